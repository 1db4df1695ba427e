import { adjudicate } from '../../src/adjudicator/adjudicate.ts';
import type { Turn } from '../../src/adjudicator/turn.ts';
import type { Location, Piece, SpaceId, Unit } from '../../src/board/board.ts';
import type { Power } from '../../src/board/powers.ts';
import type { Order } from '../../src/orders/order.ts';
import type { EditionId } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';

type Orders = Readonly<Partial<Record<Power, string>>>;

const PIECE = '([AF]) (\\S+)';
const MOVE = new RegExp(`^${PIECE} - (\\S+)( VIA)?$`);
const HOLD = new RegExp(`^${PIECE} H$`);
const SUPPORT = new RegExp(`^${PIECE} S ${PIECE}(?: - (\\S+))?$`);
const CONVOY = new RegExp(`^${PIECE} C ${PIECE} - (\\S+)$`);

const piece = (kind: string | undefined, at: string | undefined) =>
  ({ kind, at }) as unknown as Piece;

/** One order as `A SIL S A BER - PRU`, with the board's own ids. */
export function orderOf(power: Power, text: string): Order {
  const hold = HOLD.exec(text);
  if (hold) return { type: 'hold', power, unit: piece(hold[1], hold[2]) };
  const move = MOVE.exec(text);
  if (move) {
    const [, kind, at, to, via] = move;
    const unit = piece(kind, at);
    return { type: 'move', power, unit, to: to as Location, viaConvoy: via !== undefined };
  }
  const support = SUPPORT.exec(text);
  if (support) {
    const [, kind, at, whose, from, to] = support;
    const [unit, target] = [piece(kind, at), piece(whose, from)];
    return to === undefined
      ? { type: 'support-hold', power, unit, target }
      : { type: 'support-move', power, unit, target, to: to as Location };
  }
  const convoy = CONVOY.exec(text);
  if (!convoy) throw new Error(`not an order: ${text}`);
  const [, kind, at, whose, from, to] = convoy;
  const [unit, target] = [piece(kind, at), piece(whose, from)];
  return { type: 'convoy', power, unit, target, to: to as SpaceId };
}

/** A turn from orders, one power a property, orders parted by commas; units are those that are ordered, and `idle` ones. */
export function turnOf(edition: EditionId, given: Orders, idle: Orders = {}): Turn {
  const entries = (orders: Orders) =>
    Object.entries(orders).flatMap(([power, list]) =>
      list.split(', ').map((text): [Power, string] => [power as Power, text]),
    );
  const orders = entries(given).map(([power, text]) => orderOf(power, text));
  const units = new Map<string, Unit>();
  for (const { power, unit } of orders) units.set(unit.at.slice(0, 3), { ...unit, power });
  for (const [power, text] of entries(idle)) {
    const [kind, at] = text.split(' ');
    units.set(String(at).slice(0, 3), { ...piece(kind, at), power });
  }
  const position = { units: [...units.values()] };
  return {
    position,
    orders,
    edition: EDITIONS[edition],
    ruling: adjudicate(position, orders, EDITIONS[edition]),
  };
}
