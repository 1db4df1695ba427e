import type { Power } from '../../../board/powers.ts';
import { formatPower } from '../cases/case-words.ts';
import { cases } from '../cases/cases.ts';
import { hasRecords } from '../data/order-records.ts';
import type { Notation } from '../notation.ts';
import { phasesOf, type Writer } from '../phase-notation.ts';
import { shareOf } from '../plain/plain-notation.ts';
import { readPlain } from '../plain/plain.ts';
import { isPrinted, ORDER_TEXT, readPrinted } from './printed-orders.ts';
import { PYTHON, readPython } from './read-python.ts';

const isData = (text: string): boolean => /^[\s\uFEFF]*[[{]/.test(text);
const ORDER =
  /^\s*(?:[AF] [A-Z]{3}(?:\/[A-Z]C)? (?:H|D|B|VIA|- [A-Z]{3}.*|[SCR] .*)|WAIVE)\s*[,;]?\s*$/;

const open: Notation['open'] = (text, hint) =>
  readPrinted(text, hint) ??
  (isData(text) ? readPython(text, hint) : readPlain(text, PYTHON, hint));

/** A phase in the form of saved games; its order strings are those of the case format, which took them from here. */
function writer<AnOrder extends { readonly power: Power }>(
  name: string,
  writeOrder: (order: AnOrder) => string,
): Writer<AnOrder> {
  return {
    writeOrder,
    write: (orders) => {
      const lists: Record<string, string[]> = {};
      for (const order of orders) (lists[formatPower(order.power)] ??= []).push(writeOrder(order));
      return JSON.stringify({ name, orders: lists });
    },
  };
}

/** The verb of an order whose unit is in a field of its own. */
const VERB_FIELD = /"unit"\s*:\s*"[^"\n]{3,30}"[^{}]{0,200}"order"\s*:\s*"/i;

/** python-diplomacy: its order strings, and its saved games. */
export const python: Notation = {
  id: 'python-diplomacy',
  name: 'python-diplomacy',
  marksAll: true,
  confidence: (text) => {
    const head = text.slice(0, 40_000);
    if (isPrinted(head)) return 0.95;
    if (!isData(head)) return 0.85 * shareOf(head, ORDER);
    if (/"(?:results|phases|state)"\s*:/.test(head) || /"name"\s*:\s*"[SFW]\d{4}[MRA]"/.test(head))
      return 0.97;
    if (hasRecords(head)) return 0.97;
    return (ORDER_TEXT.test(head) || VERB_FIELD.test(head)) && !/"orders"\s*:\s*\{/.test(head)
      ? 0.8
      : 0;
  },
  open,
  ...phasesOf(open, {
    movement: writer('S1901M', cases.movement.writeOrder),
    retreats: writer('S1901R', cases.retreats.writeOrder),
    adjustments: writer('W1901A', cases.adjustments.writeOrder),
  }),
};
