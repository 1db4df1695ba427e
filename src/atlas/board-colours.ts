import type { Board } from '../board/board.ts';
import { pageTokens } from '../diagram/colour-tokens.ts';

/** Gives the powers of a board their colours in this page, wherever `data-board` names it. */
export function addColours(board: Board): void {
  const colours = new CSSStyleSheet();
  colours.replaceSync(pageTokens(board));
  document.adoptedStyleSheets.push(colours);
}
