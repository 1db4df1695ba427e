import type { Box } from '../board/places.ts';
import { colourKey, type Power } from '../board/powers.ts';
import { round } from '../stage/model/attributes.ts';
import type { Frame } from '../stage/model/drawable.ts';
import type { View } from '../stage/model/format.ts';
import { type DrawnMap, wholeOf } from './drawn-map.ts';
import { boxOf, closedWithin, linesIn, type MapLines, meet, outlineIn } from './lines.ts';
import { hatchOf, hatchPatterns, showsHomes } from './held-land.ts';
import { type Attributes, node, type SvgNode } from './nodes.ts';

/*
 * The map of the standard board, drawn from its lines like `static/board.svg`: the same layers, but only what is
 * visible, and all strokes grow with the picture.
 */

/** Blurred edges: widths in px and opacities of stacked strokes (`tools/board/map-svg.ts`). */
type Strokes = readonly (readonly [width: number, opacity: number])[];
const HALO: Strokes = [
  [59.6, 0.016],
  [52.15, 0.039],
  [44.7, 0.091],
  [37.25, 0.168],
  [29.8, 0.248],
  [22.35, 0.293],
  [14.9, 0.267],
  [7.45, 0.161],
];
const EDGE: Strokes = [
  [23.36, 0.021],
  [18.688, 0.075],
  [14.016, 0.19],
  [9.344, 0.292],
  [4.672, 0.241],
];
const WATER_LINES = [15, 10, 5.4];

/** Hatching: dashes of a stroke broader than the map, its rotation, and the token of its colour. */
type Hatching = readonly (readonly [dashes: string, turn: number, token?: string])[];
/** Laid paper: lines of uneven weight, so that large areas are not blank when enlarged. */
const GRAIN: Hatching = [['.7 3.9 .5 4.6 .8 3.4 .5 4.2', 90, 'grain']];
const CLOSED: Hatching = [['.8 4.2', -45, 'line-prov']];
/** The hatching of each power's home in one ink. Russia's stays white. */
const HATCHINGS: Readonly<Record<string, Hatching>> = {
  A: [['.7 4.3', -45]],
  E: [['.9 3.1', 45]],
  F: [['.7 4.3', 90]],
  G: [
    ['.9 2.9', -45],
    ['.9 2.9', 45],
  ],
  I: [['.7 4.3', 0]],
  T: [
    ['1.3 4.7', 0],
    ['4.7 1.3', 90, 'tint-T'],
  ],
};

/** How far outside the section something may be and still be visible, in px: half of the broadest stroke. */
const PAD = 30;

/** From units of half a grid step to px, as an SVG transform. */
export const toBoard = ({ zoom, x, y }: View, { grid }: MapLines): string =>
  // The far end of the map multiplies an error in the zoom by a thousand.
  `scale(${zoom.toFixed(5)}) translate(${round(-x)} ${round(-y)}) scale(${round(grid / 2)})`;

/** The part of a frame that some spaces fill. */
function boxAround(lines: MapLines, frame: Frame, spaces: ReadonlySet<string>): Box {
  const { view } = frame;
  const { left, top, right, bottom } = boxOf(lines, spaces);
  const whole = wholeOf(frame);
  return {
    left: Math.max(0, (left - view.x) * view.zoom),
    top: Math.max(0, (top - view.y) * view.zoom),
    right: Math.min(whole.right, (right - view.x) * view.zoom),
    bottom: Math.min(whole.bottom, (bottom - view.y) * view.zoom),
  };
}

/**
 * The part of the map that is visible in a frame: each power's home in its colour or, where owners are known, the land
 * of its centres, in a stronger one. `near`: only these spaces.
 */
