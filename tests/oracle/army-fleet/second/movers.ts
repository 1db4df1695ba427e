import type { Location, SpaceId } from '../../../../src/board/board.ts';
import { spaceOf } from '../../../../src/board/board.ts';
import { armySteps } from './board.ts';
import type { Unit } from './board.ts';
import { boardersOf, isOfArmy, isToLeave } from './legal.ts';
import type { Sheet } from './legal.ts';
import type { Order } from './read-orders.ts';

/** `sails-on`: the move of a fleet from which an army has landed before it. */
export type How = 'direct' | 'ferry' | 'land-first' | 'land-after' | 'sails-on';

/** What tries to enter a space: a unit, a ferried army, or an army that lands. */
export interface Mover {
  readonly order: Order;
  /** For a landing: the fleet. */
  readonly unit: Unit;
  readonly how: How;
  /** Where the attack comes from: for a landing the sea, for a ferried army its start. */
  readonly from: SpaceId;
  readonly to: SpaceId;
  readonly goal: Location;
  /** For a ferried army: the fleets that are ordered to take it; only its own power's if there are any (1982 XII.4). */
  readonly ferries: readonly Unit[];
  /** A/F I.b: it goes aboard. */
  readonly isOwnFerry: boolean;
}

export interface Support {
  readonly order: Order;
  readonly unit: Unit;
  readonly of: Mover | Unit;
  /** Where the support is given, and where it can be cut. */
  readonly target: SpaceId;
  readonly home: SpaceId;
}

export interface Turn extends Sheet {
  readonly movers: readonly Mover[];
  /** By order: the move of the unit itself, and the landing of the army aboard. */
  readonly moverOf: ReadonlyMap<Order, Mover>;
  readonly landerOf: ReadonlyMap<Order, Mover>;
  readonly supports: readonly Support[];
  /** The ferry orders whose army is ordered to go there. */
  readonly matched: ReadonlySet<Order>;
}

export const isLanding = ({ how }: Mover): boolean => how === 'land-first' || how === 'land-after';

export function moversOf(sheet: Sheet): Turn {
  const { orders, unitOf, legal, landing, goals, voidBoards, unitIn } = sheet;
  const matched = new Set<Order>();
  const moverOf = new Map<Order, Mover>();
  const landerOf = new Map<Order, Mover>();

  function ferriesOf(order: Order, from: SpaceId, to: SpaceId) {
    const fits = orders.filter(
      ({ kind, action }) =>
        kind === 'F' && action.type === 'ferry' && action.from === from && action.to === to,
    );
    const matching = fits.filter((ferry) => legal.has(ferry));
    const own = matching.filter(({ power }) => power === order.power);
    const taken = (own.length > 0 ? own : matching).flatMap((ferry) => unitOf.get(ferry) ?? []);
    const ferries = taken.toSorted((one, other) => (one.at < other.at ? -1 : 1));
    return { matching, ferries, isOwnFerry: own.length > 0 };
  }

  for (const [order, unit] of unitOf) {
    if (!legal.has(order) || order.action.type !== 'move') continue;
    const home = spaceOf(unit.at);
    if (unit.kind === 'A') {
      const to = spaceOf(order.action.to);
      const { matching, ferries, isOwnFerry } = ferriesOf(order, home, to);
      for (const ferry of matching) matched.add(ferry);
      // 1982 XII: by land where it can, unless a fleet of its own power is to ferry it or the order says so.
      const byLand = armySteps(home).includes(to);
      const isFerried = !byLand || isOwnFerry || (order.action.ferry && matching.length > 0);
      const plain = { order, unit, from: home, to, goal: to };
      moverOf.set(
        order,
        isFerried
          ? { ...plain, how: 'ferry', ferries, isOwnFerry }
          : { ...plain, how: 'direct', ferries: [], isOwnFerry: false },
      );
    }
    const goal = goals.get(order);
    if (unit.kind === 'F' && goal !== undefined) {
      const how = order.landing?.when === 'first' && landing.has(order) ? 'sails-on' : 'direct';
      const to = spaceOf(goal);
      moverOf.set(order, {
        order,
        unit,
        how,
        from: home,
        to,
        goal,
        ferries: [],
        isOwnFerry: false,
      });
    }
  }
  for (const order of landing) {
    const unit = unitOf.get(order);
    if (!unit || !order.landing) continue;
    const [boarder] = unit.moves > 0 ? [] : boardersOf(sheet, unit);
    if (boarder && voidBoards.has(boarder)) continue;
    const { to, when } = order.landing;
    const from = when === 'first' ? spaceOf(unit.at) : spaceOf(goals.get(order) ?? unit.at);
    const how = when === 'first' ? 'land-first' : 'land-after';
    landerOf.set(order, { order, unit, how, from, to, goal: to, ferries: [], isOwnFerry: false });
  }
  const movers = [...moverOf.values(), ...landerOf.values()];

  /** Where the army of a mover began the turn; null if it is a fleet. */
  function armyStart(mover: Mover): Location | null {
    if (mover.unit.kind === 'A') return mover.unit.at;
    if (!isLanding(mover)) return null;
    return mover.unit.moves > 0 ? mover.unit.at : (boardersOf(sheet, mover.unit)[0]?.at ?? null);
  }

  function supported(order: Order): Mover | Unit | undefined {
    const { action } = order;
    if (action.type === 'support-own') return landerOf.get(order);
    if (action.type !== 'support') return undefined;
    const named = sheet.namedBySea.get(order);
    if (named) return landerOf.get(named);
    const helped = unitIn.get(spaceOf(action.at));
    if (!helped) return undefined;
    const { to } = action;
    if (to === null) return isToLeave(sheet, helped) ? undefined : helped;
    return movers.find((mover) => {
      if (mover.to !== spaceOf(to)) return false;
      const start = armyStart(mover);
      if (isOfArmy(action, helped)) return start !== null && spaceOf(start) === spaceOf(action.at);
      const isThere = start === null && spaceOf(mover.unit.at) === spaceOf(action.at);
      return isThere && (to.length === 3 || mover.goal === to);
    });
  }

  const supports = [...unitOf].flatMap(([order, unit]): readonly Support[] => {
    const of = legal.has(order) ? supported(order) : undefined;
    const { action } = order;
    if (!of || (action.type !== 'support' && action.type !== 'support-own')) return [];
    const target = spaceOf(action.type === 'support' ? (action.to ?? action.at) : action.to);
    return [{ order, unit, of, target, home: spaceOf(unit.at) }];
  });
  return { ...sheet, movers, moverOf, landerOf, supports, matched };
}
