import { nameWidth } from '../../src/board/lettering.ts';
import type {
  Label,
  DrawnStrength,
  DrawnSupport,
  UnitMark,
  Word,
} from '../../src/stage/model/drawable.ts';
import type { Frame } from '../../src/stage/model/drawable.ts';
import { at, directionAt, lengthOf } from '../../src/stage/geometry/line.ts';
import type { Line } from '../../src/stage/geometry/line.ts';
import { DECK, onDeck } from '../../src/stage/army-fleet/shapes.ts';
import { wordSize } from '../../src/stage/geometry/shapes.ts';
import { add, leftOf, onCircle, times } from '../../src/stage/geometry/point.ts';
import type { Point } from '../../src/stage/geometry/point.ts';
import { CUT, SIZE } from '../../src/stage/geometry/shapes.ts';

/** A convex polygon, in px. */
export type Polygon = readonly Point[];

/** The area that a thing covers with ink, including its rim but not its halo, as convex pieces. */
export interface Extent {
  readonly key: string;
  readonly kind: 'mark' | 'unit' | 'name';
  readonly pieces: readonly Polygon[];
  /** Things that it may touch, because it is part of them by design. */
  readonly of: readonly string[];
}

const polygon = (spots: readonly (readonly [number, number])[]): Polygon =>
  spots.map(([x, y]) => ({ x, y }));

/** A shape at scale 1 around the origin, placed as the components place it. */
function placed(shape: Polygon, { x, y }: Point, scale: number, degrees = 0): Polygon {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return shape.map((spot) => ({
    x: x + scale * (spot.x * cos - spot.y * sin),
    y: y + scale * (spot.x * sin + spot.y * cos),
  }));
}

const SIDES = 16;
/** A polygon slightly larger than the disc. */
const disc = (centre: Point, r: number): Polygon =>
  Array.from({ length: SIDES }, (_, i) =>
    onCircle(centre, r / Math.cos(Math.PI / SIDES), (2 * Math.PI * i) / SIDES),
  );

/** A round-ended stroke between two points. */
function stroke(a: Point, b: Point, half: number): Polygon {
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const end = (centre: Point, from: number): Point[] =>
    [0, 1, 2, 3, 4].map((i) =>
      onCircle(centre, half / Math.cos(Math.PI / 8), from + (i * Math.PI) / 4),
    );
  return [...end(a, angle + Math.PI / 2), ...end(b, angle - Math.PI / 2)];
}

/** A band along an arc, as short straight pieces. */
function arc(
  centre: Point,
  radius: number,
  half: number,
  from: number,
  to: number,
): readonly Polygon[] {
  const count = Math.max(4, Math.ceil((to - from) / 0.26));
  const outer = (radius + half) / Math.cos((to - from) / count / 2);
  const angle = (i: number): number => from + ((to - from) * i) / count;
  return Array.from({ length: count }, (_, i) => [
    onCircle(centre, radius - half, angle(i)),
    onCircle(centre, outer, angle(i)),
    onCircle(centre, outer, angle(i + 1)),
    onCircle(centre, radius - half, angle(i + 1)),
  ]);
}

const rectangle = (left: number, top: number, right: number, bottom: number): Polygon =>
  polygon([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]);

const BLOCK = polygon([
  [-12.3, -9.9],
  [-10.4, -11.8],
  [10.4, -11.8],
  [12.3, -9.9],
  [12.3, 9.9],
  [10.4, 11.8],
  [-10.4, 11.8],
  [-12.3, 9.9],
]);
const HULL = polygon([
  [-17.9, -2.8],
  [17.9, -2.8],
  [16.2, 4.6],
  [11.6, 10.9],
  [8.4, 12.2],
  [-8.4, 12.2],
  [-11.6, 10.9],
  [-16.2, 4.6],
]);
const SAILS = polygon([
  [-10.9, -3.4],
  [-8.4, -9.8],
  [-3.8, -13.9],
  [-0.9, -15.7],
  [5.6, -12.7],
  [10.9, -4.8],
  [10.9, -3.4],
]);
const SHIELD = polygon([
  [-11.4, -10.9],
  [11.4, -10.9],
  [11.4, 0],
  [8.6, 7.6],
  [0, 15.4],
  [-8.6, 7.6],
  [-11.4, 0],
]);
const LOZENGE = polygon([
  [0, -14.4],
  [14.4, 0],
  [0, 14.4],
  [-14.4, 0],
]);
const CUT_STROKES = polygon([
  [-6.6, 10.2],
  [-5.4, 11.1],
  [1.4, 11.1],
  [2.6, 10.2],
  [7.6, -10.2],
  [6.4, -11.1],
  [-0.4, -11.1],
  [-1.6, -10.2],
]);

const WATER = rectangle(-17.8, 10.4, 18, 14.8);

