import { STANDARD } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import { formatAdjustmentOrder, formatOrder, formatRetreatOrder } from '../../format-order.ts';
import type { Notation, PhaseNotation } from '../notation.ts';
import { byPower } from '../phase-notation.ts';
import { readPlain } from '../plain/plain.ts';
import { readAdjustments, readOrders, readRetreats } from './read-rulebook.ts';

/** A text that resembles no other notation is read as orders are written in the rulebook, in letters and in mails. */
const LEAST = 0.1;

/** A unit and what it does: `A Mun-`, `F Nth S`, `army Munich to`, `Build F`. */
const ORDER =
  /(?:^|[\s,;:])(?:(?:[AF]|army|fleet)\s+\p{L}[^\n]{0,40}?(?:\s*[-\u2010-\u2015\u2212>→]|\s+(?:[HSCDRB]|holds?|stands?|supports?|convoys?|moves?|to|retreats?|disbands?)\b)|(?:build|remove)s?\s+\p{L}|waives?\b)/iu;

/** The share of the lines that have an order in them. */
function confidence(text: string): number {
  const lines = text.split('\n', 200).filter((line) => line.trim() !== '');
  const found = lines.filter((line) => ORDER.test(line.slice(0, 400)));
  return lines.length === 0 ? LEAST : LEAST + 0.6 * (found.length / lines.length);
}

const phase = <AnOrder extends { readonly power: Power }>(
  read: PhaseNotation<AnOrder>['read'],
  writeOrder: PhaseNotation<AnOrder>['writeOrder'],
): PhaseNotation<AnOrder> => ({
  read,
  writeOrder,
  write: (orders, board = STANDARD) =>
    byPower(orders, (order) => writeOrder(order, board), undefined, board.powers),
  cannotSay: () => [],
});

/** Orders as the rulebooks print them and people write them: `England: A Lon-Bel, F Nth C A Lon-Bel`. */
export const rulebook: Notation = {
  id: 'rulebook',
  name: 'Rulebook',
  isProse: true,
  dialect: {},
  confidence,
  open: (text, hint) => readPlain(text, {}, hint),
  movement: phase(readOrders, formatOrder),
  retreats: phase(readRetreats, formatRetreatOrder),
  adjustments: phase(readAdjustments, formatAdjustmentOrder),
};
