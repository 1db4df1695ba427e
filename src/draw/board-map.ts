import type { SpaceId } from '../board/board.ts';
import type { MapArc, ScaledMap } from '../board/board-drawing.ts';
import { colourKey } from '../board/powers.ts';
import { pointsOf, ringsOf } from '../diagram/map/board-map.ts';
import { tenths as n } from '../stage/model/attributes.ts';
import type { Frame } from '../stage/model/drawable.ts';
import type { DrawnMap } from './drawn-map.ts';
import { type Attributes, node, type SvgNode } from './nodes.ts';
import { mapDefinitions, type MapParts, mapSheetOf, sheetMap } from './sheet.ts';

/** How far from a point of a line its corner is rounded off, in halves of a cell. */
const ROUNDED = 2.4;
/** The widths of lines, in px of the screen whatever the zoom; that of the halo of coasts, in units of the drawing. */
const WIDTHS = { province: 1.1, realm: 1.9, coast: 1.5, sea: 1.4, halo: 15 } as const;

/** The parts of a map that somebody brought. `zoom`: px for a unit of the drawing; null: lines are as wide at any zoom. */
function partsOf(
  { board, map, scale }: ScaledMap,
  isOwned: boolean,
  zoom: number | null,
): MapParts {
  const ids = board.spaceIds;
  const isSea = (id: SpaceId | null): boolean =>
    id !== null && board.spaces.get(id)?.kind === 'sea';
  const homeOf = (id: SpaceId | null) =>
    id === null ? null : (board.spaces.get(id)?.home ?? null);
  const [seas, lands] = [ids.filter(isSea), ids.filter((id) => !isSea(id))];
  const kindOf = ({ left, right }: MapArc): 'edge' | 'coast' | 'sea' | 'realm' | 'province' => {
    if (left === null || right === null) return 'edge';
    if (isSea(left) && isSea(right)) return 'sea';
    if (isSea(left) || isSea(right)) return 'coast';
    return homeOf(left) === homeOf(right) ? 'province' : 'realm';
  };
  const lineOf = (kind: ReturnType<typeof kindOf>): string =>
    map.arcs
      .filter((arc) => kindOf(arc) === kind)
      .map((arc) => pathOf(pointsOf(arc), scale))
      .join('');
  const coast = lineOf('coast');
  const px = (length: number): string => n(length / (zoom ?? 1));
  const thin = zoom === null ? { 'vector-effect': 'non-scaling-stroke' } : {};
  const stroke = (d: string, token: string, width: string, more: Attributes = thin): SvgNode =>
    node('path', {
      ...{ d, fill: 'none', stroke: `var(--${token})`, 'stroke-width': width },
      ...{ 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
      ...more,
    });
  const use = (id: string, fill: string): SvgNode => node('use', { href: `#${id}`, fill });
  const [width, height] = [map.width * scale, map.height * scale];
  const around = `M${n(-width)} ${n(-height)}H${n(2 * width)}V${n(2 * height)}H${n(-width)}Z`;
  const whole = `M0 0H${n(width)}V${n(height)}H0Z`;
  const tintOf = (id: SpaceId): string => {
    const home = isOwned ? null : homeOf(id);
    return home === null ? 'var(--land)' : `var(--tint-${colourKey(home)}, var(--land))`;
  };
  return {
    definitions: ids.map((id) =>
      node('path', {
        id,
        d: ringsOf(map, id)
          .map((ring) => `${pathOf(ring, scale)}Z`)
          .join(''),
        'fill-rule': 'evenodd',
      }),
    ),
    ground: [
      // Where the box of a page is wider or higher than the map, there is paper; what is no space is land outside.
      node('path', { d: around, fill: 'var(--paper)' }),
      node('path', { d: whole, fill: 'var(--land-out)' }),
      ...seas.map((id) => use(id, 'var(--sea)')),
      stroke(coast, 'sea-halo', n(WIDTHS.halo), { 'stroke-opacity': '.5' }),
      stroke(coast, 'sea-near', n(WIDTHS.halo / 2), { 'stroke-opacity': '.8' }),
      stroke(lineOf('sea'), 'sea-line', px(WIDTHS.sea), {
        ...thin,
        'stroke-dasharray': `${px(0.1)} ${px(5)}`,
      }),
      ...lands.map((id) => use(id, tintOf(id))),
    ],
    lines: [
      stroke(lineOf('province'), 'line-prov', px(WIDTHS.province)),
      stroke(lineOf('realm'), 'line-realm', px(WIDTHS.realm)),
      stroke(lineOf('edge'), 'line-coast', px(WIDTHS.province)),
      stroke(coast, 'line-coast', px(WIDTHS.coast)),
    ],
  };
}

/**
 * What is in the map file of a map that somebody brought: the parts of the drawn map (`#map`, of `#ground` and `#lines`, and
 * the outline of every space), in our colours.
 */
export const boardMapSheet = (own: ScaledMap): readonly SvgNode[] =>
  mapSheetOf(partsOf(own, false, null));

/** Such a map that a frame is drawn on, in the same document. */
export function boardMap(own: ScaledMap, frame: Frame): DrawnMap {
  const isOwned = frame.held.length > 0;
  const definitions = mapDefinitions(partsOf(own, isOwned, frame.view.zoom), isOwned);
  return { ...sheetMap(frame, '#', own.board.id), definitions };
}

/** A line whose corners are a little rounded, because it follows the cells of a raster. */
function pathOf(points: readonly number[], scale: number): string {
  const at = (x: number, y: number): string => `${n(x * scale)} ${n(y * scale)}`;
  const x = (i: number): number => points[2 * i] ?? 0;
  const y = (i: number): number => points[2 * i + 1] ?? 0;
  const last = points.length / 2 - 1;
  let d = `M${at(x(0), y(0))}`;
  for (let i = 1; i < last; i++) {
    const towards = (to: number): string => {
      const [dx, dy] = [x(to) - x(i), y(to) - y(i)];
      const share = Math.min(0.5, ROUNDED / Math.max(1e-6, Math.hypot(dx, dy)));
      return at(x(i) + share * dx, y(i) + share * dy);
    };
    d += `L${towards(i - 1)}Q${at(x(i), y(i))} ${towards(i + 1)}`;
  }
  return `${d}L${at(x(last), y(last))}`;
}
