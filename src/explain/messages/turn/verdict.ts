import type { Fact, UnitAt } from '../../../trace/fact.ts';
import type { Step } from '../../../trace/step.ts';
import type { RuledOrder } from '../../../trace/ruling.ts';
import type { Turn } from '../../../trace/turn.ts';
import {
  allClauses,
  brief,
  full,
  inOneSentence,
  outcomeClauses,
  type Clause,
  type ScoredClause,
} from './clauses.ts';
import { factMessage, type FactMessage } from '../fact.ts';
import { nearMissMessage, type NearMissMessage } from '../near-miss.ts';
import { reason } from './reason.ts';
import { factsOf } from '../../../trace/facts-of.ts';
import { contextOf, exact } from '../context.ts';
import { mover, who, type Mover, type Score, type Who } from '../who.ts';

/** The outcome of a turn, and why, in a sentence or two. */
export interface Verdict {
  readonly headline: VerdictMessage;
  readonly why: readonly VerdictReason[];
}

/** A sentence of the reason: a fact, what nearly interfered with it, or what else the verdict says about it. */
export type VerdictReason =
  | { readonly of: 'fact'; readonly message: FactMessage }
  | { readonly of: 'near-miss'; readonly message: NearMissMessage }
  | { readonly of: 'verdict'; readonly message: VerdictMessage };

/** What a verdict says. */
export type VerdictMessage =
  | {
      readonly say: 'count';
      readonly succeed: number;
      readonly fail: number;
      readonly out: number;
    }
  | { readonly say: 'all-hold' }
  /** `but`: null if there is nothing more to say. */
  | { readonly say: 'nothing-moves'; readonly but: ScoredClause | null }
  | { readonly say: 'all-succeed'; readonly moves: number }
  | { readonly say: 'these'; readonly clauses: readonly ScoredClause[] }
  | { readonly say: 'and-this'; readonly clauses: readonly ScoredClause[] }
  | { readonly say: 'nobody-moves' }
  /** Of many moves, none meets another or a unit that stays. */
  | { readonly say: 'nobody-in-the-way' }
  /** Who supports a unit that bounces, and who the other. `cut`: the other's own support is cut. */
  | {
      readonly say: 'supported';
      readonly unit: Mover;
      readonly supporters: readonly Who[];
      readonly other: Mover;
      readonly others: readonly Who[];
      readonly cut: boolean;
    }
  /** For a move that may not get in itself. */
  | { readonly say: 'but-keeps-out'; readonly unit: Who; readonly score: Score };

/** From this number of orders on, the headline counts instead of naming. */
const MANY = 13;

/** The rank of outcomes that are named even then. */
const GREAT = 7;

/** Clauses for a move that does not take place. */
const STAYS: readonly string[] = ['cannot-enter', 'army-stays'];

/** Orders to go elsewhere, including aboard and ashore. */
const movesOf = ({ ruling: { orders } }: Turn): readonly RuledOrder[] =>
  orders.filter(({ order }) => order !== null && ['move', 'board', 'land'].includes(order.type));

const comesOff = ({ outcome }: RuledOrder): boolean => outcome === 'succeeds';

/** Whether there are several moves, and none succeeds. */
function isStill(turn: Turn): boolean {
  const moves = movesOf(turn);
  return moves.length > 1 && !moves.some(comesOff);
}

function count(turn: Turn): VerdictMessage {
  const moves = movesOf(turn);
  const succeed = moves.filter(comesOff).length;
  if (moves.length === 0) return { say: 'nothing-moves', but: null };
  const out = turn.ruling.dislodged.length;
  return { say: 'count', succeed, fail: moves.length - succeed, out };
}

function headline(turn: Turn, [main, second]: readonly Clause[], why: Step | null): VerdictMessage {
  if (turn.ruling.orders.length >= MANY) return count(turn);
  const moves = movesOf(turn);
  if (main === undefined)
    return moves.length > 0 || turn.ruling.orders.length === 0
      ? { say: 'nothing-moves', but: null }
      : { say: 'all-hold' };
  if (isStill(turn))
    return { say: 'nothing-moves', but: coversOutcome(why, main) ? null : full(main) };
  // The reason repeats it, and says more.
  if (second === undefined && why === main.step && STAYS.includes(main.message.say))
    return moves.some(comesOff) ? count(turn) : { say: 'nothing-moves', but: null };
  if (main.free && moves.length > 1 && moves.every(comesOff))
    return { say: 'all-succeed', moves: moves.length };
  if (second === undefined) return { say: 'these', clauses: [full(main)] };
  return { say: 'and-this', clauses: inOneSentence([brief(main), brief(second)]) };
}

/** Whether the reason says the main outcome too: its step says more, or is of a blocked unit that keeps the mover out. */
const coversOutcome = (reason: Step | null, { step: { fact }, step }: Clause): boolean =>
  reason === step
    ? fact.type !== 'move-bounces' || fact.garrison !== null
    : reason?.fact.type === 'move-blocked' && keeps(reason.fact.unit, fact);

