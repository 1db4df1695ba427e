import { within } from './change.ts';
import type { Errors } from './change.ts';

const retreats = within('adjudicator/retreats/retreat-options.ts');
const retreatPhase = within('law/retreats/adjudicate-retreats.ts');
const retreatOrders = within('law/retreats/illegal-retreat.ts');
const adjustmentOrders = within('law/adjustments/illegal-adjustment.ts');
const ownership = within('law/adjustments/ownership.ts');
const removals = within('law/adjustments/removals.ts');

/** Errors that somebody could make in the phases after the moves, or in telling which retreats are open. */
export const LATER: Errors = {
  'a retreat to where two moves met': [
    retreats("return isContested ? 'stand-off' : null;", 'return null;'),
  ],
  'a retreat to where the attacker came from': [
    retreats("if (isOriginOfAttack(unit, space, state)) return 'attacker-origin';", ''),
  ],
  'no retreat to a space that was left': [
    retreats('if (inside !== NOBODY && moveOf[inside] !== YES)', 'if (inside !== NOBODY)'),
  ],
  'two units retreat to one space': [
    retreatPhase('.filter(([, all]) => all.length > 1)', '.filter(([, all]) => all.length > 2)'),
  ],
  'of two that retreat to one space the coasts are told apart': [
    retreatPhase('const to = spaceOf(followed.to);', 'const to = followed.to as SpaceId;'),
    retreatPhase(
      'const collision = collisions.get(spaceOf(to));',
      'const collision = collisions.get(to as SpaceId);',
    ),
  ],
  'a retreat goes where it likes': [
    retreatOrders(
      'return bar ? { illegal: bar.reason } : { illegal: null, to: at.location };',
      'return bar ? { illegal: null, to: at.location } : { illegal: null, to: at.location };',
    ),
  ],
  'a build in any centre owned': [
    adjustmentOrders("if (SPACES[space].home !== power) return illegal('not-home');", ''),
  ],
  'a build in a home centre that another holds': [
    adjustmentOrders("if (owners[space] !== power) return illegal('not-owned');", ''),
  ],
  'a build where a unit stands': [
    adjustmentOrders("if (allUnits.has(space)) return illegal('occupied');", ''),
  ],
  'a centre is lost as soon as its unit leaves': [
    ownership(
      'const owner = gained.get(centre) ?? before[centre];',
      'const owner = gained.get(centre);',
    ),
  ],
  'the nearest unit is removed': [
    removals(
      'return (other.distance ?? Infinity) - (one.distance ?? Infinity);',
      'return (one.distance ?? Infinity) - (other.distance ?? Infinity);',
    ),
  ],
  'an army is removed before a fleet as far': [
    removals(
      "Number(one.kind === 'A') - Number(other.kind === 'A');",
      "Number(other.kind === 'A') - Number(one.kind === 'A');",
    ),
  ],
  'as far and of a kind, the last by the alphabet is removed': [
    removals(
      'nameOf(one) < nameOf(other) ? -1 : Number(nameOf(one) > nameOf(other));',
      'nameOf(one) < nameOf(other) ? 1 : -Number(nameOf(one) > nameOf(other));',
    ),
  ],
};
