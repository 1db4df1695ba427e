import type { Location, MovesAboard, SpaceId } from '../../board/board.ts';
import { spaceOf } from '../../board/board.ts';
import { BOARD_WITH_BERTHS } from '../../board/berths.ts';
import { turningRight } from '../../board/clockwise.ts';
import { locationAt, locationIndex, spaceAt, spaceIndex, stationOf } from '../../board/compiled.ts';
import { POWERS } from '../../board/powers.ts';
import type { Power } from '../../board/powers.ts';
import { SPACES } from '../../board/spaces.ts';
import {
  BOARD,
  CONVOY,
  HOLD,
  LAND_AFTER,
  LAND_FIRST,
  MOVE,
  SUPPORT_HOLD,
  SUPPORT_MOVE,
} from '../../orders/compact.ts';
import type { CompactOrder, CompactUnit } from '../../orders/compact.ts';
import type { NamedUnit, OrderPart } from '../../orders/notations/cases/army-fleet/case-orders.ts';
import { landingMeant } from '../../orders/notations/cases/army-fleet/case-orders.ts';
import type { CaseUnit } from '../../orders/notations/cases/army-fleet/case-units.ts';
import type { ArmyFleetEdition } from '../../rules/edition.ts';
import {
  convoyOf,
  dislodgerOf,
  endsAt,
  failureOf,
  fromOf,
  goalLocation,
  isFleet,
  isVoid,
  moveOf,
  NOBODY,
  pathOf,
  supportOf,
  taskOf,
  whyIllegal,
} from '../columns.ts';
import type { UnitRow } from '../columns.ts';
import { NO, NO_PATH, STOPPED, YES } from '../decision.ts';
import { defenderStays, isAgainstOwn } from '../equations/strength.ts';
import { resolveTurn } from '../resolve-turn.ts';
import { openRetreats } from '../retreats/retreat-options.ts';
import { exclusively } from '../turn-state.ts';
import type { TurnState } from '../turn-state.ts';
import { isMover, occupant } from '../unit-row.ts';
import {
  BOARDS,
  CONVOY as BY_CONVOY,
  FERRIED,
  goesAboard,
  LANDS_AFTER,
  LANDS_FERRIED,
  LANDS_FIRST,
  SAILS_ON,
  STRAIGHT,
  wayTaken,
} from '../ways.ts';
import { armyAboard, isBerth } from './berths.ts';
import { createModule } from './create-module.ts';
import { carrierOf, isDisplacedFleet, landedAt, landingOf } from './ends.ts';
import type { SettledCycle } from '../turn-state.ts';

/** An order, in the parts that its text has. */
export interface GivenParts {
  readonly power: Power;
  readonly parts: readonly OrderPart[];
}

export const MODULE_OUTCOMES = [
  'holds',
  'succeeds',
  'bounces',
  'blocked',
  'no-path',
  'stopped',
  'void',
  'illegal',
  'attacked',
  'disrupted',
  'recalled',
  'aboard',
  'given',
  'cut',
  'available',
] as const;
export type ModuleOutcome = (typeof MODULE_OUTCOMES)[number];

/** A dislodged unit, with the army aboard it, if there is one and it has not starved. */
export interface DislodgedInModule {
  readonly unit: CaseUnit;
  /** The space that its attacker came from. */
  readonly by: SpaceId;
  readonly retreats: readonly Location[];
  /** Only land is open to a fleet with an army aboard, so the army is lost (IV.a). */
  readonly losesArmy: boolean;
  /** Where the Right-Hand Rule takes it if no retreat is ordered for it (IV.e); null if it is then disbanded. */
  readonly displaced: Location | null;
}

/** A member of a cycle: the unit in a space, or the army aboard there. */
export interface CycleMember {
  readonly kind: 'A' | 'F';
  readonly at: Location;
}

export interface MovementRuling {
  /** By order: the outcome of each part. */
  readonly orders: readonly (readonly ModuleOutcome[])[];
  /** The seas, before the moves, whose armies starve. */
  readonly starved: readonly SpaceId[];
  readonly dislodged: readonly DislodgedInModule[];
  readonly cycles: readonly {
    readonly core: readonly CycleMember[];
    readonly worlds: number;
    readonly how: SettledCycle['how'];
  }[];
  readonly after: readonly CaseUnit[];
}

const board = BOARD_WITH_BERTHS;

