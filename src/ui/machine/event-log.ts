import type { AnyMachineSnapshot, EventObject, StateValue } from 'xstate';
import type { Objection } from '../../game/objection.ts';
import type { Result } from '../../result.ts';
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
  /** Why it was refused; null: it was not. */
  readonly objection: Objection | null;
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
  readonly sayObjection?: (objection: Objection) => string;
}

const where = (chart: ChartMachine, value: StateValue): string =>
  innermost(chart, litStates(chart, value))
    .map(({ id }) => fullName(chart, id))
    .join('; ');

/** The effect of an event, from the states of the machine before and after it, in the language of the chart. */
export function noteText(
  chart: ChartMachine,
  { n, event, before, after, changed, objection }: EventNote,
  { sayEvent, sayObjection }: EventWording = {},
): NoteText {
  const words = MACHINE_WORDS[chart.language];
  const [from, to] = [where(chart, before), where(chart, after)];
  const moved = from === to ? (changed ? words.staysAt(to) : words.changedNothing) : to;
  return {
    n,
    event: capital(sayEvent?.(event) ?? plainWords(event.type)),
    did: (objection && sayObjection?.(objection)) ?? moved,
    refused: objection !== null,
  };
}

/** Adds an event, and what came of it, to the notes: the newest first, at most `most`. */
export function noted(
  notes: readonly EventNote[],
  event: EventObject,
  before: AnyMachineSnapshot,
  after: Result<AnyMachineSnapshot, Objection>,
  most = 12,
): readonly EventNote[] {
  const reached = after.ok ? after.value : before;
  const note: EventNote = {
    n: (notes[0]?.n ?? 0) + 1,
    event,
    before: before.value as StateValue,
    after: reached.value as StateValue,
    changed: before.context !== reached.context,
    objection: after.ok ? null : after.error,
  };
  return [note, ...notes].slice(0, most);
}
