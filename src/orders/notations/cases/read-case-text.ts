import { isLocation, spaceOf, type UnitKind } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import type { AdjustmentOrder } from '../../adjustment-order.ts';
import { errorAt } from '../../errors.ts';
import { interpretAdjustments } from '../../interpret/interpret-adjustments.ts';
import { interpretOrders } from '../../interpret/interpret-orders.ts';
import { interpretRetreats } from '../../interpret/interpret-retreats.ts';
import type {
  CoastSide,
  WrittenAdjustment,
  WrittenOrder,
  WrittenPiece,
  WrittenPlace,
  WrittenRetreat,
} from '../../interpret/written-order.ts';
import {
  inOrderOfText,
  type OrderError,
  type ParsedOrders,
  type ReadOptions,
  type Words,
} from '../../parsed-orders.ts';
import type { RetreatPhaseOrder } from '../../retreat-order.ts';
import { LINE_BREAK, MAX_TEXT } from '../source-text.ts';
import { EMPTY_TEXT, type Statement, type TextHint, type WrittenText } from '../written-text.ts';
import { isRecord } from './case-line.ts';
import { parsePower } from './case-words.ts';

/** One text of the lists, its place in the line, and its power. */
export interface Listed extends Words {
  readonly power: Power | undefined;
}

interface Cut {
  readonly listed: readonly Listed[];
  readonly errors: readonly OrderError[];
}

const A_CASE = 'a JSON object such as {"orders":{"AUSTRIA":["A VIE - GAL"]}}';

/** The texts under "orders" of every line. */
function textsOf(text: string): Cut {
  if (text.length > MAX_TEXT) {
    const at = { line: 1, column: 1, length: 0, words: text };
    const most = `a text of at most ${String(MAX_TEXT)} characters`;
    return { listed: [], errors: [errorAt(at, 'too-much', 'This text is too long', most)] };
  }
  const lines = text.split(LINE_BREAK).map((words, index) => textsOfLine(words, index + 1));
  return {
    listed: lines.flatMap(({ listed }) => listed),
    errors: lines.flatMap(({ errors }) => errors),
  };
}

function textsOfLine(text: string, line: number): Cut {
  if (text.trim() === '') return { listed: [], errors: [] };
  const whole = { line, column: 1, length: text.length, words: text };
  const lists = ordersIn(text);
  if (!lists)
    return { listed: [], errors: [errorAt(whole, 'order', 'This is not a case', A_CASE)] };
  const listed: Listed[] = [];
  const errors: OrderError[] = [];
  const places = placesOfTexts(text, line);
  const placed = (words: string): Words => places.get(words)?.pop() ?? { ...whole, words };
  for (const [name, texts] of Object.entries(lists)) {
    const at = placed(name);
    const power = parsePower(name);
    if (!power)
      errors.push(errorAt(at, 'power', 'No power has this name', 'a power, such as AUSTRIA'));
    else if (!Array.isArray(texts) || !texts.every((each) => typeof each === 'string'))
      errors.push(errorAt(at, 'order', 'This lists no orders', 'a list of texts'));
    else listed.push(...texts.map((each): Listed => ({ ...placed(each), power })));
  }
  return { listed, errors };
}

