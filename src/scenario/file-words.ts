import { either } from '../orders/nearest.ts';

/** What is wrong, as a sentence, and what would be right. */
export type Said = readonly [message: string, expected: string];

/** What is said of the syntax and the shape of a file, whatever it describes. */
export interface FileWords {
  readonly tooLarge: (most: number) => Said;
  readonly tooDeep: Said;
  readonly alias: Said;
  readonly keyIsNoText: Said;
  /** By the parser's code; for codes that are not listed, its own message. */
  readonly syntax: Readonly<Record<string, Said>>;
  readonly otherSyntax: (message: string) => Said;
  /** What a value is or should be, by its type: `text`. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly wholeNumber: string;
  readonly somethingElse: string;
  readonly nothing: string;
  readonly isList: string;
  readonly isBlock: string;
  readonly is: (kind: string) => string;
  readonly isNot: (whole: string) => string;
  readonly a: (whole: string) => string;
  readonly empty: string;
  readonly atLeastOne: string;
  readonly doesNotFit: (value: string) => string;
  readonly missing: (name: string) => string;
  readonly unknownField: (name: string) => string;
  /** A word that is none of those that may stand there. */
  readonly unknownWord: (value: string) => string;
  readonly unknownPower: (value: string) => string;
  readonly either: (words: readonly string[]) => string;
  readonly tooLong: (length: number, most: string) => Said;
  readonly twice: Said;
  /** A description of a schema, which is in English. */
  readonly described: (description: string) => string;
}

/** About scenarios, games and lessons. */
export const FILE_WORDS: FileWords = {
  tooLarge: (most) => ['The file is too large.', `at most ${String(most)} bytes`],
  tooDeep: ['The file is nested too deeply.', 'a scenario'],
  alias: ['This is an alias.', 'the text itself'],
  keyIsNoText: ['This key is not text.', 'a name'],
  syntax: {
    BAD_INDENT: [
      'The indentation does not match the lines above.',
      'the column of the lines beside it',
    ],
    BLOCK_AS_IMPLICIT_KEY: ['A second colon on one line.', 'quotes around text with a colon'],
    DUPLICATE_KEY: ['This key appears twice.', 'each key once'],
    MISSING_CHAR: ['A quote or bracket is not closed.', 'a closing quote or bracket'],
    MULTIPLE_DOCS: ['A second document begins here.', 'one scenario per file, no line of ---'],
    TAB_AS_INDENT: ['Tabs cannot be used for indentation.', 'spaces'],
  },
  otherSyntax: (message) => [`${message}.`, 'YAML'],
  kinds: {
    string: 'text',
    number: 'a number',
    boolean: 'true or false',
    array: 'a list',
    object: 'lines of "name: value"',
  },
  wholeNumber: 'a whole number',
  somethingElse: 'something else',
  nothing: 'There is nothing here.',
  isList: 'This is a list.',
  isBlock: 'This is a block of lines, not text.',
  is: (kind) => `This is ${kind}.`,
  isNot: (whole) => `This is not a ${whole}.`,
  a: (whole) => `a ${whole}`,
  empty: 'This is empty.',
  atLeastOne: 'at least one',
  doesNotFit: (value) => `${value} does not fit here.`,
  missing: (name) => `"${name}" is missing.`,
  unknownField: (name) => `Unknown field "${name}".`,
  unknownWord: (value) => `Unknown outcome ${value}.`,
  unknownPower: (value) => `Unknown power ${value}.`,
  either,
  tooLong: (length, most) => [`This text has ${String(length)} characters.`, `at most ${most}`],
  twice: ['This is in the list twice.', 'each entry once'],
  described: (description) => description,
};
