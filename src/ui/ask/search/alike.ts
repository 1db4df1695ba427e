import type { Change } from '../../../ask/change.ts';

/** Sets of changes to the same units. */
export interface ChangeGroup {
  /** Identifies the units. */
  readonly key: string;
  readonly first: readonly Change[];
  readonly others: readonly (readonly Change[])[];
}

/** Groups sets of changes by the units they change, in order of first appearance. */
export function groupedByUnits(found: readonly (readonly Change[])[]): readonly ChangeGroup[] {
  const groups = new Map<string, ChangeGroup>();
  for (const changes of found) {
    const key = changes.map(({ unit }) => unit).join();
    const group = groups.get(key);
    groups.set(
      key,
      group
        ? { ...group, others: [...group.others, changes] }
        : { key, first: changes, others: [] },
    );
  }
  return [...groups.values()];
}
