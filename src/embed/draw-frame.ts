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
import { linePath } from '../stage/geometry/outline.ts';
import type { Point } from '../stage/geometry/point.ts';
import {
  ARMY,
  FLEET,
  LOZENGE,
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
  Frame,
  Ghost,
  Label,
  DrawnRetreat,
  Ribbon,
  Ring,
  DrawnStrength,
  DrawnSupport,
  UnitMark,
  Word,
} from '../stage/model/drawable.ts';
import { outline, toBoard } from './map.ts';
import { node, type Content, type SvgNode } from './nodes.ts';

/*
 * A frame as nodes: draws what the components of `ui/board/drawing` draw, without a framework.
 * `tests/embed/parity.test.ts` checks that both draw the same picture.
 */

type Attributes = SvgNode['attributes'];

const group = (attributes: Attributes, content: Content, key?: string): SvgNode =>
  node('g', attributes, content, key);
const path = (d: string | null, look: string, more: Attributes = {}): SvgNode | null =>
  d === null ? null : node('path', { d, class: look, ...more });
const circle = ({ x, y }: Point, radius: number, look: string, more: Attributes = {}): SvgNode =>
  node('circle', { cx: round(x), cy: round(y), r: round(radius), class: look, ...more });
const opacity = (value: number): Attributes => ({ opacity: unless(value, 1) });
const broad = (width: number): Attributes => ({ 'stroke-width': round(width) });

/** Something drawn for the order of a unit. */
const arrow = (
  { key, power, opacity: share }: Ribbon | DrawnSupport | Ring | DrawnRetreat,
  look: string,
  content: Content,
): SvgNode =>
  group(
    { class: look, color: look.includes('open') ? undefined : arrowWood(power), ...opacity(share) },
    content,
    key,
  );

const noEntry = ({ x, y }: Point, scale: number): SvgNode =>
  group({ class: 'barred', transform: placed(x, y, scale) }, [
    node('circle', { r: 7.5 }),
    node('path', { d: 'M-5.2 5.2l10.4-10.4' }),
  ]);

/** A disc with a sign on it: crossed out, or built. */
const disc = (
  look: 'cross' | 'plus',
  { x, y }: Point,
  scale: number,
  share: number,
  isPencil: boolean,
  key?: string,
): SvgNode =>
  group(
    {
      class: isPencil ? `${look} planned` : look,
      transform: placed(x, y, scale),
      ...opacity(share),
    },
    look === 'cross'
      ? [node('circle', { r: 10 }), node('path', { d: 'M-4.2-4.2l8.4 8.4M4.2-4.2l-8.4 8.4' })]
      : [node('circle', { r: 8 }), node('path', { d: 'M-4 0h8M0-4v8' })],
    key,
  );

function ribbon(mark: Ribbon, scale: number): SvgNode {
  const paths = ribbonPaths(mark, scale);
  const { dashes } = paths;
  const dashed = (
    look: string,
    width: number,
    [dash, gap]: readonly [number, number],
  ): Attributes => ({
    class: look,
    ...broad(width),
    'stroke-dasharray': `${round(dash)} ${round(gap)}`,
  });
  const route = (d: string, open: string): readonly SvgNode[] => [
    node('path', {
      d,
      ...dashed(`${open}casing`, dashes.width + 3, dashes.casing),
      'stroke-dashoffset': 1.5,
    }),
    node('path', { d, ...dashed(`${open}core`, dashes.width, dashes.core) }),
  ];
  const byConvoy = (d: string): Exclude<Content, string> => [
    path(d, 'halo', broad(dashes.width + 6)),
    mark.pencil > 0 &&
      group(opacity(mark.pencil), [
        path(paths.head, 'head open'),
        ...route(d, 'open '),
        path(paths.head, 'open fill'),
      ]),
    ...(paths.inkedRoute === null
      ? []
      : [
          paths.headInked && path(paths.head, 'head'),
          ...route(paths.inkedRoute, ''),
          paths.headInked && path(paths.head, 'fill'),
        ]),
  ];
  return arrow(mark, 'ribbon', [
    path(paths.dots, 'dots', opacity(mark.dots)),
    path(paths.hollow, 'hollow', opacity(mark.hollow)),
    path(paths.pencil, 'halo', opacity(mark.pencil)),
    path(paths.pencil, 'pencil', opacity(mark.pencil)),
    path(paths.ink, 'halo'),
    path(paths.ink, 'ink'),
    path(paths.vein, `vein ${mark.power}`),
    ...(paths.route === null ? [] : byConvoy(paths.route)),
    path(paths.bar, 'casing round', broad(paths.barWidth + 3)),
    path(paths.bar, 'core round', broad(paths.barWidth)),
    mark.void > 0 &&
      group(opacity(mark.void), [path(paths.whole, 'grey void'), path(paths.barbs, 'barbs')]),
    mark.illegal > 0 &&
      group(opacity(mark.illegal), [
        path(paths.whole, 'grey illegal'),
        path(paths.barbs, 'barbs'),
        mark.sign !== null && noEntry(paths.sign, scale),
      ]),
  ]);
}

