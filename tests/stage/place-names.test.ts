import { scenarios } from 'virtual:scenarios';
import { expect, test } from 'vitest';
import type { SpaceId } from '../../src/board/board.ts';
import { spaceAt } from '../../src/board/cells.ts';
import { CENTRES } from '../../src/board/centres.ts';
import { unitPlace } from '../../src/board/places.ts';
import type { Frame } from '../../src/stage/model/drawable.ts';
import { FORMATS, formatIn, type Format, withView } from '../../src/stage/model/format.ts';
import { toMap, toView } from '../../src/stage/model/view.ts';
import { LANGUAGES } from '../../src/explain/languages/languages.ts';
import { frame } from '../../src/stage/frame/frame.ts';
import { EFFORT } from '../support/effort.ts';
import { boardsOf } from './boards.ts';
import { extentsOf } from './extents.ts';
import { turnNamed } from './turns.ts';

const { wide, medium, compact } = FORMATS;
/** A name nearer to the edge than this is not placed. */
const EDGE = 14;

/** The centres whose middle is in the section that is shown. */
const centresIn = ({ view, format: { width, height } }: Frame) =>
  CENTRES.filter((space) => {
    const { x, y } = toView(view, unitPlace(space));
    return x > EDGE && x < width - EDGE && y > EDGE && y < height - EDGE;
  });

/** The corner of the map buttons: left, top, right, bottom. */
function buttons({ corner, format: { width, height, corner: size } }: Frame) {
  const left = corner === 'left' || corner === 'across' ? 0 : width - size.width;
  const top = corner === 'above' || corner === 'across' ? 0 : height - size.height;
  return { left, top, right: left + size.width, bottom: top + size.height };
}

/** Whether some of a space is in view beside the buttons. */
function isElsewhere(shown: Frame, space: SpaceId): boolean {
  const { left, top, right, bottom } = buttons(shown);
  const { width, height } = shown.format;
  for (let x = EDGE; x < width - EDGE; x += 4)
    for (let y = EDGE; y < height - EDGE; y += 4) {
      if (x > left - EDGE && x < right + EDGE && y > top - EDGE && y < bottom + EDGE) continue;
      const spot = toMap(shown.view, { x, y });
      if (spaceAt(spot.x, spot.y) === space) return true;
    }
  return false;
}

function look(shown: Frame, name: string) {
  const dots = new Set(shown.labels.filter(({ centre }) => centre).map(({ space }) => space));
  const without = centresIn(shown).filter((space) => !dots.has(space));
  expect(without, `${name}: centres without a dot`).toEqual([]);
  const { left, top, right, bottom } = buttons(shown);
  // Only the dot of a centre of which there is nothing elsewhere may be there.
  const mayBe = new Set(
    shown.labels
      .filter(({ text, space }) => text.length === 0 && !isElsewhere(shown, space))
      .map(({ key }) => key),
  );
  const under = extentsOf(shown)
    .filter(({ kind, key }) => kind === 'name' && !mayBe.has(key))
    .filter(({ pieces }) =>
      pieces.some((piece) => {
        const [xs, ys] = [piece.map(({ x }) => x), piece.map(({ y }) => y)];
        return (
          Math.max(...xs) > left &&
          Math.min(...xs) < right &&
          Math.max(...ys) > top &&
          Math.min(...ys) < bottom
        );
      }),
    )
    .map(({ key }) => key);
  expect(under, `${name}: under the buttons`).toEqual([]);
}

const formats: readonly Format[] = [wide, medium, compact, formatIn(wide, LANGUAGES.de)];

test.each(formats.map((format, n) => ({ format, n })))(
  'every centre has its dot, and no name is under the buttons: $format.id $n',
  ({ format, n }) => {
    scenarios.forEach((scenario, i) => {
      // In `npm test` each scenario in one format, and only some of the many.
      if (EFFORT < 1 && i % (4 * formats.length) !== n) return;
      for (const { name, frames } of boardsOf(scenario)) {
        const last = frames(format).at(-1);
        if (last) look(last, name);
      }
    });
  },
);

const FALL = turnNamed('sample-game/1902-2-fall');

test('Armenia is not under the buttons, nor is a centre without its dot, in the sample game', () => {
  for (const format of formats) look(frame(FALL, 99, format), `Fall 1902, ${format.id}`);
});

test('nor is a name once the map has been moved and has more buttons', () => {
  const first = frame(FALL, 99, wide);
  const view = { zoom: first.view.zoom * 1.3, x: first.view.x + 150, y: first.view.y + 150 };
  const moved = frame(FALL, 99, withView(wide, view, first.corner));
  expect(moved.corner).toBe(first.corner);
  look(moved, 'Fall 1902, moved');
});
