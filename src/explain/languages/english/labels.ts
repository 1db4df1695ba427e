import { ARMY_FLEET_WORDS } from '../army-fleet-words.ts';
import { against, counted, listed, possessive } from './grammar.ts';
import type { EnglishGrammar } from './grammar.ts';
import { numbers } from './movement.ts';
import { written } from './orders.ts';
import { BOUNDS } from './strength.ts';
import {
  type OutcomeTable,
  type PhaseOutcomeTable,
  type MessageTable,
  format,
  hasRow,
} from '../language.ts';
import type {
  AdjustmentChipMessage,
  RetreatChipMessage,
} from '../../messages/phases/phase-chips.ts';
import type { Topic } from '../../messages/turn/chapters.ts';
import type { ChipMessage } from '../../messages/turn/chips.ts';
import type { Bound, RulebookIllegalReason, RulebookVoidReason } from '../../../trace/fact.ts';

export const topics: Readonly<Record<Topic, string>> = {
  repaired: 'Corrected orders',
  'not-followed': 'Without effect',
  routes: 'Routes',
  supports: 'Supports',
  cut: 'The cut',
  convoys: 'Convoys',
  circle: 'The circle',
  paradox: 'The paradox',
  retreats: 'Retreats',
  'head-to-head': 'Head to head',
  landings: 'Aboard and ashore',
};

const ILLEGAL: Readonly<Record<RulebookIllegalReason | 'not-of-the-edition', string>> = {
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
  'not-of-the-edition': 'no such order',
};

const VOID: Readonly<Record<RulebookVoidReason, string>> = {
  'not-moving': 'no such move ordered',
  moves: 'ordered to move',
  'other-move': 'ordered elsewhere',
  'no-route': 'no convoy ordered',
};

export const outcomes = (g: EnglishGrammar): OutcomeTable => ({
  words: {
    holds: 'holds',
    succeeds: 'succeeds',
    bounces: 'bounces',
    'no-path': 'no route',
    blocked: 'blocked',
    stopped: 'stopped',
    given: 'given',
    cut: 'cut',
    available: 'available',
    disrupted: 'disrupted',
    void: 'void',
    illegal: 'illegal',
    ambiguous: 'ambiguous',
    attacked: 'attacked',
    recalled: 'recalled',
    aboard: 'aboard',
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
    stays: ({ at }) => `stays in ${g.spaceName(at)}`,
    'dislodged-supporter': () => 'dislodged',
    by: ({ units }) => `by ${listed(units)}`,
    void: ({ reason }) =>
      hasRow(VOID, reason) ? VOID[reason] : ARMY_FLEET_WORDS.row('en').reasons[reason],
    illegal: ({ reason }) =>
      hasRow(ILLEGAL, reason) ? ILLEGAL[reason] : ARMY_FLEET_WORDS.row('en').reasons[reason],
    'orders-differ': () => 'orders differ',
    nothing: () => '',
    dislodged: ({ by }) => `by ${by}`,
    retreats: ({ to }) => (to.length === 0 ? 'disbanded' : `to ${listed(to, 'or')}`),
  },
});

interface Figure {
  readonly bound: Bound;
  readonly value: number;
}

const amount = ({ bound, value }: Figure): string => `with ${BOUNDS[bound]}${String(value)}`;

