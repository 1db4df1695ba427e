import {
  acrossPath,
  arcPath,
  bandPath,
  barbsPath,
  headPath,
  linePath,
} from '../geometry/outline.ts';
import { at, directionAt, lengthOf, part, spaced } from '../geometry/line.ts';
import type { Line } from '../geometry/line.ts';
import { add, clamp, leftOf, onCircle, times } from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import { SIZE } from '../geometry/shapes.ts';
import { tenths } from '../model/attributes.ts';
import type { Ribbon } from '../model/drawable.ts';

/** The shapes of an arrow of the module, as SVG paths; null: not drawn at this moment. */
export interface FleetArrowPaths {
  /** The part that is not reached, dotted, with its empty head. */
  readonly dots: string | null;
  readonly hollow: string | null;
  readonly pencil: string | null;
  readonly ink: string | null;
  readonly bar: string | null;
  readonly barWidth: number;
  /** The arc of the Right-Hand Rule, with its open head. */
  readonly arc: string | null;
  readonly arcWidth: number;
  /** The line of a fleet that turns back, and its head once it has returned. */
  readonly hook: string | null;
  readonly hookWidth: number;
  readonly hookHead: string | null;
  /** The half brace at which a boarding ends. */
  readonly brace: string | null;
  readonly braceWidth: number;
  /** Whether the ink has reached it, or never will. */
  readonly braceForm: 'pencil' | 'ink' | 'dots';
  /** The dashes of an army that is carried. */
  readonly band: string | null;
  readonly bandWidth: number;
  readonly bandDashes: readonly [dash: number, gap: number];
}

const NONE: FleetArrowPaths = {
  dots: null,
  hollow: null,
  pencil: null,
  ink: null,
  bar: null,
  barWidth: 0,
  arc: null,
  arcWidth: 0,
  hook: null,
  hookWidth: 0,
  hookHead: null,
  brace: null,
  braceWidth: 0,
  braceForm: 'pencil',
  band: null,
  bandWidth: 0,
  bandDashes: [1, 1],
};

/** Less ink than this is invisible, and all but this share counts as all of it. */
const SEEN = 0.01;
const ALL = 0.98;
/** From the tip to where the shaft enters the head, in px at scale 1. */
const NECK = 11.5;
const BAR = 5;

/** The half brace: its radius, and its angle to each side. */
const BRACE = { radius: 10.5, half: 1.2, width: 4.2 } as const;

export function fleetArrowPaths(ribbon: Ribbon, scale: number): FleetArrowPaths {
  switch (ribbon.way) {
    case 'boards':
      return boarding(ribbon, scale);
    case 'carried':
      return carried(ribbon, scale);
    case 'returns':
      return returning(ribbon, scale);
    case 'turns':
      return turning(ribbon, scale);
    case undefined:
    default:
      return NONE;
  }
}

function boarding(ribbon: Ribbon, scale: number): FleetArrowPaths {
  const { line, reach } = ribbon;
  const inked = ribbon.ink * reach;
  const ahead = directionAt(line, 0.99);
  const centre = add(at(line, 1), times(ahead, -BRACE.radius * scale));
  const angle = Math.atan2(ahead.y, ahead.x);
  const width = SIZE.shaft * scale;
  return {
    ...NONE,
    dots: ribbon.dots > 0 ? linePath(part(line, dotsStart(ribbon, scale), 1)) : null,
    pencil:
      ribbon.pencil > 0 && inked < ALL
        ? bandPath(part(line, inked, 1), width * SIZE.pencilShare, null)
        : null,
    ink: inked > SEEN ? bandPath(part(line, 0, inked), width, null) : null,
    bar: ribbon.bar > 0 ? acrossPath(line, reach, SIZE.bar * scale * ribbon.bar) : null,
    barWidth: BAR * scale,
    brace: arcPath(centre, BRACE.radius * scale, angle - BRACE.half, angle + BRACE.half),
    braceWidth: BRACE.width * scale,
    braceForm: inked > ALL ? 'ink' : ribbon.dots > 0 ? 'dots' : 'pencil',
  };
}

/** The dots begin this far after the end of the ink, in px at scale 1, to leave room for the bar. */
const FREE = 9;
const dotsStart = ({ line, reach }: Ribbon, scale: number): number =>
  Math.min(1, reach + (FREE * scale) / Math.max(1, lengthOf(line)));

