import { adjudicate } from '../adjudicator/adjudicate.ts';
import { legalOrders } from '../adjudicator/orders/legal-orders.ts';
import { spaceOf, type Position } from '../board/board.ts';
import type { Order, OrderType } from '../orders/order.ts';
import { formatOrder } from '../orders/format-order.ts';
import type { Edition } from '../rules/edition.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { Outcome, Ruling } from '../trace/ruling.ts';
import { answerFor, causesOf, type UnitOutcome, type Cause } from './editions-compared.ts';

/** What someone may claim about an order, or about the unit that it is for. */
export const CLAIMS = ['succeeds', 'fails', 'void', 'illegal', 'dislodged', 'stays'] as const;
/**
 * `succeeds`: a move succeeds, a support is given, a convoy is available. `fails`: a move bounces, a support is cut, a
 * convoy is disrupted. `void`: the order matches no other, or there is no route. `dislodged` and `stays` are about the
 * unit.
 */
export type Claim = (typeof CLAIMS)[number];

/** The claims that can be made about a unit with an order of this kind. */
export const claimsOn = (type: OrderType | null): readonly Claim[] =>
  type === null || type === 'hold' ? ['dislodged', 'stays'] : CLAIMS;

/** One side of the dispute: the claim, and how that person reads the order; null for an order read as written. */
export interface DisputeSide {
  readonly claim: Claim;
  readonly reading: Order | null;
}

export const HOLDS = ['both', 'first', 'second', 'neither'] as const;
/** Which claim is true. */
export type Holds = (typeof HOLDS)[number];

/** Editions under which the same claims are true. */
export interface DisputeRuling {
  readonly editions: readonly Edition[];
  readonly holds: Holds;
  /** Under the first of them, with each side's reading of the order; without steps. */
  readonly by: readonly [Ruling, Ruling];
}

/** What distinguishes an edition that agrees with the first side from one that agrees with the second. */
export interface EditionsParted {
  readonly first: Edition;
  readonly second: Edition;
  /** The smallest sets of choices that make the one rule like the other. */
  readonly causes: readonly Cause[];
}

export interface Dispute {
  readonly unit: UnitAt;
  readonly sides: readonly [DisputeSide, DisputeSide];
  /** The order as each side reads it, if they read it differently. */
  readonly readings: readonly [Order, Order] | null;
  /** In the order of the editions passed in. */
  readonly rulings: readonly DisputeRuling[];
  /** Null if no two editions agree with one side each, or if the sides read the order differently. */
  readonly parting: EditionsParted | null;
}

const OUTCOME_CLAIM: Readonly<Record<Outcome, 'succeeds' | 'fails' | 'void' | 'illegal'>> = {
  succeeds: 'succeeds',
  given: 'succeeds',
  available: 'succeeds',
  holds: 'succeeds',
  bounces: 'fails',
  blocked: 'fails',
  stopped: 'fails',
  cut: 'fails',
  disrupted: 'fails',
  attacked: 'fails',
  recalled: 'fails',
  aboard: 'fails',
  'no-path': 'void',
  void: 'void',
  illegal: 'illegal',
  ambiguous: 'illegal',
};

/** Whether a claim is true, given the outcome of a turn for the unit. */
function isTrue(claim: Claim, { outcomes, dislodged }: UnitOutcome): boolean {
  switch (claim) {
    case 'dislodged':
      return dislodged !== null;
    case 'stays':
      return dislodged === null;
    default:
      return outcomes.some((outcome) => OUTCOME_CLAIM[outcome] === claim);
  }
}

/**
 * Two people disagree about one order: finds which of their claims is true under each edition, and which choices of the
 * rules distinguish an edition that agrees with one from an edition that agrees with the other. Every answer is ruled,
 * none is inferred. Throws like `adjudicate`.
 */
