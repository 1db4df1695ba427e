import { type OwnBoardId, ownBoardId, type OwnSource } from '../../board/others/own-boards.ts';

/** A board that this browser keeps. Whatever is in it, it is read and checked again. */
export interface KeptBoard {
  readonly id: string;
  readonly name: string;
  /** Its file, as JSON. */
  readonly text: string;
  readonly layouts: unknown;
  /** Of the first turn; null: nobody has changed them. */
  readonly orders: string | null;
}

const KEY = 'standoff.boards';
const MOST_BOARDS = 6;
/** In characters, of all boards together: browsers keep five million for a site. */
const MOST = 2_000_000;

/** The boards that this browser keeps, the latest first. */
export function keptBoards(): readonly KeptBoard[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.flatMap((one) => asKept(one) ?? []) : [];
  } catch {
    return [];
  }
}

function asKept(value: unknown): KeptBoard | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, text, layouts, orders }: Partial<Record<keyof KeptBoard, unknown>> = value;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof text !== 'string') return null;
  return { id, name, text, layouts, orders: typeof orders === 'string' ? orders : null };
}

/** A kept board on which a game can begin; nothing but its name has been looked at. */
export interface PlayableBoard {
  readonly id: OwnBoardId;
  readonly name: string;
  readonly line: string;
  readonly source: OwnSource;
}

/** The kept boards as games know them, the latest first. */
export const playableBoards = (): readonly PlayableBoard[] =>
  keptBoards().flatMap(({ name, text, layouts }) => {
    const file = fileIn(text);
    if (!file) return [];
    const line = typeof file.description === 'string' ? file.description.trim() : '';
    return [{ id: ownBoardId(file), name, line, source: { file, layouts } }];
  });

function fileIn(text: string): { readonly id: string; readonly description?: unknown } | null {
  try {
    const file: unknown = JSON.parse(text);
    const isFile =
      typeof file === 'object' && file !== null && 'id' in file && typeof file.id === 'string';
    return isFile ? (file as { readonly id: string }) : null;
  } catch {
    return null;
  }
}

/** Keeps a board before all others; those that have no more room are forgotten. Whether it is kept. */
export function keepBoard(board: KeptBoard): boolean {
  return write([board, ...keptBoards().filter(({ id }) => id !== board.id)]);
}

export function forgetBoard(id: string): boolean {
  return write(keptBoards().filter((one) => one.id !== id));
}

function write(boards: readonly KeptBoard[]): boolean {
  const few = boards.slice(0, MOST_BOARDS);
  for (let count = few.length; count > 0; count--) {
    const text = JSON.stringify(few.slice(0, count));
    if (text.length > MOST) continue;
    try {
      localStorage.setItem(KEY, text);
      return true;
    } catch {
      // It is forbidden, or there is no more room: perhaps for fewer.
    }
  }
  try {
    localStorage.removeItem(KEY);
  } catch {
    return false;
  }
  return boards.length === 0;
}
