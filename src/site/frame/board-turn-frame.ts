/*
 * The same as `turn-frame.ts` for a board with a map of its own, which the page contains.
 */
import { unpackBoard } from '../../board/others/packed-board.ts';
import { hostTokens } from '../../diagram/colour-tokens.ts';
import { diagramBlock } from '../../embed/boards/block-board.ts';
import { diagramReelMap } from '../../embed/boards/diagram-reel-map.ts';
import type { BoardAndLayouts } from '../../stage/model/board-formats.ts';
import { type FramedBoard, showTurns } from './framed-turns.ts';

const written = document.querySelector('#board')?.textContent ?? '';
const { board: packed, layouts } = JSON.parse(written) as BoardAndLayouts;
const board = unpackBoard(packed);
const colours = new CSSStyleSheet();
colours.replaceSync(hostTokens(board, CSS.supports('color', 'light-dark(#000,#fff)')));
const framed: FramedBoard = {
  board,
  map: diagramReelMap(board, layouts),
  formats: diagramBlock(board, layouts, board.id).formats,
  sheets: [colours],
};

showTurns((name) => (name === null || name === board.id ? framed : null));
