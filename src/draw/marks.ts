import type { SpaceId } from '../board/board.ts';
import {
  nameShape,
  pieceShape,
  retreatShape,
  ringShape,
  strengthText,
  strokesOf,
  type StrokesShape,
} from '../stage/frame/mark-shapes.ts';
import { ribbonPaths } from '../stage/frame/ribbon-paths.ts';
import { supportPaths } from '../stage/frame/support-paths.ts';
import { arcPath, bandPath, linePath } from '../stage/geometry/outline.ts';
import type { Point } from '../stage/geometry/point.ts';
import {
  ARMY,
  FLEET,
  LOZENGE,
  ON_DECK,
  SHIELD,
  SIZE,
  WATERLINE,
  WAVE,
  wordSize,
} from '../stage/geometry/shapes.ts';
import {
  arrowWood,
  onWood,
  placed,
  round,
  tenths,
  unless,
  wood,
} from '../stage/model/attributes.ts';
import type {
  DrawnRetreat,
  DrawnStrength,
  DrawnSupport,
  Former,
  Frame,
  Ghost,
  Label,
  Ribbon,
  Ring,
  UnitMark,
  Word,
} from '../stage/model/drawable.ts';
import type { UnitAt } from '../trace/fact.ts';
import { FLEET_MARKS, isFleets } from './fleet-table.ts';
import { type Attributes, type Content, node, type SvgNode } from './nodes.ts';

/* The marks on a board, each as nodes. `marks.css` says how their classes are drawn. */

export const group = (attributes: Attributes, content: Content, key?: string): SvgNode =>
  node('g', attributes, content, key);
const path = (d: string | null, look: string, more: Attributes = {}): SvgNode | null =>
  d === null ? null : node('path', { d, class: look, ...more });
const circle = ({ x, y }: Point, radius: number, look: string, more: Attributes = {}): SvgNode =>
  node('circle', { cx: round(x), cy: round(y), r: round(radius), class: look, ...more });
export const opacity = (value: number): Attributes => ({ opacity: unless(value, 1) });
const broad = (width: number): Attributes => ({ 'stroke-width': round(width) });

/** Classes, without those that do not apply. */
const looks = (...names: readonly (string | false)[]): string =>
  names.filter((name) => name !== false).join(' ');

/** Something drawn for the order of a unit. */
const arrow = (
  { key, unit, power, opacity: share }: Ribbon | DrawnSupport | Ring | DrawnRetreat,
  content: Content,
): SvgNode =>
  group({ 'data-unit': unit, color: arrowWood(power), ...opacity(share) }, content, key);

export const drawNoEntry = ({ x, y }: Point, scale: number, key?: string): SvgNode =>
  group(
    { transform: placed(x, y, scale) },
    [
      node('circle', { r: 7.5, class: 'no-entry' }),
      node('path', { d: 'M-5.2 5.2l10.4-10.4', class: 'no-entry' }),
    ],
    key,
  );

/** A disc with a cross on it: removed, or bounced. `isPlanned`: ordered, but not decided yet. */
export const drawCross = (
  { x, y }: Point,
  scale: number,
  share = 1,
  isPlanned = false,
  key?: string,
): SvgNode =>
  group(
    { transform: placed(x, y, scale), ...opacity(share) },
    [
      node('circle', { r: 10, class: looks('cross-disc', isPlanned && 'planned-disc') }),
      node('path', {
        d: 'M-4.2-4.2l8.4 8.4M4.2-4.2l-8.4 8.4',
        class: looks('cross-sign', isPlanned && 'planned-sign'),
      }),
    ],
    key,
  );

/** A disc with a plus on it: built. */
const drawPlus = ({ x, y }: Point, scale: number, isPlanned: boolean, key: string): SvgNode =>
  group(
    { transform: placed(x, y, scale) },
    [
      node('circle', {
        r: 8,
        class: looks('plus-disc', isPlanned && 'planned-disc planned-plus-disc'),
      }),
      node('path', { d: 'M-4 0h8M0-4v8', class: looks('plus-sign', isPlanned && 'planned-sign') }),
    ],
    key,
  );

