import {
  type ChartMachine,
  type ChartState,
  type ChartTransition,
  nameFrom,
  stateOf,
} from './model.ts';
import { widthOf, wrap } from './text.ts';

/** Sizes of type on the chart, in px. */
export const NAME = 18;
export const TEXT = 15;
/** From line to line. */
export const LINE = 19;
/** What a name takes at the top of its box. */
export const HEADER = 31;
/** Below each row. */
export const ROW_GAP = 5;

/** So many targets of one event are told as one row with one line that branches. */
const MANY = 4;

export interface Piece {
  readonly text: string;
  /** The transition that it tells; '' for words between. */
  readonly id: string;
}

/** A line of a row: from the left, or to the right edge. `y`: its baseline, from the top of the box. */
export interface Line {
  readonly of: 'event' | 'guard' | 'target' | 'stays';
  readonly pieces: readonly Piece[];
  readonly y: number;
}

/** Transitions that leave at the same place. */
export interface Row {
  readonly transitions: readonly ChartTransition[];
  readonly lines: readonly Line[];
  /** Where their line leaves, from the top of the box. */
  readonly exit: number;
  /** Lines of the same net run along the same lane. */
  readonly net: string;
}

export interface Content {
  readonly rows: readonly Row[];
  readonly stays: readonly Line[];
  readonly height: number;
}

/** In the order in which they are first met. */
function grouped<T>(list: readonly T[], by: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  return new Map(list.map((one) => [by(one), list.filter((other) => by(other) === by(one))]));
}

/** The transitions of a state that lead somewhere, each as it is told; the rest stay. */
interface Told {
  readonly transitions: readonly ChartTransition[];
  readonly name: string;
  readonly guard: string;
  readonly target: string;
  readonly net: string;
}

/** All that is inside of a state. */
const insideOf = (chart: ChartMachine, state: ChartState): readonly ChartState[] =>
  state.children.flatMap((id) => {
    const child = stateOf(chart, id);
    return [child, ...insideOf(chart, child)];
  });

/** What leads out of a state from inside, where that is not shown: once for each end. */
function tellInside(chart: ChartMachine, state: ChartState): readonly Told[] {
  const inside = insideOf(chart, state);
  const own = new Set([state.id, ...inside.map(({ id }) => id)]);
  const leaving = inside
    .flatMap(({ transitions }) => transitions)
    .filter(({ targets }) => targets.length > 0 && targets.every((id) => !own.has(id)));
  return [...grouped(leaving, ({ targets }) => targets.join(' '))].map(([ends, list]) => ({
    transitions: list.slice(0, 1),
    name: [...new Set(list.map(({ name }) => name))].join(', '),
    guard: '',
    target: `to ${(list[0]?.targets ?? []).map((id) => nameFrom(chart, state.id, id)).join(', ')}`,
    net: `to ${ends}`,
  }));
}

function tell(chart: ChartMachine, state: ChartState, folded: boolean): readonly Told[] {
  const own = tellOwn(chart, state);
  return folded ? [...own, ...tellInside(chart, state)] : own;
}

function tellOwn(chart: ChartMachine, state: ChartState): readonly Told[] {
  const leading = state.transitions.filter(({ targets }) => targets.length > 0);
  const byEvent = grouped(leading, ({ event }) => event);
  return [...byEvent].flatMap(([event, list]): readonly Told[] => {
    const targets = new Set(list.flatMap((one) => one.targets));
    const [first] = list;
    if (targets.size >= MANY && first)
      return [
        {
          transitions: list,
          name: first.name,
          guard: '',
          target: `to any of ${String(targets.size)}`,
          net: `from ${state.id} ${event}`,
        },
      ];
    return list.map((one) => ({
      transitions: [one],
      name: one.name,
      guard: one.guard === '' ? '' : `if ${one.guard}`,
      target: `to ${one.targets.map((id) => nameFrom(chart, state.id, id)).join(', ')}`,
      net: `to ${one.targets.join(' ')}`,
    }));
  });
}

const GAP = 14;
const wide = (name: string): number => widthOf(name, TEXT) * 1.04;

/** How wide the text of a state would like to be, at most `cap` px. */
export function wish(chart: ChartMachine, state: ChartState, cap: number): number {
  const rows = tell(chart, state, false).flatMap(({ name, guard, target }) => [
    wide(guard === '' ? name : guard) + GAP + wide(target),
    wide(name),
  ]);
  return Math.min(cap, Math.max(widthOf(state.name, NAME, 'serif') + 24, ...rows));
}

/** The events that change no state, each once, in lines. */
function staysOf(state: ChartState, width: number, top: number): readonly Line[] {
  const staying = state.transitions.filter(({ targets }) => targets.length === 0);
  const each = [...grouped(staying, ({ name }) => name)].map(([name, [first]]) => ({
    name,
    id: first?.id ?? '',
  }));
  const words = each.flatMap(({ name, id }, n) =>
    `${name}${n === each.length - 1 ? '' : ','}`.split(' ').map((text) => ({ text, id })),
  );
  const lines: Piece[][] = [];
  let room = 0;
  for (const { text, id } of words) {
    const long = wide(`${text} `);
    if (lines.length > 0 && room + long <= width) lines.at(-1)?.push({ text: `${text} `, id });
    else {
      const before = lines.length === 0 ? [{ text: 'Stays: ', id: '' }] : [];
      lines.push([...before, { text: `${text} `, id }]);
      room = lines.length === 1 ? wide('Stays: ') : 0;
    }
    room += long;
  }
  return lines.map((pieces, n) => ({ of: 'stays', pieces, y: top + n * LINE }));
}

/**
 * What stands in the box of a state besides its name and its children, in lines of `width` px.
 * `folded`: its children are not shown.
 */
export function contentOf(
  chart: ChartMachine,
  state: ChartState,
  width: number,
  folded: boolean,
): Content {
  const named = state.parent === null ? ANYWHERE(state) : HEADER;
  const baseline = LINE * 0.72;
  let top = named;
  const rows = tell(chart, state, folded).map(({ transitions, name, guard, target, net }): Row => {
    const id = transitions[0]?.id ?? '';
    const lines: Line[] = [];
    const add = (of: Line['of'], text: string): void => {
      lines.push({ of, pieces: [{ text, id }], y: top + baseline });
      top += LINE;
    };
    const names = wrap(name, width, TEXT * 1.04);
    const guards = guard === '' ? [] : wrap(guard, width, TEXT, 'serif');
    for (const text of names) add('event', text);
    for (const text of guards) add('guard', text);
    const last = guards.at(-1) ?? names.at(-1) ?? '';
    const beside = wide(last) + GAP + wide(target) <= width;
    if (beside) top -= LINE;
    const targets = beside ? [target] : wrap(target, width, TEXT * 1.04);
    for (const text of targets) add('target', text);
    const exit = top - LINE / 2;
    top += ROW_GAP;
    return { transitions, lines, exit, net };
  });
  const stays = staysOf(state, width, top + baseline);
  if (stays.length > 0) top += stays.length * LINE + ROW_GAP;
  return { rows, stays, height: top };
}

/** The root has no box: its transitions stand under a line of their own, if there are any. */
const ANYWHERE = ({ transitions }: ChartState): number => (transitions.length > 0 ? HEADER : 0);
