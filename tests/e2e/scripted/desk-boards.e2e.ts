import { expectAccessible, expectNoSidewaysScroll } from '../page.ts';
import { ANY_SIZE, expect, test, IN_VERIFY } from '../site.ts';

test(
  'a turn on another board: chosen, ruled, asked why, undone, and its link opens it again',
  ANY_SIZE,
  async ({ page, context }) => {
    await page.goto('desk/');
    await page.getByRole('button', { name: 'Board: Standard' }).click();
    await page.getByRole('radio', { name: 'Ancient Mediterranean' }).click();
    await page.getByRole('button', { name: 'Put its start on the desk' }).click();
    await expect(page.getByRole('button', { name: 'Board: Ancient Mediterranean' })).toBeVisible();
    await expect(page).toHaveURL(/board=ancient-mediterranean/);
    await expectNoSidewaysScroll(page);
    await page.getByRole('tab', { name: /^Rome/ }).click();
    await page.getByRole('textbox', { name: /Rome/ }).fill('A Rom-Apu\nA Rav-Apu\nF Nea H');
    await page.getByRole('button', { name: 'See the ruling' }).click();
    await expect(page.locator('.inquiry')).toContainText('bounce in Apulia');
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Ask' }).click();
    await expect(page.locator('.inquiry')).toContainText('Why');

    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.locator('.inquiry')).toContainText('bounce in Apulia');
    await other.getByRole('button', { name: /^Continue to Fall 1, moves/ }).click();
    await expect(other.locator('.date')).toHaveText('Fall 1, moves');
    await other.close();

    // A variant on the map of Europe is shown on that.
    await page.getByRole('button', { name: 'Board: Ancient Mediterranean' }).click();
    await page.getByRole('radio', { name: 'France vs Austria' }).click();
    await expect(page.getByRole('img', { name: /France vs Austria/ })).toBeVisible();
    await page.getByRole('button', { name: 'Board: Ancient Mediterranean' }).click();

    // Back to the map of Europe, and forth again.
    await page.getByRole('button', { name: 'Undo the last change' }).click();
    await expect(page.getByRole('button', { name: 'Board: Standard' })).toBeVisible();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(page.getByRole('button', { name: 'Board: Ancient Mediterranean' })).toBeVisible();
  },
);

test(
  'a link for a board that is not here says which, and a draft on a board survives a reload',
  IN_VERIFY,
  async ({ page }) => {
    await page.goto('desk/#version=4&board=atlantis&turn=X:Aabc');
    await expect(page.getByRole('alert')).toContainText('“atlantis”');
    await page.goto('boards/hundred/');
    await page.locator('a[href$="desk/#board=hundred"]').click();
    await expect(page.locator('.date')).toHaveText('1425, moves');
    await page.getByRole('tab', { name: /^Burgundy/ }).click();
    await page.getByRole('textbox', { name: /Burgundy/ }).fill('A Dij-Can\nnot yet');
    await expect(page).toHaveURL(/dij-can/);
    await page.reload();
    await page.getByRole('tab', { name: /^Burgundy/ }).click();
    await expect(page.getByRole('textbox', { name: /Burgundy/ })).toHaveValue('A Dij-Can\nnot yet');
  },
);
