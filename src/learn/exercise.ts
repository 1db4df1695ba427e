import { adjudicate } from '../law/adjudicate.ts';
import { isSameOrder } from '../ask/change.ts';
import type { Condition } from '../ask/condition.ts';
import { POSSIBLE_ORDERS } from '../ask/possible-orders.ts';
import { conditions } from '../ask/why-not.ts';
import { type Position, type SpaceId, spaceOf, type UnitKind } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import { berthIn, unitAt } from '../board/unit-at.ts';
import type { Order } from '../orders/order.ts';
import type { Edition } from '../rules/edition.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { Turn } from '../trace/turn.ts';

/**
 * What the orders must achieve. `reach`: a unit of the power, of this kind if one is given, is in the space afterwards;
 * `bar`: no unit of another power is; `keep`: its unit there is not dislodged; `stop`: the unit there does not leave by
 * a move; `survive`: the army aboard the fleet there does not starve, and neither is dislodged.
 */
export const GOALS = ['reach', 'bar', 'keep', 'stop', 'survive'] as const;
export type GoalKind = (typeof GOALS)[number];

/** Orders to write: any that achieve the goal are accepted. */
export interface Exercise {
  readonly power: Power;
  readonly goal: GoalKind;
  readonly at: SpaceId;
  /** The kind of unit that must reach it; null: an army or a fleet. */
  readonly kind: UnitKind | null;
  /** True: against every legal reply of the others; false: against the given orders. */
  readonly anyReply: boolean;
}

/** The board of an exercise, and all orders of its file; those of the learner's power are a solution. */
export interface ExerciseBoard {
  readonly position: Position;
  readonly orders: readonly Order[];
  readonly edition: Edition;
}

/** Whether some orders achieve the goal. */
export interface GoalJudgement {
  readonly met: boolean;
  /** The turn that shows it, with the refuting reply if there is one. */
  readonly turn: Turn;
}

/** The most replies, and the most orders to choose from, in an exercise: each one is ruled. */
export const MAX_REPLIES = 20_000;

/** Judges orders: against the given orders of the others, or against each of their legal replies. */
export function judge(
  exercise: Exercise,
  board: ExerciseBoard,
  own: readonly Order[],
): GoalJudgement {
  const others = board.orders.filter(({ power }) => power !== exercise.power);
  const first = turnOf(board, [...own, ...others], true);
  if (!isMet(exercise, first)) return { met: false, turn: first };
  if (!exercise.anyReply) return { met: true, turn: first };
  for (const reply of combinations(board, (power) => power !== exercise.power)) {
    const turn = turnOf(board, [...own, ...reply], false);
    if (!isMet(exercise, turn))
      return { met: false, turn: turnOf(board, [...own, ...reply], true) };
  }
  return { met: true, turn: first };
}

function turnOf(
  { position, edition }: ExerciseBoard,
  orders: readonly Order[],
  trace: boolean,
): Turn {
  return { position, orders, edition, ruling: adjudicate(position, orders, edition, { trace }) };
}

function isMet({ power, goal, at, kind }: Exercise, { ruling }: Turn): boolean {
  const there = ruling.after.units.find((unit) => spaceOf(unit.at) === at);
  switch (goal) {
    case 'reach':
      return there?.power === power && (kind ?? there.kind) === there.kind;
    case 'bar':
      return there === undefined || there.power === power;
    case 'keep':
      return !ruling.dislodged.some(({ unit }) => unit === at);
    case 'stop':
      return !ruling.orders.some(({ unit, outcome }) => unit === at && outcome === 'succeeds');
    case 'survive':
      return !(
        ruling.starved?.includes(berthIn(at)) === true ||
        ruling.dislodged.some(({ unit }) => spaceOf(unit) === at)
      );
  }
}

/** How many combinations of orders the units of these powers have. */
export function countCombinations(board: ExerciseBoard, isOf: (power: Power) => boolean): number {
  return choicesOf(board, isOf).reduce((product, { length }) => product * length, 1);
}

function choicesOf(
  { position, edition }: ExerciseBoard,
  isOf: (power: Power) => boolean,
): readonly (readonly Order[])[] {
  const possible = POSSIBLE_ORDERS.row(edition.law);
  return possible
    .units(position)
    .map((unit) => possible.of(position, unit, edition))
    .filter(([first]) => first !== undefined && isOf(first.power));
}

/** Every combination of orders for the units of these powers; at most `MAX_REPLIES` of them. */
function* combinations(
  board: ExerciseBoard,
  isOf: (power: Power) => boolean,
): Generator<readonly Order[], void> {
  const choices = choicesOf(board, isOf);
  const count = Math.min(countCombinations(board, isOf), MAX_REPLIES);
  for (let number = 0; number < count; number++) {
    let left = number;
    yield choices.flatMap((list): readonly Order[] => {
      const order = list[left % list.length];
      left = Math.floor(left / list.length);
      return order ? [order] : [];
    });
  }
}

/** Searches for orders that achieve the goal; null: there are none. */
export function solve(exercise: Exercise, board: ExerciseBoard): readonly Order[] | null {
  for (const own of combinations(board, (power) => power === exercise.power))
    if (judge(exercise, board, own).met) return own;
  return null;
}

/** Help in two stages: what is missing, then which unit to look at. */
export interface Hint {
  /** The first unmet condition of the move that matters; null: there is none, or no such move. */
  readonly missing: Condition | null;
  /** A unit whose order differs in the solution of the file; null: none. */
  readonly unit: UnitAt | null;
}

export function hintFor(
  exercise: Exercise,
  board: ExerciseBoard,
  own: readonly Order[],
  { turn }: GoalJudgement,
): Hint {
  const { power, goal, at } = exercise;
  const asked =
    goal === 'reach'
      ? own.find((order) => isEntry(order) && spaceOf(order.to) === at)?.unit
      : goal === 'survive'
        ? own.find(({ type }) => type === 'land')?.unit
        : null;
  const list = asked === undefined ? [] : conditions(turn, asked === null ? at : unitAt(asked));
  const solution = board.orders.filter((order) => order.power === power);
  const different = solution.find((order) => !own.some((other) => isSame(order, other)));
  return {
    missing: list.find(({ met }) => !met) ?? null,
    unit: different ? spaceOf(different.unit.at) : null,
  };
}

const isEntry = (order: Order): order is Extract<Order, { type: 'move' | 'land' }> =>
  order.type === 'move' || order.type === 'land';

const isSame = (one: Order, other: Order): boolean =>
  unitAt(one.unit) === unitAt(other.unit) && isSameOrder(one, other);
