import { isLocation, spaceIn, spaceOf, type Board } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import type { KnownUnits } from '../interpret/choose-meaning.ts';
import { openOrder } from '../interpret/open-order.ts';
import type { WrittenOrder } from '../interpret/written-order.ts';
import { boardRead, type ReadOptions } from '../parsed-orders.ts';
import type { ListedUnit } from './written-text.ts';

/** An order in the case format. */
interface OrderInText {
  readonly power: Power | null;
  readonly text: string;
}

/** The unit at the head of an order that is no build. */
const PIECE = /^([AF?]) (\S+) (?!B$)/;

/** No army is at sea, and no fleet inland: one that is was misspelt. */
export function canBeThere(order: string, board: Board): boolean {
  const [, kind, at] = PIECE.exec(order) ?? [];
  if (kind === undefined || at === undefined || kind === '?' || !isLocation(at, board)) return true;
  return spaceIn(spaceOf(at), board).kind !== (kind === 'A' ? 'sea' : 'inland');
}

/** The unit whose order could not be read, at its location. */
export function idleUnit(
  written: WrittenOrder,
  known: KnownUnits,
  options: ReadOptions,
): readonly OrderInText[] {
  const found = openOrder(written, known, options);
  return found.ok &&
    found.value.readings.length === 1 &&
    canBeThere(found.value.text, boardRead(options))
    ? [found.value]
    : [];
}

/** Every ordered unit is where its order says. */
export function impliedUnits(orders: readonly OrderInText[], board: Board): readonly ListedUnit[] {
  const units = new Map<string, ListedUnit>();
  for (const { power, text } of orders) {
    const [, letter, at = ''] = PIECE.exec(text) ?? [];
    if (!isLocation(at, board)) continue;
    const kind = letter === 'A' || letter === 'F' ? letter : null;
    if (!units.has(spaceOf(at))) units.set(spaceOf(at), { power, kind, at });
  }
  return [...units.values()];
}
