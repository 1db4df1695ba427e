import type { Step } from '../trace/step.ts';
import type { Turn } from '../trace/turn.ts';
import { allClauses, brief, full, outcomeClauses, type Clause } from './clauses.ts';
import { english } from './english/english.ts';
import { spoken, type Language } from './language.ts';
import { nearMiss } from './near-miss.ts';
import { reason } from './reason.ts';
import { sentence } from './sentences.ts';
import { factsOf, telling } from './telling.ts';
import { who, type Score, type Who } from './who.ts';
import { capitalised } from './words.ts';

/** What a turn comes to, and why, in a sentence or two each. */
export interface Verdict {
  readonly headline: string;
  readonly why: string;
}

/** What a verdict says. Clauses come in words: brief, or with their numbers. */
export type VerdictSaid =
  | {
      readonly say: 'count';
      readonly succeed: number;
      readonly fail: number;
      readonly out: number;
    }
  | { readonly say: 'all-hold' }
  /** `but` null: that is all there is to say. */
  | { readonly say: 'nothing-moves'; readonly but: string | null }
  | { readonly say: 'all-succeed'; readonly moves: number }
  | { readonly say: 'these'; readonly clauses: readonly string[] }
  | { readonly say: 'and-this'; readonly clauses: readonly [string, string] }
  | { readonly say: 'nobody-moves' }
  /** Of a move that may not get in itself. */
  | { readonly say: 'but-keeps-out'; readonly unit: Who; readonly score: Score };

/** From so many orders on the headline counts instead of naming. */
const MANY = 13;

/** The rank of outcomes that are named even then. */
const GREAT = 7;

/** Of the only move: it does not come to pass. */
const STAYS: readonly string[] = ['cannot-enter', 'army-stays'];

function count(turn: Turn): VerdictSaid {
  const moves = turn.ruling.orders.filter(({ order }) => order?.type === 'move');
  const succeed = moves.filter(({ outcome }) => outcome === 'succeeds').length;
  if (moves.length === 0) return { say: 'nothing-moves', but: null };
  const out = turn.ruling.dislodged.length;
  return { say: 'count', succeed, fail: moves.length - succeed, out };
}

function headline(
  turn: Turn,
  [main, second]: readonly Clause[],
  why: Step | undefined,
  language: Language,
): VerdictSaid {
  const { orders } = turn.ruling;
  if (orders.length >= MANY) return count(turn);
  if (main === undefined) return { say: 'all-hold' };
  const moves = orders.filter(({ order }) => order?.type === 'move');
  const still = moves.every(({ outcome }) => outcome !== 'succeeds');
  if (still && moves.length > 1)
    return { say: 'nothing-moves', but: why === main.step ? null : full(main, language) };
  // The reason says it again, and more.
  if (still && why === main.step && STAYS.includes(main.said.say))
    return { say: 'nothing-moves', but: null };
  if (main.free && moves.length > 1 && moves.every(({ outcome }) => outcome === 'succeeds'))
    return { say: 'all-succeed', moves: moves.length };
  if (second === undefined) return { say: 'these', clauses: [full(main, language)] };
  return { say: 'and-this', clauses: [brief(main, language), brief(second, language)] };
}

/** The sentence of a step, with what its move is still good for if that is the point of it. */
function why(step: Step, turn: Turn, language: Language): string {
  const { fact } = step;
  const told = sentence(step, turn, language);
  if (fact.type === 'dislodged') return `${told} ${nearMiss(step, turn, language) ?? ''}`.trim();
  if (fact.type !== 'move-blocked') return told;
  const stopped = factsOf(turn.ruling.steps, 'move-bounces').find(
    ({ by }) => by.unit === fact.unit && by.role === 'prevent',
  );
  if (stopped === undefined) return told;
  const but = spoken(language.verdicts, {
    say: 'but-keeps-out',
    unit: who(stopped.unit, telling(step, turn).units),
    score: { attack: stopped.attack, against: stopped.by.strength },
  });
  return `${told} ${capitalised(but)}`;
}

/** What a turn comes to: its most telling outcomes, and the step that tells most about how it came to them. */
export function verdict(turn: Turn, language: Language = english): Verdict {
  const told = (said: VerdictSaid): string => capitalised(spoken(language.verdicts, said));
  const clauses = outcomeClauses(turn);
  const shown = clauses.map(({ step }) => step);
  const step = reason(shown, turn) ?? clauses[0]?.step;
  const great = allClauses(turn).filter(({ rank }) => rank >= GREAT);
  if (turn.ruling.orders.length >= MANY && great.length > 0) {
    const named = great.slice(0, 3).map((clause) => brief(clause, language));
    return { headline: told(count(turn)), why: told({ say: 'these', clauses: named }) };
  }
  return {
    headline: told(headline(turn, clauses, step, language)),
    why: step === undefined ? told({ say: 'nobody-moves' }) : why(step, turn, language),
  };
}
