import { describe, expect, test } from 'vitest';
import { type Board, type Location, spaceOf } from '../../src/board/board.ts';
import { diagramOf } from '../../src/diagram/diagram-of.ts';
import { DIAGRAM_WIDTHS } from '../../src/diagram/layouts.ts';
import { diagramSheet } from '../../src/draw/diagram.ts';
import { LAID_OUT } from '../diagram/laid-out.ts';
import { share } from '../support/effort.ts';
import { elementsOf } from '../support/svg.ts';

type Marks = readonly { readonly place: Location; readonly x: number; readonly y: number }[];

/** The ends of each line of a path, and what is drawn there: `PAR` or `SPA/NC`. */
function endsIn(d: string, marks: Marks): readonly string[] {
  return d
    .split('M')
    .slice(1)
    .map((line) => {
      const points = line.split('L').map((point) => point.split(' ').map(Number));
      return [points[0], points.at(-1)]
        .map(([x = NaN, y = NaN] = []) => {
          const away = marks.map((mark) => Math.hypot(mark.x - x, mark.y - y));
          return marks[away.indexOf(Math.min(...away))]?.place ?? '';
        })
        .sort()
        .join(' ');
    });
}

/** The places that a unit can leave. */
const placesIn = (table: Board['armies']): readonly Location[] =>
  [...table].flatMap(([at, near]) => (near.length > 0 ? [at] : []));

const pairsIn = (table: Board['armies'], keep: (pair: string) => boolean): readonly string[] => {
  const pairs = [...table].flatMap(([at, near]) =>
    near.map((there) => [at, there].sort().join(' ')),
  );
  return [...new Set(pairs)].filter(keep).sort();
};

/** In `npm test` every third, so that both widths come up. */
const all = share(
  LAID_OUT.flatMap((board) => DIAGRAM_WIDTHS.map((width) => ({ board, width }))),
  3,
);

describe.each(all)('the diagram of $board.name, $width', ({ board, width }) => {
  const draw = async () => {
    const diagram = await diagramOf(board, width);
    return { diagram, elements: elementsOf(diagramSheet(board, diagram.layout)) };
  };
  let once: ReturnType<typeof draw> | undefined;
  const drawn = () => (once ??= draw());

  test('has a line for each border of armies, dots for those of fleets, beads for both', async () => {
    const { elements, diagram } = await drawn();
    const marksOf = (places: readonly Location[]): Marks =>
      places.map((place) => ({ place, ...diagram.drawing.unitPlace(place) }));
    const lines = (stroke: string, isDotted: boolean, places: readonly Location[]) =>
      elements
        .filter(({ attribs }) => attribs['stroke'] === `var(--${stroke})`)
        .filter(({ attribs }) => (attribs['stroke-dasharray'] !== undefined) === isDotted)
        .flatMap(({ attribs }) => attribs['d'] ?? '')
        .filter((d) => /^[ML\d. -]+$/.test(d))
        .flatMap((d) => endsIn(d, marksOf(places)))
        .sort();
    const army = pairsIn(board.armies, () => true);
    const fleet = pairsIn(board.fleets, () => true);
    const ports = placesIn(board.fleets);
    expect(lines('line-realm', false, placesIn(board.armies))).toEqual(army);
    expect(lines('sea-ink', true, ports)).toEqual(fleet.filter((pair) => !army.includes(pair)));
    expect(lines('line-realm', true, ports)).toEqual(fleet.filter((pair) => army.includes(pair)));
  });

  test('has a disc for each space, and a tab for each coast', async () => {
    const { elements, diagram } = await drawn();
    const ids = elements.map(({ attribs }) => attribs['id']);
    expect(board.spaceIds.filter((id) => !ids.includes(id))).toEqual([]);
    for (const at of board.locations) {
      const { x, y } = diagram.drawing.unitPlace(at);
      expect(diagram.drawing.spaceAt(x, y)).toBe(spaceOf(at));
      expect(diagram.drawing.clearance(x, y)).toBeGreaterThan(0);
    }
  });
});
