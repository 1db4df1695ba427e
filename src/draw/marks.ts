import type { SpaceId } from '../board/board.ts';
import {
  nameShape,
  pieceShape,
  strengthText,
  strokesOf,
  type StrokesShape,
} from '../stage/frame/mark-shapes.ts';
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
  narrowed,
  wordSize,
} from '../stage/geometry/shapes.ts';
import { onPowerColour, placed, round, tenths, powerColour } from '../stage/model/attributes.ts';
import type {
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
import { drawRetreat, drawRibbon, drawRing, drawSupport } from './arrows.ts';
import { FLEET_MARKS, isFleets } from './fleet-table.ts';
import { type Attributes, type Content, node, type SvgNode } from './nodes.ts';
import { circle, drawCross, drawNoEntry, group, looks, opacity, path } from './parts.ts';

/* The marks on a board, each as nodes. `marks.css` says how their classes are drawn. */

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
      color: powerColour(mark.power),
      fill: onPowerColour(mark.power),
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
  const { owner, letter = owner?.charAt(0) ?? '' } = label;
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
            group(
              { color: powerColour(owner), fill: onPowerColour(owner), transform: placed(mark, 0) },
              [
                node('circle', { r: round(radius * 1.4), class: 'centre-owner' }),
                node(
                  'text',
                  {
                    y: tenths((radius * 0.74) / narrowed(letter)),
                    'font-size': round((radius * 2.1) / narrowed(letter)),
                    class: 'centre-letter',
                  },
                  letter,
                ),
              ],
            ),
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
