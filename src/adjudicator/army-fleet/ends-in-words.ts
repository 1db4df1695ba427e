import { spaceOf } from '../../board/board.ts';
import type { Location, Unit } from '../../board/board.ts';
import { turningRight } from '../../board/clockwise.ts';
import { locationAt } from '../../board/compiled.ts';
import { oneMoveMore } from '../../board/unit-at.ts';
import { SPACES } from '../../board/spaces.ts';
import type { UnitAt } from '../../trace/fact.ts';
import {
  dislodgerOf,
  endsAt,
  failureOf,
  fromOf,
  goalLocation,
  moveOf,
  moveStep,
  NOBODY,
  pathOf,
  pathStep,
  units,
} from '../columns.ts';
import type { UnitRow } from '../columns.ts';
import { NO, NO_PATH, OUTCOMES, YES } from '../decision.ts';
import { addStep } from '../record/add-step.ts';
import { retreatsOf } from '../retreats/retreat-options.ts';
import type { DislodgedFleet, RuledUnit, TurnState } from '../turn-state.ts';
import { isMover, nameOf } from '../unit-row.ts';
import { BOARDS, FERRIED, goesAboard, LANDS_FIRST, SAILS_ON, wayTaken } from '../ways.ts';
import { armyAboard, fleetOf, isBerth } from './berths.ts';
import { carrierOf, isDisplacedFleet, landedAt, landingOf } from './ends.ts';

/** The outcome of a unit that moves, boards or lands. */
export function ruledUnit(unit: UnitRow, state: TurnState): RuledUnit {
  const way = wayTaken(unit);
  if (way === FERRIED && moveOf[unit] === YES) {
    const landing = landingOf(unit, state);
    const hasLanded = moveOf[landing] === YES;
    return { outcome: hasLanded ? 'succeeds' : 'aboard', step: decidingStep(landing) };
  }
  const step = decidingStep(unit);
  if (failureOf[unit] !== NO_PATH) return { outcome: OUTCOMES[failureOf[unit]!]!, step };
  switch (way) {
    case BOARDS:
      return { outcome: 'attacked', step };
    case LANDS_FIRST:
      return { outcome: 'disrupted', step };
    case SAILS_ON: {
      const isDisrupted = pathOf[armyAboard(unit, state)] === NO;
      return { outcome: isDisrupted ? 'disrupted' : 'recalled', step };
    }
    default:
      return { outcome: 'no-path', step };
  }
}

const decidingStep = (unit: UnitRow): number =>
  (failureOf[unit] === NO_PATH ? pathStep : moveStep)[unit]!;

/** Where a unit is if it is not dislodged; null if it starves, or goes with its dislodged fleet. */
export function afterwards(unit: UnitRow, before: Unit, state: TurnState): Unit | null {
  const { power, kind } = before;
  if (isBerth(unit, state) && moveOf[unit] !== YES) return stillAboard(unit, before, state);
  if (moveOf[unit] !== YES) return before;
  if (!goesAboard(unit)) return { power, kind, at: locationAt(state.board, endsAt[unit]!) };
  const landed = landedAt(unit, state);
  if (landed !== null) return { power, kind, at: landed };
  const fleet = wayTaken(unit) === FERRIED ? carrierOf(unit) : fleetOf(goalLocation[unit]!, state);
  return { power, kind, at: locationAt(state.board, endsAt[fleet]!), moves: 1 };
}

const LAST_MOVE = 3;

const isStarving = ({ moves }: Unit, { module }: TurnState): boolean =>
  moves === LAST_MOVE && module!.choices.rations === 'four-moves';

function stillAboard(army: UnitRow, before: Unit, state: TurnState): Unit | null {
  const fleet = fleetOf(army, state);
  if (dislodgerOf[fleet] !== NOBODY || isStarving(before, state)) return null;
  const moves = oneMoveMore(before.moves);
  return { ...before, at: spaceOf(locationAt(state.board, endsAt[fleet]!)), moves };
}

/** The armies that starve aboard (II.b), each with its step. */
export function starvedArmies(state: TurnState): readonly UnitAt[] {
  const starved: UnitAt[] = [];
  for (let row = 0; row < state.unitCount; row += 1) {
    const army = units[row]!;
    if (!isBerth(army, state) || moveOf[army] === YES) continue;
    if (!isStarving(state.module!.unitBefore(army), state)) continue;
    const unit = nameOf(army, state);
    addStep(state, { type: 'starves', unit }, isMover(army) ? [moveStep[army]!] : []);
    starved.push(unit);
  }
  state.module!.starving = starved;
  return starved;
}

/** IV.a, IV.e: a fleet with an army aboard goes to a sea as long as one is open; perhaps by the Right-Hand Rule. */
export function retreatsOfFleet(fleet: UnitRow, state: TurnState): DislodgedFleet {
  const army = armyAboard(fleet, state);
  const isLanded = army === NOBODY || moveOf[army] === YES;
  if (isLanded) return retreatsOf(fleet, state);
  const aboard = nameOf(army, state);
  const starves = stepOfStarvation(aboard, state);
  const failure = isMover(army) ? [moveStep[army]!] : [];
  if (starves !== null) return retreatsOf(fleet, state, { premises: [starves], onlySeas: false });
  const found = retreatsOf(fleet, state, { premises: failure, onlySeas: true });
  const displaced = displacement(fleet, army, found.retreats, state);
  return { ...found, aboard, ...(displaced === null ? {} : { displaced }) };
}

/** The index of its step; null if it does not starve. Without a trace any number means that it does. */
function stepOfStarvation(army: UnitAt, state: TurnState): number | null {
  if (!state.module!.starving.includes(army)) return null;
  const { steps } = state;
  return steps?.findIndex(({ fact }) => fact.type === 'starves' && fact.unit === army) ?? 0;
}

function displacement(
  fleet: UnitRow,
  army: UnitRow,
  open: readonly Location[],
  state: TurnState,
): Location | null {
  const { unorderedRetreat, rightHand } = state.module!.choices;
  const seas = open.filter((at) => SPACES[spaceOf(at)].kind === 'sea');
  const isDisplaced = isDisplacedFleet(fleet, state);
  const isMoved =
    unorderedRetreat === 'right-hand' || (unorderedRetreat === 'displaced-only' && isDisplaced);
  if (!isMoved || seas.length === 0) return null;
  const isFacingOrder = isDisplaced && rightHand === 'from-order';
  const { board } = state;
  const facing = locationAt(
    board,
    isFacingOrder ? goalLocation[fleet]! : fromOf[dislodgerOf[fleet]!]!,
  );
  const at = spaceOf(locationAt(board, fleet));
  const to = turningRight(at, facing).find((sea) => seas.includes(sea));
  if (to === undefined) return null;
  const unit = nameOf(fleet, state);
  const retreats = (state.steps?.length ?? 0) - 1;
  const premises = isDisplaced ? [retreats, pathStep[army]!] : [retreats];
  addStep(state, { type: 'displaced', unit, facing, to }, premises);
  return to;
}
