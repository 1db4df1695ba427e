import { isSuccess } from '../../ask/smallest-change.ts';
import { weight } from '../../explain/messages/turn/reason.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { RuledOrder } from '../../trace/ruling.ts';
import type { Turn } from '../../trace/turn.ts';

/** The order to explain first: the most telling failure, else the most telling outcome. Null: there are no units. */
export function firstAsked(turn: Turn): UnitAt | null {
  const { orders, steps } = turn.ruling;
  const FAILED = 100;
  const worth = ({ step, outcome, dislodged }: RuledOrder): number => {
    const settling = step === null ? undefined : steps[step];
    const importance = settling ? weight(settling, turn) : 0;
    return importance + (isSuccess(outcome, dislodged) ? 0 : FAILED);
  };
  let first: RuledOrder | null = null;
  for (const ruled of orders) if (!first || worth(ruled) > worth(first)) first = ruled;
  return first?.unit ?? null;
}
