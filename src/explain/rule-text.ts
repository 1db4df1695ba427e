import type { Edition } from '../rules/edition.ts';
import { citationName } from '../rules/sections.ts';
import { ruleWords } from '../rules/texts.ts';
import { ruleOf } from '../trace/rule-of.ts';
import type { AnyFact, Step } from '../trace/step.ts';

/** The rule that a step rests on, in our own words, as the edition has it. */
export function ruleText(step: Step<AnyFact>, edition: Edition): string {
  return ruleWords(ruleOf(step.fact), edition);
}

/** Where the rule of a step is printed: `Cutting support, rulebook 1971`. */
export function ruleSource(step: Step<AnyFact>): string {
  return citationName(step.citation);
}