export const chips: MessageTable<ChipMessage> = {
  'army-fleet': ({ chip }) => ARMY_FLEET_WORDS.row('en').chip(chip),
  repaired: ({ repair }) => format(written, repair),
  illegal: ({ order }) => `${order} is illegal`,
  ambiguous: ({ unit }) => `${unit} has conflicting orders`,
  void: ({ order }) => `${order} has no effect`,
  route: ({ order, by }) => `${order} goes ${by === 'convoy' ? 'by convoy' : 'over land'}`,
  'convoy-available': ({ unit }) => `${possessive(unit)} convoy is available`,
  'convoy-disrupted': ({ unit }) => `${possessive(unit)} convoy is disrupted`,
  path: ({ order, fleets }) => `${order} can cross, by ${listed(fleets)}`,
  'no-path': ({ order }) => `${order} has no route`,
  'support-given': ({ unit }) => `${possessive(unit)} support is given`,
  'support-cut': ({ unit }) => `${possessive(unit)} support is cut`,
  strength: (message) => `${message.order} attacks ${amount(message)}`,
  attack: (message) => `${message.order} attacks ${amount(message)} against the unit there`,
  hold: (message) => `${message.order} holds ${amount(message)}`,
  'move-succeeds': ({ order, score }) => `${order} succeeds${numbers(score)}`,
  'move-bounces': ({ order, score }) => `${order} bounces${numbers(score)}`,
  'move-blocked': ({ order, by }) => `${order} is blocked by its own ${by}`,
  rotation: ({ units }) => `${listed(units)} wait for one another`,
  paradox: ({ units }) =>
    `The paradox of ${listed(units.map(possessive))} ${units.length === 1 ? 'convoy' : 'convoys'}`,
  'move-rotates': ({ order }) => `${order} succeeds, in the circle`,
  'move-stopped': ({ order }) => `${order} is stopped by the paradox`,
  dislodged: ({ unit, by }) => `${unit} is dislodged by ${by}`,
  retreats: ({ unit, to }) =>
    to.length === 0 ? `${unit} has no retreat` : `${unit} may retreat to ${listed(to, 'or')}`,
};

export const phaseOutcomes: PhaseOutcomeTable = {
  retreats: {
    retreats: 'retreats',
    collides: 'collides',
    disbands: 'disbanded',
    illegal: 'illegal',
    ambiguous: 'ambiguous',
  },
  retreatIllegal: {
    aboard: 'army aboard',
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
    collision: 'same destination',
  },
  ordersDiffer: 'orders differ',
  collides: (units) => `with ${listed(units)}`,
  adjustments: {
    builds: 'built',
    waives: 'waived',
    removes: 'removed',
    illegal: 'illegal',
  },
  adjustmentIllegal: {
    'not-due': 'not due',
    'not-a-centre': 'not a centre',
    'not-home': 'not a home centre',
    'not-owned': 'not its own',
    occupied: 'occupied',
    'kind-missing': 'army or fleet?',
    'fleet-inland': 'inland',
    'coast-missing': 'no coast named',
    'coast-impossible': 'no such coast',
    'no-unit': 'no unit there',
    'built-already': 'built there already',
    'removed-already': 'removed already',
    waiving: 'not allowed',
    'too-many': 'one too many',
  },
  noOrder: 'no order',
};

export const retreatChips = (g: EnglishGrammar): MessageTable<RetreatChipMessage> => ({
  'army-fleet': ({ chip }) => ARMY_FLEET_WORDS.row('en').phaseChip(chip),
  'retreat-repaired': ({ repair }) => format(written, repair),
  'retreat-illegal': ({ order }) => `${order} is illegal`,
  'retreat-ambiguous': ({ unit }) => `${unit} has conflicting orders`,
  'retreats-collide': ({ units, to }) => `${listed(units)} collide in ${g.spaceName(to)}`,
  'retreat-succeeds': ({ unit, to }) => `${unit} retreats to ${to}`,
  disbands: ({ unit }) => `${unit} is disbanded`,
});

export const adjustmentChips = (g: EnglishGrammar): MessageTable<AdjustmentChipMessage> => ({
  'adjustment-repaired': ({ repair }) => format(written, repair),
  captures: ({ power, centre }) => `${power} takes ${g.spaceName(centre)}`,
  adjustment: ({ power, centres, units }) =>
    `${power}: ${counted(centres, 'centre')}, ${counted(units, 'unit')}`,
  'adjustment-illegal': ({ power, order }) => `${power}: ${order} is illegal`,
  builds: ({ power, unit }) => `${power} builds ${unit}`,
  waives: ({ power, builds, ordered }) =>
    ordered ? `${power} waives a build` : `${power} waives ${counted(builds, 'build')}`,
  removes: ({ power, unit }) => `${power} removes ${unit}`,
});
