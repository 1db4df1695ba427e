import type { Language } from '../../explain/languages/language.ts';
import { frame } from '../../stage/frame/frame.ts';
import { formatIn, FORMATS, type FormatId } from '../../stage/model/format.ts';
import { nextTask } from '../../ui/kit/when-idle.ts';
import type { ShownScenario } from '../shown.ts';
import { turnOf } from '../turns.ts';

/**
 * Rules and lays out the turn of a page, each in a task of its own, so that hydration, which cannot be interrupted, finds
 * both done. `format`: that of the board on the page; null: there is none.
 */
export async function readyTurn(
  shown: ShownScenario,
  language: Language,
  format: FormatId | null,
): Promise<void> {
  await nextTask();
  const turn = turnOf(shown, shown.editions[0] ?? '1971');
  await nextTask();
  if (format === null || shown.orders.length === 0) return;
  frame(turn, turn.ruling.steps.length, formatIn(FORMATS[format], language));
  await nextTask();
}
