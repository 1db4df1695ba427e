import { type Board, STANDARD } from '../../board/board.ts';
import { unpackBoard } from '../../board/others/packed-board.ts';
import { GREAT_POWER_VARIANTS, isGreatPowerVariant } from '../../board/variants/variant-ids.ts';
import { VARIANTS } from '../../board/variants/variants.ts';
import { DIAGRAM_WIDTHS, madeLayout } from '../../diagram/layouts.ts';
import type { Layout } from '../../diagram/layout/layout.ts';
import { err, ok, type Result } from '../../result.ts';
import { openBoard } from '../../scenario/board/open-board.ts';
import { formatError } from '../../scenario/file-place.ts';
import type { BoardAndLayouts } from '../../stage/model/board-formats.ts';
import {
  type BlockBoard,
  type BlockBoards,
  diagramBlock,
  STANDARD_BLOCK,
  variantBlock,
} from '../boards/block-board.ts';

/* The boards of blocks while a site is built: those of the package, the variants, and any file beside that of the block. */

const FILES = import.meta.glob<BoardAndLayouts>('../../../boards/*.board.yaml', {
  query: '?facts',
  import: 'default',
  eager: true,
});
const PACKED = new Map(
  Object.entries(FILES).map(([file, packed]) => [/([^/]*)\.board\.yaml$/.exec(file)?.[1], packed]),
);

/** Opened before, by their names or by the texts of their files: laying out a board takes a second. */
const known = new Map<string, BlockBoard>();

export const boardsOfBlocks: BlockBoards = (name, file) => {
  if (name === STANDARD.id) return ok(STANDARD_BLOCK);
  if (isGreatPowerVariant(name)) return ok(variantBlock(VARIANTS[name]));
  const packed = PACKED.get(name);
  if (packed)
    return ok(knownOr(name, () => diagramBlock(unpackBoard(packed.board), packed.layouts, name)));
  if (/[./\\]/.test(name)) return fromFile(name, file);
  const names = [STANDARD.id, ...PACKED.keys(), ...GREAT_POWER_VARIANTS].join(', ');
  return err(`There is no board "${name}", only ${names}, and files: ./my.board.yaml.`);
};

function knownOr(key: string, make: () => BlockBoard): BlockBoard {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}

/** A board whose file is named from that of the block. */
function fromFile(name: string, file: string): Result<BlockBoard, string> {
  const text = textBeside(name, file);
  if (text === null) return err(`The board "${name}" cannot be read from here.`);
  const read = openBoard([{ name, text }]);
  if (!read.ok) return err(read.error.errors.map(formatError).join(' '));
  const { board } = read.value;
  return ok(knownOr(text, () => diagramBlock(board, layoutsOf(board), null)));
}

const layoutsOf = (board: Board): Readonly<Record<'wide' | 'narrow', Layout>> => {
  const [wide, narrow] = DIAGRAM_WIDTHS.map((width) => madeLayout(board, width));
  if (!wide || !narrow) throw new Error('there is no layout');
  return { wide, narrow };
};

/** Plugins are bundled for pages, too, where there are no files: so nothing is imported. */
function textBeside(name: string, file: string): string | null {
  try {
    const { process } = globalThis;
    const paths = process.getBuiltinModule('node:path');
    const path = paths.resolve(paths.dirname(file), name);
    return process.getBuiltinModule('node:fs').readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
