import type { Turn } from '../../trace/turn.ts';
import type { UnitAt } from '../../trace/fact.ts';
import { coinFootprints, lozengeFootprints, shieldFootprints } from './footprints.ts';
import { COVERED, solid } from './ground.ts';
import { at, directionAt, nth } from '../geometry/line.ts';
import type { Line } from '../geometry/line.ts';
import type { TurnPlan } from '../plan/turn-plan.ts';
import type { PlannedMove } from '../plan/planned-orders.ts';
import type { Candidate, Item } from './placement.ts';
import {
  add,
  dot,
  leftOf,
  minus,
  mix,
  onCircle,
  times,
  towards,
  whole,
} from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import type { ArrowLayout } from './arrow-layout.ts';
import type { ArrowPath } from './ribbons.ts';

/** The units for which some step states an attack strength, or a hold strength. */
function unitsWithStrengths(turn: Turn): {
  attack: ReadonlySet<UnitAt>;
  hold: ReadonlySet<UnitAt>;
} {
  const attack = new Set<UnitAt>();
  const hold = new Set<UnitAt>();
  for (const { fact } of turn.ruling.steps) {
    if (fact.type === 'hold') hold.add(fact.unit);
    else if (fact.type === 'strength' || fact.type === 'attack') attack.add(fact.unit);
    else if (fact.type === 'move-succeeds') attack.add(fact.unit);
    // The strength of its landing is that of the ferried army.
    else if (fact.type === 'passage' && fact.why === 'ferried') attack.add(fact.unit);
    else if (fact.type === 'move-bounces') {
      attack.add(fact.unit);
      if (fact.by.role === 'prevent') attack.add(fact.by.unit);
    }
  }
  return { attack, hold };
}

/**
 * Distances from the ribbon to a coin, at scale 1, best first: below 20 it would touch a bar; far away it is unclear
 * which ribbon it belongs to.
 */
const COIN_AWAY = [20, 22.5, 25, 30, 36, 43] as const;
const COIN_SHARES = [0.94, 0.86, 0.78, 0.7, 0.6, 0.5, 0.4, 0.25, 0.12] as const;

/** A coin goes beside the ribbon near its head, preferably outside the bend; a lozenge at the border. */
function coinFor(
  key: string,
  arrow: ArrowPath,
  move: PlannedMove,
  prevents: boolean,
  scale: number,
): Item<Point> {
  const end = move.barred ? arrow.bar : 1;
  const outside = bendOf(arrow.line) < 0 ? -1 : 1;
  const wanted = prevents ? 0.94 : 0.82;
  const choices: { spot: Point; cost: number }[] = [];
  for (const share of COIN_SHARES)
    for (const side of [outside, -outside])
      for (const away of COIN_AWAY) {
        const spot = at(arrow.line, share * end);
        const aside = times(leftOf(directionAt(arrow.line, share * end)), side * away * scale);
        choices.push({
          spot: whole(add(spot, aside)),
          cost:
            Math.abs(share - wanted) * 12 +
            (side === outside ? 0 : 1.5) +
            (away > 25 ? 3 + (away - 25) * 0.5 : 0),
        });
      }
  return {
    key,
    mayCover: new Set(),
    dropAt: COVERED,
    candidates: choices.map(({ spot, cost }) => ({
      value: spot,
      cost,
      pieces: () =>
        solid(key, [
          ...coinFootprints(spot, scale),
          ...(prevents ? lozengeFootprints(spot, scale) : []),
        ]),
    })),
  };
}

/** How far the middle of a line is to the left of its chord; negative to the right. */
function bendOf(line: Line): number {
  const [from, to] = [nth(line, 0), nth(line, line.length - 1)];
  return dot(minus(at(line, 0.5), mix(from, to, 0.5)), leftOf(towards(from, to)));
}

/** A shield goes close to its unit, preferably below it. */
function shieldFor(key: string, unit: Point, scale: number): Item<Point> {
  const candidates: Candidate<Point>[] = [];
  for (const away of [28, 33, 39, 46])
    for (let i = 0; i < 16; i++) {
      const angle = (i * Math.PI) / 8;
      const spot = whole(onCircle(unit, away * scale, angle));
      candidates.push({
        value: spot,
        cost: (away - 28) * 0.4 + 1.2 * (1 - Math.sin(angle)),
        pieces: () => solid(key, shieldFootprints(spot, scale)),
      });
    }
  return { key, mayCover: new Set(), dropAt: COVERED, candidates };
}

/** The items of all strengths in a turn. */
export function strengthItems(
  plan: TurnPlan,
  { moves }: Pick<ArrowLayout, 'moves'>,
  whereOf: (unit: UnitAt) => Point,
): readonly Item<Point>[] {
  const { attack, hold } = unitsWithStrengths(plan.turn);
  const { scale } = plan.positions;
  const items: Item<Point>[] = [];
  for (const move of plan.moves) {
    const arrow = moves.get(move.index)?.[0];
    const prevents = move.outcome === 'blocked';
    if (arrow && attack.has(move.unit))
      items.push(coinFor(`attack:${move.unit}`, arrow, move, prevents, scale));
  }
  for (const unit of hold) items.push(shieldFor(`hold:${unit}`, whereOf(unit), scale));
  return items;
}
