import { ANY_SIZE, expect, test } from '../site.ts';

test.use({ colorScheme: 'dark' });

test(
  'a scenario on paper is its board, its sentence and its orders, in one ink',
  ANY_SIZE,
  async ({ page }) => {
    await page.goto('rulebook-1971/example-09/');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('slider')).toBeHidden();
    // Without scripts an order is told in plain text: there is nothing to press.
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('.row').filter({ visible: true })).toHaveCount(5);
    await expect(page.locator('.plate svg[role="img"]:visible')).toHaveCount(1);
    await expect(page.getByText(/Prussia takes Silesia/).first()).toBeVisible();
    await expect(page.getByText('1971', { exact: true }).filter({ visible: true })).toBeVisible();
    const key = page.getByRole('paragraph').filter({ hasText: 'Home land', visible: true });
    await expect(key).toContainText(/A\s*Austria/);
    const body = page.locator('body');
    await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(body).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('.plate svg path[class*="ink"]').first()).toHaveCSS(
      'fill',
      'rgb(0, 0, 0)',
    );
  },
);

test('a worksheet of the course has its answers on paper', ANY_SIZE, async ({ page }) => {
  await page.goto('learn/cut/');
  const answer = page.locator('.answers li').first();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
});

test(
  'a scenario with few orders, or with those of an opening, is one sheet, whoever reads it in the dark',
  ANY_SIZE,
  async ({ page }) => {
    for (const path of [
      'rulebook-1971/example-09/',
      'adjustments/builds/',
      'sample-game/1901-1-spring/',
      'saturday/crib/',
      'de/saturday/crib/',
    ]) {
      await page.goto(path);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect([...pdf.matchAll(/\/Type\s*\/Page\b/g)], path).toHaveLength(1);
    }
  },
);

test('the orders of a power are in one column, whole', ANY_SIZE, async ({ page }) => {
  await page.goto('sample-game/1902-1-spring/');
  await page.setViewportSize({ width: 710, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const lists = page.locator('.player .orders ul').filter({ visible: true });
  await expect(lists).toHaveCount(7);
  for (const list of await lists.all())
    expect(await list.evaluate((one) => one.getClientRects().length)).toBe(1);
});