export function drawRibbon(mark: Ribbon, scale: number, isPointed = false): SvgNode {
  if (mark.way) return FLEET_MARKS.row('arrow')(mark, scale, isPointed);
  const paths = ribbonPaths(mark, scale);
  const { dashes } = paths;
  const halo = looks('arrow-halo ribbon-halo', isPointed && 'pointed-halo pointed-ribbon-halo');
  const dashed = (width: number, [dash, gap]: readonly [number, number]): Attributes => ({
    ...broad(width),
    'stroke-dasharray': `${round(dash)} ${round(gap)}`,
  });
  const route = (d: string, isOpen: boolean): readonly (SvgNode | null)[] => [
    path(d, looks('arrow-casing', isOpen && 'pencil-casing'), {
      ...dashed(dashes.width + 3, dashes.casing),
      'stroke-dashoffset': 1.5,
    }),
    path(d, looks('arrow-core', isOpen && 'pencil-core'), dashed(dashes.width, dashes.core)),
  ];
  const byConvoy = (d: string): Exclude<Content, string> => [
    path(d, halo),
    mark.pencil > 0 &&
      group(opacity(mark.pencil), [
        path(paths.head, 'route-head pencil-head'),
        ...route(d, true),
        path(paths.head, 'arrow-fill pencil-fill'),
      ]),
    ...(paths.inkedRoute === null
      ? []
      : [
          paths.headInked && path(paths.head, 'route-head'),
          ...route(paths.inkedRoute, false),
          paths.headInked && path(paths.head, 'arrow-fill'),
        ]),
  ];
  return arrow(mark, [
    path(paths.dots, 'arrow-dots', opacity(mark.dots)),
    path(paths.hollow, 'ribbon-hollow', opacity(mark.hollow)),
    path(paths.pencil, halo, opacity(mark.pencil)),
    path(paths.pencil, 'arrow-pencil ribbon-pencil', opacity(mark.pencil)),
    path(paths.ink, halo),
    path(paths.ink, 'ribbon-ink'),
    path(paths.vein, `ribbon-vein vein-${mark.power}`),
    ...(paths.route === null ? [] : byConvoy(paths.route)),
    path(paths.bar, 'arrow-casing arrow-round', broad(paths.barWidth + 3)),
    path(paths.bar, 'arrow-core arrow-round', broad(paths.barWidth)),
    mark.void > 0 &&
      group(opacity(mark.void), [
        path(paths.whole, 'arrow-void'),
        path(paths.barbs, 'arrow-barbs'),
      ]),
    mark.illegal > 0 &&
      group(opacity(mark.illegal), [
        path(paths.whole, 'arrow-illegal'),
        path(paths.barbs, 'arrow-barbs'),
        mark.sign !== null && drawNoEntry(paths.sign, scale),
      ]),
  ]);
}

export function drawSupport(mark: DrawnSupport, scale: number, isPointed = false): SvgNode {
  const paths = supportPaths(mark, scale);
  const { width, joint, braceWidth, ring } = paths;
  const isOpen = mark.pencil > 0;
  const halo = looks('arrow-halo', isPointed && 'pointed-halo');
  return arrow(mark, [
    path(paths.dots, 'arrow-dots support-dots', opacity(mark.dots)),
    path(paths.pencil, halo, broad(width + 6)),
    path(paths.pencil, 'arrow-pencil', broad(width + 2.2)),
    path(paths.pencil, 'arrow-hollow', broad(width - 0.2)),
    path(paths.ink, halo, broad(width + 6)),
    path(paths.ink, 'arrow-casing', broad(width + 2.7)),
    path(paths.ink, 'arrow-core', broad(width)),
    joint && circle(mark.end, joint.radius, looks('arrow-joint', isOpen && 'pencil-joint')),
    joint && joint.filled > 0 && circle(mark.end, joint.filled, 'arrow-fill'),
    path(
      paths.brace,
      looks('arrow-casing', isOpen && 'pencil-casing', 'arrow-round'),
      broad(braceWidth + 2.7),
    ),
    path(
      paths.brace,
      looks('arrow-core', mark.fill < 0.5 && 'pencil-core', 'arrow-round'),
      broad(braceWidth),
    ),
    path(
      paths.grey,
      mark.illegal > 0 ? 'arrow-illegal support-illegal' : 'arrow-void support-void',
    ),
    ring && circle(ring, ring.radius, 'arrow-joint'),
    paths.noEntry && drawNoEntry(paths.noEntry, scale),
  ]);
}

