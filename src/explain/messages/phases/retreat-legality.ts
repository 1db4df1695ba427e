import {
  spaceIn,
  spaceOf,
  type Location,
  type SpaceId,
  type UnitKind,
} from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import type { RetreatPhaseOrder } from '../../../orders/retreat-order.ts';
import type { Barred, BarredReason } from '../../../trace/fact.ts';
import type { RetreatFactOf, RetreatIllegalReason } from '../../../trace/retreat-fact.ts';
import type { MessageKinds } from '../message-kinds.ts';
import { outOfReach, type OutOfReach } from '../legality.ts';
import { dislodgedUnit, type RetreatContext } from './retreat-context.ts';
import type { Who } from '../who.ts';

interface Retreat {
  readonly unit: Who;
  readonly to: Location;
}

/** What an order tells a unit to do. */
export type RetreatOrderType = RetreatPhaseOrder['type'];

/** Why an order of a retreat phase is illegal. */
export type RetreatIllegalMessage =
  /** `dislodged`: the unit is dislodged, and could only retreat or be disbanded. */
  | {
      readonly say: 'not-a-retreat';
      readonly unit: Who;
      readonly doing: RetreatOrderType;
      readonly dislodged: boolean;
    }
  | { readonly say: 'nobody-dislodged'; readonly power: Power; readonly at: SpaceId }
  /** Back to the space from which it was dislodged. */
  | { readonly say: 'retreat-home'; readonly unit: Who; readonly to: SpaceId }
  /** `nor`: no unit retreats by convoy either. */
  | {
      readonly say: 'retreat-unreachable';
      readonly unit: Who;
      readonly to: SpaceId;
      readonly why: OutOfReach;
      readonly nor: boolean;
    }
  /** `reached`: how many coasts. */
  | (Retreat & { readonly say: 'retreat-coast-missing'; readonly reached: number })
  /** `by`: null if it is not known what is there. */
  | (Retreat & { readonly say: 'retreat-occupied'; readonly by: UnitKind | null })
  | MessageKinds<
      | 'retreat-coast-impossible'
      | 'retreat-to-attacker'
      | 'retreat-to-stand-off'
      | 'retreat-with-army',
      Retreat
    >;

const isRetreat = (order: RetreatPhaseOrder) => order.type === 'retreat';

/** Where a retreat was to go; only called for retreats. */
const goal = (order: RetreatPhaseOrder): Location => (isRetreat(order) ? order.to : order.unit.at);

const unitOf = ({ unit }: RetreatPhaseOrder, t: RetreatContext): Who =>
  dislodgedUnit(spaceOf(unit.at), t);

const plan = (order: RetreatPhaseOrder, t: RetreatContext): Retreat => ({
  unit: unitOf(order, t),
  to: goal(order),
});

function unreachable(order: RetreatPhaseOrder, t: RetreatContext): RetreatIllegalMessage {
  const unit = unitOf(order, t);
  const to = spaceOf(goal(order));
  if (to === unit.at) return { say: 'retreat-home', unit, to };
  const nor =
    unit.kind === 'A' && [unit.at, to].every((space) => spaceIn(space, t.board).kind === 'coastal');
  const why = outOfReach(t.dislodged.get(unit.at) ?? unit, to, t.board);
  return { say: 'retreat-unreachable', unit, to, why, nor };
}

function coastMissing(order: RetreatPhaseOrder, t: RetreatContext): RetreatIllegalMessage {
  const retreater = t.turn.position.dislodged.find(
    ({ unit }) => spaceOf(unit.at) === spaceOf(order.unit.at),
  );
  const near = [...(retreater?.retreats ?? []), ...(retreater?.barred ?? []).map(({ at }) => at)];
  const to = spaceOf(goal(order));
  const reached = near.filter((at) => spaceOf(at) === to).length;
  return { say: 'retreat-coast-missing', ...plan(order, t), reached };
}

/** Why a dislodged unit may not retreat to an adjacent place. `by`: the unit there. */
export function closedPlace(
  unit: Who,
  { at: to, reason }: Barred,
  by: UnitKind | null,
): RetreatIllegalMessage {
  switch (reason) {
    case 'occupied':
      return { say: 'retreat-occupied', unit, to, by };
    case 'attacker-origin':
      return { say: 'retreat-to-attacker', unit, to };
    case 'stand-off':
      return { say: 'retreat-to-stand-off', unit, to };
    case 'aboard':
      return { say: 'retreat-with-army', unit, to };
  }
}

const closed =
  (reason: BarredReason) =>
  (order: RetreatPhaseOrder, t: RetreatContext): RetreatIllegalMessage => {
    const at = goal(order);
    return closedPlace(unitOf(order, t), { at, reason }, t.units.get(spaceOf(at))?.kind ?? null);
  };

const CAUSES: {
  readonly [R in RetreatIllegalReason]: (
    order: RetreatPhaseOrder,
    t: RetreatContext,
  ) => RetreatIllegalMessage;
} = {
  'not-a-retreat': (order, t) => {
    const at = spaceOf(order.unit.at);
    const dislodged = t.dislodged.get(at)?.power === order.power;
    const kind = (dislodged ? t.dislodged : t.units).get(at)?.kind ?? order.unit.kind;
    return { say: 'not-a-retreat', unit: { at, kind }, doing: order.type, dislodged };
  },
  'no-unit': ({ power, unit }) => ({ say: 'nobody-dislodged', power, at: spaceOf(unit.at) }),
  aboard: closed('aboard'),
  unreachable,
  'coast-missing': coastMissing,
  'coast-impossible': (order, t) => ({ say: 'retreat-coast-impossible', ...plan(order, t) }),
  occupied: closed('occupied'),
  'attacker-origin': closed('attacker-origin'),
  'stand-off': closed('stand-off'),
};

/** An order of a retreat phase is illegal: why. */
export const retreatIllegal = (
  { order, reason }: RetreatFactOf<'retreat-illegal'>,
  t: RetreatContext,
): RetreatIllegalMessage => CAUSES[reason](order, t);
