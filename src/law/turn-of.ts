import type { Position } from '../board/board.ts';
import type { Order } from '../orders/order.ts';
import type { Choices } from '../rules/edition.ts';
import { STANDARD, type NumberedBoard } from './board.ts';
import { LAW } from './law.ts';
import { fleetsOnRoutes, hasRoute } from './routes.ts';
import { reaches, type Law, type MovementTurn, type Told, type TurnUnit } from './turn.ts';

type Draft = { -readonly [Key in keyof TurnUnit]: TurnUnit[Key] };

const HOLD: Told = { task: 'hold', to: null, via: false, target: null };
const NOBODY: readonly TurnUnit[] = [];

/** Reads a turn of a rulebook edition, under the law or under another one. */
export function turnOf(
  position: Position,
  orders: readonly Order[],
  choices: Choices,
  law: Law = LAW,
  board: NumberedBoard = STANDARD,
): MovementTurn {
  const at: (Draft | undefined)[] = [];
  const units = position.units.map((unit, n): Draft => {
    const location = locate(unit.at, board);
    const space = board.spaceOf[location] ?? location;
    const goal = { goal: space, goalAt: location, target: null, aim: space };
    const way = { way: null, isCarried: false, convoys: NOBODY, onRoutes: NOBODY, needed: NOBODY };
    const others = { supports: NOBODY, attackers: NOBODY, rivals: NOBODY };
    const ahead = { defender: null, isLeft: false, meets: null };
    const does = { orders: [], told: HOLD, task: 'hold', void: null, isRestless: false } as const;
    const { power, kind } = unit;
    return (at[space] = {
      n,
      power,
      kind,
      at: location,
      space,
      ...does,
      ...goal,
      ...way,
      ...others,
      ...ahead,
    });
  });
  const turn: MovementTurn = { board, choices, law, units, at };
  for (const order of orders) {
    const unit = at[spaceAt(order.unit.at, board)];
    if (unit?.power === order.power)
      unit.orders = [...unit.orders, { told: toldBy(order, board), illegal: null }];
  }
  for (const unit of units)
    unit.orders = unit.orders.map(({ told }) => ({ told, illegal: law.illegal(unit, told, turn) }));
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

function locate(name: string, { locationOf }: NumberedBoard): number {
  const location = locationOf.get(name);
  if (location === undefined) throw new Error(`the board has no ${name}`);
  return location;
}

const spaceAt = (name: string, board: NumberedBoard): number => {
  const location = locate(name, board);
  return board.spaceOf[location] ?? location;
};

function toldBy(order: Order, board: NumberedBoard): Told {
  switch (order.type) {
    case 'hold':
      return HOLD;
    case 'move':
      return { task: 'move', to: locate(order.to, board), via: order.viaConvoy, target: null };
    case 'support-hold':
      return { task: 'support', to: null, via: false, target: spaceAt(order.target.at, board) };
    case 'support-move':
    case 'convoy': {
      const task = order.type === 'convoy' ? 'convoy' : 'support';
      const target = spaceAt(order.target.at, board);
      return { task, to: locate(order.to, board), via: false, target };
    }
    case 'board':
    case 'land':
      throw new Error('an order of the Army/Fleet module');
  }
}

/** The location that a unit means to go to: for a fleet the coast that is named, or the only one that it can reach. */
function meant(unit: TurnUnit, to: number, { board }: MovementTurn): number {
  const space = board.spaceOf[to] ?? to;
  if (unit.kind === 'A') return space;
  if (to !== space) return to;
  const coasts = board.coasts[space] ?? [];
  return coasts.find((coast) => board.goes.F[unit.at]?.includes(coast)) ?? space;
}

/**
 * A unit follows its one legal order; of several different ones none, the first or the last, as the edition says (1971
 * VII.4; DATC 3.0 4.D.3).
 */
function follow(unit: Draft, turn: MovementTurn): void {
  const legal = unit.orders.flatMap(({ told, illegal }) => (illegal === null ? [told] : []));
  const meaning = ({ task, to, via, target }: Told): string =>
    [task, to !== null && task === 'move' ? meant(unit, to, turn) : to, via, target].join(' ');
  const isOne = new Set(legal.map(meaning)).size === 1;
  const { severalOrders, illegalMove } = turn.choices;
  const one = severalOrders === 'last' ? legal.at(-1) : legal[0];
  const told = isOne || severalOrders !== 'none' ? one : undefined;
  if (!told) {
    unit.isRestless =
      illegalMove === 'counts-as-move' &&
      unit.orders.some((order) => order.illegal !== null && order.told.task === 'move');
    return;
  }
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
