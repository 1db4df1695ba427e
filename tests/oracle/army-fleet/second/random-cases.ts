import type { Location, SpaceId } from '../../../../src/board/board.ts';
import { spaceOf } from '../../../../src/board/board.ts';
import { CENTRES } from '../../../../src/board/centres.ts';
import { armySteps, fleetSteps, pieceName, readUnits } from './board.ts';
import type { ByPower, Unit } from './board.ts';
import type { Dice } from './dice.ts';
import { ruleRemovals, ruleRetreats } from './later-phases.ts';
import { ruleMoves } from './movement.ts';
import type { Dislodged } from './movement.ts';
import { maybeWithoutCoast, ordersFor } from './random-orders.ts';
import { randomPosition, unitsNear } from './random-positions.ts';
import { readOrders } from './read-orders.ts';
import type { Case, Phase } from './rule-turns.ts';

/** A turn with more decisions is not tried: each additional one doubles the time. */
const MOST_DECISIONS = 12;

/** `odd`: many orders that mean little. `near`: a known case with other units and orders. */
export type Kind = 'crowded' | 'odd' | 'near' | 'changed';

/**
 * Up to three moves with the retreats and removals after them, from a random position or one near a known case. Null if
 * a turn has too many decisions.
 */
export function randomCase(kind: Kind, known: readonly Case[], dice: Dice): Case | null {
  const model = kind === 'near' || kind === 'changed' ? dice.pick(known) : null;
  let units = model
    ? unitsNear(readUnits(model.units), kind === 'changed', dice)
    : randomPosition(dice);
  const start = listed(units, writeCount);
  const phases: Phase[] = [];
  const oddity = kind === 'odd' ? 0.25 : dice.chance(0.04) ? 0.05 : 0;
  for (let moves = dice.chance(0.25) ? 3 : 1; moves > 0 && units.length > 0; moves -= 1) {
    const kept = model && phases.length === 0 ? keptOf(model, dice) : new Map<SpaceId, string>();
    const orders = ordersFor(units, kept, oddity, dice);
    const moved = ruleMoves(units, orders, {}, MOST_DECISIONS);
    if (!moved) return null;
    phases.push({ phase: 'movement', orders });
    units = moved.after;
    if (moved.dislodged.length > 0) {
      const retreats = retreatOrders(moved.dislodged, dice);
      phases.push({ phase: 'retreats', orders: retreats });
      units = ruleRetreats(units, moved.dislodged, retreats).after;
    }
    if (dice.chance(0.2)) {
      const owners = ownersFor(units, dice);
      const removals = removalOrders(units, dice);
      phases.push({ phase: 'adjustments', orders: removals, owners });
      units = ruleRemovals(units, removals, owners).after;
    }
  }
  return { units: start, phases };
}

/** Most orders of the known case, by the space of the unit. */
function keptOf({ phases }: Case, dice: Dice): ReadonlyMap<SpaceId, string> {
  const [first] = phases;
  const orders = first?.phase === 'movement' ? readOrders(first.orders) : [];
  return new Map(
    orders.filter(() => !dice.chance(0.2)).map(({ at, text }) => [spaceOf(at), text] as const),
  );
}

const writeCount = (unit: Unit): string =>
  unit.moves > 0 ? `AF ${unit.at} ${String(unit.moves)}` : pieceName(unit);

function listed(units: readonly Unit[], write: (unit: Unit) => string | null): ByPower {
  const lists: Record<string, string[]> = {};
  for (const unit of units) {
    const text = write(unit);
    if (text !== null) (lists[unit.power] ??= []).push(text);
  }
  return lists;
}

/** Some legal, some not, some off the board, some missing. */
function retreatOrders(dislodged: readonly Dislodged[], dice: Dice): ByPower {
  const found = new Map(dislodged.map((one) => [one.unit, one]));
  return listed([...found.keys()], (unit) => {
    if (dice.chance(0.2)) return null;
    const { at, kind, moves } = unit;
    const one = found.get(unit);
    const isAlone = moves === 0 || (one?.losesArmy === true && dice.chance(0.5));
    const name = `${isAlone ? kind : 'AF'} ${at}`;
    if (dice.chance(0.1)) return `${name} D`;
    const steps: readonly Location[] = kind === 'A' ? armySteps(at) : fleetSteps(at);
    if (dice.chance(0.15)) return `${name} - ${dice.pick(steps)}`;
    const open = one?.retreats ?? [];
    return open.length === 0 ? null : `${name} - ${maybeWithoutCoast(dice.pick(open), dice)}`;
  });
}

/** Up to three centres too few for each power. */
function ownersFor(units: readonly Unit[], dice: Dice): ByPower {
  const centres = [...dice.shuffled(CENTRES)];
  const lists: Record<string, readonly string[]> = {};
  for (const power of new Set(units.map((unit) => unit.power))) {
    const own = units.filter((unit) => unit.power === power);
    const size = own.reduce((sum, { moves }) => sum + (moves > 0 ? 2 : 1), 0);
    lists[power] = centres.splice(0, Math.max(0, size - dice.below(4)));
  }
  return lists;
}

const removalOrders = (units: readonly Unit[], dice: Dice): ByPower =>
  listed(dice.shuffled(units), ({ kind, at, moves }) => {
    if (dice.chance(0.7)) return null;
    return `REMOVE ${moves > 0 ? dice.pick(['A', 'F', 'AF']) : kind} ${at}`;
  });
