import {
  LOCATIONS,
  spaceOf,
  type Location,
  type Piece,
  type Position,
  type Unit,
} from '../board/board.ts';
import { POWERS, type Power } from '../board/powers.ts';
import { err, ok, type Result } from '../result.ts';
import type { Order } from './order.ts';

/** A position and the orders given in it. */
export interface GivenOrders {
  readonly position: Position;
  readonly orders: readonly Order[];
}

/** What is wrong with a turn line: `column` counts from 1. */
export interface TurnLineError {
  readonly column: number;
  readonly words: string;
  readonly expected: string;
}

/** A full board with all its orders has about 500 characters. */
export const LONGEST_TURN_LINE = 4000;

/** What is written behind a unit (docs/notation.md). */
const HOLD = '!';
const MOVE = '-';
const VIA_CONVOY = '=';
const SUPPORT = '*';
const CONVOY = '~';
/** Before a unit that is ordered but does not stand there. */
const ABSENT = '?';

/**
 * Writes a movement turn as one line that an address can hold: `A:Avie-bud.Ftri;R:Agal-bud`. The grammar is in docs/notation.md.
 * Repairs of orders are not written.
 */
export function formatTurnLine({ position: { units }, orders }: GivenOrders): string {
  const standing = new Map(units.map((unit) => [spaceOf(unit.at), unit]));
  const isHers = ({ power, unit }: Order, { power: own, kind, at }: Unit): boolean =>
    power === own && unit.kind === kind && unit.at === at;
  const lines = POWERS.flatMap((power) => {
    const items = units
      .filter((unit) => unit.power === power)
      .flatMap((unit) => {
        const own = orders
          .filter((order) => isHers(order, unit))
          .map((order) => words(order, standing));
        return (own.length > 0 ? own : ['']).map((order) => `${piece(unit)}${order}`);
      });
    const absent = orders
      .filter((order) => order.power === power && !units.some((unit) => isHers(order, unit)))
      .map((order) => `${ABSENT}${piece(order.unit)}${words(order, standing)}`);
    const all = [...items, ...absent];
    return all.length > 0 ? [`${power.charAt(0)}:${all.join('.')}`] : [];
  });
  return lines.join(';');
}

const piece = ({ kind, at }: Piece): string => `${kind}${at.toLowerCase()}`;

function words(order: Order, standing: ReadonlyMap<string, Unit>): string {
  switch (order.type) {
    case 'hold':
      return HOLD;
    case 'move':
      return `${order.viaConvoy ? VIA_CONVOY : MOVE}${order.to.toLowerCase()}`;
    case 'support-hold':
      return `${SUPPORT}${target(order.target, 'stands', standing)}`;
    case 'support-move':
      return `${SUPPORT}${target(order.target, 'stands', standing)}${MOVE}${order.to.toLowerCase()}`;
    case 'convoy':
      return `${CONVOY}${target(order.target, 'army', standing)}${MOVE}${order.to.toLowerCase()}`;
  }
}

/** A unit that is supported is written as its space if it stands there just so, an army to be convoyed as its space. */
function target(
  named: Piece,
  usual: 'stands' | 'army',
  standing: ReadonlyMap<string, Unit>,
): string {
  const there = standing.get(spaceOf(named.at));
  const isUsual =
    usual === 'army' ? named.kind === 'A' : there?.kind === named.kind && there.at === named.at;
  return isUsual ? spaceOf(named.at).toLowerCase() : piece(named);
}

const AT = /^(?:([a-z]{3})(\/[nesw]c)?)/;

/** Reads such a line. Never throws; the error says where. A line longer than `LONGEST_TURN_LINE` is refused. */
export function parseTurnLine(line: string): Result<GivenOrders, TurnLineError> {
  if (line.length > LONGEST_TURN_LINE)
    return err({
      column: LONGEST_TURN_LINE + 1,
      words: '',
      expected: `at most ${String(LONGEST_TURN_LINE)} characters`,
    });
  const reader = readerOf(line);
  try {
    return ok(readTurn(reader));
  } catch (error) {
    if (error instanceof Unreadable) return err(error.what);
    throw error;
  }
}

class Unreadable extends Error {
  readonly what: TurnLineError;
  constructor(what: TurnLineError) {
    super(what.expected);
    this.what = what;
  }
}

