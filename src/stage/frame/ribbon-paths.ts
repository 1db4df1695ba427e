import type { Power } from '../../board/powers.ts';
import { at, lengthOf, part } from '../geometry/line.ts';
import { acrossPath, bandPath, barbsPath, headPath, linePath } from '../geometry/outline.ts';
import type { Point } from '../geometry/point.ts';
import { SIZE } from '../geometry/shapes.ts';
import type { Ribbon } from '../model/drawable.ts';

/** A line drawn in dashes with a darker edge: the dash and gap lengths of both, in px. */
export interface Dashes {
  readonly casing: readonly [dash: number, gap: number];
  readonly core: readonly [dash: number, gap: number];
  /** The width of the dashes. */
  readonly width: number;
}

/** The shapes of an arrow of a move, as SVG paths; null: not drawn at this moment. */
export interface RibbonPaths {
  /** The part that is not reached, dotted, with its empty head. */
  readonly dots: string | null;
  readonly hollow: string | null;
  /** The part still in pencil, and the part in ink. */
  readonly pencil: string | null;
  readonly ink: string | null;
  /** A thin line along the ink for the colours that would look hollow without it. */
  readonly vein: string | null;
  /** If by convoy, in dashes: the whole, and its part in ink. */
  readonly route: string | null;
  readonly inkedRoute: string | null;
  readonly dashes: Dashes;
  /** The head of a route, and whether the ink has reached it. */
  readonly head: string;
  readonly headInked: boolean;
  readonly bar: string | null;
  readonly barWidth: number;
  /** If the order has no effect. */
  readonly whole: string;
  readonly barbs: string;
  /** The position of its sign. */
  readonly sign: Point;
}

/** Less ink than this is invisible; if less than this share of the whole is in pencil, none is drawn. */
const SEEN = 0.01;
const ALL = 0.98;
/** From the tip to where the shaft enters the head, and the gap between the ink and the dots of a route, in px. */
const NECK = 11.5;
const FREE = 9;
/** A head is drawn once the ink is longer than the head by this factor. */
const HEADROOM = 1.2;
const CORE = 5.6;
const BAR = 5;
const SIGN = 0.42;

/** White in the light theme and black in the dark one would look hollow. */
const VEINED: readonly Power[] = ['Russia', 'Germany'];

function dashesOf(scale: number): Dashes {
  const gap = Math.max(4.4, 5.5 * scale);
  const dash = 11 * scale;
  return { casing: [dash + 3, gap - 3], core: [dash, gap], width: CORE * scale };
}

/** The shapes of an arrow as it is at this moment. */
export function ribbonPaths(ribbon: Ribbon, scale: number): RibbonPaths {
  const { line, dashed, reach } = ribbon;
  const length = Math.max(1, lengthOf(line));
  const inked = ribbon.ink * reach;
  const head = { length: SIZE.headLength * scale, half: SIZE.headHalf * scale };
  const neck = 1 - (NECK * scale) / length;
  const isInked = inked > SEEN;
  const isSketched = ribbon.pencil > 0;

  const ink = (): string => {
    const headed = reach === 1 && inked * length > head.length * HEADROOM;
    return bandPath(part(line, 0, inked), SIZE.shaft * scale, headed ? head : null);
  };
  const hasInk = isInked && !dashed;
  return {
    dots:
      ribbon.dots > 0
        ? linePath(
            part(
              line,
              reach === 0 ? 0 : Math.min(1, reach + (FREE * scale) / length),
              ribbon.hollow > 0 ? neck : 1,
            ),
          )
        : null,
    hollow: ribbon.hollow > 0 ? headPath(line, scale) : null,
    pencil:
      isSketched && inked < ALL && !dashed
        ? bandPath(part(line, inked, 1), SIZE.shaft * SIZE.pencilShare * scale, head)
        : null,
    ink: hasInk ? ink() : null,
    vein:
      hasInk && VEINED.includes(ribbon.power)
        ? linePath(part(line, SEEN, Math.max(2 * SEEN, Math.min(inked, neck) - SEEN)))
        : null,
    route:
      dashed && (isSketched || isInked)
        ? linePath(part(line, 0, isSketched ? neck : Math.min(inked, neck)))
        : null,
    inkedRoute: dashed && isInked ? linePath(part(line, 0, Math.min(inked, neck))) : null,
    dashes: dashesOf(scale),
    head: headPath(line, scale),
    headInked: inked > neck,
    bar: ribbon.bar > 0 ? acrossPath(line, reach, SIZE.bar * scale * ribbon.bar) : null,
    barWidth: BAR * scale,
    whole: linePath(line),
    barbs: barbsPath(line, scale),
    sign: at(line, ribbon.sign ?? SIGN),
  };
}
