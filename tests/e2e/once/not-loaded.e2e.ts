// Not the `test` of site.ts: here scripts fail to load, and browsers report that.
import { expect, test, type Page } from '@playwright/test';
import { IN_VERIFY } from '../site.ts';

const SCRIPTS = '**/assets/*.js';
const PAGE = 'rulebook-1971/blocked-from-the-front/';

/** The scripts of a page are no longer on the server, or cannot be reached. */
const block = (page: Page, how: 'gone' | 'offline') =>
  page.route(SCRIPTS, (route) =>
    how === 'gone' ? route.fulfill({ status: 404 }) : route.abort('internetdisconnected'),
  );

test('a page whose scripts fail to load when it is used says so, and works once they load', async ({
  page,
}) => {
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  await block(page, 'offline');
  const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  const legend = page.getByRole('button', { name: 'Legend and keys' });
  await expect(notice).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(notice).toBeVisible();
  await expect(legend).toBeVisible();
  await page.unroute(SCRIPTS);
  // Some browsers never ask again for a script that failed, until the page is loaded again.
  await notice.getByRole('button').click();
  await expect(notice).toBeHidden();
  await page.getByRole('slider').press('ArrowRight');
  await expect(page.locator('#live[data-live]')).toBeAttached();
  await expect(notice).toBeHidden();
  await expect(page).toHaveURL(/#at=/);
});

for (const [path, when] of [
  ['game/#plan=two', IN_VERIFY],
  ['de/desk/#orders=A_Par_H', {}],
] as const)
  test(`${path} whose scripts are gone offers to load the page again`, when, async ({ page }) => {
    await block(page, 'gone');
    await page.goto(path);
    const notice = page.getByRole('alert').filter({ has: page.locator('[data-reload]') });
    await expect(notice).toBeVisible();
    await page.unroute(SCRIPTS);
    await notice.getByRole('button').click();
    await expect(page.locator('#live[data-live]')).toBeAttached();
    await expect(notice).toBeHidden();
  });
