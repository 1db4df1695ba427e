import { at, directionAt, lengthOf, part } from '../geometry/line.ts';
import type { Line } from '../geometry/line.ts';
import { arcPath, barbsPath, linePath } from '../geometry/outline.ts';
import { onCircle, type Point } from '../geometry/point.ts';
import { ARMY, CUT, FLEET, letterSize, narrowed, SIZE, STROKES } from '../geometry/shapes.ts';
import type {
  Frame,
  Label,
  DrawnRetreat,
  Ring,
  DrawnStrength,
  UnitMark,
} from '../model/drawable.ts';

/** The ring of a convoy order. */
export interface RingShape {
  readonly radius: number;
  readonly width: number;
  /** The two halves of the ring of a disrupted convoy, a little apart and turned. */
  readonly halves: readonly string[];
  /** The position of its no-entry sign. */
  readonly corner: Point;
  /** How much of the wave below the fleet is visible. */
  readonly wave: number;
}

/** Angle at which a ring splits. */
const AXIS = -0.28;

export function ringShape(ring: Ring, scale: number): RingShape {
  const radius = SIZE.ring * scale;
  return {
    radius,
    width: 3.2 * scale,
    halves: [AXIS, AXIS + Math.PI].map((middle) => {
      const half = Math.PI / 2 - 0.42 * ring.gap;
      const centre = onCircle(ring, 3 * scale * ring.gap, middle);
      return arcPath(centre, radius, middle - half, middle + half);
    }),
    corner: onCircle(ring, radius, ring.corner ?? -Math.PI / 4),
    wave: ring.void === 0 && ring.illegal === 0 ? 1 - ring.gap : 0,
  };
}

/** A retreat: its dots, the distance between them, and its open head once they have arrived. */
export interface RetreatShape {
  readonly dots: string;
  readonly spacing: number;
  readonly width: number;
  readonly barbs: string | null;
  /** If illegal: its whole line, and the position of the cross. */
  readonly barred: string | null;
  readonly cross: Point;
}

export function retreatShape({ line, ink, barred }: DrawnRetreat, scale: number): RetreatShape {
  const end = Math.max(0.1, 1 - (5 * scale) / Math.max(1, lengthOf(line)));
  return {
    dots: linePath(part(line, 0, Math.max(0.02, ink * end))),
    spacing: 9 * Math.max(0.75, scale),
    width: 2.4 * Math.max(0.7, scale),
    barbs: ink > 0.92 ? barbsPath(line, 0.9 * scale) : null,
    barred: barred > 0 ? linePath(line) : null,
    cross: at(line, 0.72),
  };
}

/** The block of wood of a unit, at scale 1, relative to its place. */
export interface PieceShape {
  readonly outline: string;
  /** A fleet's outline is slanted already, so it leans more than an army. */
  readonly tilt: number;
  readonly letter: { readonly text: string; readonly size: number; readonly y: number };
  /** The waterline of a sinking fleet. */
  readonly sinks: boolean;
  /** The position of the signs of a build, on the board. */
  readonly corner: Point;
  /** Whether it is ordered in pencil, or refused: its letter is drawn without a colour. */
  readonly isPlain: boolean;
}

export function pieceShape(mark: UnitMark, scale: number, least: number): PieceShape {
  const isArmy = mark.kind === 'A';
  const text = mark.letter ?? mark.power.charAt(0);
  const size = letterSize(mark.kind, scale, least) / narrowed(text);
  return {
    outline: isArmy ? ARMY : FLEET,
    tilt: isArmy ? mark.tilt : mark.tilt * 1.5,
    letter: {
      text,
      size,
      y: (isArmy ? 0 : 4.5) + size * 0.34,
    },
    sinks: !isArmy && mark.perforated >= 0.5,
    corner: {
      x: mark.x + (isArmy ? 13 : 15) * scale,
      y: mark.y - (isArmy ? 12 : 11) * scale,
    },
    isPlain: mark.illegal > 0 || (mark.built > 0 && mark.pencil > 0),
  };
}

/** A strength as text, `2`, `2+` or `≤2`, with its type size. */
export function strengthText({ value, bound }: DrawnStrength): { text: string; size: number } {
  const number = String(Math.round(value));
  const text = { exactly: number, 'at-least': `${number}+`, 'at-most': `≤${number}` }[bound];
  return { text, size: text.length > 1 ? 11.5 : 14 };
}

/** A name with the ring of its centre, relative to its place. */
export interface NameShape {
  readonly lines: readonly { readonly text: string; readonly y: number }[];
  /** How far the lines are moved to make room for the ring. */
  readonly shift: number;
  /** The ring's radius, and its position before the name, or in the middle if there is none. */
  readonly ring: number;
  readonly mark: number;
}

export function nameShape({ text, size, centre, owner, width }: Label): NameShape {
  const shift = centre ? (7.5 * size) / 17 : 0;
  const ring = (4.6 * size) / 17;
  // A ring with the letter of its owner is larger.
  const before = shift - width / 2 - ring - (3.6 * size) / 17 - (owner ? 0.35 * ring : 0);
  return {
    lines: text.map((line, i) => ({
      text: line,
      y: size * (0.32 + (i - (text.length - 1) / 2) * 1.02),
    })),
    shift,
    ring,
    mark: text.length > 0 ? before : 0,
  };
}

/** Strokes across a line: their position and rotation, and how much of each is drawn. */
export interface StrokesShape extends Point {
  readonly key: string;
  readonly turn: number;
  readonly strokes: readonly { readonly d: string; readonly drawn: number }[];
}

/** Strokes across a line at a share of its length; `count`: how much of the two is drawn, 0 to 2. */
export function strokesAt(key: string, line: Line, share: number, count: number): StrokesShape {
  const ahead = directionAt(line, share);
  return {
    key,
    ...at(line, share),
    turn: (Math.atan2(ahead.y, ahead.x) * 180) / Math.PI,
    strokes: STROKES.map((d, i) => ({ d, drawn: Math.max(0, Math.min(1, count - i)) })).filter(
      ({ drawn }) => drawn > 0,
    ),
  };
}

/** The strokes of everything that is cut: routes of convoys, then supports. */
export function strokesOf({
  ribbons,
  supports,
  scale,
}: Pick<Frame, 'ribbons' | 'supports' | 'scale'>): readonly StrokesShape[] {
  return [
    ...ribbons
      .filter(({ strokes }) => strokes > 0)
      .map(({ key, line, reach, strokes }) =>
        strokesAt(key, line, reach + (6 * scale) / lengthOf(line), strokes),
      ),
    ...supports
      .filter(({ strokes }) => strokes > 0)
      .map(({ key, line, sign, strokes }) => strokesAt(key, line, sign ?? CUT, strokes)),
  ];
}
