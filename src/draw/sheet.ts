import { round, unless } from '../stage/model/attributes.ts';
import type { Frame } from '../stage/model/drawable.ts';
import { OUTLINE_UNIT } from '../stage/model/hatch.ts';
import { type DrawnMap, wholeOf } from './drawn-map.ts';
import { hatchOf, hatchPatterns, showsHomes, washOf } from './held-land.ts';
import { node, type SvgNode } from './nodes.ts';

/** The parts of a drawn board: what the layers refer to, and the layers below and above the land that a power holds. */
export type MapParts = Readonly<Record<'definitions' | 'ground' | 'lines', readonly SvgNode[]>>;

const group = (id: string, content: readonly SvgNode[]): SvgNode => node('g', { id }, content);

/** What is in the map file of a board: `#map`, of `#ground` and `#lines`, and the outline of every space. */
export const mapSheetOf = ({ definitions, ground, lines }: MapParts): readonly SvgNode[] => [
  node('defs', {}, definitions),
  group('map', [group('ground', ground), group('lines', lines)]),
];

/** What a frame in the same document as the parts of its board refers to. */
export function mapDefinitions(
  { definitions, ground, lines }: MapParts,
  isOwned: boolean,
): readonly SvgNode[] {
  const layers = [group('ground', ground), group('lines', lines)];
  return [...definitions, ...(isOwned ? layers : [group('map', layers)])];
}

/**
 * The map of a frame as references to the parts of a map file: the map (`#map`, of `#ground` and `#lines`) and the
 * outline of every space. `sheet`: what precedes the id of a part, `/map.svg#`. Land that powers own is
 * between ground and lines, in a strong wash of the owner's colour, and hatched where hatching is used. `id`: where it is
 * hatched, what distinguishes the patterns from those of other boards in the document.
 */
export function sheetMap(frame: Frame, sheet: string, id: string): DrawnMap {
  const { view, held } = frame;
  const transform =
    // The far end of the map multiplies an error in the zoom by a thousand.
    `scale(${view.zoom.toFixed(5)}) translate(${round(-view.x)} ${round(-view.y)})`;
  const use = (name: string, attributes: SvgNode['attributes'] = {}, key?: string): SvgNode =>
    node('use', { href: sheet + name, transform, ...attributes }, [], key);
  const layers =
    held.length === 0
      ? [use('map', showsHomes(frame) ? {} : { class: 'neutral-ground owned-lines' })]
      : [
          use('ground', { class: 'neutral-ground' }),
          ...held.map(({ key, space, power, opacity }) =>
            use(space, { fill: washOf(power), opacity: unless(opacity, 1) }, key),
          ),
          node(
            'g',
            { display: 'var(--hatching)' },
            [
              ...hatchPatterns(held, view.zoom * OUTLINE_UNIT, id),
              ...held.map(({ key, space, power }) =>
                use(space, { fill: `url(#${hatchOf(power, id)})` }, key),
              ),
            ],
            'hatching',
          ),
          use('lines', { class: 'owned-lines' }, 'lines'),
        ];
  return {
    definitions: [],
    layers,
    box: wholeOf(frame),
    clip: {},
    outline: (space, width, attributes) => use(space, { 'stroke-width': width, ...attributes }),
  };
}
