import { blockIn } from '../embed/block/block-in.ts';
import { loadLanguage } from '../explain/languages/load-language.ts';
import type { BlockBoard } from '../embed/boards/block-board.ts';
import { err, ok } from '../result.ts';
import { boardsNamedIn } from '../scenario/board/board-named.ts';
import type { Tag } from '../embed/block/tree.ts';

/* The blocks of a study, ruled: a separate script, fetched when the editor is used. */

/** An error with its line in the text. */
export interface StudyError {
  readonly line: number;
  readonly message: string;
}

export interface RuledBlock {
  /** Null: it has errors. */
  readonly tag: Tag | null;
  readonly errors: readonly StudyError[];
  /** The places of its rulings, each once. */
  readonly places: readonly string[];
}

/** Where a study gets the boards that its blocks name, and what it says if there is none. */
export interface StudyBoards {
  readonly open: (name: string) => Promise<BlockBoard | null>;
  readonly unknown: (name: string) => string;
}

/** The blocks of the last readings, by line and text: what has not changed is not ruled again. */
const known = new Map<string, RuledBlock>();
const MOST_KNOWN = 200;

/** Rules a block whose text begins in a line of the study. */
export async function ruleBlock(
  source: string,
  line: number,
  boards: StudyBoards,
): Promise<RuledBlock> {
  const key = `${String(line)} ${source}`;
  const block = known.get(key) ?? (await ruledNow(source, line, boards));
  if (known.size > MOST_KNOWN) known.clear();
  known.set(key, block);
  return block;
}

async function ruledNow(
  source: string,
  line: number,
  { open, unknown }: StudyBoards,
): Promise<RuledBlock> {
  const opened = new Map<string, BlockBoard | null>();
  for (const name of boardsNamedIn(source)) opened.set(name, await open(name).catch(() => null));
  const english = await loadLanguage('en');
  // The other words only for a block that asks for them.
  const german = /^lang:[ \t]*de/im.test(source) ? await loadLanguage('de') : english;
  const made = blockIn(
    source,
    { file: '', line },
    {
      languages: (tag) => (tag === 'de' ? german : english),
      boards: (name) => {
        const board = opened.get(name);
        return board ? ok(board) : err(unknown(name));
      },
    },
  );
  if (made.ok) return { tag: made.value, errors: [], places: [...new Set(placesIn(made.value))] };
  const errors = made.error.map((error) => {
    const [, at = '1', message = error] = /^:(\d+):\d+ (.*)$/s.exec(error) ?? [];
    return { line: Number(at), message };
  });
  return { tag: null, errors, places: [] };
}

function placesIn({ attributes: { data }, children }: Tag): readonly string[] {
  if (data === undefined)
    return children.flatMap((child) => (typeof child === 'string' ? [] : placesIn(child)));
  const packed = JSON.parse(data) as readonly (readonly string[])[];
  return packed[9] ?? [];
}
