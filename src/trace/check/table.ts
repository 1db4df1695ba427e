import type { UnitAt } from '../fact.ts';
import { equations } from './equations.ts';
import type { Field } from './field.ts';
import type { Known } from './known.ts';

/** By assignment of the core (bit i: the move of unit i): what the equations then say; null if they stay open. */
export function tabulate(
  field: Field,
  known: Known,
  core: readonly UnitAt[],
): readonly number[] | null {
  const table: number[] = [];
  for (let assignment = 0; assignment < 1 << core.length; assignment += 1) {
    const { move } = equations(field, known, assumption(core, assignment));
    let verdicts = 0;
    for (const [bit, unit] of core.entries()) {
      const verdict = move(unit);
      if (verdict === null) return null;
      if (verdict) verdicts |= 1 << bit;
    }
    table.push(verdicts);
  }
  return table;
}

/** Whether one consistent outcome of the core disrupts all these convoys (DATC 3.0 4.A.2). */
export function canLoseAll(
  field: Field,
  known: Known,
  core: readonly UnitAt[],
  convoys: readonly UnitAt[],
): boolean {
  const table = tabulate(field, known, core) ?? [];
  return table.some((verdicts, assignment) => {
    if (verdicts !== assignment) return false;
    const { convoy } = equations(field, known, assumption(core, assignment));
    return convoys.every((fleet) => convoy(fleet) === false);
  });
}

const assumption = (core: readonly UnitAt[], assignment: number): ReadonlyMap<UnitAt, boolean> =>
  new Map(core.map((unit, bit) => [unit, ((assignment >> bit) & 1) === 1]));

/** Whether each move of the core depends, directly or through others, on each. */
export function isOneCircle(table: readonly number[], size: number): boolean {
  const turnedBy = (bit: number): number =>
    table.reduce(
      (turned, verdicts, assignment) => turned | (verdicts ^ (table[assignment ^ (1 << bit)] ?? 0)),
      0,
    );
  const next = Array.from({ length: size }, (_, bit) => turnedBy(bit));
  const everyone = (1 << size) - 1;
  return next.every((_, start) => {
    let reached = next[start] ?? 0;
    for (let before = 0; before !== reached;) {
      before = reached;
      for (let bit = 0; bit < size; bit += 1) if ((before >> bit) & 1) reached |= next[bit] ?? 0;
    }
    return reached === everyone;
  });
}
