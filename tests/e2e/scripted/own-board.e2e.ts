import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { DRAWING, ISLANDS } from '../../boards/drawing/islands.ts';
import { BORDERS, VARIANTS } from '../../boards/jdip-files.ts';
import { expectAccessible, expectLargeTargets, expectNoSidewaysScroll } from '../page.ts';
import { ANY_SIZE, expect, test, IN_VERIFY } from '../site.ts';

const HUNDRED = readFileSync(
  new URL('../../../boards/hundred.board.yaml', import.meta.url),
  'utf8',
);
/** A board that the site does not know: it has to be drawn. */
const MINE = HUNDRED.replace('id: hundred', 'id: my-hundred').replace(
  'name: Hundred',
  'name: Mine',
);

async function openPage(page: Page, path = 'boards/own/'): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#live[data-live]')).toBeAttached();
}

const fileOf = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

async function choose(page: Page, ...files: readonly (readonly [string, string])[]): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles(files.map(([name, text]) => fileOf(name, text)));
}

/** Drops a file as from a folder of the computer. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const dropped = await page.evaluateHandle(
    ([file, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content ?? ''], file ?? ''));
      return data;
    },
    [name, text],
  );
  const area = page.getByRole('textbox', { name: 'The text of the file' });
  await area.dispatchEvent('dragover', { dataTransfer: dropped });
  await area.dispatchEvent('drop', { dataTransfer: dropped });
}

const mistakes = (page: Page) => page.locator('.report li');
const orders = (page: Page) => page.getByRole('textbox', { name: 'Orders' });
const diagram = (page: Page) => page.getByRole('img', { name: 'The start of Mine' });

test(
  'what is wrong with a dropped file is said, and mended in place',
  ANY_SIZE,
  async ({ page }) => {
    await openPage(page);
    const line = HUNDRED.slice(0, HUNDRED.indexOf('id: alsace')).split('\n').length;
    expect(line).toBeGreaterThan(1);
    await drop(page, 'mine.board.yaml', MINE.replace('pass: army', 'pass: armie'));
    await expect(page.getByText('One thing is wrong:')).toBeVisible();
    await expect(mistakes(page)).toContainText('Unknown word "armie".');
    await expect(mistakes(page)).toContainText('Expected: army, fleet or both');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await mistakes(page).getByRole('button').click();
    await page.keyboard.insertText(
      MINE.split('\n').find((one) => one.includes('pass: army')) ?? '',
    );
    await expect(page.getByText('This is a board: Mine.')).toBeVisible();
  },
);

test('a board is drawn, told and kept, and a turn on it is ruled', ANY_SIZE, async ({ page }) => {
  await openPage(page);
  await choose(page, ['mine.board.yaml', MINE]);
  await expect(diagram(page).locator('visible=true')).toBeVisible();
  await page.getByRole('button', { name: 'Good enough' }).click();
  await expect(page.getByText('Drawn.')).toBeVisible();
  await expect(page.getByText('17 supply centres; 9 win')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Contested neutral centres' })).toBeVisible();

  await orders(page).fill('England: A Cal-Par\nFrance: A Par H, A Orl S A Par\nBurgundy: A Xyz H');
  await expect(page.getByText(/Line 3: .*Xyz/)).toBeVisible();
  await page.getByRole('button', { name: 'Play the reasoning' }).click();
  await expect(page.getByText('Calais attacks Paris with strength 1').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Ask' }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectLargeTargets(page);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('my-hundred.board.json');

  await page.reload();
  await expect(page.getByText('This is a board: Mine.')).toBeVisible();
  await expect(orders(page)).toHaveValue(/A Cal-Par/);
  await expect(diagram(page).locator('visible=true')).toBeVisible();
  await expect(page.getByText('Drawn.')).toBeVisible();

  await page.getByRole('button', { name: 'Forget Mine' }).click();
  await expect(page.getByText('Mine is forgotten.')).toBeVisible();
  await page.reload();
  await expect(page.locator('#live[data-live]')).toBeAttached();
  await expect(page.getByRole('textbox', { name: 'The text of the file' })).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Forget Mine' })).toHaveCount(0);
});

test('jDip’s two files are brought one after the other, in German', IN_VERIFY, async ({ page }) => {
  await openPage(page, 'de/boards/own/');
  await choose(page, ['variants.xml', VARIANTS]);
  await page.getByRole('button', { name: 'Two Shores [v1]' }).click();
  await expect(mistakes(page)).toContainText(
    'Die Grenzen stehen in einer anderen Datei, shores_adjacency.xml.',
  );
  await choose(page, ['shores_adjacency.xml', BORDERS]);
  await expect(page.getByText('Das ist ein Brett: Two Shores [v1].')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Was das Brett verrät' })).toBeVisible();
});

test(
  'with a drawing of its own it is a map, on its page and in a game',
  IN_VERIFY,
  async ({ page }) => {
    await openPage(page);
    await choose(page, ['islands.json', JSON.stringify(ISLANDS)], ['islands.svg', DRAWING]);
    await expect(page.getByText('The map of your drawing, in our colours.')).toBeVisible();
    const outline = page.locator('svg.parts path#own-1-west');
    await expect(outline).toHaveAttribute('d', /^M/);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Play a game on it' }).click();
    await expect(page.getByRole('radio', { name: 'Islands' })).toBeChecked();
    const begin = page.locator('form button[type="submit"]');
    await expect(begin).toBeEnabled();
    await begin.click();
    const option = (space: string) =>
      page.locator(`[role="option"][data-space="${space}"] .spot`).filter({ visible: true });
    await option('west').click({ force: true });
    await option('east').click({ force: true });
    await page.getByRole('button', { name: 'Move there' }).click();
    await expect(page.getByRole('textbox')).toHaveValue('A West-East');
  },
);

test('nothing from a file becomes a part of the page', ANY_SIZE, async ({ page }) => {
  await openPage(page);
  const name = `<img src=x onerror=alert(1)><b>M`;
  await choose(page, ['bad.yaml', MINE.replace('name: Mine', `name: '${name}'`)]);
  await expect(page.getByText(`This is a board: ${name}.`)).toBeVisible();
  await expect(page.locator('img[src=x]')).toHaveCount(0);
});
