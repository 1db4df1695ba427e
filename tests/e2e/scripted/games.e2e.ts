import { TURN_SLUGS } from '../files.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../page.ts';
import { ANY_SIZE, expect, test } from '../site.ts';

for (const slug of ['sample-game/game', 'games/two-players', 'games/eighteen-centres'])
  test(`the page of ${slug} fits the window and is accessible`, async ({ page }) => {
    await page.goto(`${slug}/`);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

test('a turn leads back to its game', ANY_SIZE, async ({ page }) => {
  const [turn = ''] = TURN_SLUGS.filter((one) => one.startsWith('games/six-players'));
  await page.goto(`${turn}/`);
  await page.getByRole('link', { name: 'Italy stands still, and may be helped' }).click();
  await expect(page).toHaveURL(/games\/six-players\/$/);
});
