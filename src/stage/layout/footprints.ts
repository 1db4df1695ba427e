import { nameWidth } from '../../board/lettering.ts';
import type { UnitKind } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { add, leftOf, minus, times } from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import { arc, band, box, disc } from '../geometry/footprint.ts';
import type { Footprint } from '../geometry/footprint.ts';
import { SIZE } from '../geometry/shapes.ts';

/** The footprint of a unit, rim included; a dislodged one leans. */
export function unitFootprints(
  kind: UnitKind,
  spot: Point,
  s: number,
  leans = false,
): readonly Footprint[] {
  if (leans)
    return kind === 'A'
      ? [box(spot, 14 * s, 13.6 * s, 14 * s, 13.6 * s)]
      : [box(spot, 18.3 * s, 15.8 * s, 18.3 * s, 15.8 * s)];
  if (kind === 'A') return [box(spot, 12.3 * s, 11.8 * s, 12.3 * s, 11.8 * s)];
  return [
    box(spot, 17.9 * s, 2.8 * s, 17.9 * s, 4.6 * s),
    box(spot, 16.2 * s, 0, 16.2 * s, 6.5 * s),
    box(spot, 14.9 * s, 0, 14.9 * s, 9.2 * s),
    box(spot, 12.9 * s, 0, 12.9 * s, 12.2 * s),
    box(spot, 10.9 * s, 9.8 * s, 10.9 * s, 0),
    box(spot, 7.6 * s, 13.9 * s, 7.6 * s, 0),
    box(spot, 4 * s, 15.7 * s, 4 * s, 0),
  ];
}

export const coinFootprints = (spot: Point, s: number): readonly Footprint[] => [
  disc(spot, (SIZE.coin + 0.8) * s),
];

export const shieldFootprints = (spot: Point, s: number): readonly Footprint[] => [
  box(spot, 11.4 * s, 10.9 * s, 11.4 * s, 4 * s),
  box(spot, 9.9 * s, 0, 9.9 * s, 8 * s),
  box(spot, 7 * s, 0, 7 * s, 11 * s),
  box(spot, 3.5 * s, 0, 3.5 * s, 15.4 * s),
];

export const lozengeFootprints = (spot: Point, s: number): readonly Footprint[] => [
  box(spot, 14.4 * s, 4.9 * s, 14.4 * s, 4.9 * s),
  box(spot, 4.9 * s, 14.4 * s, 4.9 * s, 14.4 * s),
  box(spot, 9.6 * s, 9.6 * s, 9.6 * s, 9.6 * s),
];

export const crossFootprints = (spot: Point, s: number): readonly Footprint[] => [
  disc(spot, SIZE.cross * s),
];

export const jointFootprints = (spot: Point, s: number): readonly Footprint[] => [
  disc(spot, SIZE.joint * s + 0.75),
];

export const noEntryFootprints = (spot: Point, s: number): readonly Footprint[] => [
  disc(spot, (SIZE.noEntry + 1) * s),
];

/** A bar across a line with direction `ahead`; size 1 is a whole bar. */
export function barFootprints(
  spot: Point,
  ahead: Point,
  s: number,
  size: number,
): readonly Footprint[] {
  const half = times(leftOf(ahead), (SIZE.bar / 2) * size * s);
  return [band(add(spot, half), minus(spot, half), 2.5 * s + 1.5)];
}

/** Two slanted strokes across a line with direction `ahead`. */
export function strokesFootprints(spot: Point, ahead: Point, s: number): readonly Footprint[] {
  const aside = leftOf(ahead);
  const at = (x: number, y: number): Point =>
    add(spot, add(times(ahead, x * s), times(aside, -y * s)));
  return [
    band(at(-5, 9.5), at(0, -9.5), 1.7 * s),
    band(at(-2, 9.5), at(3, -9.5), 1.7 * s),
    band(at(1, 9.5), at(6, -9.5), 1.7 * s),
  ];
}

/** The ring round a convoying fleet, with its wave. */
export const ringFootprints = (
  spot: Point,
  s: number,
  disrupted: boolean,
): readonly Footprint[] => [
  ...arc(spot, (disrupted ? 25 : SIZE.ring) * s, (disrupted ? 3.2 : 1.8) * s + 1.5, 0, 2 * Math.PI),
  box(spot, 10.5 * s, -28 * s, 10.8 * s, 33.6 * s),
];

export const braceFootprints = (
  centre: Point,
  radius: number,
  s: number,
  angle: number,
  span: number,
): readonly Footprint[] => arc(centre, radius, 2.2 * s + 1.4, angle - span / 2, angle + span / 2);

export const circleFootprints = (spot: Point, s: number): readonly Footprint[] => [
  disc(spot, SIZE.circle * s + 0.75),
];

/** Letters with descenders. */
const LOW = /[gjpqyQJ]/;
const LOW_ITALIC = /[fgjpqyQJ]/;

/** A word centred on the spot. */
export function wordFootprints(text: string, spot: Point, size: number): readonly Footprint[] {
  const half = (nameWidth(text, true) * size) / 2;
  return [box(spot, half, 0.41 * size, half, (LOW_ITALIC.test(text) ? 0.55 : 0.32) * size)];
}

/** A name on one line, turned by `turn` degrees, with ascenders and descenders. */
function turnedName(text: string, spot: Point, size: number, turn: number): Footprint {
  const half = (nameWidth(text, true) * size) / 2;
  const ahead = { x: Math.cos((turn * Math.PI) / 180), y: Math.sin((turn * Math.PI) / 180) };
  const [top, bottom] = [-0.39 * size, (LOW_ITALIC.test(text) ? 0.57 : 0.34) * size];
  const middle = add(spot, times(leftOf(ahead), -(top + bottom) / 2));
  const reach = times(ahead, half);
  return band(minus(middle, reach), add(middle, reach), (bottom - top) / 2);
}

/** A name centred on the spot: its lines and, for a centre, the ring with the dot before it, or the ring alone. */
export function nameFootprints(
  label: {
    readonly text: readonly string[];
    readonly sea: boolean;
    readonly centre: boolean;
    readonly owner?: Power | undefined;
    readonly size: number;
    readonly turn?: number;
  },
  { x, y }: Point,
): readonly Footprint[] {
  const { text, sea, centre, size, turn } = label;
  if (turn !== undefined) return [turnedName(text[0] ?? '', { x, y }, size, turn)];
  const shift = centre ? (7.5 * size) / 17 : 0;
  const footprints = text.map((line, i) => {
    const half = (nameWidth(line, sea) * size) / 2;
    const base = y + size * (0.32 + (i - (text.length - 1) / 2) * 1.02);
    const low = (sea ? LOW_ITALIC : LOW).test(line) ? 0.25 : 0.02;
    return box({ x: x + shift, y: base }, half, 0.71 * size, half, low * size);
  });
  if (!centre) return footprints;
  const ring = (4.6 * size) / 17;
  const half = (nameWidth(text[0] ?? '', sea) * size) / 2;
  // With the letter of its owner a ring is larger, and farther from its name.
  const [wider, aside] = label.owner ? [1.4, 0.35] : [1, 0];
  const before = text.length > 0 ? shift - half - (1 + aside) * ring - (3.6 * size) / 17 : 0;
  return [...footprints, disc({ x: x + before, y }, wider * ring + 0.55)];
}
