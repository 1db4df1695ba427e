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
  await expect(page.locator('.paste')).toContainText('Line 4: “Blakc” cannot be read.');
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
  await page.locator('summary', { hasText: 'Change the units' }).click();
  const units = page.getByRole('textbox', { name: 'Change the units' });
  await units.fill('Germany: A Mun, A Xyz');
  await page.getByRole('button', { name: 'Use these units' }).click();
  await expect(page.locator('.units').getByRole('alert')).toContainText('Line 1');
  await page.getByRole('button', { name: 'Spring 1901' }).click();
  await expect(units).toHaveValue(/^Austria: A Bud, A Vie/);
});
