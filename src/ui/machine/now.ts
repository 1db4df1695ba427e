import type { AnyMachineSnapshot, AnyStateMachine, EventObject, StateValue } from 'xstate';
import { type ChartMachine, type ChartState, keyOf, stateOf } from './model.ts';

/**
 * now: its event would take it; perhaps: its state is active, but its condition fails or depends on the event's data,
 * or it waits for a delay or for inner states to end; no: another state is active, or an inner one takes the event.
 */
export type Possible = 'now' | 'perhaps' | 'no';

/** Where a machine is: its snapshot, or only its value. */
export type MachinePlace =
  | { readonly snapshot: AnyMachineSnapshot }
  | { readonly value: StateValue };

export const valueOf = (place: MachinePlace): StateValue =>
  'snapshot' in place ? (place.snapshot.value as StateValue) : place.value;

/** The active states, from the root down. States that the machine does not know are left out. */
export function litStates(chart: ChartMachine, value: StateValue): ReadonlySet<string> {
  const lit = new Set<string>([chart.root.id]);
  const walk = (parent: ChartState, part: StateValue | undefined): void => {
    if (part === undefined) return;
    const keys = typeof part === 'string' ? [part] : Object.keys(part);
    for (const key of keys) {
      const child = parent.children.map((id) => stateOf(chart, id)).find((one) => one.key === key);
      if (!child) continue;
      lit.add(child.id);
      if (typeof part !== 'string') walk(child, part[key]);
    }
  };
  walk(chart.root, value);
  return lit;
}

/** The innermost active states: where the machine is. */
export function innermost(chart: ChartMachine, lit: ReadonlySet<string>): readonly ChartState[] {
  return [...lit]
    .map((id) => stateOf(chart, id))
    .filter(({ children }) => children.every((child) => !lit.has(child)));
}

interface Taken {
  readonly source: {
    readonly id: string;
    readonly transitions: ReadonlyMap<string, readonly unknown[]>;
  };
  readonly eventType: string;
}

/** The transitions that an event would take, by their keys. A guard that throws refuses the event. */
function takenBy(snapshot: AnyMachineSnapshot, event: EventObject): readonly string[] {
  const machine: AnyStateMachine = snapshot.machine;
  try {
    const taken: readonly Taken[] = machine.getTransitionData(snapshot, event);
    return taken.map((transition) => {
      const { source, eventType } = transition;
      return keyOf(
        source.id,
        eventType,
        source.transitions.get(eventType)?.indexOf(transition) ?? 0,
      );
    });
  } catch {
    return [];
  }
}

/**
 * What each transition would do now. With a snapshot, every event of the machine is tried without being sent, bare or
 * as in `events`; with only a value, conditions remain open.
 */
export function possibleNow(
  chart: ChartMachine,
  place: MachinePlace,
  events: readonly EventObject[] = [],
): ReadonlyMap<string, Possible> {
  const lit = litStates(chart, valueOf(place));
  const all = [...chart.states.values()].flatMap(({ transitions }) => transitions);
  const taken = new Set<string>();
  if ('snapshot' in place && place.snapshot.status === 'active') {
    const own = all.filter(({ kind }) => kind === 'event').map(({ event }) => ({ type: event }));
    const given = new Set(events.map(({ type }) => type));
    for (const event of [...events, ...own.filter(({ type }) => !given.has(type))])
      for (const key of takenBy(place.snapshot, event)) taken.add(key);
  }
  const ended = 'snapshot' in place && place.snapshot.status !== 'active';
  return new Map(
    all.map((transition): [string, Possible] => {
      if (ended || !lit.has(transition.source)) return [transition.id, 'no'];
      if (transition.kind !== 'event') return [transition.id, 'perhaps'];
      if (taken.has(transition.id)) return [transition.id, 'now'];
      if (!('snapshot' in place) && transition.guard === '') return [transition.id, 'now'];
      return [transition.id, transition.guard === '' ? 'no' : 'perhaps'];
    }),
  );
}
