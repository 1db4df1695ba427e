import type { SpaceId, Unit } from '../../board/board.ts';
import { spaceOf } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { POWERS } from '../../board/powers.ts';
import type { CaseUnit } from '../../orders/notations/cases/army-fleet/case-units.ts';
import type { ArmyFleetEdition } from '../../rules/edition.ts';
import { inOrderOfRemoval } from '../adjustments/removals.ts';

/** An order to remove a unit; `aboard`: the army aboard the fleet there. */
export interface GivenRemoval {
  readonly power: Power;
  readonly at: SpaceId;
  readonly aboard: boolean;
}

export interface ModuleRemovals {
  readonly orders: readonly ('removes' | 'illegal')[];
  /** By power: what is removed without an order, in this order. */
  readonly removed: ReadonlyMap<Power, readonly Unit[]>;
  readonly after: readonly CaseUnit[];
}

const sizeOf = ({ aboard }: CaseUnit): number => (aboard === null ? 1 : 2);

/** A1, IV.c: an army and fleet counts as two units; `centres`: how many each power owns. */
export function ruleRemovals(
  units: readonly CaseUnit[],
  centres: ReadonlyMap<Power, number>,
  given: readonly GivenRemoval[],
  edition: ArmyFleetEdition,
): ModuleRemovals {
  let left = [...units];
  const due = new Map(
    [...centres].map(([power, owned]) => {
      const count = units
        .filter((unit) => unit.power === power)
        .reduce((sum, unit) => sum + sizeOf(unit), 0);
      return [power, Math.max(0, count - owned)];
    }),
  );
  const orders = given.map(({ power, at, aboard }) => {
    const unit = left.find((one) => one.power === power && spaceOf(one.at) === at);
    const isDue = (due.get(power) ?? 0) > 0;
    if (!unit || !isDue || (aboard && unit.aboard === null)) return 'illegal';
    left = aboard ? withoutArmy(left, unit) : left.filter((one) => one !== unit);
    due.set(power, (due.get(power) ?? 0) - (aboard ? 1 : sizeOf(unit)));
    return 'removes';
  });
  const removed = new Map<Power, readonly Unit[]>();
  for (const power of POWERS) {
    const gone: Unit[] = [];
    for (let open = due.get(power) ?? 0; open > 0;) {
      const next = farthest(left, power, edition);
      if (!next) break;
      const spares = edition.armyFleet.unorderedRemoval === 'army-of-a-fleet-first';
      if (next.aboard !== null) gone.push({ power, kind: 'A', at: next.at });
      if (next.aboard === null || !spares) gone.push({ power, kind: next.kind, at: next.at });
      open -= next.aboard !== null && !spares ? 2 : 1;
      left =
        next.aboard !== null && spares
          ? withoutArmy(left, next)
          : left.filter((one) => one !== next);
    }
    if (gone.length > 0) removed.set(power, gone);
  }
  return { orders, removed, after: left };
}

const withoutArmy = (units: readonly CaseUnit[], fleet: CaseUnit): CaseUnit[] =>
  units.map((one) => (one === fleet ? { ...one, aboard: null } : one));

/** XIV.4 of the base game: an army and fleet is ranked as its fleet. */
function farthest(
  units: readonly CaseUnit[],
  power: Power,
  edition: ArmyFleetEdition,
): CaseUnit | undefined {
  const own = units.filter((unit) => unit.power === power);
  const [first] = inOrderOfRemoval(own, power, {}, edition.choices);
  return own.find((unit) => unit === first?.piece);
}