/** A unit; a dislodged fleet leans more than an army and has water below it. */
function unitPieces(unit: UnitMark, scale: number): readonly Polygon[] {
  const { kind, tilt, perforated } = unit;
  if (kind === 'A') return [placed(BLOCK, unit, scale, tilt)];
  const boat = [HULL, SAILS].map((shape) => placed(shape, unit, scale, tilt * 1.5));
  return perforated >= 0.5 ? [...boat, placed(WATER, unit, scale)] : boat;
}

/** The centre of the sign at the corner of a new or illegal unit. */
function cornerOf({ kind, x, y }: UnitMark, scale: number): Point {
  return kind === 'A'
    ? { x: x + 13 * scale, y: y - 12 * scale }
    : { x: x + 15 * scale, y: y - 11 * scale };
}

function strengthPiece({ shape, x, y }: DrawnStrength, scale: number): Polygon {
  if (shape === 'coin') return disc({ x, y }, (SIZE.coin + 0.8) * scale);
  return placed(shape === 'shield' ? SHIELD : LOZENGE, { x, y }, scale);
}

const degreesAt = (line: Line, share: number): number => {
  const ahead = directionAt(line, share);
  return (Math.atan2(ahead.y, ahead.x) * 180) / Math.PI;
};

const LOW = /[gjpqyQJ]/;
const LOW_ITALIC = /[fgjpqyQJ]/;

/** The letters of each line, and the ring with a dot of a centre; rotated if the name is. */
function namePieces(label: Label): readonly Polygon[] {
  const { x, y, turn = 0 } = label;
  return uprightName(label).map((shape) =>
    placed(
      shape.map((spot) => ({ x: spot.x - x, y: spot.y - y })),
      label,
      1,
      turn,
    ),
  );
}

function uprightName(label: Label): readonly Polygon[] {
  const { size, sea } = label;
  const shift = label.centre ? (7.5 * size) / 17 : 0;
  const lines = label.text.map((text, i) => {
    const half = (nameWidth(text, sea) * size) / 2;
    const base = label.y + size * (0.32 + (i - (label.text.length - 1) / 2) * 1.02);
    const low = (sea ? LOW_ITALIC : LOW).test(text) ? 0.25 : 0.02;
    return rectangle(
      label.x + shift - half,
      base - 0.71 * size,
      label.x + shift + half,
      base + low * size,
    );
  });
  if (!label.centre) return lines;
  const ring = (4.6 * size) / 17;
  const half = (nameWidth(label.text[0] ?? '', sea) * size) / 2;
  const isAlone = label.text.length === 0;
  const x = isAlone ? label.x : label.x + shift - half - ring - (3.6 * size) / 17;
  const centre = { x: label.owner && !isAlone ? x - 0.35 * ring : x, y: label.y };
  return [...lines, disc(centre, (label.owner ? 1.4 : 1) * ring + 0.55)];
}

function wordPiece({ x, y, text }: Word, scale: number): Polygon {
  const size = wordSize(scale, text);
  const half = (nameWidth(text, true) * size) / 2;
  const low = LOW_ITALIC.test(text) ? 0.25 : 0.02;
  return rectangle(x - half, y - 0.41 * size, x + half, y + (0.3 + low) * size);
}

/** Joint, brace, strokes and sign of a support. */
function supportExtents(support: DrawnSupport, scale: number): readonly Extent[] {
  const { key, line, end, pencil, ink, dots, strokes, illegal } = support;
  const sign = support.sign ?? (strokes > 0 ? CUT : 0.5);
  const length = Math.max(1, lengthOf(line));
  const found: Extent[] = [];
  const mark = (name: string, pieces: readonly Polygon[], of: readonly string[] = []): void => {
    found.push({ key: `${name} ${key}`, kind: 'mark', pieces, of });
  };
  if (pencil > 0 || ink > 0) {
    if (end.type === 'joint')
      mark('joint', [disc(end, (dots > 0 ? 4.6 : SIZE.joint) * scale + 0.75)]);
    else if (end.type === 'brace' && dots < 1)
      mark(
        'brace',
        arc(
          end,
          end.radius ?? 23.5 * scale,
          2.1 * scale + 1.35,
          end.angle - end.span / 2,
          end.angle + end.span / 2,
        ),
      );
  }
  if (strokes > 0)
    mark('strokes', [placed(CUT_STROKES, at(line, sign), scale, degreesAt(line, sign))]);
  if (support.sign !== null && support.void > 0) {
    const short = support.sign ?? Math.max(0.3, 1 - (30 * scale) / length);
    mark('void', [disc(at(line, short), 4.2 * scale + 0.75)]);
  }
  if (support.sign !== null && illegal > 0)
    mark('no entry', [disc(at(line, sign), (SIZE.noEntry + 1) * scale)]);
  return found;
}

const isAt = (boat: UnitMark, army: UnitMark): boolean =>
  boat.kind === 'F' && Math.hypot(boat.x - army.x, boat.y - army.y) < 1;

