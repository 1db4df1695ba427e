import type { Citation } from './citation.ts';
import type { ArmyFleetRuleId, RulebookRuleId } from './rule.ts';

/**
 * The questions on which the rulebooks differ, and their answers. The numbers are those of the DATC's issues.
 * A *route* is a row of fleets, at sea and ordered to carry just this army just there, of which none can be left
 * out (DATC 3.0 6.G.19); they may be of any powers. Where each choice acts: `docs/debugging.md`.
 */
export interface Choices {
  /**
   * 4.A.1. What an army with several routes needs. `one-survives`: one route without a dislodged fleet.
   * `all-survive`: every fleet that lies on any of its routes. `all-own-survive`: if fleets of the army's own power
   * make routes by themselves, every fleet that lies on any of those, and no other; else as `all-survive`.
   */
  readonly routes: 'one-survives' | 'all-survive' | 'all-own-survive';
  /**
   * 4.A.2. Which supports by fleets an army that comes by convoy never cuts, not even by dislodging the fleet.
   * `attack-on-route`: of a move into a sea that lies on one of the army's routes. `action-at-convoy`: of a move into,
   * or of a unit in, a sea whose fleet has a convoy order that is not void. `attack-on-needed-fleet`: of a move into a
   * sea that lies on all of the army's routes. `none`: it cuts them all. Routes count here whatever `routes` says.
   */
  readonly uncuttable: 'attack-on-route' | 'action-at-convoy' | 'attack-on-needed-fleet' | 'none';
  /**
   * 4.A.2. What settles a convoy paradox that is left. `convoys-fail` (Szykman's rule): its convoys are disrupted.
   * `all-hold` (the all-hold rule): its moves fail, and those of the armies that its convoys were to carry.
   * `convoys-fail-or-all-hold`: Szykman's rule if all of its convoys are disrupted in one of its worlds, else the all-hold
   * rule.
   */
  readonly paradox: 'convoys-fail' | 'all-hold' | 'convoys-fail-or-all-hold';
  /**
   * 4.A.3. When an army goes to an adjacent province by convoy. `exchange`: if the unit there is ordered to where the
   * army comes from, and a route is ordered; "via convoy" means nothing. `own-fleet-or-via`: if its order says "via
   * convoy", or a route is ordered and a fleet of its own power is ordered to carry it, on a route or not. `via`: only
   * if its order says so. "Via convoy" counts only where fleets at sea, whatever their orders, could make a route.
   */
  readonly adjacentConvoy: 'exchange' | 'own-fleet-or-via' | 'via';
  /**
   * 4.A.3. An army told to go to an adjacent province "via convoy", and no route is ordered: `stays`: its move is
   * void; `walks`: it goes over land. An army whose route is ordered and broken never walks. With `adjacentConvoy`
   * `exchange` it walks in any case.
   */
  readonly unorderedConvoy: 'stays' | 'walks';
  /**
   * 4.A.4. Where an attack by convoy comes from when it hits a unit that supports into the army's own start:
   * `origin`: from there, so that it cuts only by dislodging; `sea`: from elsewhere, so that it cuts.
   */
  readonly convoyedFrom: 'origin' | 'sea';
  /** 4.A.5. May a unit retreat to where its attacker came from, if that one came by convoy? */
  readonly retreatToConvoyOrigin: boolean;
  /**
   * 4.A.7. A dislodged unit has no effect on the space that its attacker came from (1971 IX.7). `none`: always;
   * `none-head-to-head`: only head to head, that is if neither of the two went by convoy.
   */
  readonly dislodgedEffect: 'none' | 'none-head-to-head';
  /**
   * 4.B.2. A fleet ordered to a province with two coasts, none of them named, of which it can reach one only.
   * `taken`: it goes there. `must-be-named`: the order is illegal (`coast-missing`). A support needs no coast either way.
   */
  readonly onlyCoast: 'taken' | 'must-be-named';
  /**
   * 4.B.4. A coast named in a support of a fleet's move. `must-match`: the fleet must be able to go there, else the
   * support is illegal, and be ordered there, else it is void. `ignored`: the support is judged and matched as if it
   * named the province only; but two supports by one unit that name different coasts are still different orders.
   */
  readonly supportedCoast: 'must-match' | 'ignored';
  /**
   * 4.D.3. Different legal orders to one unit, as they are written: none is followed, or the first, or the last.
   * Illegal ones do not count, and one order written twice is one order.
   */
  readonly severalOrders: 'none' | 'first' | 'last';
  /** 4.D.7. May a power decline a build? If not, it must order one wherever it can. */
  readonly waiving: boolean;
  /**
   * 4.D.8. How far a unit is from its centres when some must go and nobody says which: from the home centres, by its own
   * moves, with convoys for armies; from the home centres, armies walking over seas too; from the centres owned, all units over land and sea.
   */
  readonly removal: 'home-by-convoy' | 'home-armies-over-sea' | 'owned-over-land-and-sea';
  /**
   * 4.E.1. A unit that follows no order and was given an illegal order to move by its own power. `holds`: the order
   * is as if it had not been given. `counts-as-move`: a support in place of that unit is void (`moves`); otherwise
   * the unit holds, with a strength of 1.
   */
  readonly illegalMove: 'holds' | 'counts-as-move';
  /** Who wins a game that the players end at an agreed time: whoever has most units, or most supply centres. */
  readonly shortGame: 'most-pieces' | 'most-centres';
}

/** The editions of the rulebook, oldest first, then the two that adjudicators follow: the DPTG and the DATC. */
export const EDITION_IDS = ['1971', '1982', '2000', '2023', 'DPTG', 'DATC'] as const;
/** An edition of the rulebook by its short name. */
export type EditionId = (typeof EDITION_IDS)[number];

/** An edition by name: a rulebook, or the Army/Fleet module, which is loaded only where it is asked for (`modules.ts`). */
export type EditionName = EditionId | 'A/F';

export const isRulebook = (name: EditionName): name is EditionId => name !== 'A/F';

/** An edition is a value: its choices, each with the paragraph that makes it, and a paragraph for every rule. */
export interface Edition {
  /** An `EditionId`, or the name that a game master gave to an edition of their own. */
  readonly id: string;
  readonly name: string;
  readonly choices: Choices;
  readonly choiceCitations: Readonly<Record<keyof Choices, Citation>>;
  /** Only the Army/Fleet module has paragraphs for its own rules. */
  readonly citations: Readonly<Record<RulebookRuleId, Citation>> &
    Readonly<Partial<Record<ArmyFleetRuleId, Citation>>>;
}

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

/** An edition with the Army/Fleet module. */
export interface ArmyFleetEdition extends Edition {
  readonly armyFleet: ArmyFleetChoices;
  readonly armyFleetCitations: Readonly<Record<keyof ArmyFleetChoices, Citation>>;
}

export const isArmyFleet = (edition: Edition): edition is ArmyFleetEdition =>
  'armyFleet' in edition;
