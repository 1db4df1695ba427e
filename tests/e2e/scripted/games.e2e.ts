import { GAME_SLUGS, TURN_SLUGS } from '../files.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../page.ts';
import { expect, test } from '../site.ts';

for (const slug of ['sample-game/game', 'games/two-players', 'games/eighteen-centres'])
  test(`the page of ${slug} fits the window and is accessible`, async ({ page }) => {
    await page.goto(`${slug}/`);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

test('every game leads to its turns, and a turn back to its game', async ({ page, baseURL }) => {
  for (const slug of GAME_SLUGS.filter((one) => one.startsWith('games/'))) {
    await page.goto(`${slug}/`);
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    const turns = TURN_SLUGS.filter((one) => new RegExp(`^${slug}-\\d{4}-`).test(one));
    expect(turns.length, slug).toBeGreaterThan(0);
    const wanted = turns.map((one) => `${baseURL ?? ''}${one}/`);
    expect(
      wanted.filter((address) => !links.includes(address)),
      slug,
    ).toEqual([]);
  }
  const [turn = ''] = TURN_SLUGS.filter((one) => one.startsWith('games/six-players'));
  await page.goto(`${turn}/`);
  await page.getByRole('link', { name: 'Italy stands still, and may be helped' }).click();
  await expect(page).toHaveURL(/games\/six-players\/$/);
});