const JSON_TEXT = /"[^"\\]*(?:\\.[^"\\]*)*"/g;

/** Where each text from "orders" on is, the first one last: `JSON.parse` does not say. The line is valid JSON. */
function placesOfTexts(text: string, line: number): ReadonlyMap<string, Words[]> {
  const start = Math.max(0, text.indexOf('"orders"'));
  const places = new Map<string, Words[]>();
  for (const { 0: quoted, index } of [...text.slice(start).matchAll(JSON_TEXT)].reverse()) {
    const words = String(JSON.parse(quoted));
    const place = { line, column: start + index + 2, length: quoted.length - 2, words };
    const found = places.get(words);
    if (found) found.push(place);
    else places.set(words, [place]);
  }
  return places;
}

function ordersIn(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const found: unknown = JSON.parse(line);
    const orders = isRecord(found) ? found['orders'] : null;
    return isRecord(orders) ? orders : null;
  } catch {
    return null;
  }
}

const LOC = '[A-Z]{3}(?:/[NESW]C)?';
const PIECE = `([AF]) (${LOC})`;
const FORM = {
  hold: new RegExp(`^${PIECE} H$`, 'd'),
  move: new RegExp(`^${PIECE} - (${LOC})( VIA)?$`, 'd'),
  help: new RegExp(`^${PIECE} ([SC]) ${PIECE}(?: - (${LOC}))?$`, 'd'),
  retreat: new RegExp(`^${PIECE} R (${LOC})$`, 'd'),
  leave: new RegExp(`^${PIECE} D$`, 'd'),
  build: new RegExp(`^(?:([AF]) )?(${LOC}) B$`, 'd'),
} as const;

const FORMS = {
  movement: '"X LOC H", "X LOC - DEST [VIA]", "X LOC S X LOC [- DEST]" or "X LOC C A LOC - DEST"',
  retreats: '"X LOC R DEST" or "X LOC D"',
  adjustments: '"X LOC B", "X LOC D" or "WAIVE"',
} as const;

/** The words of a group of a pattern, with their place. Null if there are none. */
function partOf(at: Words, match: RegExpExecArray, group: number): Words | null {
  const words = match[group];
  const found = match.indices?.[group];
  if (words === undefined || !found) return null;
  const [start] = found;
  return { line: at.line, column: at.column + start, length: words.length, words };
}

const SIDES: Readonly<Record<string, CoastSide>> = { N: 'N', E: 'E', S: 'S', W: 'W' };

function placeOf(at: Words, match: RegExpExecArray, group: number): WrittenPlace | null {
  const words = partOf(at, match, group);
  if (!words || !isLocation(words.words)) return null;
  return {
    ...words,
    spaces: [spaceOf(words.words)],
    side: SIDES[words.words.charAt(4)] ?? null,
  };
}

const isKind = (letter: string | undefined): letter is UnitKind => letter === 'A' || letter === 'F';

/** The piece whose letter is that group, and whose place is the next group. */
function pieceOf(at: Words, match: RegExpExecArray, group: number): WrittenPiece | null {
  const place = placeOf(at, match, group + 1);
  if (!place) return null;
  const letter = partOf(at, match, group);
  const start = letter ?? place;
  const length = place.column + place.length - start.column;
  const words = letter ? `${letter.words} ${place.words}` : place.words;
  const kind = isKind(letter?.words) ? letter.words : null;
  return { line: at.line, column: start.column, length, words, kind, place, nationality: null };
}

const PLAIN = { target: null, to: null, viaConvoy: false, lostDash: false } as const;

function orderIn(at: Listed): WrittenOrder | null {
  const hold = FORM.hold.exec(at.words);
  const move = FORM.move.exec(at.words);
  const help = FORM.help.exec(at.words);
  const match = hold ?? move ?? help;
  const unit = match && pieceOf(at, match, 1);
  if (!unit) return null;
  if (hold) return { ...at, ...PLAIN, unit, type: 'hold' };
  if (move) {
    const to = placeOf(at, move, 3);
    return to && { ...at, ...PLAIN, unit, type: 'move', to, viaConvoy: move[4] !== undefined };
  }
  const target = help && pieceOf(at, help, 4);
  if (!target) return null;
  const to = placeOf(at, help, 6);
  if (help[6] === undefined)
    return help[3] === 'S' ? { ...at, ...PLAIN, unit, type: 'support-hold', target } : null;
  const type = help[3] === 'S' ? 'support-move' : 'convoy';
  return to && { ...at, ...PLAIN, unit, type, target, to };
}

function retreatIn(at: Listed): WrittenRetreat | null {
  const retreat = FORM.retreat.exec(at.words);
  const leave = FORM.leave.exec(at.words);
  const match = retreat ?? leave;
  if (!match) {
    const order = orderIn(at);
    return order && { ...order, meant: order.type === 'move' ? 'retreat' : 'other' };
  }
  const unit = pieceOf(at, match, 1);
  if (!unit) return null;
  if (leave) return { ...at, ...PLAIN, unit, type: 'hold', meant: 'disband' };
  const to = placeOf(at, match, 3);
  return to && { ...at, ...PLAIN, unit, type: 'move', to, meant: 'retreat' };
}

function adjustmentIn(at: Listed): WrittenAdjustment | null {
  if (at.words === 'WAIVE') return { ...at, verb: 'waive', unit: null };
  const build = FORM.build.exec(at.words);
  const match = build ?? FORM.leave.exec(at.words);
  const unit = match && pieceOf(at, match, 1);
  return unit && { ...at, verb: build ? 'build' : 'remove', unit };
}

/** Splits a text into orders of a phase, and has them interpreted. */
function readWith<Written, AnOrder>(
  text: string,
  orderAt: (listed: Listed) => Written | null,
  expected: string,
  interpret: (written: readonly Written[]) => ParsedOrders<AnOrder>,
): ParsedOrders<AnOrder> {
  const { listed, errors } = textsOf(text);
  const wrong: OrderError[] = [...errors];
  const written = listed.flatMap((each): readonly Written[] => {
    const order = orderAt(each);
    if (!order)
      wrong.push(errorAt(each, 'order', 'This is not an order of the case format', expected));
    return order ? [order] : [];
  });
  const parsed = interpret(written);
  return { ...parsed, errors: [...wrong, ...parsed.errors].sort(inOrderOfText) };
}

/** Orders written by a program are meant literally. */
const exact = (options: ReadOptions): ReadOptions => ({ ...options, asWritten: true });

export const readCaseOrders = (text: string, options: ReadOptions = {}): ParsedOrders =>
  readWith(text, orderIn, FORMS.movement, (written) => interpretOrders(written, exact(options)));

export const readCaseRetreats = (
  text: string,
  options: ReadOptions = {},
): ParsedOrders<RetreatPhaseOrder> =>
  readWith(text, retreatIn, FORMS.retreats, (written) =>
    interpretRetreats(written, exact(options)),
  );

export const readCaseAdjustments = (
  text: string,
  options: ReadOptions = {},
): ParsedOrders<AdjustmentOrder> =>
  readWith(text, adjustmentIn, FORMS.adjustments, (written) =>
    interpretAdjustments(written, exact(options)),
  );

/**
 * Everything under "orders", each order as what it is. An order whose form exists in two phases belongs to the one that
 * is asked for.
 */
export function openCases(text: string, { phase }: TextHint): WrittenText {
  const { listed, errors } = textsOf(text);
  const wrong: OrderError[] = [...errors];
  const statements = listed.flatMap((each): readonly Statement[] => {
    const statement = statementIn(each, phase);
    if (!statement)
      wrong.push(errorAt(each, 'order', 'This is not an order of the case format', ANY_FORM));
    return statement ? [{ ...statement, results: [] }] : [];
  });
  return { ...EMPTY_TEXT, statements, errors: wrong, asWritten: true };
}

const ANY_FORM = Object.values(FORMS).join(', ');

/** An order in the form of the case format, or of python-diplomacy's, which is the same. */
export function statementIn(at: Listed, phase: TextHint['phase']) {
  const adjustment = adjustmentIn(at);
  const isRemoval = adjustment?.verb === 'remove' && phase !== 'adjustments';
  if (adjustment && !isRemoval) return { phase: 'adjustments', written: adjustment } as const;
  const retreat = retreatIn(at);
  if (!retreat) return null;
  if (phase === 'retreats' || FORM.retreat.test(at.words) || FORM.leave.test(at.words))
    return { phase: 'retreats', written: retreat } as const;
  const order = orderIn(at);
  return order && ({ phase: 'movement', written: order } as const);
}
