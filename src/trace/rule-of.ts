import { POWERS } from '../board/powers.ts';
import type { Citation } from '../rules/citation.ts';
import type { Edition } from '../rules/edition.ts';
import type { RuleId } from '../rules/rule.ts';
import type { AdjustmentFact, AdjustmentIllegalReason, WaiveReason } from './adjustment-fact.ts';
import type { FactOf, IllegalReason } from './fact.ts';
import type { GameFact } from './game-fact.ts';
import type { RetreatIllegalReason } from './retreat-fact.ts';
import type { AnyFact } from './step.ts';

const ILLEGAL_RULES: Readonly<Record<IllegalReason, RuleId>> = {
  'no-unit': 'legal-order',
  'own-space': 'legal-move',
  unreachable: 'legal-move',
  'no-fleets': 'legal-convoy',
  'coast-missing': 'legal-coast',
  'coast-impossible': 'legal-coast',
  'support-unreachable': 'legal-support',
  'support-itself': 'legal-support',
  'support-nobody': 'legal-support',
  'support-impossible': 'legal-support',
  'convoy-by-army': 'legal-convoy',
  'convoy-off-sea': 'legal-convoy',
  'convoy-no-army': 'legal-convoy',
  'convoy-useless': 'legal-convoy',
};

const RETREAT_RULES: Readonly<Record<RetreatIllegalReason, RuleId>> = {
  'not-a-retreat': 'retreat-legal',
  'no-unit': 'legal-order',
  unreachable: 'retreat',
  'coast-missing': 'legal-coast',
  'coast-impossible': 'legal-coast',
  occupied: 'retreat',
  'attacker-origin': 'retreat',
  'stand-off': 'retreat',
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

function voidRule({ kind, reason }: FactOf<'void'>): RuleId {
  if (kind !== 'support') return 'convoy-matches';
  return reason === 'moves' ? 'hold-support-matches' : 'support-matches';
}

/** The rule that excuses the attacks on a supporter: the most particular one that was needed. */
function givenRule({ attackers }: FactOf<'support-given'>): RuleId {
  const excused = (excuse: string) => attackers.some((attacker) => attacker.excuse === excuse);
  if (excused('immune')) return 'uncuttable';
  if (excused('from-target')) return 'no-cut-from-target';
  if (excused('own-power')) return 'own-attack-no-cut';
  return excused('no-path') ? 'convoy-broken' : 'support-stands';
}

/** The rule by which a fact follows from its premises. */
export function ruleOf(fact: AnyFact): RuleId {
  switch (fact.type) {
    case 'repaired':
    case 'retreat-repaired':
      return 'repair';
    case 'illegal':
      return ILLEGAL_RULES[fact.reason];
    case 'ambiguous':
      return 'one-meaning';
    case 'void':
      return voidRule(fact);
    case 'route':
      return 'adjacent-convoy';
    case 'convoy-available':
      return 'convoy-stands';
    case 'convoy-disrupted':
      return fact.by === null ? 'paradox' : 'convoy-broken';
    case 'path':
    case 'no-path':
      return 'convoy-routes';
    case 'support-given':
      return givenRule(fact);
    case 'support-cut':
      return fact.manner === 'attacked' ? 'support-cut' : 'support-dislodged';
    case 'strength':
      return 'strength';
    case 'attack':
      return 'own-supports-uncounted';
    case 'hold':
      return 'hold-strength';
    case 'move-succeeds':
      if (fact.rivals.some(({ powerless }) => powerless === 'beaten')) return 'dislodged-no-effect';
      return fact.against === null && fact.rivals.length === 0 ? 'move-free' : 'move-beats';
    case 'move-bounces':
      return fact.garrison === null ? 'stand-off' : 'garrison';
    case 'move-blocked':
      return 'own-unit';
    case 'rotation':
    case 'move-rotates':
      return 'rotation';
    case 'paradox':
    case 'move-stopped':
      return 'paradox';
    case 'dislodged':
      return 'dislodged';
    case 'retreats':
      return 'retreat';
    case 'retreat-illegal':
      return RETREAT_RULES[fact.reason];
    case 'retreat-ambiguous':
      return 'one-meaning';
    case 'retreats-collide':
      return 'retreat-collision';
    case 'retreat-succeeds':
      return 'retreat-alone';
    case 'disbands':
      return fact.reason === 'collision' ? 'retreat-collision' : 'disband';
    default:
      return laterRule(fact);
  }
}

function laterRule(fact: AdjustmentFact | GameFact): RuleId {
  switch (fact.type) {
    case 'adjustment-repaired':
      return 'repair';
    case 'captures':
      return 'occupation';
    case 'adjustment':
      return 'adjustment';
    case 'adjustment-illegal':
      return ADJUSTMENT_RULES[fact.reason];
    case 'builds':
      return 'build';
    case 'waives':
      return WAIVE_RULES[fact.reason];
    case 'removes':
      return 'remove';
    case 'removes-unordered':
      return 'remove-unordered';
    default:
      return gameRule(fact);
  }
}

function gameRule(fact: GameFact): RuleId {
  switch (fact.type) {
    case 'game-begins':
      return fact.players < POWERS.length ? 'few-players' : 'start';
    case 'disorder-begins':
      return fact.reason === 'not-played' ? 'few-players' : 'civil-disorder';
    case 'disorder-ends':
      return fact.reason === 'joins' ? 'few-players' : 'civil-disorder';
    case 'replaced':
      return 'civil-disorder';
    case 'closed':
    case 'coin':
      return 'few-players';
    case 'moves-ruled':
    case 'retreats-ruled':
      return 'seasons';
    case 'centres-counted':
      return 'occupation';
    case 'adjusted':
    case 'eliminated':
      return 'adjustment';
    case 'corrected':
      return 'gamesmaster';
    case 'victory':
      return fact.tally === 'centres' ? 'victory' : 'few-players';
    case 'draw':
    case 'short-game':
      return fact.type;
  }
}

/** The paragraph in which the edition has the rule of a fact. */
export function citationOf(fact: AnyFact, edition: Edition): Citation {
  return edition.citations[ruleOf(fact)];
}
