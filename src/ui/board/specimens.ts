import type { UnitKind } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { washOf } from '../../draw/held-land.ts';
import { drawRetreat, drawRibbon, drawRing, drawSupport } from '../../draw/arrows.ts';
import { drawCut, drawStrength, drawUnit } from '../../draw/marks.ts';
import { drawCross } from '../../draw/parts.ts';
import { node, type SvgNode } from '../../draw/nodes.ts';
import { strokesOf } from '../../stage/frame/mark-shapes.ts';
import type {
  DrawnRetreat,
  Ribbon,
  Ring,
  DrawnStrength,
  DrawnSupport,
  UnitMark,
} from '../../stage/model/drawable.ts';
import type { Line } from '../../stage/geometry/line.ts';
import type { Point } from '../../stage/geometry/point.ts';

/** Drawables on their own, without a board, for explaining what they mean. */
export interface Specimen {
  /** The owner of the land behind it. */
  readonly held?: Power;
  readonly ribbons?: readonly Ribbon[];
  readonly supports?: readonly DrawnSupport[];
  readonly rings?: readonly Ring[];
  readonly retreats?: readonly DrawnRetreat[];
  readonly units?: readonly UnitMark[];
  readonly crosses?: readonly Point[];
  readonly strengths?: readonly DrawnStrength[];
}

/** A specimen as nodes. `ground`: the token of its background, if not that of the page. */
export function drawSpecimen(
  { held, ribbons = [], supports = [], ...others }: Specimen,
  { width, height }: { readonly width: number; readonly height: number },
  ground?: string,
): readonly SvgNode[] {
  const { rings = [], retreats = [], units = [], crosses = [], strengths = [] } = others;
  const scale = 1;
  const strip = {
    ...{ x: width / 4, y: height / 6, width: width / 2, height: (2 * height) / 3 },
    stroke: 'var(--line-coast)',
  };
  return [
    ...(ground === undefined ? [] : [node('rect', { width, height, fill: `var(--${ground})` })]),
    ...(held === undefined ? [] : [node('rect', { ...strip, fill: washOf(held) })]),
    ...ribbons.map((mark) => drawRibbon(mark, scale)),
    ...retreats.map((mark) => drawRetreat(mark, scale)),
    ...supports.map((mark) => drawSupport(mark, scale)),
    ...rings.map((mark) => drawRing(mark, scale)),
    ...units.flatMap((mark) => drawUnit(mark, 1.05)),
    ...strokesOf({ ribbons, supports, scale }).map((strokes) => drawCut(strokes, scale)),
    ...crosses.map((at) => drawCross(at, 0.75)),
    ...strengths.map((mark) => drawStrength(mark, scale)),
  ];
}

/** A unit in its default state. */
export function unit(
  power: Power,
  kind: UnitKind,
  x: number,
  y: number,
  more: Partial<UnitMark> = {},
): UnitMark {
  return {
    key: `${power} ${kind} ${String(x)} ${String(y)}`,
    unit: 'BER',
    power,
    kind,
    x,
    y,
    tilt: 0,
    perforated: 0,
    disbanded: 0,
    built: 0,
    pencil: 0,
    illegal: 0,
    opacity: 1,
    ...more,
  };
}

/** A move along a line; only what `form` says is drawn. */
export function ribbon(line: Line, form: Partial<Ribbon>): Ribbon {
  return {
    key: 'ribbon',
    unit: 'BER',
    power: 'Austria',
    line,
    dashed: false,
    reach: 1,
    pencil: 0,
    ink: 0,
    bar: 0,
    strokes: 0,
    dots: 0,
    hollow: 0,
    void: 0,
    illegal: 0,
    opacity: 1,
    ...form,
  };
}

/** A support along a line to its end; `form` as in `ribbon`. */
export function support(
  line: Line,
  end: DrawnSupport['end'],
  form: Partial<DrawnSupport>,
): DrawnSupport {
  return {
    key: 'support',
    unit: 'SIL',
    power: 'Italy',
    line,
    end,
    pencil: 0,
    ink: 0,
    fill: 0,
    strokes: 0,
    dots: 0,
    void: 0,
    illegal: 0,
    opacity: 1,
    ...form,
  };
}

/** A convoy order; `form` as in `ribbon`. */
export function ring({ x, y }: Point, form: Partial<Ring>): Ring {
  return {
    key: 'ring',
    unit: 'NTH',
    power: 'England',
    x,
    y,
    pencil: 0,
    ink: 0,
    gap: 0,
    void: 0,
    illegal: 0,
    faintLine: null,
    opacity: 1,
    ...form,
  };
}

/** A retreat along a line to a place. */
export function retreat(
  line: Line,
  { x, y }: Point,
  form: Partial<DrawnRetreat> = {},
): DrawnRetreat {
  return {
    key: 'retreat',
    unit: 'SIL',
    power: 'Germany',
    line,
    x,
    y,
    ink: 1,
    pencil: 0,
    barred: 0,
    opacity: 1,
    ...form,
  };
}

/** A strength that is known exactly. */
export function strength({ x, y }: Point, form: Partial<DrawnStrength>): DrawnStrength {
  return {
    key: `strength ${String(x)}`,
    unit: 'BER',
    shape: 'coin',
    x,
    y,
    value: 1,
    bound: 'exactly',
    win: 0,
    opacity: 1,
    ...form,
  };
}
