import type { Order } from '../../order.ts';
import { outcomeText } from '../../outcome-text.ts';
import type { CaseMovement, CaseOutcomes } from './case.ts';
import { formatPower } from './case-words.ts';
import { formatCaseOrder } from './write-case.ts';

/** What became of each order, in the order of the list. `ruling`: of the turn with just these orders. */
export function outcomesOf(
  orders: readonly Order[],
  ruling: Pick<CaseMovement, 'orders'>,
): readonly string[] {
  const rows = new Map(ruling.orders.map((row) => [row.order, row]));
  return orders.map((order) => {
    const row = rows.get(order);
    return row ? outcomeText(row.outcome, row.dislodged) : '';
  });
}

/** The outcomes with the texts of a case, in their order. */
export function outcomesAsGiven(
  texts: Readonly<Record<string, readonly string[]>>,
  outcomes: readonly string[],
): CaseOutcomes {
  const found: Found = {};
  let place = 0;
  for (const power in texts)
    for (const text of texts[power] ?? []) {
      note(found, power, text, outcomes[place] ?? '');
      place += 1;
    }
  return found;
}

/** The outcomes with the orders as the case format writes them. */
export function outcomesAsWritten(
  orders: readonly Order[],
  ruling: Pick<CaseMovement, 'orders'>,
): CaseOutcomes {
  const found: Found = {};
  for (const [place, outcome] of outcomesOf(orders, ruling).entries()) {
    const order = orders[place];
    if (order) note(found, formatPower(order.power), formatCaseOrder(order), outcome);
  }
  return found;
}

type Found = Record<string, Record<string, string>>;

/** Of two equal orders the first counts: the other is not followed. */
function note(found: Found, power: string, text: string, outcome: string): void {
  (found[power] ??= {})[text] ??= outcome;
}
