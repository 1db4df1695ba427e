/**
 * `standoff/boards`: other boards than the standard one, read from their files. Everything of `standoff` that takes a
 * position rules, checks and explains it on the board that it names. The boards that come with the package are
 * `standoff/boards/hundred.board.yaml` and its like. A drawing of a board becomes the map on which `standoff/draw` draws.
 *
 * @module boards
 */
export { readBoard, type BoardFileError } from '../scenario/board/read-board.ts';
export { readDrawing, type ReadDrawing } from '../scenario/board/drawing/read-drawing.ts';
