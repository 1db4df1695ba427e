import { type Board, hasStandardMap, type Piece, spaceOf, STANDARD } from '../../board/board.ts';
import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import { LANGUAGE_TAGS } from '../../explain/languages/language-tags.ts';
import { MAX_TEXT } from '../../orders/notations/source-text.ts';
import { err, ok, type Result } from '../../result.ts';
import { type At, PLACE } from '../../trace/places/place.ts';
import { EDITION_IDS, type Edition, type EditionName } from '../../rules/edition.ts';
import { EDITIONS_BY_NAME, editionCalled, editionNameOf } from '../../rules/modules.ts';
import { checkScenario } from '../../scenario/check-scenario.ts';
import { readPiece } from '../../scenario/load/read-order.ts';
import { type ExpectedOutcome, parseOutcome } from '../../scenario/outcomes.ts';
import type { Phases, Scenario } from '../../scenario/scenario.ts';
import {
  type AuthorWords,
  readWordsLines,
  WORDS_NAMES,
  type WordsLine,
  wordsLineAt,
} from '../../scenario/words/author-words.ts';
import { spaceNamesOn } from '../../scenario/words/space-names.ts';
import { OPTIONS } from '../fence.ts';
import { phasesOfVariant, phasesOn } from '../boards/orders-on-board.ts';
import { anyOrders, anyPhases } from '../live/any-orders.ts';
import { type PhaseTextReaders, readPhases, type TextError } from '../phases-text.ts';
import type { OrderError } from '../../orders/parsed-orders.ts';
import { openTable } from '../../open-table.ts';

/** An error in a block, with its place within the block. */
export type BlockError = TextError;

/** The expected outcome of a unit's order; if it is not met, the page is not built. */
export interface BlockExpectation extends BlockError {
  readonly unit: Piece;
  readonly outcome: ExpectedOutcome;
}

/** A block of orders as written: options in its first lines, then orders, or a scenario in the file format. */
export interface Block {
  readonly title: string | null;
  readonly edition: EditionName;
  readonly language: LanguageTag;
  /** Attributes passed on to the element unchanged. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly crop: boolean;
  /** The orders as written, if readers may change them. */
  readonly editable: string | null;
  readonly expectations: readonly BlockExpectation[];
  readonly phases: Phases;
  readonly words: AuthorWords;
  /** The lines of the words, for messages about their places. */
  readonly wordLines: readonly WordsLine[];
  /** The scenario, if the block is one: its note and its comments are words, too. */
  readonly scenario: Scenario | null;
  /** Where the place to begin at is given, and as what: by its name or by its step. */
  readonly start: (Pick<BlockError, 'line' | 'column'> & { readonly at: At }) | null;
}

