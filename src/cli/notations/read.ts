import { POWERS, type Power } from '../../board/powers.ts';
import { formatPower, parsePower } from '../../orders/notations/cases/case-words.ts';
import { isRecord } from '../../orders/notations/cases/case-line.ts';
import { readUnits } from '../../orders/notations/cases/read-case-units.ts';
import { NOTE_MEANINGS } from '../../orders/notations/note-meanings.ts';
import type { Notation } from '../../orders/notations/notation.ts';
import { NOTATIONS, notationNamed } from '../../orders/notations/notations.ts';
import {
  readersOfText,
  readingOfFleets,
} from '../../orders/notations/army-fleet/read-fleet-mails.ts';
import { fleetPhaseIn, readFleetText } from '../../orders/notations/army-fleet/read-fleet-text.ts';
import type { Edition } from '../../rules/edition.ts';
import { readText, type TextOptions, type TextReading } from '../../orders/notations/read-text.ts';
import {
  ORDER_PHASES,
  type ListedUnit,
  type OrderPhase,
} from '../../orders/notations/written-text.ts';
import { askedNotation } from './asked-notation.ts';
import { doubtSentence } from './doubt-sentence.ts';
import { mailSentence } from './mail-sentence.ts';
import { commandForGame } from './whole-game.ts';
import { passesReport } from './passes.ts';
import { notOneTurn } from './not-one-turn.ts';
import type { ReadCommand } from '../words/notation-words.ts';
import { replacedSentence } from './replaced-sentence.ts';
import { turnsInText, type TurnInText } from './turns-in-text.ts';
import { openInput, textOf, incompleteInput } from '../files.ts';
import { writeMessages, write, type Terminal } from '../terminal.ts';

/** In bytes: more than any turn. */
const MOST_BYTES = 1_048_576;
/** A line of a batch: a text of that size, escaped. */
const MOST_LINE = 2 * MOST_BYTES;

const PHASES: Readonly<Record<string, OrderPhase>> = {
  M: 'movement',
  R: 'retreats',
  B: 'adjustments',
  A: 'adjustments',
};

