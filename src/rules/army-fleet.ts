import type { Edition } from './edition.ts';
import { EDITION_1982 } from './editions/1982.ts';
import { citing } from './editions/make.ts';

/** The questions that the Army/Fleet module leaves open, and their answers. */
export interface ArmyFleetChoices {
  /** I.b. A ferried army that cannot enter, if its fleet is of its own power: it stays aboard, or goes back. */
  readonly failedFerry: 'returns' | 'stays-aboard';
  /** II.a, III.c. Armies board no fleets; or they board those that need not defend their sea. */
  readonly boarding: 'none' | 'unless-attacked';
  /** A10. Moves in a circle of which all can succeed: they go round, or III.h stops them, too. */
  readonly circle: 'moves' | 'holds';
  /** II.b. An army that has been aboard for four moves starves. */
  readonly rations: 'none' | 'four-moves';
  /**
   * IV.e, A13. A dislodged army and fleet that nobody orders to retreat: both are disbanded; the Right-Hand Rule moves them if
   * a landing was disrupted and their fleet was ordered to land; or it always does.
   */
  readonly unorderedRetreat: 'disbands' | 'displaced-only' | 'right-hand';
  /** A14. Where the Right-Hand Rule begins: at the space that the fleet was ordered to, or that its attacker came from. */
  readonly rightHand: 'from-order' | 'from-attacker';
  /** IV.c. The removal that nobody ordered of a fleet with an army aboard: both go, or its army goes in its place (A15). */
  readonly unorderedRemoval: 'fleet-first' | 'army-of-a-fleet-first';
}

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

/** An edition with the Army/Fleet module. */
export interface ArmyFleetEdition extends Edition {
  readonly armyFleet: ArmyFleetChoices;
}

export const isArmyFleet = (edition: Edition): edition is ArmyFleetEdition =>
  'armyFleet' in edition;

const module = citing('A/F 1984');

/** The Army/Fleet module of Fred C. Davis in its revision of 1984, over the rulebook of 1982. */
export const ARMY_FLEET_1984: ArmyFleetEdition = {
  ...EDITION_1982,
  id: 'A/F',
  name: 'Army/Fleet 1984',
  choices: { ...EDITION_1982.choices, paradox: 'all-hold' },
  choiceCitations: { ...EDITION_1982.choiceCitations, paradox: module('III.h') },
  citations: { ...EDITION_1982.citations, paradox: module('III.h') },
  armyFleet: {
    failedFerry: 'stays-aboard',
    boarding: 'unless-attacked',
    circle: 'moves',
    rations: 'four-moves',
    unorderedRetreat: 'displaced-only',
    rightHand: 'from-order',
    unorderedRemoval: 'army-of-a-fleet-first',
  },
};
