import type { Change } from '../../../ask/change.ts';
import type { Power } from '../../../board/powers.ts';

/**
 * Of the changes that a search found, the first for each set of units: another order of the same unit is no other answer.
 * Those that a power could have made by itself come first.
 */
export function smallestFirst(
  found: readonly (readonly Change[])[],
  own: Power | null,
): readonly (readonly Change[])[] {
  const unitsOf = (changes: readonly Change[]): string => changes.map(({ unit }) => unit).join();
  const others = (changes: readonly Change[]): number =>
    changes.every(({ order }) => order.power === own) ? 0 : 1;
  return found
    .filter((one, place) => found.findIndex((other) => unitsOf(other) === unitsOf(one)) === place)
    .toSorted((one, other) => others(one) - others(other));
}
