import { coastIn, spaceIn, STANDARD_BOARD } from '../../board/compiled.ts';
import { POWERS } from '../../board/powers.ts';
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
} from '../compact.ts';
import { isRecord, type CaseLine } from './line.ts';
import { formatPower } from './words.ts';

const BLANK = 32;
const DASH = 45;
const STROKE = 47;
const LETTER_A = 65;
const LETTER_C = 67;
const LETTER_F = 70;
const LETTER_H = 72;
const LETTER_S = 83;

const { coasts, isSea, isCoastal, spaceOf } = STANDARD_BOARD;
const SPACES = STANDARD_BOARD.spaces.length;

const POWER_NUMBERS: ReadonlyMap<string, number> = new Map(
  POWERS.map((power, number) => [formatPower(power), number]),
);

/** By space: the station of the unit there, while a case is read; -1: there is none. */
const stations = new Int16Array(SPACES);

/**
 * A case as numbers, straight from its letters; null if anything in it is not just as the format has it, with every unit
 * named as it stands: then `caseOf` tells what it comes to. Cases come by the hundred thousand, and nearly all are plain.
 */
export function readCompact({ fields }: CaseLine): CompactTurn | null {
  const units = readUnits(fields['units']);
  const orders = units && readOrders(fields['orders']);
  return orders && { units, orders };
}

/** Notes the units' stations, too. */
function readUnits(field: unknown): CompactUnit[] | null {
  if (!isRecord(field)) return null;
  stations.fill(-1);
  const units: CompactUnit[] = [];
  for (const name in field) {
    const power = POWER_NUMBERS.get(name);
    const texts = field[name];
    if (power === undefined || !Array.isArray(texts)) return null;
    for (const text of texts as readonly unknown[]) {
      if (typeof text !== 'string') return null;
      const at = locationAt(text, 2);
      const station = stationOf(text, 0, at);
      const space = spaceOf[at] ?? -1;
      if (!canStand(station) || stations[space] !== -1 || endOf(2, at) !== text.length) return null;
      stations[space] = station;
      units.push({ power, station });
    }
  }
  return units;
}

function readOrders(field: unknown): CompactOrder[] | null {
  if (!isRecord(field)) return null;
  const orders: CompactOrder[] = [];
  for (const name in field) {
    const power = POWER_NUMBERS.get(name);
    const texts = field[name];
    if (power === undefined || !Array.isArray(texts)) return null;
    for (const text of texts as readonly unknown[]) {
      const order = typeof text === 'string' ? orderIn(text, power) : null;
      if (!order) return null;
      orders.push(order);
    }
  }
  return orders;
}

function orderIn(text: string, power: number): CompactOrder | null {
  const at = unitIn(text, 0);
  if (at < 0) return null;
  const end = endOf(2, at);
  const space = spaceOf[at] ?? -1;
  if (text.length < end + 2 || text.charCodeAt(end) !== BLANK) return null;
  switch (text.charCodeAt(end + 1)) {
    case LETTER_H:
      return text.length === end + 2 ? orderOf(power, space, HOLD) : null;
    case DASH:
      return moveIn(text, end + 2, power, space);
    case LETTER_S:
      return helpIn(text, end + 2, power, space, SUPPORT_MOVE);
    case LETTER_C:
      return helpIn(text, end + 2, power, space, CONVOY);
    default:
      return null;
  }
}

/** ` DEST` or ` DEST VIA`, to the end of the text. */
function moveIn(text: string, from: number, power: number, at: number): CompactOrder | null {
  const to = goalIn(text, from, isFleetIn(at));
  if (to < 0) return null;
  const end = endOf(from + 1, to);
  if (end === text.length) return orderOf(power, at, MOVE, -1, to);
  return text.slice(end) === ' VIA' ? orderOf(power, at, MOVE, -1, to, true) : null;
}

/** ` X LOC` or ` X LOC - DEST`, to the end of the text. */
function helpIn(
  text: string,
  from: number,
  power: number,
  at: number,
  task: typeof SUPPORT_MOVE | typeof CONVOY,
): CompactOrder | null {
  const named = unitIn(text, from + 1);
  if (named < 0 || text.charCodeAt(from) !== BLANK) return null;
  const end = endOf(from + 3, named);
  const target = spaceOf[named] ?? -1;
  if (end === text.length) {
    return task === SUPPORT_MOVE ? orderOf(power, at, SUPPORT_HOLD, target) : null;
  }
  if (text.length < end + 2) return null;
  if (text.charCodeAt(end) !== BLANK || text.charCodeAt(end + 1) !== DASH) return null;
  const to = goalIn(text, end + 2, task !== CONVOY && isFleetIn(target));
  return to < 0 || endOf(end + 3, to) !== text.length ? null : orderOf(power, at, task, target, to);
}

/** The location of a unit that is named just as it stands; -1: there is none such. */
function unitIn(text: string, from: number): number {
  const at = locationAt(text, from + 2);
  return at >= 0 && stations[spaceOf[at] ?? -1] === stationOf(text, from, at) ? at : -1;
}

/** The location behind a blank; -1: none, or a coast for what has none: an army, or whatever is convoyed. */
function goalIn(text: string, from: number, hasCoasts: boolean): number {
  const to = locationAt(text, from + 1);
  if (to < 0 || text.charCodeAt(from) !== BLANK) return -1;
  return hasCoasts || to < SPACES ? to : -1;
}

const isFleetIn = (space: number): boolean => (stations[space] ?? -1) >= SPACES;

function orderOf(
  power: number,
  at: number,
  task: Task,
  target = -1,
  to = -1,
  viaConvoy = false,
): CompactOrder {
  return { power, at, task, target, to, viaConvoy, isRepaired: false };
}

/** The station of a unit with the letter there at a location; -1: no such letter. */
function stationOf(text: string, from: number, at: number): number {
  if (at < 0 || text.charCodeAt(from + 1) !== BLANK) return -1;
  const letter = text.charCodeAt(from);
  if (letter === LETTER_A) return at < SPACES ? at : -1;
  return letter === LETTER_F ? SPACES + at : -1;
}

/** Whether a unit can stand so: an army on no sea and no coast, a fleet at sea or on a coast that needs no other name. */
function canStand(station: number): boolean {
  if (station < SPACES) return station >= 0 && isSea[station] !== 1;
  const at = station - SPACES;
  if (at >= SPACES) return true;
  return (isSea[at] === 1 || isCoastal[at] === 1) && coasts[at]?.length === 0;
}

/** The location whose name is the word there; -1: none. Nothing is read beyond the end of the text: that takes its time. */
function locationAt(text: string, from: number): number {
  const end = from + 3;
  if (text.length < end) return -1;
  const space = spaceIn(STANDARD_BOARD, text, from);
  if (text.length === end || space < 0) return space;
  const next = text.charCodeAt(end);
  if (next === BLANK) return space;
  const last = end + 3;
  if (next !== STROKE || text.length < last || text.charCodeAt(end + 2) !== LETTER_C) return -1;
  if (text.length > last && text.charCodeAt(last) !== BLANK) return -1;
  return coastIn(STANDARD_BOARD, space, text, end + 1);
}

/** Where the name of a location ends that begins there. */
function endOf(from: number, location: number): number {
  return from + (location < SPACES ? 3 : 6);
}
