import { STANDARD, type Board } from '../../board/board.ts';
import { gameWords } from '../../game/languages/game-languages.ts';
import type { Language } from '../../explain/languages/language.ts';
import { DESK_WORDS } from '../desk/languages/desk-languages.ts';

/** What a board is called at the desk: a variant or another board as on the game page, else as its file says. */
export function boardName({ id, name }: Board, language: Language): string {
  if (id === STANDARD.id) return DESK_WORDS[language.tag].board.standard.name;
  const plans: Readonly<Record<string, { readonly name: string }>> = gameWords(language).plans;
  return (Object.hasOwn(plans, id) ? plans[id]?.name : undefined) ?? name;
}
