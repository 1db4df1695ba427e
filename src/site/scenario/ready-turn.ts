import type { Language } from '../../explain/languages/language.ts';
import { isRulebook } from '../../rules/edition.ts';
import { adjustmentFrame } from '../../stage/frame/adjustment-frame.ts';
import { retreatFrame } from '../../stage/frame/retreat-frame.ts';
import { readyScene } from '../../stage/layout/scene.ts';
import { formatIn, FORMATS, type FormatId } from '../../stage/model/format.ts';
import { nextTask } from '../../ui/kit/when-idle.ts';
import { stepTexts } from '../../ui/player/step-text.ts';
import type { ShownScenario } from '../shown.ts';
import { differingEditions, phasesOf, turnOf } from '../turns.ts';

/**
 * Rules the turn of a page, words it and lays it out, and its later phases, in many short tasks, so that hydration, which
 * cannot be interrupted, finds all that done. `format`: that of the board on the page; null: there is none.
 */
export async function readyTurn(
  shown: ShownScenario,
  language: Language,
  format: FormatId | null,
): Promise<void> {
  await nextTask();
  const edition = shown.editions[0] ?? '1971';
  const turn = turnOf(shown, edition);
  await nextTask();
  stepTexts(turn, language);
  await nextTask();
  if (isRulebook(edition)) differingEditions(shown, edition);
  await nextTask();
  if (format === null) return;
  const drawn = formatIn(FORMATS[format], language);
  if (shown.orders.length > 0) await readyScene(turn, drawn, nextTask);
  const { retreats, adjustments } = phasesOf(shown, edition);
  await nextTask();
  if (retreats) retreatFrame(retreats, drawn);
  await nextTask();
  if (adjustments) adjustmentFrame(adjustments, drawn);
  await nextTask();
}