/** Reports what each file is understood to say. Returns the exit code: 1 if anything could not be read. */
export async function read(
  command: ReadCommand & { readonly edition?: Edition | null },
  terminal: Terminal,
): Promise<0 | 1 | 2> {
  const asked =
    command.notation === null ? null : askedNotation(command.notation, command.edition ?? null);
  if (asked && !asked.ok) {
    await writeMessages(terminal.stderr, [asked.error]);
    return 2;
  }
  const notation = asked?.value;
  const hasModule = command.edition?.readers === 'army-fleet';
  const readAny = hasModule ? readModule : readText;
  let code: 0 | 1 = 0;
  for (const file of command.files) {
    const input = await openInput(file, terminal.stdin);
    if (!input.ok) {
      await writeMessages(terminal.stderr, [`${file}: Cannot be read: ${input.error}`]);
      code = 1;
      continue;
    }
    const { name, chunks, failure } = input.value;
    if (command.format !== 'text' && input.value.kind === 'cases' && !/\.json$/i.test(file)) {
      let count = 0;
      for await (const line of linesOf(chunks)) {
        if (line.trim() === '') continue;
        count++;
        await write(terminal.stdout, `${readLine(line, readAny, notation)}\n`);
      }
      const why = failure();
      if (why !== null || count === 0) {
        const message = why === null ? `No lines in ${name}` : incompleteInput(input.value, why);
        await writeMessages(terminal.stderr, [message]);
        code = 1;
      }
      continue;
    }
    const text = await textOf(input.value, MOST_BYTES);
    if (!text.ok) {
      await writeMessages(terminal.stderr, [text.error]);
      code = 1;
      continue;
    }
    if (text.value.text.trim() === '') {
      await writeMessages(terminal.stderr, [`${name}:1:1 This text is empty. Expected orders.`]);
      if (command.format === 'jsonl')
        await write(terminal.stdout, `${JSON.stringify({ id: name, ...refused('orders', '') })}\n`);
      code = 1;
      continue;
    }
    if (command.passes) {
      await write(terminal.stdout, passesReport(name, text.value.text, notation));
      continue;
    }
    const game = /^[\uFEFF\s]*[[{]/.test(text.value.text)
      ? commandForGame(text.value.text, name)
      : null;
    if (game !== null) {
      await writeMessages(terminal.stderr, [notOneTurn(name, game)]);
      code = 1;
      continue;
    }
    const readings = readTurns(text.value.text, { notation }, readAny);
    if (readings.some(({ reading }) => reading.errors.length > 0)) code = 1;
    await write(
      terminal.stdout,
      command.format === 'jsonl'
        ? `${JSON.stringify(entryOf(name, readings))}\n`
        : readings.map((each) => report(name, each)).join(''),
    );
  }
  return code;
}

/** Reads a text of the Army/Fleet module. */
function readModule(text: string, { power, phase: asked }: TextOptions = {}): TextReading {
  const readers = readersOfText(text);
  const phase = asked ?? fleetPhaseIn(text, power, 'movement', readers);
  const read = readFleetText(text, power, phase, readers);
  const units = [...read.units, ...read.dislodged.map(({ unit }) => unit)];
  const options = { power, position: { units: read.units }, isInferred: true };
  return readingOfFleets(text, phase, read, options, units);
}

/** What a text says, of one turn of several if it has titles of several. */
interface TurnRead {
  readonly turn: TurnInText | null;
  readonly reading: TextReading;
}

function readTurns(
  text: string,
  options: TextOptions,
  readAny: typeof readText,
): readonly TurnRead[] {
  const whole = { turn: null, reading: readAny(text, options) };
  // Mails have turns of their own, and so have the files of programs.
  const isLetter = whole.reading.mails.length === 0 && whole.reading.notation.isProse === true;
  const turns = isLetter ? turnsInText(text) : [];
  return turns.length === 0
    ? [whole]
    : turns.map((turn) => ({ turn, reading: readAny(turn.text, options) }));
}

/** The lines of an input, each cut off where it gets too long. */
async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = decoder.decode(chunk, { stream: true }).split('\n');
    const last = lines.pop() ?? '';
    for (const [index, line] of lines.entries()) yield index === 0 ? rest + line : line;
    rest = lines.length > 0 ? last : rest + last;
    if (rest.length > MOST_LINE) rest = rest.slice(0, MOST_LINE + 1);
  }
  if (rest !== '') yield rest;
}

/** One line of a batch, answered with one line. Never throws. */
function readLine(line: string, readAny: typeof readText, usual?: Notation): string {
  const asked = askedIn(line);
  if (typeof asked === 'string') return JSON.stringify({ id: null, ...refused(asked, line) });
  const { id, text, options, wrong } = asked;
  if (wrong !== null) return JSON.stringify({ id, ...refused(wrong, text) });
  return JSON.stringify(entryOf(id, readTurns(text, { notation: usual, ...options }, readAny)));
}

const refused = (expected: string, text: string) => ({
  notation: null,
  orders: [],
  skipped: [],
  doubts: [],
  errors: [{ line: 1, column: 1, text: text.slice(0, 60), expected }],
});

interface Asked {
  readonly id: string | number | null;
  readonly text: string;
  readonly options: TextOptions;
  readonly wrong: string | null;
}

const A_LINE = 'a JSON object such as {"id":"1","text":"A Par-Bur"}';

