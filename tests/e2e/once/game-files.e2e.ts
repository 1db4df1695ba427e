import type { Page } from '@playwright/test';
import { expectAccessible, expectLargeTargets, expectNoSidewaysScroll } from '../page.ts';
import { expect, IN_VERIFY, test } from '../site.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
const open = (page: Page, path: string) => page.goto(path);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('standoff.game'));

/** To Fall 1901, with one order. */
async function toFall(page: Page): Promise<void> {
  await press(page, 'Start the game');
  await toFallFrom(page);
}

async function toFallFrom(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Germany/ }).click();
  await page.getByRole('textbox').first().fill('F Kie-Den');
  await press(page, 'Adjudicate');
  await press(page, 'Adjudicate without them');
  await press(page, 'Continue to Fall');
  await expect(heading(page)).toHaveText('Fall 1901');
}

test.beforeEach(async ({ page }) => {
  await open(page, 'game/');
});

test('a game is kept, looked at again, taken back, saved and opened; a file that is no game and a wrong correction are refused', async ({
  page,
}) => {
  await toFall(page);
  await test.step('it is kept as it goes, with what is written and not handed in', async () => {
    await page.getByRole('tab', { name: /^Germany/ }).click();
    await page.getByRole('textbox').first().fill('F Den-Swe');
    await open(page, 'game/');
    await expect(heading(page)).toHaveText('Fall 1901');
    await page.getByRole('tab', { name: /^Germany/ }).click();
    await expect(page.getByRole('textbox').first()).toHaveValue('F Den-Swe');
  });
  await test.step('a file that is no game is refused, and the game stays', async () => {
    const before = await stored(page);
    await page.getByLabel('Open a file').setInputFiles({
      name: 'wrong.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"format":"<img src=x onerror=alert(1)>"}'),
    });
    await expect(page.getByRole('alert')).toContainText('isn’t a saved game');
    await expect(heading(page)).toHaveText('Fall 1901');
    expect(await stored(page)).toBe(before);
  });
  await test.step('every phase can be looked at, and the game taken back to it, and forward', async () => {
    await page.getByRole('slider', { name: 'Phase shown' }).press('Home');
    await expect(heading(page)).toHaveText('Spring 1901');
    const play = page.getByRole('button', { name: 'Play the reasoning', exact: true });
    await expect(play).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectLargeTargets(page);
    await expectAccessible(page);
    await press(page, 'Rewind the game to here');
    await page.getByRole('tab', { name: /^Germany/ }).click();
    await expect(page.getByRole('textbox').first()).toHaveValue('F Kie-Den');
    await press(page, 'Back to the game before the rewind');
    await expect(heading(page)).toHaveText('Fall 1901');
  });
  await test.step('a correction of the board that cannot be is told beside its form', async () => {
    await press(page, 'Correct the board…');
    const form = page.locator('form', { hasText: 'Apply the correction' });
    const board = form.getByRole('textbox').first();
    const before = await board.inputValue();
    await board.fill(before.replace('A Vie', 'A Bud'));
    await form.getByRole('textbox').last().fill('as agreed');
    await form.getByRole('button', { name: 'Apply the correction' }).click();
    await expect(form.getByRole('alert')).toContainText('Budapest');
    await expect(form.getByRole('alert')).toBeInViewport();
  });
  await test.step('it is saved to a file and opened again', async () => {
    const download = page.waitForEvent('download');
    await press(page, 'Save the game to a file');
    const path = await (await download).path();
    await press(page, 'Another game');
    await expect(heading(page)).toHaveText('A whole game');
    await page.getByLabel('Open a saved game').setInputFiles(path);
    await expect(heading(page)).toHaveText('Fall 1901');
  });
});

test('what is kept and damaged is told, and not written over', async ({ page }) => {
  const damaged = '{"game":"{\\"format\\":\\"standoff game\\",\\"version\\":9}","drafts":{}}';
  await page.evaluate((text) => {
    localStorage.setItem('standoff.game', text);
  }, damaged);
  await open(page, 'game/');
  await expect(page.getByRole('alert')).toContainText(
    'A later version of Standoff saved this game.',
  );
  await press(page, 'Start the game');
  await expect(heading(page)).toHaveText('Spring 1901');
  expect(await stored(page)).toBe(damaged);
  await press(page, 'Discard it');
  await page.getByRole('textbox').first().fill('A Vie H');
  expect(await stored(page)).not.toBe(damaged);
});