export function drawRing(mark: Ring, scale: number, isPointed = false): SvgNode {
  const { radius, width, halves, corner, wave } = ringShape(mark, scale);
  const casing = looks('arrow-casing', isPointed && 'pointed-casing');
  return arrow(mark, [
    mark.faintLine && path(linePath(mark.faintLine), 'arrow-dots ring-dots'),
    mark.pencil > 0 &&
      group(opacity(mark.pencil), [
        circle(
          mark,
          radius,
          looks('arrow-pencil', isPointed && 'pointed-casing'),
          broad(width + 2.6),
        ),
        circle(mark, radius, 'arrow-hollow', broad(width)),
      ]),
    mark.ink > 0 &&
      group(opacity(mark.ink), [
        ...halves.map((half) => path(half, casing, broad(width + 2.8))),
        ...halves.map((half) => path(half, 'arrow-core', broad(width))),
      ]),
    mark.void > 0 && circle(mark, radius, 'arrow-void', opacity(mark.void)),
    mark.illegal > 0 && circle(mark, radius, 'arrow-illegal'),
    mark.illegal > 0 && mark.corner !== null && drawNoEntry(corner, scale * 0.93),
    wave > 0 &&
      group({ transform: placed(mark.x, mark.y, scale), ...opacity(wave) }, [
        path(WAVE, 'ring-wave ring-wave-ground'),
        path(WAVE, 'ring-wave'),
      ]),
  ]);
}

export function drawRetreat(mark: DrawnRetreat, scale: number): SvgNode {
  const { dots, spacing, width, barbs, barred, cross } = retreatShape(mark, scale);
  const dotted = (share: number): Attributes => ({ 'stroke-dasharray': `.1 ${round(share)}` });
  const isOpen = mark.pencil > 0;
  const casing = looks('arrow-casing', isOpen && 'pencil-casing', 'arrow-round');
  const core = looks('arrow-core', isOpen && 'pencil-core', 'arrow-round');
  return arrow(
    mark,
    barred === null
      ? [
          path(dots, casing, { ...broad(width + 1.9), ...dotted(spacing) }),
          path(dots, core, { ...broad(width), ...dotted(spacing) }),
          path(barbs, casing, broad(width + 2.2)),
          path(barbs, core, broad(width - 0.2)),
          circle(mark, SIZE.circle * scale, 'retreat-goal', opacity(Math.min(1, mark.ink * 1.4))),
        ]
      : [
          path(barred, 'retreat-refused', dotted(spacing * 0.7)),
          drawCross(cross, (SIZE.cross * scale) / 10),
        ],
  );
}

/** A unit, with the signs on it. `least`: the smallest size of its letter, in px. */
export function drawUnit(mark: UnitMark, scale: number, least = 10): readonly SvgNode[] {
  if (isFleets(mark)) return FLEET_MARKS.row('piece')(mark, scale, least);
  const { outline, tilt, letter, sinks, corner, isPlain } = pieceShape(mark, scale, least);
  const isOrdered = mark.pencil > 0;
  const isBuilt = mark.built > 0;
  const level = { transform: placed(0, 0, 1, -tilt) };
  const { key } = mark;
  const wooden = group(
    {
      'data-unit': mark.unit,
      transform: placed(mark.x, mark.y, scale, tilt),
      color: wood(mark.power),
      fill: onWood(mark.power),
      ...opacity(mark.opacity),
    },
    [
      path(outline, 'unit-halo'),
      isBuilt && !isOrdered && path(outline, 'unit-rim'),
      isBuilt && !isOrdered && path(outline, 'unit-gap'),
      path(
        outline,
        looks(
          'unit-body',
          mark.perforated >= 0.5 && 'unit-dislodged',
          isBuilt && isOrdered && 'unit-planned',
          mark.illegal > 0 && 'unit-refused',
        ),
      ),
      sinks && path(WATERLINE, 'unit-water unit-water-ground', level),
      sinks && path(WATERLINE, 'unit-water', level),
      node(
        'text',
        {
          y: round(letter.y),
          'font-size': round(letter.size),
          class: looks('unit-letter', isPlain && 'unit-letter-plain'),
        },
        letter.text,
      ),
    ],
    key,
  );
  return [
    wooden,
    ...(isBuilt ? [drawPlus(corner, scale, isOrdered, `${key} plus`)] : []),
    ...(mark.illegal > 0 ? [drawNoEntry(corner, scale, `${key} barred`)] : []),
    ...(mark.disbanded > 0
      ? [drawCross(mark, (11 * scale) / 10, mark.disbanded, isOrdered, `${key} cross`)]
      : []),
  ];
}

