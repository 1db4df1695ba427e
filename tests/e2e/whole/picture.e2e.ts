import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { expect, IN_VERIFY, test } from '../site.ts';

const root = join(import.meta.dirname, '../../..');
/** The size in which the page draws a wide board: here in px, one for one. */
const SIZE = { width: 812, height: 604 };
/** How far two pixels may differ, of 1, before they count as different; edges that are only smoothed do not. */
const THRESHOLD = 0.1;
/**
 * The share of pixels that may differ: with its letters, which are type here and outlines there, and without. Measured
 * 0.4 % to 1.3 %, the most where all of Europe is named, and 0.00 %.
 */
const SHARE = { all: 0.015, unlettered: 0.0005 } as const;

const SLUGS = [
  'rulebook-1971/example-09',
  'rulebook-1982/example-12',
  'sample-game/1901-1-spring',
] as const;
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const standoff = (...words: readonly string[]): string =>
  execFileSync(process.execPath, [join(root, 'bin/standoff.mjs'), ...words], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 24,
  });

/** The file of a scenario; that of a turn of the sample game is written for the occasion. */
function fileOf(slug: string): string {
  if (!slug.startsWith('sample-game/')) return `scenarios/${slug}.yaml`;
  const folder = mkdtempSync(join(tmpdir(), 'standoff-turns-'));
  standoff('game', 'scenarios/sample-game/game.yaml', '--scenarios', folder);
  return join(folder, `${slug.replace('sample-game/', '')}.yaml`);
}

/** What `standoff draw` makes of a scenario, without a browser. */
const drawn = (file: string, theme: Theme, ...more: readonly string[]): string =>
  standoff('draw', file, '--theme', theme, ...more);

/** A picture, and the same without its letters. */
interface Both {
  readonly all: Buffer;
  readonly unlettered: Buffer;
}

const shot = (page: Page): Promise<Buffer> => page.screenshot({ clip: { x: 0, y: 0, ...SIZE } });

/** Letters are paths that were made very much smaller; the lines of the map are a fifth. */
const unlettered = (svg: string): string =>
  svg.replaceAll(/<path [^>]*transform="[^"]*scale\(0\.[01]\d*\)"[^>]*\/>/g, '');

/** The board of a page in each theme, moved to the corner of the window, so that both begin at the same pixel. */
async function boardsOf(page: Page, slug: string): Promise<Readonly<Record<Theme, Both>>> {
  await page.goto(`${slug}/`);
  await page.evaluate(async ({ width, height }) => {
    const board = document.querySelector<SVGElement>('.wide > svg[role=img]');
    if (!board) throw new Error('no board');
    Object.assign(board.style, {
      position: 'fixed',
      left: 0,
      top: 0,
      maxHeight: 'none',
      width: `${String(width)}px`,
      height: `${String(height)}px`,
    });
    // Without the marks of questions, which are over the picture.
    board.replaceChildren(...[...board.children].slice(0, 1));
    document.body.replaceChildren(board);
    await document.fonts.ready;
  }, SIZE);
  await page.waitForLoadState('networkidle');
  const shots = async (): Promise<Record<Theme, Buffer>> => {
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await shot(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    return { light, dark: await shot(page) };
  };
  const all = await shots();
  await page.evaluate(() => {
    for (const text of document.querySelectorAll('text')) text.remove();
  });
  const bare = await shots();
  return {
    light: { all: all.light, unlettered: bare.light },
    dark: { all: all.dark, unlettered: bare.dark },
  };
}

/** A file as an image on an empty page: nothing of the site helps it. */
async function imageOf(page: Page, svg: string): Promise<Buffer> {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.goto('about:blank');
  await page.setContent(`<body style="margin:0"><img src="${source}">`);
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  return shot(page);
}

/** The share of pixels in which two pictures differ. */
function difference(one: Buffer, other: Buffer): number {
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)];
  expect([b.width, b.height]).toEqual([a.width, a.height]);
  const options = { threshold: THRESHOLD };
  return pixelmatch(a.data, b.data, undefined, a.width, a.height, options) / (a.width * a.height);
}

const percent = (share: number): string => `${(share * 100).toFixed(3)} %`;

test.use({ viewport: { width: 1284, height: 1000 } });

