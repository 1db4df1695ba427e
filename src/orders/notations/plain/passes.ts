import type { OrderError } from '../../parsed-orders.ts';
import { undressed } from '../rulebook/dressed.ts';
import { shortLines } from '../rulebook/tokens.ts';
import { LINE_BREAK, plainSigns, withoutUnseen } from '../source-text.ts';
import type { OrderPhase, OrderResult, Skipped } from '../written-text.ts';
import type { Dialect } from './dialect.ts';
import { isLongName } from './headings/power-names.ts';
import { maskedText } from './mask.ts';
import { withVerbs } from './signs.ts';

/** What a sentence reports about the order before it. */
export interface NotedResults {
  readonly line: number;
  readonly column: number;
  readonly result: OrderResult;
}

/** A text on its way through the passes. */
export interface PassedText {
  /** What is left to read. Once there are lines, no pass moves a character: places in it are those of the lines. */
  readonly text: string;
  /** The lines as they were written: what places refer to. Empty before they are cut. */
  readonly lines: readonly string[];
  /** Stretches without orders that were taken out. */
  readonly skipped: readonly Skipped[];
  /** Results that were taken out with the sentences that state them. */
  readonly told: readonly NotedResults[];
  /** Lines that are too long to read. */
  readonly errors: readonly OrderError[];
}

type HowToRead = readonly [dialect: Dialect, phase: OrderPhase | undefined];

interface Pass {
  readonly name: PassName;
  readonly run: (passed: PassedText, ...how: HowToRead) => PassedText;
}

export type PassName = 'signs' | 'lines' | 'headings' | 'verbs' | 'struck' | 'outcomes' | 'marks';

/** Struck-out text, as chats and pages write it. */
const STRUCK =
  /<(s|del|strike)>[^]{1,300}?<\/\1>|~~[^~\n]{1,300}~~|(?<=^[ \t]{0,8})~[^~\s][^~\n]{1,300}~(?=[ \t]*$)/gim;

/** A pass that changes the text alone. */
const rewriting =
  (rewrite: (text: string, ...how: HowToRead) => string): Pass['run'] =>
  (passed, ...how) => ({ ...passed, text: rewrite(passed.text, ...how) });

/** What is done to a text before its words are read, in this order. */
const PASSES: readonly Pass[] = [
  { name: 'signs', run: rewriting((text) => plainSigns(withoutUnseen(text))) },
  {
    // Before any pattern is tried, so that none has to be quick on a line of any length.
    name: 'lines',
    run: (passed) => {
      const { short, errors } = shortLines(passed.text.split(LINE_BREAK));
      return { ...passed, text: short.join('\n'), lines: short, errors };
    },
  },
  {
    name: 'headings',
    run: rewriting((text, { powers = {} }) => {
      const isPower = (name: string): boolean =>
        isLongName(name) || Object.hasOwn(powers, name.toLowerCase());
      const lines = text.split('\n');
      return lines.map((line) => undressed(line, isPower)).join('\n');
    }),
  },
  {
    name: 'verbs',
    run: rewriting((text, { rewrite }, phase) =>
      withVerbs(rewrite?.(text) ?? text, phase === 'adjustments'),
    ),
  },
  {
    name: 'struck',
    run: (passed, dialect) => {
      const left = hide(passed, STRUCK, null);
      return dialect.hide ? hide(left, dialect.hide, null) : left;
    },
  },
  {
    name: 'outcomes',
    run: (passed, { sentences = [] }) =>
      sentences.reduce((rest, [pattern, result]) => hide(rest, pattern, result), passed),
  },
  { name: 'marks', run: rewriting(maskedText) },
];

/** A text after each pass. */
export function passesOf(
  text: string,
  dialect: Dialect,
  phase: OrderPhase | undefined,
): Readonly<Record<PassName, PassedText>> {
  let passed: PassedText = { text, lines: [], skipped: [], told: [], errors: [] };
  const after: Partial<Record<PassName, PassedText>> = {};
  for (const { name, run } of PASSES) after[name] = passed = run(passed, dialect, phase);
  return after as Record<PassName, PassedText>;
}

/** Blanks where a text has nothing to read. `result`: what the stretches report of the order before them. */
function hide(passed: PassedText, pattern: RegExp, result: OrderResult | null): PassedText {
  const { text } = passed;
  const skipped = [...passed.skipped];
  const told = [...passed.told];
  let line = 1;
  let from = 0;
  let shown = '';
  for (const { 0: words, index } of text.matchAll(pattern)) {
    const before = text.slice(from, index);
    line += before.split('\n').length - 1;
    const column = index - text.lastIndexOf('\n', index - 1);
    if (result) told.push({ line, column, result });
    else skipped.push({ line, text: words.trim() });
    line += words.split('\n').length - 1;
    // A sentence ends an order.
    shown += `${before};${words.slice(1).replace(/[^\n\r]/g, ' ')}`;
    from = index + words.length;
  }
  return { ...passed, text: shown + text.slice(from), skipped, told };
}
