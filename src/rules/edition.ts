import type { ReadersName } from '../orders/notations/phase-readers.ts';
import type { Citation } from './citation.ts';
import type { ArmyFleetRuleId, RulebookRuleId } from './rule.ts';

/**
 * The questions on which the rulebooks differ, and their answers. The numbers are those of the DATC's issues. A *route*
 * is a sequence of fleets, at sea and ordered to carry exactly this army to exactly this place, none of which can be
 * left out (DATC 3.0 6.G.19); the fleets may belong to any powers. For where each choice acts, see `docs/debugging.md`.
 */
export interface Choices {
  /**
   * 4.A.1. What an army with several routes needs. `one-survives`: one route without a dislodged fleet. `all-survive`:
   * every fleet that is on any of its routes. `all-own-survive`: if fleets of the army's own power make routes by
   * themselves, every fleet that is on any of those, and no other; otherwise as `all-survive`.
   */
  readonly routes: 'one-survives' | 'all-survive' | 'all-own-survive';
  /**
   * 4.A.2. Which supports by fleets an army that comes by convoy never cuts, not even by dislodging the fleet.
   * `attack-on-route`: support of a move into a sea that is on one of the army's routes. `action-at-convoy`: support of
   * a move into, or of a unit in, a sea whose fleet has a convoy order that is not void. `attack-on-needed-fleet`:
   * support of a move into a sea that is on all of the army's routes. `none`: it cuts them all. Routes count here
   * whatever `routes` says.
   */
  readonly uncuttable: 'attack-on-route' | 'action-at-convoy' | 'attack-on-needed-fleet' | 'none';
  /**
   * 4.A.2. What settles a remaining convoy paradox. `convoys-fail` (Szykman's rule): its convoys are disrupted.
   * `all-hold` (the all-hold rule): its moves fail, and so do those of the armies that its convoys were to carry.
   * `convoys-fail-or-all-hold`: Szykman's rule if all of its convoys are disrupted in one of its worlds, otherwise the
   * all-hold rule.
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
   * 4.A.3. What an army does that is ordered to an adjacent province "via convoy" when no route is ordered. `stays`:
   * its move is void; `walks`: it goes over land. An army whose ordered route is disrupted never walks. With
   * `adjacentConvoy` `exchange` it walks in any case.
   */
  readonly unorderedConvoy: 'stays' | 'walks';
  /**
   * 4.A.4. Where an attack by convoy comes from when it hits a unit that supports an action in the army's own starting
   * space. `origin`: from that space, so that it cuts the support only by dislodging; `sea`: from elsewhere, so that it
   * cuts it.
   */
  readonly convoyedFrom: 'origin' | 'sea';
  /** 4.A.5. May a unit retreat to where its attacker came from, if the attacker came by convoy? */
  readonly retreatToConvoyOrigin: boolean;
  /**
   * 4.A.7. A dislodged unit has no effect on the space that its attacker came from (1971 IX.7). `none`: always;
   * `none-head-to-head`: only head to head, that is, if neither of the two went by convoy.
   */
  readonly dislodgedEffect: 'none' | 'none-head-to-head';
  /**
   * 4.B.2. A fleet ordered to a province with two coasts without naming one, when it can reach only one of them.
   * `taken`: it goes there. `must-be-named`: the order is illegal (`coast-missing`). A support needs no coast either
   * way.
   */
  readonly onlyCoast: 'taken' | 'must-be-named';
  /**
   * 4.B.4. A coast named in a support of a fleet's move. `must-match`: the fleet must be able to go there, or the
   * support is illegal; and it must be ordered there, or the support is void. `ignored`: the support is judged and
   * matched as if it named the province only; but two supports by one unit that name different coasts are still
   * different orders.
   */
  readonly supportedCoast: 'must-match' | 'ignored';
  /**
   * 4.D.3. Several different legal orders for one unit, in the order in which they are written: none is followed, or
   * the first, or the last. Illegal ones do not count, and an order written twice is one order.
   */
  readonly severalOrders: 'none' | 'first' | 'last';
  /** 4.D.7. May a power decline a build? If not, it must order one wherever it can. */
  readonly waiving: boolean;
  /**
   * 4.D.8. How a unit's distance from its centres is measured when units must be removed and no order says which: from
   * the home centres, by the unit's own moves, with convoys for armies; from the home centres, with armies walking over
   * seas too; from the centres owned, with all units going over land and sea.
   */
  readonly removal: 'home-by-convoy' | 'home-armies-over-sea' | 'owned-over-land-and-sea';
  /**
   * 4.E.1. A unit that follows no order and was given an illegal order to move by its own power. `holds`: as if the
   * order had not been given. `counts-as-move`: a support of that unit in its place is void (`moves`); otherwise the
   * unit holds, with a strength of 1.
   */
  readonly illegalMove: 'holds' | 'counts-as-move';
  /**
   * Who wins a game that the players end at an agreed time: the power with the most units, or with the most supply
   * centres.
   */
  readonly shortGame: 'most-pieces' | 'most-centres';
}

