/**
 * The rules that a step of a movement phase can rest on. Each edition gives the paragraph in which it has each of them.
 */
const MOVEMENT_RULE_IDS = [
  'legal-order',
  'legal-move',
  'legal-coast',
  'legal-support',
  'legal-convoy',
  'one-meaning',
  'support-matches',
  'hold-support-matches',
  'convoy-matches',
  'adjacent-convoy',
  'convoy-stands',
  'convoy-broken', // the convoy is disrupted; the id is an address on the rules page
  'convoy-routes',
  'support-stands',
  'support-cut',
  'support-dislodged',
  'own-attack-no-cut',
  'no-cut-from-target',
  'uncuttable',
  'strength',
  'own-supports-uncounted', // 1971 IX.3: a power's supports do not help to dislodge its own units
  'hold-strength',
  'move-free',
  'move-beats',
  'stand-off', // 1971 VIII; head to head too
  'garrison',
  'own-unit', // 1971 IX.3: no power dislodges its own units
  'dislodged-no-effect',
  'rotation',
  'paradox', // Szykman's rule, or the all-hold rule
  'dislodged',
  'retreat',
  'repair',
] as const;

/** The further rules that steps of later phases and of a game can rest on. */
const LATER_RULE_IDS = [
  'retreat-legal',
  'retreat-alone',
  'retreat-collision',
  'disband',
  'occupation',
  'adjustment',
  'build-legal',
  'build-coast',
  'build',
  'waive',
  'remove',
  'remove-unordered',
  'too-many',
  'start',
  'seasons',
  'victory',
  'draw',
  'short-game',
  'few-players',
  'civil-disorder',
  'gamesmaster',
] as const;

/** The rules of the Army/Fleet module, which only its edition has. */
export const ARMY_FLEET_RULE_IDS = [
  'board-legal',
  'land-legal',
  'fleet-with-army',
  'fleet-of-landing',
  'boarding',
  'ferry',
  'carrying',
  'landing-undisturbed',
  'landing-disrupted',
  'landing-fails',
  'circular-orders',
  'starvation',
  'retreat-with-army',
  'right-hand',
  'removal-with-army',
] as const;
export type ArmyFleetRuleId = (typeof ARMY_FLEET_RULE_IDS)[number];

/** The rules that facts cite: those of movement, then those of the later phases. */
export const RULE_IDS = [...MOVEMENT_RULE_IDS, ...LATER_RULE_IDS] as const;

/** The rules that every rulebook has. */
export type RulebookRuleId = (typeof RULE_IDS)[number];
export type MovementRuleId = (typeof MOVEMENT_RULE_IDS)[number] | ArmyFleetRuleId;
/** A rule that a fact may cite, from a rulebook or from the Army/Fleet module. */
export type RuleId = RulebookRuleId | ArmyFleetRuleId;