export function drawMap(
  lines: MapLines,
  frame: Frame,
  near: ReadonlySet<string> | null = null,
): DrawnMap {
  const { view, held } = frame;
  const box = near ? boxAround(lines, frame, near) : wholeOf(frame);
  const only = near && new Set([...near, ...closedWithin(lines, near)]);
  const hasHomes = showsHomes(frame);
  const owners = new Map<string, Power>(held.map(({ space, power }) => [space, power]));
  const step = view.zoom * lines.grid;
  const inSteps = (px: number, from: number): number => px / step + from / lines.grid;
  const seen: Box = {
    left: inSteps(box.left - PAD, view.x),
    top: inSteps(box.top - PAD, view.y),
    right: inSteps(box.right + PAD, view.x),
    bottom: inSteps(box.bottom + PAD, view.y),
  };
  const grounds = new Map<string, string>();
  const shapes = lines.shapes.filter(({ id, box: own }) => only?.has(id) ?? meet(own, seen));
  for (const { id, ground } of shapes)
    if (ground !== 'w') {
      const owner = owners.get(id);
      const letter = owner ? colourKey(owner) : hasHomes || ground === 'o' ? ground : 'l';
      grounds.set(letter, (grounds.get(letter) ?? '') + outlineIn(lines, id));
    }

  /** A width, or a list of dashes, given in px. */
  const inUnits = (px: number | string): string =>
    String(px).replaceAll(/[\d.]+/g, (value) =>
      String(Number(((2 * Number(value)) / step).toPrecision(4))),
    );
  const drawn = new Map<string, string>(
    (['coast', 'realm', 'province', 'sea', 'strait'] as const).map((kind) => [
      kind,
      linesIn(lines, kind, seen),
    ]),
  );
  const line = (id: string, width: number, token: string | null, more: Attributes = {}) =>
    drawn.get(id) === ''
      ? []
      : [
          node('use', {
            href: `#${id}`,
            stroke: token === null ? undefined : `var(--${token})`,
            'stroke-width': inUnits(width),
            ...more,
          }),
        ];
  const soft = (id: string, strokes: Strokes): readonly SvgNode[] =>
    strokes.flatMap(([broad, opacity]) => line(id, broad, null, { 'stroke-opacity': opacity }));
  const clip = (name: string, ids: readonly string[]): SvgNode =>
    node(
      'clipPath',
      { id: `in-${name}` },
      ids.map((id) => node('use', { href: `#${id}` })),
    );
  // Parallel lines are one very broad dashed stroke, across the middle of the map.
  const [across, down] = [1200 / lines.grid, 1022 / lines.grid];
  const reach = Math.ceil(Math.hypot(across, down));
  const hatched = (on: string, hatching: Hatching): SvgNode =>
    node(
      'g',
      { 'clip-path': `url(#in-${on})`, 'stroke-width': 2 * reach, 'stroke-linecap': 'butt' },
      hatching.map(([dashes, turn, token = 'hatching-ink']) =>
        node('use', {
          href: '#stroke',
          stroke: `var(--${token})`,
          'stroke-dasharray': inUnits(dashes),
          transform: turn === 0 ? undefined : `rotate(${[turn, across, down].join(' ')})`,
        }),
      ),
    );
  const letters = [...grounds.keys()];
  const closed = shapes.some(({ id }) => id === '_CH') ? outlineIn(lines, '_CH') : '';
  const seas = only ? shapes.filter(({ ground }) => ground === 'w') : [];
  const hatchings = hasHomes ? letters.filter((letter) => HATCHINGS[letter]) : [];
  const holders = new Set(owners.values());
  const transform = toBoard(view, lines);
  const pen = { transform, fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return {
    definitions: [
      ...[...drawn, ...grounds].map(([id, d]) => d !== '' && node('path', { id, d })),
      node('path', {
        id: 'stroke',
        d: `M${String(across - reach)} ${String(down)}h${String(2 * reach)}`,
      }),
      closed !== '' && node('path', { id: 'closed', d: closed }),
      clip('land', letters),
      ...hatchings.map((id) => clip(id, [id])),
      ...hatchPatterns(held, step / 2, ''),
      closed !== '' && clip('closed', ['closed']),
      only &&
        node('clipPath', { id: 'near' }, [
          ...letters.map((id) => node('use', { href: `#${id}`, transform })),
          node('path', { d: seas.map(({ id }) => outlineIn(lines, id)).join(''), transform }),
        ]),
    ].filter((one) => one !== false && one !== null),
    layers: [
      node('g', pen, [
        node('g', { display: 'var(--soft-edges)', stroke: 'var(--sea-halo)' }, soft('coast', HALO)),
        node(
          'g',
          { display: 'var(--water-lines)' },
          WATER_LINES.flatMap((broad) => [
            ...line('coast', broad, 'sea-line', { 'stroke-opacity': 0.3 }),
            ...line('coast', broad - 1.3, 'sea-near', { 'stroke-opacity': 0.85 }),
          ]),
        ),
        ...line('sea', 1.9, 'sea-line', { 'stroke-dasharray': inUnits('.1 5') }),
        ...letters.map((letter) =>
          node('use', {
            href: `#${letter}`,
            fill: `var(--${{ l: 'land', o: 'land-out' }[letter] ?? `${hasHomes ? 'tint' : 'held'}-${letter}`})`,
          }),
        ),
      ]),
      node('g', pen, [
        hatched('land', GRAIN),
        closed !== '' && hatched('closed', CLOSED),
        node('g', { display: 'var(--hatching)' }, [
          ...hatchings.map((letter) => hatched(letter, HATCHINGS[letter] ?? [])),
          ...[...holders].flatMap((power) =>
            grounds.has(colourKey(power))
              ? [
                  node('use', {
                    href: `#${colourKey(power)}`,
                    fill: `url(#${hatchOf(power, '')})`,
                  }),
                ]
              : [],
          ),
        ]),
        node('g', { 'clip-path': 'url(#in-land)' }, [
          node('g', { display: 'var(--soft-edges)', stroke: 'var(--land-edge)' }, [
            ...soft('realm', EDGE),
            ...soft('coast', EDGE),
          ]),
          ...line('strait', 4.6, 'line-coast'),
        ]),
        ...line('province', 1, 'line-prov'),
        ...line('realm', 1.7, 'line-realm'),
        ...line('coast', 1.25, 'line-coast'),
        ...line('strait', 2.4, 'sea-near'),
      ]),
    ],
    box,
    clip: only ? { 'clip-path': 'url(#near)' } : {},
    outline: (space, width, attributes) =>
      node('path', {
        d: outlineIn(lines, space),
        transform,
        'stroke-width': inUnits(width),
        ...attributes,
      }),
  };
}
