import { spaceOf } from '../../board/board.ts';
import type { Location, Unit } from '../../board/board.ts';
import { berthIn, isBerth, oneMoveMore } from '../../board/unit-at.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { TurnModel } from '../model/turn-model.ts';
import type { Step } from '../../trace/step.ts';

/** Where units end up under the Army/Fleet module, according to the steps of a proof. */
export interface FleetEnds {
  /** The dislodged fleets with an army aboard. */
  readonly aboard: ReadonlySet<UnitAt>;
  /** Ferried armies that stay aboard, with the step by which their landing fails. */
  readonly aboardAgain: ReadonlyMap<UnitAt, number>;
  /** Where a unit is if it is not dislodged; null if it starves, or goes with its dislodged fleet. */
  readonly after: (name: UnitAt, unit: Unit) => Unit | null;
}

export function fleetEnds(
  model: TurnModel,
  steps: readonly Step[],
  moved: ReadonlyMap<UnitAt, Location>,
  dislodged: ReadonlyMap<UnitAt, unknown>,
  starved: ReadonlySet<UnitAt>,
): FleetEnds {
  /** By army that boarded this turn: the sea of its fleet. */
  const boarded = new Map<UnitAt, UnitAt>();
  const standing = new Set(
    steps.flatMap(({ fact }) => (fact.type === 'convoy-available' ? [fact.unit] : [])),
  );
  for (const { fact } of steps) {
    if (fact.type !== 'passage') continue;
    // The first of its ferries that survives has it aboard, whichever let it cross (A25).
    const carrier = model.fleets?.ferries.get(fact.unit)?.find((fleet) => standing.has(fleet));
    if (fact.why === 'ferried' && carrier !== undefined) boarded.set(fact.unit, carrier);
    const into = model.moves.get(fact.unit)?.into;
    if ((fact.why === 'sails' || fact.why === 'unattacked') && into !== undefined)
      boarded.set(fact.unit, spaceOf(into));
  }
  const landings = new Map(
    [...(model.fleets?.ferried ?? []), ...(model.fleets?.boarders ?? [])].map(
      ([berth, army]) => [army, berth] as const,
    ),
  );
  const isGone = (fleet: UnitAt): boolean => dislodged.has(fleet);
  const placeOf = (fleet: UnitAt): Location => moved.get(fleet) ?? fleet;

  function after(name: UnitAt, unit: Unit): Unit | null {
    const { power, kind } = unit;
    const to = moved.get(name);
    if (to !== undefined) return { power, kind, at: to };
    const sea = boarded.get(name);
    if (sea !== undefined) {
      const landed = moved.get(landings.get(name) ?? name);
      if (landed !== undefined) return { power, kind, at: landed };
      return { power, kind, at: spaceOf(placeOf(sea)), moves: 1 };
    }
    if (!isBerth(name)) return unit;
    const fleet = spaceOf(name);
    if (isGone(fleet) || starved.has(name)) return null;
    const moves = oneMoveMore(unit.moves);
    return { ...unit, at: spaceOf(placeOf(fleet)), moves };
  }

  const aboard = [...dislodged.keys()].filter((fleet) => {
    const army = berthIn(fleet);
    return !isBerth(fleet) && model.units.has(army) && !moved.has(army) && !starved.has(army);
  });
  const aboardAgain = new Map<UnitAt, number>();
  for (const [berth, army] of model.fleets?.ferried ?? []) {
    if (!boarded.has(army) || moved.has(berth)) continue;
    for (const { id, fact } of steps)
      if ('unit' in fact && fact.unit === berth && fact.type.startsWith('move-'))
        aboardAgain.set(army, id);
  }
  return { aboard: new Set(aboard), aboardAgain, after };
}
