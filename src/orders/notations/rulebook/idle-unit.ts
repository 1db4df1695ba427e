import type { WrittenOrder } from '../../interpret/written-order.ts';
import { isAction, pieceAt } from './phrases.ts';
import type { TokenizedText } from './tokens.ts';

/** The unit whose order could not be read, as if it held; empty if not even the unit can be read. */
export function idleUnitAt(
  source: TokenizedText,
  start: number,
  power: WrittenOrder['power'],
): readonly WrittenOrder[] {
  const piece = pieceAt(source, start, start, 'ordered');
  if (!piece.ok) return [];
  const { value: unit, next } = piece.value;
  if (!unit.place || (!unit.kind && !isAction(source, next))) return [];
  const { line, column, length, words } = unit;
  const holds = {
    type: 'hold',
    target: null,
    to: null,
    viaConvoy: false,
    lostDash: false,
  } as const;
  return [{ line, column, length, words, power, unit, ...holds }];
}
