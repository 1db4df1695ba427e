import { STANDARD_BOARD } from '../../board/compiled.ts';
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
const LETTERS = 26;

const { byLetters, coastsByLetter, coasts, isSea, isCoastal, spaceOf } = STANDARD_BOARD;
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
  const units: CompactUnit[] = [];
  const orders: CompactOrder[] = [];
  stations.fill(-1);
  const areUnits = everyText(fields['units'], (power, text) => {
    const at = locationAt(text, 2);
    const station = stationOf(text, 0, at);
    const space = spaceOf[at] ?? -1;
    if (!canStand(station) || stations[space] !== -1 || endOf(2, at) !== text.length) return false;
    stations[space] = station;
    units.push({ power, station });
    return true;
  });
  const areOrders =
    areUnits &&
    everyText(fields['orders'], (power, text) => {
      const order = orderIn(text, power);
      if (order) orders.push(order);
      return order !== null;
    });
  return areOrders ? { units, orders } : null;
}

/** Whether all texts by power are as `take` wants them. */
function everyText(field: unknown, take: (power: number, text: string) => boolean): boolean {
  if (!isRecord(field)) return false;
  for (const name in field) {
    const power = POWER_NUMBERS.get(name);
    const list = field[name];
    if (power === undefined || !Array.isArray(list)) return false;
    for (const text of list as readonly unknown[]) {
      if (typeof text !== 'string' || !take(power, text)) return false;
    }
  }
  return true;
}

function orderIn(text: string, power: number): CompactOrder | null {
  const at = unitIn(text, 0);
  if (at < 0) return null;
  const end = endOf(2, at);
  const space = spaceOf[at] ?? -1;
  if (text.charCodeAt(end) !== BLANK) return null;
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
  const to = text.charCodeAt(from) === BLANK ? locationAt(text, from + 1) : -1;
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

/** The location whose name is the word there; -1: none. */
function locationAt(text: string, from: number): number {
  const space = spaceAt(text, from);
  const next = text.charCodeAt(from + 3);
  if (space < 0 || from + 3 === text.length || next === BLANK) return space;
  const letter = letterAt(text, from + 4);
  const isCoast = next === STROKE && letter >= 0 && text.charCodeAt(from + 5) === LETTER_C;
  const isWord = from + 6 === text.length || text.charCodeAt(from + 6) === BLANK;
  return isCoast && isWord ? (coastsByLetter[space * LETTERS + letter] ?? -1) : -1;
}

/** The space with the three letters there; -1: none. */
function spaceAt(text: string, from: number): number {
  const first = letterAt(text, from);
  const second = letterAt(text, from + 1);
  const third = letterAt(text, from + 2);
  if (first < 0 || second < 0 || third < 0) return -1;
  return byLetters[(first * LETTERS + second) * LETTERS + third] ?? -1;
}

function letterAt(text: string, at: number): number {
  const letter = text.charCodeAt(at) - LETTER_A;
  return letter >= 0 && letter < LETTERS ? letter : -1;
}

/** Where the name of a location ends that begins there. */
function endOf(from: number, location: number): number {
  return from + (location < SPACES ? 3 : 6);
}
