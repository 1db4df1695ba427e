import { adjudicate } from '../law/adjudicate.ts';
import { legalOrders } from '../law/legal-orders.ts';
import { boardIn, spaceOf, type Position } from '../board/board.ts';
import type { Order, OrderType } from '../orders/order.ts';
import { formatOrder } from '../orders/format-order.ts';
import type { Edition } from '../rules/edition.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { Outcome, Ruling } from '../trace/ruling.ts';
import { causesOf, type Cause } from './editions-compared.ts';
import { type Fate, fateOf, sameFate } from './fate.ts';

/** What someone may claim about an order, or about the unit that it is for. */
export const CLAIMS = ['succeeds', 'fails', 'void', 'illegal', 'dislodged', 'stays'] as const;
/**
 * `succeeds`: a move succeeds, a support is given, a convoy is available. `fails`: a move bounces, a support is cut, a
 * convoy is disrupted. `void`: the order matches no other, or there is no route. `dislodged` and `stays` are about the
 * unit.
 */
export type Claim = (typeof CLAIMS)[number];

/** One side of the dispute: the claim, and how that person reads the order; null for an order read as written. */
export interface DisputeSide {
  readonly claim: Claim;
  readonly reading: Order | null;
}

/** A side whose claim may still be open. */
export interface AskedSide {
  readonly claim: Claim | null;
  readonly reading: Order | null;
}

export const HOLDS = ['both', 'first', 'second', 'neither'] as const;
/** Which claim is true. */
export type Holds = (typeof HOLDS)[number];

/** Editions under which the disputed order has the same outcome. */
export interface DisputeRuling {
  readonly editions: readonly Edition[];
  readonly holds: Holds;
  /** That outcome, with each side's reading of the order: of the order, of the unit, or of both, as claimed. */
  readonly fates: readonly [Fate, Fate];
  /** Under the first of them, with each side's reading of the order; without steps. */
  readonly by: readonly [Ruling, Ruling];
}

/** What distinguishes two editions that disagree about the claims. */
export interface EditionsParted {
  readonly first: Edition;
  readonly second: Edition;
  /** The smallest sets of choices that make the one rule like the other. */
  readonly causes: readonly Cause[];
}

