import { expectAccessible, expectLargeTargets, expectNoSidewaysScroll } from '../page.ts';
import { ANY_SIZE, expect, test } from '../site.ts';

for (const slug of ['datc/6-h-08', 'adjustments/farthest-first', 'sample-game/1902-2-fall'])
  test(`${slug}: the later phases fit, can be pressed and read`, async ({ page }) => {
    await page.goto(`${slug}/`);
    await expect(page.locator('section.phase').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectLargeTargets(page);
    await expectAccessible(page);
  });

test('another edition rules the later phases too', ANY_SIZE, async ({ page }) => {
  await page.goto('datc/6-h-11/#edition=1971');
  await expect(page.locator('#live[data-live]')).toBeAttached();
  const retreats = page.getByRole('region', { name: 'Retreats' });
  await expect(retreats.getByText('by 1971')).toBeVisible();
  await expect(retreats.getByText('illegal', { exact: true })).toBeVisible();
  await expect(retreats.getByRole('link', { name: 'XI', exact: true })).toHaveAttribute(
    'href',
    /rules\/#retreat$/,
  );
});
