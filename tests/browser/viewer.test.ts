import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { inEnglish } from './in-english.ts';
import '../../src/draw/tokens.css';
import '../../src/site/styles/base.css';
import PlayedTurn from '../../stories/PlayedTurn.svelte';
import { EXAMPLE_9, turnFor } from '../../stories/turns.ts';

const nine = turnFor(EXAMPLE_9);
const props = { turn: nine, base: '/', label: 'Example 9' };

const board = () => page.getByRole('img', { name: /^The board/ });
const press = (name: string) => page.getByRole('button', { name }).click();
const map = () => page.getByRole('group', { name: /^Map/ });

/** Where a unit is drawn, in px of the board. */
function placeOf(unit: string): { x: number; y: number } {
  const drawn = [...board().element().querySelectorAll(`g[data-unit=${unit}]`)].at(-1);
  const [, x, y] = /translate\((\S+) (\S+)\)/.exec(drawn?.getAttribute('transform') ?? '') ?? [];
  return { x: Number(x), y: Number(y) };
}
/** The scale at which it is drawn. */
function sizeOf(unit: string): number {
  const drawn = [...board().element().querySelectorAll(`g[data-unit=${unit}]`)].at(-1);
  return Number(/scale\((\S+)\)/.exec(drawn?.getAttribute('transform') ?? '')?.[1] ?? 1);
}
const apart = () => {
  const [a, b] = [placeOf('BER'), placeOf('WAR')];
  return Math.hypot(a.x - b.x, a.y - b.y);
};
/** Waits until nothing on the board has moved for a while. */
async function still(): Promise<void> {
  let before = '';
  let same = 0;
  await expect
    .poll(
      () => {
        const now = board().element().innerHTML;
        same = now === before ? same + 1 : 0;
        before = now;
        return same;
      },
      { interval: 150 },
    )
    .toBeGreaterThan(3);
}
function wheel(options: WheelEventInit): boolean {
  const { left, top, width, height } = board().element().getBoundingClientRect();
  const event = new WheelEvent('wheel', {
    bubbles: true,
    cancelable: true,
    clientX: left + width / 2,
    clientY: top + height / 2,
    ...options,
  });
  return !board().element().dispatchEvent(event);
}

beforeEach(async () => {
  await page.viewport(1280, 860);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the width of the board decides, not that of the window', () => {
  test.each([
    { width: 1280, names: ['Silesia', 'Baltic Sea'] },
    // Beside the panel.
    { width: 1000, names: ['Sil', 'Bal'] },
    { width: 710, names: ['Silesia', 'Baltic Sea'] },
    { width: 690, names: ['Sil', 'Bal'] },
    { width: 360, names: ['Sil', 'Bal'] },
  ])('at $width px it says $names', async ({ width, names }) => {
    await page.viewport(width, 800);
    await render(PlayedTurn, inEnglish(props));
    for (const name of names) await expect.element(board().getByText(name)).toBeVisible();
  });

  test('also in a narrow part of a page, whatever the window; under 320 px there are no names', async () => {
    const { container, rerender } = await render(PlayedTurn, inEnglish(props));
    const frame = container;
    frame.style.width = '420px';
    await expect.element(board().getByText('Sil')).toBeVisible();
    frame.style.width = '300px';
    await rerender({});
    await expect.element(board().getByText('Sil')).not.toBeVisible();
    await expect.element(board()).toBeVisible();
  });
});

