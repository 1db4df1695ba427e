import type { AnyActor, AnyMachineSnapshot, EventObject, StateValue } from 'xstate';
import { MACHINE_WORDS } from './machine-words.ts';
import { type ChartMachine, fullName } from './model.ts';
import { innermost, litStates } from './now.ts';
import { capital, plainWords } from './words.ts';

/** An event that occurred, and what it did. */
export interface EventNote {
  /** Counts up from 1. */
  readonly n: number;
  readonly event: EventObject;
  readonly before: StateValue;
  readonly after: StateValue;
  /** Whether the data of the machine changed. */
  readonly changed: boolean;
  /** What the machine emitted in response. */
  readonly emitted: readonly EventObject[];
}

/** An event in words. */
export interface NoteText {
  readonly n: number;
  readonly event: string;
  /** Where it led, that only data changed, or why it was refused. */
  readonly did: string;
  readonly refused: boolean;
}

/** The wording of a machine's events. Texts from outside are limited in length here. */
export interface EventWording {
  /** An event in a few words; without it, its name. */
  readonly sayEvent?: (event: EventObject) => string;
  /** Why an event was refused, from what the machine emitted; null: it was not. */
  readonly sayRefusal?: (emitted: EventObject) => string | null;
}

const where = (chart: ChartMachine, value: StateValue): string =>
  innermost(chart, litStates(chart, value))
    .map(({ id }) => fullName(chart, id))
    .join('; ');

/** The effect of an event, from the states of the machine before and after it, in the language of the chart. */
export function noteText(
  chart: ChartMachine,
  { n, event, before, after, changed, emitted }: EventNote,
  { sayEvent, sayRefusal }: EventWording = {},
): NoteText {
  const words = MACHINE_WORDS[chart.language];
  const [from, to] = [where(chart, before), where(chart, after)];
  const moved = from === to ? (changed ? words.staysAt(to) : words.changedNothing) : to;
  const refusal = emitted.flatMap((one) => sayRefusal?.(one) ?? []).at(-1) ?? null;
  return {
    n,
    event: capital(sayEvent?.(event) ?? plainWords(event.type)),
    did: refusal ?? moved,
    refused: refusal !== null,
  };
}

/**
 * Follows an actor, started or not, and reports its latest events (at most `most`), the newest first, after each event.
 * Events that XState itself sends are left out. Returns a function that stops it.
 */
export function watchEvents(
  actor: AnyActor,
  report: (notes: readonly EventNote[]) => void,
  most = 12,
): () => void {
  let notes: readonly EventNote[] = [];
  let before = actor.getSnapshot() as AnyMachineSnapshot;
  let emitted: readonly EventObject[] = [];
  const emitting = actor.on('*', (event: EventObject) => {
    emitted = [...emitted, event];
  });
  const inspected = actor.system.inspect({
    next: (seen) => {
      if (seen.type !== '@xstate.snapshot' || seen.actorRef !== actor) return;
      const after = seen.snapshot as AnyMachineSnapshot;
      const { event } = seen;
      if (!event.type.startsWith('xstate.')) {
        const note = {
          n: (notes[0]?.n ?? 0) + 1,
          event,
          before: before.value as StateValue,
          after: after.value as StateValue,
          changed: before.context !== after.context,
          emitted,
        };
        notes = [note, ...notes].slice(0, most);
        report(notes);
      }
      emitted = [];
      before = after;
    },
  });
  return () => {
    emitting.unsubscribe();
    inspected.unsubscribe();
  };
}
