import { duesOf } from '../ui/entry/choices/adjustment-choices.ts';
import type { EntryTask } from '../ui/entry/entry-task.ts';
import type { SheetReading } from '../ui/entry/order-sheet.ts';

/** What becomes of a power that orders nothing: it holds, its unit leaves the board, it gets none, or a rule removes one. */
export type EmptySheet = 'holds' | 'leaves' | 'waives' | 'loses';

/** What a sheet without a readable order leads to; null: it has one, or there is nothing to order. */
export function emptySheet(
  task: EntryTask,
  { power, orders }: Pick<SheetReading, 'power' | 'orders'>,
): EmptySheet | null {
  if (orders.length > 0) return null;
  switch (task.phase) {
    case 'movement':
      return 'holds';
    case 'retreats':
      return 'leaves';
    case 'adjustments': {
      const due = duesOf(task).get(power)?.count ?? 0;
      return due === 0 ? null : due > 0 ? 'waives' : 'loses';
    }
  }
}
