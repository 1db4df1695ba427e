import { type Content, contentOf } from './content.ts';
import { type ChartMachine, type ChartState, stateOf } from './model.ts';

/** How the children of a state stand: under one another, or side by side. */
export type Mode = 'leaf' | 'stack' | 'row';

/** Px between lanes, and between a lane and a box: room for the head of an arrow. */
export const LANE = 8;
export const MARGIN = 14;
/** Inside a box, at the left and at the right of its text. */
export const PAD = 11;
const BETWEEN = 17;
const BOTTOM = 12;
const EMPTY = 12;

/** A state on its way to a place. Numbers are filled in pass by pass. */
export interface Block {
  readonly state: ChartState;
  readonly mode: Mode;
  readonly content: Content;
  readonly kids: readonly Block[];
  readonly outer: Block | null;
  /** Which of its siblings it is. */
  readonly index: number;
  x: number;
  y: number;
  w: number;
  h: number;
  /** Nets that run across, above the children of a row, by lane. */
  readonly bands: string[];
  /** Nets that run down, by channel; of a stack there is one, at the right. */
  readonly channels: Map<number, Lanes>;
}

/** Nets on the lanes of a channel, and where its first lane is. */
export interface Lanes {
  readonly spans: Map<string, [number, number]>;
  readonly lane: Map<string, number>;
  count: number;
  x: number;
}

/** What a chart is laid out by. */
export interface Shape {
  /** Px for a line of text. */
  readonly text: number;
  /** How deep the states lie whose children stand side by side. */
  readonly rows: ReadonlySet<number>;
  /** States of which the inside is not shown. */
  readonly folded: ReadonlySet<string>;
}

export function blockOf(
  chart: ChartMachine,
  id: string,
  shape: Shape,
  outer: Block | null = null,
  index = 0,
): Block {
  const state = stateOf(chart, id);
  const folded = shape.folded.has(id);
  const branches = state.children.length > 0 && !folded;
  const kids: Block[] = [];
  const block: Block = {
    state,
    mode: !branches
      ? 'leaf'
      : shape.rows.has(state.depth) && state.children.length > 1
        ? 'row'
        : 'stack',
    content: contentOf(chart, state, shape.text, folded && state.children.length > 0),
    kids,
    outer,
    index,
    ...{ x: 0, y: 0, w: 0, h: 0 },
    bands: [],
    channels: new Map(),
  };
  if (branches)
    kids.push(...state.children.map((child, n) => blockOf(chart, child, shape, block, n)));
  return block;
}

export const lanesOf = (block: Block, channel: number): Lanes => {
  const known = block.channels.get(channel);
  if (known) return known;
  const lanes: Lanes = { spans: new Map(), lane: new Map(), count: 0, x: 0 };
  block.channels.set(channel, lanes);
  return lanes;
};

/** Across the top of its children: the n-th lane. */
export const bandY = (block: Block, net: string): number =>
  block.y + block.content.height + 4 + LANE * (block.bands.indexOf(net) + 0.5);

/** Where everything is from top to bottom. Returns the height of the block. */
export function setHeights(block: Block, y: number): number {
  block.y = y;
  const { content, kids, mode, bands } = block;
  let below = y + content.height;
  if (mode === 'leaf') below += 4;
  else {
    if (bands.length > 0) below += 4 + LANE * bands.length;
    const root = block.outer === null;
    below += root && content.height === 0 ? BETWEEN - 1 : 15;
    if (mode === 'stack')
      kids.forEach(
        (kid, n) => (below += setHeights(kid, below) + (n < kids.length - 1 ? BETWEEN : 0)),
      );
    else {
      const tall = Math.max(...kids.map((kid) => setHeights(kid, below)));
      const even = kids.every((kid) => kid.mode === 'leaf');
      for (const kid of kids) if (even || kid.mode !== 'leaf') kid.h = tall;
      below += tall;
    }
    below += root ? 2 : BOTTOM;
  }
  block.h = below - y;
  return block.h;
}

/** How wide a channel is; without lanes it only keeps boxes apart. */
const channelWidth = (block: Block, channel: number): number => {
  const count = block.channels.get(channel)?.count ?? 0;
  return count === 0 ? EMPTY : 2 * MARGIN + (count - 1) * LANE;
};

const isRoot = (block: Block): boolean => block.outer === null;
const leftOf = (block: Block): number => (isRoot(block) ? 1 : PAD);

/** At the right of a stack: its lanes, and then its edge. */
const gutter = (block: Block): number => {
  const count = block.channels.get(0)?.count ?? 0;
  return count === 0
    ? isRoot(block)
      ? 1
      : PAD
    : MARGIN + (count - 1) * LANE + (isRoot(block) ? 3 : 10);
};

/** The least width of a block whose lanes are known. */
export function leastWidth(block: Block, text: number): number {
  const own = text + 2 * PAD;
  const { kids, mode } = block;
  if (mode === 'leaf') return own;
  const each = kids.map((kid) => leastWidth(kid, text));
  if (mode === 'stack') return leftOf(block) + Math.max(own - PAD, ...each) + gutter(block);
  const channels = each.map((_, n) => channelWidth(block, n + 1));
  const first = isRoot(block) && !block.channels.has(0) ? 1 : channelWidth(block, 0);
  return first + [...each, ...channels].reduce((a, b) => a + b, 0);
}

/** Where everything is from left to right, in `w` px. */
export function setWidths(block: Block, x: number, w: number, text: number): void {
  block.x = x;
  block.w = w;
  const { kids, mode } = block;
  if (mode === 'stack') {
    const inner = w - leftOf(block) - gutter(block);
    for (const kid of kids) setWidths(kid, x + leftOf(block), inner, text);
    lanesOf(block, 0).x = x + leftOf(block) + inner + MARGIN;
  }
  if (mode === 'row') {
    const spare = (w - leastWidth(block, text)) / kids.length;
    let at = x + (isRoot(block) && !block.channels.has(0) ? 1 : channelWidth(block, 0));
    if (block.channels.has(0)) lanesOf(block, 0).x = x + MARGIN;
    kids.forEach((kid, n) => {
      const wide = leastWidth(kid, text) + spare;
      setWidths(kid, at, wide, text);
      lanesOf(block, n + 1).x = at + wide + MARGIN;
      at += wide + channelWidth(block, n + 1);
    });
  }
}

/** The right edge of what is inside: there the lines of a state's own rows leave. */
export function rowEnd(block: Block): number {
  if (block.mode === 'leaf') return block.x + block.w;
  const first = block.kids[0];
  return first ? first.x + first.w : block.x + block.w;
}
