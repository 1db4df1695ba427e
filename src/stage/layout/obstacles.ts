import { spaceOf } from '../../board/board.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Turn } from '../../trace/turn.ts';
import {
  circleFootprints,
  crossFootprints,
  noEntryFootprints,
  ringFootprints,
  unitFootprints,
} from './footprints.ts';
import { COVERED, lines, solid } from './ground.ts';
import type { Piece } from './ground.ts';
import { at } from '../geometry/line.ts';
import type { Item } from './placement.ts';
import type { Format } from '../model/format.ts';
import type { Plan } from '../plan/plan.ts';
import { onCircle } from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import { along, box, disc } from '../geometry/footprint.ts';
import { SIZE } from '../geometry/shapes.ts';
import { unitIn } from '../model/unit-in.ts';
import { retreatLine } from './arrow-layout.ts';

/** Pieces that are on the board whatever else is drawn: units before and after the moves, rings, retreats. */
export function boardPieces(plan: Plan, homeOf: (unit: UnitAt) => Point): readonly Piece[] {
  const { positions, turn, convoys, format } = plan;
  const { scale } = positions;
  const before = turn.position.units.flatMap(({ at, kind }) =>
    solid(`unit ${spaceOf(at)}`, unitFootprints(kind, homeOf(spaceOf(at)), scale)),
  );
  // In a phase without moves, a unit may be new, which a sign at its corner shows.
  const corners = isStill(turn)
    ? turn.position.units.flatMap(({ at: place, kind }) => {
        const { x, y } = homeOf(spaceOf(place));
        const corner = { x: x + (kind === 'A' ? 13 : 15) * scale, y: y - 11.5 * scale };
        return solid(`unit ${spaceOf(place)}`, [disc(corner, 9 * scale)]);
      })
    : [];
  const after = turn.ruling.after.units.flatMap(({ at, kind }) =>
    solid(`after ${spaceOf(at)}`, unitFootprints(kind, positions.of(at, kind), scale)),
  );
  const rings = convoys.flatMap(({ at, kind, unit, outcome }) =>
    solid(`ring ${unit}`, ringFootprints(positions.of(at, kind), scale, outcome === 'disrupted')),
  );
  if (!format.marks && !isStill(turn)) return [...before, ...after, ...rings];
  const circles = turn.ruling.dislodged.flatMap(({ unit, retreats }) =>
    retreats.flatMap((at) =>
      solid(
        `circle ${at}`,
        circleFootprints(positions.of(at, unitIn(turn, unit)?.kind ?? 'A'), scale),
      ),
    ),
  );
  return [...before, ...corners, ...after, ...rings, ...circles];
}

const isStill = ({ ruling }: Turn): boolean => ruling.steps.length === 0;

/** Pieces of the retreat arrows, from where dislodged units have been pushed. */
export function retreatPieces(plan: Plan, whereOf: (unit: UnitAt) => Point): readonly Piece[] {
  const { positions, turn, format } = plan;
  if (!format.marks) return [];
  return turn.ruling.dislodged.flatMap(({ unit, by, retreats }) =>
    retreats.flatMap((place) => {
      const to = positions.of(place, unitIn(turn, unit)?.kind ?? 'A');
      const line = retreatLine(plan, whereOf(unit), to);
      return [
        ...lines(`retreat ${unit}`, along(line, 3 * positions.scale, 8)),
        // In a retreat phase, retreats may be closed, which a cross shows.
        ...(by === unit
          ? solid(`barred ${unit}`, crossFootprints(at(line, BARRED), positions.scale))
          : []),
      ];
    }),
  );
}

/** Where the cross is on a closed retreat, as a share of its line. */
const BARRED = 0.72;

/** Angles for the no-entry sign on a convoy ring, best first: none at the bottom, which is for the wave. */
const CORNERS = [-1, -3, 0, 4, -2, 1, 3].map((quarter) => (quarter * Math.PI) / 4);

/** The no-entry signs of illegal convoy orders, with their angles, by index of the order. */
export function cornerItems({ convoys, positions }: Plan): readonly Item<number>[] {
  return convoys
    .filter(({ outcome }) => outcome === 'illegal' || outcome === 'ambiguous')
    .map(({ index, unit, at, kind }) => ({
      key: String(index),
      own: new Set([`ring ${unit}`]),
      dropAt: COVERED,
      candidates: CORNERS.map((angle, rank) => {
        const spot = onCircle(positions.of(at, kind), SIZE.ring * positions.scale, angle);
        return {
          value: angle,
          cost: rank,
          pieces: () =>
            solid(`corner ${String(index)}`, noEntryFootprints(spot, 0.93 * positions.scale)),
        };
      }),
    }));
}

/** Keeps marks and names out of the bottom right corner, which is for the map buttons. */
export function cornerPieces({ width, height, corner }: Format): readonly Piece[] {
  if (corner.width === 0) return [];
  return solid('corner', [box({ x: width, y: height }, corner.width, corner.height, 0, 0)]);
}
