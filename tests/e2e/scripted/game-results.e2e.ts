import type { Page } from '@playwright/test';
import { expectAccessible, expectLargeTargets, expectNoSidewaysScroll } from '../page.ts';
import { ON_PHONE, expect, test } from '../site.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const tab = (page: Page, power: string) => page.getByRole('tab', { name: new RegExp(`^${power}`) });
const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test('at one screen a hidden sheet is opened by its player alone', ON_PHONE, async ({ page }) => {
  await page.goto('game/');
  await button(page, 'Start the game').click();
  const sheet = page.getByRole('tabpanel').getByRole('textbox').first();
  const hide = page.getByRole('checkbox', { name: 'Hide the other powers’ orders' });
  await hide.check();
  await sheet.fill('A Vie-Tyr');
  await button(page, 'Hand in for Austria').click();
  // The next sheet waits for its player.
  await expect(tab(page, 'England')).toHaveAttribute('aria-selected', 'true');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('tabpanel')).toContainText('Pass the screen to England.');
  await expect(tab(page, 'Austria')).toHaveText(/^Austria\s*handed in$/);
  await expectAccessible(page);
  await expectLargeTargets(page);
  await expectNoSidewaysScroll(page);
  // What is handed in is closed, and opening it takes it back.
  await tab(page, 'Austria').click();
  await expect(sheet).toHaveCount(0);
  await button(page, 'I am Austria: take the orders back').click();
  await expect(sheet).toHaveValue('A Vie-Tyr');
  await expect(button(page, 'Hand in for Austria')).toBeVisible();
  // It stays hidden over a reload, until somebody shows everything on purpose.
  await page.reload();
  await expect(hide).toBeChecked();
  await expect(sheet).toHaveCount(0);
  await hide.click();
  await expect(sheet).toHaveCount(0);
  await button(page, 'Show them all').click();
  await expect(sheet).toHaveValue('A Vie-Tyr');
});

test(
  'the results of a phase, for the players and on paper',
  ON_PHONE,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('game/');
    await button(page, 'Start the game').click();
    await page.getByRole('tabpanel').getByRole('textbox').first().fill('A Vie-Tyr\nA Bud-Tyr');
    await button(page, 'Adjudicate').first().click();
    await button(page, 'Adjudicate without them').click();
    await button(page, 'Share the results').click();
    const results = page.getByRole('region', { name: 'Results: Spring 1901' });
    await expect(results).toBeVisible();
    await expectAccessible(page);
    await expectLargeTargets(page);
    await expectNoSidewaysScroll(page);
    await button(page, 'Short text for a chat').click();
    await expect.poll(() => copied(page)).toMatch(/^Austria: A Bud[^\n]*, A Vie–Tyr \(\w+\)$/m);
    expect((await page.pdf()).length).toBeGreaterThan(10_000);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.reasons')).toContainText('Rules of 2023');
    // The rows of the orders are on paper, and nothing else that can be pressed.
    const orders = page.getByRole('region', { name: 'Orders and outcomes' });
    await expect(orders.getByRole('button').filter({ visible: true })).toHaveCount(2);
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(2);
    await expect(page.getByText('The machine behind it')).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));

    await button(page, 'Continue to Fall').click();
    // The others missed the Spring, so that nobody waits for them.
    await button(page, 'Reminder to Austria').click();
    await expect.poll(() => copied(page)).toBe('Fall 1901: still missing\nAustria: 3 orders\n');
  },
);