function readerOf(line: string) {
  let place = 0;
  return {
    isAtEnd: (): boolean => place >= line.length,
    /** Takes one of these characters, if it is next. */
    take: (characters: string): string | null => {
      const next = line.charAt(place);
      if (next === '' || !characters.includes(next)) return null;
      place++;
      return next;
    },
    location: (): Location => {
      const text = AT.exec(line.slice(place, place + 6))?.[0].toUpperCase() ?? '';
      const found = LOCATIONS.find((one) => one === text);
      if (!found) throw unreadable('a space, such as “par” or “spa/nc”');
      place += text.length;
      return found;
    },
    fail: (expected: string): Unreadable => unreadable(expected),
  };
  function unreadable(expected: string): Unreadable {
    return new Unreadable({ column: place + 1, words: line.slice(place, place + 12), expected });
  }
}
type Reader = ReturnType<typeof readerOf>;

/** An order whose targets are not known before all units are. */
type Open = (standing: ReadonlyMap<string, Unit>) => Order;

function readTurn(reader: Reader): GivenOrders {
  const units: Unit[] = [];
  const open: Open[] = [];
  const initials = POWERS.map((power) => power.charAt(0)).join('');
  while (!reader.isAtEnd()) {
    const initial = reader.take(initials);
    const power = POWERS.find((one) => one.charAt(0) === initial);
    if (!power || !reader.take(':')) throw reader.fail('a power, such as “A:” for Austria');
    do readItem(reader, power, units, open);
    while (reader.take('.'));
    if (!reader.isAtEnd() && !reader.take(';')) throw reader.fail('“.” or “;”');
  }
  const standing = new Map(units.map((unit) => [spaceOf(unit.at), unit]));
  return { position: { units }, orders: open.map((order) => order(standing)) };
}

function readItem(reader: Reader, power: Power, units: Unit[], open: Open[]): void {
  const isAbsent = reader.take(ABSENT) !== null;
  const unit = readPiece(reader);
  if (!isAbsent && !units.some(({ power: own, at }) => own === power && at === unit.at)) {
    if (units.some(({ at }) => spaceOf(at) === spaceOf(unit.at)))
      throw reader.fail('a space that holds no other unit');
    units.push({ power, ...unit });
  }
  const order = readOrder(reader, { power, unit });
  if (order) open.push(order);
}

function readPiece(reader: Reader): Piece {
  const kind = reader.take('AF');
  if (kind !== 'A' && kind !== 'F') throw reader.fail('“A” or “F” and a space, such as “Apar”');
  return { kind, at: reader.location() };
}

function readOrder(reader: Reader, ordered: Pick<Order, 'power' | 'unit'>): Open | null {
  switch (reader.take(HOLD + MOVE + VIA_CONVOY + SUPPORT + CONVOY)) {
    case HOLD:
      return () => ({ type: 'hold', ...ordered });
    case MOVE: {
      const to = reader.location();
      return () => ({ type: 'move', ...ordered, to, viaConvoy: false });
    }
    case VIA_CONVOY: {
      const to = reader.location();
      return () => ({ type: 'move', ...ordered, to, viaConvoy: true });
    }
    case SUPPORT: {
      const target = readTarget(reader, 'stands');
      if (!reader.take(MOVE))
        return (standing) => ({ type: 'support-hold', ...ordered, target: target(standing) });
      const to = reader.location();
      return (standing) => ({ type: 'support-move', ...ordered, target: target(standing), to });
    }
    case CONVOY: {
      const target = readTarget(reader, 'army');
      if (!reader.take(MOVE)) throw reader.fail('“-” and where the army goes');
      const to = spaceOf(reader.location());
      return (standing) => ({ type: 'convoy', ...ordered, target: target(standing), to });
    }
    default:
      return null;
  }
}

function readTarget(
  reader: Reader,
  usual: 'stands' | 'army',
): (standing: ReadonlyMap<string, Unit>) => Piece {
  const kind = reader.take('AF');
  const at = reader.location();
  if (kind === 'A' || kind === 'F') return () => ({ kind, at });
  if (usual === 'army') return () => ({ kind: 'A', at });
  return (standing) => {
    const unit = standing.get(spaceOf(at));
    return unit ? { kind: unit.kind, at: unit.at } : { kind: 'A', at };
  };
}