for (const [index, slug] of SLUGS.entries())
  test(
    `${slug}: the files made in Node are the pictures on the page`,
    index > 0 ? IN_VERIFY : {},
    async ({ page }) => {
      await page.goto(`${slug}/`);
      // The step at which the example opens.
      const step = (await page.getByRole('slider').getAttribute('aria-valuenow')) ?? '';
      const shown = await boardsOf(page, slug);
      const file = fileOf(slug);
      const at = ['--step', step] as const;
      const made = { light: drawn(file, 'light', ...at), dark: drawn(file, 'dark', ...at) };
      const standing = {
        light: await imageOf(page, made.light),
        dark: await imageOf(page, made.dark),
      };
      for (const theme of THEMES) {
        const share = difference(shown[theme].all, standing[theme]);
        const bare = difference(
          shown[theme].unlettered,
          await imageOf(page, unlettered(made[theme])),
        );
        console.log(
          `${slug}, ${theme}: ${percent(share)} of the pixels differ, without letters ${percent(bare)}`,
        );
        await test.info().attach(`page, ${theme}`, {
          body: shown[theme].all,
          contentType: 'image/png',
        });
        await test.info().attach(`file, ${theme}`, {
          body: standing[theme],
          contentType: 'image/png',
        });
        expect(share).toBeLessThan(SHARE.all);
        expect(bare).toBeLessThan(SHARE.unlettered);
        // It would be noticed: the other theme is another picture, and so are letters that are not there.
        const other = standing[theme === 'light' ? 'dark' : 'light'];
        expect(difference(shown[theme].all, other)).toBeGreaterThan(0.5);
        // Of Example 12, where few names stand, 1.8 times as much; of all Europe 3 times.
        expect(difference(shown[theme].all, shown[theme].unlettered)).toBeGreaterThan(1.5 * share);
      }
    },
  );

test(
  'what the page saves is that picture too, with its title, as SVG and as PNG, in the light and in the dark',
  IN_VERIFY,
  async ({ page }) => {
    const [slug] = SLUGS;
    const save = async (kind: 'SVG' | 'PNG'): Promise<Buffer> => {
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: `Save picture as ${kind}` }).click();
      const download = await coming;
      expect(download.suggestedFilename()).toMatch(
        new RegExp(`^example-09-step-\\d+\\.${kind.toLowerCase()}$`),
      );
      return readFileSync(await download.path());
    };
    await page.goto(`${slug}/`);
    const steps = page.getByRole('slider', { name: 'Steps' });
    await steps.press('End');
    await expect(page.locator('#live[data-live]')).toBeAttached();
    await steps.press('End');
    const last = (await steps.getAttribute('aria-valuemax')) ?? '';
    await expect(steps).toHaveAttribute('aria-valuenow', last);
    const saved: { readonly theme: Theme; readonly svg: string; readonly png: Buffer }[] = [];
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      saved.push({ theme, svg: (await save('SVG')).toString(), png: await save('PNG') });
    }
    for (const { theme, svg, png } of saved) {
      expect(svg).toMatch(/<title>Example 9: a dislodged unit supports nothing \(1971\)<\/title>/);
      const made = await imageOf(page, drawn(fileOf(slug), theme));
      const share = difference(await imageOf(page, svg), made);
      console.log(
        `saved by the page, ${theme}: ${percent(share)} differ from the file made in Node`,
      );
      expect(share).toBeLessThan(SHARE.unlettered);
      // Its title is below the board.
      const { width, height } = PNG.sync.read(png);
      expect(width).toBe(2 * SIZE.width);
      expect(height).toBeGreaterThan(2 * SIZE.height);
      const source = `data:image/png;base64,${png.toString('base64')}`;
      await page.setContent(
        `<body style="margin:0"><img src="${source}" width="${String(SIZE.width)}">`,
      );
      await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
      const rough = difference(await shot(page), made);
      console.log(`PNG at half its size, ${theme}: ${percent(rough)} differ`);
      expect(rough).toBeLessThan(0.02);
    }
  },
);

test(
  'a picture that moves ends as the one that stands still, in the light and in the dark',
  IN_VERIFY,
  async ({ page }) => {
    const file = fileOf(SLUGS[0]);
    const size = ['--format', 'wide'];
    const svg = standoff('draw', file, '--animate', ...size);
    for (const theme of THEMES) {
      const at = ['--at', 'retreat.SIL'];
      const still = await imageOf(page, drawn(file, theme, ...size, ...at));
      // As a document, where its time can be set, and where what is emulated counts.
      const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.goto(source);
      expect(difference(await shot(page), still)).toBe(0);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'no-preference' });
      await page.goto(source);
      const shownAt = async (share: 0 | 1): Promise<Buffer> => {
        const count = await page.evaluate((at) => {
          const all = document.getAnimations();
          for (const one of all) {
            one.pause();
            one.currentTime = at * Number(one.effect?.getComputedTiming().endTime ?? 0);
          }
          return all.length;
        }, share);
        expect(count).toBeGreaterThan(20);
        return shot(page);
      };
      expect(difference(await shownAt(0), still)).toBeGreaterThan(0.01);
      expect(difference(await shownAt(1), still)).toBe(0);
    }
  },
);
