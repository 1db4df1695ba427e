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
  /** Lines of the same net may lie on one another. */
  readonly net: string;
  /** Its corners, from the source to the tip of its head. */
  readonly points: readonly Point[];
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
  const points = [start, ...turns, tip];
  return {
    id: transition.id,
    source: source.state.id,
    target: target.state.id,
    net,
    points,
    d: rounded(points),
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

/** A chart of which the sizes are known: how wide it must be, how high it is. */
interface Measured {
  readonly shape: Shape;
  readonly root: Block;
  readonly routes: readonly Route[];
  readonly slot: (route: Route) => number;
  readonly least: number;
  readonly height: number;
}

function measure(chart: ChartMachine, shape: Shape): Measured {
  const root = blockOf(chart, chart.root.id, shape);
  const routes = routesOf(chart, root);
  setBands(routes);
  const height = setHeights(root, 0);
  const slot = slots(routes);
  setLanes(routes, slot);
  return { shape, root, routes, slot, least: leastWidth(root, shape.text), height };
}

/** In `room` px if it does not take more. */
function draw({ shape, root, routes, slot, least, height }: Measured, room: number): Layout {
  const width = Math.max(least, Math.min(room, least * STRETCH));
  setWidths(root, 0, width, shape.text);
  return { width, height, boxes: boxesOf(root), edges: routes.map((route) => edgeOf(route, slot)) };
}

/** Widths of text to try, in px. */
const CAPS = [260, 225, 190, 165, 145, 130] as const;

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
  const texts = CAPS.map((cap) => Math.max(...all.map((state) => wish(chart, state, cap))));
  const narrow = Math.min(...texts);
  const lay = (text: number, rows: readonly number[]): Measured =>
    measure(chart, { text, rows: new Set(rows), folded });
  const fit: Measured[] = [];
  const tried: Measured[] = [];
  for (const rows of choices) {
    const least = lay(narrow, rows);
    tried.push(least);
    if (least.least > width) continue;
    // The longer the lines, the lower the chart: the first that fits will do.
    let best = least;
    for (const text of texts) {
      best = lay(text, rows);
      if (best.least <= width) break;
    }
    fit.push(best);
  }
  const best =
    fit.length > 0
      ? fit.reduce((a, b) => (b.height < a.height ? b : a))
      : tried.reduce((a, b) => (b.least < a.least ? b : a));
  return draw(best, width);
}