function askedIn(line: string): Asked | string {
  if (line.length > MOST_LINE) return 'a line of at most 2 MB';
  let found: unknown;
  try {
    found = JSON.parse(line);
  } catch {
    return A_LINE;
  }
  if (!isRecord(found)) return A_LINE;
  const { id: given, text: said, notation, power, phase, units } = found;
  const id = typeof given === 'string' || typeof given === 'number' ? given : null;
  if (typeof said !== 'string') return { id, text: line, options: {}, wrong: A_LINE };
  const text = said;
  const named = ifGiven(notation, (name) => (name === 'auto' ? null : notationNamed(name)));
  const owner = ifGiven(power, powerNamed);
  const asked = ifGiven(phase, (name) => PHASES[name.charAt(0).toUpperCase()]);
  const unknown =
    named === undefined
      ? unknownValue('notation', notation, ['auto', ...NOTATIONS.map((one) => one.id)])
      : owner === undefined
        ? unknownValue('power', power, POWERS.map(formatPower))
        : asked === undefined
          ? unknownValue('phase', phase, ['M', 'R', 'B'])
          : null;
  if (unknown !== null) return { id, text, options: {}, wrong: unknown };
  const placed = units === undefined ? null : readUnits(found);
  if (placed?.ok === false) return { id, text, options: {}, wrong: placed.error };
  return {
    id,
    text,
    options: {
      ...(named ? { notation: named } : {}),
      ...(owner ? { power: owner } : {}),
      ...(asked ? { phase: asked } : {}),
      ...(placed ? { position: { units: placed.value.units } } : {}),
    },
    wrong: text.length > MOST_BYTES ? 'a text of at most 1 MB' : null,
  };
}

/** A field of a line, read; null: it is not given; undefined: it cannot be read. */
function ifGiven<T>(
  value: unknown,
  read: (text: string) => T | null | undefined,
): T | null | undefined {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' && value !== '' ? read(value) : undefined;
}

const unknownValue = (field: string, value: unknown, known: readonly string[]): string =>
  `"${field}" ${JSON.stringify(value).slice(0, 60)}: one of ${known.join(', ')}`;

const powerNamed = (name: string): Power | undefined =>
  parsePower(name.toUpperCase()) ??
  POWERS.find((power) => power.toLowerCase().startsWith(name.toLowerCase()));

const turnName = ({ date: { season, year } }: TurnInText): string => `${season} ${String(year)}`;

const areSeveral = ({ orders }: TextReading): boolean =>
  new Set(orders.map(({ phase }) => phase)).size > 1;

/** What was understood, in the batch format. */
function entryOf(id: string | number | null, readings: readonly TurnRead[]) {
  const all = <T>(own: (reading: TextReading) => readonly T[]): readonly T[] =>
    readings.flatMap(({ reading }) => own(reading));
  const [first] = readings;
  const results = all(({ orders }) => orders.map((order) => order.results));
  const mails = all((reading) => reading.mails);
  const replaced = all((reading) => reading.replaced);
  const retreats = all((reading) => reading.retreats);
  return {
    id,
    notation: first?.reading.notation.id ?? null,
    orders: readings.flatMap(({ turn, reading }) =>
      reading.orders.map(({ power, text, phase, line }) => ({
        ...(power ? { power: formatPower(power) } : {}),
        order: text,
        ...(turn ? { turn: turnName(turn) } : {}),
        ...(turn || areSeveral(reading) ? { phase, line } : {}),
      })),
    ),
    ...(results.some((each) => each.length > 0) ? { results } : {}),
    ...(first?.turn ? { turns: readings.map(turnOf) } : first ? unitsIn(first.reading) : {}),
    ...(retreats.length > 0
      ? {
          retreats: retreats.map(({ unit, to }) => ({
            power: formatPower(unit.power),
            unit: `${unit.kind} ${unit.at}`,
            to,
          })),
        }
      : {}),
    ...(mails.length > 0 ? { mails } : {}),
    ...(replaced.length > 0
      ? { replaced: replaced.map(({ order: { line, column, text } }) => ({ line, column, text })) }
      : {}),
    skipped: all((reading) => reading.skipped),
    doubts: all((reading) => reading.doubts).map(
      ({ line, column, words, readings: said, why }) => ({
        line,
        column,
        text: words,
        readings: said,
        ...(why ? { why } : {}),
      }),
    ),
    errors: all((reading) => reading.errors).map(({ line, column, words, expected }) => ({
      line,
      column,
      text: words,
      expected,
    })),
  };
}

