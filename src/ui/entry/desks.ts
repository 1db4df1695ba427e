import type { AdjustmentOrder } from '../../orders/adjustment-order.ts';
import { adjustmentDesk } from './adjustment-desk.ts';
import type { Desk, Hands } from './desk.ts';
import { movementDesk } from './movement-desk.ts';
import { retreatDesk } from './retreat-desk.ts';
import type { EntryTask } from './task.ts';

/** The desk of a phase. `written`: what an adjustment phase's orders are so far, for they use up what is due. */
export function deskFor(
  task: EntryTask,
  hands: Hands,
  written: readonly AdjustmentOrder[] = [],
): Desk {
  switch (task.phase) {
    case 'movement':
      return movementDesk(task, hands);
    case 'retreats':
      return retreatDesk(task, hands);
    case 'adjustments':
      return adjustmentDesk(task, hands, written);
  }
}