/** Whether a unit keeps another out of a space to which both are ordered. */
const keeps = (unit: UnitAt, fact: Fact): boolean =>
  fact.type === 'move-bounces' && fact.by.role === 'prevent' && fact.by.unit === unit;

/**
 * Who supports the two units of a bounce; null if only bounds are known, since those supports may not count in the end,
 * and unless `evenIfNone` if there is none.
 */
function supported(step: Step, turn: Turn, evenIfNone: boolean): VerdictMessage | null {
  const { fact } = step;
  const t = contextOf(step, turn);
  if (fact.type !== 'move-bounces' || !exact(t)) return null;
  const supportersOf = (unit: UnitAt): readonly Who[] =>
    t.because.flatMap(({ fact: number }) =>
      'supports' in number && number.unit === unit
        ? number.supports.map((one) => who(one, t.units, t.board))
        : [],
    );
  // Of two equals that move, in the order in which the headline names them.
  const isMutual = fact.by.role !== 'hold' && fact.attack === fact.by.strength;
  const [unit, other] = isMutual ? [fact.by.unit, fact.unit] : [fact.unit, fact.by.unit];
  const [supporters, others] = [supportersOf(unit), supportersOf(other)];
  if (supporters.length + others.length === 0 && !evenIfNone) return null;
  return {
    say: 'supported',
    unit: mover(unit, t),
    supporters,
    other: mover(other, t),
    others,
    cut: factsOf(turn.ruling.steps, 'support-cut').some((cut) => cut.unit === other),
  };
}

/** What a step says unless the headline says it (`isTold`), with what its move still does if that is the point of it. */
function why(step: Step, turn: Turn, isTold: boolean): readonly VerdictReason[] {
  const { fact } = step;
  const own: VerdictReason = { of: 'fact', message: factMessage(step, turn) };
  if (fact.type === 'dislodged') {
    const near = nearMissMessage(step, turn);
    return near === null ? [own] : [own, { of: 'near-miss', message: near }];
  }
  if (fact.type === 'move-bounces') {
    const isSaid = isTold && fact.garrison === null;
    const near = nearMissMessage(step, turn);
    const support = supported(step, turn, isSaid);
    return [
      ...(isSaid ? [] : [own]),
      ...(near === null ? [] : [{ of: 'near-miss', message: near } as const]),
      ...(support === null ? [] : [{ of: 'verdict', message: support } as const]),
    ];
  }
  if (fact.type !== 'move-blocked') return [own];
  const stopped = factsOf(turn.ruling.steps, 'move-bounces').find((other) =>
    keeps(fact.unit, other),
  );
  if (stopped === undefined) return [own];
  const message: VerdictMessage = {
    say: 'but-keeps-out',
    unit: who(stopped.unit, contextOf(step, turn).units),
    score: { attack: stopped.attack, against: stopped.by.strength },
  };
  return [own, { of: 'verdict', message }];
}

/** The outcomes that a headline names, and the step that explains best how they came about. */
export function named(turn: Turn): {
  readonly clauses: readonly Clause[];
  readonly reason: Step | null;
} {
  const clauses = outcomeClauses(turn).slice(0, isStill(turn) ? 1 : 2);
  const [main] = clauses;
  // Where nothing moves, the unit that keeps the mover out has not moved either.
  const blocked = turn.ruling.steps.filter(
    ({ fact }) =>
      fact.type === 'move-blocked' && main && isStill(turn) && keeps(fact.unit, main.step.fact),
  );
  const shown = [...clauses.map(({ step }) => step), ...blocked];
  // Where no outcome has a clause, all moves fail alike.
  const all = movesOf(turn).flatMap(({ step }) => turn.ruling.steps[step ?? -1] ?? []);
  return { clauses, reason: reason(shown.length > 0 ? shown : all, turn) };
}

/** The verdict on a turn: its most important outcomes, and why they came about. */
export function verdictOf(turn: Turn): Verdict {
  const { clauses, reason } = named(turn);
  if (turn.ruling.orders.length >= MANY && clauses.length > 0) {
    const great = allClauses(turn).filter(({ rank }) => rank >= GREAT);
    const most = (great.length > 0 ? great : clauses).slice(0, 3);
    const told: VerdictMessage = most.every(({ free }) => free)
      ? { say: 'nobody-in-the-way' }
      : { say: 'these', clauses: inOneSentence(most.map(most.length === 1 ? full : brief)) };
    return { headline: count(turn), why: [{ of: 'verdict', message: told }] };
  }
  const head = headline(turn, clauses, reason);
  return {
    headline: head,
    why:
      reason === null
        ? [{ of: 'verdict', message: { say: 'nobody-moves' } }]
        : why(reason, turn, hasNumbers(head)),
  };
}

/** Whether a headline tells one outcome with its numbers. */
const hasNumbers = (head: VerdictMessage): boolean =>
  head.say === 'these'
    ? head.clauses.some(({ score }) => score !== null)
    : head.say === 'nothing-moves' && head.but?.score != null;
