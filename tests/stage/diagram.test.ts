import { describe, expect, test } from 'vitest';
import { type BoardDiagram, diagramOf } from '../../src/diagram/diagram-of.ts';
import { DIAGRAM_WIDTHS, type DiagramWidth } from '../../src/diagram/layouts.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { stillFrame, stillTurn } from '../../src/stage/frame/still.ts';
import { diagramFormat } from '../../src/stage/model/diagram-format.ts';
import type { Format } from '../../src/stage/model/format.ts';
import { resultFrame } from '../../src/stage/frame/frame.ts';
import { STANDARD, type Board } from '../../src/board/board.ts';
import { depth } from '../../src/stage/geometry/footprint.ts';
import { nameFootprints } from '../../src/stage/layout/footprints.ts';
import { band } from '../../src/stage/geometry/footprint.ts';
import { at } from '../../src/stage/geometry/line.ts';
import { LAID_OUT } from '../diagram/laid-out.ts';
import { TURNS } from './turns.ts';

type Made = Promise<{ readonly diagram: BoardDiagram; readonly format: Format }>;
const made = new Map<string, Made>();

/** Made once for a board and a width. */
function formatOf(board: Board, width: DiagramWidth): Made {
  const key = `${board.id} ${width}`;
  const making =
    made.get(key) ??
    diagramOf(board, width).then((diagram) => ({ diagram, format: diagramFormat(board, diagram) }));
  made.set(key, making);
  return making;
}

const all = LAID_OUT.flatMap((board) => DIAGRAM_WIDTHS.map((width) => ({ board, width })));

describe.each(all)('the diagram of $board.name, $width, without units', ({ board, width }) => {
  test('has a name for every space, on no other, no disc, and within the frame', async () => {
    const { diagram, format } = await formatOf(board, width);
    const turn = stillTurn({ units: [], owners: null, board }, [], EDITIONS['1971']);
    const { labels } = stillFrame(turn, format, []);
    expect(labels.map(({ space }) => space).sort()).toEqual([...board.spaceIds].sort());
    const names = labels.map((label) => ({ label, pieces: nameFootprints(label, label) }));
    const marks = (diagram.drawing.diagram?.discs ?? []).map(({ from, to, half }) =>
      band(from, to, half),
    );
    expect(marks).toHaveLength(board.locations.length);
    // One expectation for all: there are a hundred thousand pairs.
    const faults: string[] = [];
    for (const [i, { label, pieces }] of names.entries()) {
      for (const piece of pieces) {
        if (!marks.every((mark) => depth(piece, mark) <= 0))
          faults.push(`${label.space} on a disc`);
        for (const other of names.slice(i + 1))
          if (!other.pieces.every((there) => depth(piece, there) <= 0))
            faults.push(`${label.space} on ${other.label.space}`);
        const isWithin =
          Math.min(piece.left, piece.top) >= 0 &&
          piece.right <= format.width &&
          piece.bottom <= format.height;
        if (!isWithin) faults.push(`${label.space} not within the frame`);
      }
    }
    expect(faults).toEqual([]);
  });
});

describe('turns on the diagram of the standard board', () => {
  test.each(TURNS.slice(0, 12))(
    '$slug: every arrow ends at the disc of its destination',
    async ({ turn }) => {
      const { diagram, format } = await formatOf(STANDARD, 'wide');
      const { ribbons, units } = resultFrame(turn, format);
      const { unitPlace } = diagram.drawing;
      for (const { unit, at: place } of turn.ruling.after.units.map((one) => ({
        unit: one,
        at: one.at,
      }))) {
        const { x, y } = unitPlace(place);
        const drawn = units.filter(
          (mark) => Math.hypot(mark.x - x, mark.y - y) < diagram.size.radius,
        );
        expect(drawn.map(({ power }) => power)).toContain(unit.power);
      }
      for (const { index } of turn.ruling.orders.map((_, i) => ({ index: i }))) {
        const { order } = turn.ruling.orders[index] ?? {};
        const ribbon = ribbons.find(({ key }) => key.startsWith(`move:${String(index)}`));
        if (order?.type !== 'move' || !ribbon || ribbon.line.length === 0) continue;
        const { x, y } = unitPlace(order.to);
        const end = at(ribbon.line, 1);
        expect(Math.hypot(end.x - x, end.y - y)).toBeLessThan(2 * diagram.size.radius);
      }
    },
  );
});