const turnOf = ({ turn, reading }: TurnRead) => ({
  ...(turn ? { turn: turnName(turn), lines: [turn.from, turn.to] } : {}),
  ...unitsIn(reading),
});

const unitsIn = ({ units, areInferred }: TextReading) =>
  units.length > 0 ? { units: byPower(units), inferred: areInferred } : {};

/** The units by power; under `?` those whose power is unknown. */
function byPower(units: readonly ListedUnit[]): Readonly<Record<string, readonly string[]>> {
  const lists: Record<string, string[]> = {};
  for (const { power, kind, at } of units)
    (lists[power ? formatPower(power) : '?'] ??= []).push(`${kind ?? '?'} ${at}`);
  return lists;
}

const PHASE_NAMES: Readonly<Record<OrderPhase, string>> = {
  movement: 'moves',
  retreats: 'retreats',
  adjustments: 'builds and removals',
};

/** The same for people. */
function report(name: string, { turn, reading }: TurnRead): string {
  const { notation, orders, units, areInferred, skipped, doubts, errors } = reading;
  const hasPhases = areSeveral(reading);
  const headOf = ({ power, phase }: TextReading['orders'][number]): string =>
    `${power ?? 'Power not named'}${hasPhases ? `, ${PHASE_NAMES[phase]}` : ''}`;
  const phases = hasPhases
    ? ORDER_PHASES.flatMap((phase) => {
        const own = [...new Set(orders.flatMap((each) => (each.phase === phase ? each.line : [])))];
        const where = `${own.length === 1 ? 'line' : 'lines'} ${own.join(', ')}`;
        return own.length === 0 ? [] : [`${name}: ${PHASE_NAMES[phase]} in ${where}`];
      })
    : [];
  const heads = [...new Set(orders.map(headOf))];
  const listed = heads.flatMap((head) => [
    `${head}:`,
    ...orders
      .filter((order) => headOf(order) === head)
      .map(
        ({ text, results }) => `  ${text}${results.length > 0 ? `  (${results.join(', ')})` : ''}`,
      ),
  ]);
  const place = (line: number, column: number): string =>
    `${name}:${String(line)}:${String(column)}`;
  const position = Object.entries(byPower(units)).map(
    ([power, own]) => `  ${power}: ${own.join(', ')}`,
  );
  return [
    `${name}: ${turn ? `${turnName(turn)}, lines ${String(turn.from)} to ${String(turn.to)}, ` : ''}read as ${notation.name}`,
    ...phases,
    ...reading.mails.map((mail) => `${place(mail.line, 1)} ${mailSentence(mail)}`),
    ...listed,
    ...(position.length > 0
      ? [areInferred ? 'Units, inferred from the orders:' : 'Units:', ...position]
      : []),
    ...doubts.map((doubt) => `${place(doubt.line, doubt.column)} ${doubtSentence(doubt)}`),
    ...reading.replaced.map(
      ({ order: { line, column, text }, by }) =>
        `${place(line, column)} ${replacedSentence(text, by === null)}`,
    ),
    ...errors.map(({ line, column, message }) => `${place(line, column)} ${message}`),
    ...skipped.map(({ line, text }) => {
      const note = NOTE_MEANINGS[notation.id]?.(text);
      return `${place(line, 1)} ${note ? `Note ${note}` : `Not an order: ${text}`}`;
    }),
    ...(orders.length + units.length + errors.length === 0
      ? [`${place(1, 1)} There are no orders.`]
      : []),
    '',
  ].join('\n');
}
