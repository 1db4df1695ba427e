import { chainOf, NO, NOBODY, OPEN, samePower, YES } from './actor.ts';
import type { Actor, Decision } from './actor.ts';
import type { Field } from './field.ts';
import { availableFor, fleetsOnRoutes, hasChain, orderedFor, unbrokenFor } from './routes.ts';
import type { Usable } from './routes.ts';

/** Marks the fleets on an army's minimal ordered routes, and those on the routes that count (1971, 1982 XII.4; DATC 3.0 4.A.1). */
export function markRoutes(army: Actor, field: Field): void {
  const { convoys, next, onRoute, isNeeded, edition } = field;
  const to = field.to[army]!;
  const ordered = orderedFor(army, field);
  const own: Usable = (fleet) => ordered(fleet) && samePower(fleet, army, field);
  for (const fleet of fleetsOnRoutes(army, to, ordered, field)) {
    onRoute[fleet] = 1;
    isNeeded[fleet] = 1;
  }
  if (edition.choices.routes !== 'all-own-survive' || !hasChain(army, to, own, field)) return;
  const counting = fleetsOnRoutes(army, to, own, field);
  for (let fleet = convoys[army]!; fleet !== NOBODY; fleet = next[fleet]!) {
    isNeeded[fleet] = Number(counting.has(fleet));
  }
}

/** PA2, PA3: whether a convoyed army can travel: over one surviving route, or only if all survive (XII.4, 1982 and 1971). */
export function pathDecision(army: Actor, field: Field): Decision {
  const { convoys, next, isNeeded, convoy } = field;
  if (field.edition.choices.routes === 'one-survives') {
    const to = field.to[army]!;
    if (hasChain(army, to, availableFor(army, field), field)) return YES;
    return hasChain(army, to, unbrokenFor(army, field), field) ? OPEN : NO;
  }
  let decision: Decision = YES;
  for (let fleet = convoys[army]!; fleet !== NOBODY; fleet = next[fleet]!) {
    if (isNeeded[fleet] === 0) continue;
    if (convoy[fleet] === NO) return NO;
    if (convoy[fleet] === OPEN) decision = OPEN;
  }
  return decision;
}

/** Whether all of an army's convoys are decided. */
export function isPathRipe(army: Actor, { convoys, next, convoy }: Field): boolean {
  for (let fleet = convoys[army]!; fleet !== NOBODY; fleet = next[fleet]!) {
    if (convoy[fleet] === OPEN) return false;
  }
  return true;
}

/** The fleets on the routes that count, in board order. */
export function neededFleets(army: Actor, field: Field): readonly Actor[] {
  return convoysOf(army, field).filter((fleet) => field.isNeeded[fleet] === 1);
}

/** The disrupted fleets that leave the army without a path: none could be left out. */
export function breakingFleets(army: Actor, field: Field): readonly Actor[] {
  const disrupted = convoysOf(army, field).filter((fleet) => field.convoy[fleet] === NO);
  if (field.edition.choices.routes !== 'one-survives') {
    return disrupted.filter((fleet) => field.isNeeded[fleet] === 1);
  }
  const breaking = new Set(disrupted);
  const ordered = orderedFor(army, field);
  const whole: Usable = (fleet) => ordered(fleet) && !breaking.has(fleet);
  for (const fleet of disrupted) {
    breaking.delete(fleet);
    if (hasChain(army, field.to[army]!, whole, field)) breaking.add(fleet);
  }
  return disrupted.filter((fleet) => breaking.has(fleet));
}

function convoysOf(army: Actor, field: Field): readonly Actor[] {
  return chainOf(field.convoys[army]!, field).reverse();
}
