import { expectAccessible, expectLargeTargets, expectNoSidewaysScroll } from '../page.ts';
import { ANY_SIZE, IN_VERIFY, ON_PHONE, expect, test } from '../site.ts';

for (const [slug, when] of [
  ['sample-game/1902-2-fall', ON_PHONE],
  ['datc/6-h-08', IN_VERIFY],
  ['adjustments/farthest-first', IN_VERIFY],
] as const)
  test(`${slug}: the later phases fit, can be pressed and read`, when, async ({ page }) => {
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
  await expect(retreats.getByText('under 1971')).toBeVisible();
  await expect(retreats.getByText('illegal', { exact: true })).toBeVisible();
  await expect(retreats.getByRole('link', { name: 'XI', exact: true })).toHaveAttribute(
    'href',
    /rules\/#retreat$/,
  );
});
