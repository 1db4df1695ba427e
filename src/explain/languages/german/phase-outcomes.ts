import type { PhaseOutcomeTable } from '../language.ts';
import { listed } from './words.ts';

export const phaseOutcomes: PhaseOutcomeTable = {
  retreats: {
    retreats: 'zieht sich zurück',
    collides: 'stößt zusammen',
    disbands: 'aufgelöst',
    illegal: 'unzulässig',
    ambiguous: 'mehrdeutig',
  },
  retreatIllegal: {
    'not-a-retreat': 'kein Rückzug',
    'no-unit': 'niemand dort vertrieben',
    unreachable: 'außer Reichweite',
    'coast-missing': 'Küste fehlt',
    'coast-impossible': 'Küste außer Reichweite',
    occupied: 'besetzt',
    'attacker-origin': 'Angriff kam von dort',
    'stand-off': 'Patt dort',
  },
  disbanded: {
    ordered: 'wie befohlen',
    'no-order': 'kein Befehl',
    nowhere: 'kein Rückzug möglich',
    collision: 'zwei in ein Feld',
  },
  ordersDiffer: 'verschiedene Befehle',
  collides: (units) => `mit ${listed(units)}`,
  adjustments: {
    builds: 'gebaut',
    waives: 'verzichtet',
    removes: 'aufgelöst',
    illegal: 'unzulässig',
  },
  adjustmentIllegal: {
    'not-due': 'steht nicht an',
    'not-a-centre': 'kein Zentrum',
    'not-home': 'nicht die Heimat',
    'not-owned': 'nicht das eigene',
    occupied: 'besetzt',
    'kind-missing': 'Armee oder Flotte?',
    'fleet-inland': 'im Binnenland',
    'coast-missing': 'Küste fehlt',
    'coast-impossible': 'keine solche Küste',
    'no-unit': 'keine Einheit dort',
    'built-already': 'dort schon gebaut',
    'removed-already': 'schon aufgelöst',
    waiving: 'kein Verzicht',
    'too-many': 'eine zu viel',
  },
  noOrder: 'kein Befehl',
};
