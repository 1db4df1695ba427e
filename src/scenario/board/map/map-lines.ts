import type { NamedText } from '../named-text.ts';
import type { FileLine, ForeignProblem } from '../read-xml.ts';
import type { BoardFileWords } from '../words/board-file-words.ts';
import { standardMap } from './standard-map.ts';

/** A line of a map that says something, without its comment. */
export interface MapLine {
  readonly at: FileLine;
  readonly text: string;
}

export interface LinesOfMap {
  readonly lines: readonly MapLine[];
  readonly problems: readonly ForeignProblem[];
  /** The first file that is used and missing. */
  readonly needs: string | null;
}

/** Far more than any line of a map. */
const MOST_LETTERS = 2_000;
/** `MAP standard`, `USE imperial.politics imperial.locations`: other files, in whose place their lines are. */
const USE = /^(?:MAP|USES?)\s+(.+)$/i;
/** `BLIND DIRECTIVES` to `END DIRECTIVES`: lines for a way of playing, which say nothing of the board. */
const DIRECTIVES = /^(?:(\S+)\s+)?DIRECTIVES?$/i;

/** The file that none of the others uses; `first` if each is used. */
export const mainMap = (first: NamedText, files: readonly NamedText[]): NamedText => {
  const used = files.flatMap(({ text }) =>
    text.split(/\r?\n/).flatMap((line) => filesUsed(line).map(baseName)),
  );
  return files.find(({ name }) => !used.includes(baseName(name))) ?? first;
};

const filesUsed = (line: string): readonly string[] =>
  (USE.exec(line.trim())?.[1] ?? '')
    .split(/\s+/)
    .filter((name) => name !== '')
    .map((name) => (name.includes('.') ? name : `${name}.map`));

/**
 * The lines of a map, with those of the files that it uses in their places. A file that is not among `files` is needed, but for
 * those of the standard map. Each file is used once.
 */
export function linesOfMap(
  main: NamedText,
  files: readonly NamedText[],
  said: BoardFileWords['map'],
): LinesOfMap {
  const given = new Map(files.map((file) => [baseName(file.name), file]));
  const used = new Set<string>();
  const lines: MapLine[] = [];
  const problems: ForeignProblem[] = [];
  let needs: string | null = null;
  const read = ({ name, text }: NamedText): void => {
    used.add(baseName(name));
    // What is said of the first file needs no name.
    const where = name === main.name ? {} : { file: name };
    let isDirective = false;
    for (const [index, raw] of text.split(/\r?\n/).entries()) {
      const at = { ...where, line: index + 1 };
      const [words = ''] = raw.split('#', 1).map((one) => one.trim());
      if (words.length > MOST_LETTERS) {
        problems.push({ ...at, said: said.tooLong(MOST_LETTERS) });
        continue;
      }
      const directives = DIRECTIVES.exec(words);
      if (directives) isDirective = directives[1]?.toUpperCase() !== 'END';
      else if (words !== '' && !isDirective) {
        const others = filesUsed(words);
        if (others.length === 0) lines.push({ at, text: words });
        else for (const other of others) use(other, at);
      }
    }
  };
  const use = (wanted: string, at: FileLine): void => {
    const key = baseName(wanted);
    if (used.has(key)) return;
    const standard = standardMap(key);
    const found = given.get(key) ?? (standard === null ? null : { name: key, text: standard });
    if (found) {
      read(found);
      return;
    }
    problems.push({ ...at, said: said.usesAnother(wanted) });
    needs ??= wanted;
  };
  read(main);
  return { lines, problems, needs };
}

const baseName = (path: string): string => (path.split(/[/\\]/).at(-1) ?? path).toLowerCase();
