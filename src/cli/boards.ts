import { readdir, readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Board, STANDARD } from '../board/board.ts';
import { err, ok, type Result } from '../result.ts';
import { failureReason } from './files.ts';

/** The ending of the files of boards, in the package too. */
const ENDING = '.board.yaml';

/** The other boards: those of the package, and any file. */
export interface Boards {
  /**
   * Opens the board that somebody names: one of the package, `hundred`, or a file, as seen from the file that names it.
   * Errors: one line each.
   */
  readonly open: (name: string, beside?: string) => Promise<Result<Board, readonly string[]>>;
  /** The names of those of the package. */
  readonly names: () => Promise<readonly string[]>;
}

/** `assets`: the folder of the built command, which has the boards of the package. */
export function boardsIn(assets: URL): Boards {
  const names = async (): Promise<readonly string[]> =>
    (await readdir(assets)).flatMap((file) =>
      file.endsWith(ENDING) ? [file.slice(0, -ENDING.length)] : [],
    );
  return {
    names,
    open: async (name, beside) => {
      if (name === STANDARD.id) return ok(STANDARD);
      const isFile = /[./\\]/.test(name);
      const path = isFile
        ? resolve(beside === undefined ? '.' : dirname(beside), name)
        : fileURLToPath(new URL(`${name}${ENDING}`, assets));
      let text: string;
      try {
        text = await readFile(path, 'utf8');
      } catch (cause) {
        if (isFile) return err([`${name}: Cannot be read: ${failureReason(cause)}`]);
        const known = (await names()).join(', ');
        return err([`Unknown board "${name}". Use ${known} or the path of its file.`]);
      }
      // Loaded on demand: the standard board needs no reader of boards.
      const { loadBoard } = await import('../scenario/board/load-board.ts');
      const { formatError } = await import('../scenario/file-place.ts');
      const loaded = loadBoard(text, isFile ? name : `${name}${ENDING}`);
      return loaded.ok ? ok(loaded.value.board) : err(loaded.error.map(formatError));
    },
  };
}

/** Which boards of the package have a text that the standard board does not: those on which `reads` finds nothing wrong. */
export async function boardsThat(
  reads: (board: Board) => Promise<boolean>,
  boards: Boards,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of await boards.names()) {
    const board = await boards.open(name);
    if (board.ok && (await reads(board.value))) found.push(name);
  }
  return found;
}

/** The board that a scenario names; null: the standard one. */
export const boardNamedIn = (text: string): string | null =>
  /^board:[ \t]*(["']?)([^"'#\r\n]{1,200}?)\1[ \t]*(?:#.*)?\r?$/m.exec(text)?.[2] ?? null;
