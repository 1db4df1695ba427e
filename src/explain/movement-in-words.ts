import { boardIn, type Board, type Position } from '../board/board.ts';
import type { Step } from '../trace/step.ts';
import type { Turn } from '../trace/turn.ts';
import { capitalised } from './languages/capitalised.ts';
import { format, type MovementLanguage } from './languages/language.ts';
import { factMessage } from './messages/fact.ts';
import { nearMissMessage } from './messages/near-miss.ts';
import { isAboutSpace, isSpace, partsOf, type ChapterStart } from './messages/turn/chapters.ts';
import { chipMessage } from './messages/turn/chips.ts';
import { markedParts } from './messages/turn/marks.ts';
import { verdictOf, type VerdictReason } from './messages/turn/verdict.ts';
import type { Chapter, VerdictText } from './texts.ts';

/*
 * A movement phase step by step, in words. It needs only this much of a language, so that a page that rules orders
 * itself (`embed/live`) loads no other words. `in-words.ts` provides the same, and everything else.
 */

/** A language with the names of the board that a turn is on. */
export const inTurn = <L>(
  { position }: { readonly position: Position },
  language: { readonly on: (board: Board) => L },
): L => language.on(boardIn(position));

/** What a step decides and why, in one or two sentences. */
export const movementSentence = (step: Step, turn: Turn, language: MovementLanguage): string =>
  capitalised(format(inTurn(turn, language).facts, factMessage(step, turn)));

/** What nearly interfered with a step and why it did not; null if nothing did. */
export function movementNearMiss(
  step: Step,
  turn: Turn,
  language: MovementLanguage,
): string | null {
  const found = nearMissMessage(step, turn);
  return found && capitalised(format(inTurn(turn, language).nearMisses, found));
}

/** A fact in short, as premises are shown. */
export const movementChip = (step: Step, turn: Turn, { chips }: MovementLanguage): string =>
  format(chips, chipMessage(step, turn));

const chapterOf = (part: ChapterStart, { topics, shortName }: MovementLanguage): Chapter => ({
  title:
    (isSpace(part.topic) ? shortName(part.topic) : topics[part.topic]) + (part.isMore ? ' …' : ''),
  from: part.from,
  about: isAboutSpace(part) ? 'space' : 'other',
});

/** The chapters of a trace, in order. */
export const movementChapters = (turn: Turn, language: MovementLanguage): readonly Chapter[] =>
  partsOf(turn).map((part) => chapterOf(part, inTurn(turn, language)));

/** The named marks of the ruler. `stops`: the steps of a short version. */
export const movementMarks = (
  turn: Turn,
  language: MovementLanguage,
  stops?: readonly number[],
): readonly Chapter[] =>
  markedParts(turn, stops).map((part) => chapterOf(part, inTurn(turn, language)));

function reasonText(reason: VerdictReason, language: MovementLanguage): string {
  switch (reason.of) {
    case 'fact':
      return capitalised(format(language.facts, reason.message));
    case 'near-miss':
      return capitalised(format(language.nearMisses, reason.message));
    case 'verdict':
      return capitalised(format(language.verdicts, reason.message));
  }
}

/** The verdict on a turn: its most important outcomes, and the step that explains best how they came about. */
export function movementVerdict(turn: Turn, language: MovementLanguage): VerdictText {
  const { headline, why } = verdictOf(turn);
  const words = inTurn(turn, language);
  return {
    headline: capitalised(format(words.verdicts, headline)),
    why: why.map((reason) => reasonText(reason, words)).join(' '),
  };
}
