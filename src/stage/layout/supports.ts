import { spaceOf } from '../../board/board.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { SupportEnd } from '../model/drawable.ts';
import { fitted, GAP, loop } from '../geometry/fitted.ts';
import { at, bow, directionAt, nth, quadratic } from '../geometry/line.ts';
import type { Line } from '../geometry/line.ts';
import type { TurnPlan } from '../plan/turn-plan.ts';
import type { PlannedSupport, PlannedMove } from '../plan/planned-orders.ts';
import {
  add,
  distance,
  dot,
  leftOf,
  mix,
  times,
  towards,
  clamp,
  minus,
} from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import { braceFootprints, jointFootprints } from './footprints.ts';
import { head, lines, solid } from './ground.ts';
import type { GroundPiece } from './ground.ts';
import type { Candidate, Item } from './placement.ts';
import { nameOfRoute } from './ribbons.ts';
import type { ArrowPath } from './ribbons.ts';
import { along, disc } from '../geometry/footprint.ts';
import { SIZE } from '../geometry/shapes.ts';

export interface SupportPath {
  readonly line: Line;
  readonly end: SupportEnd;
  /** The position of its sign, as a share of the line; null if there is no room. */
  readonly sign?: number | null;
}

/** The shape of a support. */
interface SupportCurve {
  /** Where it joins the ribbon, as a share of the ribbon. */
  readonly share: number;
  /** How far its middle bends to the left, as a share of its length. */
  readonly lean: number;
  /** True if there is room for the joint or the brace. */
  readonly jointed: boolean;
  /** For a brace: its distance from the unit at scale 1, and its angle. */
  readonly radius: number;
  readonly span: number;
}

/** A support flows into a ribbon like a tributary: along it from behind, at right angles from ahead. */
function tributary(
  plan: TurnPlan,
  support: PlannedSupport,
  ribbon: Line,
  { share, lean, jointed }: SupportCurve,
  whereOf: (unit: UnitAt) => Point,
): SupportPath {
  const from = whereOf(support.unit);
  const joint = at(ribbon, share);
  const stream = directionAt(ribbon, share);
  const away = distance(from, joint);
  const ahead = towards(from, joint);
  const arriving = Math.max(0, dot(stream, ahead));
  const control = add(
    add(joint, times(stream, -away * (0.12 + 0.36 * arriving))),
    times(leftOf(ahead), lean * away),
  );
  const tail = (support.kind === 'F' ? GAP.fleet : GAP.army + 2) * plan.positions.scale;
  const line = fitted(quadratic(from, control, joint), tail, 0);
  return { line, end: { type: jointed ? 'joint' : 'flow', ...joint } };
}

/**
 * A support to hold ends in an arc round the unit; a support for a move that was not ordered ends half way to its
 * destination.
 */
function brace(
  plan: TurnPlan,
  support: PlannedSupport,
  { lean, jointed, radius, span }: SupportCurve,
  whereOf: (unit: UnitAt) => Point,
): SupportPath {
  const { positions } = plan;
  const { order } = support;
  const from = whereOf(support.unit);
  const target = whereOf(spaceOf(order.target.at));
  const type = jointed ? 'joint' : 'flow';
  if (order.type === 'support-hold' && distance(from, target) < 1) {
    const line = loop(from, positions.scale);
    return { line, end: { type, ...nth(line, line.length - 1) } };
  }
  const tail = (support.kind === 'F' ? GAP.fleet : GAP.army + 2) * positions.scale;
  if (order.type === 'support-move') {
    const joint = mix(target, positions.of(order.to, order.target.kind), 0.5);
    const line = fitted(bow(from, joint, lean * distance(from, joint)), tail, 0);
    return { line, end: { type, ...joint } };
  }
  const line = fitted(
    bow(from, target, lean * distance(from, target)),
    tail,
    radius * positions.scale,
  );
  const tip = nth(line, line.length - 1);
  const angle = Math.atan2(tip.y - target.y, tip.x - target.x);
  if (!jointed) return { line, end: { type, ...tip } };
  return {
    line,
    end: { type: 'brace', ...target, radius: radius * positions.scale, angle, span },
  };
}

/** Joints are between these shares of the inked part of a ribbon. */
export const FIRST_JOINT = 0.3;
export const LAST_JOINT = 0.66;
/**
 * Candidate joints for a single support on a ribbon; three or more supports get fewer candidates each, further apart.
 */
const CHOICES = 7;
const APART = 0.17;

/** Costs of the distance from the natural joint, of bending, and of an end without its joint. */
const OFF = 60;
const BEND = 30;
const NO_JOINT = 60;
const LEANS = [0, 0.1, -0.1, 0.2, -0.2, 0.32, -0.32] as const;

const BRACE_SPAN = (97 * Math.PI) / 180;
const BRACES = [
  [1, 0],
  [0.7, 6],
  [0.45, 14],
  [0.3, 24],
] as const;
/** Cost of leaving a brace out. */
const NO_BRACE = 300;
/** Radius of a brace outside the ring of a convoying fleet. */
const ROUND_RING = SIZE.ring + 8;

