import { POWERS, type Power } from '../../board/powers.ts';
import type { AdjustmentOrder } from '../../orders/adjustment-order.ts';
import type { PhaseNotation } from '../../orders/notations/notation.ts';
import type { TextOrder } from '../../orders/notations/read-text.ts';
import type { RetreatPhaseOrder } from '../../orders/retreat-order.ts';

/** A power and letters for all that an order leaves open, in every combination. */
function filled({ power, text }: Pick<TextOrder, 'power' | 'text'>) {
  const letters = text.includes('?') ? ['A', 'F'] : [''];
  const texts = letters.flatMap((first) =>
    letters.map((second) => text.replace('?', first).replace('?', second)),
  );
  const powers = power ? [power] : POWERS;
  return powers.flatMap((owner) => texts.map((each): [Power, string] => [owner, each]));
}

type AnyOrder = RetreatPhaseOrder | AdjustmentOrder;

/**
 * An order that leaves its power or a letter open, as one that a notation writes without them; null if what it writes
 * says more than the order does. `read`: the rulebook's, for the phase of the order.
 */
export function withoutWhatIsOpen<AnOrder extends AnyOrder>(
  order: TextOrder,
  { write }: Pick<PhaseNotation<AnOrder>, 'write'>,
  { read }: Pick<PhaseNotation<AnOrder>, 'read'>,
): AnOrder | null {
  const orders = filled(order).flatMap(([power, text]): readonly AnOrder[] => {
    const found = read(`${power}: ${text}`, { asWritten: true });
    return found.errors.length === 0 ? found.orders.slice(0, 1) : [];
  });
  const [first] = orders;
  const written = new Set(orders.map((each) => write([each])));
  return first && written.size === 1 ? first : null;
}
