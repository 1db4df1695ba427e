import { widthOfLabel } from '../../src/stage/names.ts';
import { nameWidth } from '../../src/board/lettering.ts';
import { wordSize } from '../../src/stage/marks.ts';
import type { Frame } from '../../src/stage/frame.ts';
import { SIZE } from '../../src/stage/shapes.ts';

interface Box {
  readonly what: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Things may come this close to touching, in px. */
const TOUCH = 1.5;

const box = (what: string, x: number, y: number, halfWidth: number, halfHeight: number): Box => ({
  what,
  left: x - halfWidth + TOUCH,
  top: y - halfHeight + TOUCH,
  right: x + halfWidth - TOUCH,
  bottom: y + halfHeight - TOUCH,
});

/** What takes room in a frame and must be read: units, strengths, crosses, names, words. */
function boxesOf(frame: Frame): readonly Box[] {
  const { scale } = frame;
  return [
    ...frame.units.map(({ key, x, y, kind }) =>
      box(key, x, y, (kind === 'A' ? 11.5 : SIZE.boat * 0.8) * scale, 11 * scale),
    ),
    ...frame.strengths.map(({ key, x, y }) =>
      box(key, x, y, SIZE.coin * 0.9 * scale, SIZE.coin * 0.9 * scale),
    ),
    ...frame.crosses.map(({ key, x, y }) =>
      box(key, x, y, SIZE.cross * 0.8 * scale, SIZE.cross * 0.8 * scale),
    ),
    ...frame.labels.map((label) =>
      box(
        label.key,
        label.x,
        label.y,
        widthOfLabel(label) / 2,
        label.size * (0.36 + 0.51 * (label.text.length - 1)),
      ),
    ),
    ...frame.words.map(({ key, x, y, text }) => {
      const size = wordSize(scale);
      return box(key, x, y, (nameWidth(text, true) * size) / 2, size * 0.36);
    }),
  ];
}

/** The pairs of things that cover one another. */
export function overlapsIn(frame: Frame): readonly string[] {
  const boxes = boxesOf(frame);
  return boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.what} / ${b.what}`),
  );
}

/** What is cut off by the edge of the frame, more than a little. */
export function cutOffIn(frame: Frame): readonly string[] {
  const { width, height } = frame.format;
  return boxesOf(frame)
    .filter(
      ({ left, top, right, bottom }) => left < 0 || top < 0 || right > width || bottom > height,
    )
    .map(({ what }) => what);
}
