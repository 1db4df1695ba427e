import { expectAccessible, expectNoSidewaysScroll } from '../page.ts';
import { expect, test } from '../site.ts';

const NINE = 'rulebook-1971/example-09/';

// A reader who comes for the first time.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.removeItem('standoff.examples');
  });
});

test('an example asks before it rules, one question at a time, and its board never moves', async ({
  page,
}) => {
  await page.goto(NINE);
  const board = page.locator('.board svg[role="img"]:visible').first();
  const before = await board.boundingBox();
  const stays = async () => {
    expect(await board.boundingBox()).toEqual(before);
  };
  // Nothing tells how it ends.
  await expect(page.getByText(/Prussia takes Silesia/).filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('.row').filter({ hasText: 'cut', visible: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'succeeds' }).click();
  await expect(page.getByText('Right.', { exact: true }).first()).toBeVisible();
  await stays();
  await page.getByRole('button', { name: 'Go on: question 2 of 3' }).click();
  await stays();

  await page.getByRole('button', { name: 'counts' }).click();
  await expect(page.getByText(/^Silesia’s support is cut/).first()).toBeVisible();
  await expect(page.getByText(/a supporter still helps although/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Go on/ })).toBeFocused();
  await stays();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // The answer that is next has the focus, and its number is its key.
  await page.keyboard.press('Enter');
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'See the whole ruling' }).click();
  await expect(page.getByText('2 of 3 right.')).toBeVisible();
  await expect(page.getByText(/Prussia takes Silesia/).first()).toBeVisible();
  await stays();
});

test('who wants the ruling first is asked no more', async ({ page }) => {
  await page.goto(NINE);
  await page.getByRole('tab', { name: 'Play' }).click();
  await expect(page.getByText(/Prussia takes Silesia/).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('standoff.examples'))).toBe('play');
  await page.getByRole('tab', { name: 'Predict' }).click();
  await expect(page.getByRole('button', { name: 'succeeds' })).toBeVisible();
});

test('on paper the ruling is told, and afterwards the question stands where it stood', async ({
  page,
}) => {
  await page.goto(NINE);
  await page.getByRole('button', { name: 'succeeds' }).click();
  await page.getByRole('button', { name: 'Go on: question 2 of 3' }).click();
  const ruler = page.getByRole('slider', { name: 'Steps' });
  const before = (await ruler.getAttribute('aria-valuenow')) ?? '';
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('.why .sentence')).toContainText('Prussia takes Silesia');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  await expect(ruler).toHaveAttribute('aria-valuenow', before);
});
