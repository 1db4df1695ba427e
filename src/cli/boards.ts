import { readdir, readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Board } from '../board/board.ts';
import { err, ok, type Result } from '../result.ts';
import { failureReason } from './files.ts';

/** The ending of the files of boards, in the package too. */
const ENDING = '.board.yaml';

/**
 * Opens the board that somebody names: one of the package, `hundred`, or a file, as seen from the file that names it.
 * Errors: one line each.
 */
export type OpenBoard = (
  name: string,
  beside: string | null,
) => Promise<Result<Board, readonly string[]>>;

/** `assets`: the folder of the built command, which has the boards of the package. */
export const boardsIn =
  (assets: URL): OpenBoard =>
  async (name, beside) => {
    const isFile = /[./\\]/.test(name);
    const path = isFile
      ? resolve(beside === null ? '.' : dirname(beside), name)
      : fileURLToPath(new URL(`${name}${ENDING}`, assets));
    let text: string;
    try {
      text = await readFile(path, 'utf8');
    } catch (cause) {
      if (isFile) return err([`${name}: Cannot be read: ${failureReason(cause)}`]);
      const known = await boardsOf(assets);
      return err([`Unknown board "${name}". Use ${known.join(', ')} or the path of its file.`]);
    }
    // Loaded on demand: the standard board needs no reader of boards.
    const { loadBoard } = await import('../scenario/board/load-board.ts');
    const { formatError } = await import('../scenario/file-place.ts');
    const loaded = loadBoard(text, isFile ? name : `${name}${ENDING}`);
    return loaded.ok ? ok(loaded.value.board) : err(loaded.error.map(formatError));
  };

/** The names of the boards of the package. */
async function boardsOf(assets: URL): Promise<readonly string[]> {
  const files = await readdir(assets);
  return files.flatMap((file) => (file.endsWith(ENDING) ? [file.slice(0, -ENDING.length)] : []));
}

/** The board that a scenario names; null: the standard one. */
export const boardNamedIn = (text: string): string | null =>
  /^board:[ \t]*(["']?)([^"'#\r\n]{1,200}?)\1[ \t]*(?:#.*)?\r?$/m.exec(text)?.[2] ?? null;
