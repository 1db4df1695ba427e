import {
  SPACE_IDS,
  spaceOf,
  type Location,
  type Piece,
  type Position,
  type Unit,
} from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import { SPACES } from '../../../board/spaces.ts';
import type { Order } from '../../order.ts';
import type { Case, CaseDislodgement, CaseResult, CaseMovement } from './case.ts';
import { formatPiece, moveName, moveRank, UNITS, unitRank } from './case-ranks.ts';
import { formatPower, spaceNumberAt } from './case-words.ts';

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

/** What a ruling of the position says in the case format. */
export function caseResult(id: string, position: Position, ruling: CaseMovement): CaseResult {
  const { units } = position;
  const before = bySpace(units);
  const moves = new Set<number>();
  for (const { unit, order, outcome } of ruling.orders) {
    if (order?.type !== 'move' || outcome !== 'succeeds') continue;
    const mover = before[spaceNumberAt(unit, 0)];
    if (mover) moves.add(moveRank(mover, destinationOf(mover, order.to, ruling.after)));
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
    moved: inOrder([...moves], moveName),
    dislodged,
    units_after: inOrder(ruling.after.units.map(unitRank), (rank) => UNITS[rank] ?? ''),
  };
}

/** The units by the numbers of their spaces. */
function bySpace(units: readonly Unit[]): readonly (Unit | undefined)[] {
  const found = new Array<Unit | undefined>(SPACE_IDS.length).fill(undefined);
  for (const unit of units) found[spaceNumberAt(unit.at, 0)] = unit;
  return found;
}

/** Where a unit that moved went: the ruling knows the coast that its order may have left out. */
function destinationOf({ kind }: Piece, to: Location, { units }: Position): Location {
  const space = spaceOf(to);
  if (kind === 'A' || to !== space || SPACES[space].coasts.length === 0)
    return kind === 'A' ? space : to;
  return units.find(({ at }) => spaceOf(at) === space)?.at ?? to;
}

/** The texts of these ranks, sorted. */
function inOrder(ranks: readonly number[], name: (rank: number) => string): readonly string[] {
  const sorted = new Int32Array(ranks).sort();
  const names: string[] = [];
  for (const rank of sorted) names.push(name(rank));
  return names;
}

/** The same on one line, without a line end. */
export function writeCaseResult(id: string, position: Position, ruling: CaseMovement): string {
  return JSON.stringify(caseResult(id, position, ruling));
}