/** Adjudicates the moves of a turn under the Army/Fleet module. Throws if two units are in one space. */
export function ruleMovement(
  units: readonly CaseUnit[],
  given: readonly GivenParts[],
  edition: ArmyFleetEdition,
): MovementRuling {
  const entering = units.flatMap(({ power, kind, at, aboard }): readonly CompactUnit[] => {
    const number = POWERS.indexOf(power);
    const unit = { power: number, station: stationOf(board, kind, at) };
    const army = { power: number, station: berthIn(spaceOf(at)) };
    return aboard === null ? [unit] : [unit, army];
  });
  const texts = given.map(({ parts }) => parts);
  const orders = given.flatMap(({ power, parts }) =>
    parts.map((part) => orderOf(part, power, texts, units)),
  );
  return exclusively(() => {
    const module = createModule(edition.armyFleet);
    const state = resolveTurn({ units: entering, orders }, board, edition, null, module);
    let place = 0;
    const outcomes = given.map(({ parts }) =>
      parts.map((part) => {
        place += 1;
        return outcomeOf(part, place - 1, orders[place - 1]!, state);
      }),
    );
    const ends = endsOf(units, edition, state);
    return { orders: outcomes, ...ends, cycles: module.cycles.map((cycle) => named(cycle, state)) };
  });
}

const berthIn = (sea: SpaceId): number => board.berthOf[spaceIndex(board, sea)] ?? -1;

const rowOf = ({ at, aboard }: NamedUnit): number => (aboard ? berthIn(at) : spaceIndex(board, at));

function orderOf(
  part: OrderPart,
  power: Power,
  orders: readonly (readonly OrderPart[])[],
  units: readonly CaseUnit[],
): CompactOrder {
  const plain = {
    power: POWERS.indexOf(power),
    at: rowOf(part.unit),
    target: -1,
    to: -1,
    viaConvoy: false,
    isRepaired: false,
  };
  switch (part.does) {
    case 'hold':
      return { ...plain, task: HOLD };
    case 'move':
      return { ...plain, task: MOVE, to: locationIndex(board, part.to), viaConvoy: part.ferry };
    case 'support-hold':
      return { ...plain, task: SUPPORT_HOLD, target: rowOf(part.target) };
    case 'support-move': {
      const target = rowOf(landingMeant(part.target, spaceOf(part.to), orders, units));
      return { ...plain, task: SUPPORT_MOVE, target, to: locationIndex(board, part.to) };
    }
    case 'ferry': {
      const target = spaceIndex(board, part.army);
      return { ...plain, task: CONVOY, target, to: locationIndex(board, part.to) };
    }
    case 'board':
      return { ...plain, task: BOARD, target: spaceIndex(board, part.fleet) };
    case 'land': {
      const task = part.when === 'first' ? LAND_FIRST : LAND_AFTER;
      return { ...plain, task, to: locationIndex(board, part.to) };
    }
  }
}

function outcomeOf(
  part: OrderPart,
  place: number,
  { at }: CompactOrder,
  state: TurnState,
): ModuleOutcome {
  // Different legal orders to one unit have no single meaning (VII.4).
  if (whyIllegal[place] !== null || state.ambiguous.includes(place)) return 'illegal';
  const unit = part.does === 'land' ? at : occupant(at);
  switch (part.does) {
    case 'hold':
      return 'holds';
    case 'support-hold':
    case 'support-move':
      if (isVoid[unit] === 1) return 'void';
      return supportOf[unit] === YES ? 'given' : 'cut';
    case 'ferry':
      if (isVoid[unit] === 1) return 'void';
      return convoyOf[unit] === YES ? 'available' : 'disrupted';
    case 'move':
    case 'board':
    case 'land':
      return taskOf[unit] === MOVE ? moveOutcome(unit, state) : 'illegal';
  }
}

function moveOutcome(unit: UnitRow, state: TurnState): ModuleOutcome {
  if (isVoid[unit] === 1) return 'void';
  if (wayTaken(unit) === FERRIED && moveOf[unit] === YES)
    return moveOf[landingOf(unit, state)] === YES ? 'succeeds' : 'aboard';
  if (moveOf[unit] === YES) return 'succeeds';
  switch (failureOf[unit]) {
    case STOPPED:
      return 'stopped';
    case NO_PATH:
      return whyNoPath(unit, state);
    default:
      // Regardless of what was settled first: a unit of its own power is in the way (IX.3), or the move is beaten.
      return isAgainstOwn(unit) && defenderStays(unit) === true ? 'blocked' : 'bounces';
  }
}

function whyNoPath(unit: UnitRow, state: TurnState): ModuleOutcome {
  switch (wayTaken(unit)) {
    case BOARDS:
      return 'attacked';
    case LANDS_FIRST:
      return 'disrupted';
    case SAILS_ON:
      return pathOf[armyAboard(unit, state)] === NO ? 'disrupted' : 'recalled';
    case STRAIGHT:
    case BY_CONVOY:
    case FERRIED:
    case LANDS_AFTER:
    case LANDS_FERRIED:
      return 'no-path';
  }
}

