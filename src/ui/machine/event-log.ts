import type { AnyActor, AnyMachineSnapshot, EventObject, StateValue } from 'xstate';
import { type ChartMachine, fullName } from './model.ts';
import { innermost, litStates } from './now.ts';
import { capital, plainWords } from './words.ts';

/** An event that came, and what it did, in words. */
export interface EventNote {
  /** Counts up from 1. */
  readonly n: number;
  readonly event: string;
  /** Where it led, that nothing but data changed, or why it was refused. */
  readonly did: string;
  readonly refused: boolean;
}

export interface Telling {
  /** An event in a few words; without it, its name. What was written by others is bounded here. */
  readonly sayEvent?: (event: EventObject) => string;
  /** Why an event was refused, from what the machine emitted for it; null: it was not. */
  readonly sayRefusal?: (emitted: EventObject) => string | null;
  /** How many are kept; 12 if nothing is said. */
  readonly most?: number;
}

const where = (chart: ChartMachine, value: StateValue): string =>
  innermost(chart, litStates(chart, value))
    .map(({ id }) => fullName(chart, id))
    .join('; ');

/** What an event did, from where the machine was before and after it. */
export function noteOf(
  chart: ChartMachine,
  n: number,
  said: string,
  places: { readonly before: StateValue; readonly after: StateValue; readonly changed: boolean },
  refusal: string | null,
): EventNote {
  const [from, to] = [where(chart, places.before), where(chart, places.after)];
  const moved = from === to ? (places.changed ? `Stays: ${to}` : 'Changed nothing') : to;
  return {
    n,
    event: capital(said),
    did: refusal === null ? moved : refusal,
    refused: refusal !== null,
  };
}

/**
 * Follows an actor, started or not, and tells its last events, the newest first, whenever one came. Events
 * that XState sends itself are left out. Returns how to stop.
 */
export function watchEvents(
  actor: AnyActor,
  chart: ChartMachine,
  told: (notes: readonly EventNote[]) => void,
  { sayEvent, sayRefusal, most = 12 }: Telling = {},
): () => void {
  let notes: readonly EventNote[] = [];
  let before = actor.getSnapshot() as AnyMachineSnapshot;
  let refusal: string | null = null;
  const emitted = actor.on('*', (event: EventObject) => {
    refusal = sayRefusal?.(event) ?? refusal;
  });
  const inspected = actor.system.inspect({
    next: (seen) => {
      if (seen.type !== '@xstate.snapshot' || seen.actorRef !== actor) return;
      const after = seen.snapshot as AnyMachineSnapshot;
      const { type } = seen.event;
      if (!type.startsWith('xstate.')) {
        const said = sayEvent?.(seen.event) ?? plainWords(type);
        const places = {
          before: before.value as StateValue,
          after: after.value as StateValue,
          changed: before.context !== after.context,
        };
        const note = noteOf(chart, (notes[0]?.n ?? 0) + 1, said, places, refusal);
        notes = [note, ...notes].slice(0, most);
        told(notes);
      }
      refusal = null;
      before = after;
    },
  });
  return () => {
    emitted.unsubscribe();
    inspected.unsubscribe();
  };
}
