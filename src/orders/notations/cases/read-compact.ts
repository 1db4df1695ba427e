import { coastIn, spaceIn, STANDARD_BOARD } from '../../../board/compiled.ts';
import { POWERS } from '../../../board/powers.ts';
import {
  CONVOY,
  HOLD,
  MOVE,
  SUPPORT_HOLD,
  SUPPORT_MOVE,
  type CompactOrder,
  type CompactTurn,
  type CompactUnit,
  type Task,
} from '../../compact.ts';
import { CASE_FIELDS, isRecord, type CaseLine } from './case-line.ts';
import { formatPower } from './case-words.ts';

const BLANK = 32;
const DASH = 45;
const STROKE = 47;
const LETTER_A = 65;
const LETTER_C = 67;
const LETTER_F = 70;
const LETTER_H = 72;
const LETTER_S = 83;

const FIELDS: ReadonlySet<string> = new Set(CASE_FIELDS);

const SHORTEST_ORDER = 7;

const { coasts, isSea, isCoastal, spaceOf, locations } = STANDARD_BOARD;
const { stationSpace, stationLocation, isFleetStation } = STANDARD_BOARD;
const SPACES = STANDARD_BOARD.spaces.length;

/**
 * Interns these strings, as a JSON parser does with short texts: two interned strings are compared without looking at
 * their letters.
 */
const known = <T>(entries: Iterable<readonly [string, T]>): readonly (readonly [string, T])[] =>
  Object.entries(Object.fromEntries(entries));

const POWER_NAMES = known(POWERS.map((power) => [formatPower(power), power])).map(([name]) => name);
/** By first letter: the only power that it can be; -1 if none. */
const POWERS_BY_LETTER = new Int8Array(128).fill(-1);
for (const [number, name] of POWER_NAMES.entries()) POWERS_BY_LETTER[name.charCodeAt(0)] = number;

/** `A VIE`, `F STP/SC`: the station of each possible unit, by its text. */
const STATIONS: ReadonlyMap<string, number> = new Map(
  known([
    ...locations.flatMap((name, at) => (holdsArmies(at) ? [[`A ${name}`, at] as const] : [])),
    ...locations.flatMap((name, at) =>
      holdsFleets(at) ? [[`F ${name}`, SPACES + at] as const] : [],
    ),
  ]),
);

function holdsArmies(at: number): boolean {
  return at < SPACES && isSea[at] !== 1;
}

/** Whether a fleet can be there: at sea or on a coast that needs no further name. */
function holdsFleets(at: number): boolean {
  if (at >= SPACES) return true;
  return (isSea[at] === 1 || isCoastal[at] === 1) && coasts[at]?.length === 0;
}

/** By location, while a case is read: the letter of the unit there, or one of two numbers that are not letters. */
const letters = new Int16Array(locations.length);
const NOBODY = -1;
/** For a space: the unit is on one of its split coasts. */
const ON_A_COAST = -2;

/**
 * A case as numbers, straight from its letters; null if anything in it deviates from the exact format, with every unit
 * named as it is: then `caseOf` determines the result. Cases come by the hundred thousand, and nearly all are plain.
 */
export function readCompact({ fields }: CaseLine): CompactTurn | null {
  for (const name in fields) if (!FIELDS.has(name)) return null;
  const { units: placed, orders: given } = fields;
  if (!areLists(placed) || !areLists(given)) return null;
  const units = readUnits(placed);
  const orders = units && readOrders(given);
  return units && orders && { units, orders };
}

type Lists = Readonly<Record<string, readonly string[]>>;

/**
 * Whether a field lists texts by power, and nothing else. Tested for all fields before the first is read, so that they
 * are loaded from memory in parallel instead of one by one.
 */
function areLists(field: unknown): field is Lists {
  if (!isRecord(field)) return false;
  for (const name in field) {
    const texts = field[name];
    if (!Array.isArray(texts)) return false;
    for (let place = 0; place < texts.length; place += 1) {
      if (typeof texts[place] !== 'string') return false;
    }
  }
  return true;
}

/** Also notes the units' letters. */
function readUnits(lists: Lists): CompactUnit[] | null {
  letters.fill(NOBODY);
  const units: CompactUnit[] = [];
  for (const name in lists) {
    const texts = lists[name]!;
    const power = powerOf(name);
    if (power < 0) return null;
    for (let place = 0; place < texts.length; place += 1) {
      const station = STATIONS.get(texts[place]!);
      if (station === undefined) return null;
      const space = stationSpace[station]!;
      if (letters[space] !== NOBODY) return null;
      letters[space] = ON_A_COAST;
      letters[stationLocation[station]!] = isFleetStation[station] === 1 ? LETTER_F : LETTER_A;
      units.push({ power, station });
    }
  }
  return units;
}

