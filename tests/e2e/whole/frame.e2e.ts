import type { Frame, Page } from '@playwright/test';
import { FORMATS } from '../../../src/stage/model/format.ts';
import { frameCode, type FrameWidth } from '../../../src/site/embedding/embed-code.ts';
import { expect, IN_VERIFY, test } from '../site.ts';

const NINE = 'embed/rulebook-1971/example-09/';

/** A page of the same site around a frame without an origin, as other sites should write it. */
async function framed(page: Page, address: string, ready = 'nav'): Promise<Frame> {
  // A page without a policy of its own, like most on the web.
  await page.route('**/around', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Around</title>' }),
  );
  await page.goto('around');
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.style.cssText = 'width:100%;border:0';
    frame.title = 'Example 9';
    window.addEventListener('message', ({ source, data }) => {
      const told: unknown = (data as { standoff?: unknown }).standoff;
      if (source === frame.contentWindow) frame.dataset['told'] = JSON.stringify(told);
    });
    frame.src = src;
    document.body.append(frame);
  }, address);
  const frame = await (await page.locator('iframe').elementHandle()).contentFrame();
  if (!frame) throw new Error('no frame');
  await frame.locator(ready).waitFor();
  return frame;
}

const told = async (page: Page): Promise<Record<string, unknown>> =>
  JSON.parse((await page.locator('iframe').getAttribute('data-told')) ?? '{}') as Record<
    string,
    unknown
  >;

test('in a frame without an origin every step is shown, and told to the page around', async ({
  page,
}) => {
  const frame = await framed(page, NINE);
  const said = frame.locator('#said');
  await expect(said).toContainText('takes Silesia');
  await expect.poll(async () => (await told(page))['step']).toBe(null);
  await frame.getByRole('button', { name: 'Next' }).click();
  await expect(said).toHaveText('Nothing is decided: every order is in pencil.');
  await frame.getByRole('button', { name: 'Next' }).press('ArrowRight');
  await expect.poll(async () => (await told(page))['step']).toBe(1);
  await frame.getByRole('slider').fill('5');
  await expect.poll(async () => (await told(page))['step']).toBe(5);
  const { height, last } = await told(page);
  expect(last).toBe(11);
  const own = await frame.evaluate(() => document.documentElement.getBoundingClientRect().height);
  expect(height).toBe(Math.ceil(own));
});

test('the page around says the step, the theme and the language; a frame beside it does not', async ({
  page,
}) => {
  const frame = await framed(page, `${NINE}#step=2`);
  await expect.poll(async () => (await told(page))['step']).toBe(2);
  await page.evaluate(() => {
    const request = { standoff: { at: 'strength.BER', theme: 'dark', language: 'de' } };
    document.querySelector('iframe')?.contentWindow?.postMessage(request, '*');
  });
  await expect.poll(async () => (await told(page))['step']).toBe(8);
  await expect(frame.locator('#said')).toContainText('Berlin');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'de');
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  // What the frame says to itself is not said by the page around.
  await frame.evaluate(() => {
    window.postMessage({ standoff: { step: 1 } }, '*');
  });
  await frame.getByRole('button', { name: 'Weiter' }).click();
  await expect.poll(async () => (await told(page))['step']).toBe(9);
});

test('nothing in it is wider than a narrow frame, and the link leads to the same step', async ({
  page,
}) => {
  await page.setViewportSize({ width: 280, height: 700 });
  await page.goto(`${NINE}#at=support.SIL&language=de`);
  await expect(page.getByRole('link')).toHaveAttribute(
    'href',
    /\/rulebook-1971\/example-09\/#at=support\.SIL&language=de$/,
  );
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(280);
});

/** Fifteen orders, with what the longest sentences say. */
const FULL =
  'embed/turn/#turn=F1902M;A:Abud-ser.Ftri-adr.Avie-tri;E:Feng-bre.Fnth~yor-nwy.Ayor=nwy;F:Abur*par-pic.Fmao-bre.Apar-pic;G:Amun-bur.Fkie-den.Aruh*mun-bur;I:Fion-adr.Aven-tyr;R:Fswe*kie-den.Awar-gal.Asil-mun;T:Fbla~ank-bul.Aank=bul&edition=1971';

