import type { LanguageTag } from '../explain/languages/language-tags.ts';
import type { ScenarioTexts } from './scenario.ts';

/** The texts of a scenario or a game in a language, or in English if its file has no others; the rest are dropped. */
export const inLanguage = <T extends ScenarioTexts & { readonly de: ScenarioTexts | null }>(
  one: T,
  tag: LanguageTag,
): T => ({ ...one, ...(tag === 'de' ? one.de : null), de: null });
