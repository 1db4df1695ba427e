import {
  expectAccessible,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectReadable,
} from '../page.ts';
import { ANY_SIZE, ON_PHONE, expect, test } from '../site.ts';

test('the page of the DATC fits the window and is accessible', ON_PHONE, async ({ page }) => {
  await page.goto('datc/');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test(
  'the home page fits the window and the finger, and is accessible in the light and in the dark',
  ON_PHONE,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('');
    await expectNoSidewaysScroll(page);
    await expectLargeTargets(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadable(page);
  },
);

test(
  'the home page asks a question, plays its answer once, and asks another; its board stays',
  // An answer plays at the pace of reading.
  { tag: ['@on-phone', '@verify'] },
  async ({ page }) => {
    await page.goto('');
    const asks = page.getByRole('region', { name: /Who gets in\?$/ });
    const board = asks.locator('svg[role="img"]:visible').first();
    /** On the page: a press may scroll it so far that the button is in view. */
    const placeOnPage = () =>
      board.evaluate((drawn) => {
        const { x, y, width, height } = drawn.getBoundingClientRect();
        return { x, y: Math.round(y + scrollY), width, height };
      });
    const before = await placeOnPage();
    await expect(asks.getByText('Right.')).toHaveCount(0);
    await asks.getByRole('button', { name: 'France' }).click();
    await expect(asks.getByRole('button', { name: 'Another one' })).toBeFocused();
    await expect(asks.getByText(/^Not quite\. Ruhr takes Belgium, 2 against 1/)).toBeVisible();
    expect(await placeOnPage()).toEqual(before);
    await page.keyboard.press('Enter');
    await expect(asks.getByText(/move to Burgundy\. Who gets in\?/)).toBeVisible();
    await expect(asks.getByRole('button', { name: 'France' })).toBeFocused();
    await asks.getByRole('button', { name: 'Nobody' }).click();
    await expect(asks.getByText(/^Right\./)).toBeVisible();
    expect(await placeOnPage()).toEqual(before);
    await expectAccessible(page);
  },
);

test('a page that is not there says so', ANY_SIZE, async ({ page }) => {
  const response = await page.request.get('no/such/page/');
  expect(response.status()).toBe(404);
  await page.goto('404.html');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
