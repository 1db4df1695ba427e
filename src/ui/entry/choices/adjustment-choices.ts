import { adjudicateAdjustments } from '../../../law/adjustments/adjudicate-adjustments.ts';
import {
  boardIn,
  fleetLocations,
  mayBuildIn,
  spaceIn,
  spaceOf,
  type SpaceId,
} from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import { berthIn, isBerth, unitAt } from '../../../board/unit-at.ts';
import type { AdjustmentOrder } from '../../../orders/adjustment-order.ts';
import type { AdjustmentFact } from '../../../trace/adjustment-fact.ts';
import type { AdjustmentTurn } from '../../../trace/phase-turn.ts';
import type { Step } from '../../../trace/step.ts';
import { orderKey } from '../../../orders/order-key.ts';
import { placeOf, type EntryTask } from '../entry-task.ts';
import {
  activeFirst,
  keptOrders,
  NOT_POSSIBLE,
  type Attempt,
  type ControlledPowers,
  type EntryPlace,
  type OrderChoices,
  type RefusalMessage,
} from './order-choices.ts';

type AdjustmentTask = Extract<EntryTask, { phase: 'adjustments' }>;

/** What a power must do: builds if positive, removals if negative, and the step that says so. */
export interface DueWithStep {
  readonly count: number;
  readonly step: Step<AdjustmentFact>;
  readonly turn: AdjustmentTurn;
}

/**
 * The builds and removals due from each power, as the adjudicator counts them. Powers with neither centres nor units
 * are left out.
 */
export function duesOf({ position, edition }: AdjustmentTask): ReadonlyMap<Power, DueWithStep> {
  const ruling = adjudicateAdjustments(position, [], edition);
  const turn = { position, orders: [], edition, ruling };
  return new Map(
    ruling.steps.flatMap((step): readonly (readonly [Power, DueWithStep])[] => {
      const { fact } = step;
      if (fact.type !== 'adjustment') return [];
      const count = fact.centres - fact.units;
      return [[fact.power, { count, step, turn }]];
    }),
  );
}

/** What may be built and removed, given the orders that are `written`: vacant home centres, or units. */
export function adjustmentChoices(
  task: AdjustmentTask,
  controlled: ControlledPowers,
  written: readonly AdjustmentOrder[],
): OrderChoices {
  const { position, edition } = task;
  const board = boardIn(position);
  const dues = duesOf(task);
  const countOf = (power: Power): number => dues.get(power)?.count ?? 0;
  /** An army aboard a fleet is removed before it (A/F IV.c); an order to remove both must be written. */
  const aboard = new Map(position.units.map((unit) => [unitAt(unit), unit]));
  const units = new Map(
    position.units.filter((unit) => !isBerth(unitAt(unit))).map((unit) => [spaceOf(unit.at), unit]),
  );
  const ordersAt = keptOrders((space) =>
    controlled.powers.flatMap((power) => candidates(power, space).filter((one) => !refusal(one))),
  );
  return {
    task,
    places: activeFirst(controlled).flatMap((power) =>
      (countOf(power) > 0 ? board.centres : [...units.keys()]).flatMap(
        (space): readonly EntryPlace[] =>
          ordersAt(space).some((order) => order.power === power)
            ? [{ space, power, piece: countOf(power) > 0 ? null : (units.get(space) ?? null) }]
            : [],
      ),
    ),
    ordersAt,
    why,
  };

  function candidates(power: Power, space: SpaceId): readonly AdjustmentOrder[] {
    if (countOf(power) < 0) {
      const unit = units.get(space);
      if (unit?.power !== power) return [];
      const { kind, at } = aboard.get(berthIn(space)) ?? unit;
      return [{ type: 'remove', power, unit: { kind, at } }];
    }
    if (!mayBuildIn(space, power, board)) return [];
    return [
      { type: 'build', power, unit: { kind: 'A', at: space } },
      ...fleetLocations(space, board).map((at): AdjustmentOrder => ({
        type: 'build',
        power,
        unit: { kind: 'F', at },
      })),
    ];
  }

  /** Why the order is refused after those written for other places; null if it is legal. */
  function refusal(order: AdjustmentOrder): RefusalMessage | null {
    const place = placeOf(order);
    const others = written.filter((one) => one.power === order.power && placeOf(one) !== place);
    const orders = [...others, order];
    const ruling = adjudicateAdjustments(position, orders, edition);
    const key = orderKey(order);
    const step = ruling.steps.find(
      ({ fact }) => fact.type === 'adjustment-illegal' && orderKey(fact.order) === key,
    );
    const turn = { position, orders, edition, ruling };
    return step ? { say: 'illegal-adjustment', step, turn } : null;
  }

  function why({ place, answer }: Attempt): RefusalMessage {
    const space = answer.question === 'place' ? answer.value : place;
    if (space === null) return NOT_POSSIBLE;
    const unit = units.get(space);
    const power = powerFor(space);
    const isRemoval = countOf(power) < 0 || (countOf(power) === 0 && unit?.power === power);
    const kind = spaceIn(space, board).kind === 'sea' || answer.value === 'fleet' ? 'F' : 'A';
    const order: AdjustmentOrder = isRemoval
      ? { type: 'remove', power, unit: { kind: unit?.kind ?? kind, at: unit?.at ?? space } }
      : { type: 'build', power, unit: { kind, at: space } };
    return refusal(order) ?? NOT_POSSIBLE;
  }

  /** The power that orders a space: the one whose unit, home or centre it is, if that may be ordered. */
  function powerFor(space: SpaceId): Power {
    const owners = [units.get(space)?.power, spaceIn(space, board).home, position.owners[space]];
    return owners.find((power) => power && controlled.powers.includes(power)) ?? controlled.active;
  }
}
