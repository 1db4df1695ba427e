import { at, lengthOf, part } from '../geometry/line.ts';
import { arcPath, linePath } from '../geometry/outline.ts';
import type { Point } from '../geometry/point.ts';
import { CUT, SIZE } from '../geometry/shapes.ts';
import type { DrawnSupport } from '../model/drawable.ts';

/** The shapes of a support, as SVG paths; null: not drawn at this moment. */
export interface SupportPaths {
  /** The remaining line of a cut support, dotted. */
  readonly dots: string | null;
  readonly pencil: string | null;
  readonly ink: string | null;
  /** The width of its line. */
  readonly width: number;
  /** The joint on the supported ribbon: its radius, and that of its filling; 0: none. */
  readonly joint: { readonly radius: number; readonly filled: number } | null;
  /** The brace round a unit. */
  readonly brace: string | null;
  readonly braceWidth: number;
  /** If it is without effect, or illegal. */
  readonly grey: string | null;
  /** The position of the sign for that: a ring, or no entry. */
  readonly ring: (Point & { readonly radius: number }) | null;
  readonly noEntry: Point | null;
}

/** Less ink than this is invisible; if less than this share of the whole is in pencil, none is drawn. */
const SEEN = 0.01;
const ALL = 0.99;
/**
 * Lengths in px: from the ink to the strokes of a cut and after them, of a line without effect, and of the ring on it.
 */
const BEFORE_CUT = 7;
const AFTER_CUT = 10;
const SHORT = 30;
const RING = 4.2;
const BRACE = 4.2;
const BRACE_RADIUS = 23.5;

/** The shapes of a support as it is at this moment. */
export function supportPaths(support: DrawnSupport, scale: number): SupportPaths {
  const { line, end, sign } = support;
  const length = Math.max(1, lengthOf(line));
  const cut = sign ?? CUT;
  const isStub = support.strokes > 0 || support.dots > 0;
  // The ink stops just before the strokes of a cut.
  const inked = isStub
    ? Math.min(support.ink, Math.max(0.05, cut - (BEFORE_CUT * scale) / length))
    : support.ink;
  const isShown = support.pencil > 0 || support.ink > 0;
  const joint = SIZE.joint * scale;
  const short = sign ?? Math.max(0.3, 1 - (SHORT * scale) / length);
  const isVoid = support.void > 0;
  const isIllegal = support.illegal > 0;
  const brace = (): string | null => {
    if (end.type !== 'brace') return null;
    const half = end.span / 2;
    const radius = end.radius ?? BRACE_RADIUS * scale;
    return arcPath(end, radius, end.angle - half, end.angle + half);
  };
  const hasSign = sign !== null;
  return {
    dots:
      support.dots > 0
        ? linePath(
            part(
              line,
              cut + (AFTER_CUT * scale) / length,
              1 - (end.type === 'joint' ? joint : 0) / length,
            ),
          )
        : null,
    pencil: support.pencil > 0 && inked < ALL ? linePath(part(line, inked, 1)) : null,
    ink: inked > SEEN ? linePath(part(line, 0, inked)) : null,
    width: SIZE.support * scale,
    joint:
      isShown && end.type === 'joint'
        ? {
            radius: support.dots > 0 ? 4.6 * scale : joint,
            filled: support.fill > 0 ? (SIZE.joint - 0.7) * scale * support.fill : 0,
          }
        : null,
    brace: isShown && support.dots < 1 ? brace() : null,
    braceWidth: BRACE * scale,
    grey: isVoid
      ? linePath(part(line, 0, short - (4 * scale) / length))
      : isIllegal
        ? linePath(part(line, 0, 1 - (9 * scale) / length))
        : null,
    ring: isVoid && hasSign ? { ...at(line, short), radius: RING * scale } : null,
    noEntry: isIllegal && !isVoid && hasSign ? at(line, sign ?? 0.5) : null,
  };
}
