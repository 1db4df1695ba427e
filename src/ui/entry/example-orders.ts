import { hasStandardMap, neighbours, type Board, type Unit } from '../../board/board.ts';
import { formatPiece } from '../../orders/format-order.ts';
import { formatEntry, type EntryPhase } from './entry-task.ts';

const ON_THE_MAP: Readonly<Record<EntryPhase, string>> = {
  movement: 'F Lon-Nth\nA Lvp S F Lon-Nth',
  retreats: 'A Vie-Tyr\nF Tri D',
  adjustments: 'Build A Par\nRemove F Nth\nWaive',
};

/** A few orders with the names of a board, for an empty order sheet. */
export function exampleOrders(board: Board): Readonly<Record<EntryPhase, string>> {
  const [first, second = first] = board.start.units;
  if (hasStandardMap(board) || !first || !second) return ON_THE_MAP;
  const move = (unit: Unit): string => {
    const to = neighbours(unit, board)[0] ?? unit.at;
    return formatEntry({ type: 'move', power: unit.power, unit, to, viaConvoy: false }, board);
  };
  const [one, other] = [formatPiece(first, board), formatPiece(second, board)];
  return {
    movement: `${move(first)}\n${other} H`,
    retreats: `${move(first)}\n${other} D`,
    adjustments: `Build ${one}\nRemove ${other}\nWaive`,
  };
}
