import { moveOf, pathOf } from '../columns.ts';
import type { UnitRow } from '../columns.ts';
import { deduce } from '../cycle/try-outcomes.ts';
import { NO, OPEN, YES } from '../decision.ts';
import type { DecisionState } from '../decision.ts';
import { moveDecision } from '../equations/move.ts';
import type { TurnState } from '../turn-state.ts';
import { moversOf } from '../unit-row.ts';
import { goesAboard } from '../ways.ts';
import { pathDecision } from './paths.ts';

/** An open decision of a cycle: a move, or (`isPath`) whether a landing before its fleet leaves is not disrupted. */
export interface Open {
  readonly unit: UnitRow;
  readonly isPath: boolean;
}

/**
 * No more decisions than this waited for one another in millions of turns; the table has a row for each way to decide
 * them.
 */
export const MOST_OPEN = 14;

/** By assignment (bit i: whether decision i is yes): what the equation of each decision says. */
export type CycleTable = readonly (readonly DecisionState[])[];

/** What the equations say for every way to decide these; null if another open decision decides one of them. */
export function tabulate(decisions: readonly Open[], state: TurnState): CycleTable | null {
  const table: (readonly DecisionState[])[] = [];
  for (let bits = 0; bits < 1 << decisions.length; bits += 1) {
    for (const [place, open] of decisions.entries()) assign(open, bitOf(bits, place));
    const undo: (() => void)[] = [];
    for (let before = -1; before < undo.length;) {
      before = undo.length;
      undo.push(...deduce(state), ...deduceBoarding(state));
    }
    const says = decisions.map(({ unit, isPath }): DecisionState =>
      isPath ? pathDecision(unit, state) : moveDecision(unit, state),
    );
    for (const step of undo.reverse()) step();
    for (const open of decisions) assign(open, OPEN);
    if (says.includes(OPEN)) return null;
    table.push(says);
  }
  return table;
}

const bitOf = (bits: number, place: number): DecisionState =>
  ((bits >> place) & 1) === 1 ? YES : NO;

function assign({ unit, isPath }: Open, decision: DecisionState): void {
  (isPath ? pathOf : moveOf)[unit] = decision;
}

/** Armies go aboard as soon as they have their path. Returns functions that undo it. */
function deduceBoarding(state: TurnState): readonly (() => void)[] {
  const open = moversOf(state).filter((army) => goesAboard(army) && moveOf[army] === OPEN);
  const decided = open.filter((army) => pathOf[army] !== OPEN);
  for (const army of decided) moveOf[army] = pathOf[army]!;
  return decided.map((army) => () => {
    moveOf[army] = OPEN;
  });
}

/** By decision: those (perhaps itself) on which it depends in some case. */
export function dependencies(table: CycleTable, count: number): readonly ReadonlySet<number>[] {
  const places = Array.from({ length: count }, (_, place) => place);
  return places.map(
    (place) =>
      new Set(
        places.filter((other) =>
          table.some((says, bits) => says[place] !== table[bits ^ (1 << other)]![place]),
        ),
      ),
  );
}

/** The consistent ways to decide some of them, provided nothing else influences these. */
export function worldsOf(
  table: CycleTable,
  places: readonly number[],
): readonly (readonly DecisionState[])[] {
  const mask = places.reduce((bits, place) => bits | (1 << place), 0);
  return table.flatMap((says, bits) => {
    if ((bits & ~mask) !== 0) return [];
    const isConsistent = places.every((place) => says[place] === bitOf(bits, place));
    return isConsistent ? [places.map((place) => bitOf(bits, place))] : [];
  });
}
