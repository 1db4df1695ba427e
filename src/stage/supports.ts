import { spaceOf } from '../board/board.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { SupportEnd } from './drawable.ts';
import { fitted, GAP, loop } from './gaps.ts';
import { at, bow, directionAt, nth, quadratic } from './line.ts';
import type { Line } from './line.ts';
import type { Plan, PlannedSupport } from './plan.ts';
import { add, distance, dot, leftOf, mix, times, towards } from './point.ts';
import type { Point } from './point.ts';

export interface SupportWay {
  readonly line: Line;
  readonly end: SupportEnd;
  /** Where its sign stands, if it has one: a share of the line; null if there is no room. */
  readonly sign?: number | null;
}

/** How a support is drawn, wherever its unit and the one it helps stand. */
export interface Manner {
  /** Where on the ribbon it joins: a share of the ribbon. */
  readonly share: number;
  /** How far its middle is pushed to the left of its way, as a share of its length. */
  readonly lean: number;
  /** Whether there is room for the joint or the brace. */
  readonly jointed: boolean;
  /** Of a brace: how far from the unit, at scale 1, and how much of the circle. */
  readonly radius: number;
  readonly span: number;
}

/** A support flows into the ribbon like a tributary: it arrives along it from behind, squarely from ahead. */
export function tributary(
  plan: Plan,
  support: PlannedSupport,
  ribbon: Line,
  { share, lean, jointed }: Manner,
  whereOf: (unit: UnitAt) => Point,
): SupportWay {
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
  const tail = (support.kind === 'F' ? GAP.fleet : GAP.army + 2) * plan.spots.scale;
  const line = fitted(quadratic(from, control, joint), tail, 0);
  return { line, end: { type: jointed ? 'joint' : 'flow', ...joint } };
}

/** A support in place ends in an arc round the unit; one of a move nobody ordered ends half way to where it should go. */
export function brace(
  plan: Plan,
  support: PlannedSupport,
  { lean, jointed, radius, span }: Manner,
  whereOf: (unit: UnitAt) => Point,
): SupportWay {
  const { spots } = plan;
  const { order } = support;
  const from = whereOf(support.unit);
  const target = whereOf(spaceOf(order.target.at));
  const type = jointed ? 'joint' : 'flow';
  if (order.type === 'support-hold' && distance(from, target) < 1) {
    const line = loop(from, spots.scale);
    return { line, end: { type, ...nth(line, line.length - 1) } };
  }
  const tail = (support.kind === 'F' ? GAP.fleet : GAP.army + 2) * spots.scale;
  if (order.type === 'support-move') {
    const joint = mix(target, spots.of(order.to, order.target.kind), 0.5);
    const line = fitted(bow(from, joint, lean * distance(from, joint)), tail, 0);
    return { line, end: { type, ...joint } };
  }
  const line = fitted(bow(from, target, lean * distance(from, target)), tail, radius * spots.scale);
  const tip = nth(line, line.length - 1);
  const angle = Math.atan2(tip.y - target.y, tip.x - target.x);
  if (!jointed) return { line, end: { type, ...tip } };
  return {
    line,
    end: { type: 'brace', ...target, radius: radius * spots.scale, angle, span },
  };
}
