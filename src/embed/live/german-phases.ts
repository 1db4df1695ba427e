import { STANDARD } from '../../board/board.ts';
import { adjustments } from '../../explain/languages/german/adjustments.ts';
import { germanMovementWords } from '../../explain/languages/german/german-movement.ts';
import { grammarOn } from '../../explain/languages/german/grammar.ts';
import { phaseOutcomes } from '../../explain/languages/german/labels.ts';
import { retreats } from '../../explain/languages/german/retreats.ts';
import type { PhaseLanguage } from '../../explain/languages/language.ts';
import { onBoards } from '../../explain/languages/on-boards.ts';

const on = onBoards((board): PhaseLanguage => {
  const g = grammarOn(board);
  return {
    ...germanMovementWords(g),
    on,
    retreats: retreats(g),
    adjustments: adjustments(g),
    phaseOutcomes,
  };
});

/** A separate file, fetched for texts of other phases in German. */
export const germanPhases: PhaseLanguage = on(STANDARD);
