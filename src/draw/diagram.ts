import type { Board, Space, SpaceId } from '../board/board.ts';
import type { Diagram } from '../board/board-drawing.ts';
import { colourKey, type Power } from '../board/powers.ts';
import { drawnBorders, type Tab, tabsOf } from '../diagram/drawn.ts';
import { groundOf } from '../diagram/ground.ts';
import { extentOf, type Layout, rimOf, spotOf } from '../diagram/layout/layout.ts';
import type { Spot } from '../diagram/layout/lines.ts';
import { tenths as n } from '../stage/model/attributes.ts';
import type { Frame } from '../stage/model/drawable.ts';
import type { DrawnMap } from './drawn-map.ts';
import { type Attributes, node, type SvgNode, toText } from './nodes.ts';
import { mapDefinitions, type MapParts, mapSheetOf, sheetMap } from './sheet.ts';

/** An element whose numbers are coordinates. */
const tag = (
  name: string,
  attributes: Attributes,
  content?: readonly SvgNode[] | string,
): SvgNode =>
  node(
    name,
    Object.fromEntries(
      Object.entries(attributes).map(([key, value]) => [
        key,
        typeof value === 'number' ? n(value) : value,
      ]),
    ),
    content,
  );

const line = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');

/** The widths of strokes, for discs of 19 px: smaller ones have thinner lines. */
const strokesOf = ({ radius }: Layout) => {
  const size = radius / 19;
  const pen = Math.min(1.3, Math.max(0.72, size));
  return { size, pen, line: Math.max(1.1, 1.5 * Math.min(1.25, size)) };
};

function partsOf(board: Board, layout: Layout, isOwned: boolean): MapParts {
  const tabs = tabsOf(board, layout);
  const spaces = [...board.spaces];
  const { all, land, realms } = groundOf(board, layout);
  return {
    definitions: [
      ...spaces.map(([id, space]) => outlineOf(id, space, layout, { id })),
      tag('path', { id: 'edge', d: all }),
      tag('path', { id: 'coast', d: land }),
    ],
    ground: [
      ...groundLayer(board, layout, all, realms, isOwned),
      borderLayer(board, layout),
      ...tabs.map((tab) => tabOf(tab, layout)),
      ...spaces.map(([id, space]) => tag('use', { href: `#${id}`, fill: fillOf(space) })),
    ],
    lines: [
      ...spaces.flatMap(([id, space]) => marksOf(id, space, layout)),
      ...tabs.map((tab) => tabLetters(tab)),
    ],
  };
}

/**
 * What is in the map file of a diagram: the parts of the drawn map (`#map`, of `#ground` and `#lines`, and the outline of
 * every space), in its colours.
 */
export const sheetOf = (board: Board, layout: Layout): readonly SvgNode[] =>
  mapSheetOf(partsOf(board, layout, false));

/** A diagram of a board as a map file. */
export function diagramSheet(board: Board, layout: Layout): string {
  const viewBox = `0 0 ${n(layout.width)} ${n(layout.height)}`;
  const root = { xmlns: 'http://www.w3.org/2000/svg', viewBox };
  return toText([tag('svg', root, sheetOf(board, layout))]);
}

/** A diagram that frames are drawn on, in the same document: it is laid out once for all of them. */
export function diagramMaps({
  board,
  layout,
}: Pick<Diagram, 'board' | 'layout'>): (frame: Frame) => DrawnMap {
  const known = new Map<boolean, readonly SvgNode[]>();
  return (frame) => {
    const isOwned = frame.held.length > 0;
    const definitions =
      known.get(isOwned) ?? mapDefinitions(partsOf(board, layout, isOwned), isOwned);
    known.set(isOwned, definitions);
    return { ...sheetMap(frame, '#', board.id), definitions };
  };
}

/** A diagram that one frame is drawn on. */
export const diagramMap = (diagram: Pick<Diagram, 'board' | 'layout'>, frame: Frame): DrawnMap =>
  diagramMaps(diagram)(frame);

const fillOf = ({ kind }: Space): string => `var(--${kind === 'sea' ? 'sea-near' : 'sheet'})`;

