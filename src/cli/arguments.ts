import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../result.ts';
import { LANGUAGE_TAGS, type LanguageTag } from '../explain/languages/language-tags.ts';
import type { Board } from '../board/board.ts';
import type { Notation } from '../orders/notations/notation.ts';
import { EDITION_IDS, type Edition, type EditionId, type EditionName } from '../rules/edition.ts';
import { editionNameOf } from '../rules/modules.ts';
import type { Boards } from './boards.ts';
import { DRAW_OPTIONS, drawWords, type DrawWords } from './words/draw-words.ts';
import {
  auditWords,
  type AuditCommand,
  NOTATION_OPTIONS,
  readWords,
  type ReadCommand,
  writeWords,
  type WriteCommand,
} from './words/notation-words.ts';

export const COMMAND_NAMES = [
  'rule',
  'check',
  'draw',
  'read',
  'write',
  'audit',
  'board',
  'game',
  'prerender',
] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];

export const FORMATS = ['text', 'json', 'jsonl'] as const;
export type OutputFormat = (typeof FORMATS)[number];

/** An edition by its name, or a file with a game master's own edition. */
export type AskedEdition = EditionName | { readonly file: string };

/** The edition for input that names none. */
export const USUAL_EDITION: EditionId = 'DATC';

/** A command whose edition has been loaded, and whose notation has been found. */
export type WithEdition<C> = Omit<C, 'edition' | 'notation' | 'board'> & {
  readonly edition: Edition | null;
  /** The board of orders; null: the standard one. A scenario may name its own. */
  readonly board: Board | null;
  readonly boards: Boards;
  readonly notation: Notation | null;
};

/** What the command line asks for. `edition`, `notation` and `format` null: determined by the input. */
export type Command =
  /** `of`: the command whose options are asked for; null: all. */
  | { readonly name: 'help'; readonly of: CommandName | null }
  | { readonly name: 'version' }
  | {
      readonly name: 'rule';
      readonly files: readonly string[];
      readonly edition: AskedEdition | null;
      /** A board of the package, or a file; null: the standard one. */
      readonly board: string | null;
      readonly notation: string | null;
      readonly format: OutputFormat | null;
      readonly trace: boolean;
      readonly language: LanguageTag;
    }
  | {
      readonly name: 'check';
      readonly files: readonly string[];
      readonly edition: AskedEdition | null;
      readonly board: string | null;
      readonly notation: string | null;
      readonly format: 'text' | 'json';
    }
  | {
      readonly name: 'board';
      readonly files: readonly string[];
      readonly format: 'text' | 'json';
      /** The board that each is compared with, by its name or its file; null: none. */
      readonly compare: string | null;
      /** A folder of recorded games to rule again on it; null: none. */
      readonly against: string | null;
      /** Whether what follows from the board is listed, too. */
      readonly questions: boolean;
      /** The SVG of a drawing of it, which is compared with its borders; null: none. */
      readonly drawing: string | null;
    }
  | {
      readonly name: 'game';
      readonly file: string;
      readonly format: OutputFormat;
      /** The folder for a scenario file of each season; null: none are written. */
      readonly scenarios: string | null;
      /** Whether existing files with other contents are replaced. */
      readonly overwrite: boolean;
    }
  | {
      readonly name: 'prerender';
      /** The folder of a built site. */
      readonly folder: string;
      /** Whether nothing is written, and a page that would change is an error. */
      readonly check: boolean;
      /** The address of the player, to be added to pages that do not load it. */
      readonly script: string | null;
    }
  | (ReadCommand & { readonly edition: AskedEdition | null })
  | WriteCommand
  | (AuditCommand & { readonly edition: AskedEdition | null })
  | (DrawWords & {
      readonly name: 'draw';
      readonly edition: AskedEdition | null;
      readonly board: string | null;
      readonly notation: string | null;
    });

/** Options of `draw` alone. */
const DRAW_ONLY = Object.keys(DRAW_OPTIONS) as readonly (keyof typeof DRAW_OPTIONS)[];

/** Options of `prerender` alone. */
const PRERENDER_OPTIONS = { check: { type: 'boolean' }, script: { type: 'string' } } as const;

