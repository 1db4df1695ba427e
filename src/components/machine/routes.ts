import { type Block, bandY, LANE, lanesOf } from './blocks.ts';
import { HEADER, type Row } from './content.ts';
import { type ChartMachine, type ChartTransition, pathTo } from './model.ts';

/** Down along a channel, or across above the columns of a row. */
type Leg =
  | { readonly kind: 'down'; readonly block: Block; readonly channel: number }
  | { readonly kind: 'across'; readonly block: Block };

/** The way of a transition to one of its targets: down and across in turn, beginning and ending down. */
export interface Route {
  readonly transition: ChartTransition;
  readonly net: string;
  readonly source: Block;
  readonly row: Row;
  readonly target: Block;
  readonly legs: readonly Leg[];
  /** From which side it comes to its target. */
  readonly side: 'left' | 'right';
}

/** An inner block and all around it, from the inside. */
const around = (block: Block): readonly Block[] =>
  block.outer === null ? [block] : [block, ...around(block.outer)];

/** Which child of `outer` a block is in. */
const columnIn = (outer: Block, block: Block): number =>
  around(block).find((one) => one.outer === outer)?.index ?? -1;

/** The innermost block that holds both and in which the line can run. */
function meeting(source: Block, target: Block): Block | null {
  const over = around(target).slice(1);
  return (
    around(source)
      .slice(source === target ? 1 : 0)
      .find((one) => over.includes(one)) ?? null
  );
}

const last = (block: Block): number => block.kids.length - 1;

/** Out of the rows between a source and the place where it meets its target. */
function out(source: Block, upTo: Block): readonly Leg[] {
  const inside = around(source.outer ?? source);
  return inside.slice(0, Math.max(0, inside.indexOf(upTo))).flatMap((block): readonly Leg[] => {
    const column = columnIn(block, source);
    return block.mode !== 'row' || column === last(block)
      ? []
      : [
          { kind: 'down', block, channel: column + 1 },
          { kind: 'across', block },
        ];
  });
}

/** Where the ways meet. `side`: from which the target, or what it is in, is come to. */
function meet(at: Block, source: Block, target: Block): Pick<Route, 'legs' | 'side'> {
  if (at.mode !== 'row') return { legs: [{ kind: 'down', block: at, channel: 0 }], side: 'right' };
  const from = columnIn(at, source);
  const to = columnIn(at, target);
  const down = (channel: number): Leg => ({ kind: 'down', block: at, channel });
  if (source === at) return { legs: [down(Math.max(to, 1))], side: to === 0 ? 'right' : 'left' };
  if (to === from) return { legs: [down(from + 1)], side: 'right' };
  if (to === from + 1) return { legs: [down(to)], side: 'left' };
  return { legs: [down(from + 1), { kind: 'across', block: at }, down(to)], side: 'left' };
}

/** Into the rows that are around a target inside of the place where the ways meet. */
function into(at: Block, target: Block, side: Route['side']): Pick<Route, 'legs' | 'side'> {
  const chain = around(target).slice(1);
  const inside = chain.slice(0, chain.indexOf(at)).reverse();
  const legs: Leg[] = [];
  let from = side;
  for (const block of inside) {
    const column = columnIn(block, target);
    const direct = block.mode !== 'row' || column === (from === 'left' ? 0 : last(block));
    if (direct) continue;
    legs.push({ kind: 'across', block }, { kind: 'down', block, channel: column });
    from = 'left';
  }
  return { legs, side: from };
}

/**
 * The ways of all transitions. What leads to the root has none: it is everywhere. What leads to a
 * state that is not shown leads to what it is in.
 */
export function routesOf(chart: ChartMachine, root: Block): readonly Route[] {
  const all = new Map<string, Block>();
  const walk = (block: Block): void => {
    all.set(block.state.id, block);
    block.kids.forEach(walk);
  };
  walk(root);
  return [...all.values()].flatMap((source) =>
    source.content.rows.flatMap((row) =>
      row.transitions.flatMap((transition) =>
        transition.targets.flatMap((id): readonly Route[] => {
          const shown = pathTo(chart, id).findLast((state) => all.has(state.id));
          const target = all.get(shown?.id ?? '');
          const at = target && meeting(source, target);
          if (!target || !at || (target === source && shown?.id !== id)) return [];
          const met = meet(at, source, target);
          const end = into(at, target, met.side);
          const legs = [...out(source, at), ...met.legs, ...end.legs];
          return [{ transition, net: row.net, source, row, target, legs, side: end.side }];
        }),
      ),
    ),
  );
}

/** A lane across for each net that needs one. */
export function setBands(routes: readonly Route[]): void {
  for (const { legs, net } of routes)
    for (const leg of legs)
      if (leg.kind === 'across' && !leg.block.bands.includes(net)) leg.block.bands.push(net);
}

/** How far apart lines come to the same state, in px. */
const SLOT = 8;

/** Where the nets of a state come to it, by its name. */
export function slots(routes: readonly Route[]): (route: Route) => number {
  const nets = new Map<Block, string[]>();
  for (const { target, net } of routes) {
    const known = nets.get(target) ?? [];
    if (!known.includes(net)) nets.set(target, [...known, net]);
  }
  return ({ target, net }) => {
    const list = nets.get(target) ?? [];
    const apart = Math.min(SLOT, (HEADER - 6) / list.length);
    return target.y + HEADER / 2 + (list.indexOf(net) - (list.length - 1) / 2) * apart;
  };
}

/** The heights of a route: where it leaves, runs across, and arrives. */
export function heights(route: Route, slot: (route: Route) => number): readonly number[] {
  const across = route.legs.flatMap((leg) =>
    leg.kind === 'across' ? [bandY(leg.block, route.net)] : [],
  );
  return [route.source.y + route.row.exit, ...across, slot(route)];
}

/** Nets share a lane where they do not meet; the shorter run nearer to the boxes that they leave. */
export function setLanes(routes: readonly Route[], slot: (route: Route) => number): void {
  const used = new Set<ReturnType<typeof lanesOf>>();
  for (const route of routes) {
    const ys = heights(route, slot);
    route.legs
      .filter((leg) => leg.kind === 'down')
      .forEach((leg, n) => {
        const lanes = lanesOf(leg.block, leg.channel);
        used.add(lanes);
        const ends = [ys[n] ?? 0, ys[n + 1] ?? 0];
        const [top, low] = lanes.spans.get(route.net) ?? [Infinity, -Infinity];
        lanes.spans.set(route.net, [Math.min(top, ...ends), Math.max(low, ...ends)]);
      });
  }
  for (const { spans, lane } of used) {
    const taken: [number, number][][] = [];
    const sorted = [...spans].sort(([, a], [, b]) => a[1] - a[0] - (b[1] - b[0]));
    for (const [net, [top, low]] of sorted) {
      const free = taken.findIndex((list) =>
        list.every(([from, to]) => low + LANE <= from || to + LANE <= top),
      );
      const at = free === -1 ? taken.length : free;
      (taken[at] ??= []).push([top, low]);
      lane.set(net, at);
    }
  }
  for (const lanes of used) lanes.count = Math.max(0, ...lanes.lane.values()) + 1;
}
