import { type Board, hasStandardMap, type Piece, type SpaceId, spaceOf } from '../board/board.ts';
import { STANDARD_CALENDAR } from '../board/calendar.ts';
import { fullName } from '../board/names.ts';
import { differences } from '../board/questions/differences.ts';
import { pairsIn } from '../board/questions/first-year.ts';
import type { Language } from '../explain/languages/language.ts';
import { gameWords } from '../game/languages/game-languages.ts';
import { isVariantId } from '../board/variants/variant-ids.ts';
import type { BoardNames } from './boards-words.ts';
import { BOARDS_WORDS } from './words/words.ts';
import type { ShownBoard } from './shown-board.ts';

/** The names of a board in a language: those of other boards than the standard one are as in their files. */
export function namesOf(board: Board, { board: words }: Language): BoardNames {
  const space = (id: SpaceId): string =>
    hasStandardMap(board) ? words.space(id) : fullName(id, board);
  return {
    power: words.power,
    space,
    unit: ({ kind, at }: Piece) => `${kind} ${space(spaceOf(at))}`,
  };
}

/** What a board is called, and what it is in a sentence. */
export function headOf(
  { board, file }: Pick<ShownBoard, 'board' | 'file'>,
  language: Language,
): { readonly name: string; readonly line: string } {
  const plan = isVariantId(board.id) && board.of ? gameWords(language).plans[board.id] : null;
  const line = BOARDS_WORDS[language.tag].about[board.id] ?? file?.description ?? '';
  return plan ? { name: plan.name, line: plan.line } : { name: board.name, line };
}

/** What is different on a board from the standard game, a sentence for each. */
export function differencesOf(
  { board, file }: Pick<ShownBoard, 'board' | 'file'>,
  language: Language,
): readonly string[] {
  const { differs } = BOARDS_WORDS[language.tag];
  const names = namesOf(board, language);
  const isStandard = board.of === undefined && file === null;
  return [
    ...(isStandard ? [] : differences(board).map((one) => differs.say(one, names))),
    ...[differs.calendar(board.calendar ?? STANDARD_CALENDAR), differs.unruled[board.id]].flatMap(
      (one) => one ?? [],
    ),
  ];
}

/** Whether every two powers have the same entry. */
export const isSameForAll = <T>(
  board: Board,
  entries: readonly T[],
  of: (entry: T) => unknown,
): boolean =>
  entries.length === pairsIn(board.powers).length &&
  new Set(entries.map((entry) => JSON.stringify(of(entry)))).size === 1;
