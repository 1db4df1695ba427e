import type { Turn } from '../trace/turn.ts';
import type { Step } from '../trace/step.ts';
import { allClauses, outcomeClauses, type Clause } from './clauses.ts';
import { sentence } from './sentences.ts';
import { nearMiss } from './near-miss.ts';
import { unitName } from './names.ts';
import { reason } from './reason.ts';
import { factsOf } from './telling.ts';
import { capitalised, listed, numberWord } from './words.ts';

/** What a turn comes to, and why, in a sentence or two each. */
export interface Verdict {
  readonly headline: string;
  readonly why: string;
}

/** From so many orders on the headline counts instead of naming. */
const MANY = 13;

/** The rank of outcomes that are named even then. */
const GREAT = 7;

function count(turn: Turn): string {
  const moves = turn.ruling.orders.filter(({ order }) => order?.type === 'move');
  const succeed = moves.filter(({ outcome }) => outcome === 'succeeds').length;
  const fail = moves.length - succeed;
  const out = turn.ruling.dislodged.length;
  const parts = [
    succeed > 0
      ? `${numberWord(succeed)} ${succeed === 1 ? 'move succeeds' : 'moves succeed'}`
      : '',
    fail > 0 ? `${numberWord(fail)} ${fail === 1 ? 'fails' : 'fail'}` : '',
    out > 0 ? `${numberWord(out)} ${out === 1 ? 'unit is' : 'units are'} dislodged` : '',
  ];
  return `${listed(parts.filter((part) => part !== ''))}.`;
}

function headline(
  turn: Turn,
  main: Clause | undefined,
  second: Clause | undefined,
  why: Step | undefined,
): string {
  const { orders } = turn.ruling;
  if (orders.length >= MANY) return count(turn);
  if (main === undefined) return 'every unit holds.';
  const moves = orders.filter(({ order }) => order?.type === 'move');
  const still = moves.every(({ outcome }) => outcome !== 'succeeds');
  if (still && moves.length > 1) {
    return why === main.step ? 'nothing moves.' : `nothing moves: ${main.full}.`;
  }
  if (main.free && moves.length > 1 && moves.every(({ outcome }) => outcome === 'succeeds')) {
    return moves.length === 2
      ? 'both moves succeed.'
      : `all ${numberWord(moves.length)} moves succeed.`;
  }
  if (second === undefined) return `${main.full}.`;
  const and = second.brief.includes(' and ') ? 'while' : 'and';
  return `${main.brief}, ${and} ${second.brief}.`;
}

/** The sentence of a step, with what its move is still good for if that is the point of it. */
function why(step: Step, turn: Turn): string {
  const { fact } = step;
  const told = sentence(step, turn);
  if (fact.type === 'dislodged') return `${told} ${nearMiss(step, turn) ?? ''}`.trim();
  if (fact.type !== 'move-blocked') return told;
  const stopped = factsOf(turn.ruling.steps, 'move-bounces').find(
    ({ by }) => by.unit === fact.unit && by.role === 'prevent',
  );
  if (stopped === undefined) return told;
  const numbers = `${String(stopped.attack)} against ${String(stopped.by.strength)}`;
  return `${told} But it keeps ${unitName(stopped.unit)} out, ${numbers}.`;
}

/** What a turn comes to: its most telling outcomes, and the step that tells most about how it came to them. */
export function verdict(turn: Turn): Verdict {
  const [main, second] = outcomeClauses(turn);
  const shown = [main, second].flatMap((clause) => (clause ? [clause.step] : []));
  const step = reason(shown, turn) ?? main?.step;
  const great = allClauses(turn).filter(({ rank }) => rank >= GREAT);
  if (turn.ruling.orders.length >= MANY && great.length > 0) {
    return {
      headline: capitalised(count(turn)),
      why: capitalised(`${listed(great.slice(0, 3).map(({ brief }) => brief))}.`),
    };
  }
  return {
    headline: capitalised(headline(turn, main, second, step)),
    why: step === undefined ? 'No order asks for a move.' : why(step, turn),
  };
}
