import type { Token } from '../rulebook/tokens.ts';
import type { LineRead } from './wrapped-lines.ts';

/**
 * Which of the lines of a reading, counted from 0, it would lose: those without a word that means anything, and those
 * that were taken for the rest of an order that cannot be read.
 */
export function lostLines(
  { statements, skipped, doubts, errors, units }: LineRead,
  index: number,
  lines: readonly (readonly Token[])[],
): readonly number[] {
  const told = new Set(
    [statements.map(({ written }) => written), skipped, doubts, errors, units].flatMap((each) =>
      each.map(({ line }) => line - 1),
    ),
  );
  const isUnread = lines.length > 1 && (errors.length > 0 || statements.length === 0);
  return lines.flatMap((own, at) =>
    (isUnread || own.length === 0) && !told.has(index + at) ? [index + at] : [],
  );
}
