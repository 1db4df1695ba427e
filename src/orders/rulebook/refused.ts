import type { OrderError } from '../reading.ts';
import { errorAt } from '../trouble.ts';
import type { Words } from '../written.ts';
import type { Found } from './places.ts';
import { tokenAt, wordsBetween, type Source } from './tokens.ts';

/** Words for "this power orders nothing", which is no error. */
const NOTHING =
  /^(n ?m ?r|none|nothing|no (orders?|moves?)( (received|sent|given))?|all( units)? (hold|holds|stand))$/;

const LONGEST_NOTHING = 4;

/** The end of words that say that nothing is ordered: `NMR`, `no orders`, `all hold`. Null: something else stands here. */
export function nothingAt(source: Source, start: number): number | null {
  let words = '';
  for (let at = start; at < start + LONGEST_NOTHING; at++) {
    const { kind, words: word } = tokenAt(source, at);
    if (kind !== 'word') return null;
    words = words === '' ? word.toLowerCase() : `${words} ${word.toLowerCase()}`;
    const { kind: after } = tokenAt(source, at + 1);
    const ends = after === 'end' || after === 'separator';
    if (ends) return NOTHING.test(words) ? at + 1 : null;
  }
  return null;
}

/** Something that looks like an order and is none of this turn, or not its owner's. */
export interface Refusal {
  readonly words: RegExp;
  readonly problem: string;
  readonly expected: string;
}

const REFUSALS: readonly Refusal[] = [
  {
    // DATC 4.E.4
    words:
      /\b(perpetual(ly)?|permanent(ly)?|standing orders?|always|for ?ever|until|as long as|from now on|(each|every) (turn|move|season|phase|spring|fall|year))\b/i,
    problem: 'An order is for one turn and cannot be perpetual',
    expected: 'an order for this turn alone',
  },
  {
    // DATC 4.E.5
    words: /\b(prox(y|ies|ied)|as ordered by|on behalf of)\b/i,
    problem: 'Nobody can order a unit by proxy',
    expected: 'an order of its own power',
  },
];

export const refusal = ({ problem, expected }: Refusal, words: Words): OrderError =>
  errorAt(words, 'order', problem, expected);

/** Why such words, which are no order, are nothing that the rules know; null if they are simply not readable. */
export function refusalIn(words: Words): OrderError | null {
  const found = REFUSALS.find((each) => each.words.test(words.words));
  return found ? refusal(found, words) : null;
}

const LONGEST_HEADING = 4;

/** What may be a heading without a colon, if it has a line to itself. */
const HEADING = /^(perpetual|permanent|standing|proxy|proxies)( orders?)?$/i;

/** `Perpetual orders:`, `Proxy:`: a heading under which nothing is followed. */
export function refusedHeadingAt(source: Source, start: number): Found<Refusal> | null {
  for (let at = start; at <= start + LONGEST_HEADING; at++) {
    const { kind } = tokenAt(source, at);
    if (at > start && (kind === 'colon' || kind === 'end')) {
      const { words } = wordsBetween(source, start, at - 1);
      if (kind === 'end' && !HEADING.test(words)) return null;
      const found = REFUSALS.find((each) => each.words.test(words));
      return found ? { value: found, next: at + 1 } : null;
    }
    if (kind !== 'word') return null;
  }
  return null;
}