export interface Dispute {
  readonly unit: UnitAt;
  /** What each side can claim: what some edition makes of its order, and what denies that. */
  readonly claims: readonly [readonly Claim[], readonly Claim[]];
  readonly sides: readonly [DisputeSide, DisputeSide];
  /** The order as each side reads it, if they read it differently. */
  readonly readings: readonly [Order, Order] | null;
  /** In the order of the editions passed in. */
  readonly rulings: readonly DisputeRuling[];
  /**
   * What separates the first edition from those under which other claims are true. Empty if there are none, or if the
   * sides read the order differently.
   */
  readonly partings: readonly EditionsParted[];
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

const isOfUnit = (claim: Claim): boolean => claim === 'dislodged' || claim === 'stays';

/** Whether a claim is true, given the outcome of a turn for the unit. */
function isTrue(claim: Claim, { outcomes, by }: Fate): boolean {
  switch (claim) {
    case 'dislodged':
      return by !== null;
    case 'stays':
      return by === null;
    default:
      return outcomes.some((outcome) => OUTCOME_CLAIM[outcome] === claim);
  }
}

/**
 * The claims to choose from: what becomes of the order under any edition, with what denies it if they agree, and
 * whether its unit is dislodged; and one that was asked about although no edition knows it.
 */
function claimsOf(
  type: OrderType | null,
  fates: readonly Fate[],
  asked: Claim | null,
): readonly Claim[] {
  const isHeld = type === null || type === 'hold';
  const found = CLAIMS.filter(
    (claim) => !isHeld && !isOfUnit(claim) && fates.some((fate) => isTrue(claim, fate)),
  );
  const denial =
    found.length === 1 && !isHeld ? (found[0] === 'succeeds' ? 'fails' : 'succeeds') : null;
  return CLAIMS.filter(
    (claim) => isOfUnit(claim) || claim === denial || claim === asked || found.includes(claim),
  );
}

/**
 * Two people disagree about one order: finds what they can claim, which of their claims is true under each edition, and
 * which choices of the rules distinguish the editions. Every answer is ruled, none is inferred. Throws like
 * `adjudicate`.
 */
export function disputeOn(
  position: Position,
  orders: readonly Order[],
  unit: UnitAt,
  asked: readonly [AskedSide, AskedSide],
  editions: readonly Edition[],
): Dispute {
  const own = position.units.find(({ at }) => spaceOf(at) === unit)?.power;
  const there = orders.filter((order) => spaceOf(order.unit.at) === unit);
  const given = there.find(({ power }) => power === own) ?? there[0] ?? null;
  const [first, second] = [asked[0].reading ?? given, asked[1].reading ?? given];
  const said = (order: Order): string => formatOrder(order, boardIn(position));
  const differ = first && second && said(first) !== said(second);
  const rule = (edition: Edition): readonly [Ruling, Ruling] => {
    const read = (as: Order | null): Ruling => {
      const all = orders.map((order) => (order === given ? (as ?? order) : order));
      return adjudicate(position, all, edition, { trace: false });
    };
    const one = read(first);
    return [one, differ ? read(second) : one];
  };
  const ruled = editions.map((edition) => {
    const by = rule(edition);
    return { edition, by, fates: [fateOf(by[0], unit), fateOf(by[1], unit)] as const };
  });
  const claimsFor = (side: 0 | 1): readonly Claim[] =>
    claimsOf(
      (side === 0 ? first : second)?.type ?? null,
      ruled.map(({ fates }) => fates[side]),
      asked[side].claim,
    );
  const claims = [claimsFor(0), claimsFor(1)] as const;
  const one = asked[0].claim ?? claims[0][0] ?? 'dislodged';
  const other = asked[1].claim ?? claims[1].find((claim) => claim !== one) ?? 'stays';
  const holdsFor = ([fate, otherFate]: readonly [Fate, Fate]): Holds =>
    holdsOf(isTrue(one, fate), isTrue(other, otherFate));
  const asClaimed = ({ outcomes, by }: Fate): Fate => ({
    outcomes: isOfUnit(one) && isOfUnit(other) ? [] : outcomes,
    by: isOfUnit(one) || isOfUnit(other) ? by : null,
  });

  const rulings: (DisputeRuling & { readonly editions: Edition[] })[] = [];
  for (const { edition, by, fates: all } of ruled) {
    const holds = holdsFor(all);
    const fates = [asClaimed(all[0]), asClaimed(all[1])] as const;
    const like = rulings.find(
      (found) =>
        found.holds === holds &&
        sameFate(found.fates[0], fates[0]) &&
        sameFate(found.fates[1], fates[1]),
    );
    if (like) like.editions.push(edition);
    else rulings.push({ holds, fates, by, editions: [edition] });
  }
  const holdsUnder = (edition: Edition): Holds => {
    const by = rule(edition);
    return holdsFor([fateOf(by[0], unit), fateOf(by[1], unit)]);
  };
  return {
    unit,
    claims,
    sides: [
      { claim: one, reading: asked[0].reading },
      { claim: other, reading: asked[1].reading },
    ],
    readings: differ ? [first, second] : null,
    rulings,
    partings: differ ? [] : partingsOf(rulings, unit, holdsUnder),
  };
}

function holdsOf(isFirst: boolean, isSecond: boolean): Holds {
  if (isFirst && isSecond) return 'both';
  if (isFirst) return 'first';
  return isSecond ? 'second' : 'neither';
}

function partingsOf(
  [first, ...others]: readonly DisputeRuling[],
  unit: UnitAt,
  holdsUnder: (edition: Edition) => Holds,
): readonly EditionsParted[] {
  const inForce = first?.editions[0];
  if (!first || !inForce) return [];
  const apart = others.filter(
    ({ holds }, place) =>
      holds !== first.holds && others.findIndex((one) => one.holds === holds) === place,
  );
  return apart.flatMap(({ holds, editions: [edition] }): readonly EditionsParted[] => {
    if (!edition) return [];
    const causes = causesOf(inForce, edition, [unit], (changed) => {
      const isSo = holdsUnder(changed) === holds;
      return () => isSo;
    });
    return [{ first: inForce, second: edition, causes: causes.get(unit) ?? [] }];
  });
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
  const said = (one: Order): string => formatOrder(one, boardIn(position));
  return legalOrders(position, spaceOf(order.unit.at), edition).filter(
    (other) => said(other) !== said(order) && isNear(order, other),
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
