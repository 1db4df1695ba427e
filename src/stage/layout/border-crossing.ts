import { spaceOf } from '../../board/board.ts';
import type { MapPoint } from '../../board/places.ts';
import { at, lengthOf, type Line, nearest } from '../geometry/line.ts';
import { distance } from '../geometry/point.ts';
import { drawingOf } from '../model/drawing-of.ts';
import { toMap, toView } from '../model/view.ts';
import type { PlannedMove } from '../plan/planned-orders.ts';
import type { TurnPlan } from '../plan/turn-plan.ts';

/** A line that misses the crossing point by more than this, in px, crosses the border elsewhere. */
const ELSEWHERE = 9;
const FINE = 80;
/** A line that enters the space more than this much further away, in px, has passed beside the border. */
const FAR = 20;

/** On a diagram the bar of a bounce is this far from the disc, at scale 1: there is room for its cross. */
const BEFORE_DISC = 20;

/**
 * The share of the line at which it enters its destination; if it does so several times, the entry nearest to the
 * crossing point.
 */
export function crossingOf(
  plan: TurnPlan,
  move: PlannedMove,
  line: Line,
  border: MapPoint | null,
): number {
  const { view, scale } = plan.positions;
  const { spaceAt, diagram } = drawingOf(plan.format);
  const goal = spaceOf(move.goal);
  if (diagram && move.opposed) return 0.5;
  const known = border && toView(view, border);
  if (known) {
    const share = nearest(line, known);
    if (distance(at(line, share), known) < ELSEWHERE) return share;
  }
  let entry = 0.5;
  let least = Infinity;
  let inside = true;
  for (let i = FINE; i >= 0; i--) {
    const { x, y } = toMap(view, at(line, i / FINE));
    const space = spaceAt(x, y);
    // Between the discs of a diagram is nothing; beyond the map there may be more of the space.
    if ((space === null && !diagram) || inside === (space === goal)) continue;
    inside = !inside;
    const away = known ? distance(at(line, i / FINE), known) : 0;
    if (inside || away >= least) continue;
    least = away;
    entry = (i + 0.5) / FINE;
  }
  if (diagram) return entry - (BEFORE_DISC * scale) / Math.max(1, lengthOf(line));
  if (!known) return entry;
  const share = nearest(line, known);
  return least > FAR + distance(at(line, share), known) ? share : entry;
}
