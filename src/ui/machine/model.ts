import type { AnyStateMachine } from 'xstate';
import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import { MACHINE_WORDS } from './machine-words.ts';
import { actionWords, capital, guardWords, wordingOf, type MachineWording } from './words.ts';

/** always: taken without an event; after: when a delay has passed; done: when its state is done. */
export type TransitionKind = 'event' | 'always' | 'after' | 'done' | 'error' | 'other';

export interface ChartTransition {
  /** Source, event and number: the same for every copy of the machine (`keyOf`). */
  readonly id: string;
  readonly source: string;
  readonly kind: TransitionKind;
  /** The name of the event in the machine; '' if the transition needs none. */
  readonly event: string;
  readonly name: string;
  /** Its condition in words; '' if it has none. */
  readonly guard: string;
  /** Ids of states. None: the machine stays in its state. */
  readonly targets: readonly string[];
  readonly actions: readonly string[];
}

export interface ChartState {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly parent: string | null;
  readonly depth: number;
  readonly children: readonly string[];
  /** The initial state, if only one of its children is active at a time. */
  readonly initial: readonly string[];
  readonly transitions: readonly ChartTransition[];
}

/** A machine as data to draw: its states in the order in which they are defined, the root first. */
export interface ChartMachine {
  readonly root: ChartState;
  readonly states: ReadonlyMap<string, ChartState>;
  /** The language of its names. */
  readonly language: LanguageTag;
}

/** The parts of an XState transition that are read. */
interface TransitionLike {
  readonly eventType: string;
  readonly guard?: unknown;
  readonly target: readonly { readonly id: string }[] | undefined;
  readonly actions: readonly unknown[];
  readonly delay?: unknown;
}

/** The parts of an XState state node that are read. */
interface NodeLike {
  readonly id: string;
  readonly key: string;
  readonly type: ChartState['kind'];
  readonly states: Readonly<Record<string, NodeLike>>;
  readonly transitions: ReadonlyMap<string, readonly TransitionLike[]>;
  readonly always?: readonly TransitionLike[] | undefined;
  readonly initial: { readonly target: readonly { readonly id: string }[] | undefined };
}

/** The n-th transition of a state for an event. */
export const keyOf = (source: string, event: string, n: number): string =>
  `${source} ${event} ${String(n)}`;

function kindOf(event: string): TransitionKind {
  if (event === '') return 'always';
  if (event.startsWith('xstate.after.')) return 'after';
  if (event.startsWith('xstate.done.')) return 'done';
  if (event.startsWith('xstate.error.')) return 'error';
  return event.startsWith('xstate.') ? 'other' : 'event';
}

const time = (delay: unknown, words?: MachineWording): string => {
  if (typeof delay !== 'number')
    return typeof delay === 'string' ? wordingOf(delay, 'event', words) : '';
  return delay < 1000 ? `${String(delay)} ms` : `${String(delay / 1000)} s`;
};

function nameOf(transition: TransitionLike, language: LanguageTag, words?: MachineWording): string {
  const table = MACHINE_WORDS[language];
  const kind = kindOf(transition.eventType);
  switch (kind) {
    case 'always':
      return table.always;
    case 'after':
      return table.after(time(transition.delay, words));
    case 'done':
      return table.done;
    case 'error':
      return table.error;
    case 'event':
    case 'other':
      return transition.eventType === '*'
        ? wordingOf('*', 'event', words).replace(/^\*$/, table.anyEvent)
        : wordingOf(transition.eventType, 'event', words);
    default:
      return kind satisfies never;
  }
}

function transitionsOf(
  node: NodeLike,
  language: LanguageTag,
  words?: MachineWording,
): readonly ChartTransition[] {
  const table = MACHINE_WORDS[language];
  const lists: (readonly [string, readonly TransitionLike[]])[] = [
    ['', node.always ?? []],
    ...node.transitions,
  ];
  return lists.flatMap(([event, list]) =>
    list.map((transition, n): ChartTransition => {
      const { guard, target, actions } = transition;
      return {
        id: keyOf(node.id, event, n),
        source: node.id,
        kind: kindOf(event),
        event,
        name: nameOf(transition, language, words),
        guard: guardWords(guard, words, table),
        targets: (target ?? []).map(({ id }) => id),
        actions: actions.map((action) => actionWords(action, words, table)),
      };
    }),
  );
}

/** A machine of XState 5 as data, from its definition alone. */
export function chartOf(
  machine: AnyStateMachine,
  words?: MachineWording,
  language: LanguageTag = 'en',
): ChartMachine {
  const states = new Map<string, ChartState>();
  const add = (node: NodeLike, parent: string | null, depth: number): ChartState => {
    const children = Object.values(node.states);
    const state: ChartState = {
      id: node.id,
      key: node.key,
      name: capital(wordingOf(node.key, 'state', words)),
      kind: node.type,
      parent,
      depth,
      children: children.map(({ id }) => id),
      initial: node.type === 'compound' ? (node.initial.target ?? []).map(({ id }) => id) : [],
      transitions: transitionsOf(node, language, words),
    };
    states.set(node.id, state);
    for (const child of children) add(child, node.id, depth + 1);
    return state;
  };
  const root = add(machine.root, null, 0);
  return { root, states, language };
}

export function stateOf(chart: ChartMachine, id: string): ChartState {
  const state = chart.states.get(id);
  if (!state) throw new Error(`no state ${id} in ${chart.root.id}`);
  return state;
}

/** A state with all its ancestors, from the root. */
export function pathTo(chart: ChartMachine, id: string): readonly ChartState[] {
  const state = stateOf(chart, id);
  return state.parent === null ? [state] : [...pathTo(chart, state.parent), state];
}

/** A state's name as seen from another: with its ancestors, unless they share them. "Fall: orders" */
export function nameFrom(chart: ChartMachine, from: string, id: string): string {
  const state = stateOf(chart, id);
  const around = pathTo(chart, from).map((one) => one.id);
  const outer = state.parent === null ? null : stateOf(chart, state.parent);
  return outer === null || outer.parent === null || around.includes(outer.id)
    ? state.name
    : `${outer.name}: ${MACHINE_WORDS[chart.language].inside(state.name)}`;
}

/**
 * A state by its full path: "Spring, orders, open". The outermost state is left out if the machine begins there and it
 * has children, since that is where a machine normally is; for the root, its name.
 */
export function fullName(chart: ChartMachine, id: string): string {
  const [root, outer, ...inner] = pathTo(chart, id);
  if (!root || !outer) return root?.name ?? '';
  const normal = inner.length > 0 && root.initial.includes(outer.id);
  const names = (normal ? inner : [outer, ...inner]).map(({ name }) => name);
  return capital(MACHINE_WORDS[chart.language].inside(names.join(', ')));
}
