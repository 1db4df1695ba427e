import { STANDARD } from '../../board/board.ts';
import { adjustments } from '../../explain/languages/english/adjustments.ts';
import { englishMovementWords } from '../../explain/languages/english/english-movement.ts';
import { grammarOn } from '../../explain/languages/english/grammar.ts';
import { phaseOutcomes } from '../../explain/languages/english/labels.ts';
import { retreats } from '../../explain/languages/english/retreats.ts';
import type { PhaseLanguage } from '../../explain/languages/language.ts';
import { onBoards } from '../../explain/languages/on-boards.ts';

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

/** The words of all phases in English, without those of pages. */
export const englishPhases: PhaseLanguage = on(STANDARD);
