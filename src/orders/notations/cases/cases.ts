import type { Power } from '../../../board/powers.ts';
import type { AdjustmentOrder } from '../../adjustment-order.ts';
import type { RetreatPhaseOrder } from '../../retreat-order.ts';
import type { Loss, Notation, PhaseNotation } from '../notation.ts';
import { formatPower } from './case-words.ts';
import {
  openCases,
  readCaseAdjustments,
  readCaseOrders,
  readCaseRetreats,
} from './read-case-text.ts';
import { formatCaseOrder, formatPiece } from './write-case.ts';

/** `A BUR R GAS`, `A BUR D`. */
function formatCaseRetreat(order: RetreatPhaseOrder): string {
  switch (order.type) {
    case 'retreat':
      return `${formatPiece(order.unit)} R ${order.to}`;
    case 'disband':
      return `${formatPiece(order.unit)} D`;
    default:
      return formatCaseOrder(order);
  }
}

/** `A PAR B`, `A PAR D`, `WAIVE`. A build that says neither army nor fleet is written without a letter, `PAR B`. */
function formatCaseAdjustment(order: AdjustmentOrder): string {
  switch (order.type) {
    case 'build': {
      const { kind, at } = order.unit;
      return `${kind === null ? at : formatPiece({ kind, at })} B`;
    }
    case 'remove':
      return `${formatPiece(order.unit)} D`;
    case 'waive':
      return 'WAIVE';
  }
}

/** One line of JSON: `{"orders":{"AUSTRIA":["A VIE - GAL"]}}`. */
function write<AnOrder extends { readonly power: Power }>(
  orders: readonly AnOrder[],
  writeOrder: (order: AnOrder) => string,
): string {
  const lists: Record<string, string[]> = {};
  for (const order of orders) (lists[formatPower(order.power)] ??= []).push(writeOrder(order));
  return JSON.stringify({ orders: lists });
}

const phase = <AnOrder extends { readonly power: Power }>(
  read: PhaseNotation<AnOrder>['read'],
  writeOrder: (order: AnOrder) => string,
): PhaseNotation<AnOrder> => ({
  read,
  writeOrder,
  write: (orders) => write(orders, writeOrder),
  cannotSay: (): readonly Loss[] => [],
});

/**
 * The orders of the neutral case format, in all three phases: lines of JSON that list orders by power, with the board's
 * three letters. Streams of whole cases are read by `readCase`, which refuses anything inexact.
 */
export const cases: Notation = {
  id: 'cases',
  name: 'Cases',
  confidence: (text) => (/^\s*\{[^\n]*"orders"\s*:\s*\{/.test(text.slice(0, 20_000)) ? 0.9 : 0),
  open: openCases,
  movement: phase(readCaseOrders, formatCaseOrder),
  retreats: phase(readCaseRetreats, formatCaseRetreat),
  adjustments: phase(readCaseAdjustments, formatCaseAdjustment),
};
