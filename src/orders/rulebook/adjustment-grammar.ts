import type { Power } from '../../board/powers.ts';
import { ok } from '../../result.ts';
import type { Words, WrittenOrder, WrittenPiece } from '../written.ts';
import { fail, THE_END, type Parsed } from './failure.ts';
import { mayEnd, pieceAt } from './phrases.ts';
import { placeAt, powerAt } from './places.ts';
import { tokenAt, wordsBetween, type Source } from './tokens.ts';

export const AN_ADJUSTMENT = 'an order, such as Build A Par, Remove A Gal or Waive';
const A_VERB = 'Build or Remove before it or B behind it';

/** An order of an adjustment phase as written. */
export interface WrittenAdjustment extends Words {
  readonly power: WrittenOrder['power'];
  readonly verb: 'build' | 'remove' | 'waive';
  /** Null for a build that is waived. */
  readonly unit: WrittenPiece | null;
}

const isVerb = (key: unknown): key is WrittenAdjustment['verb'] =>
  key === 'build' || key === 'remove' || key === 'waive';

/** `England builds F Edi`: a power that says what it does is no heading, but its order says whose it is. */
function subjectAt(source: Source, at: number): { power: Power | null; next: number } {
  const named = powerAt(source, at);
  return named && isVerb(tokenAt(source, named.next).key)
    ? { power: named.value, next: named.next }
    : { power: null, next: at };
}

/** `Build A Par`, `A Par B`, `Remove A Gal`, `A Gal D`, `Waive`, `waive build London`, `Russia removes A Gal`. */
export function adjustmentAt(
  source: Source,
  start: number,
  heading: WrittenOrder['power'],
): Parsed<WrittenAdjustment> {
  const subject = subjectAt(source, start);
  const power = subject.power ?? heading;
  const first = tokenAt(source, subject.next).key;
  if (first === 'waive') {
    // "Waives a build": the article is not an army.
    const build = [1, 2].find((by) => tokenAt(source, subject.next + by).key === 'build') ?? 0;
    const at = subject.next + build + 1;
    return end('waive', null, placeAt(source, at)?.next ?? at);
  }
  const leads = isVerb(first);
  const piece = pieceAt(source, start, leads ? subject.next + 1 : subject.next, 'target');
  if (!piece.ok) return piece;
  const { value: unit, next } = piece.value;
  if (leads) return end(first, unit, next);
  const verb = tokenAt(source, next).key;
  if (verb === 'build' || verb === 'remove') return end(verb, unit, next + 1);
  return fail(source, start, next, A_VERB);

  function end(
    verb: WrittenAdjustment['verb'],
    unit: WrittenPiece | null,
    next: number,
  ): Parsed<WrittenAdjustment> {
    if (!mayEnd(source, next) && !isVerb(tokenAt(source, next).key))
      return fail(source, start, next, THE_END);
    const words = wordsBetween(source, start, next - 1);
    return ok({ value: { ...words, power, verb, unit }, next });
  }
}