export function drawStrength(mark: DrawnStrength, scale: number): SvgNode {
  const { text, size } = strengthText(mark);
  const wins = mark.win >= 0.5;
  const look = looks('strength-mark', wins && 'strength-win');
  return group(
    { transform: placed(mark.x, mark.y, scale), ...opacity(mark.opacity) },
    [
      mark.shape === 'coin'
        ? node('circle', { r: SIZE.coin, class: look })
        : path(mark.shape === 'shield' ? SHIELD : LOZENGE, look),
      node(
        'text',
        {
          y: 4.5,
          'font-size': size,
          class: looks('strength-text', wins && 'strength-text-win'),
        },
        text,
      ),
    ],
    mark.key,
  );
}

/** Coordinates are relative to the group, so its content is the same on every board. */
export function drawName(label: Label): SvgNode {
  const { lines, shift, ring: radius, mark } = nameShape(label);
  const { owner } = label;
  const x = shift === 0 ? undefined : tenths(shift);
  const ringed = (r: number, look: string): SvgNode =>
    node('circle', { cx: tenths(mark), r: round(r), class: look });
  return group(
    {
      'font-size': label.size,
      transform: placed(label.x, label.y, 1, label.turn),
      ...opacity(label.opacity),
    },
    [
      ...lines.map(({ text, y }) =>
        node(
          'text',
          { x, y: tenths(y), class: looks('place-name', label.sea && 'sea-name') },
          text,
        ),
      ),
      ...(owner
        ? [
            group({ color: wood(owner), fill: onWood(owner), transform: placed(mark, 0) }, [
              node('circle', { r: round(radius * 1.4), class: 'centre-owner' }),
              node(
                'text',
                {
                  y: tenths(radius * 0.74),
                  'font-size': round(radius * 2.1),
                  class: 'centre-letter',
                },
                owner.charAt(0),
              ),
            ]),
          ]
        : label.centre
          ? [ringed(radius, 'centre-ring'), ringed(radius * 0.43, 'centre-dot')]
          : []),
    ],
    label.key,
  );
}

const drawGhost = (mark: Ghost, scale: number): SvgNode =>
  node(
    'path',
    {
      d: mark.kind === 'A' ? ARMY : FLEET,
      class: 'unit-ghost',
      transform: placed(mark.x, mark.y, mark.deck ? scale * ON_DECK : scale),
      ...opacity(mark.opacity),
    },
    [],
    mark.key,
  );

/** The ghost of a changed order or of a removed unit. */
function drawFormer(mark: Former, scale: number): SvgNode {
  const around = (at: Point, radius: number): SvgNode => circle(at, radius, 'former-order');
  const drawn = (): Content => {
    switch (mark.shape) {
      case 'move': {
        const head = { length: SIZE.headLength * scale, half: SIZE.headHalf * scale };
        return [
          path(bandPath(mark.line, SIZE.shaft * SIZE.pencilShare * scale, head), 'former-order'),
        ];
      }
      case 'support': {
        const { end } = mark;
        const {
          radius = SIZE.ring * scale,
          angle,
          span,
        } = end.type === 'brace' ? end : { angle: 0, span: 0 };
        return [
          path(linePath(mark.line), 'former-order'),
          end.type === 'brace' &&
            path(arcPath(end, radius, angle - span / 2, angle + span / 2), 'former-order'),
          end.type === 'joint' && around(end, SIZE.joint * scale),
        ];
      }
      case 'convoy':
        return [around(mark, (SIZE.ring + 4) * scale)];
      case 'unit':
        return [
          path(mark.kind === 'A' ? ARMY : FLEET, 'former-order', {
            transform: placed(mark.x, mark.y, scale),
            'vector-effect': 'non-scaling-stroke',
          }),
        ];
    }
  };
  return group({ 'data-former': mark.unit, ...opacity(mark.opacity) }, drawn(), mark.key);
}

