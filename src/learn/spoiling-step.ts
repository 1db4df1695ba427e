import { spaceOf } from '../board/board.ts';
import { berthIn } from '../board/unit-at.ts';
import type { AnyFact } from '../trace/step.ts';
import type { RuledOrder } from '../trace/ruling.ts';
import type { Turn } from '../trace/turn.ts';
import type { Exercise } from './exercise.ts';

/**
 * The step of a ruling after which the goal of an exercise is out of reach; null: no step spoils it, because none of the
 * power's units is ordered there. For a ruling that does not achieve the goal.
 */
export function spoilingStep(
  { power, goal, at }: Exercise,
  { ruling: { orders, steps } }: Turn,
): number | null {
  const isFact = (type: AnyFact['type'], unit: string) =>
    steps.find(({ fact }) => fact.type === type && 'unit' in fact && fact.unit === unit)?.id;
  const dislodged = isFact('dislodged', at);
  /** The first order of some units that settles who is in the space: by entering, by failing to, or by leaving. */
  const settledBy = (isOf: (ruled: RuledOrder) => boolean): number | null => {
    const found = orders
      .filter(({ order, unit, outcome }) =>
        order?.type === 'move' || order?.type === 'land'
          ? spaceOf(order.to) === at || (unit === at && outcome === 'succeeds')
          : false,
      )
      .filter(isOf)
      .flatMap(({ step }) => step ?? []);
    return found.length > 0 ? Math.min(...found) : null;
  };
  switch (goal) {
    case 'reach':
      return settledBy(({ order }) => order?.power === power) ?? dislodged ?? null;
    case 'bar':
    case 'keep':
      return settledBy(({ order, outcome }) => order?.power !== power && outcome === 'succeeds');
    case 'stop':
      return orders.find(({ unit }) => unit === at)?.step ?? null;
    case 'survive':
      return isFact('starves', berthIn(at)) ?? dislodged ?? null;
  }
}
