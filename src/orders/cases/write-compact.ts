import { STANDARD_BOARD } from '../../board/compiled.ts';
import { POWERS } from '../../board/powers.ts';
import type { CompactRuling, CompactTurn, CompactUnit } from '../compact.ts';
import type { CaseDislodgement, CaseResult } from './case.ts';
import { moveName, PIECES, PLACES, unitName } from './ranks.ts';
import { formatPower } from './words.ts';

const { locations, spaces } = STANDARD_BOARD;

/** By location: its rank among all names. */
const RANKS = Int16Array.from(locations, (location) => PLACES.indexOf(location));

const POWER_NAMES = POWERS.map(formatPower);

function locationOf({ station }: CompactUnit): number {
  return station < spaces.length ? station : station - spaces.length;
}

function pieceRank(unit: CompactUnit, at: number): number {
  return (RANKS[at] ?? 0) + (unit.station < spaces.length ? 0 : PLACES.length);
}

/** What a compact ruling of the turn says in the case format: the same as `caseResult` of the ruling in words. */
export function compactResult(
  id: string,
  { units }: CompactTurn,
  ruling: CompactRuling,
): CaseResult {
  const moves: number[] = [];
  const standing: number[] = [];
  let place = 0;
  for (const unit of units) {
    const at = ruling.after[place] ?? -1;
    place += 1;
    if (at < 0) continue;
    const before = locationOf(unit);
    standing.push(unit.power * PIECES.length + pieceRank(unit, at));
    if (at !== before) moves.push(pieceRank(unit, before) * PLACES.length + (RANKS[at] ?? 0));
  }
  return {
    id,
    moved: inOrder(moves).map(moveName),
    dislodged: ruling.dislodged.length === 0 ? {} : dislodgements(units, ruling),
    units_after: inOrder(standing).map(unitName),
  };
}

function dislodgements(
  units: readonly CompactUnit[],
  ruling: CompactRuling,
): Readonly<Record<string, CaseDislodgement>> {
  const listed: Record<string, CaseDislodgement> = {};
  for (const { unit: place, by, retreats } of [...ruling.dislodged].sort(
    (a, b) => a.unit - b.unit,
  )) {
    const unit = units[place];
    if (!unit) continue;
    listed[PIECES[pieceRank(unit, locationOf(unit))] ?? ''] = {
      power: POWER_NAMES[unit.power] ?? '',
      by: spaces[by] ?? '',
      retreats: inOrder(retreats.map((at) => RANKS[at] ?? 0)).map((rank) => PLACES[rank] ?? ''),
    };
  }
  return listed;
}

/** Sorts the list itself. Few numbers: putting each in its place is the quickest way. */
function inOrder(numbers: number[]): readonly number[] {
  for (let place = 1; place < numbers.length; place += 1) {
    const number = numbers[place] ?? 0;
    let free = place;
    for (; free > 0; free -= 1) {
      const before = numbers[free - 1] ?? 0;
      if (before <= number) break;
      numbers[free] = before;
    }
    numbers[free] = number;
  }
  return numbers;
}
