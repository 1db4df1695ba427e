import { expect, test } from 'vitest';
import { spaceOf } from '../../src/board/board.ts';
import { FORMATS } from '../../src/stage/model/format.ts';
import { frame } from '../../src/stage/frame/frame.ts';
import { FIRST_JOINT, LAST_JOINT } from '../../src/stage/layout/supports.ts';
import { at, lengthOf, nearest, nth } from '../../src/stage/geometry/line.ts';
import { distance } from '../../src/stage/geometry/point.ts';
import { toMap } from '../../src/stage/model/view.ts';
import { decodeArcs, readTopology, sidesOf } from '../../tools/board/topology.ts';
import { SOME_TURNS, TURNS } from './turns.ts';

const topology = readTopology();
const arcs = decodeArcs(topology);
const sides = sidesOf(topology);

/** Distance from a point to the border of two spaces, in map units. */
function fromBorder({ x, y }: { x: number; y: number }, a: string, b: string): number {
  let least = Infinity;
  arcs.forEach((arc, i) => {
    if (!sides[i]?.some((id) => id === a) || !sides[i].some((id) => id === b)) return;
    arc.slice(1).forEach(([x2, y2], j) => {
      const [x1, y1] = arc[j] ?? [x2, y2];
      const square = (x2 - x1) ** 2 + (y2 - y1) ** 2;
      const share = square === 0 ? 0 : ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / square;
      const t = Math.max(0, Math.min(1, share));
      least = Math.min(least, Math.hypot(x - x1 - t * (x2 - x1), y - y1 - t * (y2 - y1)));
    });
  });
  return least;
}

test('a bar is at the border of the ordered destination', () => {
  const off: [number, string][] = [];
  for (const { slug, turn } of TURNS) {
    const shown = frame(turn, turn.ruling.steps.length, FORMATS.wide);
    for (const ribbon of shown.ribbons) {
      if (ribbon.bar === 0 || ribbon.dashed) continue;
      const index = Number(ribbon.key.slice('move:'.length));
      const order = turn.ruling.orders[index]?.order;
      if (order?.type !== 'move') continue;
      const share = ribbon.reach + 5 / lengthOf(ribbon.line);
      const spot = toMap(shown.view, at(ribbon.line, share));
      const px = fromBorder(spot, ribbon.unit, spaceOf(order.to)) * shown.view.zoom;
      off.push([px, `${slug} ${ribbon.unit}-${order.to}`]);
    }
  }
  expect(off.length).toBeGreaterThan(40);
  expect(off.filter(([px]) => px > 10)).toEqual([]);
  const close = off.filter(([px]) => px < 6).length;
  expect(close / off.length).toBeGreaterThan(0.85);
});

test('joints are on the middle of the inked part of their ribbon, apart from one another', () => {
  for (const { slug, turn } of SOME_TURNS)
    for (const format of Object.values(FORMATS)) {
      const shown = frame(turn, turn.ruling.steps.length, format);
      for (const ribbon of shown.ribbons) {
        const order = turn.ruling.orders[Number(ribbon.key.slice('move:'.length))]?.order;
        const joints = shown.supports.flatMap(({ key, end }) => {
          const support = turn.ruling.orders[Number(key.slice('support:'.length))]?.order;
          const joins =
            order?.type === 'move' &&
            support?.type === 'support-move' &&
            spaceOf(support.target.at) === ribbon.unit &&
            spaceOf(support.to) === spaceOf(order.to);
          return joins ? [end] : [];
        });
        const inked = ribbon.dots > 0 ? ribbon.reach : 1;
        const shares = joints.map((joint) => nearest(ribbon.line, joint) / inked).sort();
        joints.forEach((joint) => {
          expect(distance(at(ribbon.line, nearest(ribbon.line, joint)), joint)).toBeLessThan(0.5);
        });
        for (const [i, share] of shares.entries()) {
          const what = `${slug} ${format.id} ${ribbon.key}`;
          expect(share, what).toBeGreaterThan(FIRST_JOINT - 0.02);
          expect(share, what).toBeLessThan(LAST_JOINT + 0.02);
          const before = shares[i - 1];
          if (before !== undefined && shares.length < 4)
            expect(share - before, what).toBeGreaterThan(0.12);
        }
      }
    }
});

test('a ribbon begins at its unit and ends at the place it goes to', () => {
  for (const { turn } of TURNS) {
    const shown = frame(turn, 0, FORMATS.wide);
    for (const ribbon of shown.ribbons) {
      const unit = shown.units.find((one) => one.unit === ribbon.unit);
      if (!unit) continue;
      const gap = distance(nth(ribbon.line, 0), unit);
      expect(gap).toBeGreaterThan(3 * shown.scale);
      expect(gap).toBeLessThan(23 * shown.scale);
    }
  }
});
