import { expectAccessible, expectLargeTargets, expectNoSidewaysScroll } from '../page.ts';
import { expect, test } from '../site.ts';

test('the reader’s date chooses the puzzle, earlier days can be opened, and days to come cannot', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(2026, 10, 29, 23, 59));
  await page.goto('learn/today/');
  await expect(page.getByText(/^Sunday,? 29 November 2026$/)).toBeVisible();
  await expect(page.getByText(/the proof has \d+ steps/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'The next day' })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectLargeTargets(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'The day before' }).click();
  await expect(page.getByText(/^Saturday,? 28 November 2026$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'The next day' })).toBeVisible();
  await page.getByLabel('Another day').fill('2026-11-01');
  await expect(page.getByText(/^Sunday,? 1 November 2026$/)).toBeVisible();
  await page.goto('learn/today/#2027-01-01');
  await expect(page.getByText(/^Sunday,? 29 November 2026$/)).toBeVisible();
});

test('the ruling of a puzzle names the rule that decides it', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 29, 12));
  await page.goto('learn/today/#2026-11-20');
  await expect(page.locator('#live[data-live]')).toBeAttached();
  const begin = page.getByRole('button', { name: /^Go on: question 1 of/ });
  if (await begin.isVisible()) await begin.click();
  await page.getByRole('button', { name: 'Show me instead' }).click();
  await expect(page.getByText('The rule that decides it:')).toBeVisible();
  await expect(page.getByText('All editions rule this position alike.')).toBeVisible();
});
