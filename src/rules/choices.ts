import type { Choices, Edition } from './edition.ts';

/** The answers to each choice, in the order of the tables. */
const OPTIONS: { readonly [K in keyof Choices]: readonly Choices[K][] } = {
  routes: ['all-survive', 'one-survives', 'all-own-survive'],
  uncuttable: ['attack-on-route', 'action-at-convoy', 'attack-on-needed-fleet', 'none'],
  paradox: ['convoys-fail', 'all-hold', 'convoys-fail-or-all-hold'],
  adjacentConvoy: ['exchange', 'own-fleet-or-via', 'via'],
  unorderedConvoy: ['stays', 'walks'],
  convoyedFrom: ['origin', 'sea'],
  retreatToConvoyOrigin: [true, false],
  dislodgedEffect: ['none', 'none-head-to-head'],
  onlyCoast: ['taken', 'must-be-named'],
  supportedCoast: ['must-match', 'ignored'],
  severalOrders: ['none', 'first', 'last'],
  illegalMove: ['holds', 'counts-as-move'],
  waiving: [true, false],
  removal: ['home-by-convoy', 'home-armies-over-sea', 'owned-over-land-and-sea'],
  shortGame: ['most-pieces', 'most-centres'],
};

/** Every choice, in the order of the tables. */
export const CHOICES = Object.keys(OPTIONS) as readonly (keyof Choices)[];

/** The answers to a choice: `['one-survives', ...]`, or `[true, false]`. */
export const optionsOf = <K extends keyof Choices>(choice: K): readonly Choices[K][] =>
  OPTIONS[choice];

/** The choices in which two editions differ. */
export const differences = (one: Edition, other: Edition): readonly (keyof Choices)[] =>
  CHOICES.filter((choice) => one.choices[choice] !== other.choices[choice]);
