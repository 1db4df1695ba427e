import type { Citation } from '../rules/citation.ts';
import type { Edition } from '../rules/edition.ts';
import type { RuleId } from '../rules/rule.ts';
import type { Fact } from './fact.ts';
import { LATER_RULES } from './later-rules.ts';
import { MOVEMENT_RULES, movementRule, paragraphOf, type RuleFor } from './movement-rules.ts';
import type { AnyFact } from './step.ts';

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
