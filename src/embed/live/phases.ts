import { STANDARD } from '../../board/board.ts';
import { adjustments } from '../../explain/languages/english/adjustments.ts';
import { englishMovementWords } from '../../explain/languages/english/english-movement.ts';
import { grammarOn } from '../../explain/languages/english/grammar.ts';
import { phaseOutcomes } from '../../explain/languages/english/labels.ts';
import { retreats } from '../../explain/languages/english/retreats.ts';
import type { PhaseLanguage } from '../../explain/languages/language.ts';
import { onBoards } from '../../explain/languages/on-boards.ts';
import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import { err, ok, type Result } from '../../result.ts';
import { rulePhases } from '../../scenario/rule-phases.ts';
import { readPhases, type PhaseTextReaders } from '../phases-text.ts';
import { reelOfPhases } from '../played.ts';
import type { Reel } from '../reel.ts';
import { EXACT } from './exact-phases.ts';
import { editionOf, liveBy, errorMessages, WORDS, type Live } from './live-by.ts';

/*
 * Texts of several phases, or of a phase other than movement, ruled in the page: fetched instead of `live.ts` if the
 * orders of an element are such a text.
 */

const on = onBoards((board): PhaseLanguage => {
  const g = grammarOn(board);
  return {
    ...englishMovementWords(g),
    on,
    retreats: retreats(g),
    adjustments: adjustments(g),
    phaseOutcomes,
  };
});

const englishPhases: PhaseLanguage = on(STANDARD);

export const live: Live = liveBy(ruled);

/** Reads, rules and words orders. The error is a message for people. */
export async function ruled(
  text: string,
  edition: string | null,
  tag: LanguageTag,
): Promise<Result<Reel, string>> {
  const chosen = editionOf(edition, tag);
  if (!chosen.ok) return chosen;
  const language = tag === 'en' ? englishPhases : (await import('./german-phases.ts')).germanPhases;
  const read = (readers: PhaseTextReaders) => readPhases(text, chosen.value, readers, tag);
  const phases =
    read(EXACT) ?? read((await import('./any-orders.ts')).anyPhases(language.orderError));
  if (!phases) throw new Error('the readers of all notations left a text to others');
  if (!phases.ok) return err(errorMessages(phases.error, tag));
  const ruling = rulePhases(phases.value, chosen.value);
  const isRuled = ruling.movement ?? ruling.retreats ?? ruling.adjustments;
  return isRuled ? ok(reelOfPhases(ruling, language)) : err(WORDS[tag].none);
}
