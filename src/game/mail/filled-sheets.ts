import { POWERS, type Power } from '../../board/powers.ts';
import type { Slips } from '../game.ts';

/** Sheets that a mail filled, and what they held before. */
export interface FilledSheets {
  readonly sheets: Slips;
  readonly before: Slips;
}

/** The sheets that still hold what the mail put there, and are not handed in. */
const untouched = ({ sheets }: FilledSheets, drafts: Slips, slips: Slips): readonly Power[] =>
  POWERS.filter(
    (power) =>
      sheets[power] !== undefined && sheets[power] === drafts[power] && slips[power] === undefined,
  );

/** Notes that sheets are about to be filled. `earlier`: by a mail before, whose filling can still be undone. */
export function filling(sheets: Slips, drafts: Slips, earlier: FilledSheets | null): FilledSheets {
  const kept = earlier === null ? [] : untouched(earlier, drafts, {});
  const before = POWERS.flatMap((power) => {
    if (kept.includes(power)) return [[power, earlier?.before[power] ?? ''] as const];
    return sheets[power] === undefined ? [] : [[power, drafts[power] ?? ''] as const];
  });
  const still = kept.map((power) => [power, earlier?.sheets[power] ?? ''] as const);
  return {
    sheets: { ...Object.fromEntries(still), ...sheets },
    before: Object.fromEntries(before),
  };
}

/**
 * The sheets as they were before the mail, except those that were changed or handed in since; null if there are no others.
 */
export function putBack(filled: FilledSheets | null, drafts: Slips, slips: Slips): Slips | null {
  const powers = filled === null ? [] : untouched(filled, drafts, slips);
  if (powers.length === 0) return null;
  const before = powers.map((power) => [power, filled?.before[power] ?? ''] as const);
  return { ...drafts, ...Object.fromEntries(before) };
}
