import { KIND_SLUGS, STILL_SLUGS } from '../files.ts';
import { expectNoSidewaysScroll } from '../page.ts';
import { ANY_SIZE, expect, test } from '../site.ts';

const isStill = (slug: string): boolean => STILL_SLUGS.includes(slug);

// The fixture fails a page that writes an error or asks another site for something. All in one test, because a new window
// costs more than a page. The other pages are looked at as HTML: `whole.e2e.ts`.
test('a page of each kind comes to life', ANY_SIZE, async ({ page }) => {
  expect(KIND_SLUGS.some(isStill)).toBe(true);
  for (const slug of KIND_SLUGS)
    await test.step(slug, async () => {
      await page.goto(`${slug}/`);
      const ruler = page.getByRole('slider', { name: 'Steps' });
      if (isStill(slug)) await page.locator('section.phase h2').first().click();
      else await ruler.focus();
      await expect(page.locator('#live[data-live]')).toBeAttached();
      if (isStill(slug)) {
        await expectNoSidewaysScroll(page);
        return;
      }
      await page.keyboard.press('Home');
      await expect(ruler).toHaveAttribute('aria-valuenow', '0');
      await page.keyboard.press('End');
      const last = (await ruler.getAttribute('aria-valuemax')) ?? '';
      await expect(ruler).toHaveAttribute('aria-valuenow', last);
      await expectNoSidewaysScroll(page);
    });
});
