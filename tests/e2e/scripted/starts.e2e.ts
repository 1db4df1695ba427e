import { readFileSync } from 'node:fs';
import { expectAccessible, expectNoSidewaysScroll } from '../page.ts';
import { ANY_SIZE, expect, ON_PHONE, test } from '../site.ts';

test(
  'Chaos: 34 powers begin with their builds, written and by a press',
  ON_PHONE,
  async ({ page }) => {
    await page.goto('game/#plan=chaos');
    const begin = page.getByRole('button', { name: 'Start the game' });
    await expect(begin).toBeEnabled();
    // On a phone the row that begins the game is far below the choice: it says which game it is.
    await expect(page.locator('.row .which')).toHaveText('Chaos');
    await begin.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winter 1900');
    await expectNoSidewaysScroll(page);
    await page.getByRole('combobox', { name: 'Whose orders' }).selectOption('Kiel');
    await page.getByRole('textbox').fill('Build F Kie');
    await page.getByRole('button', { name: 'Adjudicate', exact: true }).click();
    await page.getByRole('button', { name: 'Adjudicate without them' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spring 1901');
    // Kiel alone has a unit now.
    await expect(page.locator('.entry')).toBeVisible();
  },
);

test(
  'a game begins with a position from the desk, and powers without a player stand still',
  ANY_SIZE,
  async ({ page }) => {
    await page.goto('desk/#turn=F1905M;A:Avie:vie;F:Fbre:bre;G:Aber:ber');
    await page.getByRole('button', { name: 'Position', exact: true }).click();
    await page.getByRole('link', { name: 'Start a game from this position' }).click();
    await page.locator('form').scrollIntoViewIfNeeded();
    await expect(page.getByRole('radio', { name: /^Custom start/ })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Germany' }).uncheck();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fall 1905');
    await expect(page.getByRole('tab', { name: /^Germany/ })).toHaveCount(0);
    await page.getByRole('tab', { name: /^France/ }).click();
    await page.getByRole('textbox').fill('F Bre-Eng');
    await page.getByRole('button', { name: 'Adjudicate', exact: true }).click();
    // Nobody waits for Germany.
    await expect(page.getByText('waiting for Austria.')).toBeVisible();
    await page.getByRole('button', { name: 'Adjudicate without them' }).click();
    await expect(page.locator('.player, .study').first()).toContainText('F Bre–Eng');
    // A saved game contains its start.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fall 1905');
  },
);

test(
  'a turn on Hundred is saved as a scenario file, opened at the desk again, and embedded',
  ANY_SIZE,
  async ({ page }) => {
    await page.goto('desk/#board=hundred');
    await page.getByRole('tab', { name: /^Burgundy/ }).click();
    await page.getByRole('textbox', { name: /Burgundy/ }).fill('A Dij-Can');
    await page.getByRole('button', { name: 'See the ruling' }).click();
    await expect(page.locator('.inquiry')).toContainText('A Dij–Can');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Scenario file' }).click();
    const file = readFileSync(await (await saved).path(), 'utf8');
    expect(file).toContain('\nboard: hundred\n');

    await page.goto('desk/#turn=A:Avie!');
    await page.getByText('Paste orders', { exact: true }).click();
    await page.locator('textarea').first().fill(file);
    await page.getByRole('button', { name: 'Put it on the desk' }).click();
    await expect(page.getByRole('button', { name: 'Board: Hundred' })).toBeVisible();
    await expect(page.locator('.inquiry')).toContainText('A Dij–Can');

    await page.getByRole('button', { name: 'Embed' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveValue(/board="hundred"/);
    await expect(dialog.locator('standoff-scenario svg.board')).toBeVisible();
    await dialog.getByRole('button', { name: 'Markdown', exact: true }).click();
    await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveValue(/\nboard: hundred\n/);
    await dialog.getByRole('button', { name: 'Picture', exact: true }).click();
    await expect(dialog.locator('.preview img')).toBeVisible();
  },
);
