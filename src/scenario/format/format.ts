import { formatLocation } from '../../board/names.ts';
import {
  type Board,
  type Location,
  STANDARD,
  type Unit,
  boardIn,
  spaceIn,
  spaceOf,
} from '../../board/board.ts';
import { sourceOf } from '../../board/others/known-boards.ts';
import { isOwnBoardId } from '../../board/others/own-boards.ts';
import { unitAt } from '../../board/unit-at.ts';
import { formatPiece } from '../../orders/format-order.ts';
import { formatOutcome } from '../outcomes.ts';
import { readOrder } from '../load/read-order.ts';
import { isArmyAboard } from '../load/units.ts';
import type { Phase, Scenario, ScenarioTexts } from '../scenario.ts';
import type { Power } from '../../board/powers.ts';

/** Groups the items by a key, in the order in which the keys first occur. */
function group<T, K>(items: readonly T[], keyOf: (item: T) => K): readonly [K, readonly T[]][] {
  const keys = [...new Set(items.map(keyOf))];
  return keys.map((key) => [key, items.filter((item) => keyOf(item) === key)]);
}

const NEEDS_NO_QUOTES = /^(?:\p{L}|\d\.[A-Z]\.)[^:#]*$/u;
const MEANS_SOMETHING = /^(true|false|null|yes|no|on|off)$/i;

/** A text on one line, quoted where YAML would read something else. */
function plain(text: string): string {
  if (/\p{Cc}/u.test(text)) return JSON.stringify(text);
  const safe = NEEDS_NO_QUOTES.test(text) && !MEANS_SOMETHING.test(text) && text.trim() === text;
  return safe ? text : quoted(text);
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Texts as a list on one line. */
const inList = (texts: readonly string[]): string =>
  `[${texts.map((text) => (/[,[\]{}]/.test(text) ? quoted(text) : plain(text))).join(', ')}]`;

const WIDTH = 90;

/** A text in lines of at most `WIDTH` characters. */
function wrap(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= WIDTH)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * The scenario as a file: YAML that `loadScenario` reads back. The slug is the file's name and not part of it. `called`: what
 * it calls its board; left out, it names it, and contains one of somebody's own.
 */
export function formatScenario(scenario: Scenario, called?: string): string {
  const board = boardIn(scenario.position);
  const source = called === undefined && isOwnBoardId(board.id) ? sourceOf(board.id) : undefined;
  const { title, short, paragraph, example, entry, instance, phase, editions, note } = scenario;
  const lines = [
    `title: ${plain(title)}`,
    `short: ${plain(short)}`,
    `paragraph: ${plain(paragraph)}`,
    ...(example === null ? [] : [`example: ${example.toString()}`]),
    ...(entry === null ? [] : [`entry: ${entry}`]),
    ...(instance ? ['instance: true'] : []),
    ...(phase === null ? [] : [`phase: ${phase}`]),
    `editions: [${editions.join(', ')}]`,
    ...(board === STANDARD || source ? [] : [`board: ${plain(called ?? board.id)}`]),
    ...formatRules(scenario),
    'note: >-',
    ...wrap(note).map((line) => `  ${line}`),
    ...formatGerman(scenario),
    ...formatUnits(scenario),
    ...formatMoves(scenario),
    ...formatDislodged(scenario),
    ...formatStarved(scenario),
    ...formatGiven(scenario),
    ...formatPhases(scenario),
    ...formatComments(scenario),
    ...formatWords(scenario, ''),
    ...(source ? [`board: ${JSON.stringify(source.file)}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** Lines of words, as they are. */
const formatWords = ({ words }: ScenarioTexts, indent: string): readonly string[] =>
  words === undefined
    ? []
    : [
        `${indent}words: |`,
        ...words
          .trimEnd()
          .split('\n')
          .map((line) => `${indent}  ${line}`.trimEnd()),
      ];

function formatRules({ rules }: Scenario): readonly string[] {
  if (!rules) return [];
  return [
    'rules:',
    `  name: ${plain(rules.name)}`,
    '  choices:',
    ...Object.entries(rules.choices).map(([choice, option]) => `    ${choice}: ${String(option)}`),
  ];
}

function formatGerman({ de }: Scenario): readonly string[] {
  if (!de) return [];
  return [
    'de:',
    `  title: ${plain(de.title)}`,
    `  short: ${plain(de.short)}`,
    '  note: >-',
    ...wrap(de.note).map((line) => `    ${line}`),
    ...formatWords(de, '  '),
  ];
}

const formatMoves = ({ expected }: Scenario): readonly string[] =>
  expected.length === 0
    ? []
    : formatOrders(
        'orders',
        expected.map((one) => ({ ...one, outcome: formatOutcome(one) })),
      );

/** Left out if the written orders, each on its own, name every unit and no unit that is not there. */
function formatUnits({ position, expected }: Scenario): readonly string[] {
  const { units } = position;
  const board = boardIn(position);
  const key = ({ power, kind, at }: Unit): string => `${power} ${kind} ${at}`;
  const there = new Set(units.map(key));
  const ordered = new Set(
    expected.flatMap(({ text, order: { power } }) => {
      const read = readOrder(text, power, { board });
      return read.ok ? [key({ power, ...read.value.unit })] : [];
    }),
  );
  const aboard = units.filter(isArmyAboard);
  const all = units
    .filter((unit) => !isArmyAboard(unit))
    .map(({ power, ...piece }) => {
      const army = piece.kind === 'F' && aboard.find(({ at }) => at === piece.at);
      return {
        power,
        text: army
          ? `A/${formatPiece(piece)} ${String(army.moves ?? 1)}`
          : formatPiece(piece, board),
      };
    });
  if (
    aboard.length === 0 &&
    [...there].every((unit) => ordered.has(unit)) &&
    there.size === ordered.size
  )
    return [];
  return [
    'units:',
    ...group(all, ({ power }) => power).map(
      ([power, own]) => `  ${plain(power)}: ${inList(own.map(({ text }) => text))}`,
    ),
  ];
}

const formatStarved = ({ starved = [] }: Scenario): readonly string[] =>
  starved.length === 0 ? [] : [`starved: ${inList(starved.map((at) => formatLocation(at)))}`];

function formatDislodged({ dislodged, position }: Scenario): readonly string[] {
  if (dislodged.length === 0) return [];
  const board = boardIn(position);
  const piece = (space: string): string => {
    const unit = position.units.find((one) => unitAt(one) === space);
    return plain(unit ? formatPiece(unit, board) : space);
  };
  return [
    'dislodged:',
    ...dislodged.map(({ unit, by, retreats }) => {
      const places = inList(retreats.map((at) => formatLocation(at, board)));
      return `  ${piece(unit)}: { by: ${piece(by)}, retreats: ${places} }`;
    }),
  ];
}

interface Written {
  readonly text: string;
  readonly order: { readonly power: Power };
}

/** The lines of a file for the comments on its orders; none if it has none. */
function formatComments({
  comments,
  expected,
  expectedRetreats,
  expectedAdjustments,
}: Scenario): readonly string[] {
  if (comments.length === 0) return [];
  const orders: Readonly<Record<Phase, readonly Written[]>> = {
    movement: expected,
    retreats: expectedRetreats,
    adjustments: expectedAdjustments?.orders ?? [],
  };
  return [
    'comments:',
    ...comments.flatMap(({ text, de, on }) => {
      const spoken = on.flatMap(({ phase, order }) => orders[phase][order] ?? []);
      const lists = group(spoken, ({ order }) => order.power).map(
        ([power, own]) => `${plain(power)}: ${inList(own.map((one) => one.text))}`,
      );
      return [
        `  - on: { ${lists.join(', ')} }`,
        '    text: >-',
        ...wrap(text).map((line) => `      ${line}`),
        ...(de === null ? [] : ['    de: >-', ...wrap(de).map((line) => `      ${line}`)]),
      ];
    }),
  ];
}

/** The lines of a file for the phases after the moves; none if it has none. */
function formatPhases(scenario: Scenario): readonly string[] {
  return [...formatRetreats(scenario), ...formatCentres(scenario), ...formatAdjustments(scenario)];
}

/** The dislodged units that a scenario begins with. */
function formatGiven({ retreats, position }: Scenario): readonly string[] {
  if (!retreats?.given) return [];
  const board = boardIn(position);
  return [
    'dislodged:',
    ...retreats.given.map(({ unit, retreats: open, barred }) => {
      const by = barred.find(({ reason }) => reason === 'attacker-origin');
      const from = by ? `by: ${plain(pieceFrom(by.at, board))}, ` : '';
      const places = inList(open.map((at) => formatLocation(at, board)));
      return `  ${plain(formatPiece(unit, board))}: { power: ${plain(unit.power)}, ${from}retreats: ${places} }`;
    }),
  ];
}

/** The attacker, as far as it matters: where it came from. */
const pieceFrom = (at: Location, board: Board): string =>
  formatPiece(
    { kind: spaceIn(spaceOf(at), board).kind === 'sea' ? 'F' : 'A', at: spaceOf(at) },
    board,
  );

interface Line {
  readonly text: string;
  readonly order: { readonly power: Power };
  readonly outcome: string;
}

function formatOrders(field: string, orders: readonly Line[]): readonly string[] {
  if (orders.length === 0) return [`${field}: {}`];
  return [
    `${field}:`,
    ...group(orders, ({ order }) => order.power).flatMap(([power, own]) => [
      `  ${plain(power)}:`,
      ...own.map(({ text, outcome }) => `    ${plain(text)}: ${outcome}`),
    ]),
  ];
}

function formatRetreats({ retreats, expectedRetreats }: Scenario): readonly string[] {
  return retreats ? formatOrders('retreats', expectedRetreats) : [];
}

function formatCentres({ position, adjustments }: Scenario): readonly string[] {
  const { owners } = position;
  if (!owners) return [];
  const board = boardIn(position);
  const { powers, centres } = board;
  const owned = powers.flatMap((power) => {
    const own = centres.filter((centre) => owners[centre] === power);
    return own.length > 0 ? [[power, own.map((at) => formatLocation(at, board))] as const] : [];
  });
  const field = adjustments ? 'centres' : 'owners';
  return owned.length > 0
    ? [`${field}:`, ...owned.map(formatList)]
    : [`${field}: { ${plain(powers[0] ?? '')}: [] }`];
}

function formatAdjustments({
  position,
  adjustments,
  expectedAdjustments,
}: Scenario): readonly string[] {
  if (!adjustments || !expectedAdjustments) return [];
  const board = boardIn(position);
  const { orders, removed, owners } = expectedAdjustments;
  const after = board.powers.flatMap((power) => {
    const own = owners[power];
    return own ? [[power, own.map((at) => formatLocation(at, board))] as const] : [];
  });
  const gone = group(removed, ({ power }) => power).map(
    ([power, units]) => [power, units.map((one) => formatPiece(one, board))] as const,
  );
  return [
    ...(adjustments.captured ? ['captures: false'] : []),
    ...(orders.length > 0 ? formatOrders('adjustments', orders) : []),
    ...(gone.length > 0 ? ['removed:', ...gone.map(formatList)] : []),
    ...(after.length > 0 ? ['centres after:', ...after.map(formatList)] : []),
  ];
}

const formatList = ([power, items]: readonly [Power, readonly string[]]): string =>
  `  ${plain(power)}: ${inList(items)}`;
