import type { Location, Piece, Position, SpaceId, Unit } from '../../src/board/board.ts';
import type { Power } from '../../src/board/powers.ts';
import { POWERS } from '../../src/board/powers.ts';
import type { Order } from '../../src/orders/order.ts';

/** A turn before adjudication. */
export interface GivenTurn {
  readonly position: Position;
  readonly orders: readonly Order[];
}

const powerOf = (letter: string): Power => {
  const power = POWERS.find((name) => name.startsWith(letter));
  if (!power) throw new Error(`no power ${letter}`);
  return power;
};

function piece(kind: string | undefined, at: string | undefined): Piece {
  if ((kind !== 'A' && kind !== 'F') || !at)
    throw new Error(`no piece ${String(kind)} ${String(at)}`);
  return { kind, at: at as Location };
}

/** Parses `E F LON S F WAL - ENG`: the power's letter, then the order in locations as the board names them. */
export function order(text: string): Order {
  const [letter = '', kind, at, verb, ...rest] = text.split(' ');
  const given = { power: powerOf(letter), unit: piece(kind, at) };
  const [first, second, , fourth] = rest;
  switch (verb) {
    case 'H':
      return { ...given, type: 'hold' };
    case '-':
      return { ...given, type: 'move', to: first as Location, viaConvoy: second === 'VIA' };
    case 'C':
      return { ...given, type: 'convoy', target: piece(first, second), to: fourth as SpaceId };
    case 'S': {
      const target = piece(first, second);
      if (fourth === undefined) return { ...given, type: 'support-hold', target };
      return { ...given, type: 'support-move', target, to: fourth as Location };
    }
    default:
      throw new Error(`no order: ${text}`);
  }
}

/** One order per line; the units are those with orders, and those of lines that end after the location. */
export function turn(text: string): GivenTurn {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const units = new Map<string, Unit>();
  for (const line of lines) {
    const [letter = '', kind, at = ''] = line.split(' ');
    units.set(at.slice(0, 3), { power: powerOf(letter), ...piece(kind, at) });
  }
  return {
    position: { units: [...units.values()] },
    orders: lines.filter((line) => line.split(' ').length > 3).map(order),
  };
}

/** The inverse of `order`, for messages. */
export function shortOrder(given: Order): string {
  const said = ({ kind, at }: Piece): string => `${kind} ${at}`;
  const head = `${given.power.charAt(0)} ${said(given.unit)}`;
  switch (given.type) {
    case 'hold':
      return `${head} H`;
    case 'move':
      return `${head} - ${given.to}${given.viaConvoy ? ' VIA' : ''}`;
    case 'support-hold':
      return `${head} S ${said(given.target)}`;
    case 'support-move':
      return `${head} S ${said(given.target)} - ${given.to}`;
    case 'convoy':
      return `${head} C ${said(given.target)} - ${given.to}`;
    case 'board':
      return `${head} BOARDS F ${given.onto}`;
    case 'land':
      return `${head} DISEMBARKS ${given.to} ${given.when}`;
  }
}

/** The whole turn, for messages. */
export const shortTurn = ({ position, orders }: GivenTurn): string =>
  [
    ...position.units.map(({ power, kind, at }) => `${power.charAt(0)} ${kind} ${at}`),
    ...orders.map(shortOrder),
  ].join('\n');
