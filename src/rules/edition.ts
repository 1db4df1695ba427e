import type { Citation } from './citation.ts';
import type { RuleId } from './rule.ts';

/** The questions on which the rulebooks differ, and their answers. The numbers are those of the DATC's issues. */
export interface Choices {
  /**
   * 4.A.1. An army with several ordered routes: is one unbroken route enough, must every fleet on every route survive,
   * or every fleet on the routes of its own power's fleets, if there are such?
   */
  readonly routes: 'one-survives' | 'all-survive' | 'all-own-survive';
  /**
   * 4.A.2. Which supports a convoyed attack on a fleet never cuts: of an attack on a fleet of the attacker's own routes (1971),
   * of anything in a sea that holds a convoying fleet (1982), of an attack on a fleet that the convoy cannot do without (2000), or none.
   */
  readonly uncuttable: 'attack-on-route' | 'action-at-convoy' | 'attack-on-needed-fleet' | 'none';
  /** 4.A.2. What settles a convoy paradox that is left: its convoys fail; all stay; its convoys fail if that is one of its outcomes, else all stay. */
  readonly paradox: 'convoys-fail' | 'all-hold' | 'convoys-fail-or-all-hold';
  /** 4.A.3. When an army goes to an adjacent province by convoy: only in an exchange; if an own fleet is ordered or "via convoy" is written; only if written. */
  readonly adjacentConvoy: 'exchange' | 'own-fleet-or-via' | 'via';
  /** 4.A.3. An army told to go to an adjacent province by convoy, and no route was ordered: it stays, or it walks. */
  readonly unorderedConvoy: 'stays' | 'walks';
  /** 4.A.4. Where a convoyed attack comes from when it hits a unit that supports into the army's own start: from there, so that it does not cut, or from the sea. */
  readonly convoyedFrom: 'origin' | 'sea';
  /** 4.A.5. May a unit retreat to where its attacker came from, if that one came by convoy? */
  readonly retreatToConvoyOrigin: boolean;
  /** 4.A.7. A dislodged unit has no effect on the space its attacker came from: always, or only head to head? */
  readonly dislodgedEffect: 'none' | 'none-head-to-head';
  /** 4.B.2. A fleet ordered to a province with two coasts without naming one, where it can reach one only. */
  readonly onlyCoast: 'taken' | 'must-be-named';
  /** 4.B.4. A coast named in a support must be the one that the fleet goes to, or it is not looked at. */
  readonly supportedCoast: 'must-match' | 'ignored';
  /** 4.D.3. Different legal orders to one unit: none is followed, or the first, or the last. */
  readonly severalOrders: 'none' | 'first' | 'last';
  /** 4.D.7. May a power decline a build? If not, it must order one wherever it can. */
  readonly waiving: boolean;
  /**
   * 4.D.8. How far a unit is from its centres when some must go and nobody says which: from the home centres, by its own
   * moves, with convoys for armies; from the home centres, armies walking over seas too; from the centres owned, all units over land and sea.
   */
  readonly removal: 'home-by-convoy' | 'home-armies-over-sea' | 'owned-over-land-and-sea';
  /** 4.E.1. A unit with an illegal order to move: it holds and may be supported, or it counts as a unit that tried to move. */
  readonly illegalMove: 'holds' | 'counts-as-move';
}

export const EDITION_IDS = ['1971', '1982', '2023', 'DATC'] as const;
export type EditionId = (typeof EDITION_IDS)[number];

/** An edition is a value: its choices, each with the paragraph that makes it, and a paragraph for every rule. */
export interface Edition {
  /** An `EditionId`, or the name that a game master gave to an edition of their own. */
  readonly id: string;
  readonly name: string;
  readonly choices: Choices;
  readonly choiceCitations: Readonly<Record<keyof Choices, Citation>>;
  readonly citations: Readonly<Record<RuleId, Citation>>;
}
