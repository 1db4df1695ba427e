/**
 * `standoff/explain`: sentences, outcomes and verdicts in English or German, made from the steps of a ruling and
 * nothing else. Plain text: whoever shows it in a page escapes it as any other.
 *
 * @module explain
 */
export {
  adjustmentChip,
  adjustmentOutcomeWords,
  adjustmentSentence,
  asWritten,
  type Chapter,
  chapters,
  chip,
  choiceAnswer,
  conditionSentence,
  outcomeWords,
  type OutcomeWords,
  retreatChip,
  retreatOutcomeWords,
  retreatSentence,
  ruleText,
  sentence,
  verdict,
  type VerdictText as Verdict,
  whyText,
  type WhyText,
} from '../explain/tell.ts';
export { english } from '../explain/languages/english/english.ts';
export { german } from '../explain/languages/german/german.ts';
export { readingsMarkdown } from '../explain/languages/english/readings-markdown.ts';
export {
  readingText,
  type ReadingTable,
  type ReadingText,
} from '../explain/languages/reading-table.ts';
export { READING_TABLES } from '../explain/languages/readings.ts';
export type { Language } from '../explain/languages/language.ts';
export { LANGUAGE_TAGS, LANGUAGES, type LanguageTag } from '../explain/languages/languages.ts';
export { adjustmentShort, retreatShort } from '../explain/messages/notation.ts';
