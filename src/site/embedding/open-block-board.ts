import type { BlockBoard } from '../../embed/boards/block-board.ts';

/** The board that a block names, by code that is fetched with the first one. */
export const openBlockBoard = async (name: string): Promise<BlockBoard | null> =>
  (await import('./block-board-of.ts')).blockBoardNamed(name);
