import serialize from 'dom-serializer';
import type { Element, ParentNode } from 'domhandler';
import { elementsIn } from './tree.ts';

/** Something shown in one or more states of a drawing, written once. */
export interface ShownElement {
  readonly element: Element;
  /** The states that show it, ascending. */
  readonly states: readonly number[];
  /** The contents, if it is a group. */
  readonly parts: readonly ShownElement[];
}

interface Merging extends ShownElement {
  /** Two elements can be merged if this is equal: the attributes of a group; of anything else, the whole element. */
  readonly shell: string;
  /** Its markup in each state. */
  readonly texts: ReadonlySet<string>;
  readonly parts: readonly Merging[];
}

const textOf = (element: Element): string => serialize(element, { xmlMode: true });

const shellOf = (element: Element, text: string): string =>
  element.name === 'g' ? JSON.stringify(element.attribs) : text;

/**
 * The states of a drawing as one list. Each state is this list without the items that it does not show, in the same
 * order, so that the stacking order does not change. Groups with equal attributes are merged recursively.
 */
export const mergeStates = (states: readonly ParentNode[]): readonly ShownElement[] =>
  states.reduce<readonly Merging[]>(
    (merged, drawing, state) => withState(merged, elementsIn(drawing), state),
    [],
  );

function withState(
  merged: readonly Merging[],
  elements: readonly Element[],
  state: number,
): readonly Merging[] {
  const given = elements.map((element) => newIn(element, state));
  const list: Merging[] = [];
  let next = 0;
  const places = alignment(merged, given);
  given.forEach((one, i) => {
    // New elements cover what they replace.
    const until = places.slice(i).find((place) => place !== null) ?? merged.length;
    list.push(...merged.slice(next, until));
    next = until;
    const same = places[i] === null ? undefined : merged[next];
    list.push(same ? seenAgain(same, one, state) : one);
    if (same) next++;
  });
  return [...list, ...merged.slice(next)];
}

function newIn(element: Element, state: number): Merging {
  const text = textOf(element);
  const parts = element.name === 'g' ? elementsIn(element) : [];
  return {
    element,
    states: [state],
    shell: shellOf(element, text),
    texts: new Set([text]),
    parts: parts.map((part) => newIn(part, state)),
  };
}

function seenAgain(known: Merging, one: Merging, state: number): Merging {
  return {
    ...known,
    states: [...known.states, state],
    texts: new Set([...known.texts, ...one.texts]),
    parts: withState(known.parts, one.element.name === 'g' ? elementsIn(one.element) : [], state),
  };
}

/** How much is gained by merging two elements. */
function gain(known: Merging | undefined, one: Merging | undefined): number {
  if (known === undefined || one?.shell !== known.shell) return 0;
  return [...one.texts].every((text) => known.texts.has(text)) ? 3 : 1;
}

/**
 * For each given element the index of its match among the known ones, ascending, with the greatest total gain; null: it
 * is new.
 */
function alignment(
  known: readonly Merging[],
  given: readonly Merging[],
): readonly (number | null)[] {
  const rows = known.length + 1;
  // best[i + rows * j]: the greatest gain for the known elements from i on and the given ones from j on.
  const best = new Int32Array(rows * (given.length + 1));
  const at = (i: number, j: number): number => best[i + rows * j] ?? 0;
  for (let j = given.length - 1; j >= 0; j--)
    for (let i = known.length - 1; i >= 0; i--) {
      const own = gain(known[i], given[j]);
      const both = own === 0 ? 0 : own + at(i + 1, j + 1);
      best[i + rows * j] = Math.max(both, at(i + 1, j), at(i, j + 1));
    }
  let i = 0;
  return given.map((one, j) => {
    for (; i < known.length && at(i, j) > at(i, j + 1); i++) {
      const own = gain(known[i], one);
      if (own > 0 && own + at(i + 1, j + 1) === at(i, j)) return i++;
    }
    return null;
  });
}
