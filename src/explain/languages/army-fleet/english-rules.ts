import type { ArmyFleetRuleId } from '../../../rules/rule.ts';

/** The rules of the module, in our own words. */
export const FLEET_RULES: Readonly<Record<ArmyFleetRuleId, string>> = {
  'board-legal':
    'An army in a coastal province may board a fleet of its own power in a sea next to it, if no army is aboard that fleet.',
  'land-legal':
    'An army that was aboard at the beginning of the move may land before its fleet acts, in a province that its sea touches; or after the fleet has moved to another sea, in a province that the new sea touches.',
  'fleet-with-army':
    'A fleet with an army aboard acts as one fleet, and only at sea: it cannot go ashore, and it ferries no other army.',
  'fleet-of-landing':
    'A fleet whose army lands may stay, support that landing, or go elsewhere once the army has landed.',
  boarding:
    'An army boards unless the fleet remains in its sea and another power attacks it there, or the fleet is ordered to support.',
  ferry:
    'A ferried army that cannot enter its destination stays aboard, if the fleet is of its own power.',
  carrying: 'An army lands after its fleet has moved, if it went aboard in time.',
  'landing-undisturbed':
    'An attack without the support of another power does not keep an army from landing.',
  'landing-disrupted':
    'No army lands if its fleet is dislodged, or if the sea that its fleet is leaving is taken with the support of another power. Ordered to another sea, the fleet takes its army along.',
  'landing-fails': 'If the landing is repelled, the fleet stays and takes its army back.',
  'circular-orders':
    'If orders wait for one another and cannot be adjudicated, all units concerned hold.',
  starvation: 'An army that has been aboard for four moves and has not landed is removed.',
  'retreat-with-army':
    'A dislodged fleet with an army aboard retreats to a sea as long as one is open; if only land is open, the army is lost.',
  'right-hand':
    'A fleet that was ordered ashore and is dislodged with its army turns to the right and goes to the first open sea, if nobody orders its retreat.',
  'removal-with-army':
    'If a fleet with an army aboard must be removed without an order, its army goes first. An order that removes the fleet removes both.',
};