function carried({ line, ink, pencil, reach }: Ribbon, scale: number): FleetArrowPaths {
  const neck = 1 - (NECK * scale) / Math.max(1, lengthOf(line));
  const drawn = Math.min(neck, pencil > 0 ? 1 : ink * reach);
  return {
    ...NONE,
    band: drawn > SEEN ? linePath(part(line, 0, drawn)) : null,
    bandWidth: 2 * scale,
    bandDashes: [7 * scale, 4.5 * scale],
  };
}

const turning = ({ line }: Ribbon, scale: number): FleetArrowPaths => ({
  ...NONE,
  // The barbs come first: their path begins with a relative move.
  arc: `${barbsPath(line, 0.75 * scale)}${polyline(line)}`,
  arcWidth: 2 * Math.max(0.75, scale),
});

/** The arc round a sea: its radius in px at scale 1, its points, and the gap at its ends. */
const ARC = { radius: 62, points: 24, gap: 0.12 } as const;

/** The line of such an arc: clockwise round a place, from one direction to another. */
export function arcRound(place: Point, from: Point, to: Point, scale: number): Line {
  const angle = (spot: Point): number => Math.atan2(spot.y - place.y, spot.x - place.x);
  const start = angle(from);
  const whole = (angle(to) - start + 4 * Math.PI) % (2 * Math.PI) || 2 * Math.PI;
  return Array.from({ length: ARC.points }, (_, i) =>
    onCircle(
      place,
      ARC.radius * scale,
      start + whole * (ARC.gap + ((1 - 2 * ARC.gap) * i) / (ARC.points - 1)),
    ),
  );
}

/** The share of its arrow that a recalled fleet sails before it turns, and the least and most of that in px at scale 1. */
const TURNS = { share: 0.33, least: 20, most: 60 } as const;
/** Half the distance between the way out and back, and how much shorter the way back is, in px at scale 1. */
const HOOK = { radius: 7.5, shorter: 1 } as const;
/** The share of the hook that is drawn as a line, before its head. */
const BEFORE_HEAD = 0.95;

function returning(ribbon: Ribbon, scale: number): FleetArrowPaths {
  const { line, ink, pencil } = ribbon;
  const length = Math.max(1, lengthOf(line));
  const turn = clamp(
    TURNS.share,
    (TURNS.least * scale) / length,
    Math.max(0.2, Math.min(0.7, (TURNS.most * scale) / length)),
  );
  const hook = hooked(line, turn, scale);
  const isWhole = ink > ALL;
  return {
    ...NONE,
    dots:
      ribbon.dots > 0
        ? linePath(part(line, turn + (FREE * scale * 1.6) / length, 1 - (NECK * scale) / length))
        : null,
    hollow: ribbon.hollow > 0 ? headPath(line, scale) : null,
    pencil:
      pencil > 0 && ink < ALL
        ? bandPath(part(line, turn * ink, 1), SIZE.shaft * SIZE.pencilShare * scale, {
            length: SIZE.headLength * scale,
            half: SIZE.headHalf * scale,
          })
        : null,
    hook: ink > SEEN ? polyline(part(hook, 0, isWhole ? BEFORE_HEAD : ink)) : null,
    hookWidth: SIZE.shaft * scale,
    hookHead: isWhole ? headPath(hook, 0.8 * scale) : null,
  };
}

/** Out along the line, and back beside it. */
function hooked(line: Line, turn: number, scale: number): Line {
  const radius = HOOK.radius * scale;
  const out = part(line, 0, turn);
  const ahead = directionAt(line, turn);
  const aside = leftOf(ahead);
  const centre = add(at(line, turn), times(aside, -radius));
  const start = Math.atan2(aside.y, aside.x);
  const bend = Array.from({ length: 9 }, (_, i) =>
    onCircle(centre, radius, start + (Math.PI * (i + 1)) / 10),
  );
  const from = (HOOK.shorter * scale) / Math.max(1, lengthOf(line));
  const back = part(line, from, turn)
    .map((spot) => add(spot, times(aside, -2 * radius)))
    .reverse();
  return spaced([...out, ...bend, ...back], 60);
}

/** A hook is bent too sharply for a spline through few points. */
const polyline = (line: Line): string =>
  `M${line.map(({ x, y }) => `${tenths(x)} ${tenths(y)}`).join('L')}`;
