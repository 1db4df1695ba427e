import { verdict } from '../../explain/in-words.ts';
import type { Language } from '../../explain/languages/language.ts';
import { adjustmentRows, retreatRows } from '../../ui/phases/phase-rows.ts';
import type { ShownScenario } from '../shown.ts';
import { phasesOf } from '../turns.ts';

/** The verdict on a scenario, in a sentence or two. */
export function inShort(shown: ShownScenario, language: Language): string {
  const edition = shown.editions[0] ?? '1971';
  const { movement, retreats, adjustments } = phasesOf(shown, edition);
  if (movement) {
    const { headline: ruling, why } = verdict(movement, language);
    return `${ruling} ${why}`.trim();
  }
  const rows = retreats
    ? retreatRows(retreats, language)
    : adjustments
      ? adjustmentRows(adjustments, language)
      : [];
  const sentences = rows.flatMap((power) => [
    ...power.sentences,
    ...power.rows.flatMap((row) => row.sentences),
  ]);
  return sentences
    .slice(-2)
    .map(({ sentence }) => sentence)
    .join(' ');
}
