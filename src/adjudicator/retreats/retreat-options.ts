import type { Location } from '../../board/board.ts';
import { locationAt } from '../../board/compiled.ts';
import type { Barred, BarredReason } from '../../trace/fact.ts';
import { chainOf, isMover, nameOf } from '../unit-row.ts';
import { NO, YES } from '../decision.ts';
import {
  dislodgedStep,
  dislodgerOf,
  firstAttacker,
  fromOf,
  moveOf,
  moveStep,
  next,
  NOBODY,
  occupantOf,
  pathOf,
  pathStep,
  stationOf,
} from '../columns.ts';
import type { UnitRow } from '../columns.ts';
import type { TurnState } from '../turn-state.ts';
import { addStep } from '../record/add-step.ts';
import { isBeaten, nextBeater } from '../equations/strength.ts';
import { attacksOverSea, needsPath } from '../ways.ts';

interface Retreats {
  readonly retreats: readonly Location[];
  readonly barred: readonly Barred[];
}

/**
 * For a fleet with an army aboard (A/F IV.a): the steps that keep it there, and whether land is barred while a sea is
 * open.
 */
interface ArmyAboard {
  readonly premises: readonly number[];
  readonly onlySeas: boolean;
}

const NOBODY_ABOARD: ArmyAboard = { premises: [], onlySeas: false };

/**
 * Where a dislodged unit may go, and what bars the other adjacent spaces (1971 XI). In board order; requires that every
 * move is decided. Records the step.
 */
export function retreatsOf(
  unit: UnitRow,
  state: TurnState,
  aboard: ArmyAboard = NOBODY_ABOARD,
): Retreats {
  const premises = [dislodgedStep[unit]!, ...aboard.premises];
  const to: Location[] = [];
  const barred: Barred[] = [];
  const { reach, spaceOf, isSea } = state.board;
  const near = reach[stationOf[unit]!] ?? [];
  const isSeaOpen =
    aboard.onlySeas &&
    near.some(
      (location) =>
        isSea[spaceOf[location]!] === 1 && bar(unit, spaceOf[location]!, state) === null,
    );
  for (const location of near) {
    const at = locationAt(state.board, location);
    const space = spaceOf[location]!;
    const shut = bar(unit, space, state);
    const reason = shut === null && isSeaOpen && isSea[space] !== 1 ? 'aboard' : shut;
    if (state.steps) premises.push(...barPremises(space, reason, state));
    if (reason) barred.push({ at, reason });
    else to.push(at);
  }
  addStep(state, { type: 'retreats', unit: nameOf(unit, state), to, barred }, premises);
  return { retreats: to, barred };
}

/** Only the open locations, in numbers. */
export function openRetreats(unit: UnitRow, state: TurnState): readonly number[] {
  const { reach, spaceOf } = state.board;
  const near = reach[stationOf[unit]!] ?? [];
  return near.filter((location) => bar(unit, spaceOf[location]!, state) === null);
}

/** Why a space is barred to the unit; null if it is open. */
function bar(unit: UnitRow, space: number, state: TurnState): BarredReason | null {
  if (isOriginOfAttack(unit, space, state)) return 'attacker-origin';
  let isContested = false;
  for (let mover = firstAttacker[space]!; mover !== NOBODY; mover = next[mover]!) {
    if (moveOf[mover] === YES) return 'occupied';
    if (standsOff(mover, state)) isContested = true;
  }
  const inside = occupantOf[space]!;
  if (inside !== NOBODY && moveOf[inside] !== YES) return 'occupied';
  return isContested ? 'stand-off' : null;
}

/** Whether a mover whose move failed takes part in a stand-off over its destination (1971 XI). */
function standsOff(mover: UnitRow, state: TurnState): boolean {
  return pathOf[mover] === YES && !isBeaten(mover, state);
}

/** The steps that decide whether a space is barred. */
function barPremises(
  space: number,
  reason: BarredReason | null,
  state: TurnState,
): readonly number[] {
  if (reason === 'attacker-origin') return [];
  const contest = chainOf(firstAttacker[space]!);
  const entered = contest.find((mover) => moveOf[mover] === YES);
  if (entered !== undefined) return [moveStep[entered]!];
  const inside = occupantOf[space]!;
  const left = isMover(inside) ? [moveStep[inside]!] : [];
  if (reason === 'occupied') return left;
  const paths = contest.filter(
    (mover) => needsPath(mover) && (standsOff(mover, state) || wasStopped(mover, state)),
  );
  return [
    ...left,
    ...contest.map((mover) => moveStep[mover]!),
    ...paths.map((mover) => pathStep[mover]!),
  ];
}

/**
 * Whether III.h of the Army/Fleet module stopped a move that has no path either: only the path shows that it contests
 * nothing.
 */
const wasStopped = (mover: UnitRow, state: TurnState): boolean =>
  state.module !== null &&
  pathOf[mover] === NO &&
  pathStep[mover] !== moveStep[mover] &&
  nextBeater(mover, mover, state) === NOBODY;

/**
 * Whether the attacker came from that space; an attacker by convoy may not count (`Choices.retreatToConvoyOrigin`,
 * 4.A.5).
 */
function isOriginOfAttack(unit: UnitRow, space: number, state: TurnState): boolean {
  const attacker = dislodgerOf[unit]!;
  if (fromOf[attacker] !== space) return false;
  return !(attacksOverSea(attacker) && state.edition.choices.retreatToConvoyOrigin);
}
