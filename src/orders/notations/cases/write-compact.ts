import { STANDARD_BOARD } from '../../../board/compiled.ts';
import { POWERS } from '../../../board/powers.ts';
import type { CompactDislodged, CompactRuling, CompactTurn, CompactUnit } from '../../compact.ts';
import type { CaseDislodgement, CaseResult } from './case.ts';
import { moveName, PIECES, PLACES, UNITS } from './case-ranks.ts';
import { formatPower } from './case-words.ts';

const { locations, spaces, stationLocation, isFleetStation } = STANDARD_BOARD;

/** By location: its rank among all names. */
const RANKS = Int16Array.from(locations, (location) => PLACES.indexOf(location));

/** By station: the rank of the first piece of its kind. A table, since no processor predicts the kind of a unit. */
const KIND_RANKS = Int16Array.from(isFleetStation, (isFleet) => isFleet * PLACES.length);

const POWER_NAMES = POWERS.map(formatPower);

const PLACE_COUNT = PLACES.length;
const PIECE_COUNT = PIECES.length;

const locationOf = ({ station }: CompactUnit): number => stationLocation[station]!;

function pieceRank({ station }: CompactUnit, at: number): number {
  return KIND_RANKS[station]! + RANKS[at]!;
}

/** What a compact ruling of the turn says in the case format: the same as `caseResult` for the ruling in words. */
export function compactResult(
  id: string,
  { units }: CompactTurn,
  ruling: CompactRuling,
): CaseResult {
  return {
    id,
    moved: movesOf(units, ruling),
    dislodged: ruling.dislodged.length === 0 ? {} : dislodgements(units, ruling),
    units_after: unitsAfter(units, ruling),
  };
}

function movesOf(units: readonly CompactUnit[], { after }: CompactRuling): readonly string[] {
  let count = 0;
  for (let place = 0; place < units.length; place += 1) {
    const unit = units[place]!;
    const at = after[place]!;
    if (at < 0) continue;
    const before = locationOf(unit);
    if (at === before) continue;
    insert(pieceRank(unit, before) * PLACE_COUNT + RANKS[at]!, count);
    count += 1;
  }
  const moves: string[] = [];
  for (let place = 0; place < count; place += 1) moves.push(moveName(ranks[place]!));
  return moves;
}

function unitsAfter(units: readonly CompactUnit[], { after }: CompactRuling): readonly string[] {
  let count = 0;
  for (let place = 0; place < units.length; place += 1) {
    const unit = units[place]!;
    const at = after[place]!;
    if (at < 0) continue;
    insert(unit.power * PIECE_COUNT + pieceRank(unit, at), count);
    count += 1;
  }
  return namesInOrder(count, UNITS);
}

function dislodgements(
  units: readonly CompactUnit[],
  { after, dislodged }: CompactRuling,
): Readonly<Record<string, CaseDislodgement>> {
  const listed: Record<string, CaseDislodgement> = {};
  for (let place = 0; place < units.length; place += 1) {
    const unit = units[place]!;
    const at = after[place]!;
    if (at >= 0) continue;
    const loss = dislodged.find((each) => each.unit === place);
    if (loss) listed[PIECES[pieceRank(unit, locationOf(unit))]!] = dislodgement(unit, loss);
  }
  return listed;
}

function dislodgement(unit: CompactUnit, { by, retreats }: CompactDislodged): CaseDislodgement {
  let count = 0;
  for (const at of retreats) {
    insert(RANKS[at]!, count);
    count += 1;
  }
  return {
    power: POWER_NAMES[unit.power]!,
    by: spaces[by]!,
    retreats: namesInOrder(count, PLACES),
  };
}

/** The ranks of one list while it is built, in ascending order. No list is longer: no two units are in one place. */
const ranks = new Int16Array(locations.length);

/** Inserts a rank in order among the first `count`. There are few, so nothing is quicker. */
function insert(rank: number, count: number): void {
  let free = count;
  for (; free > 0; free -= 1) {
    const before = ranks[free - 1]!;
    if (before <= rank) break;
    ranks[free] = before;
  }
  ranks[free] = rank;
}

function namesInOrder(count: number, all: readonly string[]): readonly string[] {
  const names: string[] = [];
  for (let place = 0; place < count; place += 1) names.push(all[ranks[place]!]!);
  return names;
}
