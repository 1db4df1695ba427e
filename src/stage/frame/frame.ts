import type { Turn } from '../../trace/turn.ts';
import { spaceOf } from '../../board/board.ts';
import { unitAt } from '../../board/unit-at.ts';
import { isArmyFleet } from '../../rules/edition.ts';
import type { UnitAt } from '../../trace/fact.ts';
import { armyFleetStage } from '../model/army-fleet.ts';
import { drawConvoys, drawMoves, drawSupports } from './arrows.ts';
import { decidedBefore } from '../model/decided.ts';
import type { Decided } from '../model/decisions.ts';
import type { Frame, Retreat, UnitMark } from '../model/drawable.ts';
import { focusOf } from '../model/focus.ts';
import type { Format } from '../model/format.ts';
import { crossesOf, strengthsOf, wordsOf } from './figures.ts';
import type { Point } from '../geometry/point.ts';
import { sceneOf } from '../layout/scene.ts';
import type { Scene } from '../layout/scene.ts';
import { unitIn } from '../model/unit-in.ts';
import { SIZE } from '../geometry/shapes.ts';
import { retreatLine, arrowsAt } from '../layout/arrow-layout.ts';

/**
 * The board after the first `position` steps of the turn's trace (0 to their number). Positions are computed once for
 * the whole turn, so that nothing jumps; what is shown depends only on those steps. An order is in pencil until a
 * step decides it.
 */
export function frame(turn: Turn, position: number, format: Format): Frame {
  const scene = sceneOf(turn, format);
  const decided = decidedBefore(turn, position);
  const { positions } = scene.plan;
  const whereOf = (unit: UnitAt): Point => unitPoint(scene, decided, unit, false);
  const arrows = arrowsAt(scene.plan, scene.layouts, decided.pushed, whereOf);
  const drawing = { scene, decided, arrows, position };
  const base: Frame = {
    format,
    position,
    view: positions.view,
    scale: positions.scale,
    held: [],
    focus: focusOf(turn, position),
    labels: scene.labels,
    ghosts: turn.position.units
      .filter((piece) => decided.moved.has(unitAt(piece)))
      .map((piece) => ({
        key: `ghost:${unitAt(piece)}`,
        unit: unitAt(piece),
        kind: piece.kind,
        ...positions.of(piece.at, piece.kind),
        opacity: 1,
      })),
    former: [],
    ribbons: drawMoves(drawing),
    supports: drawSupports(drawing),
    rings: drawConvoys(drawing),
    retreats: retreatsOf(scene, decided, whereOf),
    units: unitsOf(scene, decided),
    strengths: strengthsOf(drawing),
    crosses: crossesOf(drawing),
    words: wordsOf(drawing),
  };
  const whole = isArmyFleet(turn.edition)
    ? (armyFleetStage()?.finish(base, turn, decided, positions.of) ?? base)
    : base;
  return positions.cropped ? detailOnly(whole) : whole;
}

/** In a detail, units that the edge would cut are left out; their arrows start beyond the edge. */
export function detailOnly(frame: Frame): Frame {
  const { width, height } = frame.format;
  const isWhole = ({ x, y }: Point, room: number): boolean =>
    Math.min(x, y, width - x, height - y) >= room * frame.scale;
  return {
    ...frame,
    units: frame.units.filter((unit) => isWhole(unit, SIZE.boat + 2)),
    ghosts: frame.ghosts.filter((ghost) => isWhole(ghost, SIZE.boat + 2)),
    rings: frame.rings.filter((ring) => isWhole(ring, SIZE.ring + 4)),
    retreats: frame.retreats.filter((retreat) => isWhole(retreat, SIZE.circle + 2)),
  };
}

/** Where a unit is drawn, or where its arrows start, even after it has moved away. */
function unitPoint(scene: Scene, decided: Decided, unit: UnitAt, afterMoving: boolean): Point {
  const { positions, turn } = scene.plan;
  const piece = unitIn(turn, unit);
  const kind = piece?.kind ?? 'A';
  const gone = decided.moved.get(unit);
  if (gone && afterMoving) return positions.of(gone, kind);
  const space = spaceOf(unit);
  const aside = decided.pushed.has(space) ? scene.aside.get(space) : undefined;
  return aside ?? positions.of(piece?.at ?? space, kind);
}

/** Lean of a dislodged unit, in degrees. */
const TILT = -13;

function unitsOf(scene: Scene, decided: Decided): readonly UnitMark[] {
  const { turn } = scene.plan;
  return turn.position.units.map((piece) => {
    const { kind, power } = piece;
    const unit = unitAt(piece);
    const fallen = decided.dislodged.has(unit);
    return {
      key: `unit:${unit}`,
      unit,
      power,
      kind,
      ...unitPoint(scene, decided, unit, true),
      tilt: fallen ? TILT : 0,
      perforated: fallen ? 1 : 0,
      disbanded: decided.retreats.get(unit)?.length === 0 ? 1 : 0,
      built: 0,
      pencil: 0,
      illegal: 0,
      opacity: 1,
    };
  });
}

function retreatsOf(
  scene: Scene,
  decided: Decided,
  whereOf: (unit: UnitAt) => Point,
): readonly Retreat[] {
  const { plan } = scene;
  if (!plan.format.marks) return [];
  return [...decided.retreats].flatMap(([unit, places]) => {
    const piece = unitIn(plan.turn, unit);
    if (!piece) return [];
    return places.map((place): Retreat => {
      const to = plan.positions.of(place, piece.kind);
      return {
        key: `retreat:${unit}-${place}`,
        unit,
        power: piece.power,
        line: retreatLine(plan, whereOf(unit), to),
        ...to,
        ink: 1,
        pencil: 0,
        barred: 0,
        opacity: 1,
      };
    });
  });
}
