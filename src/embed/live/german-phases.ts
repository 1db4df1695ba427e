import { adjustments } from '../../explain/languages/german/adjustments.ts';
import { germanMovement } from '../../explain/languages/german/german-movement.ts';
import { phaseOutcomes } from '../../explain/languages/german/labels.ts';
import { retreats } from '../../explain/languages/german/retreats.ts';
import type { PhaseLanguage } from '../../explain/languages/language.ts';

/** A separate file, fetched for texts of other phases in German. */
export const germanPhases: PhaseLanguage = {
  ...germanMovement,
  retreats,
  adjustments,
  phaseOutcomes,
};