const OPTIONS = {
  ...DRAW_OPTIONS,
  edition: { type: 'string' },
  board: { type: 'string' },
  compare: { type: 'string' },
  questions: { type: 'boolean' },
  drawing: { type: 'string' },
  against: { type: 'string' },
  format: { type: 'string' },
  trace: { type: 'boolean' },
  language: { type: 'string' },
  ...NOTATION_OPTIONS,
  scenarios: { type: 'string' },
  overwrite: { type: 'boolean' },
  ...PRERENDER_OPTIONS,
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

/** The editions as written on the command line: `datc` for `DATC`. */
export const EDITION_WORDS: readonly string[] = EDITION_IDS.map((id) => id.toLowerCase());

export function parseEdition(text: string): EditionId | undefined {
  return EDITION_IDS.find((id) => id.toLowerCase() === text.toLowerCase());
}

function askedEdition(text: string): AskedEdition | undefined {
  return editionNameOf(text) ?? (/\.ya?ml$/i.test(text) ? { file: text } : undefined);
}

/** Reads the words after `standoff`. Errors: a sentence that says what is wrong with them. */
export function parseCommand(words: readonly string[]): Result<Command, string> {
  let parsed;
  try {
    parsed = parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : 'The options cannot be read.';
    return err(said.replaceAll(/\s+/g, ' '));
  }
  const { values, positionals } = parsed;
  const isHelp = values.help === true || positionals[0] === 'help';
  const [word, ...files] = positionals[0] === 'help' ? positionals.slice(1) : positionals;
  const name = COMMAND_NAMES.find((one) => one === word);
  if (isHelp && (name !== undefined || word === undefined))
    return ok({ name: 'help', of: name ?? null });
  if (values.version === true) return ok({ name: 'version' });
  if (word === undefined) return err('No command given.');
  if (name === undefined) return err(`Unknown command "${word}".`);
  if (name === 'prerender') return prerenderWords(files, values);
  if (files.length === 0) return err(`"${name}" needs a file, or - for standard input.`);

  for (const option of ['check', 'script'] as const)
    if (values[option] !== undefined) return err(`"${name}" takes no --${option}.`);
  const board = values.board ?? null;
  if (board !== null && name !== 'rule' && name !== 'check' && name !== 'draw')
    return err(`"${name}" takes no --board.`);
  if (board !== null && values.notation !== undefined)
    return err('--board takes orders as the rulebook writes them: no --notation.');
  if (name === 'board') return boardWords(files, values);
  for (const option of ['compare', 'questions', 'against', 'drawing'] as const)
    if (values[option] !== undefined && !(name === 'draw' && option === 'drawing'))
      return err(`"${name}" takes no --${option}.`);
  if (name === 'write') return writeWords(files, values);
  if (values.power !== undefined) return err(`"${name}" takes no --power.`);
  if ((name === 'audit' || name === 'game') && values.notation !== undefined)
    return err(`"${name}" takes no --notation.`);
  const notation = values.notation === 'auto' ? null : (values.notation ?? null);
  const edition = values.edition === undefined ? null : askedEdition(values.edition);
  if (edition === undefined)
    return err(
      `Unknown edition "${values.edition ?? ''}". Use ${EDITION_WORDS.join(', ')}, a/f or a .yaml file.`,
    );
  if (name === 'read') {
    const { edition: _asked, ...others } = values;
    const words = readWords(files, others);
    return words.ok ? ok({ ...words.value, edition }) : words;
  }
  if (values.passes !== undefined) return err(`"${name}" takes no --passes.`);
  if (name === 'audit') {
    const { edition: _asked, ...others } = values;
    const audited = auditWords(files, others);
    return audited.ok ? ok({ ...audited.value, edition }) : audited;
  }
  if (name !== 'rule' && name !== 'draw' && values.language !== undefined)
    return err(`"${name}" takes no --language.`);
  if (name === 'game') return gameWords(files, values);
  if (values.scenarios !== undefined) return err(`"${name}" takes no --scenarios.`);
  if (values.overwrite === true) return err(`"${name}" takes no --overwrite.`);
  if (name === 'draw') {
    if (values.trace === true) return err('"draw" takes no --trace.');
    const words = drawWords(files, values);
    return words.ok ? ok({ name, edition, board, notation, ...words.value }) : words;
  }
  const strange = DRAW_ONLY.find((option) => values[option] !== undefined);
  if (strange !== undefined) return err(`"${name}" takes no --${strange}.`);
  if (name === 'check') {
    if (values.trace === true) return err('"check" takes no --trace.');
    const { format } = values;
    if (format !== undefined && format !== 'text' && format !== 'json')
      return err(`Unknown format "${format}". Use text or json.`);
    return ok({ name, files, edition, board, notation, format: format ?? 'text' });
  }
  const format = askedFormat(values.format);
  if (!format.ok) return format;
  const language = askedLanguage(values.language, format.value);
  if (!language.ok) return language;
  const trace = values.trace === true;
  return ok({
    name,
    files,
    edition,
    board,
    notation,
    format: format.value,
    trace,
    language: language.value,
  });
}

function askedLanguage(
  asked: string | undefined,
  format: OutputFormat | null,
): Result<LanguageTag, string> {
  const language = LANGUAGE_TAGS.find((tag) => tag === (asked ?? 'en'));
  if (language === undefined)
    return err(`Unknown language "${asked ?? ''}". Use ${LANGUAGE_TAGS.join(' or ')}.`);
  if (asked !== undefined && format !== null && format !== 'text')
    return err(`--language is for --format text: ${format} has no sentences.`);
  return ok(language);
}

function askedFormat(asked: string | undefined): Result<OutputFormat | null, string> {
  const format = asked === undefined ? null : FORMATS.find((known) => known === asked);
  if (format !== undefined) return ok(format);
  return err(`Unknown format "${asked ?? ''}". Use ${FORMATS.join(', ')}.`);
}

/** Reads the words after `prerender`. */
function prerenderWords(
  [folder, ...others]: readonly string[],
  values: Readonly<Record<string, string | boolean | undefined>>,
): Result<Command, string> {
  if (folder === undefined || others.length > 0) return err('"prerender" takes one folder.');
  const strange = Object.keys(values).find((one) => !Object.hasOwn(PRERENDER_OPTIONS, one));
  if (strange !== undefined) return err(`"prerender" takes no --${strange}.`);
  const { check, script } = values;
  return ok({
    name: 'prerender',
    folder,
    check: check === true,
    script: typeof script === 'string' ? script : null,
  });
}

/** Reads the words after `board`. */
function boardWords(
  files: readonly string[],
  values: Readonly<Record<string, string | boolean | undefined>>,
): Result<Command, string> {
  const strange = Object.keys(values).find(
    (one) => !['format', 'compare', 'questions', 'against', 'drawing'].includes(one),
  );
  if (strange !== undefined) return err(`"board" takes no --${strange}.`);
  const { format = 'text', compare, questions = false, against, drawing } = values;
  if (format !== 'text' && format !== 'json')
    return err(`Unknown format "${String(format)}". Use text or json.`);
  return ok({
    name: 'board',
    files,
    format,
    compare: compare === undefined ? null : String(compare),
    questions: questions === true,
    against: against === undefined ? null : String(against),
    drawing: drawing === undefined ? null : String(drawing),
  });
}

/** Reads the words after `game`. */
function gameWords(
  [file, ...others]: readonly string[],
  values: Readonly<Record<string, string | boolean | undefined>>,
): Result<Command, string> {
  if (file === undefined || others.length > 0) return err('"game" takes one file.');
  const strange = ['edition', 'trace', ...DRAW_ONLY].find((one) => values[one] !== undefined);
  if (strange !== undefined) return err(`"game" takes no --${strange}.`);
  const { format: asked, scenarios } = values;
  if (asked !== undefined && scenarios !== undefined)
    return err('"game" takes --format or --scenarios, not both.');
  const format = askedFormat(typeof asked === 'string' ? asked : undefined);
  if (!format.ok) return format;
  const folder = typeof scenarios === 'string' ? scenarios : null;
  const overwrite = values['overwrite'] === true;
  if (overwrite && folder === null) return err('--overwrite is for --scenarios.');
  return ok({ name: 'game', file, format: format.value ?? 'text', scenarios: folder, overwrite });
}
