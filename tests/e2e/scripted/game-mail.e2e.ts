import type { Page } from '@playwright/test';
import { expectAccessible, expectLargeTargets, expectNoSidewaysScroll } from '../page.ts';
import { ON_PHONE, expect, test } from '../site.ts';

const MAIL = `Hello,
Austria: A Vie-Gal, F Tri-Alb
Italy:
A Ven H
Army Rome to Apulia
Russia: A War-Gal`;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sheet = (page: Page, power: string) =>
  page.getByRole('textbox', { name: `Orders of ${power}, one per line` });
const mail = (page: Page) => page.getByRole('textbox', { name: 'Text with orders' });
const open = (page: Page, power: string) =>
  page.getByRole('tab', { name: new RegExp(`^${power}`) }).click();

test.beforeEach(async ({ page }) => {
  await page.goto('game/');
  await button(page, 'Start the game').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spring 1901');
});

test(
  'a mail of several powers goes on their sheets, and comes off again',
  ON_PHONE,
  async ({ page }) => {
    await open(page, 'Russia');
    await button(page, 'Hand in for Russia').click();
    await open(page, 'Italy');
    await sheet(page, 'Italy').fill('A Ven-Tyr');
    await button(page, 'Paste orders of several powers').click();
    await expect(mail(page)).toBeFocused();
    await mail(page).fill(MAIL.replace('A Ven H', 'A Ven-Atlantis'));
    const report = page.locator('.mail').getByRole('status');
    await expect(report).toContainText('Austria: 2 orders');
    await expect(report).toContainText('Replaces what is written for Italy.');
    await expect(report).toContainText('Russia has already handed in');
    await expect(report).toContainText('Line 4: No space has this name: "Atlantis".');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expectLargeTargets(page);

    await button(page, 'Line 4:').click();
    await expect(mail(page)).toBeFocused();
    await mail(page).fill(MAIL);
    await button(page, 'Put them on the sheets').click();
    // Russia's order is still on no sheet.
    await expect(report).toContainText('Austria and Italy: on the sheets.');
    await button(page, 'Close the text').click();
    await expect(sheet(page, 'Austria')).toHaveValue('A Vie-Gal\nF Tri-Alb');
    await open(page, 'Italy');
    await expect(sheet(page, 'Italy')).toHaveValue('A Ven H\nA Rom-Apu');
    await button(page, 'Put back what the sheets held').click();
    await expect(sheet(page, 'Italy')).toHaveValue('A Ven-Tyr');
    await expect(button(page, 'Put back what the sheets held')).toBeHidden();
    await open(page, 'Austria');
    await expect(sheet(page, 'Austria')).toHaveValue('');
  },
);

test('a mail that is pasted into a sheet by the keyboard', async ({ page, context }) => {
  test.skip(test.info().project.name === 'phone', 'a phone has no keyboard');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), MAIL);
  await sheet(page, 'Austria').focus();
  await page.keyboard.press('Control+v');
  await expect(mail(page)).toBeFocused();
  await expect(mail(page)).toHaveValue(MAIL);
  await expect(sheet(page, 'Austria')).toHaveValue('');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Put them on the sheets')).toBeVisible();
  for (let presses = 0; presses < 6; presses++) {
    const text = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (text === 'Put them on the sheets') break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(mail(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(
    page.getByText('The orders of Austria, Italy and Russia are on their sheets.'),
  ).toBeVisible();
  await expect(sheet(page, 'Austria')).toHaveValue('A Vie-Gal\nF Tri-Alb');
});
