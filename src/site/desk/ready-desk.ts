import type { Language } from '../../explain/languages/language.ts';
import { EDITIONS } from '../../rules/editions.ts';
import { readyScene } from '../../stage/layout/scene.ts';
import { formatIn, FORMATS, type FormatId } from '../../stage/model/format.ts';
import { nextTask } from '../../ui/kit/when-idle.ts';
import { stepTexts } from '../../ui/player/step-text.ts';
import { exampleDesk, ruledDesk } from '../../desk/desk.ts';
import { OPENING_EDITION } from './link/desk-address.ts';

/**
 * Rules, words and lays out the desk as it opens, in many short tasks, so that hydration finds all that done. `format`:
 * that of the board on the page; null: there is none.
 */
export async function readyDesk(language: Language, format: FormatId | null): Promise<void> {
  await nextTask();
  const ruled = ruledDesk(exampleDesk(), EDITIONS[OPENING_EDITION]);
  await nextTask();
  if (ruled?.phase === 'movement') stepTexts(ruled.turn, language);
  await nextTask();
  if (format !== null && ruled?.phase === 'movement')
    await readyScene(ruled.turn, formatIn(FORMATS[format], language), nextTask);
}
