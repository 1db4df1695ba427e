import type { UnitAt } from '../../trace/fact.ts';

/** Whether a move succeeds, as far as is known while another one is being resolved. */
export type Asking = (mover: UnitAt) => boolean;

/**
 * Decides moves that depend on one another, after Kruijswijk ("The Math of Adjudication"): each is resolved in turn;
 * one that turns out to depend on itself is tried both ways. Where both are consistent, or neither, `settle` decides
 * the moves of the cycle: those for which it gives an answer, or none if it changed what the others rest on.
 */
export function resolver(
  succeeds: (mover: UnitAt, asking: Asking) => boolean,
  settle: (cycle: readonly UnitAt[]) => ReadonlyMap<UnitAt, boolean>,
): Asking {
  const answers = new Map<UnitAt, boolean>();
  const guessed = new Map<UnitAt, boolean>();
  let waiting: UnitAt[] = [];

  function forgetFrom(place: number): void {
    for (const mover of waiting.slice(place)) guessed.delete(mover);
    waiting = waiting.slice(0, place);
  }

  function ask(mover: UnitAt): boolean {
    const answer = answers.get(mover);
    if (answer !== undefined) return answer;
    const guess = guessed.get(mover);
    if (guess !== undefined) {
      if (!waiting.includes(mover)) waiting.push(mover);
      return guess;
    }
    const before = waiting.length;
    guessed.set(mover, false);
    const first = succeeds(mover, ask);
    if (waiting.length === before) {
      guessed.delete(mover);
      if (!answers.has(mover)) answers.set(mover, first);
      return answers.get(mover) ?? first;
    }
    if (waiting[before] !== mover) {
      waiting.push(mover);
      guessed.set(mover, first);
      return first;
    }
    forgetFrom(before);
    guessed.set(mover, true);
    const second = succeeds(mover, ask);
    if (first === second) {
      forgetFrom(before);
      guessed.delete(mover);
      answers.set(mover, first);
      return first;
    }
    const cycle = waiting.slice(before);
    forgetFrom(before);
    guessed.delete(mover);
    for (const [one, value] of settle(cycle)) answers.set(one, value);
    return ask(mover);
  }
  return ask;
}
