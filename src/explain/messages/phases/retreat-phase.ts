import { openTable } from '../../../open-table.ts';
import type { FleetRetreatFactType } from '../../../trace/army-fleet/fleet-fact.ts';
import { spaceIn, spaceOf, type Location, type SpaceId } from '../../../board/board.ts';
import type { UnitAt } from '../../../trace/fact.ts';
import type { RetreatTurn } from '../../../trace/phase-turn.ts';
import type { DisbandReason, RetreatFact, RetreatFactOf } from '../../../trace/retreat-fact.ts';
import type { Step } from '../../../trace/step.ts';
import type { ArmyFleetPhaseMessage } from '../army-fleet/fleet-message.ts';
import { repairMessage, type RepairedMessage } from '../repaired.ts';
import { retreatIllegal, type RetreatIllegalMessage } from './retreat-legality.ts';
import { dislodgedUnit, retreatContext, type RetreatContext } from './retreat-context.ts';
import type { Who } from '../who.ts';

/** The message for a step of a retreat phase. */
export type RetreatMessage =
  | RepairedMessage
  | RetreatIllegalMessage
  /** `before`: the message that comes first, about the fleet of the army that this is about. */
  | {
      readonly say: 'army-fleet';
      readonly before: RetreatMessage | null;
      readonly message: ArmyFleetPhaseMessage;
    }
  /** `counts`: which of its orders; null if none does. */
  | {
      readonly say: 'retreat-ambiguous';
      readonly unit: Who;
      readonly orders: number;
      readonly counts: 'first' | 'last' | null;
    }
  | { readonly say: 'retreats-collide'; readonly units: readonly Who[]; readonly to: SpaceId }
  | { readonly say: 'retreat-succeeds'; readonly unit: Who; readonly to: Location }
  /** `others`: those it collides with. `given`: it was given orders, but none that it can follow. */
  | {
      readonly say: 'disbands';
      readonly unit: Who;
      readonly reason: DisbandReason;
      readonly others: readonly Who[];
      readonly given: boolean;
    };

const named = (units: readonly UnitAt[], t: RetreatContext): readonly Who[] =>
  units.map((unit) => dislodgedUnit(unit, t));

function disbands({ unit, reason }: RetreatFactOf<'disbands'>, t: RetreatContext): RetreatMessage {
  const met = t.step.because.map((id) => t.turn.ruling.steps[id]?.fact);
  const collision = met.find((fact) => fact?.type === 'retreats-collide');
  const others = (collision?.units ?? []).filter((one) => one !== unit);
  const message: RetreatMessage = {
    say: 'disbands',
    unit: dislodgedUnit(unit, t),
    reason,
    others: named(others, t),
    given: met.length > 0,
  };
  return hasArmy(unit, t) ? withArmy(message, 'army-leaves') : message;
}

const hasArmy = (fleet: UnitAt, { turn }: RetreatContext): boolean =>
  turn.position.dislodged.some(({ unit, aboard }) => aboard && spaceOf(unit.at) === fleet);

const withArmy = (before: RetreatMessage, say: 'army-along' | 'army-leaves'): RetreatMessage => ({
  say: 'army-fleet',
  before,
  message: { say },
});

export type RetreatMessageRows<T extends RetreatFact['type']> = {
  readonly [K in T]: (fact: RetreatFactOf<K>, t: RetreatContext) => RetreatMessage;
};

/** The message for each type of fact of a retreat phase. */
export const RETREAT_MESSAGES = openTable<
  RetreatMessageRows<RetreatFact['type']>,
  Exclude<RetreatFact['type'], FleetRetreatFactType>
>({
  'retreat-repaired': ({ order, repair }, t) => {
    // A power means its own dislodged unit rather than the one that has arrived.
    const own = [...t.dislodged].filter(([, unit]) => unit.power === order.power);
    return repairMessage(order, repair, new Map([...t.units, ...own]), t.board);
  },
  'retreat-illegal': retreatIllegal,
  'retreat-ambiguous': ({ unit, orders, followed }, t) => {
    const counts = t.turn.edition.choices.severalOrders === 'first' ? 'first' : 'last';
    return {
      say: 'retreat-ambiguous',
      unit: dislodgedUnit(unit, t),
      orders: orders.length,
      counts: followed ? counts : null,
    };
  },
  'retreats-collide': ({ to, units }, t) => ({
    say: 'retreats-collide',
    units: named(units, t),
    to,
  }),
  'retreat-succeeds': ({ unit, to }, t) => {
    const message = { say: 'retreat-succeeds', unit: dislodgedUnit(unit, t), to } as const;
    const isCarried = hasArmy(unit, t) && spaceIn(spaceOf(to), t.board).kind === 'sea';
    return isCarried ? withArmy(message, 'army-along') : message;
  },
  disbands,
});

/** The message for a step of a retreat phase. */
export function retreatMessage(step: Step<RetreatFact>, turn: RetreatTurn): RetreatMessage {
  const message = RETREAT_MESSAGES.row(step.fact.type) as (
    fact: RetreatFact,
    t: RetreatContext,
  ) => RetreatMessage;
  return message(step.fact, retreatContext(step, turn));
}