function support(mark: DrawnSupport, scale: number): SvgNode {
  const paths = supportPaths(mark, scale);
  const { width, joint, braceWidth, ring } = paths;
  const isOpen = mark.pencil > 0;
  return arrow(mark, 'support', [
    path(paths.dots, 'dots', opacity(mark.dots)),
    path(paths.pencil, 'halo', broad(width + 6)),
    path(paths.pencil, 'pencil', broad(width + 2.2)),
    path(paths.pencil, 'hollow', broad(width - 0.2)),
    path(paths.ink, 'halo', broad(width + 6)),
    path(paths.ink, 'casing', broad(width + 2.7)),
    path(paths.ink, 'core', broad(width)),
    joint && circle(mark.end, joint.radius, isOpen ? 'joint open' : 'joint'),
    joint && joint.filled > 0 && circle(mark.end, joint.filled, 'fill'),
    path(paths.brace, isOpen ? 'casing round pencilled' : 'casing round', broad(braceWidth + 2.7)),
    path(paths.brace, mark.fill < 0.5 ? 'core round white' : 'core round', broad(braceWidth)),
    path(paths.grey, mark.illegal > 0 ? 'grey illegal' : 'grey'),
    ring && circle(ring, ring.radius, 'joint'),
    paths.noEntry && noEntry(paths.noEntry, scale),
  ]);
}

function ring(mark: Ring, scale: number): SvgNode {
  const { radius, width, halves, corner, wave } = ringShape(mark, scale);
  return arrow(mark, 'ring', [
    mark.faintLine && path(linePath(mark.faintLine), 'dots'),
    mark.pencil > 0 &&
      group(opacity(mark.pencil), [
        circle(mark, radius, 'pencil', broad(width + 2.6)),
        circle(mark, radius, 'hollow', broad(width)),
      ]),
    mark.ink > 0 &&
      group(opacity(mark.ink), [
        ...halves.map((half) => path(half, 'casing', broad(width + 2.8))),
        ...halves.map((half) => path(half, 'core', broad(width))),
      ]),
    mark.void > 0 && circle(mark, radius, 'grey void', opacity(mark.void)),
    mark.illegal > 0 && circle(mark, radius, 'grey illegal'),
    mark.illegal > 0 && mark.corner !== null && noEntry(corner, scale * 0.93),
    wave > 0 &&
      group({ transform: placed(mark.x, mark.y, scale), ...opacity(wave) }, [
        path(WAVE, 'wave under'),
        path(WAVE, 'wave'),
      ]),
  ]);
}

function retreat(mark: DrawnRetreat, scale: number): SvgNode {
  const { dots, spacing, width, barbs, barred, cross } = retreatShape(mark, scale);
  const dotted = (share: number): Attributes => ({ 'stroke-dasharray': `.1 ${round(share)}` });
  return arrow(
    mark,
    mark.pencil > 0 ? 'retreat open' : 'retreat',
    barred === null
      ? [
          path(dots, 'casing', { ...broad(width + 1.9), ...dotted(spacing) }),
          path(dots, 'core', { ...broad(width), ...dotted(spacing) }),
          path(barbs, 'casing', broad(width + 2.2)),
          path(barbs, 'core', broad(width - 0.2)),
          circle(mark, SIZE.circle * scale, 'goal', opacity(Math.min(1, mark.ink * 1.4))),
        ]
      : [
          path(barred, 'refused', dotted(spacing * 0.7)),
          disc('cross', cross, (SIZE.cross * scale) / 10, 1, false),
        ],
  );
}

function piece(mark: UnitMark, scale: number, least: number): readonly SvgNode[] {
  const { outline: shape, tilt, letter, sinks, corner, isPlain } = pieceShape(mark, scale, least);
  const isOrdered = mark.pencil > 0;
  const isBuilt = mark.built > 0;
  const level = { transform: placed(0, 0, 1, -tilt) };
  const look = [
    'body',
    mark.perforated >= 0.5 && 'perforated',
    isBuilt && isOrdered && 'planned',
    mark.illegal > 0 && 'refused',
  ];
  const wooden = group(
    {
      class: 'unit',
      transform: placed(mark.x, mark.y, scale, tilt),
      color: wood(mark.power),
      fill: onWood(mark.power),
      ...opacity(mark.opacity),
    },
    [
      path(shape, 'halo'),
      isBuilt && !isOrdered && path(shape, 'rim'),
      isBuilt && !isOrdered && path(shape, 'gap'),
      path(shape, look.filter((one) => one !== false).join(' ')),
      sinks && path(WATERLINE, 'water under', level),
      sinks && path(WATERLINE, 'water', level),
      node(
        'text',
        {
          y: round(letter.y),
          'font-size': round(letter.size),
          class: isPlain ? 'plain' : undefined,
        },
        letter.text,
      ),
    ],
    mark.key,
  );
  const { key } = mark;
  return [
    wooden,
    ...(isBuilt ? [disc('plus', corner, scale, 1, isOrdered, `${key} plus`)] : []),
    ...(mark.illegal > 0 ? [{ ...noEntry(corner, scale), key: `${key} barred` }] : []),
    ...(mark.disbanded > 0
      ? [disc('cross', mark, (11 * scale) / 10, mark.disbanded, isOrdered, `${key} cross`)]
      : []),
  ];
}

