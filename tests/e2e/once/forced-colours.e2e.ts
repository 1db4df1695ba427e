import type { Page } from '@playwright/test';
import { expect, test } from '../site.ts';

test.use({ forcedColors: 'active' });

const styleOf = (page: Page, selector: string, property: string, pseudo?: string) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .first()
    .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name), [
      property,
      pseudo,
    ] as const);

/** What everything lies on. */
const paper = (page: Page) => styleOf(page, 'body', 'background-color');

test('the ruler has its line, its ticks and its handle', async ({ page }) => {
  await page.goto('rulebook-1971/example-09/');
  const ground = await paper(page);
  const parts = [
    ['.rail', '::before'],
    ['.step', '::before'],
    ['.past', '::before'],
    ['.tick', '::after'],
    ['.knob', undefined],
  ] as const;
  for (const [part, pseudo] of parts)
    expect(await styleOf(page, part, 'background-color', pseudo), part).not.toBe(ground);
  const knob = await styleOf(page, '.knob', 'color');
  expect(knob).not.toBe(await styleOf(page, '.knob', 'background-color'));
});

test('the edition and the part of the site that are chosen are told by more than weight', async ({
  page,
  isMobile,
}) => {
  await page.goto('rules/');
  const current = page.getByRole('link', { name: 'Rules', exact: true, includeHidden: true });
  await expect(current).toHaveCSS('text-decoration-line', 'underline');
  const other = page.getByRole('link', { name: 'Game', exact: true, includeHidden: true });
  await expect(other).toHaveCSS('text-decoration-line', 'none');
  await page.goto('rulebook-1971/example-09/');
  const segments = page.locator('.segments');
  test.skip(isMobile || !(await segments.isVisible()), 'a list of the system');
  const chosen = await segments
    .locator('.on')
    .evaluate((one) => getComputedStyle(one).backgroundColor);
  const offered = await segments
    .locator('label:not(.on)')
    .first()
    .evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(chosen).not.toBe(offered);
});

test('the powers of a game keep their colours', async ({ page }) => {
  await page.goto('game/');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const squares = page.getByRole('tab').locator('rect');
  await expect(squares).toHaveCount(7);
  const colours = await squares.evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
  expect(new Set(colours).size).toBe(7);
});
