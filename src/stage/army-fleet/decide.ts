import type { Turn } from '../../trace/turn.ts';
import type { DecidedDraft } from '../model/decisions.ts';
import { hasBoarded, placeOf, travellersOf } from './armies.ts';

/** Adds what the first `position` steps have settled of orders of the module, and where armies aboard are. */
export function decideFleets(draft: DecidedDraft, turn: Turn, position: number): void {
  // A ferried army lands under another name, and a landing may lack a path after it has lost its fight: the ruling
  // names the step that decides an order.
  turn.ruling.orders.forEach(({ step, outcome }, index) => {
    if (step === null) return;
    if (step < position) draft.outcomes.set(index, outcome);
    else draft.outcomes.delete(index);
  });
  for (const one of travellersOf(turn)) {
    const { unit, berth } = one;
    const attack = draft.attack.get(berth);
    if (
      one.goesAboard !== null &&
      attack &&
      turn.ruling.orders[one.goesAboard]?.order?.type === 'move'
    )
      draft.attack.set(unit, attack);
    if (!hasBoarded(one, draft)) continue;
    const place = placeOf(one, draft);
    if (one.goesAboard !== null || place !== one.boat) draft.moved.set(unit, place);
  }
}
