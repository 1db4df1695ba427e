import { POWERS, type Power } from '../../src/board/powers.ts';
import { TILE_COUNT, type Detail, type Drawing } from './drawing.ts';
import {
  CLOSED_SHAPES,
  closedHatching,
  grain,
  hatchingStroke,
  realmHatching,
  within,
} from './hatching.ts';
import { REALMS } from './realms.ts';
import { FRAME, isSpace, isWater, type ShapeId } from './topology.ts';

/** Level of detail of the maps: usual, and of cards. */
export const DETAIL: Detail = { coast: 0, border: 0, grid: 0.4 };
export const THUMB_DETAIL: Detail = { coast: 5, border: 6, grid: 0.8 };

const LINES = ['coast', 'realm', 'province', 'sea'] as const;
const SOLID = 'vector-effect="non-scaling-stroke"';
const round = (v: number): string => String(Math.round(v * 1000) / 1000);

/** Cumulative normal distribution (Abramowitz and Stegun 26.2.17, more than precise enough). */
function normal(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const tail =
    0.3989423 *
    Math.exp((-x * x) / 2) *
    t *
    (0.3193815 + t * (-0.3565638 + t * (1.781478 + t * (-1.821256 + t * 1.330274))));
  return x > 0 ? 1 - tail : tail;
}

interface Soft {
  /** Half the width of the line, and the standard deviation of the blur, in px. */
  readonly half: number;
  readonly blur: number;
  readonly strokes: number;
  /** The opacity of the colour's token in the light theme, which the strokes must add up to. */
  readonly strength: number;
}
const HALO: Soft = { half: 13, blur: 7, strokes: 8, strength: 0.62 };
const INNER_EDGE: Soft = { half: 4, blur: 3.2, strokes: 5, strength: 0.26 };

/**
 * A blurred line, as strokes of decreasing width on top of each other: its width in px is the same at any zoom, and
 * it renders faster than a filter.
 */
function soft(href: string, { half, blur, strokes, strength }: Soft): string {
  const reach = half + 2.4 * blur;
  const shade = (d: number): number =>
    strength * (normal((half - d) / blur) - normal((-half - d) / blur));
  let below = 0;
  return Array.from({ length: strokes }, (_, i) => {
    const wanted = shade(reach * (1 - (i + 0.5) / strokes));
    const opacity = 1 - (1 - wanted) / (1 - below);
    below = wanted;
    const width = 2 * reach * (1 - i / strokes);
    return `<use href="${href}" stroke-width="${round(width)}" stroke-opacity="${round(opacity / strength)}"/>`;
  }).join('');
}

/** Three engraved lines along the coast, each a line of ink covered by a narrower one of near water. */
function waterLines(href: string): string {
  const line = (width: number): string =>
    `<use href="${href}" stroke="var(--sea-line)" stroke-width="${round(width)}" stroke-opacity=".3"/>` +
    `<use href="${href}" stroke="var(--sea-near)" stroke-width="${round(width - 1.3)}" stroke-opacity=".85"/>`;
  return [15, 10, 5.4].map(line).join('');
}

/**
 * The most expensive parts to render, which the page can switch off: it does so while the map moves. On paper,
 * blurred edges would become thousands of barely visible slivers, but the lines along the coast stay.
 */
const softEdges = (content: string): string => group('display="var(--soft-edges)"', content);
const coastal = (content: string): string => group('display="var(--water-lines)"', content);

const group = (attributes: string, content: string): string => `<g ${attributes}>${content}</g>`;
const uses = (ids: readonly string[]): string => ids.map((id) => `<use href="#${id}"/>`).join('');

/** The shapes by the colour token of their fill. */
function grounds(map: Drawing): readonly (readonly [token: string, ids: readonly ShapeId[]])[] {
  const owned = new Set<ShapeId>(Object.values(REALMS).flat());
  const land = map.shapes.map(({ id }) => id).filter((id) => !isWater(id) && !owned.has(id));
  return [
    ...POWERS.map((power) => [`tint-${power.charAt(0)}`, REALMS[power]] as const),
    ['land', land.filter((id) => !id.startsWith('_'))],
    ['land-out', land.filter((id) => id.startsWith('_'))],
  ];
}

function lineLayers(): string {
  return (
    group('stroke="var(--line-prov)" stroke-width="1"', uses(['province'])) +
    group('stroke="var(--line-realm)" stroke-width="1.7"', uses(['realm'])) +
    group('stroke="var(--line-coast)" stroke-width="1.25"', uses(['coast']))
  );
}

/** The id of an outline in grid steps, for use within the map. */
const grid = (id: ShapeId): string => `${id}-grid`;

const silhouetteOf = (map: Drawing, ids: readonly ShapeId[]): string =>
  map.silhouette(map.shapes.filter(({ id }) => ids.includes(id)));

/** The map below and above the land that a page may fill: land held by a power. */
const inTwo = (ground: string, lines: string, scale: string): string =>
  `\n${group(`id="ground" ${scale}`, ground)}\n${group(`id="lines" ${scale}`, lines)}\n`;

