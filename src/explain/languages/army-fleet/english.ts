import type { ArmyFleetRuleId } from '../../../rules/rule.ts';
import { spaceOf } from '../../../board/board.ts';
import { isBerth } from '../../../board/unit-at.ts';
import { NATIONALITY } from '../../../board/powers.ts';
import type { FleetIllegalReason } from '../../../trace/army-fleet/fleet-fact.ts';
import type { ArmyFleetWords } from '../army-fleet-words.ts';
import type {
  ArmyFleetChip,
  ArmyFleetMessage,
  ArmyFleetPhaseChip,
  ArmyFleetPhaseMessage,
} from '../../messages/army-fleet/fleet-message.ts';
import type { FleetLoop, LoopPart } from '../../messages/army-fleet/fleet-loop.ts';
import type { Who } from '../../messages/who.ts';
import { counted, listed, standardGrammar } from '../english/grammar.ts';
import { type MessageTable, format } from '../language.ts';

/** The rules of the module, in our own words. */
const FLEET_RULES: Readonly<Record<ArmyFleetRuleId, string>> = {
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

const { placeName, spaceName, unitName, unitIn } = standardGrammar;

type PassageMessage = Extract<ArmyFleetMessage, { readonly say: 'passage' }>;

const army = ({ at }: Who): string =>
  isBerth(at) ? 'the army aboard' : `the army from ${spaceName(at)}`;

const PASSAGES: { readonly [W in PassageMessage['why']]: (message: PassageMessage) => string } = {
  sails: ({ unit, fleet }) =>
    `${unitName(fleet)} gets away, so it need not defend its sea: ${army(unit)} goes aboard.`,
  unattacked: ({ unit, sea }) =>
    `no other power attacks ${spaceName(sea)}, so ${army(unit)} boards the fleet there.`,
  attacked: ({ unit, fleet, sea, by }) =>
    `${unitName(fleet)} must defend ${spaceName(sea)}${by ? ` against ${unitName(by)}` : ''}, so ${army(unit)} cannot board.`,
  ferried: ({ unit, by }) =>
    `${by ? unitName(by) : 'its ferry'} is not dislodged, so ${army(unit)} is aboard it.`,
  'ferry-lost': ({ unit }) =>
    `every fleet that was to ferry ${army(unit)} is dislodged, so it stays.`,
  undisturbed: ({ fleet, sea, to, isSupported, hasFailed }) => {
    const free = `nobody takes ${spaceName(sea)}${isSupported ? ' with support' : ''}, so`;
    return hasFailed
      ? `${free} that is not what keeps the army of ${unitName(fleet)} out of ${placeName(to)}.`
      : `${free} the army of ${unitName(fleet)} may try to land in ${placeName(to)}.`;
  },
  disrupted: ({ fleet, sea, to, by, isSupported }) =>
    isSupported
      ? `${by ? unitName(by) : 'another power'} takes ${spaceName(sea)} with support, so the army of ${unitName(fleet)} does not land in ${placeName(to)}.`
      : `${by ? unitName(by) : 'an attack'} dislodges ${unitName(fleet)}, so its army does not land in ${placeName(to)}.`,
  carried: ({ unit, fleet, to, hasFailed }) => {
    const across = isBerth(unit.at)
      ? `${unitName(fleet)} has brought its army`
      : `${army(unit)} has come`;
    return hasFailed
      ? `${across} to ${placeName(to)}, but it does not get in.`
      : `${across} to where it may try to land in ${placeName(to)}.`;
  },
  'not-carried': ({ fleet, to, by }) =>
    by && spaceOf(by.at) !== fleet.at
      ? `${army(by)} is not aboard, so no army lands in ${placeName(to)}.`
      : `${unitName(fleet)} does not get to where its army was to land, so no army lands in ${placeName(to)}.`,
  landed: ({ unit }) => `its army has landed, so ${unitName(unit)} sails on.`,
  'with-army': ({ unit }) => `no army lands, so ${unitName(unit)} sails on with its army.`,
  recalled: ({ unit }) =>
    `its army cannot get ashore, so ${unitName(unit)} stays to take it back, and its move does not take place.`,
  'land-ahead': ({ unit, to }) =>
    `no army lands, and with an army aboard a fleet cannot go to ${placeName(to)}: the move of ${unitName(unit)} does not take place.`,
  'cycle-open': ({ fleet }) =>
    `so nobody takes the sea of ${unitName(fleet)} before its army lands.`,
  'cycle-closed': ({ fleet }) => `so the landing of the army of ${unitName(fleet)} is prevented.`,
};

/** Why an order of the module is illegal or void, in short. */
const REASONS: ArmyFleetWords['reasons'] = {
  'boards-nothing': 'no fleet to board',
  'boards-afar': 'not next to the fleet',
  'lands-afar': 'out of reach',
  'nobody-aboard': 'nobody aboard',
  'lands-at-once': 'boards only now',
  'fleet-elsewhere': 'fleet not at sea there',
  'aboard-ashore': 'not with an army aboard',
  'aboard-ferry': 'an army is aboard',
  'support-elsewhere': 'its army lands',
  'lands-together': 'its army lands there',
  'fleet-busy': 'fleet is busy',
  'fleet-ashore': 'fleet goes ashore',
  'two-boarders': 'two armies boarding',
  'not-boarding': 'nobody aboard',
};

/** Why an order of the module is illegal, written after the unit that was ordered. */
const FLEET_CAUSES: Readonly<Record<FleetIllegalReason, string>> = {
  'not-of-the-edition': 'under this edition no army boards a fleet',
  'boards-nothing': 'there is no fleet of its power there that has no army aboard',
  'boards-afar': 'the fleet that it is to board is not next to it',
  'lands-afar': 'its sea does not touch the space where the army is to land',
  'nobody-aboard': 'no army is aboard to land',
  'lands-at-once': 'an army that boards now may land only after its fleet has moved',
  'fleet-elsewhere': 'its fleet is not ordered to a sea from which the army could land',
  'aboard-ashore': 'with an army aboard a fleet cannot go ashore',
  'aboard-ferry': 'with an army aboard a fleet cannot ferry another',
  'support-elsewhere': 'a fleet whose army lands may support only that landing',
  'lands-together': 'its army is ordered to land there, so the fleet must stay or go elsewhere',
};

const VOID_BOARDINGS = {
  'fleet-busy': 'the fleet is ordered to support or to ferry',
  'fleet-ashore': 'the fleet is ordered ashore, and no fleet goes there with an army',
  'two-boarders': 'two armies are ordered to board one fleet',
} as const;

const decided = ({ unit, landing, yes }: LoopPart): string =>
  landing
    ? `the landing of ${unitName(unit)} is ${yes ? 'not ' : ''}prevented`
    : `${unitName(unit)} ${yes ? 'succeeds' : 'fails'}`;

/** `if A succeeds, B fails, so A succeeds. If A fails, all of this turns round.` */
function around({ parts: [first, ...others], returns }: FleetLoop): string {
  if (!first) return '';
  const follows = [...others, { ...first, yes: returns }].map(decided).join(', so ');
  return `if ${decided(first)}, ${follows}. If ${decided({ ...first, yes: false })}, all of this turns round.`;
}

const SENTENCES: MessageTable<ArmyFleetMessage> = {
  'void-boarding': ({ unit, why }) => `${unitIn(unit)} cannot go aboard: ${VOID_BOARDINGS[why]}.`,
  'void-landing': ({ unit }) =>
    `no army is aboard ${unitName({ at: spaceOf(unit.at) })} to land, so the order has no effect.`,
  passage: (message) => PASSAGES[message.why](message),
  cycle: ({ units, loop, outcomes, end }) => {
    const names = listed(units.map(unitName));
    const wait = `${names} ${units.length === 1 ? 'depends on itself' : 'wait for one another'}`;
    if (end === 'one') return `${wait}, and only one outcome fits the orders.`;
    if (end === 'rotates') return `${wait}. Nothing else stops them, so all go.`;
    const fit = `${outcomes === 0 ? 'no outcome fits' : `${counted(outcomes, 'outcome')} fit`} the orders`;
    const hold = 'Such orders cannot be adjudicated: all units concerned hold.';
    return loop ? `${wait}: ${around(loop)} So ${fit}. ${hold}` : `${wait}, and ${fit}. ${hold}`;
  },
  'move-follows': ({ unit, to, succeeds }) =>
    succeeds
      ? `so ${unitName(unit)} gets to ${placeName(to)}.`
      : `so ${unitName(unit)} does not get to ${placeName(to)}.`,
  starves: ({ fleet }) =>
    `the army of ${unitName(fleet)} has been at sea for four moves and has not landed: it starves.`,
  displaced: ({ unit, facing, to }) =>
    `if nobody orders its retreat, ${unitName(unit)} turns to the right from ${placeName(facing)} and takes its army to the first open sea, ${placeName(to)}.`,
};

const CHIPS: MessageTable<ArmyFleetChip> = {
  passage: ({ order, open }) => `${order} ${open ? 'has' : 'lacks'} what it needs on its way`,
  cycle: ({ units }) => `${listed(units)} wait for one another`,
  'move-follows': ({ order, succeeds }) =>
    `${order} ${succeeds ? 'succeeds' : 'fails'}: nothing else fits`,
  starves: ({ unit }) => `${unit} starves`,
  displaced: ({ unit, to }) => `${unit} goes to ${to} if nobody orders it`,
};

const PHASES: MessageTable<ArmyFleetPhaseMessage> = {
  'turns-right': ({ unit, to, given }) =>
    `${unitIn(unit)} has ${given ? 'no order that it can follow' : 'no order'}, so it turns to the right and takes its army to the first open sea, ${placeName(to)}.`,
  'army-lost': ({ fleet }) =>
    `the army aboard ${unitIn(fleet)} is lost: its fleet has to go ashore.`,
  'army-along': () => 'Its army stays aboard.',
  'army-leaves': () => 'Its army goes with it.',
  'army-first': () => 'It has an army aboard, which goes instead.',
  'army-of-last': ({ power, fleet }) =>
    `no order says which ${NATIONALITY[power]} unit goes. It would be ${unitIn(fleet)}, but the army aboard goes instead.`,
  'goes-with-fleet': ({ fleet }) => `the army aboard ${unitIn(fleet)} is removed with it.`,
  'nobody-aboard': ({ power, at }) => `${power} has no army aboard in ${spaceName(at)} to remove.`,
};

const PHASE_CHIPS: MessageTable<ArmyFleetPhaseChip> = {
  'turns-right': ({ unit, to }) => `${unit} turns right, to ${to}`,
  'army-lost': ({ unit }) => `${unit} is lost`,
};

export const armyFleetEnglish: ArmyFleetWords = {
  sentence: (message) => format(SENTENCES, message),
  chip: (chip) => format(CHIPS, chip),
  causes: FLEET_CAUSES,
  reasons: REASONS,
  rules: FLEET_RULES,
  phase: (message) => format(PHASES, message),
  phaseChip: (chip) => format(PHASE_CHIPS, chip),
};
