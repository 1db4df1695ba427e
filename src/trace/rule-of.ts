import { POWERS } from '../board/powers.ts';
import type { Citation } from '../rules/citation.ts';
import type { Edition } from '../rules/edition.ts';
import type { RuleId } from '../rules/rule.ts';
import type { AdjustmentIllegalReason, WaiveReason } from './adjustment-fact.ts';
import type { FactOf, IllegalReason } from './fact.ts';
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
  if (attackers.length === 0) return 'support-stands';
  const excused = (excuse: string) => attackers.some((attacker) => attacker.excuse === excuse);
  if (excused('immune')) return 'uncuttable';
  if (excused('from-target')) return 'no-cut-from-target';
  if (excused('own-power')) return 'own-attack-no-cut';
  return 'convoy-broken';
}

function successRule({ against, rivals }: FactOf<'move-succeeds'>): RuleId {
  if (rivals.some(({ powerless }) => powerless === 'beaten')) return 'dislodged-no-effect';
  return against === null && rivals.length === 0 ? 'move-free' : 'move-beats';
}

/** Where the type of a fact does not say it: how the rest of it does. */
type RuleFor<F extends AnyFact> = RuleId | ((fact: F) => RuleId);

const RULES_BY_TYPE: { readonly [T in AnyFact['type']]: RuleFor<Extract<AnyFact, { type: T }>> } = {
  // Moves
  repaired: 'repair',
  illegal: ({ reason }) => ILLEGAL_RULES[reason],
  ambiguous: 'one-meaning',
  void: voidRule,
  route: 'adjacent-convoy',
  'convoy-available': 'convoy-stands',
  'convoy-disrupted': ({ by }) => (by === null ? 'paradox' : 'convoy-broken'),
  path: 'convoy-routes',
  'no-path': 'convoy-routes',
  'support-given': givenRule,
  'support-cut': ({ manner }) => (manner === 'attacked' ? 'support-cut' : 'support-dislodged'),
  strength: 'strength',
  attack: 'own-supports-uncounted',
  hold: 'hold-strength',
  'move-succeeds': successRule,
  'move-bounces': ({ garrison }) => (garrison === null ? 'stand-off' : 'garrison'),
  'move-blocked': 'own-unit',
  rotation: 'rotation',
  'move-rotates': 'rotation',
  paradox: 'paradox',
  'move-stopped': 'paradox',
  dislodged: 'dislodged',
  retreats: 'retreat',
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
  'game-begins': ({ players }) => (players < POWERS.length ? 'few-players' : 'start'),
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
};

// A name is found three times as fast in a map as in an object that is asked for ever other names.
const RULES = new Map(Object.entries(RULES_BY_TYPE)) as ReadonlyMap<string, RuleFor<AnyFact>>;

/** The rule by which a fact follows from its premises. */
export function ruleOf(fact: AnyFact): RuleId {
  const rule = RULES.get(fact.type) as RuleFor<AnyFact>;
  return typeof rule === 'function' ? rule(fact) : rule;
}

type Citations = ReadonlyMap<string, Citation>;

/** Those of each edition that was asked. */
const citations = new WeakMap<Edition, Citations>();

function citationsOf(edition: Edition): Citations {
  const known = citations.get(edition);
  if (known !== undefined) return known;
  const read = new Map(Object.entries(edition.citations));
  citations.set(edition, read);
  return read;
}

/** The paragraph in which the edition has the rule of a fact. */
export function citationOf(fact: AnyFact, edition: Edition): Citation {
  return citationsOf(edition).get(ruleOf(fact)) as Citation;
}
