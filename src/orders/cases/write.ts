import {
  spaceOf,
  type Location,
  type Piece,
  type Position,
  type SpaceId,
} from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import type { Order } from '../order.ts';
import type { Case, CaseDislodgement, CaseResult, RuledMoves } from './case.ts';
import { formatPower } from './words.ts';

const formatPiece = ({ kind, at }: Piece): string => `${kind} ${at}`;

/** `A LON - BEL VIA`, without its power. */
export function formatCaseOrder(order: Order): string {
  const unit = formatPiece(order.unit);
  switch (order.type) {
    case 'hold':
      return `${unit} H`;
    case 'move':
      return `${unit} - ${order.to}${order.viaConvoy ? ' VIA' : ''}`;
    case 'support-hold':
      return `${unit} S ${formatPiece(order.target)}`;
    case 'support-move':
      return `${unit} S ${formatPiece(order.target)} - ${order.to}`;
    case 'convoy':
      return `${unit} C ${formatPiece(order.target)} - ${order.to}`;
  }
}

/** A case on one line, without a line end; `readCase` reads it back. */
export function writeCase({ id, position, orders }: Case): string {
  const units = byPower(position.units, formatPiece);
  return JSON.stringify({ id, units, orders: byPower(orders, formatCaseOrder) });
}

function byPower<T extends { readonly power: Power }>(
  items: readonly T[],
  write: (item: T) => string,
): Readonly<Record<string, readonly string[]>> {
  const lists: Record<string, string[]> = {};
  for (const item of items) (lists[formatPower(item.power)] ??= []).push(write(item));
  return lists;
}

/** What a ruling of the position says in the case format. */
export function caseResult(id: string, position: Position, ruling: RuledMoves): CaseResult {
  const before = new Map(position.units.map((unit) => [spaceOf(unit.at), unit]));
  const after = new Map<SpaceId, Location>();
  for (const { at } of ruling.after.units) after.set(spaceOf(at), at);

  const moved = new Set<string>();
  for (const { unit, order, outcome } of ruling.orders) {
    if (order?.type !== 'move' || outcome !== 'succeeds') continue;
    const mover = before.get(unit);
    // The ruling knows the coast; the order may have left it out.
    if (mover) moved.add(`${formatPiece(mover)} - ${after.get(spaceOf(order.to)) ?? order.to}`);
  }
  const lost = new Map(ruling.dislodged.map((one) => [one.unit, one]));
  const dislodged: Record<string, CaseDislodgement> = {};
  for (const unit of lost.size > 0 ? position.units : []) {
    const loss = lost.get(spaceOf(unit.at));
    if (!loss) continue;
    const power = formatPower(unit.power);
    dislodged[formatPiece(unit)] = { power, by: loss.by, retreats: loss.retreats.toSorted() };
  }
  return {
    id,
    moved: [...moved].sort(),
    dislodged,
    units_after: ruling.after.units
      .map((unit) => `${formatPower(unit.power)} ${formatPiece(unit)}`)
      .sort(),
  };
}

/** The same on one line, without a line end. */
export function writeCaseResult(id: string, position: Position, ruling: RuledMoves): string {
  return JSON.stringify(caseResult(id, position, ruling));
}
