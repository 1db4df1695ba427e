import type { Location, SpaceId } from '../../../../src/board/board.ts';
import { spaceOf } from '../../../../src/board/board.ts';
import { turningRight } from '../../../../src/board/clockwise.ts';
import { armySteps, fleetSteps, isSea, pieceName, writeUnits } from './board.ts';
import type { ByPower, Unit } from './board.ts';
import type { Choices } from './equations.ts';
import { judgeOrders } from './legal.ts';
import { moversOf } from './movers.ts';
import type { Mover, Turn } from './movers.ts';
import { readOrders } from './read-orders.ts';
import type { Order } from './read-orders.ts';
import { solve } from './solve.ts';
import type { Cycle, Solved } from './solve.ts';

export interface Dislodged {
  readonly unit: Unit;
  /** The space its attacker came from. */
  readonly by: SpaceId;
  readonly retreats: readonly Location[];
  /** IV.a: only land is open. */
  readonly losesArmy: boolean;
  /** IV.e: where the Right-Hand Rule takes it. */
  readonly displaced: Location | null;
}

export interface Moved {
  readonly orders: Readonly<Record<string, string>>;
  readonly starved: readonly SpaceId[];
  readonly dislodged: readonly Dislodged[];
  readonly cycles: readonly Cycle[];
  readonly after: readonly Unit[];
}

/** Rules a movement phase. Null if it has more decisions than `most`. */
export function ruleMoves(
  units: readonly Unit[],
  texts: ByPower,
  choices: Choices,
  most: number,
): Moved | null {
  const turn = moversOf(judgeOrders(units, readOrders(texts)));
  const solved = solve(turn, choices, most);
  if (!solved) return null;
  const { after, starved, dislodged } = positionAfter(turn, solved);
  const orders = turn.orders.map((order) => [order.text, outcomeOf(turn, solved, order)] as const);
  const { cycles } = solved;
  return { orders: Object.fromEntries(orders), starved, dislodged, cycles, after };
}

function moveOutcome(turn: Turn, { outcome, world, stopped }: Solved, mover: Mover): string {
  if (outcome.moves(mover)) return 'succeeds';
  if (mover.how === 'ferry') {
    if (mover.ferries.length === 0) return 'void';
    if (!outcome.crosses(mover)) return stopped.crosses(mover) ? 'stopped' : 'no-path';
    if (mover.isOwnFerry) return 'aboard';
  }
  if (stopped.moves(mover)) return 'stopped';
  if (mover.how === 'land-first' && outcome.isDisrupted(mover)) return 'disrupted';
  if (mover.how === 'land-after' && !world.path(mover)) return 'no-path';
  if (mover.how === 'sails-on' && !world.path(mover)) {
    const lander = turn.landerOf.get(mover.order);
    return lander && outcome.isDisrupted(lander) ? 'disrupted' : 'recalled';
  }
  const there = turn.unitIn.get(mover.to);
  const isOwn = there?.power === mover.unit.power;
  return isOwn && (!world.hasLeft(there) || world.opposite(mover)) ? 'blocked' : 'bounces';
}

function actionOutcome(turn: Turn, solved: Solved, order: Order): string {
  const { outcome, world, stopped } = solved;
  if (!turn.legal.has(order)) return 'illegal';
  switch (order.action.type) {
    case 'hold':
      return 'holds';
    case 'move': {
      const mover = turn.moverOf.get(order);
      return mover ? moveOutcome(turn, solved, mover) : 'illegal';
    }
    case 'board':
      if (turn.voidBoards.has(order)) return 'void';
      if (outcome.boards(order)) return 'succeeds';
      return stopped.boards(order) ? 'stopped' : 'attacked';
    case 'support':
    case 'support-own': {
      const support = turn.supports.find((one) => one.order === order);
      if (!support) return 'void';
      return world.isGiven(support) ? 'given' : 'cut';
    }
    case 'ferry': {
      const fleet = turn.unitOf.get(order);
      if (!fleet || !turn.matched.has(order)) return 'void';
      return world.dislodger(fleet) ? 'disrupted' : 'available';
    }
  }
}

