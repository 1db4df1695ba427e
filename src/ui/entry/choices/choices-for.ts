import type { AdjustmentOrder } from '../../../orders/adjustment-order.ts';
import { adjustmentChoices } from './adjustment-choices.ts';
import type { EntryTask } from '../entry-task.ts';
import { movementChoices } from './movement-choices.ts';
import type { ControlledPowers, OrderChoices } from './order-choices.ts';
import { retreatChoices } from './retreat-choices.ts';

/**
 * What can be ordered in a phase. `written`: the orders of an adjustment phase so far, because they use up what is due.
 */
export function choicesFor(
  task: EntryTask,
  controlled: ControlledPowers,
  written: readonly AdjustmentOrder[] = [],
): OrderChoices {
  switch (task.phase) {
    case 'movement':
      return movementChoices(task, controlled);
    case 'retreats':
      return retreatChoices(task, controlled);
    case 'adjustments':
      return adjustmentChoices(task, controlled, written);
  }
}
