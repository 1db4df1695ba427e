import { adjudicateRetreats } from '../../adjudicator/retreats/adjudicate-retreats.ts';
import { fleetLocations, spaceOf, type Location, type SpaceId } from '../../board/board.ts';
import { retreatSentence } from '../../explain/tell.ts';
import type { RetreatOrder } from '../../orders/retreat-order.ts';
import type { Retreater } from '../../trace/retreat-ruling.ts';
import { askedOnce, inTurn, type Desk, type Hands, type Tried } from './desk.ts';
import type { EntryTask } from './task.ts';
import { NO_ORDER_SO, notDislodged, notYours, nowhereToGo } from './words.ts';

type RetreatTask = Extract<EntryTask, { phase: 'retreats' }>;

/** What dislodged units may be ordered: to go where the phase before has left them a way, or to disband. */
export function retreatDesk(task: RetreatTask, hands: Hands): Desk {
  const { position, edition } = task;
  const fallen = new Map(position.dislodged.map((one) => [spaceOf(one.unit.at), one]));
  const mine = (space: SpaceId): Retreater | undefined => {
    const retreater = fallen.get(space);
    return retreater && hands.powers.includes(retreater.unit.power) ? retreater : undefined;
  };
  return {
    task,
    places: inTurn(hands).flatMap((power) =>
      position.dislodged
        .filter(({ unit }) => unit.power === power)
        .map(({ unit }) => ({ space: spaceOf(unit.at), power, piece: unit })),
    ),
    ordersAt: askedOnce(ordersAt),
    why,
  };

  function ordersAt(space: SpaceId): readonly RetreatOrder[] {
    const retreater = mine(space);
    if (!retreater) return [];
    const { power, kind, at } = retreater.unit;
    const ordered = { power, unit: { kind, at } };
    return [
      ...retreater.retreats.map((to): RetreatOrder => ({ ...ordered, type: 'retreat', to })),
      { ...ordered, type: 'disband' },
    ];
  }

  function why({ place, answer }: Tried): string {
    const retreater = place === null ? undefined : mine(place);
    if (!retreater) {
      if (answer.question !== 'place') return NO_ORDER_SO;
      const other = fallen.get(answer.value);
      return other ? notYours(other.unit, hands.powers) : notDislodged(answer.value);
    }
    if (answer.question !== 'where')
      return answer.value === 'retreat' ? nowhereToGo(retreater.unit) : NO_ORDER_SO;
    const { power, kind, at } = retreater.unit;
    const to = closedPlace(retreater, answer.value);
    const order: RetreatOrder = { type: 'retreat', power, unit: { kind, at }, to };
    const ruling = adjudicateRetreats(position, [order], edition);
    const step = ruling.steps.find(({ fact }) => fact.type === 'retreat-illegal');
    const turn = { position, orders: [order], edition, ruling };
    return step ? retreatSentence(step, turn) : NO_ORDER_SO;
  }
}

/** The place in a space that the unit would come to: on a coast of several one that it could reach. */
function closedPlace({ unit, barred }: Retreater, space: SpaceId): Location {
  if (unit.kind === 'A') return space;
  const near = barred.find(({ at }) => spaceOf(at) === space)?.at;
  return near ?? fleetLocations(space)[0] ?? space;
}