/** The full map: `#map`, `#SIL` and the other outlines, and the parts they share. */
export function mapSvg(map: Drawing): string {
  const path = (id: string, d: string): string => `<path id="${id}" d="${d}" ${SOLID}/>\n`;
  const scale = `transform="scale(${round(map.unit)})"`;
  const tiles = LINES.map((kind) => ({ kind, paths: map.lines(kind) }));
  const drawn: string[] = [];
  for (let i = 0; i < TILE_COUNT; i++) {
    for (const shape of map.shapes)
      if (map.tileOf(shape) === i) drawn.push(path(grid(shape.id), map.outline(shape)));
    for (const { kind, paths } of tiles) {
      const d = paths[i];
      if (d) drawn.push(path(`${kind}-${String(i)}`, d));
    }
  }
  const lineGroups = tiles.map(({ kind, paths }) =>
    group(`id="${kind}"`, uses(paths.flatMap((d, i) => (d ? `${kind}-${String(i)}` : [])))),
  );
  const lineParts = lineGroups.join('\n') + '\n' + path('straits', map.lines('strait').join(''));
  const filled = grounds(map);
  const fills = filled
    .map(([token, ids]) => group(`fill="var(--${token})"`, uses(ids.map(grid))))
    .join('');
  const outlines = map.shapes
    .filter(({ id }) => isSpace(id))
    .map(({ id }) => `<use id="${id}" href="#${grid(id)}" ${scale}/>\n`)
    .join('');
  const stroke = 'fill="none" stroke-linejoin="round" stroke-linecap="round"';
  const land = silhouetteOf(
    map,
    filled.flatMap(([, ids]) => ids),
  );
  const realm = (power: Power): string => silhouetteOf(map, REALMS[power]);
  const onLand = within(
    land,
    grain(map) +
      closedHatching(map, silhouetteOf(map, CLOSED_SHAPES)) +
      realmHatching(map, realm) +
      softEdges(
        group(
          `${stroke} stroke="var(--land-edge)"`,
          soft('#realm', INNER_EDGE) + soft('#coast', INNER_EDGE),
        ),
      ) +
      group('fill="none" stroke="var(--line-coast)" stroke-width="4.6"', uses(['straits'])),
  );
  // Repeats of outlines compress only within a window of 32 KB, so this goes between them, where the file is
  // smallest.
  const place = Math.floor(drawn.length * 0.37);
  const parts = [
    ...drawn.slice(0, place),
    `${group('id="over-land"', onLand)}\n`,
    ...drawn.slice(place),
  ];
  const ground =
    softEdges(group(`${stroke} stroke="var(--sea-halo)"`, soft('#coast', HALO))) +
    coastal(group(stroke, waterLines('#coast'))) +
    group(
      `${stroke} stroke="var(--sea-line)" stroke-width="1.9" stroke-dasharray=".1 5"`,
      uses(['sea']),
    ) +
    fills;
  const lines =
    uses(['over-land']) +
    group(stroke, lineLayers()) +
    group('fill="none" stroke="var(--sea-near)" stroke-width="2.4"', uses(['straits']));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(FRAME.width)} ${String(FRAME.height)}">\n` +
    `<defs>\n${parts.join('')}${lineParts}${hatchingStroke(map)}${outlines}</defs>\n` +
    `<g id="map">${inTwo(ground, lines, scale)}</g>\n</svg>\n`
  );
}

/** The map for small pictures: fewer points, no soft edges. */
export function thumbSvg(map: Drawing): string {
  const path = (d: string, attributes: string): string =>
    `<path d="${d}" ${SOLID} ${attributes}/>\n`;
  const fills = grounds(map)
    .map(([token, ids]) => path(silhouetteOf(map, ids), `fill="var(--${token})"`))
    .join('');
  const coast = map.silhouette(map.shapes.filter(({ id }) => !isWater(id)));
  const ground =
    group(
      'fill="none" stroke-linejoin="round"',
      `<use href="#c" stroke="var(--sea-halo)" stroke-width="16" stroke-opacity=".35"/>` +
        `<use href="#c" stroke="var(--sea-halo)" stroke-width="9" stroke-opacity=".45"/>`,
    ) +
    path(
      map.lines('sea').join(''),
      'fill="none" stroke="var(--sea-line)" stroke-dasharray=".1 3.2" stroke-linecap="round" stroke-width="1.3"',
    ) +
    fills;
  const lines =
    realmHatching(map, (power) => silhouetteOf(map, REALMS[power])) +
    path(
      map.lines('province').join(''),
      'fill="none" stroke="var(--line-prov)" stroke-width=".7"',
    ) +
    path(map.lines('realm').join(''), 'fill="none" stroke="var(--line-realm)" stroke-width="1.2"') +
    `<use href="#c" fill="none" stroke="var(--line-coast)" stroke-width=".9"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(FRAME.width)} ${String(FRAME.height)}">\n` +
    `<defs><path id="c" d="${coast}" ${SOLID}/>${hatchingStroke(map)}</defs>\n` +
    `<g id="map">${inTwo(ground, lines, `transform="scale(${round(map.unit)})"`)}</g>\n</svg>\n`
  );
}
