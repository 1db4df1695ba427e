import { err, ok, type Result } from '../../result.ts';
import type { ScenarioError } from '../file-place.ts';
import { boardOfFile } from './board-of-file.ts';
import { checkedBoard, MOST_BYTES, type BoardReport } from './check-board.ts';
import { isDrawing, type NamedText } from './named-text.ts';
import { loadBoard, type LoadedBoard } from './load-board.ts';
import { JDIP_ROOTS, type JdipVariant, readJdip, readJdipFile, variantsIn } from './read-jdip.ts';
import { readGodip } from './read-godip.ts';
import type { ForeignBoard } from './foreign-board.ts';
import { readMap } from './map/read-map.ts';
import { mainMap } from './map/map-lines.ts';
import type { ForeignProblem, XmlElement } from './read-xml.ts';
import type { BoardFileWords } from './words/board-file-words.ts';
import { ENGLISH } from './words/english.ts';

export interface NotOpened {
  readonly errors: readonly ScenarioError[];
  /** The variants of the file, if one has to be chosen. */
  readonly variants: readonly Pick<JdipVariant, 'id' | 'name'>[];
  /** The file that is needed besides. */
  readonly needs: string | null;
}

/** The formats in which a board can be described. */
type BoardFormat = 'dvar' | 'map' | 'godip' | 'jdip';

/** The format of a text: by the ending of its name, or else by what it looks like. */
export function formatOfBoard({ name, text }: NamedText): BoardFormat {
  const ending = /\.(map|go|xml|ya?ml|json)$/i.exec(name)?.[1]?.toLowerCase();
  if (ending === 'map' || /^(?:WATER|COAST|LAND|PORT|SHUT)\s+\S+\s+ABUTS\b/im.test(text))
    return 'map';
  if (ending === 'go' || /\bProv\("[a-z]/.test(text)) return 'godip';
  if (ending === 'xml' || /^\s*\uFEFF?\s*</.test(text)) return 'jdip';
  return 'dvar';
}

/**
 * Opens a board that files describe, in any format that is read: one file, two of jDip, or a map with those that it uses. `which`: the id of one of several
 * variants. Never throws; the errors have the lines of the files.
 */
export function openBoard(
  files: readonly NamedText[],
  which: string | null = null,
  words: BoardFileWords = ENGLISH,
): Result<LoadedBoard, NotOpened> {
  const large = files.find(({ text }) => text.length > MOST_BYTES);
  if (large) return refused(large.name, [{ line: 1, said: words.file.tooLarge(MOST_BYTES) }]);
  const file = files.find((one) => formatOfBoard(one) !== 'dvar') ?? files[0];
  if (!file) return refused('', [{ line: 1, said: words.unknownFormat }]);
  if (isDrawing(file)) return refused(file.name, [{ line: 1, said: words.drawing.alone }]);
  const { name, text } = file;
  switch (formatOfBoard(file)) {
    case 'dvar': {
      const loaded = loadBoard(text, name, words);
      return loaded.ok ? loaded : err({ errors: loaded.error, variants: [], needs: null });
    }
    case 'map':
      return openMap(file, files, words);
    case 'godip':
      return opened(name, readGodip(text, idOf(name), words), words);
    case 'jdip':
      return openJdip(files, which, words);
  }
}

/** The board of a file of another format, checked as ours are. */
function opened(
  name: string,
  read: Result<ForeignBoard, readonly ForeignProblem[]>,
  words: BoardFileWords,
): Result<LoadedBoard, NotOpened> {
  if (!read.ok) return refused(name, read.error);
  const { file: found, lines } = read.value;
  const errors: ScenarioError[] = [];
  const warnings: ScenarioError[] = [];
  const into =
    (list: ScenarioError[]): BoardReport =>
    ({ path: [first, second, third] }, [message, expected]) => {
      const entry = first === 'initialState' ? [second, third] : [first, second];
      const { file = name, line } = lines.get(entry.join('/')) ?? { line: 1 };
      list.push({ file, line, column: 1, message, expected });
    };
  const file = checkedBoard(found, words, into(errors), into(warnings));
  return file
    ? ok({ board: boardOfFile(file), file, warnings })
    : err({ errors, variants: [], needs: null });
}

function openMap(
  file: NamedText,
  files: readonly NamedText[],
  words: BoardFileWords,
): Result<LoadedBoard, NotOpened> {
  const main = mainMap(file, files);
  const { name } = main;
  const read = readMap(main, files, idOf(name), words);
  if (read.ok) return opened(name, read, words);
  return refused(name, read.error.problems, { needs: read.error.needs });
}

function openJdip(
  files: readonly NamedText[],
  which: string | null,
  words: BoardFileWords,
): Result<LoadedBoard, NotOpened> {
  const { jdip } = words;
  const roots = new Map<string, { readonly root: XmlElement; readonly name: string }>();
  for (const { name, text } of files) {
    const read = readJdipFile(text, words);
    if (!read.ok) return refused(name, read.error);
    roots.set(read.value.tag, { root: read.value, name });
  }
  const described = roots.get(JDIP_ROOTS.variants);
  const borders = roots.get(JDIP_ROOTS.borders);
  if (!described)
    return refused(borders?.name ?? '', [{ line: 1, said: jdip.bordersAlone }], {
      needs: 'variants.xml',
    });
  const variants = variantsIn(described.root);
  const [only] = variants;
  if (!only) return refused(described.name, [{ line: 1, said: jdip.noVariants }]);
  const ids = variants.map(({ id }) => id);
  const chosen =
    which === null
      ? variants.length === 1
        ? only
        : undefined
      : variants.find(({ id }) => id === which);
  if (!chosen)
    return refused(
      described.name,
      [
        {
          line: only.element.line,
          said: which === null ? jdip.whichVariant(ids) : jdip.noSuchVariant(which, ids),
        },
      ],
      { variants: variants.map(({ id, name }) => ({ id, name })) },
    );
  if (!borders)
    return refused(
      described.name,
      [{ line: chosen.element.line, said: jdip.bordersElsewhere(chosen.borders) }],
      { needs: chosen.borders },
    );
  const names = { variants: described.name, borders: borders.name };
  return opened(borders.name, readJdip(chosen, borders.root, words, names), words);
}

const refused = (
  file: string,
  problems: readonly ForeignProblem[],
  more: Partial<NotOpened> = {},
): Result<LoadedBoard, NotOpened> =>
  err({
    errors: problems.map(({ file: own = file, line, said: [message, expected] }) => ({
      ...{ file: own, line, column: 1, message, expected },
    })),
    variants: [],
    needs: null,
    ...more,
  });

/** An id for a board, from the name of its file. */
const idOf = (file: string): string =>
  (file.split(/[/\\]/).at(-1) ?? '')
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80) || 'board';
