import { PLACE } from '../../trace/places/place.ts';

/*
 * The words of an author about a turn, as lines: `caption: ...`, `at support.BUD: ...`, `mark: 1 ring Rum`,
 * `ask: ...`, `answers: ...`, `hide: outcome`. Indented lines continue a text. Blocks, scenario files and the attribute
 * `words` of the element all write them so (docs/embedding.md).
 */

/** A text at a place in the ruling, which waits until a reader is there. */
export interface AuthorNote {
  readonly place: string;
  readonly text: string;
}

export const SHAPES = ['ring', 'arrow', 'area'] as const;
export type CrayonShape = (typeof SHAPES)[number];

/** A mark on the board, from a place on; null: always. An arrow has two spaces. */
export interface AuthorMark {
  readonly place: string | null;
  readonly colour: number;
  readonly shape: CrayonShape;
  /** By their ids. */
  readonly spaces: readonly string[];
}

/** What a reader is asked before the outcome is shown. */
export interface AuthorQuestion {
  /** Where the answer is decided; null: at the end. */
  readonly place: string | null;
  /** Null: nothing is asked, and the outcome is shown on request. */
  readonly text: string | null;
  readonly answers: readonly { readonly text: string; readonly isRight: boolean }[];
}

export interface AuthorWords {
  readonly caption: string | null;
  readonly notes: readonly AuthorNote[];
  readonly marks: readonly AuthorMark[];
  /** Null: the outcome is not hidden. */
  readonly question: AuthorQuestion | null;
}

export const NO_WORDS: AuthorWords = { caption: null, notes: [], marks: [], question: null };

/** What is wrong with a line. Lines and columns count from 1. */
export interface WordsError {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** A line of words with the lines that continue it. */
export interface WordsLine {
  readonly name: string;
  readonly place: string | null;
  readonly value: string;
  readonly line: number;
  readonly column: number;
}

/** The names that begin a line of words; `at` only with a place, since an option has that name. */
const LINE =
  /^(?:(caption|hide|answers)|(?:(mark|ask)(?:[ \t]+(\S+))?)|(at)[ \t]+(\S+)):[ \t]*(.*)$/;

/** The line of words that begins here, and the number of lines that it takes; null: none does. */
export function wordsLineAt(
  lines: readonly string[],
  from: number,
): { readonly found: WordsLine; readonly count: number } | null {
  const text = lines[from] ?? '';
  const match = LINE.exec(text);
  if (!match) return null;
  const [, alone, named, where, at, place, value = ''] = match;
  let count = 1;
  const rest = (): string | undefined => lines[from + count];
  for (; rest() !== undefined; count++) {
    const blank = rest()?.trim() === '';
    const next = blank ? lines[from + count + 1] : rest();
    if (!/^\s{2,}\S/.test(next ?? '')) break;
  }
  const all = [value.trim(), ...lines.slice(from + 1, from + count)];
  return {
    found: {
      name: alone ?? named ?? at ?? '',
      place: where ?? place ?? null,
      value: all
        .map((line) => line.replace(/^\s{2}/, '').trimEnd())
        .join('\n')
        .trim(),
      line: from + 1,
      column: text.length - value.length + 1,
    },
    count,
  };
}

/** How a board names its spaces. */
export interface SpaceNames {
  /** The id that an author means: `RUM` by `Rum`; whatever is written if there is none. */
  readonly idOf: (written: string) => string;
  readonly isSpace: (id: string) => boolean;
}

/** A place by its name: `support.BUD`, though somebody writes `support.bud`. */
export const placeNamed = (written: string, { idOf }: Pick<SpaceNames, 'idOf'>): string =>
  written.replace(/(?<=\.).+/, idOf);

const MOST_ANSWERS = 6;
const MOST_LETTERS = 4000;
const MARK = /^([123])\s+(ring|arrow|area)\s+([\p{L}\d_.]+)(?:\s*[-–]\s*([\p{L}\d_.]+))?$/u;

/** What lines of words say about a turn on a board. */
export function readWordsLines(
  lines: readonly WordsLine[],
  names: SpaceNames,
): { readonly words: AuthorWords; readonly errors: readonly WordsError[] } {
  const errors: WordsError[] = [];
  const at = ({ place }: WordsLine): string | null =>
    place === null ? null : placeNamed(place, names);
  const wrong = ({ line, column }: WordsLine, message: string, from = column): void => {
    errors.push({ line, column: from, message });
  };
  const only = (name: string): WordsLine | undefined => {
    const [first, ...others] = lines.filter((one) => one.name === name);
    for (const other of others) wrong(other, `"${name}" is given twice.`, 1);
    return first;
  };
  for (const one of lines) {
    if (one.value === '') wrong(one, `"${one.name}" says nothing.`);
    if (one.value.length > MOST_LETTERS)
      wrong(one, `A text has at most ${String(MOST_LETTERS)} characters.`);
    if (one.place !== null && !PLACE.test(one.place))
      wrong(one, `"${one.place}" is not a place, such as support.BUR.`, one.name.length + 2);
  }
  const [caption, ask, answers, hide] = [
    only('caption'),
    only('ask'),
    only('answers'),
    only('hide'),
  ];
  if (hide && hide.value !== 'outcome')
    wrong(hide, `"${hide.value}" cannot be hidden, only outcome.`);
  if (answers && !ask) wrong(answers, 'Answers need a question: ask: Who stands in Galicia?', 1);
  if (ask && !answers) wrong(ask, 'A question needs its answers: answers: Austria; *Russia', 1);
  const offered = (answers?.value ?? '')
    .split(';')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ text: text.replace(/^\*\s*/, ''), isRight: text.startsWith('*') }));
  if (answers && (offered.length < 2 || offered.length > MOST_ANSWERS))
    wrong(answers, `There are 2 to ${String(MOST_ANSWERS)} answers, between semicolons.`);
  else if (answers && !offered.some(({ isRight }) => isRight))
    wrong(answers, 'No answer is right: put * before those that are.');
  const marks = lines
    .filter(({ name }) => name === 'mark')
    .flatMap((one) =>
      one.value.split(';').flatMap((part): readonly AuthorMark[] => {
        const written = part.trim();
        if (written === '') return [];
        const [, colour, shape, from = '', to] = MARK.exec(written) ?? [];
        const spaces = [from, ...(to === undefined ? [] : [to])].map(names.idOf);
        const kind = SHAPES.find((known) => known === shape);
        if (!kind || spaces.length !== (kind === 'arrow' ? 2 : 1)) {
          wrong(one, `"${written}" is not a mark: 1 ring Rum, 2 arrow Rum-Bud or 3 area Gal.`);
          return [];
        }
        for (const space of spaces)
          if (!names.isSpace(space)) wrong(one, `No space has the abbreviation "${space}".`);
        return [{ place: at(one), colour: Number(colour), shape: kind, spaces }];
      }),
    );
  const question: AuthorQuestion | null =
    ask || hide
      ? { place: ask ? at(ask) : null, text: ask?.value ?? null, answers: offered }
      : null;
  const notes = lines
    .filter(({ name }) => name === 'at')
    .map((one) => ({ place: at(one) ?? '', text: one.value }));
  return { words: { caption: caption?.value ?? null, notes, marks, question }, errors };
}

