import type { Position, Unit } from '../board/board.ts';
import type { Order } from '../orders/order.ts';
import type { Choices } from '../rules/edition.ts';
import type { UnitAt } from '../trace/fact.ts';
import { STANDARD, type NumberedBoard } from './board.ts';
import { LAW } from './law.ts';
import { followedBy, meant, toldBy } from './orders.ts';
import { fleetsOnRoutes, hasRoute } from './routes.ts';
import { reaches, type Judged, type Law, type MovementTurn, type TurnUnit } from './turn.ts';

type Draft = { -readonly [Key in keyof TurnUnit]: TurnUnit[Key] };

const NOBODY: readonly TurnUnit[] = [];

/**
 * Reads a turn of a rulebook edition, under the law or under another one. Throws if two units are in one space, or one
 * is off the board.
 */
export function turnOf(
  position: Position,
  orders: readonly Order[],
  choices: Choices,
  law: Law = LAW,
  board: NumberedBoard = STANDARD,
): MovementTurn {
  const units = position.units
    .map((given) => draftOf(given, board))
    .sort((one, other) => one.space - other.space);
  const at: (Draft | undefined)[] = [];
  for (const [n, unit] of units.entries()) {
    if (at[unit.space]) throw new Error(`two units in ${unit.id}`);
    unit.n = n;
    at[unit.space] = unit;
  }
  const strays: Judged[] = [];
  const turn: MovementTurn = { board, choices, law, units, at, strays };
  for (const order of orders) {
    const told = toldBy(order, turn);
    const unit = at[told.at];
    if (unit?.power === order.power) unit.orders = [...unit.orders, { order, told, illegal: null }];
    else strays.push({ order, told, illegal: 'no-unit' });
  }
  for (const unit of units)
    unit.orders = unit.orders.map(({ order, told }) => ({
      order,
      told,
      illegal: law.illegal(unit, told, turn),
    }));
  for (const unit of units) follow(unit, turn);
  for (const unit of units) match(unit, at, turn);
  const movers = units.filter(({ task }) => task === 'move');
  for (const unit of movers) if (unit.kind === 'A') chooseWay(unit, turn);
  for (const unit of units) {
    unit.attackers = movers.filter(({ goal }) => goal === unit.space);
    if (unit.task !== 'move') continue;
    unit.rivals = movers.filter(({ goal }) => goal === unit.goal);
    unit.defender = at[unit.goal] ?? null;
    unit.meets = unit.defender && law.meets(unit, unit.defender) ? unit.defender : null;
    unit.isLeft = unit.defender?.task === 'move' && !unit.meets;
  }
  return turn;
}

/** A unit that has no orders yet. */
function draftOf(given: Unit, board: NumberedBoard): Draft {
  const at = board.locationOf.get(given.at);
  const space = at === undefined ? undefined : board.spaceOf[at];
  const id = space === undefined ? undefined : board.names[space];
  if (at === undefined || space === undefined || id === undefined)
    throw new Error(`no such space: ${given.at}`);
  return {
    n: 0,
    id: id as UnitAt,
    given,
    power: given.power,
    kind: given.kind,
    at,
    space,
    orders: [],
    followed: null,
    told: { at: space, task: 'hold', to: null, via: false, target: null },
    task: 'hold',
    void: null,
    goal: space,
    goalAt: at,
    isRestless: false,
    target: null,
    aim: space,
    way: null,
    isCarried: false,
    convoys: NOBODY,
    onRoutes: NOBODY,
    needed: NOBODY,
    supports: NOBODY,
    attackers: NOBODY,
    rivals: NOBODY,
    defender: null,
    isLeft: false,
    meets: null,
  };
}

function follow(unit: Draft, turn: MovementTurn): void {
  unit.followed = followedBy(unit, turn);
  if (!unit.followed) {
    unit.isRestless =
      turn.choices.illegalMove === 'counts-as-move' &&
      unit.orders.some(({ illegal, told }) => illegal !== null && told.task === 'move');
    return;
  }
  const { told } = unit.followed;
  const { spaceOf } = turn.board;
  unit.told = told;
  unit.task = told.task;
  if (told.task === 'move' && told.to !== null) {
    unit.goalAt = meant(unit, told.to, turn);
    unit.goal = spaceOf[unit.goalAt] ?? unit.goalAt;
  } else if (told.target !== null) {
    unit.aim = told.to === null ? told.target : (spaceOf[told.to] ?? told.to);
  }
}

/** A support or a convoy counts if the other unit does what it says (1971 IX.1, IX.6, XII.1). */
function match(unit: Draft, at: readonly (Draft | undefined)[], turn: MovementTurn): void {
  const target = unit.told.target === null ? undefined : at[unit.told.target];
  if (!target || (unit.task !== 'support' && unit.task !== 'convoy')) return;
  unit.target = target;
  unit.void = turn.law.mismatch(unit, target, turn);
  if (unit.void !== null) return;
  if (unit.told.to !== null) unit.aim = target.goal;
  if (unit.task === 'convoy') target.convoys = [...target.convoys, unit];
  else target.supports = [...target.supports, unit];
}

/** By land or by convoy (1971 XIV.5; DATC 3.0 4.A.3); over which fleets (XII.4; 4.A.1). */
function chooseWay(army: Draft, turn: MovementTurn): void {
  const carries = (fleet: TurnUnit): boolean => army.convoys.includes(fleet);
  const isOrdered = army.convoys.length > 0 && hasRoute(army.space, army.goal, turn, carries);
  const by = turn.law.goesBy(army, isOrdered, turn);
  army.way = by;
  army.isCarried = by === null ? !reaches(army, army.goal, turn) : by.by === 'convoy';
  if (!army.isCarried) return;
  if (!isOrdered) {
    army.void = 'no-route';
    return;
  }
  army.onRoutes = fleetsOnRoutes(army.space, army.goal, turn, carries);
  const own =
    turn.choices.routes === 'all-own-survive'
      ? fleetsOnRoutes(
          army.space,
          army.goal,
          turn,
          (fleet) => carries(fleet) && fleet.power === army.power,
        )
      : NOBODY;
  army.needed = own.length > 0 ? own : army.onRoutes;
}
