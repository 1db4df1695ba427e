import { adjudicate } from '../law/adjudicate.ts';
import { legalOrders } from '../law/legal-orders.ts';
import { spaceOf } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import type { Order } from '../orders/order.ts';
import { openTable } from '../open-table.ts';
import type { LawName } from '../rules/edition.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { Outcome } from '../trace/ruling.ts';
import type { Turn } from '../trace/turn.ts';
import { isSameOrder, withChanges, type Change } from './change.ts';
import { ruledOf } from './fate.ts';
import { helpedPairs } from './help.ts';

/** Whose orders may change: those of the unit's own power, of any one power, of any powers. */
export const SCOPES = ['own-power', 'one-power', 'anyone'] as const;
/** Whose orders may change. */
export type Scope = (typeof SCOPES)[number];

/** How far a search has come, in rulings. */
export interface Progress {
  readonly tried: number;
  readonly of: number;
}

/**
 * What a search found. Adjudication is not monotone, so each of the changes was ruled: it is *a* smallest change, not
 * the cause.
 */
export interface Findings {
  /** Sets of changes of one size, each of which turns success into failure or failure into success; the likeliest first. */
  readonly found: readonly (readonly Change[])[];
  /**
   * All single changes were tried; pairs only for units that the outcome rests on (null if no pairs were needed), and of
   * an order with one that helps it.
   */
  readonly pairsOf: readonly UnitAt[] | null;
  /** How many pairs were tried. */
  readonly pairs: number;
  readonly tried: number;
}

/** Whether a unit's order does what it says; a unit that holds succeeds if it stays. */
export function isSuccess(outcome: Outcome, dislodged: boolean): boolean {
  switch (outcome) {
    case 'succeeds':
    case 'given':
    case 'available':
      return true;
    case 'holds':
      return !dislodged;
    case 'bounces':
    case 'no-path':
    case 'blocked':
    case 'stopped':
    case 'cut':
    case 'disrupted':
    case 'attacked':
    case 'recalled':
    case 'aboard':
    case 'void':
    case 'illegal':
    case 'ambiguous':
      return false;
  }
}

/** Rulings between two reports of progress; each takes some tenths of a millisecond. */
const REPORT_EVERY = 32;

/**
 * Looks for the smallest sets of changes to *other* orders that turn this unit's success into failure, or its failure
 * into success. First every legal order of every unit in the scope; if none of them does it, all pairs of such orders
 * of the units in `relevant`; if none of those does it either, every attack with a support, and every army with a
 * convoy. Yields its progress, so that the caller can pause or stop it; returns what it found.
 */
export function* smallestChanges(
  turn: Turn,
  unit: UnitAt,
  scope: Scope,
  relevant: ReadonlySet<UnitAt>,
): Generator<Progress, Findings, void> {
  const { position, orders, edition } = turn;
  const goal = !succeeds(turn, unit);
  const home = powerOf(turn, unit);
  const rows = ALTERNATIVES.row(turn.edition.law)(turn, unit).filter(
    ({ power }) => scope !== 'own-power' || power === home,
  );
  const singles = rows.flatMap(({ changes }) => changes);
  const near = rows.filter(
    ({ changes, units }) => changes.length > 0 && units.some((one) => relevant.has(one)),
  );
  const pairs = near.flatMap((one, place) =>
    near
      .slice(place + 1)
      .filter(({ power }) => scope === 'anyone' || power === one.power)
      .map((other) => [one.changes, other.changes] as const),
  );
  const pairCount = pairs.reduce((sum, [one, other]) => sum + one.length * other.length, 0);
  const helped = helpedPairs(singles.flatMap((changes) => (changes.length === 1 ? changes : [])))
    .filter(([one, other]) => scope === 'anyone' || one.order.power === other.order.power)
    .filter(([one, other]) => one.unit !== other.unit);
  const of = singles.length + pairCount + helped.length;
  let tried = 0;

  const turns = (changes: readonly Change[]): boolean => {
    tried += 1;
    const changed = withChanges(orders, changes, edition);
    const ruling = adjudicate(position, changed, edition, { trace: false });
    return succeeds({ position, orders: changed, edition, ruling }, unit) === goal;
  };
  const found: (readonly Change[])[] = [];
  for (const change of singles) {
    if (turns(change)) found.push(change);
    if (tried % REPORT_EVERY === 0) yield { tried, of };
  }
  if (found.length > 0)
    return { found: ranked(found, home, relevant, turn), pairsOf: null, pairs: 0, tried };
  for (const [ones, others] of pairs) {
    for (const one of ones) {
      for (const other of others) {
        const both = [...one, ...other];
        if (turns(both)) found.push(both);
        if (tried % REPORT_EVERY === 0) yield { tried, of };
      }
    }
  }
  for (const both of found.length === 0 ? helped : []) {
    if (turns(both)) found.push(both);
    if (tried % REPORT_EVERY === 0) yield { tried, of };
  }
  const pairsOf = near.flatMap(({ units }) => units);
  return { found: ranked(found, home, relevant, turn), pairsOf, pairs: pairCount, tried };
}

function succeeds(turn: Turn, unit: UnitAt): boolean {
  const ruled = ruledOf(turn, unit);
  return ruled !== null && isSuccess(ruled.outcome, ruled.dislodged);
}

/** The units that are ordered together, and other orders for them: each a change of one or two. */
export interface Alternatives {
  readonly power: Power;
  readonly units: readonly UnitAt[];
  readonly changes: readonly (readonly Change[])[];
}

/** All legal orders of each other unit except the one that it has. */
export const ALTERNATIVES = openTable<
  Record<LawName, (turn: Turn, asked: UnitAt) => readonly Alternatives[]>,
  'rulebook'
>({
  rulebook: (turn, asked) =>
    turn.position.units
      .filter(({ at }) => spaceOf(at) !== asked)
      .map(({ at, power }) => {
        const unit = spaceOf(at);
        return { power, units: [unit], changes: changesOf(turn, unit).map((change) => [change]) };
      }),
});

const powerOf = ({ position }: Turn, unit: UnitAt): Power | null =>
  position.units.find(({ at }) => spaceOf(at) === spaceOf(unit))?.power ?? null;

function changesOf({ position, orders, edition }: Turn, unit: UnitAt): readonly Change[] {
  const own = orders.filter((order) => spaceOf(order.unit.at) === unit);
  const [only = null] = own.length === 1 ? own : [];
  return legalOrders(position, unit, edition)
    .filter((order) =>
      own.length === 0 ? order.type !== 'hold' : !only || !isSameOrder(order, only),
    )
    .map((order) => ({ unit, order }));
}

/** The unit's own power first, then units that the outcome rests on, then the simplest orders. */
function ranked(
  found: readonly (readonly Change[])[],
  home: Power | null,
  relevant: ReadonlySet<UnitAt>,
  { ruling }: Turn,
): readonly (readonly Change[])[] {
  const places = new Map(ruling.orders.map(({ unit }, place) => [unit, place]));
  const weight = (changes: readonly Change[]): number =>
    changes.reduce(
      (sum, { unit, order }) =>
        sum +
        (order.power === home ? 0 : 10_000) +
        (relevant.has(unit) ? 0 : 1000) +
        PLAINNESS[order.type] +
        (places.get(unit) ?? 0) / 100,
      0,
    );
  return [...found].sort((a, b) => weight(a) - weight(b));
}

const PLAINNESS: Readonly<Record<Order['type'], number>> = {
  hold: 0,
  'support-hold': 100,
  'support-move': 100,
  move: 200,
  convoy: 300,
  board: 400,
  land: 400,
};
