/**
 * `standoff/explain`: sentences, outcomes and verdicts in English or German, made from the steps of a ruling and
 * nothing else. The language defaults to English. The result is plain text: escape it like any other text before
 * putting it into a page.
 *
 * @module explain
 */
import type { Condition } from '../ask/condition.ts';
import type { Why } from '../ask/why.ts';
import { english } from '../explain/languages/english/english.ts';
import type { Language } from '../explain/languages/language.ts';
import * as inWords from '../explain/in-words.ts';
import type { Chapter, OutcomeWords, VerdictText, WhyText } from '../explain/in-words.ts';
import type { Ordered } from '../orders/order.ts';
import type { Choices, Edition } from '../rules/edition.ts';
import type { AdjustmentFact } from '../trace/adjustment-fact.ts';
import type { RuledAdjustment } from '../trace/adjustment-ruling.ts';
import type { AdjustmentTurn, RetreatTurn } from '../trace/phase-turn.ts';
import type { RetreatFact } from '../trace/retreat-fact.ts';
import type { RuledRetreat } from '../trace/retreat-ruling.ts';
import type { RuledOrder } from '../trace/ruling.ts';
import type { AnyFact, Step } from '../trace/step.ts';
import type { Turn } from '../trace/turn.ts';

/*
 * English is the default here. Nothing inside the project has a default: a page loads the words of its own language
 * only.
 */

/** A fact of an adjustment phase in short, as premises are shown. */
export const adjustmentChip = (
  step: Step<AdjustmentFact>,
  turn: AdjustmentTurn,
  language: Language = english,
): string => inWords.adjustmentChip(step, turn, language);

/** The words for the outcome of an order in an adjustment phase. */
export const adjustmentOutcomeWords = (
  ruled: RuledAdjustment,
  turn: AdjustmentTurn,
  language: Language = english,
): OutcomeWords => inWords.adjustmentOutcomeWords(ruled, turn, language);

/** What a step of an adjustment phase decides and why, in a sentence or two for a reader who knows no jargon. */
export const adjustmentSentence = (
  step: Step<AdjustmentFact>,
  turn: AdjustmentTurn,
  language: Language = english,
): string => inWords.adjustmentSentence(step, turn, language);

/** What the order said before it was read as it is now: `written “F Mun”`; empty if it was read exactly as written. */
export const asWritten = (order: Ordered, language: Language = english): string =>
  inWords.asWritten(order, language);

/** The chapters of a trace, in order. */
export const chapters = (turn: Turn, language: Language = english): readonly Chapter[] =>
  inWords.chapters(turn, language);

/** A fact in short, as premises are shown: `A Pru–Sil succeeds, 2 against 1`. */
export const chip = (step: Step, turn: Turn, language: Language = english): string =>
  inWords.chip(step, turn, language);

/** How an edition answers a question on which editions differ: `One surviving route is enough.` */
export const choiceAnswer = (
  choice: keyof Choices,
  edition: Edition,
  language: Language = english,
): string => inWords.choiceAnswer(choice, edition, language);

/** One line of the checklist as a sentence, which says whether it is met, so that it can be read without its mark. */
export const conditionSentence = (
  condition: Condition,
  turn: Turn,
  language: Language = english,
): string => inWords.conditionSentence(condition, turn, language);

/** The words for the outcome of an order, once it is decided. */
export const outcomeWords = (
  ruled: RuledOrder,
  turn: Turn,
  language: Language = english,
): OutcomeWords => inWords.outcomeWords(ruled, turn, language);

/** A fact of a retreat phase in short, as premises are shown. */
export const retreatChip = (
  step: Step<RetreatFact>,
  turn: RetreatTurn,
  language: Language = english,
): string => inWords.retreatChip(step, turn, language);

/** The words for the outcome of an order in a retreat phase, or of a dislodged unit without one. */
export const retreatOutcomeWords = (
  ruled: RuledRetreat,
  turn: RetreatTurn,
  language: Language = english,
): OutcomeWords => inWords.retreatOutcomeWords(ruled, turn, language);

/** What a step of a retreat phase decides and why, in a sentence for a reader who knows no jargon. */
export const retreatSentence = (
  step: Step<RetreatFact>,
  turn: RetreatTurn,
  language: Language = english,
): string => inWords.retreatSentence(step, turn, language);

/** The rule that a step rests on, in our own words, as the edition has it. */
export const ruleText = (
  step: Step<AnyFact>,
  edition: Edition,
  language: Language = english,
): string => inWords.ruleText(step, edition, language);

/** What a step decides and why, in one or two sentences for a reader who knows no jargon. */
export const sentence = (step: Step, turn: Turn, language: Language = english): string =>
  inWords.sentence(step, turn, language);

/** The verdict on a turn: its most important outcomes, and the step that explains best how they came about. */
export const verdict = (turn: Turn, language: Language = english): VerdictText =>
  inWords.verdict(turn, language);

/** An answer of `why`, in words. */
export const whyText = (answer: Why, turn: Turn, language: Language = english): WhyText =>
  inWords.whyText(answer, turn, language);

export type { Chapter, OutcomeWords, VerdictText as Verdict, WhyText };

export { english };
export { german } from '../explain/languages/german/german.ts';
export { readingsMarkdown } from '../explain/languages/english/readings-markdown.ts';
export {
  readingText,
  type ReadingTable,
  type ReadingText,
} from '../explain/languages/reading-table.ts';
export { READING_TABLES } from '../explain/languages/readings.ts';
export type { Language };
export { LANGUAGE_TAGS, LANGUAGES, type LanguageTag } from '../explain/languages/languages.ts';
export { adjustmentShort, retreatShort } from '../explain/messages/notation.ts';
