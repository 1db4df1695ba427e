import { openTable } from '../open-table.ts';
import type { Citation } from '../rules/citation.ts';
import type { Edition } from '../rules/edition.ts';
import type { RuleId } from '../rules/rule.ts';
import type { AdjustmentIllegalReason, WaiveReason } from './adjustment-fact.ts';
import type { FleetAdjustmentFactType, FleetRetreatFactType } from './army-fleet/fleet-fact.ts';
import type { Fact, FactType } from './fact.ts';
import { MOVEMENT_RULES, movementRule, paragraphOf } from './movement-rules.ts';
import type { RuleFor, RulesOf } from './movement-rules.ts';
import type { RetreatIllegalReason } from './retreat-fact.ts';
import type { AnyFact } from './step.ts';

/* The rules of facts that no movement phase has. */

const RETREAT_RULES: Readonly<Record<RetreatIllegalReason, RuleId>> = {
  'not-a-retreat': 'retreat-legal',
  'no-unit': 'legal-order',
  unreachable: 'retreat',
  'coast-missing': 'legal-coast',
  'coast-impossible': 'legal-coast',
  occupied: 'retreat',
  'attacker-origin': 'retreat',
  'stand-off': 'retreat',
  aboard: 'retreat-with-army',
};

const ADJUSTMENT_RULES: Readonly<Record<AdjustmentIllegalReason, RuleId>> = {
  'not-due': 'adjustment',
  'not-a-centre': 'build-legal',
  'not-home': 'build-legal',
  'not-owned': 'build-legal',
  occupied: 'build-legal',
  'kind-missing': 'build-legal',
  'fleet-inland': 'build-legal',
  'coast-missing': 'build-coast',
  'coast-impossible': 'build-coast',
  'no-unit': 'remove',
  'built-already': 'build-legal',
  'removed-already': 'remove',
  waiving: 'waive',
  'too-many': 'too-many',
};

const WAIVE_RULES: Readonly<Record<WaiveReason, RuleId>> = {
  ordered: 'waive',
  'no-order': 'build',
  'no-centre': 'build-legal',
};

/** By the type of the fact. */
export const LATER_RULES = openTable<
  RulesOf<Exclude<AnyFact['type'], FactType>>,
  Exclude<AnyFact['type'], FactType | FleetRetreatFactType | FleetAdjustmentFactType>
>({
  // Retreats
  'retreat-repaired': 'repair',
  'retreat-illegal': ({ reason }) => RETREAT_RULES[reason],
  'retreat-ambiguous': 'one-meaning',
  'retreats-collide': 'retreat-collision',
  'retreat-succeeds': 'retreat-alone',
  disbands: ({ reason }) => (reason === 'collision' ? 'retreat-collision' : 'disband'),
  // Adjustments
  'adjustment-repaired': 'repair',
  captures: 'occupation',
  adjustment: 'adjustment',
  'adjustment-illegal': ({ reason }) => ADJUSTMENT_RULES[reason],
  builds: 'build',
  waives: ({ reason }) => WAIVE_RULES[reason],
  removes: 'remove',
  'removes-unordered': 'remove-unordered',
  // The game
  'game-begins': ({ players, inAll }) => (players < inAll ? 'few-players' : 'start'),
  'disorder-begins': ({ reason }) => (reason === 'not-played' ? 'few-players' : 'civil-disorder'),
  'disorder-ends': ({ reason }) => (reason === 'joins' ? 'few-players' : 'civil-disorder'),
  replaced: 'civil-disorder',
  closed: 'few-players',
  coin: 'few-players',
  'moves-ruled': 'seasons',
  'retreats-ruled': 'seasons',
  'centres-counted': 'occupation',
  adjusted: 'adjustment',
  eliminated: 'adjustment',
  corrected: 'gamesmaster',
  victory: ({ tally }) => (tally === 'centres' ? 'victory' : 'few-players'),
  draw: 'draw',
  'short-game': 'short-game',
});

const isOfMovement = (fact: AnyFact): fact is Fact => MOVEMENT_RULES.has(fact.type as Fact['type']);

/** The rule by which a fact follows from its premises. */
export function ruleOf(fact: AnyFact): RuleId {
  if (isOfMovement(fact)) return movementRule(fact);
  const rule = LATER_RULES.row(fact.type) as RuleFor<AnyFact>;
  return typeof rule === 'function' ? rule(fact) : rule;
}

/** The paragraph in which the edition has the rule of a fact. */
export const citationOf = (fact: AnyFact, edition: Edition): Citation =>
  paragraphOf(ruleOf(fact), edition);
