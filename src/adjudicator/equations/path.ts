import { chainOf, samePower } from '../unit-row.ts';
import { NO, OPEN, YES } from '../decision.ts';
import type { Decision } from '../decision.ts';
import { convoyOf, firstConvoy, goalOf, isNeeded, next, NOBODY, onRoute } from '../columns.ts';
import type { Actor } from '../columns.ts';
import type { Field } from '../turn-state.ts';
import {
  availableFor,
  fleetsOnRoutes,
  hasChain,
  orderedFor,
  unbrokenFor,
} from '../convoy-routes.ts';
import type { Usable } from '../convoy-routes.ts';

/** Marks the fleets on an army's minimal ordered routes, and those on the routes that count (1971, 1982 XII.4; DATC 3.0 4.A.1). */
export function markRoutes(army: Actor, field: Field): void {
  const { edition } = field;
  const to = goalOf[army]!;
  const ordered = orderedFor(army);
  const own: Usable = (fleet) => ordered(fleet) && samePower(fleet, army);
  for (const fleet of fleetsOnRoutes(army, to, ordered, field)) {
    onRoute[fleet] = 1;
    isNeeded[fleet] = 1;
  }
  if (edition.choices.routes !== 'all-own-survive' || !hasChain(army, to, own, field)) return;
  const counting = fleetsOnRoutes(army, to, own, field);
  for (let fleet = firstConvoy[army]!; fleet !== NOBODY; fleet = next[fleet]!) {
    isNeeded[fleet] = counting.has(fleet) ? 1 : 0;
  }
}

/** PA2, PA3: whether a convoyed army can travel: over one surviving route, or only if all survive (XII.4, 1982 and 1971). */
export function pathDecision(army: Actor, field: Field): Decision {
  if (field.edition.choices.routes === 'one-survives') {
    const to = goalOf[army]!;
    if (hasChain(army, to, availableFor(army), field)) return YES;
    return hasChain(army, to, unbrokenFor(army), field) ? OPEN : NO;
  }
  let decision: Decision = YES;
  for (let fleet = firstConvoy[army]!; fleet !== NOBODY; fleet = next[fleet]!) {
    if (isNeeded[fleet] === 0) continue;
    if (convoyOf[fleet] === NO) return NO;
    if (convoyOf[fleet] === OPEN) decision = OPEN;
  }
  return decision;
}

/** Whether all of an army's convoys are decided. */
export function isPathRipe(army: Actor): boolean {
  for (let fleet = firstConvoy[army]!; fleet !== NOBODY; fleet = next[fleet]!) {
    if (convoyOf[fleet] === OPEN) return false;
  }
  return true;
}

/** The fleets on the routes that count, in board order. */
export function neededFleets(army: Actor): readonly Actor[] {
  return convoysOf(army).filter((fleet) => isNeeded[fleet] === 1);
}

/** The disrupted fleets that leave the army without a path: none could be left out. */
export function breakingFleets(army: Actor, field: Field): readonly Actor[] {
  const disrupted = convoysOf(army).filter((fleet) => convoyOf[fleet] === NO);
  if (field.edition.choices.routes !== 'one-survives') {
    return disrupted.filter((fleet) => isNeeded[fleet] === 1);
  }
  const breaking = new Set(disrupted);
  const ordered = orderedFor(army);
  const whole: Usable = (fleet) => ordered(fleet) && !breaking.has(fleet);
  for (const fleet of disrupted) {
    breaking.delete(fleet);
    if (hasChain(army, goalOf[army]!, whole, field)) breaking.add(fleet);
  }
  return disrupted.filter((fleet) => breaking.has(fleet));
}

function convoysOf(army: Actor): readonly Actor[] {
  return chainOf(firstConvoy[army]!);
}
