import { spaceOf, type Location, type Piece, type Position } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import { SPACES } from '../../../board/spaces.ts';
import type { Order } from '../../order.ts';
import type { Case, CaseDislodgement, CaseResult, CaseMovement } from './case.ts';
import { formatPower } from './case-words.ts';

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
    case 'board':
      return `${unit} BOARDS F ${order.onto}`;
    case 'land':
      return `${unit} DISEMBARKS ${order.to}${order.when === 'after' ? ' AFTER MOVING' : ''}`;
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

/** `F STP/SC`. */
export const formatPiece = ({ kind, at }: Piece): string => `${kind} ${at}`;

/** What a ruling of the position says in the case format. */
export function caseResult(id: string, { units }: Position, ruling: CaseMovement): CaseResult {
  const before = new Map(units.map((unit) => [spaceOf(unit.at), unit]));
  const moves = new Set<string>();
  for (const { unit, order, outcome } of ruling.orders) {
    const mover = before.get(unit);
    if (!mover || order?.type !== 'move' || outcome !== 'succeeds') continue;
    moves.add(`${formatPiece(mover)} - ${destinationOf(mover, order.to, ruling.after)}`);
  }
  const dislodged: Record<string, CaseDislodgement> = {};
  for (const unit of ruling.dislodged.length > 0 ? units : []) {
    const loss = ruling.dislodged.find((one) => one.unit === spaceOf(unit.at));
    if (!loss) continue;
    const retreats = loss.retreats.toSorted();
    dislodged[formatPiece(unit)] = { power: formatPower(unit.power), by: loss.by, retreats };
  }
  return {
    id,
    moved: [...moves].sort(),
    dislodged,
    units_after: ruling.after.units
      .map((unit) => `${formatPower(unit.power)} ${formatPiece(unit)}`)
      .sort(),
  };
}

/** Where a unit that moved went: the ruling knows the coast that its order may have left out. */
function destinationOf({ kind }: Piece, to: Location, { units }: Position): Location {
  const space = spaceOf(to);
  if (kind === 'A' || to !== space || SPACES[space].coasts.length === 0)
    return kind === 'A' ? space : to;
  return units.find(({ at }) => spaceOf(at) === space)?.at ?? to;
}

/** The same on one line, without a line end. */
export function writeCaseResult(id: string, position: Position, ruling: CaseMovement): string {
  return JSON.stringify(caseResult(id, position, ruling));
}
