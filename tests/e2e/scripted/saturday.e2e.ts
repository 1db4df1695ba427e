import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectReadable,
} from '../page.ts';
import { expect, IN_VERIFY, ON_PHONE, test } from '../site.ts';

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
/** Where the board is: it must not move while the story goes on. */
const boardOf = (page: Page) => page.locator('.board').first().boundingBox();

async function begin(page: Page): Promise<void> {
  await page.goto('saturday/');
  await expect(page.locator('#live[data-live]')).toBeAttached();
  await press(page, 'France');
  await press(page, 'Begin as France');
}

async function skipLessons(page: Page): Promise<void> {
  const skip = page.getByRole('button', { name: 'Skip this lesson' });
  while (await skip.isVisible()) await skip.click();
}

test('the year is played through, and resumed on another day', IN_VERIFY, async ({ page }) => {
  await begin(page);
  await skipLessons(page);
  await expect(page.getByRole('article')).toContainText('Germany');
  await expectAccessible(page);
  await press(page, 'I promise nothing.');
  await press(page, /^Agreed/);
  await press(page, 'We shall see.');
  await press(page, 'Reveal all orders');
  await expect(page.getByText(/You have written no orders/)).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Write orders first');
  await expect(page.getByRole('textbox')).toBeFocused();
  await press(page, 'Write some for me');
  await press(page, 'Reveal all orders');
  const before = await boardOf(page);
  await press(page, 'To the result');
  expect(await boardOf(page)).toEqual(before);
  await expect(page.getByText('This is a stab')).toBeVisible();
  await expect(page.getByText('F Lon–Eng', { exact: true })).toBeVisible();
  await expect(page.getByText(/F Bre–Eng. Brest and London bounce/)).toBeVisible();
  await expectAccessible(page);
  await press(page, 'See the other orders');
  await press(page, 'To the result');
  expect(await boardOf(page)).toEqual(before);
  await expect(page.getByText('Germany kept its word')).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Spring 1901: revealed' })).toBeVisible();
  await press(page, 'To the result');
  await press(page, 'See the other orders');
  await press(page, 'To the result');
  await press(page, 'Go on');
  await expect(page.locator('[aria-current="step"]')).toContainText('retreats');
  await press(page, 'Go on');
  await skipLessons(page);

  await expect(page.getByRole('article')).toContainText('I did not');
  await press(page, /^I go to Belgium/);
  await press(page, /^Your word/);
  await page.getByRole('textbox').fill('A Bur-Bel\nF Mid-Eng\nA Spa H');
  await press(page, 'Reveal all orders');
  await press(page, 'To the result');
  await press(page, 'Go on');
  await skipLessons(page);
  await expect(page.getByText('The fleet in Rumania retreats to Sevastopol')).toBeVisible();
  await press(page, 'Go on');
  await skipLessons(page);
  await expect(page.getByRole('link', { name: 'waive' })).toHaveAttribute('href', /#waive$/);
  await press(page, 'Reveal all orders');
  await expect(page.getByText(/You have written no builds/)).toBeVisible();
  await press(page, 'Write orders first');
  await press(page, 'Write some for me');
  await press(page, 'Reveal all orders');
  await expect(page.getByRole('listitem').filter({ hasText: 'France' })).toContainText('5 of 18');
  await press(page, 'Go on');
  await expect(page.getByText('civil disorder')).toBeVisible();
  await press(page, 'Go on');
  await skipLessons(page);
  await page.getByRole('link', { name: 'Print the page for the table' }).click();
  await expect(page.getByRole('heading', { name: 'Five orders' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('learn/');
  await expect(page.getByRole('link', { name: /^Ready for Saturday/ })).toContainText(
    'part 6 of 6',
  );
});

test('it fits the phone and the finger', ON_PHONE, async ({ page }) => {
  await begin(page);
  await skipLessons(page);
  await expectNoSidewaysScroll(page);
  await expectLargeTargets(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadable(page);
});
