import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Board, STANDARD } from '../board/board.ts';
import { err, ok, type Result } from '../result.ts';
import type { LoadedBoard } from '../scenario/board/load-board.ts';
import { failureReason } from './files.ts';

/** The ending of the files of boards, in the package too. */
const ENDING = '.board.yaml';

const variants = async (): Promise<readonly string[]> =>
  (await import('../board/variants.ts')).VARIANT_IDS;

async function variantNamed(name: string): Promise<Board | null> {
  const { isVariantId, VARIANTS } = await import('../board/variants.ts');
  return isVariantId(name) ? VARIANTS[name] : null;
}

/** The boards of the package, the variants on the standard map, and any file. */
export interface Boards {
  /**
   * Opens the board that somebody names: `standard`, a variant, one of the package, or a file, as seen from the file that names it.
   * Errors: one line each.
   */
  readonly open: (name: string, beside?: string) => Promise<Result<Board, readonly string[]>>;
  /** The same with what its file says besides. */
  readonly describe: (
    name: string,
    beside?: string,
  ) => Promise<Result<DescribedBoard, readonly string[]>>;
  /** The names of those of the package. */
  readonly names: () => Promise<readonly string[]>;
}

/** A board, and who designed it. Without a file: the standard board, or a variant on its map. */
export interface DescribedBoard {
  readonly board: Board;
  readonly designer: string | null;
  readonly loaded: LoadedBoard | null;
}

/** `assets`: the folder of the built command, which has the boards of the package. */
export function boardsIn(assets: URL): Boards {
  const names = async (): Promise<readonly string[]> =>
    (await readdir(assets)).flatMap((file) =>
      file.endsWith(ENDING) ? [file.slice(0, -ENDING.length)] : [],
    );
  const describe: Boards['describe'] = async (name, beside = '.') => {
    const known = name === STANDARD.id ? STANDARD : await variantNamed(name);
    if (known) {
      const { CREDITS } = await import('../board/credits.ts');
      const { designer } = CREDITS[known.id as keyof typeof CREDITS];
      return ok({ board: known, designer, loaded: null });
    }
    const isFile = /[./\\]/.test(name);
    const packaged = await names();
    if (!isFile && !packaged.includes(name))
      return err([
        `Unknown board "${name}". Use ${[STANDARD.id, ...packaged].join(', ')}, a variant (${(await variants()).join(', ')}) or the path of its file.`,
      ]);
    const path = isFile
      ? resolve(dirname(beside), name)
      : fileURLToPath(new URL(`${name}${ENDING}`, assets));
    const read = await openBoardFile(path, isFile ? name : `${name}${ENDING}`);
    if (!read.ok) return read;
    const { board, file } = read.value;
    return ok({ board, designer: file.author, loaded: read.value });
  };
  return {
    names,
    describe,
    open: async (name, beside) => {
      const described = await describe(name, beside);
      return described.ok ? ok(described.value.board) : described;
    },
  };
}

/**
 * Reads the file of a board: in Diplicity's variant format, a `.map` file, or the source of a variant of godip (`.go`). `name`: how errors call it. Errors: one line
 * each.
 */
async function openBoardFile(
  path: string,
  name: string = path,
): Promise<Result<LoadedBoard, readonly string[]>> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (cause) {
    return err([`${name}: Cannot be read: ${failureReason(cause)}`]);
  }
  // Loaded on demand: the standard board needs no reader of boards.
  const { loadBoard } = await import('../scenario/board/load-board.ts');
  const { formatError } = await import('../scenario/file-place.ts');
  const ending = /\.(map|go)$/i.exec(name)?.[1]?.toLowerCase();
  if (ending !== undefined) {
    const other =
      ending === 'map'
        ? (await import('../scenario/board/read-map.ts')).readMap(text, idOf(name))
        : (await import('../scenario/board/read-godip.ts')).readGodip(text, idOf(name));
    if (!other.ok)
      return err(other.error.map(({ line, message }) => `${name}:${String(line)}:1 ${message}`));
    text = JSON.stringify(other.value, null, 2);
  }
  const loaded = loadBoard(text, name);
  if (loaded.ok) return loaded;
  // The lines are those of the file that was read, not of what was made of it.
  return err(
    loaded.error.map((error) =>
      ending === undefined
        ? formatError(error)
        : `${name}: ${error.message} (expected ${error.expected})`,
    ),
  );
}

const idOf = (file: string): string =>
  basename(file)
    .replace(/\.(map|go)$/i, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

/** The board of a scenario: the one that it names, or else the one that was asked for; null: the standard one. */
export async function boardOfScenario(
  text: string,
  file: string,
  { board, boards }: { readonly board: Board | null; readonly boards: Boards },
): Promise<Result<Board | null, readonly string[]>> {
  const named = /^board:[ \t]*(["']?)([^"'#\r\n]{1,200}?)\1[ \t]*(?:#.*)?\r?$/m.exec(text)?.[2];
  return named === undefined ? ok(board) : boards.open(named, file);
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