test('what is kept and is no JSON is told, and not written over', async ({ page }) => {
  await page.evaluate(() => {
    localStorage.setItem('standoff.game', '{');
  });
  await open(page, 'game/');
  await expect(page.getByRole('alert')).toContainText('cannot be opened');
  await press(page, 'Start the game');
  await expect(heading(page)).toHaveText('Spring 1901');
  expect(await stored(page)).toBe('{');
});

test(
  'of two tabs with one game the older one says so, and writes nothing over the newer',
  IN_VERIFY,
  async ({ page, context }) => {
    await press(page, 'Start the game');
    await expect(heading(page)).toHaveText('Spring 1901');
    const other = await context.newPage();
    await open(other, 'game/');
    await expect(heading(other)).toHaveText('Spring 1901');
    await page.bringToFront();
    await press(page, 'Adjudicate');
    await press(page, 'Adjudicate without them');
    await press(page, 'Continue to Fall');
    await expect(heading(page)).toHaveText('Fall 1901');
    const newer = await stored(page);
    await expect(other.getByRole('alert')).toContainText('This game has continued in another tab');
    expect(await stored(page)).toBe(newer);
    await other.bringToFront();
    await press(other, 'Load the newer game');
    await expect(heading(other)).toHaveText('Fall 1901');
    await other.getByRole('textbox').first().fill('A Vie H');
    await expect(page.getByRole('alert')).toContainText('This game has continued in another tab');
  },
);

test(
  'a file takes the place of a game, which is set aside and can be resumed',
  IN_VERIFY,
  async ({ page }) => {
    await press(page, 'Start the game');
    const download = page.waitForEvent('download');
    await press(page, 'Save the game to a file');
    const path = await (await download).path();
    await press(page, 'Adjudicate');
    await press(page, 'Adjudicate without them');
    await press(page, 'Continue to Fall');
    await expect(heading(page)).toHaveText('Fall 1901');
    await page.getByRole('textbox').first().fill('A Vie-Gal');
    await page.getByLabel('Open a file').setInputFiles(path);
    await expect(heading(page)).toHaveText('Spring 1901');
    await expect(page.getByText('has been set aside.')).toBeVisible();
    await page
      .getByRole('button', { name: /^Resume the saved game: Fall 1901, seven players, set aside / })
      .click();
    await expect(heading(page)).toHaveText('Fall 1901');
    await expect(page.getByRole('textbox').first()).toHaveValue('A Vie-Gal');
  },
);

test(
  'with every place taken, a game is set aside only where the oldest is let go; one that is resumed makes room',
  IN_VERIFY,
  async ({ page }) => {
    await press(page, 'Start the game');
    const game = await page.evaluate(() => {
      const { game } = JSON.parse(localStorage.getItem('standoff.game') ?? '') as { game: string };
      for (const slot of [1, 2, 3, 4, 5]) {
        const key = slot === 1 ? 'standoff.game.before' : `standoff.game.before.${String(slot)}`;
        const drafts = { Austria: `A Vie H # ${String(slot)}` };
        localStorage.setItem(key, JSON.stringify({ game, drafts, turn: slot }));
      }
      return game;
    });
    await toFallFrom(page);
    const asides = () =>
      page.evaluate(() =>
        Object.entries(localStorage).flatMap(([key, text]) =>
          key.startsWith('standoff.game.before') ? [String(text)] : [],
        ),
      );
    const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(game) };
    await page.getByLabel('Open a file').setInputFiles(file);
    await expect(page.getByRole('alert')).toContainText(
      'discard the oldest (Spring 1901, seven players), or cancel',
    );
    await expect(heading(page)).toHaveText('Fall 1901');
    expect((await asides()).join()).toContain('# 1');
    await press(page, 'Discard it');
    await expect(page.getByText('has been set aside.')).toBeVisible();
    await expect(heading(page)).toHaveText('Spring 1901');
    await page
      .getByRole('button', { name: /^Resume the saved game/ })
      .last()
      .click();
    await expect(page.getByRole('textbox').first()).toHaveValue('A Vie H # 2');
    const left = await asides();
    expect(left).toHaveLength(5);
    for (const slot of [3, 4, 5]) expect(left.join()).toContain(`# ${String(slot)}`);
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'a game that the browser cannot keep is not left without a question',
  IN_VERIFY,
  async ({ page }) => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await toFall(page);
    await press(page, 'Another game');
    await expect(page.getByRole('alert')).toContainText('can’t save the game');
    await expect(heading(page)).toHaveText('Fall 1901');
    const download = page.waitForEvent('download');
    await press(page, 'Save it to a file');
    await (await download).path();
    await press(page, 'Cancel');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await press(page, 'Another game');
    await press(page, 'Continue anyway');
    await expect(heading(page)).toHaveText('A whole game');
  },
);

