import { unpackBoard } from '../../board/others/packed-board.ts';
import { pageTokens } from '../../diagram/colour-tokens.ts';
import { type BoardAndLayouts, diagramFormats } from '../../stage/model/board-formats.ts';
import type { BoardHere } from '../../ui/board/board-here.ts';

/* Loaded with the first board that has a map of its own. */

/** A board with the formats of its diagram. The page gets the colours of its powers. */
export function drawnBoard({ board: packed, layouts }: BoardAndLayouts): BoardHere {
  const board = unpackBoard(packed);
  const colours = new CSSStyleSheet();
  colours.replaceSync(pageTokens(board));
  document.adoptedStyleSheets.push(colours);
  return { board, formats: diagramFormats(board, layouts) };
}
