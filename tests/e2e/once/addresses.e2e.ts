import { expectNoSidewaysScroll } from '../page.ts';
import { expect, test } from '../site.ts';

const PAGE = 'rulebook-1971/blocked-from-the-front/';

for (const [name, words] of [
  ['does not fit the position', 'A_Lon_H'],
  ['is too long', 'A_Par_H,'.repeat(100)],
] as const)
  test(`an address says so when what it tries ${name}`, async ({ page }) => {
    await page.goto(`${PAGE}#try=${words}`);
    await expect(page.getByRole('alert')).toContainText('does not fit this position');
    await expectNoSidewaysScroll(page);
  });

test('a name of 60 letters without a blank leaves the page as wide as the window', async ({
  page,
}) => {
  await page.goto('game/');
  const begin = page.getByRole('button', { name: 'Start the game' });
  // What is typed before the page is live is not in its game.
  await expect(begin).toBeEnabled();
  await page.getByText('Player names').click();
  await expect(page.getByRole('textbox').first()).toBeVisible();
  for (const field of await page.getByRole('textbox').all()) await field.fill('W'.repeat(60));
  await begin.click();
  await expect(page.getByText('W'.repeat(60)).first()).toBeAttached();
  await expectNoSidewaysScroll(page);
});

test('at 400 % zoom the stepper leaves the window to what is read', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 225 });
  await page.goto('rulebook-1971/example-09/');
  await expect(page.locator('.stepper').first()).toHaveCSS('position', 'static');
  await expectNoSidewaysScroll(page);
});
