import {
  type Block,
  blockOf,
  LANE,
  lanesOf,
  leastWidth,
  PAD,
  rowEnd,
  setHeights,
  setWidths,
  type Shape,
} from './blocks.ts';
import { type Line, wish } from './content.ts';
import type { ChartMachine, ChartState } from './model.ts';
import { heights, type Route, routesOf, setBands, setLanes, slots } from './routes.ts';

/** A point in px from the top left of the chart. */
export type Point = readonly [x: number, y: number];

export interface Box {
  readonly state: ChartState;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Where its text begins and ends; `y` of a line counts from the top of the box. */
  readonly left: number;
  readonly right: number;
  readonly lines: readonly Line[];
  /** It begins here: the point that marks it. */
  readonly begins: Point | null;
}

export interface Edge {
  /** Of the transition. */
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly d: string;
  readonly from: Point;
  /** The tip of its head, and which way it points: 1 to the right, -1 to the left. */
  readonly tip: Point;
  readonly way: 1 | -1;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly edges: readonly Edge[];
}

const ROUND = 5;
const f = (n: number): string => String(Math.round(n * 10) / 10);

/** A line with right angles, its corners rounded. */
export function rounded(points: readonly Point[]): string {
  const kept = points.filter(
    ([x, y], n) => n === 0 || x !== points[n - 1]?.[0] || y !== points[n - 1]?.[1],
  );
  return kept
    .map(([x, y], n) => {
      const before = kept[n - 1];
      const after = kept[n + 1];
      if (!before) return `M${f(x)} ${f(y)}`;
      if (!after) return `L${f(x)} ${f(y)}`;
      const near = (to: Point): string => {
        const long = Math.abs(to[0] - x) + Math.abs(to[1] - y);
        const r = Math.min(ROUND, long / 2);
        return `${f(x + Math.sign(to[0] - x) * r)} ${f(y + Math.sign(to[1] - y) * r)}`;
      };
      return `L${near(before)}Q${f(x)} ${f(y)} ${near(after)}`;
    })
    .join('');
}

function edgeOf(route: Route, slot: (route: Route) => number): Edge {
  const { source, target, legs, net, side, transition } = route;
  const ys = heights(route, slot);
  const xs = legs.flatMap((leg) => {
    if (leg.kind !== 'down') return [];
    const lanes = lanesOf(leg.block, leg.channel);
    return [lanes.x + (lanes.lane.get(net) ?? 0) * LANE];
  });
  const start: Point = [rowEnd(source), ys[0] ?? 0];
  const tip: Point = [side === 'left' ? target.x : target.x + target.w, ys.at(-1) ?? 0];
  const turns = xs.flatMap((x, n): Point[] => [
    [x, ys[n] ?? 0],
    [x, ys[n + 1] ?? 0],
  ]);
  return {
    id: transition.id,
    source: source.state.id,
    target: target.state.id,
    d: rounded([start, ...turns, tip]),
    from: start,
    tip,
    way: side === 'left' ? 1 : -1,
  };
}

function boxesOf(block: Block): readonly Box[] {
  const { state, x, y, w, h, content, outer } = block;
  const begins = outer?.state.initial.includes(state.id) ?? false;
  const box: Box = {
    ...{ state, x, y, w, h },
    left: outer === null ? x + 1 : x + PAD,
    right: rowEnd(block) - (block.mode === 'leaf' ? PAD : 7),
    lines: [...content.rows.flatMap(({ lines }) => lines), ...content.stays],
    begins: begins ? [x + 15, y - 11] : null,
  };
  return [box, ...block.kids.flatMap(boxesOf)];
}

/** Where there is room, boxes are so much wider than they must be. */
const STRETCH = 1.4;

/** Lays a chart out by a shape, in `room` px if it does not take more. */
export function layoutWith(chart: ChartMachine, shape: Shape, room = 0): Layout {
  const { text } = shape;
  const root = blockOf(chart, chart.root.id, shape);
  const routes = routesOf(chart, root);
  setBands(routes);
  const height = setHeights(root, 0);
  const slot = slots(routes);
  setLanes(routes, slot);
  const least = leastWidth(root, text);
  const width = Math.max(least, Math.min(room, least * STRETCH));
  setWidths(root, 0, width, text);
  return { width, height, boxes: boxesOf(root), edges: routes.map((route) => edgeOf(route, slot)) };
}

/** Widths of text to try, in px. */
const CAPS = [260, 225, 190, 165, 145] as const;

/**
 * The lowest chart that is at most `width` px wide; if there is none, the narrowest.
 * States stand side by side where there is room, under one another where there is not.
 */
export function layoutChart(
  chart: ChartMachine,
  width: number,
  folded: ReadonlySet<string> = new Set(),
): Layout {
  const all = [...chart.states.values()];
  const depths = [...new Set(all.filter((one) => one.children.length > 1).map((one) => one.depth))];
  const choices = [[], ...depths.map((depth) => [depth])];
  for (const a of depths) for (const b of depths) if (a < b) choices.push([a, b]);
  const tried = CAPS.flatMap((cap) => {
    const text = Math.max(...all.map((state) => wish(chart, state, cap)));
    return choices.map((rows) => layoutWith(chart, { text, rows: new Set(rows), folded }, width));
  });
  const fit = tried.filter((one) => one.width <= width);
  const best = fit.length > 0 ? fit : tried;
  const cost = fit.length > 0 ? (one: Layout) => one.height : (one: Layout) => one.width;
  return best.reduce((a, b) => (cost(b) < cost(a) ? b : a));
}