export const nameOfSupport = ({ index }: PlannedSupport): string => `support ${String(index)}`;

/** The candidates for drawing a support. */
export function supportItem(
  plan: TurnPlan,
  support: PlannedSupport,
  joined:
    | { readonly move: PlannedMove; readonly arrow: ArrowPath; readonly all: number }
    | undefined,
  whereOf: (unit: UnitAt) => Point,
): Item<() => SupportPath> {
  const draw = (curve: SupportCurve): SupportPath =>
    joined
      ? tributary(plan, support, joined.arrow.line, curve, whereOf)
      : brace(plan, support, curve, whereOf);
  const curves = joined
    ? tributaries(plan, support, joined, whereOf)
    : support.order.type === 'support-hold'
      ? braces(plan, support)
      : [0.05, -0.05, 0.15, -0.15, 0.3, -0.3].flatMap((lean) =>
          [true, false].map((jointed) => ({
            curve: { share: 0, lean, jointed, radius: 0, span: 0 },
            cost: Math.abs(lean) * BEND + (jointed ? 0 : NO_JOINT),
          })),
        );
  return {
    key: nameOfSupport(support),
    mayCover: new Set(joined ? [`line ${nameOfRoute(joined.move.index, 0)}`] : []),
    candidates: curves.map(({ curve, cost }): Candidate<() => SupportPath> => ({
      value: () => draw(curve),
      cost,
      pieces: () => supportPieces(plan, support, draw(curve)),
    })),
  };
}

interface Choice {
  readonly curve: SupportCurve;
  readonly cost: number;
}

function tributaries(
  plan: TurnPlan,
  support: PlannedSupport,
  {
    move,
    arrow,
    all,
  }: { readonly move: PlannedMove; readonly arrow: ArrowPath; readonly all: number },
  whereOf: (unit: UnitAt) => Point,
): readonly Choice[] {
  const inked = move.barred ? arrow.bar : 1;
  const start = nth(arrow.line, 0);
  const end = nth(arrow.line, arrow.line.length - 1);
  const reached =
    dot(minus(whereOf(support.unit), start), towards(start, end)) /
    Math.max(1, distance(start, end));
  const wanted = clamp(reached / inked + 0.16, FIRST_JOINT, LAST_JOINT);
  const count =
    all === 1 ? CHOICES : Math.max(Math.floor((LAST_JOINT - FIRST_JOINT) / APART) + 1, all);
  const choices: Choice[] = [];
  for (let i = 0; i < count; i++) {
    const share = FIRST_JOINT + ((LAST_JOINT - FIRST_JOINT) * i) / (count - 1);
    for (const lean of LEANS)
      for (const jointed of [true, false])
        choices.push({
          curve: { share: share * inked, lean, jointed, radius: 0, span: 0 },
          cost: Math.abs(share - wanted) * OFF + Math.abs(lean) * BEND + (jointed ? 0 : NO_JOINT),
        });
  }
  return choices;
}

function braces(plan: TurnPlan, support: PlannedSupport): readonly Choice[] {
  const { order } = support;
  const ringed = plan.convoys.some(({ unit }) => order.target.at.startsWith(unit));
  const radii = ringed ? [ROUND_RING, ROUND_RING + 5] : [GAP.brace, GAP.brace + 5, GAP.brace + 10];
  return [0.05, -0.05, 0.14, -0.14, 0.25, -0.25, 0.4, -0.4, 0.6, -0.6].flatMap((lean) =>
    radii
      .flatMap((radius, i) =>
        BRACES.map(([share, dislike]) => ({
          curve: { share: 0, lean, jointed: true, radius, span: BRACE_SPAN * share },
          cost: Math.abs(lean) * BEND + i * 4 + dislike,
        })),
      )
      .concat({
        curve: { share: 0, lean, jointed: false, radius: radii[0] ?? 0, span: 0 },
        cost: Math.abs(lean) * BEND + NO_BRACE,
      }),
  );
}

/** The pieces of a support: its line and its end. */
function supportPieces(
  plan: TurnPlan,
  { index }: PlannedSupport,
  { line, end }: SupportPath,
): readonly GroundPiece[] {
  const { scale } = plan.positions;
  const name = String(index);
  const pieces: GroundPiece[] = [...lines(`curve ${name}`, along(line, 2.2 * scale + 1.5, 8))];
  if (end.type === 'brace')
    pieces.push(
      ...solid(`joint ${name}`, braceFootprints(end, end.radius ?? 0, scale, end.angle, end.span)),
    );
  else if (end.type === 'joint')
    pieces.push(...solid(`joint ${name}`, jointFootprints(end, scale)));
  // Two supports must not meet a ribbon at the same point, even without joints.
  else pieces.push(...head(`joint ${name}`, [disc(end, 1)]));
  return pieces;
}