/**
 * The editions of the rulebook, oldest first, then the two documents that adjudicators follow: the DPTG and the DATC.
 */
export const EDITION_IDS = ['1971', '1982', '2000', '2023', 'DPTG', 'DATC'] as const;
/** An edition of the rulebook by its short name. */
export type EditionId = (typeof EDITION_IDS)[number];

/** An edition by name: a rulebook, or the Army/Fleet module, which is loaded only when it is needed (`modules.ts`). */
export type EditionName = EditionId | 'A/F';

export const isRulebook = (name: EditionName): name is EditionId => name !== 'A/F';

/** The laws that rule turns: that of the rulebooks, which follows the choices, and that of the Army/Fleet module. */
export const LAW_NAMES = ['rulebook', 'army-fleet'] as const;
export type LawName = (typeof LAW_NAMES)[number];

/** An edition is a value: its choices, each with the paragraph that decides it, and a paragraph for every rule. */
export interface Edition {
  /** An `EditionId`, or the name that a game master gave to their own edition. */
  readonly id: string;
  readonly name: string;
  readonly law: LawName;
  /** Who reads its orders. Only those that the rulebook's readers read can be written in other notations. */
  readonly readers: ReadersName;
  /** Whether an army at sea is aboard a fleet there, and a unit of its own; otherwise no army is at sea. */
  readonly armiesAboard: boolean;
  /** The rulebooks under which its turns can be ruled too. */
  readonly comparedWith: readonly EditionId[];
  readonly choices: Choices;
  readonly choiceCitations: Readonly<Record<keyof Choices, Citation>>;
  /** Only the Army/Fleet module has paragraphs for its own rules. */
  readonly citations: Readonly<Record<RulebookRuleId, Citation>> &
    Readonly<Partial<Record<ArmyFleetRuleId, Citation>>>;
  /** Only the Army/Fleet module has these. */
  readonly armyFleet?: ArmyFleetChoices;
  readonly armyFleetCitations?: Readonly<Record<keyof ArmyFleetChoices, Citation>>;
}

/** The questions that the Army/Fleet module leaves open, and their answers. */
export interface ArmyFleetChoices {
  /**
   * I.b. A ferried army that cannot enter its destination, if its fleet is of its own power: it stays aboard, or goes
   * back.
   */
  readonly failedFerry: 'returns' | 'stays-aboard';
  /** II.a, III.c. Armies do not board fleets at all; or they board those that need not defend their sea. */
  readonly boarding: 'none' | 'unless-attacked';
  /** A10. Moves in a circle that can all succeed: they take place, or III.h stops them too. */
  readonly circle: 'moves' | 'holds';
  /** II.b. An army that has been aboard for four moves starves. */
  readonly rations: 'none' | 'four-moves';
  /**
   * IV.e, A13. A dislodged army and fleet without a retreat order: both are disbanded; or the Right-Hand Rule moves
   * them if a landing was disrupted and their fleet was ordered to land; or it always moves them.
   */
  readonly unorderedRetreat: 'disbands' | 'displaced-only' | 'right-hand';
  /**
   * A14. Where the Right-Hand Rule begins: at the space that the fleet was ordered to, or at the one that its attacker
   * came from.
   */
  readonly rightHand: 'from-order' | 'from-attacker';
  /**
   * IV.c. The unordered removal of a fleet with an army aboard: both are removed, or its army is removed instead (A15).
   */
  readonly unorderedRemoval: 'fleet-first' | 'army-of-a-fleet-first';
}

/** An edition with the Army/Fleet module. */
export interface ArmyFleetEdition extends Edition {
  readonly law: 'army-fleet';
  readonly armyFleet: ArmyFleetChoices;
  readonly armyFleetCitations: Readonly<Record<keyof ArmyFleetChoices, Citation>>;
}

export const isArmyFleet = (edition: Edition): edition is ArmyFleetEdition =>
  edition.law === 'army-fleet';