/** Everything in a frame that must stay readable: units, names, words, and all marks on and beside arrows. */
export function extentsOf(frame: Frame): readonly Extent[] {
  const { scale } = frame;
  const mark = (key: string, pieces: readonly Polygon[], of: readonly string[] = []): Extent => ({
    key,
    kind: 'mark',
    pieces,
    of,
  });
  return [
    ...frame.units.map((unit): Extent => {
      const deck = unit.deck ?? 0;
      const place = { ...unit, ...onDeck(unit, deck, unit.tilt, scale) };
      return {
        key: unit.key,
        kind: 'unit',
        pieces: unitPieces(place, scale * (1 + (DECK.size - 1) * deck)),
        // An army aboard is on its boat.
        of: deck === 0 ? [] : frame.units.filter((boat) => isAt(boat, unit)).map(({ key }) => key),
      };
    }),
    ...frame.units.flatMap((unit) => [
      ...(unit.built > 0
        ? [mark(`new ${unit.key}`, [disc(cornerOf(unit, scale), 8.8 * scale)], [unit.key])]
        : []),
      ...(unit.illegal > 0
        ? [mark(`refused ${unit.key}`, [disc(cornerOf(unit, scale), 8.5 * scale)], [unit.key])]
        : []),
    ]),
    ...frame.labels.map((label): Extent => ({
      key: label.key,
      kind: 'name',
      pieces: namePieces(label),
      of: [],
    })),
    ...frame.words.map((word) => mark(`word ${word.key}`, [wordPiece(word, scale)])),
    ...frame.strengths.map((one) => mark(one.key, [strengthPiece(one, scale)])),
    ...frame.crosses.map((one) =>
      // If two retreat to the same space, the cross is in its circle.
      mark(one.key, [disc(one, SIZE.cross * scale)], [one.key.replace('collision:', 'circle ')]),
    ),
    ...frame.retreats.map((one) => {
      if (one.barred > 0)
        return mark(`barred ${one.key}`, [disc(at(one.line, 0.72), SIZE.cross * scale)]);
      // Two retreats to the same space share its circle; an illegal retreat to an occupied space is under the
      // unit there.
      const there = frame.units.filter(({ x, y }) => Math.hypot(x - one.x, y - one.y) < 1);
      return mark(
        `circle ${one.key.split('-').at(-1) ?? ''}`,
        [disc(one, SIZE.circle * scale + 0.75)],
        one.pencil > 0 ? there.map(({ key }) => key) : [],
      );
    }),
    ...frame.ribbons.flatMap(({ key, line, reach, bar, strokes, illegal, sign }) => [
      ...(bar > 0
        ? [
            mark(`bar ${key}`, [
              stroke(
                add(
                  at(line, reach),
                  times(leftOf(directionAt(line, reach)), (SIZE.bar / 2) * bar * scale),
                ),
                add(
                  at(line, reach),
                  times(leftOf(directionAt(line, reach)), (-SIZE.bar / 2) * bar * scale),
                ),
                2.5 * scale + 1.5,
              ),
            ]),
          ]
        : []),
      ...(strokes > 0
        ? [strokesAt(`strokes ${key}`, line, reach + (6 * scale) / lengthOf(line))]
        : []),
      ...(illegal > 0 && sign !== null
        ? [mark(`no entry ${key}`, [disc(at(line, sign ?? 0.42), (SIZE.noEntry + 1) * scale)])]
        : []),
    ]),
    ...frame.supports.flatMap((support) => supportExtents(support, scale)),
    ...frame.rings.flatMap((ring) => {
      const radius = SIZE.ring * scale;
      const half = ring.gap > 0 ? Math.PI / 2 - 0.42 * ring.gap : Math.PI / 2;
      const band = [-0.28, -0.28 + Math.PI].flatMap((middle) =>
        arc(
          onCircle(ring, 3 * scale * ring.gap, middle),
          radius,
          1.6 * scale + 1.4,
          middle - half,
          middle + half,
        ),
      );
      const wave = ring.void === 0 && ring.illegal === 0 && ring.gap < 1;
      // Two convoy orders of one unit draw the same ring.
      const name = `ring ${ring.unit}`;
      return [
        mark(name, [
          ...band,
          ...(wave ? [placed(rectangle(-10.5, 28, 10.8, 33.6), ring, scale)] : []),
        ]),
        ...(ring.illegal > 0 && ring.corner !== null
          ? [
              mark(
                `no entry ${ring.key}`,
                [
                  disc(
                    onCircle(ring, radius, ring.corner ?? -Math.PI / 4),
                    (SIZE.noEntry + 1) * 0.93 * scale,
                  ),
                ],
                [name],
              ),
            ]
          : []),
      ];
    }),
  ];

  function strokesAt(key: string, line: Line, share: number): Extent {
    return mark(key, [placed(CUT_STROKES, at(line, share), scale, degreesAt(line, share))]);
  }
}
