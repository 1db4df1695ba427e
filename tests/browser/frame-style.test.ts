import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import style from '../../src/site/frame/frame.css?raw';

/** The controls of a page for frames, as `frame-page.ts` writes them. */
const CONTROLS =
  '<main><p id="said">The ruling.</p><div><nav><button></button><button></button><button></button>' +
  '<input type="range"></nav><a href="#">In Standoff öffnen</a></div></main>';

beforeEach(() => {
  document.body.innerHTML = `<style>${style}</style>${CONTROLS}`;
  return () => {
    document.body.replaceChildren();
  };
});

test.each([600, 420, 390, 328, 260])('at %i px no control covers another', async (width) => {
  await page.viewport(width, 530);
  const boxes = [...document.querySelectorAll('button, input, a')].map((control) =>
    control.getBoundingClientRect(),
  );
  for (const [at, one] of boxes.entries()) {
    expect(one.left).toBeGreaterThanOrEqual(0);
    expect(one.right).toBeLessThanOrEqual(width);
    for (const other of boxes.slice(at + 1))
      expect(
        one.right <= other.left || other.right <= one.left || one.bottom <= other.top + 1,
      ).toBe(true);
  }
});