/** Options that become attributes, and their allowed values. */
const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  at: PLACE,
  step: /^(\d{1,4}|last)$/,
  controls: /^(full|none)$/,
  look: /^(light|dark|auto|ink)$/,
  label: /\S/,
  href: /^(https?:|[^:]*$)/,
};
const OPTION = new RegExp(`^(${OPTIONS.join('|')}):[ \\t]*(.*)$`);
/** The line that names the board, of a block or of a scenario file. */
const BOARD = /^(board:[ \t]*(["']?))([^"'#{]{1,200}?)\2[ \t]*(?:#.*)?$/;
/** Fields that only scenario files have. */
const SCENARIO = /^(orders|retreats|adjustments|editions)[ \t]*:/m;

interface BlockOption {
  readonly name: string;
  readonly value: string;
  readonly line: number;
  readonly column: number;
}

/** The board that a block names, with its place in it; null: it names none. */
export function boardNamed(source: string): (BlockError & { readonly name: string }) | null {
  const lines = source.split(/\r\n?|\n/);
  for (const [i, text] of lines.entries()) {
    const [, before = '', , name] = BOARD.exec(text) ?? [];
    if (name !== undefined)
      return { name: name.trim(), line: i + 1, column: before.length + 1, message: '' };
  }
  return null;
}

/** Reads a block about a turn on a board. Errors: all that are found, in line order. */
export function readBlock(
  source: string,
  board: Board = STANDARD,
): Result<Block, readonly BlockError[]> {
  if (source.length > MAX_TEXT)
    return err([
      { line: 1, column: 1, message: `A block has at most ${String(MAX_TEXT)} characters.` },
    ]);
  const lines = source.replaceAll(/\r\n?/g, '\n').split('\n');
  const options: BlockOption[] = [];
  const errors: BlockError[] = [];
  let first = 0;
  const wordLines: WordsLine[] = [];
  for (; first < lines.length; first++) {
    const text = lines[first] ?? '';
    const words = wordsLineAt(lines, first);
    if (words) {
      wordLines.push(words.found);
      first += words.count - 1;
      continue;
    }
    const [, name, value = ''] = OPTION.exec(text) ?? [];
    if (name !== undefined)
      options.push({ name, value: value.trim(), line: first + 1, column: text.indexOf(value) + 1 });
    else if (isStrangeOption(text, board) && !SCENARIO.test(source))
      errors.push({ line: first + 1, column: 1, message: strangeOption(text) });
    // A first line `diplomacy` marks a block of a tool that loses the language of its fences.
    else if (!/^\s*(diplomacy)?\s*$/.test(text)) break;
  }
  const isScenario = SCENARIO.test(lines.slice(first).join('\n'));
  const given = (name: string): BlockOption | undefined => options.find((one) => one.name === name);
  const oneOf = <T extends string>(name: string, known: readonly T[]): T | undefined => {
    const option = given(name);
    const found = known.find((one) => one.toLowerCase() === option?.value.toLowerCase());
    if (option && !found)
      errors.push({
        ...option,
        message: `There is no ${name} "${option.value}", only ${known.join(', ')}.`,
      });
    return found;
  };
  const edition = editionIn(given('edition'), errors);
  const language = oneOf('lang', LANGUAGE_TAGS) ?? 'en';
  const crop = oneOf('crop', ['true', 'false']) === 'true';
  if (crop && !hasStandardMap(board)) {
    const option = given('crop');
    if (option) errors.push({ ...option, message: 'A board without a map is always shown whole.' });
  }
  const isEditable = oneOf('editable', ['true', 'false']) === 'true';
  const editable = given('editable');
  if (isEditable && isScenario && editable)
    errors.push({ ...editable, message: 'Only orders can be editable, not a scenario.' });
  if (isEditable && editable && edition && editionCalled(edition).readers !== 'rulebook')
    errors.push({ ...editable, message: 'A page does not rule on the Army/Fleet module.' });
  const attributes: Record<string, string> = {};
  for (const option of options) {
    const { name, value } = option;
    const pattern = Object.hasOwn(ATTRIBUTES, name) ? ATTRIBUTES[name] : undefined;
    if (options.some((other) => other !== option && other.name === name && name !== 'expect'))
      errors.push({ ...option, message: `"${name}" is given twice.` });
    else if (pattern?.test(value)) attributes[name] = value;
    else if (pattern)
      errors.push({ ...option, message: `"${value}" is not a value of "${name}".` });
  }
  const expectations = options
    .filter(({ name }) => name === 'expect')
    .flatMap((one) => expectationsIn(one, board));
  for (const one of expectations) if (one.message !== '') errors.push(one);
  const { words, errors: wrong } = readWordsLines(wordLines, spaceNamesOn(board));
  errors.push(...wrong);
  const start = given('at') ?? given('step');
  const title = isScenario ? null : (given('title')?.value ?? null);
  // Options are blanked, so that line numbers stay correct; a scenario has its title and its board among them.
  const isRead = (line: string, i: number): boolean =>
    i >= first || (isScenario && /^(title|board):/.test(line));
  const text = lines.map((line, i) => (isRead(line, i) ? line : '')).join('\n');
  const read = isScenario
    ? readScenario(text, board)
    : readOrders(text, editionCalled(edition ?? 'DATC'), board);
  if (!read.ok) errors.push(...read.error);
  if (errors.length > 0 || !read.ok)
    return err(errors.toSorted((a, b) => a.line - b.line || a.column - b.column));
  return ok({
    title: title ?? read.value.title,
    edition: edition ?? read.value.edition ?? 'DATC',
    language,
    attributes,
    crop,
    editable: isEditable ? text.trim() : null,
    expectations: expectations.flatMap((one) => ('unit' in one ? [one] : [])),
    phases: read.value.phases,
    words,
    wordLines,
    scenario: read.value.scenario,
    start: start ? { ...start, at: start.value } : null,
  });
}

const NAME = /^([a-z][\w-]*)[ \t]*:/;

/** Whether a line is written like an option, but is none, nor the heading of a power. */
function isStrangeOption(line: string, { powers }: Board): boolean {
  const name = NAME.exec(line)?.[1];
  if (powers.some((power) => power.toLowerCase() === name)) return false;
  return name !== undefined && anyOrders(`${name}: A Par H`).unread.length > 0;
}

const strangeOption = (line: string): string =>
  `"${NAME.exec(line)?.[1] ?? ''}" is not an option. Options are ${[...OPTIONS, ...WORDS_NAMES].join(', ')}.`;

/** Reads `A Pru bounces; F Bal cut, dislodged`. */
function expectationsIn(
  { value, line, column }: BlockOption,
  board: Board,
): readonly (BlockExpectation | BlockError)[] {
  let at = column;
  return value.split(';').map((part) => {
    const start = at + part.length - part.trimStart().length;
    at += part.length + 1;
    const [, unit = '', outcome = ''] =
      /^\s*(\S+\s.*?)\s+([\w-]+(?:, dislodged)?)\s*$/.exec(part) ?? [];
    const place = { line, column: start };
    const piece = readPiece(unit, board);
    if (!piece.ok)
      return {
        ...place,
        message: `"${part.trim()}" is not a unit with an outcome: "A Pru bounces".`,
      };
    const expected = parseOutcome(outcome);
    if (!expected) return { ...place, message: `"${outcome}" is not an outcome of an order.` };
    return { ...place, message: '', unit: piece.value, outcome: expected };
  });
}

interface Read {
  readonly scenario: Scenario | null;
  readonly title: string | null;
  readonly edition: EditionName | null;
  readonly phases: Phases;
}

function readScenario(text: string, board: Board): Result<Read, readonly BlockError[]> {
  const checked = checkScenario(text, '', board === STANDARD ? undefined : board);
  if (!checked.ok)
    return err(
      checked.error.map(({ line, column, message, expected }) => ({
        line,
        column,
        message: `${message} (expected ${expected})`,
      })),
    );
  const { title, editions, rules } = checked.value;
  if (rules) return err([{ line: 1, column: 1, message: 'Embeds do not support house rules.' }]);
  const [edition = null] = editions;
  return ok({ title, edition, phases: checked.value, scenario: checked.value });
}

/** The edition that an option names; null: there is none, or it is wrong. */
function editionIn(option: BlockOption | undefined, errors: BlockError[]): EditionName | null {
  const name = option ? editionNameOf(option.value) : null;
  if (name !== null && EDITIONS_BY_NAME.has(name)) return name;
  if (option)
    errors.push({
      ...option,
      message: `There is no edition "${option.value}", only ${[...EDITION_IDS, 'A/F'].join(', ')}.`,
    });
  return null;
}

/** How orders of the Army/Fleet module are read: `army-fleet.ts` enters it. */
export const FLEET_BLOCKS = openTable<{
  readonly phases: (errorText: (error: OrderError) => string) => PhaseTextReaders;
}>({});

/**
 * Orders, of one movement phase whose units are where their orders say, or of several phases. Nothing may be
 * unreadable.
 */
function readOrders(
  text: string,
  edition: Edition,
  board: Board,
): Result<Read, readonly BlockError[]> {
  const said = ({ message }: { readonly message: string }): string => message;
  if (edition.readers === 'army-fleet' && board !== STANDARD)
    return err([
      { line: 1, column: 1, message: 'The Army/Fleet module is for the standard board.' },
    ]);
  const readers =
    edition.readers === 'army-fleet'
      ? FLEET_BLOCKS.row('phases')(said)
      : board === STANDARD
        ? anyPhases(said)
        : hasStandardMap(board)
          ? phasesOfVariant(board, anyPhases(said))
          : phasesOn(board, said);
  const read = readPhases(text, edition, readers, 'en');
  if (!read) throw new Error('the readers of all notations left a text to others');
  return read.ok ? ok({ title: null, edition: null, phases: read.value, scenario: null }) : read;
}

/** Whether an expectation is about this unit. */
export const isAbout = ({ unit }: BlockExpectation, space: string): boolean =>
  spaceOf(unit.at) === space;
