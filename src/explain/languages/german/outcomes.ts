import type { IllegalReason, VoidReason } from '../../../trace/fact.ts';
import type { OutcomeTable } from '../language.ts';
import { inside } from './names.ts';
import { against, listed } from './words.ts';

const ILLEGAL: Readonly<Record<IllegalReason, string>> = {
  'no-unit': 'keine Einheit dort',
  'own-space': 'schon dort',
  unreachable: 'außer Reichweite',
  'no-fleets': 'keine Flotten dafür',
  'coast-missing': 'Küste fehlt',
  'coast-impossible': 'Küste außer Reichweite',
  'support-unreachable': 'außer Reichweite',
  'support-itself': 'unterstützt sich selbst',
  'support-nobody': 'niemand dort',
  'support-impossible': 'kein möglicher Zug',
  'convoy-by-army': 'keine Flotte',
  'convoy-off-sea': 'im Hafen',
  'convoy-no-army': 'keine Armee dort',
  'convoy-useless': 'nicht auf dem Weg',
};

const VOID: Readonly<Record<VoidReason, string>> = {
  'not-moving': 'kein solcher Zug befohlen',
  moves: 'soll selbst ziehen',
  'other-move': 'soll anderswohin',
  'no-route': 'kein Konvoi befohlen',
};

export const outcomes: OutcomeTable = {
  words: {
    holds: 'hält',
    succeeds: 'gelingt',
    bounces: 'prallt ab',
    'no-path': 'kein Weg',
    blocked: 'blockiert',
    stopped: 'aufgehalten',
    given: 'gilt',
    cut: 'abgeschnitten',
    available: 'steht',
    disrupted: 'unterbrochen',
    void: 'wirkungslos',
    illegal: 'unzulässig',
    ambiguous: 'mehrdeutig',
  },
  open: 'offen',
  dislodged: 'vertrieben',
  details: {
    succeeds: ({ fleets, score }) =>
      [
        fleets.length > 0 ? `über ${listed(fleets)}` : '',
        score ? against(score.attack, score.against) : '',
      ]
        .filter((part) => part !== '')
        .join(', '),
    bounces: ({ score }) => (score ? against(score.attack, score.against) : ''),
    blocked: ({ by }) => `durch die eigene ${by}`,
    'in-a-circle': () => 'im Kreis',
    'by-paradox': () => 'durch das Paradox',
    stays: ({ at }) => `bleibt ${inside(at)}`,
    'dislodged-supporter': () => 'vertrieben',
    by: ({ units }) => `durch ${listed(units)}`,
    void: ({ reason }) => VOID[reason],
    illegal: ({ reason }) => ILLEGAL[reason],
    'orders-differ': () => 'verschiedene Befehle',
    nothing: () => '',
    dislodged: ({ by }) => `von ${by}`,
    retreats: ({ to }) => (to.length === 0 ? 'aufgelöst' : `nach ${listed(to, 'oder')}`),
  },
};
