import { spaceOf } from '../../board/board.ts';
import type { Turn } from '../../trace/turn.ts';
import { box, disc } from '../geometry/footprint.ts';
import type { Format } from '../model/format.ts';
import { unitIn } from '../model/unit-in.ts';
import type { TurnPlan } from '../plan/turn-plan.ts';
import { circleFootprints, ringFootprints, unitFootprints } from './footprints.ts';
import { solid } from './ground.ts';
import type { GroundPiece } from './ground.ts';

/** Pieces that are on the board in any case: units before and after the moves, rings, retreats. */
export function boardPieces(plan: TurnPlan): readonly GroundPiece[] {
  const { positions, turn, convoys, format, home } = plan;
  const { scale } = positions;
  const before = turn.position.units.flatMap(({ at, kind }) =>
    solid(`unit ${spaceOf(at)}`, unitFootprints(kind, home(spaceOf(at)), scale)),
  );
  // In a phase without moves, a unit may be new, which a sign at its corner shows.
  const corners = isStill(turn)
    ? turn.position.units.flatMap(({ at: place, kind }) => {
        const { x, y } = home(spaceOf(place));
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

/** Keeps marks and names out of the bottom right corner, which is reserved for the map buttons. */
export function buttonPieces({ width, height, corner }: Format): readonly GroundPiece[] {
  if (corner.width === 0) return [];
  return solid('corner', [box({ x: width, y: height }, corner.width, corner.height, 0, 0)]);
}
