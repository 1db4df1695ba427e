import type { Citation } from './citation.ts';
import type { RuleId } from './rule.ts';

/** The questions on which the rulebooks differ in the movement phase, and their answers. */
export interface Choices {
  /** An army with several ordered routes: is one unbroken route enough, or must every fleet on every route survive? */
  readonly routes: 'one-survives' | 'all-survive';
  /**
   * Which supports a convoyed attack on a fleet never cuts: of an attack on a fleet of the attacker's own routes (1971),
   * of anything in a sea that holds a convoying fleet (1982), of an attack on a fleet that the convoy cannot do without (2000), or none.
   */
  readonly uncuttable: 'attack-on-route' | 'action-at-convoy' | 'attack-on-needed-fleet' | 'none';
  /** What settles a convoy paradox that is left. */
  readonly paradox: 'convoys-fail' | 'all-hold';
  /** When an army goes to an adjacent province by convoy: only in an exchange; if an own fleet is ordered or "via convoy" is written; only if written. */
  readonly adjacentConvoy: 'exchange' | 'own-fleet-or-via' | 'via';
  /** May a unit retreat to where its attacker came from, if that one came by convoy? */
  readonly retreatToConvoyOrigin: boolean;
  /** A dislodged unit has no effect on the space its attacker came from: always, or only head to head? */
  readonly dislodgedEffect: 'none' | 'none-head-to-head';
}

export const EDITION_IDS = ['1971', '1982', '2023', 'DATC'] as const;
export type EditionId = (typeof EDITION_IDS)[number];

/** An edition is a value: its choices, each with the paragraph that makes it, and a paragraph for every rule. */
export interface Edition {
  readonly id: EditionId;
  readonly name: string;
  readonly choices: Choices;
  readonly choiceCitations: Readonly<Record<keyof Choices, Citation>>;
  readonly citations: Readonly<Record<RuleId, Citation>>;
}
