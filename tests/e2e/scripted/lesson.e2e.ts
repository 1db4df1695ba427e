import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../page.ts';
import { ANY_SIZE, expect, ON_PHONE, test } from '../site.ts';

/** Opens a lesson whose scripts do not arrive before the returned function is called. */
async function openAsleep(page: Page, address: string): Promise<() => Promise<void>> {
  let call = (): void => undefined;
  const called = new Promise<void>((resolve) => {
    call = resolve;
  });
  await page.route(/\/assets\/LessonPage-/, async (route) => {
    await called;
    await route.continue();
  });
  await page.goto(address);
  return async () => {
    call();
    await expect(page.locator('#live[data-live]')).toBeAttached();
  };
}

const orders = (page: Page) => page.getByRole('textbox', { name: /^Orders of/ });
const board = (page: Page) => page.locator('[data-format]').filter({ visible: true });

test('a lesson comes to life by itself', ANY_SIZE, async ({ page }) => {
  await page.goto('learn/board/armies/');
  await expect(page.locator('#live[data-live]')).toBeAttached();
});

test(
  'what is typed in an exercise before its scripts are there is kept',
  ANY_SIZE,
  async ({ page }) => {
    const arrive = await openAsleep(page, 'learn/board/first-order/');
    await orders(page).click();
    await page.keyboard.type('A Par');
    await arrive();
    await page.keyboard.type('-Bur');
    await expect(orders(page)).toHaveValue('A Par-Bur');
    await page.getByRole('button', { name: 'Check my orders' }).click();
    await expect(page.getByText('Solved.')).toBeVisible();
  },
);

test('an order is given by the first two presses on the map', async ({ page, hasTouch }) => {
  const arrive = await openAsleep(page, 'learn/board/first-order/');
  for (const name of [/^Par/, /^Bur/]) {
    const space = board(page).getByText(name).first();
    await (hasTouch ? space.tap({ force: true }) : space.click({ force: true }));
  }
  await arrive();
  await expect(orders(page)).toHaveValue(/^A Par-Bur/);
});

test('the first press on a question mark opens its answers', async ({ page, hasTouch }) => {
  const arrive = await openAsleep(page, 'learn/board/armies/');
  const mark = board(page).locator('[data-guess="legal PAR"]');
  await (hasTouch ? mark.tap() : mark.click());
  await arrive();
  const yes = mark.locator('[data-answer="true"]');
  await (hasTouch ? yes.tap() : yes.click());
  const answers = page.getByRole('radiogroup', { name: 'A Par–Bur', includeHidden: true });
  await expect(
    answers.getByRole('radio', { name: 'legal', exact: true, includeHidden: true }),
  ).toBeChecked();
});

test('a lesson can be read and used by everybody, and its board never moves', async ({ page }) => {
  await page.goto('learn/cut/any-attack-cuts/');
  await expect(page.locator('#live[data-live]')).toBeAttached();
  const place = () => page.locator('.board').boundingBox();
  const before = await place();
  const look = async (): Promise<void> => {
    expect(await place()).toEqual(before);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };
  await look();
  // On a phone the question comes after what the lesson says.
  const begin = page.getByRole('button', { name: 'Go on: question 1 of 3' });
  if (await begin.isVisible()) await begin.click();
  await page.getByRole('button', { name: 'counts' }).click();
  await look();
  await page.getByRole('button', { name: 'Go on: question 2 of 3' }).click();
  await look();
  await page.getByRole('button', { name: 'Show me instead' }).click();
  await expect(page.getByText('0 of 3 right.')).toBeVisible();
  await look();
  for (const name of ['Play', 'Ask']) {
    await page.getByRole('tab', { name }).click();
    await look();
  }
});

test(
  'an exercise can be read and used by everybody, wrong and solved',
  ON_PHONE,
  async ({ page }) => {
    await page.goto('learn/board/first-order/');
    await expect(page.locator('#live[data-live]')).toBeAttached();
    await orders(page).fill('A Par H');
    await page.getByRole('button', { name: 'Check my orders' }).click();
    await expect(page.getByText('Not yet.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Change my orders' }).click();
    await orders(page).fill('A Par-Bur');
    await page.getByRole('button', { name: 'Check my orders' }).click();
    await expect(page.getByText('Solved.')).toBeVisible();
    await expectAccessible(page);
  },
);
