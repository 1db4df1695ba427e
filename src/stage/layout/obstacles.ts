import { boardIn, spaceOf } from '../../board/board.ts';
import type { Turn } from '../../trace/turn.ts';
import { box, depth, disc, type Footprint } from '../geometry/footprint.ts';
import { drawingOf } from '../model/drawing-of.ts';
import { type Corner, CORNERS, type Format } from '../model/format.ts';
import { unitIn } from '../model/unit-in.ts';
import { toView } from '../model/view.ts';
import type { TurnPlan } from '../plan/turn-plan.ts';
import { diagramPieces } from './discs.ts';
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
  const discs = diagramPieces(plan, 'free');
  if (!format.marks && !isStill(turn)) return [...before, ...after, ...rings, ...discs];
  const circles = turn.ruling.dislodged.flatMap(({ unit, retreats }) =>
    retreats.flatMap((at) =>
      solid(
        `circle ${at}`,
        circleFootprints(positions.of(at, unitIn(turn, unit)?.kind ?? 'A'), scale),
      ),
    ),
  );
  return [...before, ...corners, ...after, ...rings, ...circles, ...discs];
}

const isStill = ({ ruling }: Turn): boolean => ruling.steps.length === 0;

/** The room of the map buttons in a corner. */
function cornerBox({ width, height, corner }: Format, at: Corner): Footprint {
  const spot = {
    x: at === 'left' || at === 'across' ? corner.width : width,
    y: at === 'above' || at === 'across' ? corner.height : height,
  };
  return box(spot, corner.width, corner.height, 0, 0);
}

/** What a piece on the board weighs against a centre, whose name or dot may find another place. */
const PIECE = 10;

/** The corner that the map buttons take: of those that cover least of the pieces and centres on the board, the first. */
export function buttonCorner(
  pieces: readonly GroundPiece[],
  { positions: { view }, format, turn }: TurnPlan,
): Corner {
  if (format.corner.at) return format.corner.at;
  const centres = boardIn(turn.position).centres.map((centre) =>
    disc(toView(view, drawingOf(format).labelPlace(centre)), 1),
  );
  const covered = CORNERS.map((at) => {
    const room = cornerBox(format, at);
    const isIn = (one: Footprint): boolean => depth(one, room) > 0;
    return PIECE * pieces.filter(isIn).length + centres.filter(isIn).length;
  });
  return CORNERS[covered.indexOf(Math.min(...covered))] ?? 'right';
}

/** Keeps marks and names out of the corner of the map buttons. */
export const buttonPieces = (format: Format, at: Corner): readonly GroundPiece[] =>
  format.corner.width === 0 ? [] : solid('corner', [cornerBox(format, at)]);
