import { spaceOf } from '../../board/board.ts';
import { GAP } from '../geometry/fitted.ts';
import { through, trimmed } from '../geometry/line.ts';
import type { Line } from '../geometry/line.ts';
import { onCircle } from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import { SIZE } from '../geometry/shapes.ts';
import type { TurnPlan } from '../plan/turn-plan.ts';
import type { PlannedConvoy } from '../plan/planned-orders.ts';
import { noEntryFootprints } from './footprints.ts';
import { COVERED, solid } from './ground.ts';
import type { Item, Placed } from './placement.ts';

/** The ring of a convoy order, at its fleet. */
export interface RingPlace extends Point {
  /** The angle of the no-entry sign of an illegal order; null if it has none. */
  readonly corner: number | null;
  /** The line past the fleet of the army that it convoys, if no ribbon runs through the ring. */
  readonly faintLine: Line | null;
}

/** Angles for the no-entry sign on a convoy ring, best first: none at the bottom, where the wave is. */
const CORNERS = [-1, -3, 0, 4, -2, 1, 3].map((quarter) => (quarter * Math.PI) / 4);

/** The no-entry signs of illegal convoy orders, with their angles, by index of the order. */
export function cornerItems({ convoys, positions }: TurnPlan): readonly Item<number>[] {
  return convoys
    .filter(({ outcome }) => outcome === 'illegal' || outcome === 'ambiguous')
    .map(({ index, unit, at, kind }) => ({
      key: String(index),
      mayCover: new Set([`ring ${unit}`]),
      dropAt: COVERED,
      candidates: CORNERS.map((angle, rank) => {
        const spot = onCircle(positions.of(at, kind), SIZE.ring * positions.scale, angle);
        return {
          value: angle,
          cost: rank,
          pieces: () =>
            solid(`corner ${String(index)}`, noEntryFootprints(spot, 0.93 * positions.scale)),
        };
      }),
    }));
}

/** The rings of all convoy orders, by index of the order. */
export const ringPlaces = (
  plan: TurnPlan,
  corners: ReadonlyMap<string, Placed<number>>,
): ReadonlyMap<number, RingPlace> =>
  new Map(
    plan.convoys.map((convoy) => {
      const { index, at, kind } = convoy;
      const corner = corners.get(String(index))?.value ?? null;
      const spot = plan.positions.of(at, kind);
      return [index, { ...spot, corner, faintLine: faintLineOf(plan, convoy, spot) }];
    }),
  );

function faintLineOf(
  { positions }: TurnPlan,
  { unit, order, target, travelled }: PlannedConvoy,
  ring: Point,
): Line | null {
  if (travelled || spaceOf(order.target.at) === unit) return null;
  const from = positions.of(target.at, target.kind);
  const goal = positions.of(order.to, order.target.kind);
  return trimmed(
    through([from, ring, goal]),
    GAP.army * positions.scale,
    GAP.toPlace * positions.scale,
  );
}
