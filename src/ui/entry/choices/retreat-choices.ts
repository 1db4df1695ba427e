import { adjudicateRetreats } from '../../../law/retreats/adjudicate-retreats.ts';
import {
  type Board,
  boardIn,
  fleetLocations,
  spaceOf,
  type Location,
  type SpaceId,
} from '../../../board/board.ts';
import type { RetreatOrder } from '../../../orders/retreat-order.ts';
import type { Retreater } from '../../../trace/retreat-ruling.ts';
import {
  activeFirst,
  keptOrders,
  NOT_POSSIBLE,
  type Attempt,
  type ControlledPowers,
  type OrderChoices,
  type RefusalMessage,
} from './order-choices.ts';
import type { EntryTask } from '../entry-task.ts';

type RetreatTask = Extract<EntryTask, { phase: 'retreats' }>;

/** The possible orders of dislodged units: to retreat to a space that is open to them, or to disband. */
export function retreatChoices(task: RetreatTask, controlled: ControlledPowers): OrderChoices {
  const { position, edition } = task;
  const dislodged = new Map(position.dislodged.map((one) => [spaceOf(one.unit.at), one]));
  const ownAt = (space: SpaceId): Retreater | undefined => {
    const retreater = dislodged.get(space);
    return retreater && controlled.powers.includes(retreater.unit.power) ? retreater : undefined;
  };
  return {
    task,
    places: activeFirst(controlled).flatMap((power) =>
      position.dislodged
        .filter(({ unit }) => unit.power === power)
        .map(({ unit }) => ({ space: spaceOf(unit.at), power, piece: unit })),
    ),
    ordersAt: keptOrders(ordersAt),
    why,
  };

  function ordersAt(space: SpaceId): readonly RetreatOrder[] {
    const retreater = ownAt(space);
    if (!retreater) return [];
    const { power, kind, at } = retreater.unit;
    const ordered = { power, unit: { kind, at } };
    return [
      ...retreater.retreats.map((to): RetreatOrder => ({ ...ordered, type: 'retreat', to })),
      { ...ordered, type: 'disband' },
    ];
  }

  function why({ place, answer }: Attempt): RefusalMessage {
    const retreater = place === null ? undefined : ownAt(place);
    if (!retreater) {
      if (answer.question !== 'place') return NOT_POSSIBLE;
      const other = dislodged.get(answer.value);
      return other
        ? { say: 'not-yours', unit: other.unit, powers: controlled.powers }
        : { say: 'not-dislodged', space: answer.value };
    }
    const { unit } = retreater;
    if (answer.question !== 'where')
      return answer.value === 'retreat' || answer.question === 'place'
        ? { say: 'no-retreat', unit }
        : NOT_POSSIBLE;
    const { power, kind, at } = unit;
    const to = closedPlace(retreater, answer.value, boardIn(position));
    const order: RetreatOrder = { type: 'retreat', power, unit: { kind, at }, to };
    const ruling = adjudicateRetreats(position, [order], edition);
    const step = ruling.steps.find(({ fact }) => fact.type === 'retreat-illegal');
    const turn = { position, orders: [order], edition, ruling };
    return step ? { say: 'illegal-retreat', step, turn } : NOT_POSSIBLE;
  }
}

/** The location in a space where the unit would arrive: of several coasts, one that it could reach. */
function closedPlace({ unit, barred }: Retreater, space: SpaceId, board: Board): Location {
  if (unit.kind === 'A') return space;
  const near = barred.find(({ at }) => spaceOf(at) === space)?.at;
  return near ?? fleetLocations(space, board)[0] ?? space;
}