/** How far the control points of a quarter of a circle are from its ends, in radii. */
const ROUND = 0.5523;

/** A disc of land, or an oval of the sea. */
function outlineOf(id: SpaceId, { kind }: Space, layout: Layout, attributes: Attributes): SvgNode {
  const { x, y } = spotOf(layout, id);
  if (kind !== 'sea') return tag('circle', { ...attributes, cx: x, cy: y, r: layout.radius });
  const { across, down } = extentOf({ kind, centre: false }, layout.radius);
  const [bendX, bendY] = [ROUND * across, ROUND * down];
  const quarters = [
    [0, -bendY, across - bendX, -down, across, -down],
    [bendX, 0, across, down - bendY, across, down],
    [0, bendY, bendX - across, down, -across, down],
    [-bendX, 0, -across, bendY - down, -across, -down],
  ];
  const d = quarters.map((quarter) => `c${quarter.map(n).join(' ')}`).join('');
  return tag('path', { ...attributes, d: `M${n(x - across)} ${n(y)}${d}z` });
}

/** How far the ground fades at the edge of the board, in radii of a disc. */
const FADE = 1.7;

function groundLayer(
  board: Board,
  layout: Layout,
  all: string,
  realms: ReadonlyMap<Power, string>,
  isOwned: boolean,
): readonly SvgNode[] {
  const { width, height, radius } = layout;
  const { size, line: stroke } = strokesOf(layout);
  const hasSea = [...board.spaces.values()].some(({ kind }) => kind === 'sea');
  const water = (w: number, token: string, opacity: number): SvgNode =>
    tag('use', {
      ...{ href: '#coast', fill: 'none', 'stroke-linejoin': 'round', stroke: `var(--${token})` },
      ...{ 'stroke-width': w * Math.min(1.2, size) * 1.1, 'stroke-opacity': String(opacity) },
    });
  const shore = hasSea
    ? [
        water(18, 'sea-halo', 0.7),
        ...[15.4, 10, 5.2].flatMap((w, i) => [
          water(w, 'sea-line', 0.25 + 0.15 * i),
          water(w - 1.3, 'sea-near', 0.9),
        ]),
      ]
    : [];
  const homes = [...realms].map(([power, d]) =>
    tag('path', {
      ...{
        d,
        'fill-rule': 'evenodd',
        fill: isOwned ? 'var(--land)' : `var(--tint-${colourKey(power)})`,
      },
      ...{ stroke: 'var(--line-realm)', 'stroke-width': 0.8 * stroke, 'stroke-opacity': '.35' },
      'stroke-dasharray': `${n(5 * size)} ${n(3 * size)}`,
    }),
  );
  const coast = tag('use', {
    ...{ href: '#coast', fill: 'none', stroke: 'var(--line-coast)' },
    'stroke-width': 0.85 * stroke,
  });
  // Paper over the edge: strokes on top of each other, so that it fades.
  const fade = Array.from({ length: 9 }, (_, i) =>
    tag('use', {
      ...{ href: '#edge', fill: 'none', stroke: 'var(--paper)', 'stroke-linejoin': 'round' },
      'stroke-width': 2 * FADE * radius * (1 - i / 9),
      'stroke-opacity': n(0.16 + 0.07 * i),
    }),
  );
  // Where the box of a diagram is wider or higher than it, there is paper.
  const frame = `M${n(-width)} ${n(-height)}H${n(2 * width)}V${n(2 * height)}H${n(-width)}Z`;
  return [
    tag('path', { d: frame, fill: 'var(--paper)' }),
    ...(hasSea ? [tag('use', { href: '#edge', fill: 'var(--sea)' }), ...shore] : []),
    tag('use', { href: '#coast', 'fill-rule': 'evenodd', fill: 'var(--land)' }),
    ...homes,
    ...(hasSea ? [coast] : []),
    ...fade,
    tag('path', { d: frame + all, 'fill-rule': 'evenodd', fill: 'var(--paper)' }),
  ];
}

