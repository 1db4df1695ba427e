import { HOME_SLUGS, SLUGS } from '../files.ts';
import { ANY_SIZE, ON_PHONE, expect, test } from '../site.ts';

test(
  'the home page lists the scenarios by their titles, without empty frames',
  ANY_SIZE,
  async ({ page }) => {
    await page.goto('');
    // Pictures of cards come into sight with a script.
    const cards = page
      .getByRole('main')
      .getByRole('link', { includeHidden: true })
      .filter({ has: page.locator('[data-picture]') });
    expect(await cards.count()).toBeGreaterThanOrEqual(HOME_SLUGS.length);
    await expect(cards.first()).toHaveText(/\w/);
    await expect(cards.first().locator('[data-picture]')).toBeHidden();
  },
);

test(
  'Example 9 shows its board, its orders, their verdicts and why',
  ANY_SIZE,
  async ({ page }) => {
    await page.goto('rulebook-1971/example-09/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('9');
    await expect(page.locator('section svg:visible').first()).toBeVisible();
    const orders = page.getByRole('region', { name: /Ruling|Orders/ });
    await expect(orders).toBeVisible();
    for (const text of [/Ber.Pru.*bounces/i, /Sil.*Ber.Pru.*cut/i, /Pru.Sil.*succeeds/i])
      await expect(orders.getByRole('listitem').filter({ hasText: text }).first()).toBeVisible();
    await expect(page.getByText(/Prussia takes Silesia/).first()).toBeVisible();
    await expect(page.getByRole('slider')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
  },
);

test('one can walk through all scenarios by their links', ANY_SIZE, async ({ page }) => {
  await page.goto(`${SLUGS[0] ?? ''}/`);
  const next = page.getByRole('link', { name: /^Next/ });
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'the page of the puzzle of the day has a puzzle with its answers',
  ANY_SIZE,
  async ({ page }) => {
    await page.goto('learn/today/');
    await expect(page.getByRole('main').locator('svg:visible').first()).toBeVisible();
    // Text inside `noscript` is found by its place only.
    const answer = page.locator('.answers li').first();
    await expect(answer).toBeHidden();
    await page.locator('.answers summary').click();
    await expect(answer).toBeVisible();
  },
);

test('no page is wider than the window', ON_PHONE, async ({ page }) => {
  for (const path of [
    '',
    'rules/',
    'datc/',
    'rulebook-1971/example-09/',
    'sample-game/1902-2-fall/',
  ]) {
    await page.goto(path);
    const box = await page.locator('html').boundingBox();
    expect(box?.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
});

for (const path of ['game/', 'game/machine/', 'desk/'])
  test(
    `${path} says that it needs scripts, and its buttons look as if they did nothing`,
    ANY_SIZE,
    async ({ page }) => {
      await page.goto(path);
      // By its class: Playwright looks for no text inside of `noscript`.
      await expect(page.locator('.no-script')).toBeVisible();
      await expect(page.locator('.no-script')).toContainText('needs JavaScript');
      if (path !== 'game/machine/')
        await expect(page.locator('.no-script a').first()).toHaveAttribute('href', /#examples$/);
      const buttons = await page.getByRole('main').getByRole('button').all();
      // The desk has none where nothing can be done.
      if (path !== 'desk/') expect(buttons.length).toBeGreaterThan(0);
      for (const button of buttons.slice(0, 3)) await expect(button).toHaveCSS('opacity', '0.5');
    },
  );

test(
  'a lesson and an exercise can be read, offer nothing that does nothing, and lead to the answers',
  ANY_SIZE,
  async ({ page }) => {
    for (const path of ['learn/cut/save-warsaw/', 'learn/cut/any-attack-cuts/']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('svg:visible').first()).toBeVisible();
      const live = page.locator('#live');
      // The lines of an order sheet look like text.
      const buttons = live.getByRole('button').filter({ hasNotText: 'no order' });
      await expect(buttons).toHaveCount(0);
      await expect(live.getByRole('textbox')).toHaveCount(0);
    }
    await expect(page.getByText('Does this support count?')).toBeVisible();
    await page.locator('.no-script a').click();
    await expect(page).toHaveURL(/\/learn\/cut\/$/);
    await page.locator('.answers summary').click();
    await expect(page.locator('.answers li').first()).toBeVisible();
  },
);

test('the desk and the first game have nothing to press', ANY_SIZE, async ({ page }) => {
  await page.goto('desk/');
  await expect(page.getByText('House rules')).toBeHidden();
  await expect(page.getByText('Paste orders', { exact: true })).toBeHidden();
  await page.goto('saturday/');
  await expect(page.locator('.no-script')).toBeVisible();
  await expect(page.locator('#live').getByRole('button')).toHaveCount(0);
});

test(
  'without scripts no order and no step of Example 9 is a button',
  ANY_SIZE,
  async ({ page }) => {
    await page.goto('rulebook-1971/example-09/');
    await expect(
      page
        .getByText(/Ber.Pru/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    const board = page.getByRole('region', { name: /board and the reasoning/ });
    await expect(board.getByRole('button')).toHaveCount(0);
    // Nor is anything below it.
    const asking = page.locator('.asking');
    await expect(asking.getByRole('heading', { name: 'Ask about' })).toBeVisible();
    await expect(asking.getByRole('button')).toHaveCount(0);
    await expect(asking.getByRole('combobox')).toHaveCount(0);
  },
);

test('the link to the search leads to the words and the rules', ANY_SIZE, async ({ page }) => {
  await page.goto('rules/');
  await page.getByRole('link', { name: 'Find a rule, a case, a lesson' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find' })).toBeVisible();
  await expect(page.getByRole('combobox')).toBeHidden();
  await page.getByRole('link', { name: 'Cut', exact: true }).click();
  await expect(page).toHaveURL(/\/glossary\/#cut$/);
  await page.getByRole('link', { name: 'Cut: Its rule' }).click();
  await expect(page).toHaveURL(/\/rules\/#support-cut$/);
});