/** The outcomes of an order's parts, in the order in which they are written. */
function outcomeOf(turn: Turn, solved: Solved, order: Order): string {
  const action = actionOutcome(turn, solved, order);
  if (!order.landing) return action;
  const lander = turn.landerOf.get(order);
  const without = turn.landing.has(order) ? 'void' : 'illegal';
  const landing = lander ? moveOutcome(turn, solved, lander) : without;
  return order.landing.when === 'first' ? `${landing}, ${action}` : `${action}, ${landing}`;
}

function positionAfter(turn: Turn, { outcome, world }: Solved) {
  /**
   * By army that goes aboard and stays there: the fleet. I.b: of several fleets that ferried it, the first that
   * survives.
   */
  const aboard = new Map<Unit, Unit>();
  for (const [order, fleet] of turn.boards) {
    const army = turn.unitOf.get(order);
    if (army && outcome.boards(order)) aboard.set(army, fleet);
  }
  for (const mover of turn.moverOf.values()) {
    if (!mover.isOwnFerry || !outcome.crosses(mover) || outcome.moves(mover)) continue;
    const fleet = mover.ferries.find((ferry) => !world.dislodger(ferry));
    if (fleet) aboard.set(mover.unit, fleet);
  }
  const carriers = new Set(aboard.values());
  const after: Unit[] = [];
  const starved: SpaceId[] = [];
  const fallen: { readonly unit: Unit; readonly by: Mover; readonly mover: Mover | undefined }[] =
    [];
  for (const unit of turn.units) {
    if (aboard.has(unit)) continue;
    const order = turn.orderOf.get(unit);
    const mover = order && turn.moverOf.get(order);
    const lander = order && turn.landerOf.get(order);
    const hasLanded = lander !== undefined && outcome.moves(lander);
    if (hasLanded) after.push({ power: unit.power, kind: 'A', at: lander.goal, moves: 0 });
    // II.b: one more move, or the first.
    const counted = unit.moves > 0 ? unit.moves + 1 : carriers.has(unit) ? 1 : 0;
    if (!hasLanded && counted === 4) starved.push(spaceOf(unit.at));
    const left = { ...unit, moves: hasLanded || counted === 4 ? 0 : counted };
    const by = world.dislodger(unit);
    if (by) fallen.push({ unit: left, by, mover });
    else after.push(mover && outcome.moves(mover) ? { ...left, at: mover.goal } : left);
  }
  const occupied = new Set(after.map(({ at }) => spaceOf(at)));
  const contested = new Set(
    turn.movers
      .filter((mover) => world.prevents(mover) && !outcome.moves(mover))
      .map(({ to }) => to),
  );
  const dislodged = fallen.map(({ unit, by, mover }): Dislodged => {
    const steps: readonly Location[] = unit.kind === 'A' ? armySteps(unit.at) : fleetSteps(unit.at);
    const open = steps
      .filter((step) => {
        const space = spaceOf(step);
        return !occupied.has(space) && !contested.has(space) && space !== by.from;
      })
      .toSorted();
    const seas = open.filter(isSea);
    const isTied = unit.moves > 0 && seas.length > 0;
    const lander = mover && turn.landerOf.get(mover.order);
    const isDisplaced =
      isTied && mover?.how === 'sails-on' && lander && outcome.isDisrupted(lander);
    const round =
      isDisplaced && !isSea(mover.goal) ? turningRight(spaceOf(unit.at), mover.goal) : [];
    return {
      unit,
      by: by.from,
      retreats: isTied ? seas : open,
      losesArmy: unit.moves > 0 && !isTied && open.length > 0,
      displaced: round.find((at) => seas.includes(at)) ?? null,
    };
  });
  return { after, starved: starved.toSorted(), dislodged };
}

/** A movement phase as cases state what is expected of it; a cycle without its units. */
export const tellMoves = ({ orders, starved, dislodged, cycles, after }: Moved) => ({
  orders,
  starved,
  dislodged: Object.fromEntries(
    dislodged.map(({ unit, by, retreats, losesArmy, displaced }) => [
      pieceName(unit),
      {
        power: unit.power,
        by,
        retreats,
        ...(losesArmy ? { army: 'lost' } : {}),
        ...(displaced === null ? {} : { displaced }),
      },
    ]),
  ),
  knots: cycles.map(({ worlds, how }) => `${String(worlds)} ${how}`).toSorted(),
  units_after: writeUnits(after),
});
