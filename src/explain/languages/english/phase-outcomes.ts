import type { PhaseOutcomeTable } from '../language.ts';
import { listed } from './words.ts';

export const phaseOutcomes: PhaseOutcomeTable = {
  retreats: {
    retreats: 'retreats',
    collides: 'collides',
    disbands: 'disbanded',
    illegal: 'illegal',
    ambiguous: 'ambiguous',
  },
  retreatIllegal: {
    'not-a-retreat': 'not a retreat',
    'no-unit': 'nobody dislodged there',
    unreachable: 'out of reach',
    'coast-missing': 'no coast named',
    'coast-impossible': 'coast out of reach',
    occupied: 'occupied',
    'attacker-origin': 'attacked from there',
    'stand-off': 'stand-off there',
  },
  disbanded: {
    ordered: 'as ordered',
    'no-order': 'no order',
    nowhere: 'nowhere to go',
    collision: 'two to one space',
  },
  ordersDiffer: 'orders differ',
  collides: (units) => `with ${listed(units)}`,
  adjustments: {
    builds: 'built',
    waives: 'declined',
    removes: 'removed',
    illegal: 'illegal',
  },
  adjustmentIllegal: {
    'not-due': 'not due',
    'not-a-centre': 'no centre',
    'not-home': 'not at home',
    'not-owned': 'not its own',
    occupied: 'occupied',
    'kind-missing': 'army or fleet?',
    'fleet-inland': 'inland',
    'coast-missing': 'no coast named',
    'coast-impossible': 'no such coast',
    'no-unit': 'no unit there',
    'built-already': 'built there already',
    'removed-already': 'removed already',
    waiving: 'no declining',
    'too-many': 'one too many',
  },
  noOrder: 'no order',
};
