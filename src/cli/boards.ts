import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Board, STANDARD } from '../board/board.ts';
import type { BoardMap } from '../board/board-drawing.ts';
import { err, ok, type Result } from '../result.ts';
import { boardNamedIn } from '../scenario/board/board-named.ts';
import type { LoadedBoard } from '../scenario/board/load-board.ts';
import { failureReason } from './files.ts';

/** The ending of the files of boards, in the package too. */
const ENDING = '.board.yaml';

const variants = async (): Promise<readonly string[]> =>
  (await import('../board/variants/variant-ids.ts')).VARIANT_IDS;

async function variantNamed(name: string): Promise<Board | null> {
  const { isVariantId } = await import('../board/variants/variant-ids.ts');
  return isVariantId(name) ? (await import('../board/variants/variants.ts')).VARIANTS[name] : null;
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
  /** Those of the package whose files have a word of a text that the standard board does not know. Reads no file as a board. */
  readonly among: (text: string) => Promise<readonly string[]>;
}

/** A board, and who designed it. Without a file: the standard board, or a variant on its map. */
export interface DescribedBoard {
  readonly board: Board;
  readonly designer: string | null;
  readonly loaded: LoadedBoard | null;
}

/** The words by which boards can be told apart: names and signs of three letters or more, and numbers. */
const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? [];

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
  const among: Boards['among'] = async (text) => {
    const { spaces, powers } = STANDARD;
    const known = [...spaces].flatMap(([id, { name }]) => [id, name]);
    const standard = new Set(wordsOf([...known, ...powers].join(' ')));
    const strange = wordsOf(text).filter((word) => !standard.has(word));
    const files = await Promise.all(
      (await names()).map(async (name) => {
        const words = new Set(wordsOf(await readFile(new URL(name + ENDING, assets), 'utf8')));
        return strange.some((word) => words.has(word)) ? [name] : [];
      }),
    );
    return files.flat();
  };
  return {
    among,
    describe,
    open: async (name, beside) => {
      const described = await describe(name, beside);
      return described.ok ? ok(described.value.board) : described;
    },
  };
}

/**
 * Reads the file of a board, in any format that is read. `variants.xml#ID` is one of several variants of jDip. Other
 * files that it needs are beside it. `name`: how errors call it. Errors: one line each.
 */
async function openBoardFile(
  path: string,
  name: string = path,
): Promise<Result<LoadedBoard, readonly string[]>> {
  const [, file = path, which = null] = /^(.*\.xml)#(.*)$/is.exec(path) ?? [];
  const text = await textOf(file, name);
  if (!text.ok) return text;
  // Loaded on demand: the standard board needs no reader of boards.
  const { openBoard } = await import('../scenario/board/open-board.ts');
  const { formatError } = await import('../scenario/file-place.ts');
  const files = [{ name, text: text.value }];
  for (;;) {
    const read = openBoard(files, which);
    if (read.ok) return read;
    const { needs, errors } = read.error;
    const beside = needs === null ? null : resolve(dirname(file), basename(needs));
    const other = beside === null ? null : await textOf(beside, beside);
    if (beside === null || other?.ok !== true || files.some((one) => one.name === beside))
      return err(errors.map(formatError));
    files.push({ name: beside, text: other.value });
  }
}

/** The text of a file; `name`: how errors call it. */
async function textOf(path: string, name: string): Promise<Result<string, readonly string[]>> {
  try {
    return ok(await readFile(path, 'utf8'));
  } catch (cause) {
    return err([`${name}: Cannot be read: ${failureReason(cause)}`]);
  }
}

/** The map of a board in the file of a drawing; null: it is none. With what is to be said of it. */
export async function openDrawing(
  path: string,
  board: Board,
): Promise<{ readonly map: BoardMap | null; readonly lines: readonly string[] }> {
  const read = await textOf(path, path);
  if (!read.ok) return { map: null, lines: read.error };
  const { readDrawing } = await import('../scenario/board/drawing/read-drawing.ts');
  const { formatError } = await import('../scenario/file-place.ts');
  const { map, report } = readDrawing({ name: path, text: read.value }, board);
  return { map, lines: report.map(formatError) };
}

/**
 * The board of a scenario: the one that it names, or else the one that was asked for; null: the standard one. What it contains
 * is for its reader.
 */
export async function boardOfScenario(
  text: string,
  file: string,
  { board, boards }: { readonly board: Board | null; readonly boards: Boards },
): Promise<Result<Board | null, readonly string[]>> {
  const named = boardNamedIn(text);
  return named === null ? ok(board) : boards.open(named, file);
}

/** The boards of the package on which a text has nothing wrong, by `reads`, of those that know a word of it. */
export async function boardsThat(
  text: string,
  reads: (board: Board) => Promise<boolean>,
  boards: Boards,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of await boards.among(text)) {
    const board = await boards.open(name);
    if (board.ok && (await reads(board.value))) found.push(name);
  }
  return found;
}
