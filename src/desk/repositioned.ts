import { spaceOf, type Unit } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import { isBerth, unitAt } from '../board/unit-at.ts';
import type { Edition } from '../rules/edition.ts';
import { eraseFrom } from '../ui/entry/order-sheet.ts';
import { taskOf, type Desk, type DeskPosition } from './desk.ts';

/**
 * The desk with another position. Orders of units that are no longer where they were are removed; everything else stays
 * on the sheets.
 */
export function repositioned(desk: Desk, position: Partial<DeskPosition>, edition: Edition): Desk {
  const next = { ...desk, ...position };
  const task = taskOf(desk, edition);
  const now = ordered(next);
  const gone = ordered(desk).filter((unit) => !now.some((one) => isSame(one, unit)));
  const sheets: Partial<Record<Power, string>> = {};
  for (const [power, text] of Object.entries(desk.sheets) as [Power, string][]) {
    const left = gone
      .filter((unit) => unit.power === power)
      .reduce((sheet, { at }) => eraseFrom(task, power, sheet, spaceOf(at)), text);
    if (left === text || left.trim() !== '') sheets[power] = left;
  }
  return { ...next, sheets };
}

/** The units that may be ordered. An army aboard is ordered with its fleet. */
const ordered = ({ phase, units, dislodged }: DeskPosition): readonly Unit[] =>
  phase === 'retreats'
    ? dislodged.map(({ unit }) => unit)
    : units.filter((unit) => !isBerth(unitAt(unit)));

const isSame = (one: Unit, other: Unit): boolean =>
  one.power === other.power && one.kind === other.kind && one.at === other.at;