export function disputeOn(
  position: Position,
  orders: readonly Order[],
  unit: UnitAt,
  sides: readonly [DisputeSide, DisputeSide],
  editions: readonly Edition[],
): Dispute {
  const own = position.units.find(({ at }) => spaceOf(at) === unit)?.power;
  const there = orders.filter((order) => spaceOf(order.unit.at) === unit);
  const given = there.find(({ power }) => power === own) ?? there[0] ?? null;
  const rule = (edition: Edition, { reading }: DisputeSide): Ruling => {
    const read = orders.map((order) => (order === given ? (reading ?? order) : order));
    return adjudicate(position, read, edition, { trace: false });
  };
  const [first, second] = sides.map(({ reading }) => reading ?? given);
  const differ = first && second && formatOrder(first) !== formatOrder(second);
  const groups = new Map<string, DisputeRuling & { readonly editions: Edition[] }>();
  for (const edition of editions) {
    const by = [rule(edition, sides[0]), rule(edition, sides[1])] as const;
    const answers = by.map((one) => answerFor(one, unit));
    const [isFirst = false, isSecond = false] = sides.map(({ claim }, side) => {
      const answer = answers[side];
      return answer !== undefined && isTrue(claim, answer);
    });
    const holds = holdsOf(isFirst, isSecond);
    const key = JSON.stringify([holds, answers]);
    const same = groups.get(key);
    if (same) same.editions.push(edition);
    else groups.set(key, { holds, by, editions: [edition] });
  }
  const rulings = [...groups.values()];
  return {
    unit,
    sides,
    readings: differ ? [first, second] : null,
    rulings,
    parting: differ
      ? null
      : firstDifference(rulings, unit, (edition) =>
          isTrue(sides[1].claim, answerFor(rule(edition, sides[1]), unit)),
        ),
  };
}

function holdsOf(isFirst: boolean, isSecond: boolean): Holds {
  if (isFirst && isSecond) return 'both';
  if (isFirst) return 'first';
  return isSecond ? 'second' : 'neither';
}

function firstDifference(
  rulings: readonly DisputeRuling[],
  unit: UnitAt,
  isSecondTrue: (edition: Edition) => boolean,
): EditionsParted | null {
  const first = rulings.find(({ holds }) => holds === 'first')?.editions[0];
  const second = rulings.find(({ holds }) => holds === 'second')?.editions[0];
  if (!first || !second) return null;
  const causes = causesOf(first, second, [unit], (edition) => {
    const isSo = isSecondTrue(edition);
    return () => isSo;
  });
  return { first, second, causes: causes.get(unit) ?? [] };
}

/**
 * The other ways in which an order may have been read: another coast, by land or by convoy, or help for the same unit
 * in another way. Legal orders only, in the order of `legalOrders`.
 */
export function otherReadings(
  position: Position,
  order: Order,
  edition: Edition,
): readonly Order[] {
  const own = formatOrder(order);
  return legalOrders(position, spaceOf(order.unit.at), edition).filter(
    (other) => formatOrder(other) !== own && isNear(order, other),
  );
}

function isNear(order: Order, other: Order): boolean {
  if (order.type === 'move')
    return other.type === 'move' && spaceOf(other.to) === spaceOf(order.to);
  if (!('target' in order && 'target' in other)) return false;
  const isHelp = (type: OrderType): boolean => type === 'support-hold' || type === 'support-move';
  const isSameHelp = order.type === other.type || (isHelp(order.type) && isHelp(other.type));
  return isSameHelp && (isSameTarget(order, other) || isSameGoal(order, other));
}

type Help = Extract<Order, { readonly target: unknown }>;

const isSameTarget = (one: Help, other: Help): boolean =>
  spaceOf(one.target.at) === spaceOf(other.target.at);
const goal = (order: Help): string =>
  spaceOf(order.type === 'support-hold' ? order.target.at : order.to);
const isSameGoal = (one: Help, other: Help): boolean => goal(one) === goal(other);
