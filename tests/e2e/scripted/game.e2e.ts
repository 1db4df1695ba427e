import type { Page } from '@playwright/test';
import { expectAccessible, expectLargeTargets, expectNoSidewaysScroll } from '../page.ts';
import { ANY_SIZE, IN_VERIFY, ON_PHONE, expect, test } from '../site.ts';

const POWERS = ['Austria', 'England', 'France', 'Germany', 'Italy', 'Russia', 'Turkey'];

/** A hand on the page: it chooses a power, points at places on the map, and answers what is asked. */
interface Hand {
  readonly press: (name: string | RegExp) => Promise<void>;
  readonly power: (name: string) => Promise<void>;
  readonly place: (space: string) => Promise<void>;
  readonly answer: (value: string) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const option = (page: Page, space: string) =>
  page.locator(`[role="option"][data-space="${space}"]`).filter({ visible: true });

function mouse(page: Page): Hand {
  return {
    press: (name) => button(page, name).click(),
    power: (name) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click(),
    place: (space) => option(page, space).locator('.spot').click({ force: true }),
    answer: (value) => page.locator(`[data-answer="${value}"]`).click(),
  };
}

/** Tab, or back by Shift+Tab if it stands before, until something has the focus; nothing else brings it there. */
async function tabTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor();
  const stands = await page.evaluate((wanted) => {
    const focus = document.activeElement ?? document.body;
    const place = document.querySelector(wanted)?.compareDocumentPosition(focus);
    return place === Node.DOCUMENT_POSITION_FOLLOWING ? 'before' : 'after';
  }, selector);
  const key = stands === 'before' ? 'Shift+Tab' : 'Tab';
  for (let presses = 0; presses < 120; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the keyboard does not come to ${selector}`);
}

function keyboard(page: Page): Hand {
  const names: Record<string, string> = {
    KIE: 'kiel',
    DEN: 'denmark',
    BER: 'berlin',
    MUN: 'munich',
    RUH: 'ruhr',
    WAR: 'warsaw',
    GAL: 'galicia',
    HOL: 'holland',
    BUD: 'budapest',
    VIE: 'vienna',
    UKR: 'ukraine',
  };
  return {
    press: async (name) => {
      const wanted = button(page, name);
      await expect(wanted).toBeVisible();
      await wanted.evaluate((element) => {
        document.querySelector('[data-wanted]')?.removeAttribute('data-wanted');
        element.setAttribute('data-wanted', '');
      });
      await tabTo(page, '[data-wanted]');
      await page.keyboard.press('Enter');
    },
    power: async (name) => {
      await tabTo(page, '[role="tab"][aria-selected="true"]');
      for (let presses = 0; presses < 8; presses++) {
        const text = await page.evaluate(() => document.activeElement?.textContent ?? '');
        if (text.startsWith(name)) return;
        await page.keyboard.press('ArrowRight');
      }
      throw new Error(`no tab of ${name}`);
    },
    place: async (space) => {
      await tabTo(page, '[role="option"][tabindex="0"]');
      // A letter that is also the key of a kind of order is none within a name: with a unit chosen, M says that it moves.
      const isChosen = await page.locator('[role="option"][aria-selected="true"]').count();
      if (isChosen > 0 && /^[hmsc]/.test(names[space] ?? '')) await page.keyboard.press('m');
      await page.keyboard.type(names[space] ?? space);
      await expect(option(page, space)).toBeFocused();
      await page.keyboard.press('Enter');
    },
    answer: async (value) => {
      await tabTo(page, '.chooser button');
      for (let presses = 0; presses < 6; presses++) {
        const is = await page.evaluate(() => document.activeElement?.getAttribute('data-answer'));
        if (is === value) break;
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Enter');
    },
  };
}

/** Two presses: the unit, then where it goes. */
async function move(hand: Hand, from: string, to: string): Promise<void> {
  await hand.place(from);
  await hand.place(to);
}

/** Hands in nothing for all but these, who have written. */
async function others(page: Page, hand: Hand, busy: readonly string[]): Promise<void> {
  for (const power of POWERS.filter((one) => !busy.includes(one))) {
    await hand.power(power);
    await hand.press(`Hand in for ${power}`);
  }
  await hand.press('Adjudicate');
  await expect(button(page, 'Play the reasoning')).toBeVisible();
}

async function playYear(page: Page, hand: Hand): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await hand.press('Start the game');
  await expect(heading).toHaveText('Spring 1901');

  await hand.power('Germany');
  await move(hand, 'KIE', 'DEN');
  // Kiel is occupied by a unit of its own: that is asked about.
  await move(hand, 'BER', 'KIE');
  await hand.answer('move');
  await move(hand, 'MUN', 'RUH');
  await hand.power('Russia');
  await move(hand, 'WAR', 'GAL');
  await others(page, hand, ['Germany', 'Russia']);
  await hand.press('Continue to Fall');
  await expect(heading).toHaveText('Fall 1901');

  await hand.power('Germany');
  await move(hand, 'KIE', 'HOL');
  await hand.power('Austria');
  // So is Galicia, by the Russian army.
  await move(hand, 'BUD', 'GAL');
  await hand.answer('move');
  await hand.place('VIE');
  await hand.place('BUD');
  await hand.place('GAL');
  await others(page, hand, ['Germany', 'Austria']);
  await hand.press('Continue to the retreats');
  await expect(heading).toHaveText('Fall 1901, retreats');

  await hand.place('GAL');
  await hand.place('UKR');
  await hand.press('Adjudicate');
  await expect(heading).toHaveText('Winter 1901');

  await hand.place('BER');
  await hand.answer('army');
  await hand.place('MUN');
  await hand.answer('army');
  await hand.press('Adjudicate');
  await expect(heading).toHaveText('Spring 1902');

  await hand.press('Check every ruling');
  await expect(page.getByText('Checked: all 5 phases are proved.')).toBeVisible();
}

test('what is asked covers nothing that can be pressed', ON_PHONE, async ({ page }) => {
  await page.goto('game/');
  await button(page, 'Start the game').click();
  const hand = mouse(page);
  await hand.power('Germany');
  /** The spaces that can be pressed, and those of them at whose middle a press would meet something else. */
  const offered = () =>
    page.evaluate(() => {
      // As far down as the line under the board stands in its own place.
      const line = document.querySelector('.entry .line');
      window.scrollBy(0, (line?.getBoundingClientRect().bottom ?? 0) - innerHeight);
      const spots = [...document.querySelectorAll<SVGElement>('.target .spot, .hint .spot')];
      const inSight = spots.filter((spot) => {
        const { x, y, width, height } = spot.getBoundingClientRect();
        const board = spot.ownerSVGElement?.getBoundingClientRect();
        const [left, top] = [x + width / 2, y + height / 2];
        return (
          board && left > board.left && left < board.right && top > board.top && top < board.bottom
        );
      });
      const covered = inSight.filter((spot) => {
        const { x, y, width, height } = spot.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.entry .does');
      });
      return [inSight.length, covered.length];
    });
  await hand.place('MUN');
  await expect(page.locator('.chooser')).toBeVisible();
  expect(await offered()).toEqual([expect.any(Number), 0]);
  expect((await offered())[0]).toBeGreaterThan(3);
  await hand.place('BER');
  expect(await offered()).toEqual([3, 0]);
  await expectLargeTargets(page);
  await expectAccessible(page);
  await hand.place('SIL');
  await expect(page.getByRole('textbox').first()).toHaveValue('A Mun S A Ber-Sil');
});

test('a game that was begun in German goes on in English', IN_VERIFY, async ({ page }) => {
  await page.goto('de/game/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Ein ganzes Spiel');
  await button(page, 'Spiel beginnen').click();
  await expect(heading).toHaveText('Frühjahr 1901');
  const hand = mouse(page);
  await hand.power('Deutschland');
  await hand.place('MUN');
  await expect(page.locator('.entry').getByRole('status')).toHaveText(
    'Armee München: Wählen Sie, wohin sie zieht, oder die Einheit, die sie unterstützt.',
  );
  await hand.place('RUH');
  await expect(page.getByRole('textbox').first()).toHaveValue('A Mun-Ruh');
  await button(page, 'Entscheiden').click();
  await expect(page.getByRole('alert')).toContainText('Nichts von Österreich, England, Frankreich');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goto('game/');
  await expect(heading).toHaveText('Spring 1901');
  await expect(page).toHaveURL(/game\/$/);
});

test.describe('a full year', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('game/');
  });

  test('with the mouse only', ON_PHONE, async ({ page }) => {
    await playYear(page, mouse(page));
    await expectNoSidewaysScroll(page);
    await expectLargeTargets(page);
    await expectAccessible(page);
  });

  test('with the keyboard only', IN_VERIFY, async ({ page }) => {
    test.skip(test.info().project.name === 'phone', 'a phone has no keyboard');
    await playYear(page, keyboard(page));
  });
});

test(
  'France against Austria: two powers are chosen, ordered and ruled, and the turn goes to the desk',
  ANY_SIZE,
  async ({ page }) => {
    await page.goto('game/');
    await page.getByText('France vs Austria', { exact: true }).click();
    await button(page, 'Start the game').click();
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveText([/^Austria/, /^France/]);
    const hand = mouse(page);
    await hand.power('France');
    await move(hand, 'PAR', 'BUR');
    for (const power of ['Austria', 'France']) {
      await hand.power(power);
      await hand.press(`Hand in for ${power}`);
    }
    await hand.press('Adjudicate');
    await expect(button(page, 'Continue to Fall')).toBeVisible();
    const desk = page.locator('a[href*="desk/#"]').first();
    await expect(desk).toHaveAttribute('href', /board=france-austria/);
  },
);
