import { spaceOf } from '../board/board.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { SupportEnd } from './drawable.ts';
import { fitted, GAP, loop } from './gaps.ts';
import { at, bow, directionAt, nth, quadratic } from './line.ts';
import type { Line } from './line.ts';
import type { Plan, PlannedSupport } from './plan.ts';
import { add, distance, dot, mix, times, towards } from './point.ts';
import type { Point } from './point.ts';

export interface SupportWay {
  readonly line: Line;
  readonly end: SupportEnd;
}

const BRACE_SPAN = (97 * Math.PI) / 180;

/** A support flows into the ribbon like a tributary: it arrives along it from behind, squarely from ahead. */
export function tributary(
  plan: Plan,
  support: PlannedSupport,
  ribbon: Line,
  share: number,
  whereOf: (unit: UnitAt) => Point,
): SupportWay {
  const from = whereOf(support.unit);
  const joint = at(ribbon, share);
  const stream = directionAt(ribbon, share);
  const away = distance(from, joint);
  const along = Math.max(0, dot(stream, towards(from, joint)));
  const control = add(joint, times(stream, -away * (0.12 + 0.36 * along)));
  const tail = (support.kind === 'F' ? GAP.fleet : GAP.army + 2) * plan.spots.scale;
  const line = fitted(quadratic(from, control, joint), tail, 0);
  return { line, end: { type: 'joint', ...joint } };
}

/** A support in place ends in an arc round the unit; one of a move nobody ordered ends half way to where it should go. */
export function brace(
  plan: Plan,
  support: PlannedSupport,
  whereOf: (unit: UnitAt) => Point,
): SupportWay {
  const { spots } = plan;
  const { order } = support;
  const from = whereOf(support.unit);
  const target = whereOf(spaceOf(order.target.at));
  if (order.type === 'support-hold' && distance(from, target) < 1) {
    const line = loop(from, spots.scale);
    return { line, end: { type: 'joint', ...nth(line, line.length - 1) } };
  }
  const tail = (support.kind === 'F' ? GAP.fleet : GAP.army + 2) * spots.scale;
  if (order.type === 'support-move') {
    const joint = mix(target, spots.of(order.to, order.target.kind), 0.5);
    const line = fitted(bow(from, joint, 0.05 * distance(from, joint)), tail, 0);
    return { line, end: { type: 'joint', ...joint } };
  }
  const line = fitted(
    bow(from, target, 0.05 * distance(from, target)),
    tail,
    GAP.brace * spots.scale,
  );
  const tip = nth(line, line.length - 1);
  const angle = Math.atan2(tip.y - target.y, tip.x - target.x);
  return { line, end: { type: 'brace', ...target, angle, span: BRACE_SPAN } };
}
