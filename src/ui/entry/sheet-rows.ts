import { adjudicate } from '../../law/adjudicate.ts';
import { adjudicateAdjustments } from '../../law/adjustments/adjudicate-adjustments.ts';
import { adjudicateRetreats } from '../../law/retreats/adjudicate-retreats.ts';
import { type Board, boardIn, spaceOf, type SpaceId, type UnitKind } from '../../board/board.ts';
import { unitAt } from '../../board/unit-at.ts';
import { adjustmentSentence, cause, retreatSentence, sentence } from '../../explain/in-words.ts';
import {
  adjustmentShort,
  orderShort,
  pieceShort,
  retreatShort,
} from '../../explain/messages/notation.ts';
import type { AdjustmentOrder } from '../../orders/adjustment-order.ts';
import { orderKey } from '../../orders/order-key.ts';
import type { Order } from '../../orders/order.ts';
import type { RetreatPhaseOrder } from '../../orders/retreat-order.ts';
import type { Language } from '../../explain/languages/language.ts';
import { placeOf, type EntryOrder, type EntryTask } from './entry-task.ts';
import { entryWords } from './languages/entry-languages.ts';
import type { SheetReading } from './order-sheet.ts';

/** An order as understood, or a unit that has none. */
export interface SheetRow {
  readonly key: string;
  readonly place: SpaceId | null;
  /** Null: for a waived build, or an order that names neither army nor fleet. */
  readonly kind: UnitKind | null;
  /** In notation; for a unit without an order, its name. */
  readonly text: string;
  /** Its line on the sheet; null: it is not on the sheet. */
  readonly line: number | null;
  readonly state: 'read' | 'refused' | 'silent';
  /** How its reading differs from what is written, why it is illegal, or what a unit without an order does. */
  readonly notes: readonly string[];
}

/** A fact about one order that follows from the order and the board alone, before adjudication. */
interface Remark {
  readonly type: 'repaired' | 'illegal' | 'ambiguous';
  /** The key of the order. */
  readonly order: string;
  readonly text: (language: Language) => string;
}

const isRefusal = ({ type }: Remark): boolean => type !== 'repaired';

/** Whether an order of a sheet is illegal or ambiguous by itself. */
export const hasRefused = (task: EntryTask, { orders }: SheetReading): boolean =>
  remarksOn(
    task,
    orders.map(({ order }) => order),
  ).some(isRefusal);

/** The orders of a sheet as understood, in text order, then the units without one. */
export function sheetRows(
  task: EntryTask,
  reading: SheetReading,
  language: Language,
): readonly SheetRow[] {
  const orders = reading.orders.map(({ order }) => order);
  const remarks = remarksOn(task, orders);
  const units = new Map(
    (task.phase === 'retreats' ? task.position.dislodged.map(({ unit }) => unit) : []).map(
      (unit) => [unitAt(unit), unit] as const,
    ),
  );
  for (const unit of task.position.units)
    if (!units.has(unitAt(unit))) units.set(unitAt(unit), unit);
  const board = boardIn(task.position);
  const written = reading.orders.map(({ order, span }, index): SheetRow => {
    const key = orderKey(order);
    const own = remarks.filter((remark) => remark.order === key);
    return {
      key: `${String(index)} ${shortOf(order, board)}`,
      place: placeOf(order),
      kind: order.type === 'waive' ? null : order.unit.kind,
      text: shortOf(order, board),
      line: span.line,
      state: own.some(isRefusal) ? 'refused' : 'read',
      notes: [...new Set(own.map(({ text }) => text(language)))],
    };
  });
  const silent = reading.silent.map(({ kind, at }): SheetRow => ({
    key: `silent ${at}`,
    place: spaceOf(at),
    kind,
    text: pieceShort(spaceOf(at), units, board),
    line: null,
    state: 'silent',
    notes: [entryWords(language).silent(task.phase)],
  }));
  return [...written, ...silent];
}

function shortOf(order: EntryOrder, board: Board): string {
  switch (order.type) {
    case 'build':
    case 'remove':
    case 'waive':
      return adjustmentShort(order, board);
    case 'retreat':
    case 'disband':
      return retreatShort(order, board);
    default:
      return orderShort(order, board);
  }
}

/** Remarks on the orders of one power. Nothing here depends on the orders of other powers. */
function remarksOn(task: EntryTask, orders: readonly EntryOrder[]): readonly Remark[] {
  const { edition } = task;
  const remarks: Remark[] = [];
  const remark = (type: Remark['type'], order: EntryOrder, text: Remark['text']): void => {
    remarks.push({ type, order: orderKey(order), text });
  };
  switch (task.phase) {
    case 'movement': {
      const { position } = task;
      const written = orders as readonly Order[];
      const ruling = adjudicate(position, written, edition);
      const turn = { position, orders: written, edition, ruling };
      for (const step of ruling.steps) {
        const { fact } = step;
        const told: Remark['text'] = (language) => sentence(step, turn, language);
        if (fact.type === 'repaired') remark('repaired', fact.order, told);
        if (fact.type === 'illegal')
          remark('illegal', fact.order, (language) => cause(step, turn, language));
        if (fact.type === 'ambiguous')
          for (const order of fact.orders) remark('ambiguous', order, told);
      }
      return remarks;
    }
    case 'retreats': {
      const { position } = task;
      const written = orders as readonly RetreatPhaseOrder[];
      const ruling = adjudicateRetreats(position, written, edition);
      const turn = { position, orders: written, edition, ruling };
      for (const step of ruling.steps) {
        const { fact } = step;
        const told: Remark['text'] = (language) => retreatSentence(step, turn, language);
        if (fact.type === 'retreat-repaired') remark('repaired', fact.order, told);
        if (fact.type === 'retreat-illegal') remark('illegal', fact.order, told);
        if (fact.type === 'retreat-ambiguous')
          for (const order of fact.orders) remark('ambiguous', order, told);
      }
      return remarks;
    }
    case 'adjustments': {
      const { position } = task;
      const written = orders as readonly AdjustmentOrder[];
      const ruling = adjudicateAdjustments(position, written, edition);
      const turn = { position, orders: written, edition, ruling };
      for (const step of ruling.steps) {
        const { fact } = step;
        const told: Remark['text'] = (language) => adjustmentSentence(step, turn, language);
        if (fact.type === 'adjustment-repaired') remark('repaired', fact.order, told);
        if (fact.type === 'adjustment-illegal') remark('illegal', fact.order, told);
      }
      return remarks;
    }
  }
}