function strength(mark: DrawnStrength, scale: number): SvgNode {
  const { text, size } = strengthText(mark);
  return group(
    {
      class: mark.win >= 0.5 ? 'strength win' : 'strength',
      transform: placed(mark.x, mark.y, scale),
      ...opacity(mark.opacity),
    },
    [
      mark.shape === 'coin'
        ? node('circle', { r: SIZE.coin })
        : node('path', { d: mark.shape === 'shield' ? SHIELD : LOZENGE }),
      node('text', { y: 4.5, 'font-size': size }, text),
    ],
    mark.key,
  );
}

function name(label: Label): SvgNode {
  const { lines, shift, ring: radius, mark } = nameShape(label);
  const { owner } = label;
  const x = shift === 0 ? undefined : tenths(shift);
  const centre = { cx: tenths(mark) };
  return group(
    {
      class: label.sea ? 'name sea' : 'name',
      'font-size': label.size,
      transform: placed(label.x, label.y, 1, label.turn),
      ...opacity(label.opacity),
    },
    [
      ...lines.map(({ text, y }) => node('text', { x, y: tenths(y) }, text)),
      owner
        ? group(
            {
              color: wood(owner),
              fill: onWood(owner),
              transform: placed(mark, 0),
            },
            [
              node('circle', { r: round(radius * 1.4), class: 'owned' }),
              node(
                'text',
                { y: tenths(radius * 0.74), 'font-size': round(radius * 2.1) },
                owner.charAt(0),
              ),
            ],
          )
        : label.centre && node('circle', { ...centre, r: round(radius) }),
      label.centre &&
        !owner &&
        node('circle', { ...centre, r: round(radius * 0.43), class: 'dot' }),
    ],
    label.key,
  );
}

const ghost = (mark: Ghost, scale: number): SvgNode =>
  node(
    'path',
    {
      d: mark.kind === 'A' ? ARMY : FLEET,
      class: 'ghost',
      transform: placed(mark.x, mark.y, scale),
      ...opacity(mark.opacity),
    },
    [],
    mark.key,
  );

const cut = ({ key, x, y, turn, strokes }: StrokesShape, scale: number): SvgNode =>
  group(
    { class: 'cut', transform: placed(x, y, scale, turn) },
    [
      ...strokes.map(({ d, drawn }) => path(d, 'halo', { opacity: drawn < 1 ? drawn : undefined })),
      ...strokes.map(({ d, drawn }) =>
        path(d, '', drawn < 1 ? { pathLength: 1, 'stroke-dasharray': `${String(drawn)} 1` } : {}),
      ),
    ],
    `${key} cut`,
  );

function word(mark: Word, scale: number): SvgNode {
  const size = wordSize(scale, mark.text);
  return node(
    'text',
    {
      x: round(mark.x),
      y: round(mark.y + 0.3 * size),
      class: `word ${mark.tone}`,
      'font-size': round(size),
      ...opacity(mark.opacity),
    },
    mark.text,
    mark.key,
  );
}

/** The nodes of each thing, cached: they are drawn again only if the thing changes. */
const cache = new WeakMap<object, readonly SvgNode[]>();

function each<T extends object>(
  things: readonly T[],
  draw: (thing: T) => SvgNode | readonly SvgNode[],
): readonly SvgNode[] {
  return things.flatMap((thing) => {
    const found = cache.get(thing) ?? [draw(thing)].flat();
    cache.set(thing, found);
    return found;
  });
}

/** Everything above the map, from the bottom up. */
export function drawMarks(frame: Frame): readonly SvgNode[] {
  const { scale, view, format } = frame;
  const map = toBoard(view);
  return [
    ...frame.focus.map(({ key, space, opacity: share }) =>
      node(
        'path',
        { d: outline(space), transform: map, class: 'focus', ...opacity(share) },
        [],
        key,
      ),
    ),
    ...each(frame.labels, name),
    ...each(frame.ghosts, (mark) => ghost(mark, scale)),
    ...each(frame.ribbons, (mark) => ribbon(mark, scale)),
    ...each(frame.retreats, (mark) => retreat(mark, scale)),
    ...each(frame.supports, (mark) => support(mark, scale)),
    ...each(frame.rings, (mark) => ring(mark, scale)),
    ...each(frame.units, (mark) => piece(mark, scale, format.letter)),
    ...strokesOf(frame).map((strokes) => cut(strokes, scale)),
    ...frame.crosses.map((mark) =>
      disc('cross', mark, (SIZE.cross * scale) / 10, mark.opacity, false, mark.key),
    ),
    ...each(frame.strengths, (mark) => strength(mark, scale)),
    ...frame.words.map((mark) => word(mark, scale)),
  ];
}
