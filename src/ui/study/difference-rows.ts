import { differences } from '../../ask/what-if.ts';
import type { Language } from '../../explain/languages/language.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Turn } from '../../trace/turn.ts';
import { rowsAt, type Row } from '../player/order-rows.ts';

/** An order whose outcome differs between two turns. Null: the turn does not have it. */
export interface DifferenceRow {
  readonly unit: UnitAt;
  readonly before: Row | null;
  readonly after: Row | null;
}

/** The rows of a turn when all is decided. */
export const decidedRows = (turn: Turn, language: Language): readonly Row[] =>
  rowsAt(turn, turn.ruling.steps.length, true, language).flatMap(({ rows }) => rows);

/** The orders whose outcome differs, by unit. */
export function differenceRows(
  before: Turn,
  after: Turn,
  language: Language,
): readonly DifferenceRow[] {
  const [was, is] = [decidedRows(before, language), decidedRows(after, language)];
  const of = (rows: readonly Row[], unit: UnitAt): Row | null =>
    rows.find((row) => row.unit === unit) ?? null;
  return differences(before.ruling, after.ruling).map(({ unit }) => ({
    unit,
    before: of(was, unit),
    after: of(is, unit),
  }));
}
