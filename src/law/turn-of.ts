import type { Position, Unit } from '../board/board.ts';
import { NotOnBoardError } from '../board/not-on-board.ts';
import type { Order } from '../orders/order.ts';
import type { Choices } from '../rules/edition.ts';
import type { UnitAt } from '../trace/fact.ts';
import { boardFor, type NumberedBoard } from './board.ts';
import { LAW } from './law.ts';
import { followedBy, meant, spaceOf, told, toldBy } from './orders.ts';
import { fleetsOnRoutes, hasRoute } from './routes.ts';
import { reaches, type Judged, type Law, type MovementTurn, type TurnUnit } from './turn.ts';

/** A unit while its turn is read, and the turn. */
type Draft<Whole> = { -readonly [Key in keyof Whole]: Whole[Key] };
export type DraftUnit = Draft<Omit<TurnUnit, 'orders'>> & { orders: Draft<Judged>[] };
export interface DraftTurn extends MovementTurn {
  readonly units: DraftUnit[];
  readonly at: (DraftUnit | undefined)[];
  readonly strays: Judged[];
}

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
  board: NumberedBoard = boardFor(position),
): MovementTurn {
  const turn = enter(position, choices, law, board);
  const { units, at } = turn;
  for (const order of orders) give(order, turn);
  for (const unit of units) judge(unit, turn);
  for (const unit of units) follow(unit, turn);
  for (const unit of units) match(unit, at[unit.told.target ?? -1], turn);
  for (const unit of units) chooseRoute(unit, turn);
  relate(turn);
  return turn;
}

/** The units of a turn, before they have orders. */
export function enter(
  position: Position,
  choices: Choices,
  law: Law,
  board: NumberedBoard,
): DraftTurn {
  const units = position.units
    .map((given) => draftOf(given, board))
    .sort((one, other) => one.space - other.space);
  const at: (DraftUnit | undefined)[] = [];
  for (const [n, unit] of units.entries()) {
    if (at[unit.space]) throw new Error(`two units in ${unit.id}`);
    unit.n = n;
    at[unit.space] = unit;
  }
  return { board, choices, law, units, at, strays: [] };
}

/** Gives an order to its unit, to be judged. */
function give(order: Order, turn: DraftTurn): void {
  const told = toldBy(order, turn);
  const unit = turn.at[told.at];
  if (unit?.power === order.power) unit.orders.push({ order, told, illegal: null });
  else turn.strays.push({ order, told, illegal: 'no-unit' });
}

/** Judges the orders of a unit. */
function judge(unit: DraftUnit, turn: DraftTurn): void {
  for (const one of unit.orders) one.illegal = turn.law.illegal(unit, one.told, turn);
}

/** Who goes where, and who is there. */
export function relate({ units, at, law }: DraftTurn): void {
  const into: (DraftUnit[] | undefined)[] = [];
  for (const unit of units) if (unit.task === 'move') (into[unit.goal] ??= []).push(unit);
  for (const unit of units) {
    unit.attackers = into[unit.space] ?? NOBODY;
    if (unit.task !== 'move') continue;
    unit.rivals = into[unit.goal] ?? NOBODY;
    unit.defender = at[unit.goal] ?? null;
    unit.meets = unit.defender && law.meets(unit, unit.defender) ? unit.defender : null;
    unit.isLeft = unit.defender?.task === 'move' && !unit.meets;
  }
}

/** A unit that has no orders yet. */
export function draftOf(given: Unit, board: NumberedBoard): DraftUnit {
  const space = spaceOf(given, board);
  const id = board.names[space];
  if (id === undefined) throw new NotOnBoardError(given.at, board.name);
  const at = given.kind === 'A' ? space : (board.locationOf.get(given.at) ?? space);
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
    told: told(space, 'hold'),
    task: 'hold',
    void: null,
    goal: space,
    goalAt: at,
    from: space,
    isRestless: false,
    target: null,
    aim: space,
    route: null,
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

export function follow(unit: DraftUnit, turn: MovementTurn): void {
  unit.followed = followedBy(unit, turn);
  if (!unit.followed) {
    unit.isRestless =
      turn.choices.illegalMove === 'counts-as-move' &&
      unit.orders.some(
        ({ illegal, told }) => illegal !== null && told.task === 'move' && told.way === null,
      );
    return;
  }
  const { told } = unit.followed;
  const { spaceOf: spaces } = turn.board;
  unit.told = told;
  unit.way = told.way;
  unit.task = told.task;
  if (told.task === 'move' && told.to !== null) {
    unit.goalAt = meant(unit, told.to, turn);
    unit.goal = spaces[unit.goalAt] ?? unit.goalAt;
  } else if (told.target !== null) {
    unit.aim = told.to === null ? told.target : (spaces[told.to] ?? told.to);
  }
}

/** A support or a convoy counts if the other unit does what it says (1971 IX.1, IX.6, XII.1). */
export function match(unit: DraftUnit, target: DraftUnit | undefined, turn: MovementTurn): void {
  if (!target || (unit.task !== 'support' && unit.task !== 'convoy')) return;
  unit.target = target;
  unit.void = turn.law.mismatch(unit, target, turn);
  if (unit.void !== null) return;
  if (unit.told.to !== null) unit.aim = target.goal;
  if (unit.task === 'convoy') target.convoys = [...target.convoys, unit];
  else target.supports = [...target.supports, unit];
}

/** By land or by convoy (1971 XIV.5; DATC 3.0 4.A.3); over which fleets (XII.4; 4.A.1). */
export function chooseRoute(army: DraftUnit, turn: MovementTurn): void {
  if (army.task !== 'move' || army.kind === 'F' || army.way !== null) return;
  const carries = (fleet: TurnUnit): boolean => army.convoys.includes(fleet);
  const isOrdered = army.convoys.length > 0 && hasRoute(army.space, army.goal, turn, carries);
  const by = turn.law.goesBy(army, isOrdered, turn);
  army.route = by;
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
