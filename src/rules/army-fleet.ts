import { answered, cited } from './custom-edition.ts';
import { isArmyFleet } from './edition.ts';
import type { ArmyFleetChoices, ArmyFleetEdition } from './edition.ts';
import { EDITION_1982 } from './editions/1982.ts';
import { citing } from './editions/make.ts';
import type { FurtherChoices } from './modules.ts';
import type { RuleId } from './rule.ts';

/** The answers to each choice. */
export const ARMY_FLEET_OPTIONS: {
  readonly [K in keyof ArmyFleetChoices]: readonly ArmyFleetChoices[K][];
} = {
  failedFerry: ['returns', 'stays-aboard'],
  boarding: ['none', 'unless-attacked'],
  circle: ['moves', 'holds'],
  rations: ['none', 'four-moves'],
  unorderedRetreat: ['disbands', 'displaced-only', 'right-hand'],
  rightHand: ['from-order', 'from-attacker'],
  unorderedRemoval: ['fleet-first', 'army-of-a-fleet-first'],
};
export const ARMY_FLEET_CHOICES = Object.keys(
  ARMY_FLEET_OPTIONS,
) as readonly (keyof ArmyFleetChoices)[];

const module = citing('A/F 1984');

/** The Army/Fleet module by Fred C. Davis in its revision of 1984, on top of the rulebook of 1982. */
export const ARMY_FLEET_1984: ArmyFleetEdition = {
  ...EDITION_1982,
  id: 'A/F',
  name: 'Army/Fleet 1984',
  law: 'army-fleet',
  readers: 'army-fleet',
  armiesAboard: true,
  comparedWith: [],
  choices: { ...EDITION_1982.choices, paradox: 'all-hold' },
  choiceCitations: { ...EDITION_1982.choiceCitations, paradox: module('III.h') },
  citations: {
    ...EDITION_1982.citations,
    paradox: module('III.h'),
    'legal-convoy': module('I'),
    'convoy-routes': module('I'),
    'board-legal': module('II.a'),
    'land-legal': module('II.a'),
    'fleet-with-army': module('III.a'),
    'fleet-of-landing': module('III.g'),
    boarding: module('III.c'),
    ferry: module('I.b'),
    carrying: module('II.a'),
    'landing-undisturbed': module('IV.f'),
    'landing-disrupted': module('IV.e'),
    'landing-fails': module('III.d'),
    'circular-orders': module('III.h'),
    starvation: module('II.b'),
    'retreat-with-army': module('IV.a'),
    'right-hand': module('IV.e'),
    'removal-with-army': module('IV.c'),
  },
  armyFleet: {
    failedFerry: 'stays-aboard',
    boarding: 'unless-attacked',
    circle: 'moves',
    rations: 'four-moves',
    unorderedRetreat: 'displaced-only',
    rightHand: 'from-order',
    unorderedRemoval: 'army-of-a-fleet-first',
  },
  armyFleetCitations: {
    failedFerry: module('I.b'),
    boarding: module('III.c'),
    circle: module('III.h'),
    rations: module('II.b'),
    unorderedRetreat: module('IV.e'),
    rightHand: module('IV.e'),
    unorderedRemoval: module('IV.c'),
  },
};

/** Which rule each choice is part of. */
const RULE_OF: Readonly<Record<keyof ArmyFleetChoices, RuleId>> = {
  failedFerry: 'ferry',
  boarding: 'boarding',
  circle: 'circular-orders',
  rations: 'starvation',
  unorderedRetreat: 'right-hand',
  rightHand: 'right-hand',
  unorderedRemoval: 'remove-unordered',
};

export const FLEET_CHOICES: FurtherChoices = {
  options: ARMY_FLEET_OPTIONS,
  answered(edition, answers, own) {
    if (!isArmyFleet(edition)) return edition;
    const fleets = answered(edition.armyFleet, ARMY_FLEET_CHOICES, answers, own);
    const rules = fleets.changed.map((choice) => RULE_OF[choice]);
    const changed: ArmyFleetEdition = {
      ...edition,
      citations: { ...edition.citations, ...cited(rules, own) },
      armyFleet: fleets.choices,
      armyFleetCitations: { ...edition.armyFleetCitations, ...fleets.citations },
    };
    return changed;
  },
};
