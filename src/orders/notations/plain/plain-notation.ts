import { POWERS } from '../../../board/powers.ts';
import type { Notation } from '../notation.ts';
import { byPower, phasesOf } from '../phase-notation.ts';
import type { Dialect } from './dialect.ts';
import { shownHead } from '../source-text.ts';
import { readPlain } from './plain.ts';
import { writersOf, type Style } from './style.ts';

export const POWER = POWERS.join('|');

interface PlainNotation {
  readonly id: string;
  readonly name: string;
  readonly marksAll?: boolean;
  readonly confidence: Notation['confidence'];
  readonly dialect: Dialect | ((text: string) => Dialect);
  readonly style: Style;
  /** Null if it does not say whose the orders are. */
  readonly heading?: ((power: string) => string) | null;
  /** Text that precedes all orders. */
  readonly before?: string;
}

/** A notation that people read and write: its dialect, and its wording when it writes. */
export function plainNotation({
  id,
  name,
  marksAll = false,
  confidence,
  dialect,
  style,
  heading,
  before = '',
}: PlainNotation): Notation {
  const open: Notation['open'] = (text, hint) =>
    readPlain(text, typeof dialect === 'function' ? dialect(shownHead(text)) : dialect, hint);
  const { movement, retreats, adjustments } = writersOf(style);
  const head = heading ?? ((power: string): string => `${power}:`);
  const hasPowers = heading !== null;
  const whole = <AnOrder extends { readonly power: (typeof POWERS)[number] }>(writer: {
    readonly writeOrder: (order: AnOrder) => string;
    readonly cannotSay?: (
      order: AnOrder,
    ) => readonly ('order' | 'power' | 'kind' | 'coast' | 'by-convoy')[];
  }) => ({
    writeOrder: writer.writeOrder,
    write: (orders: readonly AnOrder[]): string =>
      before +
      (hasPowers
        ? byPower(orders, writer.writeOrder, head)
        : orders.map((order) => writer.writeOrder(order)).join('\n')),
    cannotSay: (order: AnOrder) => [
      ...(hasPowers ? [] : (['power'] as const)),
      ...(writer.cannotSay?.(order) ?? []),
    ],
  });
  const writers = {
    movement: whole(movement),
    retreats: whole(retreats),
    adjustments: whole(adjustments),
  };
  return {
    id,
    name,
    isProse: true,
    dialect,
    marksAll,
    confidence,
    open,
    ...phasesOf(open, writers),
  };
}

/** The share of the lines, except blank ones, in which a pattern is found. */
export function shareOf(text: string, pattern: RegExp, most = 200): number {
  const lines = text
    .slice(0, 40_000)
    .split('\n', most)
    .filter((line) => line.trim() !== '');
  const found = lines.filter((line) => pattern.test(line.slice(0, 400)));
  return lines.length === 0 ? 0 : found.length / lines.length;
}