/** Borders: a line for armies, dots for fleets, a line with beads for both. */
function borderLayer(board: Board, layout: Layout): SvgNode {
  const { size, pen, line: stroke } = strokesOf(layout);
  const borders = drawnBorders(board, layout);
  const pathOf = (shown: (typeof borders)[number][]): string =>
    shown.map((border) => line(border.line)).join('');
  const army = pathOf(borders.filter((border) => border.army));
  const fleet = pathOf(borders.filter((border) => border.fleet && !border.army));
  const both = pathOf(borders.filter((border) => border.fleet && border.army));
  const drawn = (d: string, token: string, width: number, more = {}): readonly SvgNode[] =>
    d === '' ? [] : [tag('path', { d, stroke: `var(--${token})`, 'stroke-width': width, ...more })];
  const beads = { 'stroke-dasharray': `.1 ${n(10 * pen)}` };
  return tag('g', { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }, [
    ...drawn(army + fleet, 'halo', stroke + 3 * Math.min(1, size), { 'stroke-opacity': '.4' }),
    ...drawn(army, 'line-realm', stroke),
    ...drawn(fleet, 'sea-ink', 2.5 * pen, { 'stroke-dasharray': `.1 ${n(6.6 * pen)}` }),
    ...drawn(both, 'line-realm', 5.4 * pen, beads),
    ...drawn(both, 'sea-near', 3.2 * pen, beads),
  ]);
}

const tabOf = ({ x, y, radius }: Tab, layout: Layout): SvgNode =>
  tag('circle', {
    ...{ cx: x, cy: y, r: radius, fill: 'var(--sea-near)', stroke: 'var(--line-coast)' },
    'stroke-width': 0.8 * strokesOf(layout).line,
  });

/** The coast of a tab: `nc`. */
const tabLetters = ({ coast, x, y, radius }: Tab): SvgNode =>
  tag(
    'text',
    {
      ...{ x, y: y + 0.4 * radius, 'font-size': 1.25 * radius, 'text-anchor': 'middle' },
      ...{ 'font-family': 'EB Garamond', 'font-style': 'italic', fill: 'var(--sea-ink)' },
    },
    coast.slice(coast.indexOf('/') + 1).toLowerCase(),
  );

/** The rim of a space and what is in it: the waves of the sea, the dot of a centre, of wood at home. */
function marksOf(id: SpaceId, space: Space, layout: Layout): readonly SvgNode[] {
  const { radius } = layout;
  const { size, line: stroke } = strokesOf(layout);
  const { x, y } = spotOf(layout, id);
  if (space.kind === 'sea') {
    const rim = { fill: 'none', stroke: 'var(--sea-ink)', 'stroke-width': 0.8 * stroke };
    return [outlineOf(id, space, layout, rim), waves({ x, y }, radius, 0.8 * stroke)];
  }
  const ring = (r: number, width: number, fill: string): SvgNode =>
    tag('circle', { cx: x, cy: y, r, fill, stroke: 'var(--ink)', 'stroke-width': width });
  if (!space.centre) return [ring(radius, 0.75 * stroke, 'none')];
  const dot =
    space.home === null
      ? ring(2.2 * size, 0, 'var(--ink)')
      : ring(3.3 * size, 0.8 * size, `var(--pw-${colourKey(space.home)})`);
  return [
    ring(radius, stroke, 'none'),
    ring(radius + rimOf(radius), 0.6 * stroke, 'none'),
    ring(5.4 * size, 0.8 * stroke, 'var(--sheet)'),
    dot,
  ];
}

/** Three waves, as offsets from the middle and lengths, in radii. */
const WAVES = [
  [-0.3, 0.5],
  [0.02, 0.72],
  [0.34, 0.5],
] as const;

function waves({ x, y }: Spot, radius: number, width: number): SvgNode {
  const d = WAVES.map(([down, long]) => {
    const half = (long * radius) / 2;
    const wave = `q${n(half / 2)} ${n(-half / 2)} ${n(half)} 0`;
    return `M${n(x - 2 * half)} ${n(y + down * radius)}${wave}${`t${n(half)} 0`.repeat(3)}`;
  });
  return tag('path', {
    ...{ d: d.join(''), fill: 'none', stroke: 'var(--sea-line)', 'stroke-linecap': 'round' },
    'stroke-width': width,
  });
}
