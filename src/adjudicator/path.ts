import { NO, OPEN, samePower, YES } from './actor.ts';
import type { Actor, Decision } from './actor.ts';
import type { Field } from './field.ts';
import { availableFor, fleetsOnRoutes, hasChain, orderedFor, unbrokenFor } from './routes.ts';
import type { Usable } from './routes.ts';

/** Marks the fleets on an army's minimal ordered routes, and those on the routes that count (1971, 1982 XII.4; DATC 3.0 4.A.1). */
export function markRoutes(army: Actor, field: Field): void {
  const ordered = orderedFor(army);
  const own: Usable = (fleet) => ordered(fleet) && samePower(fleet, army);
  for (const fleet of fleetsOnRoutes(army.space, army.to, ordered, field)) {
    fleet.onRoute = true;
    fleet.isNeeded = true;
  }
  const { routes } = field.edition.choices;
  if (routes !== 'all-own-survive' || !hasChain(army.space, army.to, own, field)) return;
  const counting = fleetsOnRoutes(army.space, army.to, own, field);
  for (let fleet = army.convoys; fleet; fleet = fleet.next) {
    fleet.isNeeded = counting.has(fleet);
  }
}

/** PA2, PA3: whether a convoyed army can travel: over one surviving route, or only if all survive (XII.4, 1982 and 1971). */
export function pathDecision(army: Actor, field: Field): Decision {
  if (field.edition.choices.routes === 'one-survives') {
    if (hasChain(army.space, army.to, availableFor(army), field)) return YES;
    return hasChain(army.space, army.to, unbrokenFor(army), field) ? OPEN : NO;
  }
  let decision: Decision = YES;
  for (let fleet = army.convoys; fleet; fleet = fleet.next) {
    if (!fleet.isNeeded) continue;
    if (fleet.convoy === NO) return NO;
    if (fleet.convoy === OPEN) decision = OPEN;
  }
  return decision;
}

/** Whether all of an army's convoys are decided. */
export function isPathRipe(army: Actor): boolean {
  for (let fleet = army.convoys; fleet; fleet = fleet.next) {
    if (fleet.convoy === OPEN) return false;
  }
  return true;
}

/** The fleets on the routes that count, in board order. */
export function neededFleets(army: Actor): readonly Actor[] {
  return convoysOf(army).filter(({ isNeeded }) => isNeeded);
}

/** The disrupted fleets that leave the army without a path: none could be left out. */
export function breakingFleets(army: Actor, field: Field): readonly Actor[] {
  const disrupted = convoysOf(army).filter(({ convoy }) => convoy === NO);
  if (field.edition.choices.routes !== 'one-survives') {
    return disrupted.filter(({ isNeeded }) => isNeeded);
  }
  const breaking = new Set(disrupted);
  const ordered = orderedFor(army);
  const whole: Usable = (fleet) => ordered(fleet) && !breaking.has(fleet);
  for (const fleet of disrupted) {
    breaking.delete(fleet);
    if (hasChain(army.space, army.to, whole, field)) breaking.add(fleet);
  }
  return [...disrupted].filter((fleet) => breaking.has(fleet));
}

function convoysOf(army: Actor): readonly Actor[] {
  const fleets: Actor[] = [];
  for (let fleet = army.convoys; fleet; fleet = fleet.next) fleets.push(fleet);
  return fleets.reverse();
}
