import { DATC_SLUGS, GAME_SLUGS, HOME_SLUGS } from '../files.ts';
import { expectAccessible, expectLargeTargets, expectNoSidewaysScroll } from '../page.ts';
import { expect, test } from '../site.ts';

for (const [path, slugs] of [
  ['', [...HOME_SLUGS, ...GAME_SLUGS]],
  ['datc/', DATC_SLUGS],
] as const)
  test(`/${path} leads to every scenario it lists`, async ({ page, baseURL }) => {
    await page.goto(path);
    const links = await page
      .getByRole('main')
      .getByRole('link', { includeHidden: true })
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    const wanted = slugs.map((slug) => `${baseURL ?? ''}${slug}/`);
    expect(wanted.filter((address) => !links.includes(address))).toEqual([]);
    expect(wanted.length).toBeGreaterThan(0);
  });

test('the page of the DATC fits the window and is accessible', async ({ page }) => {
  await page.goto('datc/');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('fits the window and the finger', async ({ page }) => {
  await page.goto('');
  await expectNoSidewaysScroll(page);
  await expectLargeTargets(page);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`is accessible in the ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('');
    await expectAccessible(page);
  });

test('a page that is not there says so', async ({ page }) => {
  const response = await page.request.get('no/such/page/');
  expect(response.status()).toBe(404);
  await page.goto('404.html');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
