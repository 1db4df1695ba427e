import type { Step } from '../trace/step.ts';
import type { Turn } from '../trace/turn.ts';

/** Of an order that no step of the slice decides: it stays open to the end. */
const NEVER = Number.MAX_SAFE_INTEGER;

/**
 * The turn with these steps of its trace alone (`Why.slice`: closed under premises), numbered anew, so that they can be
 * played by themselves: whatever else was decided stays in pencil. Throws if a premise of one of them is not among them.
 */
export function sliceTurn(turn: Turn, ids: readonly number[]): Turn {
  const { ruling } = turn;
  const places = new Map([...ids].sort((a, b) => a - b).map((id, place) => [id, place]));
  const steps = [...places].flatMap(([id, place]): readonly Step[] => {
    const step = ruling.steps[id];
    if (!step) return [];
    const because = step.because.map((premise) => {
      const at = places.get(premise);
      if (at === undefined) throw new Error(`step ${String(id)} rests on ${String(premise)}`);
      return at;
    });
    return [{ ...step, id: place, because }];
  });
  const orders = ruling.orders.map((ruled) => ({
    ...ruled,
    step: ruled.step === null ? null : (places.get(ruled.step) ?? NEVER),
  }));
  return { ...turn, ruling: { ...ruling, orders, steps } };
}