const WIDTHS: readonly FrameWidth[] = [390, 580, 812];
const FORMAT = { 390: FORMATS.compact, 580: FORMATS.medium, 812: FORMATS.wide } as const;
for (const [which, address] of [FULL, NINE].entries()) {
  for (const [place, width] of WIDTHS.entries()) {
    // In `npm test` the narrowest of one, the widest of the other.
    const when = place === 2 * which ? {} : IN_VERIFY;
    test(
      `the code for ${String(width)} px of ${address.slice(0, 12)} shows the whole board and all buttons, and less height a smaller board`,
      when,
      async ({ page, baseURL }) => {
        await page.setViewportSize({ width: 900, height: 1000 });
        const code = frameCode(`${baseURL ?? ''}${address}`, 'A turn', width, FORMAT[width]);
        await page.route('**/around', (route) =>
          route.fulfill({
            contentType: 'text/html',
            body: `<!doctype html><title>A</title>${code}`,
          }),
        );
        await page.goto('around');
        const iframe = page.locator('iframe');
        const frame = page.frameLocator('iframe');
        const [svg, link] = [frame.locator('svg').first(), frame.getByRole('link')];
        /** How far the page in the frame reaches below its edge, in px; how far its board is from being as wide as the frame. */
        const lacks = async (): Promise<{ readonly below: number; readonly across: number }> => {
          const outer = await iframe.boundingBox();
          const [board, last] = [await svg.boundingBox(), await link.boundingBox()];
          const drawn = await svg.evaluate((one) =>
            one instanceof SVGSVGElement
              ? one.viewBox.baseVal.width / one.viewBox.baseVal.height
              : 0,
          );
          if (!outer || !board || !last) throw new Error('all of it is there');
          const across = board.width - board.height * drawn;
          return { below: last.y + last.height - outer.y - outer.height, across };
        };
        await link.waitFor();
        expect((await lacks()).below).toBeLessThanOrEqual(0);
        expect((await lacks()).across).toBeLessThanOrEqual(2);
        await iframe.evaluate((one) => {
          one.setAttribute('height', '480');
        });
        await expect.poll(async () => (await lacks()).below).toBeLessThanOrEqual(0);
        expect((await lacks()).across).toBeGreaterThan(2);
      },
    );
  }
}

test('the frame of a turn on another board has that board, in the colours of its powers', async ({
  page,
}) => {
  const turn = 'turn=E:Aguy-tou.Apoi*guy-tou;F:Atou-ara';
  const frame = await framed(page, `embed/turn/hundred/#version=4&board=hundred&${turn}`, 'figure');
  await expect(frame.getByText('Toulouse').first()).toBeAttached();
  await expect(frame.locator('svg.board #tou')).toHaveCount(1);
  await expect(frame.getByRole('link')).toHaveAttribute(
    'href',
    /\/desk\/#version=4&board=hundred&/,
  );
  // A variant is on the map of the standard board; a frame without the board says so.
  const variant = await framed(
    page,
    'embed/turn/#version=4&board=fleet-rome&turn=I:From-tys',
    'figure',
  );
  await expect(variant.locator('.sentence')).toContainText('Tyrrhenian');
  const elsewhere = await framed(page, `embed/turn/#version=4&board=hundred&${turn}`, '.error');
  await expect(elsewhere.getByRole('link')).toHaveText(/another board/);
});

