import { TURN_SLUGS } from '../files.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../page.ts';
import { ANY_SIZE, IN_VERIFY, ON_PHONE, expect, test } from '../site.ts';

for (const [slug, when] of [
  ['sample-game/game', ON_PHONE],
  ['games/two-players', IN_VERIFY],
  ['games/eighteen-centres', IN_VERIFY],
] as const)
  test(`the page of ${slug} fits the window and is accessible`, when, async ({ page }) => {
    await page.goto(`${slug}/`);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

test('a turn leads back to its game', ANY_SIZE, async ({ page }) => {
  const [turn = ''] = TURN_SLUGS.filter((one) => one.startsWith('games/six-players'));
  await page.goto(`${turn}/`);
  await page.getByRole('link', { name: 'Italy holds, and may be supported' }).click();
  await expect(page).toHaveURL(/games\/six-players\/$/);
});
