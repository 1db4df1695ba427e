import type { SpaceId } from '../../board/board.ts';
import type { Disc } from '../../board/board-drawing.ts';
import { nameBoxes, placesRound } from '../../diagram/names.ts';
import { along, band, type Footprint } from '../geometry/footprint.ts';
import type { Point } from '../geometry/point.ts';
import { drawingOf } from '../model/drawing-of.ts';
import type { View } from '../model/format.ts';
import { involvedIn } from '../model/involved.ts';
import { toView } from '../model/view.ts';
import type { TurnPlan } from '../plan/turn-plan.ts';
import { type GroundPiece, lines, solid } from './ground.ts';

/** The discs of a diagram that arrows and marks keep clear of: of all spaces that no order is about. */
export function discPieces({ turn, format, positions }: TurnPlan): readonly GroundPiece[] {
  const { diagram } = drawingOf(format);
  if (!diagram) return [];
  const involved = involvedIn(turn);
  return [...diagram.discs].flatMap(([space, disc]) =>
    involved.has(space) ? [] : solid(`disc ${space}`, [footprintOf(disc, positions.view)]),
  );
}

/** Px between two pieces of a border. */
const PIECE = 24;
/** Half the width of a border. */
const HALF = 1.5;

/** The discs and tabs that words and names keep clear of: all. */
export function allDiscPieces({ format, positions: { view } }: TurnPlan): readonly GroundPiece[] {
  const { discs = [], tabs = [] } = drawingOf(format).diagram ?? {};
  return [
    ...[...discs].flatMap(([space, disc]) => solid(`disc ${space}`, [footprintOf(disc, view)])),
    ...tabs.flatMap((tab) => solid('tab', [footprintOf(tab, view)])),
  ];
}

/** The borders that names keep clear of: all. */
export function borderPieces({ format, positions: { view } }: TurnPlan): readonly GroundPiece[] {
  const { borders = [] } = drawingOf(format).diagram ?? {};
  return borders.flatMap((border) => {
    const line = border.map((point) => toView(view, point));
    return line.slice(1).flatMap((to, i) => {
      const from = line[i] ?? to;
      const count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / PIECE));
      return lines('border', along([from, to], HALF, count));
    });
  });
}

/** A disc, or an oval that is wider than high. */
function footprintOf({ x, y, across, down }: Disc, view: View): Footprint {
  const [left, right] = [x - across + down, x + across - down];
  return band(toView(view, { x: left, y }), toView(view, { x: right, y }), down * view.zoom);
}

/** Places round a ring or a unit that is larger than its disc, in px, and what they cost. */
const ROUND = [
  [0, 0],
  [9, 3],
] as const;
/** What a place costs that is not below the disc, and a second way to break the name into lines. */
const PLACE = 4;
const SECOND = 1;

/** How a name may be set beside its disc. */
export interface Beside {
  readonly text: readonly string[];
  readonly spot: Point;
  readonly cost: number;
}

/** The ways to set a name beside its disc. `ring`: the width of a ring before its first line. */
export function besideDisc(
  { format, positions: { view } }: TurnPlan,
  space: SpaceId,
  name: {
    readonly text: string;
    readonly sea: boolean;
    readonly size: number;
    readonly ring: number;
  },
): readonly Beside[] {
  const disc = drawingOf(format).diagram?.discs.get(space);
  if (!disc) return [];
  const middle = toView(view, disc);
  return nameBoxes(name.text, name.sea, name.size).flatMap((box, rank) =>
    ROUND.flatMap(([more, dislike]) => {
      const rim = { across: disc.across * view.zoom + more, down: disc.down * view.zoom + more };
      const size = { width: box.width + name.ring, height: box.height };
      return placesRound(size, rim).map(({ x, y, cost }) => ({
        text: box.lines,
        spot: { x: middle.x + x, y: middle.y + y },
        cost: PLACE * cost + SECOND * rank + dislike,
      }));
    }),
  );
}
