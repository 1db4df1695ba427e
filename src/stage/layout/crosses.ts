import { spaceOf } from '../../board/board.ts';
import { crossFootprints } from './footprints.ts';
import { COVERED, solid } from './ground.ts';
import { at, directionAt, lengthOf } from '../geometry/line.ts';
import type { Candidate, Item } from './placement.ts';
import type { TurnPlan } from '../plan/turn-plan.ts';
import type { PlannedMove } from '../plan/planned-orders.ts';
import { add, leftOf, mix, times } from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import type { ArrowLayout } from './arrow-layout.ts';
import type { ArrowPath } from './ribbons.ts';

/**
 * Distances from a bar to the cross beyond it, at scale 1, best first; then offsets sideways from the line of the
 * arrow.
 */
const BEYOND = [17, 20, 14, 24, 29] as const;
const ASIDE = [0, 9, -9, 16, -16, 22, -22] as const;

/** A cross beyond every bar that may be drawn; a single one for two bars that face each other. */
export function crossItems(
  plan: TurnPlan,
  { moves }: Pick<ArrowLayout, 'moves'>,
): readonly Item<Point>[] {
  const { scale } = plan.positions;
  const arrowOf = (index: number) => moves.get(index)?.[0];
  return plan.moves.flatMap((move): Item<Point>[] => {
    const arrow = arrowOf(move.index);
    if (!isCrossed(move) || !arrow) return [];
    const facing = facingOf(plan, move);
    if (facing && facing.index < move.index) return [];
    const other = facing && arrowOf(facing.index);
    const positions = other ? between(arrow, other, scale) : beyondBar(arrow, scale);
    const key = crossKey(plan, move);
    return [
      {
        key,
        mayCover: new Set(),
        dropAt: COVERED,
        candidates: positions.map(({ spot, cost }): Candidate<Point> => ({
          value: spot,
          cost,
          pieces: () => solid(key, crossFootprints(spot, scale)),
        })),
      },
    ];
  });
}

interface Choice {
  readonly spot: Point;
  readonly cost: number;
}

/** Points between two bars, the midpoint first; further away, those along the border are preferred. */
function between(one: ArrowPath, other: ArrowPath, scale: number): readonly Choice[] {
  const [a, b] = [at(one.line, one.bar), at(other.line, other.bar)];
  const middle = mix(a, b, 0.5);
  const ahead = directionAt(one.line, one.bar);
  const choices: Choice[] = [];
  for (let across = -40; across <= 40; across += 4)
    for (const on of [0, 7, -7, 14, -14, 21, -21]) {
      const shift = add(times(leftOf(ahead), across * scale), times(ahead, on * scale));
      choices.push({
        spot: add(middle, shift),
        cost: 0.3 * Math.abs(across) + 0.5 * Math.abs(on),
      });
    }
  return choices;
}

function beyondBar({ line, bar }: ArrowPath, scale: number): readonly Choice[] {
  const length = Math.max(1, lengthOf(line));
  const sideways = leftOf(directionAt(line, bar));
  return BEYOND.flatMap((beyond, rank) =>
    ASIDE.flatMap((aside) =>
      [beyond, beyond - 14].flatMap((ahead, second) => {
        if (second > 0 && aside === 0) return [];
        const spot = at(line, bar + (ahead * scale) / length);
        return [
          {
            spot: add(spot, times(sideways, aside * scale)),
            cost: 2 * rank + 0.6 * Math.abs(aside) + 3 * second,
          },
        ];
      }),
    ),
  );
}

/** The key of the cross beyond the bar of a move; the same for two bars that face each other. */
export const crossKey = (plan: TurnPlan, move: PlannedMove): string =>
  `cross:${String(Math.min(move.index, facingOf(plan, move)?.index ?? Infinity))}`;

const isCrossed = ({ outcome }: PlannedMove): boolean =>
  outcome === 'bounces' || outcome === 'blocked';

/** The opposing move in a head-to-head battle, if both end at a bar. */
const facingOf = (plan: TurnPlan, move: PlannedMove): PlannedMove | undefined =>
  plan.moves.find(
    (other) =>
      other.unit === spaceOf(move.goal) && spaceOf(other.goal) === move.unit && isCrossed(other),
  );
