import { spaceOf } from '../../../board/board.ts';
import type { Fact, FactOf } from '../../../trace/fact.ts';
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
import { contextOf } from '../context.ts';
import { who, type Score, type Who } from '../who.ts';

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
  /** For a move that may not get in itself. */
  | { readonly say: 'but-keeps-out'; readonly unit: Who; readonly score: Score };

/** From this number of orders on, the headline counts instead of naming. */
const MANY = 13;

/** The rank of outcomes that are named even then. */
const GREAT = 7;

/** Clauses for the only move, when it does not take place. */
const STAYS: readonly string[] = ['cannot-enter', 'army-stays'];

/** Orders to go elsewhere, including aboard and ashore. */
const movesOf = ({ ruling: { orders } }: Turn): readonly RuledOrder[] =>
  orders.filter(({ order }) => order !== null && ['move', 'board', 'land'].includes(order.type));

const comesOff = ({ outcome }: RuledOrder): boolean => outcome === 'succeeds';

function count(turn: Turn): VerdictMessage {
  const moves = movesOf(turn);
  const succeed = moves.filter(comesOff).length;
  if (moves.length === 0) return { say: 'nothing-moves', but: null };
  const out = turn.ruling.dislodged.length;
  return { say: 'count', succeed, fail: moves.length - succeed, out };
}

function headline(
  turn: Turn,
  [main, second]: readonly Clause[],
  why: Step | undefined,
): VerdictMessage {
  const { orders } = turn.ruling;
  if (orders.length >= MANY) return count(turn);
  if (main === undefined) return { say: 'all-hold' };
  const moves = movesOf(turn);
  const still = !moves.some(comesOff);
  if (still && moves.length > 1)
    return { say: 'nothing-moves', but: coversOutcome(why, main) ? null : full(main) };
  // The reason repeats it, and says more.
  if (still && why === main.step && STAYS.includes(main.message.say))
    return { say: 'nothing-moves', but: null };
  if (main.free && moves.length > 1 && moves.every(comesOff))
    return { say: 'all-succeed', moves: moves.length };
  if (second === undefined) return { say: 'these', clauses: [full(main)] };
  return { say: 'and-this', clauses: inOneSentence([brief(main), brief(second)]) };
}

/** Whether the reason covers the main outcome too: it is that step, or a blocked unit that keeps the mover out. */
const coversOutcome = (reason: Step | undefined, { step: { fact }, step }: Clause): boolean =>
  reason === step ||
  (reason?.fact.type === 'move-blocked' &&
    fact.type === 'move-bounces' &&
    fact.by.role === 'prevent' &&
    fact.by.unit === reason.fact.unit);

/** Whether the rival of the unit that keeps a move out keeps another out: of two that meet head to head, each does. */
const keepsOutToo = (other: Fact, { to, by }: FactOf<'move-bounces'>): boolean =>
  other.type === 'move-bounces' &&
  other.by.role === 'prevent' &&
  other.by.unit === spaceOf(to) &&
  spaceOf(other.to) === by.unit;

/** What a step says, with what its move still does if that is the point of it. */
function why(step: Step, turn: Turn): readonly VerdictReason[] {
  const { fact } = step;
  const own: VerdictReason = { of: 'fact', message: factMessage(step, turn) };
  if (fact.type === 'dislodged') {
    const near = nearMissMessage(step, turn);
    return near === null ? [own] : [own, { of: 'near-miss', message: near }];
  }
  if (fact.type === 'move-bounces' && fact.by.role === 'prevent') {
    const twin = turn.ruling.steps.find((other) => keepsOutToo(other.fact, fact));
    return twin ? [own, { of: 'fact', message: factMessage(twin, turn) }] : [own];
  }
  if (fact.type !== 'move-blocked') return [own];
  const stopped = factsOf(turn.ruling.steps, 'move-bounces').find(
    ({ by }) => by.unit === fact.unit && by.role === 'prevent',
  );
  if (stopped === undefined) return [own];
  const message: VerdictMessage = {
    say: 'but-keeps-out',
    unit: who(stopped.unit, contextOf(step, turn).units),
    score: { attack: stopped.attack, against: stopped.by.strength },
  };
  return [own, { of: 'verdict', message }];
}

/** The verdict on a turn: its most important outcomes, and the step that explains best how they came about. */
export function verdictOf(turn: Turn): Verdict {
  const clauses = outcomeClauses(turn);
  const shown = clauses.map(({ step }) => step);
  const step = reason(shown, turn) ?? clauses[0]?.step;
  const great = allClauses(turn).filter(({ rank }) => rank >= GREAT);
  if (turn.ruling.orders.length >= MANY && great.length > 0) {
    const message: VerdictMessage = {
      say: 'these',
      clauses: inOneSentence(great.slice(0, 3).map(brief)),
    };
    return { headline: count(turn), why: [{ of: 'verdict', message }] };
  }
  return {
    headline: headline(turn, clauses, step),
    why:
      step === undefined ? [{ of: 'verdict', message: { say: 'nobody-moves' } }] : why(step, turn),
  };
}
