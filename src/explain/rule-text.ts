import type { Citation } from '../rules/citation.ts';
import type { Choices, Edition } from '../rules/edition.ts';
import type { RuleId } from '../rules/rule.ts';
import { ruleOf } from '../trace/rule-of.ts';
import type { AnyFact, Step } from '../trace/step.ts';
import { english } from './english/english.ts';
import type { Language } from './language.ts';

/** The words of a language for rules, for the choices in which editions differ, and for where they are printed. */
export interface RuleTable {
  readonly text: (rule: RuleId, edition: Edition) => string;
  readonly choices: {
    readonly [K in keyof Choices]: {
      /** The question, in a few words. */
      readonly label: string;
      /** Each answer, as a sentence. */
      readonly options: Readonly<Record<`${Choices[K]}`, string>>;
    };
  };
  readonly source: (citation: Citation) => string;
}

/** The rule that a step rests on, in our own words, as the edition has it. */
export const ruleText = (
  step: Step<AnyFact>,
  edition: Edition,
  { rules }: Language = english,
): string => rules.text(ruleOf(step.fact), edition);

/** Where the rule of a step is printed: `Cutting support, rulebook 1971`. */
export const ruleSource = (step: Step<AnyFact>, { rules }: Language = english): string =>
  rules.source(step.citation);

/** How an edition answers a question: `One surviving route is enough.` */
export function choiceText(
  choice: keyof Choices,
  { choices }: Edition,
  { rules }: Language = english,
): string {
  const options: Readonly<Record<string, string>> = rules.choices[choice].options;
  return options[String(choices[choice])] ?? '';
}
