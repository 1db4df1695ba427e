import type { Unit } from '../../board/board.ts';
import { unitAt } from '../../board/unit-at.ts';
import { retreatKey } from '../layout/retreats.ts';
import type { Ghost, DrawnRetreat, UnitMark } from '../model/drawable.ts';
import { unitIn } from '../model/unit-in.ts';
import type { Drawing } from './arrows.ts';

/** Lean of a dislodged unit, in degrees. */
export const TILT = -13;

/** The units, where they have moved or been pushed so far. */
export function unitsOf({ scene, decided }: Drawing): readonly UnitMark[] {
  const { turn, positions } = scene.plan;
  return turn.position.units.map((piece) => {
    const { kind, power } = piece;
    const unit = unitAt(piece);
    const isDislodged = decided.dislodged.has(unit);
    const gone = decided.moved.get(unit);
    const spot = gone ? positions.of(gone, kind) : scene.whereOf(unit, decided.pushed);
    return {
      key: `unit:${unit}`,
      unit,
      power,
      kind,
      ...spot,
      tilt: isDislodged ? TILT : 0,
      perforated: isDislodged ? 1 : 0,
      disbanded: decided.retreats.get(unit)?.length === 0 ? 1 : 0,
      built: 0,
      pencil: 0,
      illegal: 0,
      opacity: 1,
    };
  });
}

/** The outlines of units that have moved, where they were. */
export function ghostsOf(units: readonly Unit[], { scene, decided }: Drawing): readonly Ghost[] {
  const { positions } = scene.plan;
  return units
    .filter((piece) => decided.moved.has(unitAt(piece)))
    .map((piece) => ({
      key: `ghost:${unitAt(piece)}`,
      unit: unitAt(piece),
      kind: piece.kind,
      ...positions.of(piece.at, piece.kind),
      opacity: 1,
    }));
}

/** The retreats of dislodged units that are known so far. */
export function retreatsOf({ scene, decided }: Drawing): readonly DrawnRetreat[] {
  const { turn, format } = scene.plan;
  if (!format.marks) return [];
  return [...decided.retreats].flatMap(([unit, places]) => {
    const power = unitIn(turn, unit)?.power;
    return places.flatMap((place): DrawnRetreat[] => {
      const key = retreatKey(unit, place);
      const path = scene.retreats.get(key);
      if (!path || !power) return [];
      const { line, to } = path;
      return [{ key, unit, power, line, ...to, ink: 1, pencil: 0, barred: 0, opacity: 1 }];
    });
  });
}
