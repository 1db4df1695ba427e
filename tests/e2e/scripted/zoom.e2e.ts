import type { CDPSession, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, frames } from '../page.ts';
import { ANY_SIZE, IN_MOTION, ON_PHONE, expect, test } from '../site.ts';

test.use(IN_MOTION);

const NINE = 'rulebook-1971/example-09/';

type Point = readonly [x: number, y: number];

const fit = (page: Page) => page.getByRole('button', { name: /^Fit/ });
const board = (page: Page) => page.locator('.viewer svg[role=img]').filter({ visible: true });
const section = (page: Page) => board(page).locator('use').first().getAttribute('transform');
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

async function open(page: Page): Promise<Point> {
  await page.goto(NINE);
  await page.getByRole('slider', { name: 'Steps' }).focus();
  await expect(page.locator('#live[data-live]')).toBeAttached();
  await expect(page.locator('.viewer svg[role=img]')).toHaveCount(1);
  const box = await board(page).boundingBox();
  if (!box) throw new Error('no board');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The section that is shown when the map has come to rest: it stays the same while the page is drawn many times. */
async function settled(page: Page): Promise<string | null> {
  let shown = await section(page);
  await expect
    .poll(
      async () => {
        const before = shown;
        await frames(page);
        shown = await section(page);
        return shown === before;
      },
      { intervals: [0] },
    )
    .toBe(true);
  return shown;
}

/** The page is where it began, and no swipe carries it on. */
async function rest(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        const before = await scrolled(page);
        await frames(page);
        return (await scrolled(page)) - before;
      },
      { intervals: [0] },
    )
    .toBe(0);
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
}

/** Fingers go from some points to others in small steps. */
async function touch(
  client: CDPSession,
  from: readonly Point[],
  to: readonly Point[],
  steps = 12,
): Promise<void> {
  const at = (share: number) =>
    from.map(([x, y], id) => {
      const [toX, toY] = to[id] ?? [x, y];
      return { id, x: x + (toX - x) * share, y: y + (toY - y) * share };
    });
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let i = 1; i <= steps; i++)
    await client.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(i / steps),
    });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('fingers: one scrolls the page, two zoom, then one moves the map', async ({
  page,
  context,
  hasTouch,
}) => {
  test.skip(!hasTouch, 'there are no fingers');
  const [x, y] = await open(page);
  const client = await context.newCDPSession(page);
  const before = await section(page);

  await touch(client, [[x, y + 60]], [[x, y - 80]]);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(30);
  expect(await section(page)).toBe(before);
  await rest(page);

  await touch(
    client,
    [
      [x - 30, y],
      [x + 30, y],
    ],
    [
      [x - 90, y],
      [x + 90, y],
    ],
  );
  await expect(fit(page)).toBeVisible();
  await expect.poll(() => section(page)).not.toBe(before);
  const zoomed = await settled(page);
  expect(await scrolled(page)).toBe(0);

  await touch(client, [[x, y + 40]], [[x - 60, y - 40]]);
  await expect.poll(() => section(page)).not.toBe(zoomed);
  expect(await scrolled(page)).toBe(0);

  await fit(page).click();
  await expect.poll(() => section(page)).toBe(before);
  await expect(fit(page)).toBeHidden();
});

test('a double tap comes closer', async ({ page, context, hasTouch }) => {
  test.skip(!hasTouch, 'there are no fingers');
  const [x, y] = await open(page);
  const client = await context.newCDPSession(page);
  await touch(client, [[x, y]], [[x, y]], 0);
  await touch(client, [[x, y]], [[x, y]], 0);
  await expect(fit(page)).toBeVisible();
});

test('the wheel scrolls the page, and with ctrl it zooms; then the mouse moves the map', async ({
  page,
  hasTouch,
}) => {
  test.skip(hasTouch, 'there is no wheel');
  const [x, y] = await open(page);
  const before = await section(page);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  const drag = async () => {
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 30, { steps: 4 });
    await page.mouse.up();
    await page.mouse.move(x, y);
  };
  await drag();
  expect(await section(page)).toBe(before);

  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -120);
  await page.keyboard.up('Control');
  await expect(fit(page)).toBeVisible();
  const zoomed = await settled(page);
  await drag();
  await expect.poll(() => section(page)).not.toBe(zoomed);
});

test(
  'the board can be reached and moved by keyboard, and the focus is seen',
  ANY_SIZE,
  async ({ page }) => {
    await open(page);
    const map = page.getByRole('group', { name: /^Map/ });
    await map.focus();
    await page.keyboard.press('+');
    await expect(fit(page)).toBeVisible();
    await expect(map).toBeFocused();
    await expect(map).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('0');
    await expect(fit(page)).toBeHidden();
  },
);

test(
  'zoomed, the page is accessible, no wider, and its buttons are large enough',
  ON_PHONE,
  async ({ page, hasTouch }) => {
    await open(page);
    await page.getByRole('button', { name: /^Zoom in/ }).click();
    await expect(fit(page)).toBeVisible();
    const least = hasTouch ? 46 : 34;
    for (const button of await page.locator('.zoom button').filter({ visible: true }).all()) {
      const box = await button.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(least);
      expect(box?.height).toBeGreaterThanOrEqual(least);
    }
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  },
);

test('who wants no motion sees the map jump', ANY_SIZE, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const before = await section(page);
  const after = await page.getByRole('button', { name: /^Zoom in/ }).evaluate((button) => {
    (button as HTMLElement).click();
    return new Promise<string | null>((resolve) => {
      requestAnimationFrame(() => {
        const shown = document.querySelector('.viewer svg[role=img] use');
        resolve(shown?.getAttribute('transform') ?? null);
      });
    });
  });
  expect(after).not.toBe(before);
  await frames(page);
  expect(await section(page)).toBe(after);
});
