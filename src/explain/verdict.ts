import type { Turn } from '../adjudicator/turn.ts';
import type { Step } from '../trace/step.ts';
import { outcomeClauses, type Clause } from './clauses.ts';
import { sentence } from './sentences.ts';
import { reason } from './reason.ts';
import { capitalised, numberWord, counted, listed } from './words.ts';

/** What a turn comes to, and why, in a sentence or two each. */
export interface Verdict {
  readonly headline: string;
  readonly why: string;
}

/** From so many orders on the headline counts instead of naming. */
const MANY = 13;

function count(turn: Turn): string {
  const outcomes = turn.ruling.orders.filter(({ order }) => order?.type === 'move');
  const succeed = outcomes.filter(({ outcome }) => outcome === 'succeeds').length;
  const fail = outcomes.length - succeed;
  const out = turn.ruling.dislodged.length;
  const parts = [
    succeed > 0 ? `${counted(succeed, 'move')} succeed${succeed === 1 ? 's' : ''}` : '',
    fail > 0 ? `${numberWord(fail)} fail${fail === 1 ? 's' : ''}` : '',
    out > 0 ? `${counted(out, 'unit')} ${out === 1 ? 'is' : 'are'} dislodged` : '',
  ];
  return `${listed(parts.filter((part) => part !== ''))}.`;
}

function headline(turn: Turn, main: Clause | undefined, second: Clause | undefined): string {
  const { orders } = turn.ruling;
  if (orders.length >= MANY) return count(turn);
  if (main === undefined) return 'every unit holds.';
  const moves = orders.filter(({ order }) => order?.type === 'move');
  const still = moves.every(({ outcome }) => outcome !== 'succeeds');
  if (still && moves.length > 1) return `nothing moves: ${main.full}.`;
  if (main.free && moves.length > 1 && moves.every(({ outcome }) => outcome === 'succeeds')) {
    return moves.length === 2
      ? 'both moves succeed.'
      : `all ${numberWord(moves.length)} moves succeed.`;
  }
  return second === undefined ? `${main.full}.` : `${main.brief}, and ${second.brief}.`;
}

/** All the steps that some steps rest on, themselves included. */
function grounds(steps: readonly Step[], turn: Turn): readonly Step[] {
  const found = new Set(steps);
  for (const step of found) {
    for (const id of step.because) {
      const premise = turn.ruling.steps[id];
      if (premise) found.add(premise);
    }
  }
  return [...found];
}

/** What a turn comes to: its most telling outcome, and the step that tells most about how it came to it. */
export function verdict(turn: Turn): Verdict {
  const [main, second] = outcomeClauses(turn);
  const shown = [main, second].flatMap((clause) => (clause ? [clause.step] : []));
  const ground = grounds(shown, turn);
  const step = reason(ground, turn) ?? reason(turn.ruling.steps, turn) ?? main?.step;
  return {
    headline: capitalised(headline(turn, main, second)),
    why: step === undefined ? 'No order asks for a move.' : sentence(step, turn),
  };
}
