import { spaceOf } from '../../board/board.ts';
import { unitAt } from '../../board/unit-at.ts';
import type { UnitAt } from '../../trace/fact.ts';
import { same } from '../../trace/same.ts';
import type { Turn } from '../../trace/turn.ts';
import type { Former } from '../model/drawable.ts';
import type { Frame } from '../model/drawable.ts';
import { boardPieces } from '../layout/obstacles.ts';
import { planWith } from '../plan/turn-plan.ts';
import type { TurnPlan } from '../plan/turn-plan.ts';
import { plannedOrders } from '../plan/planned-orders.ts';
import { sceneOf, type Scene } from '../layout/scene.ts';
import { unitIn } from '../model/unit-in.ts';
import { atOnce } from '../layout/in-parts.ts';
import { layOutArrows } from '../layout/arrow-layout.ts';

/**
 * A frame of `turn` with ghosts for everything that `given` has and `turn` does not: arrows and rings of units whose
 * order was changed, and units that were removed. Ghosts are laid out around the frame without moving anything. A hold
 * order has no arrow.
 */
export function withFormer(frame: Frame, given: Turn, turn: Turn): Frame {
  const changed = new Set(changedUnits(given, turn));
  if (changed.size === 0) return frame;
  const scene = sceneOf(turn, frame.format);
  return { ...frame, former: formerOf(given, changed, scene) };
}

/** The units of `given` that are missing from `turn` or have a different order there, in the order of the ruling. */
export function changedUnits(given: Turn, turn: Turn): readonly UnitAt[] {
  const told = (one: Turn, unit: UnitAt) => [
    unitIn(one, unit),
    one.orders.filter(({ unit: piece }) => [spaceOf(piece.at), unitAt(piece)].includes(unit)),
  ];
  const units = new Set(given.ruling.orders.map(({ unit }) => unit));
  return [...units].filter((unit) => !same(told(given, unit), told(turn, unit)));
}

function formerOf(given: Turn, changed: ReadonlySet<UnitAt>, scene: Scene): readonly Former[] {
  const { positions, turn, format } = scene.plan;
  const all = planWith(plannedOrders(given), format, positions);
  const supports = all.supports.filter(({ unit }) => changed.has(unit));
  const joined = new Set(supports.map(({ joins }) => joins));
  const plan: TurnPlan = {
    ...all,
    supports,
    moves: all.moves.filter(({ unit, index }) => changed.has(unit) || joined.has(index)),
    convoys: all.convoys.filter(({ unit }) => changed.has(unit)),
  };
  const taken = [...boardPieces(scene.plan), ...(scene.layouts.at(-1)?.pieces ?? [])];
  const arrows = atOnce(layOutArrows(plan, taken, plan.home, new Set(), null));
  const ghost = (unit: UnitAt, index: number | string) => ({
    key: `former:${unit}-${String(index)}`,
    unit,
    opacity: 1,
  });
  const gone = given.position.units.filter(
    (piece) => changed.has(unitAt(piece)) && !unitIn(turn, unitAt(piece)),
  );
  return [
    ...gone.map((piece): Former => ({
      ...ghost(unitAt(piece), 'unit'),
      shape: 'unit',
      kind: piece.kind,
      ...positions.of(piece.at, piece.kind),
    })),
    ...plan.moves
      .filter(({ unit }) => changed.has(unit))
      .flatMap(({ unit, index }) =>
        (arrows.moves.get(index) ?? []).map(({ line }, route): Former => ({
          ...ghost(unit, `${String(index)}.${String(route)}`),
          shape: 'move',
          line,
        })),
      ),
    ...plan.supports.flatMap(({ unit, index }): readonly Former[] => {
      const arrow = arrows.supports.get(index);
      return arrow
        ? [{ ...ghost(unit, index), shape: 'support', line: arrow.line, end: arrow.end }]
        : [];
    }),
    ...plan.convoys.map(({ unit, index }): Former => ({
      ...ghost(unit, index),
      shape: 'convoy',
      ...plan.home(unit),
    })),
  ];
}