/** Where all units end up, which armies starve and which units are dislodged. */
function endsOf(
  units: readonly CaseUnit[],
  edition: ArmyFleetEdition,
  state: TurnState,
): Pick<MovementRuling, 'starved' | 'dislodged' | 'after'> {
  const starved: SpaceId[] = [];
  const dislodged: DislodgedInModule[] = [];
  const after: CaseUnit[] = [];
  for (const unit of units) {
    const row = spaceIndex(board, spaceOf(unit.at));
    if (unit.kind === 'A') {
      if (isMover(row) && moveOf[row] === YES) {
        const landed = goesAboard(row) ? landedAt(row, state) : locationAt(board, endsAt[row]!);
        if (landed !== null) after.push({ ...unit, at: landed });
      } else if (dislodgerOf[row] === NOBODY) after.push(unit);
      else dislodged.push(fallen(unit, row, null, edition, state));
      continue;
    }
    const army = berthIn(spaceOf(unit.at));
    const isLanded = unit.aboard !== null && moveOf[army] === YES;
    if (isLanded)
      after.push({ ...unit, kind: 'A', at: locationAt(board, endsAt[army]!), aboard: null });
    const moves = movesAboard(unit, row, state);
    const isStarving = moves > MOST_MOVES && edition.armyFleet.rations === 'four-moves';
    if (isStarving) starved.push(spaceOf(unit.at));
    const aboard = moves === 0 || isStarving ? null : (Math.min(moves, MOST_MOVES) as MovesAboard);
    if (dislodgerOf[row] === NOBODY) {
      after.push({ ...unit, at: locationAt(board, endsAt[row]!), aboard });
    } else dislodged.push(fallen(unit, row, aboard, edition, state));
  }
  return { starved, dislodged, after };
}

/** II.b: after its fourth move at sea the army starves. */
const MOST_MOVES = 3;

/** How many moves the army aboard has been there at the end of this one; 0 if no army is aboard. */
function movesAboard(fleet: CaseUnit, row: UnitRow, state: TurnState): number {
  const berth = board.berthOf[row] ?? -1;
  if (fleet.aboard !== null) return moveOf[berth] === YES ? 0 : fleet.aboard + 1;
  const { boarders, ferried } = state.module!;
  const boarded = (boarders.get(berth) ?? []).some(
    (army) =>
      isMover(army) &&
      wayTaken(army) === BOARDS &&
      moveOf[army] === YES &&
      landedAt(army, state) === null,
  );
  const tookBack = [...ferried.values()].some(
    (army) => moveOf[army] === YES && landedAt(army, state) === null && carrierOf(army) === row,
  );
  return boarded || tookBack ? 1 : 0;
}

function fallen(
  unit: CaseUnit,
  row: UnitRow,
  aboard: MovesAboard | null,
  edition: ArmyFleetEdition,
  state: TurnState,
): DislodgedInModule {
  const open = openRetreats(row, state).map((location) => locationAt(board, location));
  const seas = open.filter((at) => SPACES[spaceOf(at)].kind === 'sea');
  const isTied = aboard !== null && seas.length > 0;
  const retreats = isTied ? seas : open;
  const by = spaceAt(board, fromOf[dislodgerOf[row]!]!);
  const isDisplaced = isTied && isDisplacedFleet(row, state);
  const { unorderedRetreat, rightHand } = edition.armyFleet;
  const isFacingOrder = isDisplaced && rightHand === 'from-order';
  const facing = isFacingOrder ? locationAt(board, goalLocation[row]!) : by;
  const nearest = isTied
    ? (turningRight(spaceOf(unit.at), facing).find((at) => seas.includes(at)) ?? null)
    : null;
  const isMoved =
    unorderedRetreat === 'right-hand' || (unorderedRetreat === 'displaced-only' && isDisplaced);
  return {
    unit: { ...unit, aboard },
    by,
    retreats,
    losesArmy: aboard !== null && !isTied && open.length > 0,
    displaced: isMoved ? nearest : null,
  };
}

function named(cycle: SettledCycle, state: TurnState): MovementRuling['cycles'][number] {
  const rows = [...new Set([...cycle.moves, ...cycle.landings])];
  const core = rows.map((row): CycleMember => {
    if (isBerth(row, state)) return { kind: 'A', at: spaceAt(board, board.seaOfBerth[row]!) };
    return { kind: isFleet[row] === 1 ? 'F' : 'A', at: spaceAt(board, row) };
  });
  return { core, worlds: cycle.worlds, how: cycle.how };
}
