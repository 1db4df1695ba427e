import type { IllegalReason, VoidReason } from '../../../trace/fact.ts';
import type { OutcomeTable } from '../language.ts';
import { spaceName } from './names.ts';
import { against, listed } from './words.ts';

const ILLEGAL: Readonly<Record<IllegalReason, string>> = {
  'no-unit': 'no unit there',
  'own-space': 'already there',
  unreachable: 'out of reach',
  'no-fleets': 'no fleets to carry it',
  'coast-missing': 'no coast named',
  'coast-impossible': 'coast out of reach',
  'support-unreachable': 'out of reach',
  'support-itself': 'supports itself',
  'support-nobody': 'nobody there',
  'support-impossible': 'no such move',
  'convoy-by-army': 'not a fleet',
  'convoy-off-sea': 'in port',
  'convoy-no-army': 'no army there',
  'convoy-useless': 'not on the way',
};

const VOID: Readonly<Record<VoidReason, string>> = {
  'not-moving': 'no such move ordered',
  moves: 'ordered to move',
  'other-move': 'ordered elsewhere',
  'no-route': 'no convoy ordered',
};

export const outcomes: OutcomeTable = {
  words: {
    holds: 'holds',
    succeeds: 'succeeds',
    bounces: 'bounces',
    'no-path': 'no path',
    blocked: 'blocked',
    stopped: 'stopped',
    given: 'given',
    cut: 'cut',
    available: 'available',
    disrupted: 'disrupted',
    void: 'void',
    illegal: 'illegal',
    ambiguous: 'ambiguous',
  },
  open: 'open',
  dislodged: 'dislodged',
  details: {
    succeeds: ({ fleets, score }) =>
      [
        fleets.length > 0 ? `by ${listed(fleets)}` : '',
        score ? against(score.attack, score.against) : '',
      ]
        .filter((part) => part !== '')
        .join(', '),
    bounces: ({ score }) => (score ? against(score.attack, score.against) : ''),
    blocked: ({ by }) => `by its own ${by}`,
    'in-a-circle': () => 'in a circle',
    'by-paradox': () => 'by the paradox',
    stays: ({ at }) => `stays in ${spaceName(at)}`,
    'dislodged-supporter': () => 'dislodged',
    by: ({ units }) => `by ${listed(units)}`,
    void: ({ reason }) => VOID[reason],
    illegal: ({ reason }) => ILLEGAL[reason],
    'orders-differ': () => 'orders differ',
    nothing: () => '',
    dislodged: ({ by }) => `by ${by}`,
    retreats: ({ to }) => (to.length === 0 ? 'disbanded' : `to ${listed(to, 'or')}`),
  },
};