test('the frame of any turn rules the turn in its address, and tells the page around', async ({
  page,
}) => {
  const turn = 'turn=A:Avie-bud;R:Agal-bud&edition=1971';
  const frame = await framed(page, `embed/turn/#${turn}&step=2`, 'figure');
  await expect.poll(async () => (await told(page))['step']).toBe(2);
  await page.evaluate(() => {
    const request = { standoff: { step: 3, theme: 'dark', language: 'de' } };
    document.querySelector('iframe')?.contentWindow?.postMessage(request, '*');
  });
  await expect.poll(async () => (await told(page))['step']).toBe(3);
  await expect(frame.locator('.sentence')).toContainText('Budapest');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'de');
  await expect(frame.getByRole('link')).toHaveAttribute(
    'href',
    /\/desk\/#turn=A:Avie-bud;R:Agal-bud&/,
  );
  const { height } = await told(page);
  expect(height).toBe(
    await frame.evaluate(() => Math.ceil(document.documentElement.getBoundingClientRect().height)),
  );
  await frame.evaluate(() => {
    location.hash = '#turn=A:Nonsense';
  });
  await expect(
    frame.getByText('kein', { exact: false }).or(frame.getByText('no turn')),
  ).toBeVisible();
});

test('the page of a scenario gives the code for what it shows, each with its preview', async ({
  page,
}) => {
  await page.goto('rulebook-1971/example-09/#at=support.SIL');
  await page.locator('#live[data-live]').waitFor();
  await page.getByRole('button', { name: 'Embed', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Embed this turn' });
  const code = dialog.getByRole('textbox');
  await expect(code).toHaveValue(
    /^<link rel="stylesheet" href="http[^"]*\/embed\/standoff\.css">\n<script type="module" src="http[^"]*\/embed\/standoff\.js"><\/script>\n<standoff-scenario edition="1971"/,
  );
  const said = dialog.locator('standoff-scenario').locator('.sentence');
  await expect(said).toContainText('is cut');
  await dialog.getByRole('button', { name: 'Markdown' }).click();
  await expect(code).toHaveValue(
    /^```diplomacy\ntitle: Example 9: .*\nedition: 1971\nat: support\.SIL\n/,
  );
  await dialog.getByRole('button', { name: 'Frame' }).click();
  await expect(code).toHaveValue(
    /^<iframe src="http[^"]*\/embed\/rulebook-1971\/example-09\/#at=support\.SIL"/,
  );
  await expect(dialog.frameLocator('iframe').locator('#said')).toContainText('cut');
  await dialog.getByRole('button', { name: 'Animation' }).click();
  await expect(dialog.getByRole('img')).toHaveAttribute('src', /^blob:/);
  await expect(code).toHaveValue(/<img src="example-09\.svg"/);
  await dialog.getByRole('button', { name: 'Link' }).click();
  await expect(code).toHaveValue(/^http[^<]*\/rulebook-1971\/example-09\/#at=support\.SIL$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Embed', exact: true })).toBeFocused();
});

test('a turn of the desk is embedded by its line', IN_VERIFY, async ({ page }) => {
  await page.goto('desk/#turn=A:Avie-bud;R:Agal-bud&edition=1982');
  await page.locator('#live[data-live]').waitFor();
  await page.getByRole('button', { name: 'Embed', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Embed this turn' });
  await dialog.getByRole('button', { name: 'Frame' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue(
    /^<iframe src="http[^"]*\/embed\/turn\/#edition=1982&amp;turn=A:Avie-bud;R:Agal-bud"/,
  );
  await expect(dialog.frameLocator('iframe').locator('.sentence')).not.toBeEmpty();
});

test('what cannot be had for a turn says why', async ({ page }) => {
  await page.goto('adjustments/builds/');
  await page.locator('section.phase h2').first().click();
  await page.locator('#live[data-live]').waitFor();
  await page.getByRole('button', { name: 'Embed', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Embed this turn' });
  await expect(dialog.getByText('No animation', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Animation' })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it shows the ruling, and nothing that would need them', async ({ page }) => {
    await page.goto(NINE);
    await expect(page.locator('#said')).toContainText('takes Silesia');
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link')).toBeVisible();
    await expect(page.getByRole('img')).toBeVisible();
  });
});
