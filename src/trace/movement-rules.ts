import { openTable } from '../open-table.ts';
import type { Citation } from '../rules/citation.ts';
import type { Edition } from '../rules/edition.ts';
import type { MovementRuleId, RuleId } from '../rules/rule.ts';
import type {
  Fact,
  FactOf,
  FactType,
  IllegalReason,
  RulebookFactType,
  RulebookIllegalReason,
  RulebookVoidReason,
  VoidReason,
} from './fact.ts';
import type { AnyFact } from './step.ts';

/** A rule; or, where the type of a fact does not determine it, a function of the rest of the fact. */
export type RuleFor<F extends AnyFact, R extends RuleId = RuleId> = R | ((fact: F) => R);

/** A rule for each type of fact. */
export type RulesOf<T extends AnyFact['type'], R extends RuleId = RuleId> = {
  readonly [K in T]: RuleFor<Extract<AnyFact, { type: K }>, R>;
};

export const ILLEGAL_RULES = openTable<
  Record<IllegalReason, MovementRuleId>,
  RulebookIllegalReason | 'not-of-the-edition'
>({
  'not-of-the-edition': 'legal-order',
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
});

/** The rules of void moves. */
export const VOID_MOVE_RULES = openTable<Record<VoidReason, MovementRuleId>, RulebookVoidReason>({
  'not-moving': 'convoy-matches',
  moves: 'convoy-matches',
  'other-move': 'convoy-matches',
  'no-route': 'convoy-matches',
});

function voidRule({ kind, reason }: FactOf<'void'>): MovementRuleId {
  if (kind === 'move') return VOID_MOVE_RULES.row(reason);
  if (kind === 'convoy') return 'convoy-matches';
  return reason === 'moves' ? 'hold-support-matches' : 'support-matches';
}

/** The rule that excuses the attacks on a supporter: the most specific one that was needed. */
function givenRule({ attackers }: FactOf<'support-given'>): MovementRuleId {
  if (attackers.length === 0) return 'support-stands';
  const excused = (excuse: string) => attackers.some((attacker) => attacker.excuse === excuse);
  if (excused('immune')) return 'uncuttable';
  if (excused('from-target')) return 'no-cut-from-target';
  if (excused('own-power')) return 'own-attack-no-cut';
  return 'convoy-broken';
}

function successRule({ against, rivals }: FactOf<'move-succeeds'>): MovementRuleId {
  if (rivals.some(({ powerless }) => powerless === 'beaten')) return 'dislodged-no-effect';
  return against === null && rivals.length === 0 ? 'move-free' : 'move-beats';
}

export const MOVEMENT_RULES = openTable<RulesOf<FactType, MovementRuleId>, RulebookFactType>({
  repaired: 'repair',
  illegal: ({ reason }) => ILLEGAL_RULES.row(reason),
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
  retreats: ({ barred }) =>
    barred.some(({ reason }) => reason === 'aboard') ? 'retreat-with-army' : 'retreat',
});

/** The rule by which a fact of a movement phase follows from its premises. */
export function movementRule(fact: Fact): RuleId {
  const rule = MOVEMENT_RULES.row(fact.type) as RuleFor<Fact>;
  return typeof rule === 'function' ? rule(fact) : rule;
}

type Citations = ReadonlyMap<string, Citation>;

/** One entry per edition that was asked for. */
const citations = new WeakMap<Edition, Citations>();

function citationsOf(edition: Edition): Citations {
  const known = citations.get(edition);
  if (known !== undefined) return known;
  const read = new Map(Object.entries(edition.citations));
  citations.set(edition, read);
  return read;
}

/** The paragraph in which the edition has a rule. */
export const paragraphOf = (rule: RuleId, edition: Edition): Citation =>
  citationsOf(edition).get(rule) as Citation;
