import { expectAccessible, expectNoSidewaysScroll } from '../page.ts';
import { expect, test } from '../site.ts';

test('a pasted mail is ruled, and its link opens the same turn elsewhere', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('desk/');
  await expect(page.getByRole('slider', { name: 'Steps' })).toBeVisible();
  await page.locator('summary', { hasText: 'Paste orders' }).click();
  await expect(page.locator('#live[data-live]')).toBeAttached();
  const text = page.getByRole('textbox', { name: 'Text with orders' });
  await text.fill(
    'Hello!\nAustria: A Vienna - Budapest\nRussia: A Galicia - Budapest\n F Sev-Blakc Sea\nBob',
  );
  await expect(page.locator('.paste')).toContainText('2 orders understood.');
  await expect(page.locator('.paste')).toContainText('Line 4:');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Put them on the board' }).click();
  await expect(page.locator('.study')).toContainText('bounce in Budapest');
  await expect(page).toHaveURL(/#turn=A:Avie-bud;R:Agal-bud$/);
  await expectNoSidewaysScroll(page);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('.study')).toContainText('bounce in Budapest');
  await other.close();
});

test('a link that cannot be read says where, and the example stands there instead', async ({
  page,
}) => {
  await page.goto('desk/#turn=A:Avix');
  await expect(page.getByRole('alert')).toContainText('at character 4');
  await expect(page.locator('.study')).toContainText('Belgium');
});

test('the ruled position goes on to its retreats', async ({ page }) => {
  await page.goto('desk/');
  await page.getByRole('button', { name: 'Go on to Spring 1901, retreats' }).click();
  await expect(page.locator('#live[data-live]')).toBeAttached();
  await expect(page).toHaveURL(/turn=S1901R/);
  await expect(page.getByRole('heading', { name: 'Spring 1901, retreats' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo the last change of the desk' }).click();
  await expect(page).toHaveURL(/desk\/$/);
});
