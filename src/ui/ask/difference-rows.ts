import { boardDifferences, differences } from '../../ask/what-if.ts';
import { boardIn, type Unit } from '../../board/board.ts';
import { formatLocation } from '../../board/names.ts';
import { unitAt } from '../../board/unit-at.ts';
import type { Language } from '../../explain/languages/language.ts';
import { pieceShort } from '../../explain/messages/notation.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Dislodged } from '../../trace/ruling.ts';
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

/** A difference between two boards, in words. */
export interface BoardRow {
  readonly key: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** The differences between the boards after two turns. */
export function boardRows(
  before: Turn,
  after: Turn,
  { asking, board }: Pick<Language, 'asking' | 'board'>,
): readonly BoardRow[] {
  const units = new Map(after.position.units.map((unit) => [unitAt(unit), unit]));
  const on = boardIn(after.position);
  const stands = (unit: Unit | null): string =>
    unit ? `${board.power(unit.power)}: ${unit.kind} ${formatLocation(unit.at, on)}` : asking.empty;
  const goes = (retreater: Dislodged | null): string =>
    retreater && retreater.retreats.length > 0
      ? retreater.retreats.map(board.place).join(', ')
      : asking.nowhere;
  return boardDifferences(before.ruling, after.ruling).map((one) =>
    one.type === 'unit'
      ? {
          key: one.at,
          name: board.place(one.at),
          before: stands(one.before),
          after: stands(one.after),
        }
      : {
          key: `retreats ${one.unit}`,
          name: asking.mayRetreatTo(pieceShort(one.unit, units, on)),
          before: goes(one.before),
          after: goes(one.after),
        },
  );
}
