import { unpackBoard } from '../src/board/others/packed-board.ts';
import { diagramBlock, roomOf } from '../src/embed/boards/block-board.ts';
import type { BoardAndLayouts } from '../src/stage/model/board-formats.ts';

const FILES = import.meta.glob<BoardAndLayouts>('../boards/*.board.yaml', {
  query: '?facts',
  import: 'default',
  eager: true,
});

/** The room that embeds need on each board that comes with Standoff, as the attribute `room` says it. */
export const boardRooms = (): readonly (readonly [id: string, room: string])[] =>
  Object.values(FILES).map(({ board, layouts }) => {
    const { id } = board;
    return [id, roomOf(diagramBlock(unpackBoard(board), layouts, id))];
  });
