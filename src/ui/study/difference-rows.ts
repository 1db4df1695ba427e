import { differences } from '../../ask/what-if.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Turn } from '../../trace/turn.ts';
import { rowsAt, type Row } from '../player/order-rows.ts';

/** One line of what is not the same in two turns. Null: that turn does not have it. */
export interface DifferenceRow {
  readonly unit: UnitAt;
  readonly before: Row | null;
  readonly after: Row | null;
}

/** The rows of a turn when all is decided. */
export const decidedRows = (turn: Turn): readonly Row[] =>
  rowsAt(turn, turn.ruling.steps.length, true).flatMap(({ rows }) => rows);

/** What comes out otherwise, unit by unit. */
export function differenceRows(before: Turn, after: Turn): readonly DifferenceRow[] {
  const [was, is] = [decidedRows(before), decidedRows(after)];
  const of = (rows: readonly Row[], unit: UnitAt): Row | null =>
    rows.find((row) => row.unit === unit) ?? null;
  return differences(before.ruling, after.ruling).map(({ unit }) => ({
    unit,
    before: of(was, unit),
    after: of(is, unit),
  }));
}
