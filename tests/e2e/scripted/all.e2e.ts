import { DATC_SLUGS, HOME_SLUGS, STILL_SLUGS } from '../files.ts';
import { expectNoSidewaysScroll } from '../page.ts';
import { expect, test } from '../site.ts';

const SHELF = 15;
/** Of the DATC's many cases every tenth: they have the same kinds of orders as the others. */
const tried = [...HOME_SLUGS, ...DATC_SLUGS.filter((_, index) => index % 10 === 0)];
/** The phone's scripts are the desk's: there every third page will do. */
const onPhone = new Set(tried.filter((_, index) => index % 3 === 0));
const isStill = (slug: string): boolean => STILL_SLUGS.includes(slug);
const shelves = Array.from({ length: Math.ceil(tried.length / SHELF) }, (_, index) =>
  tried.slice(index * SHELF, (index + 1) * SHELF),
);

// The fixture fails a page that writes an error or asks another site for something. Many to a test,
// because a new window costs more than a page.
for (const slugs of shelves)
  test(`${slugs[0] ?? ''} and the ${(slugs.length - 1).toString()} after it come to life`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const isPhone = test.info().project.name === 'phone';
    for (const slug of slugs.filter((one) => !isPhone || onPhone.has(one)))
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
