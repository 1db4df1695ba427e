import { clearance, spaceAt } from '../board/cells.ts';
import type { UnitAt } from '../trace/fact.ts';
import { lineBeads, standingBeads } from './obstacles.ts';
import { place } from './placement.ts';
import type { Candidate, Item } from './placement.ts';
import type { Plan } from './plan.ts';
import { distance, onCircle } from './point.ts';
import type { Point } from './point.ts';
import { SIZE } from './shapes.ts';
import { ASIDE } from './spots.ts';
import { unitIn } from './stands.ts';
import { toMap } from './view.ts';
import { waysOf } from './ways.ts';

/** A dislodged unit is pushed towards the free side of its own space, away from arrows and other units. */
export function pushAside(
  plan: Plan,
  homeOf: (unit: UnitAt) => Point,
  pushed: readonly UnitAt[],
): ReadonlyMap<UnitAt, Point> {
  const { spots, turn, format } = plan;
  const ways = waysOf(plan, homeOf);
  const items = pushed.map((unit): Item => {
    const home = homeOf(unit);
    const piece = unitIn(turn, unit);
    const own = spots.aside(piece?.at ?? unit, piece?.kind ?? 'A');
    const candidates: Candidate[] = [];
    for (const away of [ASIDE - 6, ASIDE, ASIDE + 6])
      for (let i = 0; i < 24; i++) {
        const spot = onCircle(home, away * spots.scale, (i * Math.PI) / 12);
        const map = toMap(spots.view, spot);
        const inside = spaceAt(map.x, map.y) === unit;
        const room = clearance(map.x, map.y) * spots.view.zoom;
        candidates.push({
          ...spot,
          cost:
            (inside ? Math.max(0, 14 * spots.scale - room) * 1.2 : 40) +
            distance(spot, own) * 0.12 +
            (ASIDE + 6 - away) * 0.3,
        });
      }
    return {
      key: unit,
      candidates,
      beads: ({ x, y }) => [{ x, y, r: SIZE.unit * spots.scale, weight: 6 }],
    };
  });
  const beads = [
    ...standingBeads(plan, homeOf),
    ...plan.moves.flatMap(({ index, unit }) =>
      pushed.includes(unit)
        ? []
        : (ways.moves.get(index) ?? []).flatMap(({ line }) => lineBeads(line, 6 * spots.scale, 3)),
    ),
    ...plan.supports.flatMap(({ index, unit }) => {
      const line = ways.supports.get(index)?.line;
      return !line || pushed.includes(unit) ? [] : lineBeads(line, 3 * spots.scale, 2);
    }),
  ];
  const placed = place(items, beads, format);
  return new Map([...placed].map(([unit, { x, y }]) => [unit as UnitAt, { x, y }]));
}
