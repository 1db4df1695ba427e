import { getContext, setContext } from 'svelte';
import { type Board, STANDARD } from '../../board/board.ts';
import type { BoardFormats } from '../../stage/model/board-formats.ts';
import { FORMATS } from '../../stage/model/format.ts';

/** The board of a part of a page, and the formats in which it is drawn there. */
export interface BoardHere {
  readonly board: Board;
  readonly formats: BoardFormats;
}

const KEY = Symbol('board');
const ON_THE_MAP: BoardHere = { board: STANDARD, formats: FORMATS };

/** Sets the board of the calling component's children. */
export function setBoard(here: BoardHere): void {
  setContext(KEY, here);
}

/** The board of this part of the page: the standard one, if none is set. Call it while a component is created. */
export const boardHere = (): BoardHere => getContext<BoardHere | undefined>(KEY) ?? ON_THE_MAP;
