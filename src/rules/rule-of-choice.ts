import type { Choices } from './edition.ts';
import type { RuleId } from './rule.ts';

/** Which rule each choice is part of: the wording of the rule changes with the choice. */
export const RULE_OF_CHOICE = {
  routes: 'convoy-routes',
  uncuttable: 'uncuttable',
  paradox: 'paradox',
  adjacentConvoy: 'adjacent-convoy',
  unorderedConvoy: 'adjacent-convoy',
  convoyedFrom: 'no-cut-from-target',
  retreatToConvoyOrigin: 'retreat',
  dislodgedEffect: 'dislodged-no-effect',
  onlyCoast: 'legal-coast',
  supportedCoast: 'support-matches',
  severalOrders: 'one-meaning',
  waiving: 'waive',
  removal: 'remove-unordered',
  illegalMove: 'hold-support-matches',
  shortGame: 'short-game',
} as const satisfies Readonly<Record<keyof Choices, RuleId>>;

/**
 * Rules that consist entirely of an answer to a choice: an edition has them in the paragraph where it has the choice.
 */
export const CHOSEN_RULES = {
  'convoy-routes': 'routes',
  uncuttable: 'uncuttable',
  paradox: 'paradox',
  'adjacent-convoy': 'adjacentConvoy',
  'dislodged-no-effect': 'dislodgedEffect',
  waive: 'waiving',
  'remove-unordered': 'removal',
  'short-game': 'shortGame',
} as const satisfies Readonly<Partial<Record<RuleId, keyof Choices>>>;

export type ChosenRule = keyof typeof CHOSEN_RULES;
