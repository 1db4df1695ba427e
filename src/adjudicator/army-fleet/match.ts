import { CONVOY as CARRY, MOVE, SUPPORT_HOLD, SUPPORT_MOVE } from '../../orders/compact.ts';
import {
  defenderOf,
  firstAttacker,
  firstConvoy,
  firstSupport,
  fromOf,
  given,
  givenForeign,
  goalLocation,
  goalOf,
  movers,
  next,
  NOBODY,
  occupantOf,
  open,
  openForeign,
  pathOf,
  pending,
  powerOf,
  targetOf,
  taskOf,
  wayOf,
} from '../columns.ts';
import type { UnitRow } from '../columns.ts';
import { OPEN } from '../decision.ts';
import { makeVoid } from '../orders/match-orders.ts';
import { setUpLanding } from '../turn-state.ts';
import type { TurnState } from '../turn-state.ts';
import { chainOf, helpersOf, isMover, moversOf, samePower } from '../unit-row.ts';
import {
  BOARDS,
  CONVOY,
  FERRIED,
  LANDS_AFTER,
  LANDS_FERRIED,
  LANDS_FIRST,
  STRAIGHT,
} from '../ways.ts';
import { boardersOf, fleetOf } from './berths.ts';

/**
 * Lists the landings of armies that board this turn, and makes supports that name such an army by its province mean its
 * landing.
 */
export function beforeMatching(state: TurnState): void {
  const { landings } = state.module!;
  addMovers(
    [...landings].filter((berth) => isMover(berth)),
    state,
  );
  for (const helper of helpersOf(state)) {
    const army = targetOf[helper]!;
    if (taskOf[helper] !== SUPPORT_MOVE || army === NOBODY || wayOf[army] !== BOARDS) continue;
    const berth = goalOf[army]!;
    if (landings.has(berth) && isMover(berth)) targetOf[helper] = berth;
  }
}

/** Adds movers that have no unit of their own, keeping the list in the order of the rows. */
function addMovers(landings: readonly UnitRow[], state: TurnState): void {
  if (landings.length === 0) return;
  const all = [...moversOf(state), ...landings].sort((one, other) => one - other);
  for (const [place, mover] of all.entries()) movers[place] = mover;
  state.moverCount = all.length;
  state.openMoves += landings.length;
}

/**
 * Runs once it is known which units go by convoy: ferries of an army's own power, where attacks come from, which
 * boardings are void.
 */
export function afterMatching(state: TurnState): void {
  const { failedFerry } = state.module!.choices;
  const crossing = moversOf(state).filter(
    (army) =>
      failedFerry === 'stays-aboard' &&
      wayOf[army] === CONVOY &&
      pathOf[army] === OPEN &&
      ownFerries(army).length > 0,
  );
  for (const army of crossing) boardFerry(army, state);
  for (const mover of moversOf(state)) {
    const way = wayOf[mover]!;
    if (way === LANDS_FIRST) fromOf[mover] = state.board.seaOfBerth[mover]!;
    if (way === LANDS_AFTER) fromOf[mover] = goalOf[fleetOf(mover, state)]!;
    if (way === STRAIGHT || way === CONVOY || way === FERRIED || way === LANDS_FERRIED) continue;
    pending[mover] = 2;
    state.openPaths += 1;
  }
  for (const berth of state.module!.boarders.keys()) voidBoardings(berth, state);
}

/**
 * III.a, III.c, A21, A23: no army boards a fleet that is ordered to support, to ferry or to land, or that two armies
 * are ordered to board.
 */
function voidBoardings(berth: UnitRow, state: TurnState): void {
  const boarders = boardersOf(berth, state);
  const fleet = fleetOf(berth, state);
  const task = taskOf[fleet];
  const isBusy = task === SUPPORT_HOLD || task === SUPPORT_MOVE || task === CARRY;
  const isAshore = task === MOVE && state.board.isSea[goalOf[fleet]!] !== 1;
  if (boarders.length === 1 && !isBusy && !isAshore) return;
  const reason = boarders.length > 1 ? 'two-boarders' : isBusy ? 'fleet-busy' : 'fleet-ashore';
  for (const army of boarders) makeVoid(army, state, reason);
  if (isLanding(berth, state)) makeVoid(berth, state, 'not-boarding');
}

const isLanding = (berth: UnitRow, { module }: TurnState): boolean =>
  module!.landings.has(berth) && isMover(berth);

/** In board order: the fleets of an army's own power that are ordered to ferry it (A25). */
export function ownFerries(army: UnitRow): readonly UnitRow[] {
  return chainOf(firstConvoy[army]!).filter((fleet) => samePower(fleet, army));
}

/**
 * I.b: an army that a fleet of its own power ferries boards that fleet, and lands from it. So the army moves into the
 * berth, and another row lands: that of the berth, with everything that the army had on its way.
 */
function boardFerry(army: UnitRow, state: TurnState): void {
  const { board } = state;
  const berth = board.berthOf[ownFerries(army)[0]!]!;
  setUpLanding(berth, powerOf[army]!, board);
  state.module!.ferried.set(berth, army);
  const goal = goalOf[army]!;
  taskOf[berth] = MOVE;
  wayOf[berth] = LANDS_FERRIED;
  wayOf[army] = FERRIED;
  goalOf[berth] = goal;
  goalLocation[berth] = goalLocation[army]!;
  defenderOf[berth] = occupantOf[goal]!;
  fromOf[berth] = army;
  pending[berth] = 2;
  state.openPaths += 1;
  leave(army, goal);
  join(berth, goal);
  for (let helper = firstSupport[army]!; helper !== NOBODY; helper = next[helper]!)
    targetOf[helper] = berth;
  firstSupport[berth] = firstSupport[army]!;
  firstSupport[army] = NOBODY;
  for (const count of [given, open, givenForeign, openForeign]) {
    count[berth] = count[army]!;
    count[army] = 0;
  }
  goalOf[army] = berth;
  goalLocation[army] = berth;
  defenderOf[army] = NOBODY;
  join(army, berth);
  addMovers([berth], state);
}

/** Removes a mover from the list of those into a space. */
function leave(mover: UnitRow, goal: number): void {
  relink(
    chainOf(firstAttacker[goal]!).filter((other) => other !== mover),
    goal,
  );
}

function join(mover: UnitRow, goal: number): void {
  relink(
    [...chainOf(firstAttacker[goal]!), mover].sort((one, other) => one - other),
    goal,
  );
}

function relink(attackers: readonly UnitRow[], goal: number): void {
  let first = NOBODY;
  for (const attacker of attackers.toReversed()) {
    next[attacker] = first;
    first = attacker;
  }
  firstAttacker[goal] = first;
}
