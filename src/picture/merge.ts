import { partsOf, type SvgNode, toText } from '../draw/nodes.ts';

/** Something shown in one or more states of a drawing, written once. */
export interface ShownNode {
  readonly node: SvgNode;
  /** The states that show it, ascending. */
  readonly states: readonly number[];
  /** The contents, if it is a group. */
  readonly parts: readonly ShownNode[];
}

interface Merging extends ShownNode {
  /** Two nodes can be merged if this is equal: the attributes of a group; of anything else, the whole element. */
  readonly shell: string;
  /** Its markup in each state. */
  readonly texts: ReadonlySet<string>;
  readonly parts: readonly Merging[];
}

const shellOf = ({ tag, attributes }: SvgNode, text: string): string =>
  tag === 'g' ? JSON.stringify(attributes) : text;

/** What is in a group. */
const inGroup = (one: SvgNode): readonly SvgNode[] => (one.tag === 'g' ? partsOf(one) : []);

/**
 * The states of a drawing as one list. Each state is this list without the items that it does not show, in the same
 * order, so that the stacking order does not change. Groups with equal attributes are merged recursively.
 */
export const mergeStates = (states: readonly (readonly SvgNode[])[]): readonly ShownNode[] =>
  states.reduce<readonly Merging[]>(
    (merged, drawing, state) => withState(merged, drawing, state),
    [],
  );

function withState(
  merged: readonly Merging[],
  nodes: readonly SvgNode[],
  state: number,
): readonly Merging[] {
  const given = nodes.map((one) => newIn(one, state));
  const list: Merging[] = [];
  let next = 0;
  const places = alignment(merged, given);
  given.forEach((one, i) => {
    // New ones cover what they replace.
    const until = places.slice(i).find((place) => place !== null) ?? merged.length;
    list.push(...merged.slice(next, until));
    next = until;
    const same = places[i] === null ? undefined : merged[next];
    list.push(same ? seenAgain(same, one, state) : one);
    if (same) next++;
  });
  return [...list, ...merged.slice(next)];
}

function newIn(node: SvgNode, state: number): Merging {
  const text = toText([node]);
  return {
    node,
    states: [state],
    shell: shellOf(node, text),
    texts: new Set([text]),
    parts: inGroup(node).map((part) => newIn(part, state)),
  };
}

function seenAgain(known: Merging, one: Merging, state: number): Merging {
  return {
    ...known,
    states: [...known.states, state],
    texts: new Set([...known.texts, ...one.texts]),
    parts: withState(known.parts, inGroup(one.node), state),
  };
}

/** How much is gained by merging two nodes. */
function gain(known: Merging | undefined, one: Merging | undefined): number {
  if (known === undefined || one?.shell !== known.shell) return 0;
  return [...one.texts].every((text) => known.texts.has(text)) ? 3 : 1;
}

/**
 * For each given node the index of its match among the known ones, ascending, with the greatest total gain; null: it
 * is new.
 */
function alignment(
  known: readonly Merging[],
  given: readonly Merging[],
): readonly (number | null)[] {
  const rows = known.length + 1;
  // best[i + rows * j]: the greatest gain for the known nodes from i on and the given ones from j on.
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