function powerOf(name: string): number {
  const power = POWERS_BY_LETTER[name.charCodeAt(0)] ?? -1;
  return POWER_NAMES[power] === name ? power : -1;
}

function readOrders(lists: Lists): CompactOrder[] | null {
  const orders: CompactOrder[] = [];
  for (const name in lists) {
    const texts = lists[name]!;
    const power = powerOf(name);
    if (power < 0) return null;
    for (let place = 0; place < texts.length; place += 1) {
      const order = orderIn(texts[place]!, power);
      if (order === null) return null;
      orders.push(order);
    }
  }
  return orders;
}

function orderIn(text: string, power: number): CompactOrder | null {
  if (text.length < SHORTEST_ORDER) return null;
  const at = unitIn(text, 0);
  if (at < 0) return null;
  const end = endOf(2, at);
  if (text.length < end + 2) return null;
  switch (text.charCodeAt(end + 1)) {
    case LETTER_H:
      return text.length === end + 2 ? orderOf(power, at, HOLD, -1, -1, false) : null;
    case DASH:
      return moveIn(text, end + 2, power, at);
    case LETTER_S:
      return helpIn(text, end + 2, power, at, SUPPORT_MOVE);
    case LETTER_C:
      return helpIn(text, end + 2, power, at, CONVOY);
    default:
      return null;
  }
}

/** ` DEST` or ` DEST VIA`, to the end of the text. */
function moveIn(text: string, from: number, power: number, at: number): CompactOrder | null {
  const to = goalIn(text, from);
  if (to < 0 || (to >= SPACES && letters[at] !== LETTER_F)) return null;
  const end = endOf(from + 1, to);
  const viaConvoy = end !== text.length;
  if (viaConvoy && text.slice(end) !== ' VIA') return null;
  return orderOf(power, at, MOVE, -1, to, viaConvoy);
}

/** ` X LOC` or ` X LOC - DEST`, to the end of the text. */
function helpIn(
  text: string,
  from: number,
  power: number,
  at: number,
  task: typeof SUPPORT_MOVE | typeof CONVOY,
): CompactOrder | null {
  if (text.length < from + 6 || text.charCodeAt(from) !== BLANK) return null;
  const target = unitIn(text, from + 1);
  if (target < 0) return null;
  const end = endOf(from + 3, target);
  if (end === text.length) {
    return task === SUPPORT_MOVE
      ? orderOf(power, at, SUPPORT_HOLD, spaceOf[target]!, -1, false)
      : null;
  }
  if (text.length < end + 2 || text.charCodeAt(end + 1) !== DASH) return null;
  const to = goalIn(text, end + 2);
  if (to < 0 || endOf(end + 3, to) !== text.length) return null;
  if (to >= SPACES && (task === CONVOY || letters[target] !== LETTER_F)) return null;
  return orderOf(power, at, task, spaceOf[target]!, to, false);
}

/** The location of a unit that is named exactly as it is; -1 if there is none. */
function unitIn(text: string, from: number): number {
  const at = locationAt(text, from + 2);
  if (at < 0 || text.charCodeAt(from + 1) !== BLANK) return -1;
  return letters[at] === text.charCodeAt(from) ? at : -1;
}

/** The location after a space character; -1 if there is none. */
function goalIn(text: string, from: number): number {
  if (text.length < from + 4 || text.charCodeAt(from) !== BLANK) return -1;
  return locationAt(text, from + 1);
}

/** `unit`: its location. */
function orderOf(
  power: number,
  unit: number,
  task: Task,
  target: number,
  to: number,
  viaConvoy: boolean,
): CompactOrder {
  const at = spaceOf[unit]!;
  return { power, at, task, target, to, viaConvoy, isRepaired: false };
}

/** The location whose name is the word at `from`, which has at least three letters; -1 if there is none. */
function locationAt(text: string, from: number): number {
  const end = from + 3;
  const space = spaceIn(STANDARD_BOARD, text, from);
  if (text.length === end || space < 0) return space;
  const next = text.charCodeAt(end);
  if (next === BLANK) return space;
  return next === STROKE ? coastAt(text, end + 1, space) : -1;
}

/** The coast of the space whose name is the word at `from`; -1 if there is none. */
function coastAt(text: string, from: number, space: number): number {
  const end = from + 2;
  if (text.length < end || text.charCodeAt(from + 1) !== LETTER_C) return -1;
  if (text.length > end && text.charCodeAt(end) !== BLANK) return -1;
  return coastIn(STANDARD_BOARD, space, text, from);
}

/** Where the name of a location that begins at `from` ends. */
function endOf(from: number, location: number): number {
  return from + (location < SPACES ? 3 : 6);
}
