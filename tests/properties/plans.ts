import { fleetLocations, neighbours, SPACE_IDS, spaceOf } from '../../src/board/board.ts';
import type { Location, Piece, SpaceId, Unit } from '../../src/board/board.ts';
import { POWERS } from '../../src/board/powers.ts';
import { SPACES } from '../../src/board/spaces.ts';
import type { Order } from '../../src/orders/order.ts';
import { nextDoor, shoresFrom } from './neighbourhood.ts';

/** The intentions of a unit: three numbers that choose among its possibilities. */
export interface Plan {
  /** 0 to 31: mostly holds and supports at either end, moves in the middle, nonsense at the very end. */
  readonly what: number;
  readonly which: number;
  readonly where: number;
}

/** A unit and its destination, if it wants to move. */
export interface Actor {
  readonly unit: Unit;
  readonly goal: Location | null;
}

const pick = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length];

export function unitIn(space: SpaceId, power: number, fleet: boolean, where: number): Unit {
  const { kind } = SPACES[space];
  const sails = kind === 'sea' || (kind === 'coastal' && fleet);
  return {
    power: POWERS[power] ?? 'Austria',
    kind: sails ? 'F' : 'A',
    at: sails ? (pick(fleetLocations(space), where) ?? space) : space,
  };
}

const isSea = (space: SpaceId): boolean => SPACES[space].kind === 'sea';

export function goalOf(
  unit: Unit,
  { what, which, where }: Plan,
  units: readonly Unit[],
  restless: boolean,
): Location | null {
  if (what < (restless ? 1 : 6) || what > (restless ? 26 : 20)) return null;
  const spaces = new Set(units.map(({ at }) => spaceOf(at)));
  if (unit.kind === 'A' && SPACES[spaceOf(unit.at)].kind === 'coastal' && what < 14) {
    const seas = new Set([...spaces].filter(isSea));
    const shore = pick(shoresFrom(spaceOf(unit.at), seas), which);
    if (shore) return shore;
  }
  const open = neighbours(unit);
  const taken = open.filter((at) => spaces.has(spaceOf(at)));
  const to = pick(taken.length > 0 && where % 8 < (restless ? 7 : 3) ? taken : open, which);
  if (!to) return null;
  return where % 16 === 15 ? spaceOf(to) : to;
}

type Given = Pick<Order, 'power' | 'unit'>;
const pieceOf = ({ unit: { kind, at } }: Actor): Piece => ({ kind, at });

/** The order of an actor, given the intentions of the others. */
export function orderFor(actor: Actor, plan: Plan, actors: readonly Actor[]): Order {
  const { unit, goal } = actor;
  const given = { power: unit.power, unit: pieceOf(actor) };
  if (goal)
    return {
      ...given,
      type: 'move',
      to: goal,
      viaConvoy: unit.kind === 'A' && plan.where % 8 === 7,
    };
  const others = actors.filter((other) => other.unit.at !== unit.at);
  if (plan.what >= 30) return nonsense(given, plan, others);
  const carried =
    isSea(spaceOf(unit.at)) && plan.what % 4 < 3 ? convoy(given, unit, plan, others) : null;
  return carried ?? support(given, unit, plan, others) ?? { ...given, type: 'hold' };
}

function convoy(
  given: Given,
  unit: Unit,
  { which, where }: Plan,
  others: readonly Actor[],
): Order | null {
  const armies = others.filter((other) => other.unit.kind === 'A' && other.goal);
  const waiting = armies.filter(({ unit: army, goal }) => goal && !neighbours(army).includes(goal));
  const close = waiting.filter((other) =>
    nextDoor(spaceOf(unit.at)).includes(spaceOf(other.unit.at)),
  );
  const army = pick(
    [close, waiting, armies].filter((list) => list.length > 0)[where % 8 < 6 ? 0 : 2] ?? armies,
    which,
  );
  return army?.goal
    ? { ...given, type: 'convoy', target: pieceOf(army), to: spaceOf(army.goal) }
    : null;
}

function support(
  given: Given,
  unit: Unit,
  { what, which, where }: Plan,
  others: readonly Actor[],
): Order | null {
  const reach = neighbours(unit).map(spaceOf);
  const helped = others.filter(({ goal }) => goal && reach.includes(spaceOf(goal)));
  const actor = what % 8 > 0 ? pick(helped, which) : undefined;
  if (actor?.goal) {
    const exact = where % 4 === 3 && actor.unit.kind === 'F';
    const to = exact ? actor.goal : spaceOf(actor.goal);
    return { ...given, type: 'support-move', target: pieceOf(actor), to };
  }
  const kept = others.filter((other) => reach.includes(spaceOf(other.unit.at)));
  const staying = kept.filter(({ goal }) => !goal);
  const target =
    what > 0 ? pick(staying.length > 0 && where % 8 < 7 ? staying : kept, which) : undefined;
  return target ? { ...given, type: 'support-hold', target: pieceOf(target) } : null;
}

/** Orders that a confused player might write. */
function nonsense(given: Given, { what, which, where }: Plan, others: readonly Actor[]): Order {
  const anywhere = pick(SPACE_IDS, where + 64 * (which % 2)) ?? 'ADR';
  const nobody: Piece = { kind: which % 2 === 0 ? 'A' : 'F', at: anywhere };
  const other = pick(others, which);
  const target = other ? pieceOf(other) : nobody;
  switch ((what + which + where) % 6) {
    case 0:
      return { ...given, type: 'move', to: anywhere, viaConvoy: which % 2 === 1 };
    case 1:
      return { ...given, type: 'support-move', target, to: anywhere };
    case 2:
      return { ...given, type: 'support-hold', target: where % 2 === 0 ? target : given.unit };
    case 3:
      return { ...given, type: 'convoy', target, to: anywhere };
    case 4:
      return { ...given, power: pick(POWERS, which) ?? given.power, unit: nobody, type: 'hold' };
    default:
      return { ...given, type: 'support-hold', target: nobody };
  }
}