test('two players: Italy is closed, and a coin decides', IN_VERIFY, async ({ page }) => {
  await page.getByRole('radio', { name: /^Two players/ }).check();
  await press(page, 'Start the game');
  await expect(heading(page)).toHaveText('Spring 1914');
  await page.getByRole('tab', { name: /^Austria/ }).click();
  await page.getByRole('textbox').first().fill('F Tri-Ven');
  for (const turn of ['Fall', 'Winter']) {
    await press(page, 'Adjudicate');
    await press(page, 'Adjudicate without them');
    await press(page, `Continue to ${turn}`);
  }
  await expect(page.getByText(/is not followed: Italy is neutral/)).toBeAttached();
  await expect(heading(page)).toHaveText('Winter 1914');
  await press(page, 'The coin picks Austria, Germany, Turkey');
  await expect(heading(page)).toHaveText('Spring 1915');
  await expect(page.getByText(/Italy enters the war/)).toBeAttached();
});

test('the machine can be looked at', IN_VERIFY, async ({ page }) => {
  await open(page, 'game/machine/');
  await press(page, 'Adjudicate');
  await expect(page.getByText(/are still missing/).first()).toBeVisible();
  await press(page, 'Hand in for all');
  await press(page, 'Adjudicate');
  await expect(page.locator('.where')).toHaveText('Spring, adjudication');
  await expectNoSidewaysScroll(page);
  await expectLargeTargets(page);
  await expectAccessible(page);
});

test('the focus goes on with each phase, and is never lost', async ({ page }) => {
  const focused = (name: string) =>
    expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  const enter = async (name: string): Promise<void> => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await enter('Start the game');
  await expect(heading(page)).toBeFocused();
  await enter('Adjudicate');
  await focused('Adjudicate without them');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Continue to Fall' })).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await expectAccessible(page);
  await enter('Continue to Fall');
  await expect(heading(page)).toHaveText('Fall 1901');
  await expect(heading(page)).toBeFocused();
});

test(
  'on a desk the board, the line under it and the orders fit into the window',
  IN_VERIFY,
  async ({ page }) => {
    for (const height of [720, 900]) {
      await page.setViewportSize({ width: 1280, height });
      await open(page, 'game/');
      // The second time the game is there.
      if (height === 720) await press(page, 'Start the game');
      for (const part of ['.entry .plate', '.entry .line', '.side'])
        await expect(page.locator(part).first()).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await press(page, 'Adjudicate');
    await press(page, 'Adjudicate without them');
    const board = page.locator('.player .board svg:visible').first();
    await expect(board).toBeInViewport({ ratio: 1 });
    const [drawn, steps] = [
      await board.boundingBox(),
      await page.locator('.player .stepper').first().boundingBox(),
    ];
    expect((drawn?.y ?? 0) + (drawn?.height ?? 0)).toBeLessThanOrEqual(steps?.y ?? 0);
  },
);

test(
  'the mails of a judge open as a game, with what they have otherwise at its phase',
  IN_VERIFY,
  async ({ page }) => {
    const mail = (season: string, moves: string) => ({
      name: `${season}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(`Movement results for ${season} of 1901.\n\n${moves}\n`),
    });
    await page
      .getByLabel('Open a saved game')
      .setInputFiles([
        mail('Fall', 'Austria: Army Galicia HOLD.'),
        mail('Spring', 'Austria: Army Vienna -> Galicia.\nRussia: Army Warsaw -> Galicia.'),
      ]);
    const audit = page.getByRole('region', { name: 'Where the record differs' });
    await expect(audit).toContainText("Recorded by Ken Lowe's judge: 2 phases, 1 agrees.");
    await test.step('it opens at the first difference', async () => {
      await expect(heading(page)).toHaveText('Spring 1901');
      await expect(audit.getByRole('button', { name: 'Spring 1901' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });
    await expect(audit.getByRole('listitem').filter({ hasText: 'A VIE - GAL' })).toContainText(
      'recorded succeeded, ours bounced',
    );
    await test.step('and so it has on the German page, which opens the game that was kept', async () => {
      await open(page, 'de/game/');
      await page.getByRole('button', { name: /^Frühjahr 1901/ }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'A VIE - GAL' })).toContainText(
        'aufgezeichnet gelungen, hier abgeprallt',
      );
    });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  },
);
