import type { Citation } from '../citation.ts';
import { EDITION_IDS, type Choices, type Edition } from '../edition.ts';
import { CHOSEN_RULES, type ChosenRule } from '../rule-of-choice.ts';
import type { RulebookRuleId } from '../rule.ts';

export const citing =
  (source: string) =>
  (paragraph: string): Citation => ({ source, paragraph });

/** No source settles it, so we follow the DATC's preference. */
export const unsettled = (issue: string): Citation => ({
  source: 'house',
  paragraph: `DATC ${issue}`,
});

/** No source settles it, or none that we have, so the wording of 1971 applies. */
export const olderWords = (paragraph: string): Citation => ({
  source: 'house',
  paragraph: `1971 ${paragraph}`,
});

export type Paragraphs = Readonly<Record<Exclude<RulebookRuleId, ChosenRule>, Citation>>;

/** Each choice with the paragraph that decides it. */
export type CitedChoices = { readonly [K in keyof Choices]: readonly [Choices[K], Citation] };

export function edition(
  id: string,
  name: string,
  decided: CitedChoices,
  paragraphs: Paragraphs,
): Edition {
  const column = (pick: (entry: readonly [unknown, Citation]) => unknown): unknown =>
    Object.fromEntries(Object.entries(decided).map(([key, entry]) => [key, pick(entry)]));
  const chosen = Object.fromEntries(
    Object.entries(CHOSEN_RULES).map(([rule, choice]) => [rule, decided[choice][1]]),
  ) as Record<ChosenRule, Citation>;
  return {
    id,
    name,
    law: 'rulebook',
    readers: 'rulebook',
    armiesAboard: false,
    comparedWith: EDITION_IDS,
    choices: column(([choice]) => choice) as Choices,
    choiceCitations: column(([, citation]) => citation) as Edition['choiceCitations'],
    citations: { ...paragraphs, ...chosen },
  };
}