describe('the map moves', () => {
  test('with its buttons: places move apart, pieces keep their size, and it returns', async () => {
    await render(PlayedTurn, inEnglish(props));
    await still();
    const [before, size, there] = [apart(), sizeOf('BER'), placeOf('BER')];
    await press('Zoom in (+)');
    await still();
    expect(apart() / before).toBeGreaterThan(1.4);
    expect(sizeOf('BER')).toBeCloseTo(size, 1);
    await press('Fit to the units (0)');
    await expect.poll(() => placeOf('BER')).toEqual(there);
    expect(document.activeElement).toBe(map().element());
    await expect.element(page.getByRole('button', { name: /^Fit/ })).not.toBeInTheDocument();
  });

  test('with the wheel only if ctrl or the command key is pressed', async () => {
    await render(PlayedTurn, inEnglish(props));
    await still();
    const before = apart();
    expect(wheel({ deltaY: -300 })).toBe(false);
    await still();
    expect(apart()).toBeCloseTo(before, 5);
    expect(wheel({ deltaY: -60, metaKey: true })).toBe(true);
    await still();
    expect(apart()).toBeGreaterThan(before);
    expect(wheel({ deltaY: -60, ctrlKey: true })).toBe(true);
  });

  test('with keys: plus, minus, 0; the arrows step until it is zoomed, then they move it', async () => {
    await render(PlayedTurn, inEnglish(props));
    const ruler = page.getByRole('slider', { name: 'Steps' });
    const last = nine.ruling.steps.length;
    const keyed = async (key: string) => {
      map()
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await still();
    };
    await keyed('ArrowLeft');
    await expect.element(ruler).toHaveAttribute('aria-valuenow', String(last - 1));
    const there = placeOf('BER');
    await keyed('+');
    const zoomed = placeOf('BER');
    await keyed('ArrowRight');
    await expect.element(ruler).toHaveAttribute('aria-valuenow', String(last - 1));
    expect(placeOf('BER').x).toBeLessThan(zoomed.x - 50);
    await keyed('0');
    expect(placeOf('BER')).toEqual(there);
    await keyed('-');
    expect(apart()).toBeGreaterThan(0);
  });

  test('and cannot be lost: zoomed out fully, it shows the whole map', async () => {
    await render(PlayedTurn, inEnglish(props));
    for (let i = 0; i < 8; i++) {
      wheel({ deltaY: 900, ctrlKey: true });
    }
    await still();
    const { width, height } = board().element().getBoundingClientRect();
    const drawn = board().element().querySelector('use')?.getAttribute('transform') ?? '';
    const [, zoom, x, y] = /scale\((\S+)\) translate\((\S+) (\S+)\)/.exec(drawn) ?? [];
    expect(Number(zoom)).toBeGreaterThan(0.5);
    expect(Number(y)).toBeCloseTo(0, 1);
    expect(Number(x)).toBeGreaterThan(0);
    expect(width / height).toBeCloseTo(812 / 604, 1);
    await expect
      .element(page.getByRole('button', { name: /^Zoom out/ }))
      .toHaveAttribute('aria-disabled', 'true');
  });

  test('while a step is played, and stays there for the next one', async () => {
    await render(PlayedTurn, inEnglish({ ...props, step: 3 }));
    await press('Zoom in (+)');
    await still();
    const zoomed = placeOf('BER');
    await press('Next');
    await still();
    expect(placeOf('BER')).toEqual(zoomed);
    await expect
      .element(page.getByRole('slider', { name: 'Steps' }))
      .toHaveAttribute('aria-valuenow', '4');
  });
});

test('the board fills the screen, and a key leaves it', async () => {
  let full: Element | null = null;
  const turn = (to: Element | null) => {
    full = to;
    document.dispatchEvent(new Event('fullscreenchange'));
    return Promise.resolve();
  };
  vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(true);
  vi.spyOn(document, 'fullscreenElement', 'get').mockImplementation(() => full);
  vi.spyOn(document, 'exitFullscreen').mockImplementation(() => turn(null));
  vi.spyOn(Element.prototype, 'requestFullscreen').mockImplementation(function (this: Element) {
    return turn(this);
  });
  await render(PlayedTurn, inEnglish(props));
  await press('Full screen');
  expect(full).toBe(map().element().parentElement);
  // The browser leaves it when Escape is pressed.
  await turn(null);
  await press('Full screen');
  await press('Leave full screen (Esc)');
  expect(full).toBe(null);
});

test('a browser without full screen has no button for it', async () => {
  vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false);
  await render(PlayedTurn, inEnglish(props));
  await expect.element(page.getByRole('button', { name: 'Zoom in (+)' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Full screen' }).elements()).toEqual([]);
});

test('without a gesture nothing changes: the board has its own names and a focus', async () => {
  await render(PlayedTurn, inEnglish(props));
  await expect.element(map()).toHaveAttribute('tabindex', '0');
  for (const name of ['Zoom in (+)', 'Zoom out (−)'])
    await expect.element(page.getByRole('button', { name })).toBeVisible();
  const { width, height } = page
    .getByRole('button', { name: 'Zoom in (+)' })
    .element()
    .getBoundingClientRect();
  expect([width, height]).toEqual([34, 34]);
});
