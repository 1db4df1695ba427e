import type { Board } from '../../../board/board.ts';
import type { WrittenOrder } from '../../interpret/written-order.ts';
import type { OrderError } from '../../parsed-orders.ts';
import type { Notation } from '../notation.ts';
import { titleOf } from '../plain/title.ts';
import { LINE_BREAK } from '../source-text.ts';
import {
  EMPTY_TEXT,
  ORDER_PHASES,
  type OrderPhase,
  type Skipped,
  type Statement,
  type TextHint,
  type WrittenText,
} from '../written-text.ts';
import { adjustmentAt, AN_ADJUSTMENT, A_RETREAT, retreatAt } from './grammar.ts';
import { headingAt, noOrdersAt } from './headings.ts';
import { parseOrders, parseWith, type Parse } from './parse-text.ts';
import { placeAt } from './places.ts';
import { rulebook } from './rulebook.ts';
import { sourceOf, tokenAt, withPhaseWords, type TokenizedText } from './tokens.ts';
import { ADJUSTMENT_WORDS, RETREAT_WORDS } from './vocabulary.ts';

/** The rulebook's notation on a board with a map of its own: no other one knows its names. */
export const rulebookOn = (board: Board): Notation => ({
  ...rulebook,
  open: (text, hint) => readOnBoard(text, board, hint),
});

/** Reads orders of any phase. Lines that name nothing on the board are skipped. In linear time; never throws. */
function readOnBoard(text: string, board: Board, { phase }: TextHint): WrittenText {
  const all = sourceOf(text, board);
  if (!all.ok) return { ...EMPTY_TEXT, errors: [all.error] };
  const ordering = linesWithOrders(withPhaseWords(all.value.source, ADJUSTMENT_WORDS));
  const lines = text.split(LINE_BREAK);
  const skipped = lines.flatMap((words, index): readonly Skipped[] =>
    ordering.has(index + 1) || words.trim() === '' ? [] : [{ line: index + 1, text: words.trim() }],
  );
  const rest = lines.map((words, index) => (ordering.has(index + 1) ? words : '')).join('\n');
  const cut = sourceOf(rest, board);
  if (!cut.ok) return { ...EMPTY_TEXT, errors: [cut.error] };
  const titled = lines.map((line) => titleOf(line).phase).find((one) => one !== undefined);
  const { statements, errors, idle } = phaseRead(cut.value.source, phase ?? titled);
  return { statements, skipped, doubts: [], errors: [...cut.value.errors, ...errors], idle };
}

/** The most words of a line that orders something, if no space in it can be read. */
const MOST_WORDS = 8;

/** The lines that name a space, begin with a unit or a power, or say that nothing is ordered. */
function linesWithOrders(source: TokenizedText): ReadonlySet<number> {
  const found = new Set<number>();
  for (let at = 0; at < source.tokens.length; at++) {
    const { line, kind, key, words } = tokenAt(source, at);
    if (found.has(line) || kind === 'end') continue;
    const isFirst = tokenAt(source, at - 1).kind === 'end';
    const isUnit =
      (key === 'A' || key === 'F') && words !== 'a' && wordsFrom(source, at) <= MOST_WORDS;
    const isHead = headingAt(source, at) !== null || noOrdersAt(source, at) !== null;
    if (placeAt(source, at) || (isFirst && (isUnit || isHead)) || key === 'waive') found.add(line);
  }
  return found;
}

function wordsFrom(source: TokenizedText, start: number): number {
  let at = start;
  while (tokenAt(source, at).kind !== 'end') at++;
  return at - start;
}

interface PhaseRead {
  readonly statements: readonly Statement[];
  readonly errors: readonly OrderError[];
  readonly idle: readonly WrittenOrder[];
}

/** The orders of a phase; if nobody says which, of the one of which the most can be read. */
function phaseRead(source: TokenizedText, phase: OrderPhase | undefined): PhaseRead {
  const phases = phase === undefined ? ORDER_PHASES : [phase];
  const [best = { statements: [], errors: [], idle: [] }] = phases
    .map((one) => READ[one](source))
    .toSorted(
      (one, other) =>
        other.statements.length - one.statements.length || one.errors.length - other.errors.length,
    );
  return best;
}

const READ: Readonly<Record<OrderPhase, (source: TokenizedText) => PhaseRead>> = {
  movement: (source) => {
    const read = parseOrders(source);
    return stated(read, (written) => ({ phase: 'movement', written, results: [] }), read.idle);
  },
  retreats: (source) =>
    stated(parseWith(withPhaseWords(source, RETREAT_WORDS), retreatAt, A_RETREAT), (written) => ({
      phase: 'retreats',
      written,
      results: [],
    })),
  adjustments: (source) =>
    stated(
      parseWith(withPhaseWords(source, ADJUSTMENT_WORDS), adjustmentAt, AN_ADJUSTMENT),
      (written) => ({ phase: 'adjustments', written, results: [] }),
    ),
};

const stated = <Written>(
  { written, errors }: Parse<Written>,
  statement: (written: Written) => Statement,
  idle: readonly WrittenOrder[] = [],
): PhaseRead => ({ statements: written.map(statement), errors, idle });