/** The same of a whole text, in which every line is of words. */
export function readWords(
  text: string,
  names: SpaceNames,
): { readonly words: AuthorWords; readonly errors: readonly WordsError[] } {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const found: WordsLine[] = [];
  const strange: WordsError[] = [];
  for (let at = 0; at < lines.length;) {
    const next = wordsLineAt(lines, at);
    if (next) found.push(next.found);
    else if (lines[at]?.trim() !== '')
      strange.push({ line: at + 1, column: 1, message: `"${lines[at] ?? ''}" ${NOT_WORDS}` });
    at += next?.count ?? 1;
  }
  const { words, errors } = readWordsLines(found, names);
  return { words, errors: [...strange, ...errors] };
}

/** What begins a line of words. */
export const WORDS_NAMES = ['caption', 'at PLACE', 'mark', 'ask', 'answers', 'hide'] as const;
const NOT_WORDS = `begins with none of ${WORDS_NAMES.map((name) => `${name}:`).join(', ')}.`;

/** The same words as lines, without the caption, which is in the page. */
export function writeWords({ notes, marks, question }: AuthorWords): string {
  const at = (name: string, place: string | null): string =>
    place === null ? name : `${name} ${place}`;
  const line = (name: string, text: string): string => `${name}: ${text.split('\n').join('\n  ')}`;
  return [
    ...notes.map(({ place, text }) => line(at('at', place), text)),
    ...marks.map(({ place, colour, shape, spaces }) =>
      line(at('mark', place), `${String(colour)} ${shape} ${spaces.join('-')}`),
    ),
    ...(question === null
      ? []
      : question.text === null
        ? ['hide: outcome']
        : [
            line(at('ask', question.place), question.text),
            `answers: ${question.answers.map(({ text, isRight }) => (isRight ? `*${text}` : text)).join('; ')}`,
          ]),
  ].join('\n');
}

/** Places that words name and a ruling does not have. */
export const missingPlaces = (
  { notes, marks, question }: AuthorWords,
  places: readonly string[],
): readonly string[] =>
  [...notes, ...marks, ...(question ? [question] : [])].flatMap(({ place }) =>
    place === null || places.includes(place) ? [] : [place],
  );