/** The strokes through something that was cut. */
export const drawCut = ({ key, x, y, turn, strokes }: StrokesShape, scale: number): SvgNode =>
  group(
    { transform: placed(x, y, scale, turn) },
    [
      ...strokes.map(({ d, drawn }) =>
        path(d, 'cut-halo', { opacity: drawn < 1 ? drawn : undefined }),
      ),
      ...strokes.map(({ d, drawn }) =>
        path(
          d,
          'cut-stroke',
          drawn < 1 ? { pathLength: 1, 'stroke-dasharray': `${String(drawn)} 1` } : {},
        ),
      ),
    ],
    `${key} cut`,
  );

function drawWord(mark: Word, scale: number): SvgNode {
  const size = wordSize(scale, mark.text);
  return node(
    'text',
    {
      x: round(mark.x),
      y: round(mark.y + 0.3 * size),
      lang: mark.lang,
      class: looks('board-word', mark.tone === 'rubric' && 'board-word-rubric'),
      'font-size': round(size),
      ...opacity(mark.opacity),
    },
    mark.text,
    mark.key,
  );
}

/** The nodes of each thing at a scale, cached: they are drawn again only if it changes. */
const cache = new WeakMap<object, { readonly scale: number; readonly nodes: readonly SvgNode[] }>();

function each<T extends object>(
  things: readonly T[],
  scale: number,
  draw: (thing: T, scale: number) => SvgNode | readonly SvgNode[],
): readonly SvgNode[] {
  return things.flatMap((thing) => {
    const known = cache.get(thing);
    if (known?.scale === scale) return known.nodes;
    const nodes = [draw(thing, scale)].flat();
    cache.set(thing, { scale, nodes });
    return nodes;
  });
}

/** The same for what may be pointed at. */
const eachOf = <T extends Ribbon | DrawnSupport | Ring>(
  things: readonly T[],
  { scale }: Frame,
  draw: (thing: T, scale: number, isPointed?: boolean) => SvgNode,
  pointed: Pointed | null,
): readonly SvgNode[] =>
  things.flatMap((thing) =>
    thing.unit === pointed?.unit
      ? draw(thing, scale, true)
      : each([thing], scale, (one) => draw(one, scale)),
  );

/** The outline of a space on the map, as it is filled; `width`: that of its stroke, in px. */
export type OutlineOf = (space: SpaceId, width: number, attributes: Attributes) => SvgNode;

/** A unit whose order is highlighted, with its space. */
export interface Pointed {
  readonly unit: UnitAt;
  readonly space: SpaceId;
}

/** Everything above the map, from the bottom up. */
export function drawMarks(
  frame: Frame,
  outline: OutlineOf,
  pointed: Pointed | null = null,
): readonly SvgNode[] {
  const { scale, format } = frame;
  const focused = (key: string, space: SpaceId, attributes: Attributes): SvgNode => ({
    ...outline(space, 2.4, attributes),
    key,
  });
  return [
    ...(format.marks
      ? frame.focus.map(({ key, space, opacity: share }) =>
          focused(key, space, { class: 'space-focus', ...opacity(share) }),
        )
      : []),
    ...(format.marks && pointed
      ? [focused('pointed', pointed.space, { class: 'space-focus space-pointed' })]
      : []),
    ...each(frame.labels, 1, drawName),
    ...each(frame.former, scale, drawFormer),
    ...each(frame.ghosts, scale, drawGhost),
    ...eachOf(frame.ribbons, frame, drawRibbon, pointed),
    ...each(frame.retreats, scale, drawRetreat),
    ...eachOf(frame.supports, frame, drawSupport, pointed),
    ...eachOf(frame.rings, frame, drawRing, pointed),
    ...each(frame.units, scale, (mark) => drawUnit(mark, scale, format.letter)),
    ...strokesOf(frame).map((strokes) => drawCut(strokes, scale)),
    ...frame.crosses.map((mark) =>
      drawCross(mark, (SIZE.cross * scale) / 10, mark.opacity, false, mark.key),
    ),
    ...each(frame.strengths, scale, drawStrength),
    ...frame.words.map((mark) => drawWord(mark, scale)),
  ];
}
