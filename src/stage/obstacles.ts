import { spaceOf } from '../board/board.ts';
import type { UnitAt } from '../trace/fact.ts';
import { crossSpots } from './crosses.ts';
import { at, nth, spaced } from './line.ts';
import type { Line } from './line.ts';
import type { Bead } from './placement.ts';
import type { Plan } from './plan.ts';
import { onCircle } from './point.ts';
import type { Point } from './point.ts';
import { CUT, SIZE } from './shapes.ts';
import { unitIn } from './stands.ts';
import { retreatLine, waysOf } from './ways.ts';

/** Every unit, where it stands before and after the moves. */
export function standingBeads(plan: Plan, homeOf: (unit: UnitAt) => Point): Bead[] {
  const { spots, turn } = plan;
  const r = (SIZE.unit + 2) * spots.scale;
  return [
    ...turn.position.units.map(({ at: location }) => homeOf(spaceOf(location))),
    ...turn.ruling.after.units.map(({ at: location, kind }) => spots.of(location, kind)),
  ].map((spot) => ({ ...spot, r, weight: 6 }));
}

export function lineBeads(line: Line, r: number, weight: number): Bead[] {
  return spaced(line, 24).map((spot) => ({ ...spot, r, weight }));
}

/** All that names, words and numbers must keep off. */
export function obstacles(
  plan: Plan,
  homeOf: (unit: UnitAt) => Point,
  whereOf: (unit: UnitAt) => Point,
): readonly Bead[] {
  const { spots, turn } = plan;
  const { scale } = spots;
  const beads = standingBeads(plan, homeOf);
  const seen = new Set<string>();
  for (const where of [whereOf, homeOf]) {
    const ways = waysOf(plan, where);
    const add = (key: string, more: Bead[]): void => {
      const first = more[0];
      const id = `${key} ${String(first?.x)} ${String(first?.y)}`;
      if (!seen.has(id)) beads.push(...more);
      seen.add(id);
    };
    for (const move of plan.moves) {
      (ways.moves.get(move.index) ?? []).forEach(({ line, bar }, route) => {
        add(`${String(move.index)}/${String(route)}`, lineBeads(line, 5 * scale, 2));
        if (!move.barred) {
          const tip = nth(line, line.length - 1);
          add(`head ${String(move.index)}`, [
            { ...at(line, 0.95), r: 9 * scale, weight: 3 },
            { ...tip, r: 4, weight: 3 },
          ]);
          return;
        }
        add(`bar ${String(move.index)}`, [{ ...at(line, bar), r: 11 * scale, weight: 4 }]);
      });
    }
    for (const [i, spot] of crossSpots(plan, ways).entries())
      add(`cross ${String(i)}`, [{ ...spot, r: (SIZE.cross + 1) * scale, weight: 5 }]);
    for (const { index } of plan.supports) {
      const support = ways.supports.get(index);
      if (!support) continue;
      add(`support ${String(index)}`, lineBeads(support.line, 3.5 * scale, 1.5));
      const tip = nth(support.line, support.line.length - 1);
      add(`joint ${String(index)}`, [{ ...tip, r: 6.5 * scale, weight: 4 }]);
      if (support.end.type === 'brace') {
        const { x, y, angle, span } = support.end;
        add(
          `brace ${String(index)}`,
          [-0.5, -0.25, 0, 0.25, 0.5].map((share) => ({
            ...onCircle({ x, y }, 23.5 * scale, angle + share * span),
            r: 4 * scale,
            weight: 3,
          })),
        );
      }
      if (plan.turn.ruling.orders[index]?.outcome === 'cut')
        add(`cut ${String(index)}`, [{ ...at(support.line, CUT), r: 10 * scale, weight: 4 }]);
    }
  }
  for (const { at: location } of plan.convoys) {
    const spot = spots.of(location, 'F');
    for (let i = 0; i < 16; i++)
      beads.push({
        ...onCircle(spot, SIZE.ring * scale, (i * Math.PI) / 8),
        r: 5 * scale,
        weight: 2.5,
      });
  }
  for (const { unit, retreats } of turn.ruling.dislodged) {
    const from = whereOf(unit);
    beads.push({ ...from, r: (SIZE.unit + 2) * scale, weight: 6 });
    for (const location of retreats) {
      const to = spots.of(location, unitIn(turn, unit)?.kind ?? 'A');
      beads.push(...lineBeads(retreatLine(plan, from, to), 4 * scale, 1.5));
      beads.push({ ...to, r: SIZE.circle * scale, weight: 2.5 });
    }
  }
  return beads;
}
