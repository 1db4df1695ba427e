import { chainOf, samePower } from '../unit-row.ts';
import { NO, OPEN, YES } from '../decision.ts';
import type { DecisionState } from '../decision.ts';
import {
  convoyOf,
  firstConvoy,
  goalOf,
  isNeeded,
  next,
  NOBODY,
  onRoute,
  wayOf,
} from '../columns.ts';
import type { UnitRow } from '../columns.ts';
import type { TurnState } from '../turn-state.ts';
import {
  availableFor,
  fleetsOnRoutes,
  hasRoute,
  orderedFor,
  undisruptedFor,
} from '../convoy-routes.ts';
import type { Usable } from '../convoy-routes.ts';
import { CONVOY } from '../ways.ts';

/**
 * Marks the fleets on an army's minimal ordered routes, and those of them that `Choices.routes` requires (1971, 1982
 * XII.4; DATC 3.0 4.A.1).
 */
export function markRoutes(army: UnitRow, state: TurnState): void {
  const { edition } = state;
  const to = goalOf[army]!;
  const ordered = orderedFor(army);
  const own: Usable = (fleet) => ordered(fleet) && samePower(fleet, army);
  for (const fleet of fleetsOnRoutes(army, to, ordered, state)) {
    onRoute[fleet] = 1;
    isNeeded[fleet] = 1;
  }
  if (edition.choices.routes !== 'all-own-survive' || !hasRoute(army, to, own, state)) return;
  const counting = fleetsOnRoutes(army, to, own, state);
  for (let fleet = firstConvoy[army]!; fleet !== NOBODY; fleet = next[fleet]!) {
    isNeeded[fleet] = counting.has(fleet) ? 1 : 0;
  }
}

/** PA2, PA3: whether a convoyed army has its path: over one route that survives (1982 XII.4), or only if all survive (1971 XII.4). */
export function pathDecision(army: UnitRow, state: TurnState): DecisionState {
  if (wayOf[army] !== CONVOY && state.module) return state.module.pathDecision(army, state);
  if (state.edition.choices.routes === 'one-survives') {
    const to = goalOf[army]!;
    if (hasRoute(army, to, availableFor(army), state)) return YES;
    return hasRoute(army, to, undisruptedFor(army), state) ? OPEN : NO;
  }
  let decision: DecisionState = YES;
  for (let fleet = firstConvoy[army]!; fleet !== NOBODY; fleet = next[fleet]!) {
    if (isNeeded[fleet] === 0) continue;
    if (convoyOf[fleet] === NO) return NO;
    if (convoyOf[fleet] === OPEN) decision = OPEN;
  }
  return decision;
}

/** Whether all convoys of the army are decided. */
export function isPathRipe(army: UnitRow): boolean {
  for (let fleet = firstConvoy[army]!; fleet !== NOBODY; fleet = next[fleet]!) {
    if (convoyOf[fleet] === OPEN) return false;
  }
  return true;
}

/** The fleets that must survive, in board order (`Choices.routes`). */
export function neededFleets(army: UnitRow): readonly UnitRow[] {
  return convoysOf(army).filter((fleet) => isNeeded[fleet] === 1);
}

/** The disrupted fleets that deprive the army of its path: none could be left out. */
export function breakingFleets(army: UnitRow, state: TurnState): readonly UnitRow[] {
  const disrupted = convoysOf(army).filter((fleet) => convoyOf[fleet] === NO);
  if (state.edition.choices.routes !== 'one-survives') {
    return disrupted.filter((fleet) => isNeeded[fleet] === 1);
  }
  const breaking = new Set(disrupted);
  const ordered = orderedFor(army);
  const whole: Usable = (fleet) => ordered(fleet) && !breaking.has(fleet);
  for (const fleet of disrupted) {
    breaking.delete(fleet);
    if (hasRoute(army, goalOf[army]!, whole, state)) breaking.add(fleet);
  }
  return disrupted.filter((fleet) => breaking.has(fleet));
}

function convoysOf(army: UnitRow): readonly UnitRow[] {
  return chainOf(firstConvoy[army]!);
}
