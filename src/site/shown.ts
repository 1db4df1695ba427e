import type { LanguageTag } from '../explain/languages/language-tags.ts';
import { inLanguage } from '../scenario/in-language.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** Fields that only the build needs: the expected results. */
const EXPECTED = [
  'expected',
  'dislodged',
  'starved',
  'expectedRetreats',
  'expectedAdjustments',
] as const;

/** A scenario without its expected results: the build checks those, and the page adjudicates again. */
export type ShownScenario = Omit<Scenario, (typeof EXPECTED)[number]> & {
  /** The language of the page. */
  readonly tag: LanguageTag;
  /** For `lang` on its title and its note, if they are not in that language. */
  readonly foreign: LanguageTag | null;
};

/** Drops the expected results, and its texts in languages other than `tag`. */
export function shownOf(scenario: Scenario, tag: LanguageTag = 'en'): ShownScenario {
  const kept = Object.fromEntries(
    Object.entries(scenario).filter(([key]) => !EXPECTED.some((one) => one === key)),
  ) as unknown as Scenario;
  const foreign = tag === 'en' || scenario.de ? null : 'en';
  const comments = kept.comments.map(({ text, de, on }) => ({
    text: (tag === 'de' ? de : null) ?? text,
    de: null,
    on,
  }));
  return { ...inLanguage(kept, tag), comments, tag, foreign };
}
