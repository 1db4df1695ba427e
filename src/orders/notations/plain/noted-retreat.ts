import type { WrittenPlace } from '../../interpret/written-order.ts';
import { placeAt } from '../rulebook/places.ts';
import { tokenAt, type TokenizedText } from '../rulebook/tokens.ts';
import type { Statement } from '../written-text.ts';

/** The one place that a mark names behind `retreats`; null if it names none, or a list of those that are open. */
export function retreatIn(source: TokenizedText, from: number, next: number): WrittenPlace | null {
  const verb = source.tokens.findIndex(
    ({ key }, at) => at >= from && at < next && key === 'retreat',
  );
  if (verb < 0) return null;
  const { kind, key } = tokenAt(source, verb + 1);
  const found = placeAt(source, kind === 'dash' || key === 'move' ? verb + 2 : verb + 1);
  const isList = found && placeAt(source, found.next + 1) !== null;
  return !found || found.next > next || isList ? null : found.value;
}

/**
 * A statement, and the retreat that a note beside it names: an order of the next phase, or the one that is asked for.
 */
export function withRetreat(statement: Statement): readonly Statement[] {
  const { retreat: to, ...own } = statement;
  if (!to || own.phase === 'adjustments') return [own];
  const { line, column, length, words } = to;
  const { power, unit } = own.written;
  const said = { line, column, length, words, power, unit, to } as const;
  const plain = { target: null, viaConvoy: false, lostDash: false } as const;
  const written = { ...said, ...plain, type: 'move', meant: 'retreat' } as const;
  const gone = { phase: 'retreats', written, results: [] } as const;
  return own.phase === 'movement' ? [own, gone] : [gone];
}
