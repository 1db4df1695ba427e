import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectReadable,
  frames,
} from '../page.ts';
import { ANY_SIZE, IN_MOTION, ON_PHONE, expect, test, IN_VERIFY } from '../site.ts';

const NINE = 'rulebook-1971/example-09/';

const ruler = (page: Page) => page.getByRole('slider', { name: 'Steps' });
const stepOf = async (page: Page) => Number(await ruler(page).getAttribute('aria-valuenow'));
const lastOf = async (page: Page) => Number(await ruler(page).getAttribute('aria-valuemax'));
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** Opens a page and turns to its player, which brings it to life. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ruler(page).focus();
  await expect(page.locator('#live[data-live]')).toBeAttached();
}

/** To the orders as written. */
const toStart = (page: Page) => ruler(page).press('Home');

test(
  'what is pressed first is done, though the player has to come to life for it',
  ANY_SIZE,
  async ({ page }) => {
    await page.goto(NINE);
    await press(page, 'Back');
    await expect(ruler(page)).toHaveAttribute('aria-valuenow', '10');
    await page.goto('rulebook-1971/example-10/');
    await ruler(page).press('Home');
    await expect(ruler(page)).toHaveAttribute('aria-valuenow', '0');
  },
);

test(
  'the short telling goes from one contested step to the next, and stands in the address',
  ANY_SIZE,
  async ({ page }) => {
    await open(page, NINE);
    await page.getByRole('button', { name: /^Contested only/ }).click();
    await expect(page).toHaveURL(/#telling=short$/);
    await toStart(page);
    const steps: number[] = [];
    const last = await lastOf(page);
    for (;;) {
      await press(page, 'Next');
      steps.push(await stepOf(page));
      if (steps.at(-1) === last || steps.length > last) break;
    }
    expect(steps).toEqual([1, 4, 5, 6, 10, 11]);

    await page.goto(`${NINE}#step=2&telling=short`);
    await expect(ruler(page)).toHaveAttribute('aria-valuenow', '2');
    await page.reload();
    await expect(ruler(page)).toHaveAttribute('aria-valuenow', '2');
    await press(page, 'Next');
    await expect(ruler(page)).toHaveAttribute('aria-valuenow', '4');
    await page.getByRole('button', { name: 'All 11' }).click();
    await press(page, 'Next');
    await expect(ruler(page)).toHaveAttribute('aria-valuenow', '5');
    await expect(page).toHaveURL(/#at=dislodged\.SIL$/);
  },
);

test(
  'every step of Example 9 has its own sentence, told to a screen reader',
  IN_VERIFY,
  async ({ page }) => {
    await open(page, NINE);
    const last = await lastOf(page);
    const live = page.locator('[aria-live=polite]');
    await toStart(page);
    const told: string[] = [];
    for (let step = 1; step <= last; step++) {
      await press(page, 'Next');
      await expect(live).toContainText(`${step.toString()} of ${last.toString()}`);
      told.push((await live.textContent()) ?? '');
    }
    expect(new Set(told).size).toBe(last);
  },
);

test.describe('in motion', () => {
  test.use(IN_MOTION);

  test('Example 9 goes forward and back', ANY_SIZE, async ({ page }) => {
    await open(page, NINE);
    const last = await lastOf(page);
    expect(last).toBeGreaterThan(8);
    await toStart(page);
    await expect(ruler(page)).toHaveAttribute('aria-valuenow', '0');
    await press(page, 'Next');
    await press(page, 'Next');
    await expect(ruler(page)).toHaveAttribute('aria-valuenow', '2');
    await press(page, 'Back');
    await expect(ruler(page)).toHaveAttribute('aria-valuenow', '1');
    await ruler(page).press('End');
    await expect(ruler(page)).toHaveAttribute('aria-valuenow', last.toString());
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  });

  test('the keys play it when the focus is inside', ANY_SIZE, async ({ page }) => {
    await open(page, NINE);
    await ruler(page).focus();
    await page.keyboard.press('Home');
    expect(await stepOf(page)).toBe(0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    expect(await stepOf(page)).toBe(1);
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect.poll(() => stepOf(page)).toBeGreaterThan(1);
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await page.keyboard.press('End');
    expect(await stepOf(page)).toBe(await lastOf(page));
  });
});

test(
  'why Berlin bounces: from its order to the step, to a premise, to the rule',
  ANY_SIZE,
  async ({ page }) => {
    await open(page, NINE);
    await page
      .getByRole('button', { name: /Ber.Pru.*bounces/i })
      .first()
      .click();
    const decided = await stepOf(page);
    await expect(page.getByText(/bounce in Prussia, 1 against 1/).first()).toBeVisible();
    const premise = page.getByRole('list', { name: 'Because' }).getByRole('button').first();
    const to = Number(/\d+/.exec(await premise.innerText())?.[0]);
    await premise.click();
    expect(await stepOf(page)).toBe(to);
    expect(to).toBeLessThan(decided);
    const link = page.locator('a[href*="rules/#"]:visible').first();
    const href = new URL((await link.getAttribute('href')) ?? '', page.url());
    await link.click();
    await expect(page.locator(href.hash)).toBeVisible();
  },
);

test('the step is in the address, and the address gives it back', ANY_SIZE, async ({ page }) => {
  await open(page, `${NINE}#step=4`);
  await expect(ruler(page)).toHaveAttribute('aria-valuenow', '4');
  await press(page, 'Next');
  await expect(page).toHaveURL(/#at=dislodged\.SIL$/);
  await page.reload();
  await expect(ruler(page)).toHaveAttribute('aria-valuenow', '5');
  await page.goto('rulebook-1971/example-10/#step=999');
  await expect(page.locator('#live[data-live]')).toBeAttached();
  await expect.poll(async () => (await stepOf(page)) === (await lastOf(page))).toBe(true);
});

test(
  'an address that names only a second edition opens it beside the first',
  ANY_SIZE,
  async ({ page }) => {
    await page.goto('rulebook-1971/example-12/#beside=1982');
    await expect(page.locator('#live[data-live]')).toBeAttached();
    await expect(page.getByText('Every ordered route must survive.')).toBeVisible();
    await expect(page.getByText('One surviving route is enough.')).toBeVisible();
  },
);

test('Example 12 turns over between 1971 and 1982', ANY_SIZE, async ({ page }) => {
  await open(page, 'rulebook-1971/example-12/');
  const army = page.getByRole('button', { name: /A Lon.Bel/ }).filter({ hasNotText: / C / });
  await expect(army).toContainText(/no route/i);
  const list = page.getByRole('combobox', { name: 'Edition' });
  if (await list.isVisible()) await list.selectOption('1982');
  else await page.locator('label').filter({ hasText: '1982' }).click();
  await expect(army).toContainText(/succeeds/i);
  await expect(page).toHaveURL(/edition=1982/);
  await page.reload();
  await expect(army).toContainText(/succeeds/i);
});

test('without motion a step is there at once', ANY_SIZE, async ({ page }) => {
  await open(page, NINE);
  await toStart(page);
  const moving = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  await press(page, 'Next');
  expect(await moving()).toBe(0);
  const still = await page.locator('section svg:visible').first().innerHTML();
  await frames(page);
  expect(await page.locator('section svg:visible').first().innerHTML()).toBe(still);
});

test('fits the window and the finger', ON_PHONE, async ({ page }) => {
  for (const address of [NINE, 'sample-game/1902-2-fall/', 'rulebook-1971/example-12/']) {
    await open(page, address);
    await expectNoSidewaysScroll(page);
    await expectLargeTargets(page);
  }
});

test(
  'whatever a step has to say, its ruler leaves the board to be seen',
  ON_PHONE,
  async ({ page }) => {
    await open(page, 'datc/6-f-14/');
    const bottom = async () => {
      const box = await page.getByRole('group', { name: /^Map:/ }).boundingBox();
      return box ? box.y + box.height : NaN;
    };
    const last = await lastOf(page);
    for (let step = 0; step <= last; step++) {
      await ruler(page).press(step === 0 ? 'Home' : 'ArrowRight');
      await expect(ruler(page)).toHaveAttribute('aria-valuenow', step.toString());
      expect((await ruler(page).boundingBox())?.y).toBeGreaterThanOrEqual(await bottom());
    }
  },
);

test(
  'the line that a step speaks of is below the heading of its list',
  ON_PHONE,
  async ({ page }) => {
    await open(page, 'sample-game/1902-2-fall/');
    const list = page.getByRole('region', { name: /^(Orders|Ruling)$/ });
    const line = list.locator('[aria-current]').first();
    await ruler(page).press('End');
    const last = await lastOf(page);
    for (let step = last - 1; step > last - 9; step--) {
      await ruler(page).press('ArrowLeft');
      await expect(ruler(page)).toHaveAttribute('aria-valuenow', step.toString());
      if ((await line.count()) === 0) continue;
      const heading = await list.getByRole('heading', { level: 2 }).boundingBox();
      const bottom = heading ? heading.y + heading.height : NaN;
      expect((await line.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
    }
  },
);

test('is accessible, in the light and in the dark', ON_PHONE, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, NINE);
  await expectAccessible(page);
  await page.goto(`${NINE}#step=6`);
  await expect(ruler(page)).toHaveAttribute('aria-valuenow', '6');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadable(page);
});
