import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible, expectLargeTargets, expectNoSidewaysScroll } from '../page.ts';
import { ANY_SIZE, expect, IN_VERIFY, ON_PHONE, test } from '../site.ts';

const option = (page: Page, space: string) =>
  page.locator(`[role="option"][data-space="${space}"]`).filter({ visible: true });

/** In the middle of the window: what is asked stays at its end. */
async function press(page: Page, space: string): Promise<void> {
  const spot = option(page, space).locator('.spot');
  await spot.evaluate((at) => {
    at.scrollIntoView({ block: 'center' });
  });
  await spot.click({ force: true });
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

/** Chooses the board and starts a game on it. */
async function start(page: Page, name: string, path = 'game/'): Promise<void> {
  await page.goto(path);
  // The press wakes the page, which repeats it.
  await page.getByRole('radio', { name }).click();
  await expect(page.getByRole('radio', { name })).toBeChecked();
  await begin(page);
}

async function begin(page: Page): Promise<void> {
  const press = page.locator('form button[type="submit"]');
  await expect(press).toBeEnabled();
  await press.click();
  await expect(page.locator('.entry')).toBeVisible();
}

const FIRST_TURN = {
  England: 'A Nmd-Brt\nF Lon-Dov\nA Guy H\nA Cal H\nF Dev H',
  France: 'A Par-Nmd\nA Orl S A Par-Nmd\nA Tou H\nA Dau H\nA Pro H',
  Burgundy: 'A Dij-Can\nF Hol H\nA Fla H\nA Lux H',
};

const SECOND_TURN = {
  England: 'A Brt H\nF Dov H\nA Guy H\nA Cal H\nF Dev H',
  France: 'A Nmd H\nA Orl H\nA Tou H\nA Dau H\nA Pro H',
  Burgundy: 'A Can H\nF Hol H\nA Fla H\nA Lux H',
};

const HUNDRED = readFileSync(
  new URL('../../../boards/hundred.board.yaml', import.meta.url),
  'utf8',
);
/** The file of a board that the site does not know. */
const hundred = (id: string, name: string): string =>
  HUNDRED.replace('id: hundred', `id: ${id}`).replace('name: Hundred', `name: ${name}`);

const fileOf = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

const chooseFile = (page: Page, name: string, text: string): Promise<void> =>
  page.locator('input[type=file]').first().setInputFiles(fileOf(name, text));

/** Writes the orders of each power and hands them in. */
async function write(page: Page, sheets: Readonly<Record<string, string>>): Promise<void> {
  for (const [power, orders] of Object.entries(sheets)) {
    await page.getByRole('tab', { name: new RegExp(`^${power}`) }).click();
    await page.getByRole('textbox').fill(orders);
  }
}

test(
  'two people play Hundred at one tablet: orders on the diagram and as text, two turns, builds, and the saved game',
  ON_PHONE,
  async ({ page }) => {
    await start(page, 'Hundred');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1425');
    await expectNoSidewaysScroll(page);
    await expectLargeTargets(page);
    await expectAccessible(page);
    await page.getByRole('tab', { name: /^Burgundy/ }).click();
    await press(page, 'dij');
    await expect(page.locator('.says [role="status"]')).toHaveText(
      'Army Dijon: choose where it moves, or the unit it supports.',
    );
    await press(page, 'can');
    await expect(page.getByRole('textbox')).toHaveValue('A Dij-Can');
    await write(page, FIRST_TURN);
    await button(page, 'Adjudicate').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1425');
    await expect(page.locator('.player, .study').first()).toContainText('A Par–Nmd');
    await page.getByRole('tab', { name: 'Ask' }).click();
    await expect(page.locator('.player, .study, .inquiry').first()).toBeVisible();
    await button(page, 'Continue to 1430').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1430');
    await write(page, SECOND_TURN);
    await button(page, 'Adjudicate').click();
    await button(page, 'Continue to the builds').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1430, adjustments');
    // Nobody else has anything to build or to remove.
    await press(page, 'dij');
    await page.locator('[data-answer="army"]').click();
    await expect(page.getByRole('textbox')).toHaveValue('Build A Dij');
    await button(page, 'Adjudicate').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1435');
    await expect(page.locator('.below')).toContainText(/Burgundy\s*\+1\s*5/);
    await button(page, 'Check every ruling').click();
    await expect(page.locator('.check')).toContainText('proved');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1435');
    await page.locator('.timeline input').fill('0');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1425');
  },
);

test('the thirty-four powers of Chaos have room on a phone', ON_PHONE, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await start(page, 'Chaos');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Whose orders' }).selectOption('Munich');
  await expect(page.getByRole('heading', { name: 'Munich' })).toBeVisible();
  await page.getByRole('textbox').fill('Build A Mun');
  await button(page, 'Hand in for Munich').click();
  await expect(page.getByRole('combobox', { name: 'Whose orders' })).toContainText(
    'Munich, handed in',
  );
  await button(page, 'Adjudicate').click();
  await expect(page.getByText(/^Nothing from 33 powers/)).toBeVisible();
  await expect(page.getByText('Warsaw', { exact: true }).filter({ visible: true })).toHaveCount(0);
  await page.getByText('24 more powers').click();
  await expect(page.getByText('Warsaw', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText('34 players')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectLargeTargets(page);
  await expectAccessible(page);
});

test.describe('every other board', () => {
  for (const [name, when] of [
    ['Pure', ANY_SIZE],
    ['Ancient Mediterranean', IN_VERIFY],
    ['Cold War', IN_VERIFY],
    ['Youngstown Redux', IN_VERIFY],
  ] as const)
    test(`${name} begins, in German too, and its first turn is ruled`, when, async ({ page }) => {
      await start(page, name, 'de/game/');
      await expectNoSidewaysScroll(page);
      await button(page, 'Entscheiden').click();
      await button(page, /^Ohne/).click();
      await expect(page.locator('.player, .study').first()).toBeVisible();
      await button(page, 'Weiter zum Herbst').click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Herbst');
    });
});

test(
  'a board of one’s own is brought, and a year is played on it; the saved game opens where the board is not',
  IN_VERIFY,
  async ({ page }) => {
    const [own, mine] = ['boards/own/', hundred('my-hundred', 'Mine')];
    await page.goto(own);
    await expect(page.locator('#live[data-live]')).toBeAttached();
    await chooseFile(page, 'mine.board.yaml', mine);
    await page.getByRole('button', { name: 'Good enough' }).click();
    await page.getByRole('link', { name: 'Play a game on it' }).click();
    await expect(page.getByRole('radio', { name: 'Mine' })).toBeChecked();
    await expect(page.locator('figure')).toContainText('England, France, Burgundy');
    await expectAccessible(page);
    await begin(page);
    await page.getByRole('tab', { name: /^Burgundy/ }).click();
    await press(page, 'dij');
    await press(page, 'can');
    await expect(page.getByRole('textbox')).toHaveValue('A Dij-Can');
    await expectNoSidewaysScroll(page);
    await expectLargeTargets(page);
    await write(page, FIRST_TURN);
    await button(page, 'Adjudicate').click();
    await expect(page.locator('.player, .study').first()).toContainText('A Par–Nmd');
    await button(page, 'Continue to 1430').click();
    await write(page, SECOND_TURN);
    await button(page, 'Adjudicate').click();
    await button(page, 'Continue to the builds').click();
    await press(page, 'dij');
    await page.locator('[data-answer="army"]').click();
    await button(page, 'Adjudicate').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1435');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1435');
    await expect(page.locator('.below')).toContainText('Mine');

    const saving = page.waitForEvent('download');
    await button(page, 'Save the game to a file').click();
    const saved = readFileSync(await (await saving).path(), 'utf8');
    await page.evaluate(() => {
      localStorage.clear();
    });
    await page.goto('game/');
    await expect(page.locator('form button[type="submit"]')).toBeVisible();
    await page.locator('form input').first().focus();
    await expect(page.locator('form button[type="submit"]')).toBeEnabled();
    await chooseFile(page, 'game.json', saved);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1435');

    const { board: _, ...bare } = JSON.parse(saved) as Record<string, unknown>;
    await page.evaluate(() => {
      localStorage.clear();
    });
    await page.reload();
    await expect(page.locator('form button[type="submit"]')).toBeVisible();
    await page.locator('form input').first().focus();
    await expect(page.locator('form button[type="submit"]')).toBeEnabled();
    await chooseFile(page, 'game.json', JSON.stringify(bare));
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('on a board that is not here: my-hundred.');
    const board = alert.locator('input[type=file]');
    await board.setInputFiles(fileOf('other.yaml', hundred('my-hundred', 'Changed')));
    await expect(alert).toContainText('That is not the board of this game');
    await board.setInputFiles(fileOf('mine.yaml', mine));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1435');
  },
);

test('the page of a board has a game to start', ANY_SIZE, async ({ page }) => {
  await page.goto('boards/cold-war/');
  await page.locator('a[href$="game/#plan=cold-war"]').click();
  await expect(page.getByRole('radio', { name: 'Cold War' })).toBeChecked();
  await expect(page.locator('figure')).toContainText('USSR, NATO');
});
