import { readdirSync, readFileSync } from 'node:fs';
import type { Board } from '../../src/board/board.ts';
import { formatError } from '../../src/scenario/file-place.ts';
import { loadBoard } from '../../src/scenario/board/load-board.ts';
import { RING } from './ring.ts';

/** The board of a file, which must be good. */
export function boardFrom(text: string, name: string): Board {
  const loaded = loadBoard(text, name);
  if (!loaded.ok) throw new Error(loaded.error.map(formatError).join('\n'));
  return loaded.value.board;
}

const FOLDER = new URL('../../boards/', import.meta.url);

/** A board of the package by its id. */
export function boardNamed(id: string): Board {
  const board = BOARDS.find((one) => one.id === id);
  if (!board) throw new Error(`no board ${id}`);
  return board;
}

/** The boards of the package, and our own of the tests. */
export const BOARDS: readonly Board[] = [
  ...readdirSync(FOLDER)
    .filter((file) => file.endsWith('.board.yaml'))
    .map((file) => boardFrom(readFileSync(new URL(file, FOLDER), 'utf8'), file)),
  boardFrom(JSON.stringify(RING), 'ring'),
];
