import { boardIn, spaceOf } from '../../board/board.ts';
import type { Board, Location, SpaceId, Unit } from '../../board/board.ts';
import type { RetreatPhaseOrder } from '../../orders/retreat-order.ts';
import type { Choices, Edition } from '../../rules/edition.ts';
import type { BarredReason, UnitAt } from '../../trace/fact.ts';
import type { RetreatIllegalReason } from '../../trace/retreat-fact.ts';
import type { Retreater, RetreatPosition } from '../../trace/retreat-ruling.ts';
import type { Repair } from '../../orders/repair.ts';

/** One repair of one order; an order that was given twice is listed twice. */
export interface RepairedRetreat {
  readonly order: RetreatPhaseOrder;
  readonly repair: Repair;
}

const repairsOf = (orders: readonly RetreatPhaseOrder[]): readonly RepairedRetreat[] =>
  orders.flatMap((order) => order.repairs?.map((repair) => ({ order, repair })) ?? []);

/** Orders that say the same and are not followed. `unit`: the dislodged unit that they are for, if there is one. */
export interface RefusedRetreats {
  readonly orders: readonly RetreatPhaseOrder[];
  readonly reason: RetreatIllegalReason;
  readonly unit: UnitAt | null;
}

/** Legal orders to one unit that mean the same: it retreats to that location, or disbands (null). */
export interface Legal {
  readonly orders: readonly RetreatPhaseOrder[];
  readonly to: Location | null;
}

/** Everything that follows from position, orders and edition before any decision. */
export interface RetreatModel {
  readonly board: Board;
  readonly dislodged: ReadonlyMap<UnitAt, Retreater>;
  readonly refused: readonly RefusedRetreats[];
  /** By dislodged unit: the different legal orders, in the order of writing. */
  readonly legal: ReadonlyMap<UnitAt, readonly Legal[]>;
  /** The order that each unit follows. */
  readonly followed: ReadonlyMap<UnitAt, Legal>;
  /** Where units without a legal order go by the Right-Hand Rule (A/F IV.e). */
  readonly displaced: ReadonlyMap<UnitAt, Location>;
  /** The units that go into each space, in no particular order. */
  readonly going: ReadonlyMap<SpaceId, readonly UnitAt[]>;
  /** The units that are not dislodged. */
  readonly units: readonly Unit[];
  readonly repairs: readonly RepairedRetreat[];
}

export function readRetreats(
  position: RetreatPosition,
  orders: readonly RetreatPhaseOrder[],
  { choices }: Edition,
): RetreatModel {
  const { units, dislodged: retreaters } = position;
  const dislodged = new Map(retreaters.map((one) => [spaceOf(one.unit.at), one]));
  const refused = new Map<string, RefusedRetreats>();
  const legal = new Map<UnitAt, Legal[]>();
  const last = new Map<UnitAt, Location | null>();
  for (const order of orders) {
    const at = spaceOf(order.unit.at);
    const found = dislodged.get(at);
    const own = found?.unit.power === order.power ? found : undefined;
    const meaning = meaningOf(order, own, choices);
    if (meaning.reason !== null) {
      const key = [at, ...contentOf(order)].join(' ');
      const before = refused.get(key)?.orders ?? [];
      const unit = own ? at : null;
      refused.set(key, { orders: [...before, order], reason: meaning.reason, unit });
      continue;
    }
    const { to } = meaning;
    const others = legal.get(at) ?? [];
    const same = others.findIndex((one) => one.to === to);
    const joined = { orders: [...(others[same]?.orders ?? []), order], to };
    legal.set(at, same < 0 ? [...others, joined] : others.with(same, joined));
    last.set(at, to);
  }
  const followed = new Map<UnitAt, Legal>();
  for (const [at, different] of legal) {
    const latest = different.find(({ to }) => to === last.get(at));
    const [first] = different;
    const pick = { none: undefined, first, last: latest }[choices.severalOrders];
    const chosen = different.length === 1 ? first : pick;
    if (chosen) followed.set(at, chosen);
  }
  const displaced = new Map<UnitAt, Location>();
  for (const [at, { displaced: to }] of dislodged)
    if (to !== undefined && !legal.has(at)) displaced.set(at, to);
  const going = new Map<SpaceId, UnitAt[]>();
  const goals = [...[...followed].map(([at, { to }]) => [at, to] as const), ...displaced];
  for (const [at, to] of goals)
    if (to !== null) going.set(spaceOf(to), [...(going.get(spaceOf(to)) ?? []), at]);
  return {
    board: boardIn(position),
    dislodged,
    refused: [...refused.values()],
    legal,
    followed,
    displaced,
    going,
    units,
    repairs: repairsOf(orders),
  };
}

type Meaning =
  | { readonly reason: RetreatIllegalReason }
  | { readonly reason: null; readonly to: Location | null };

const refuse = (reason: RetreatIllegalReason): Meaning => ({ reason });

/** 1971 XI; for the coasts VII.3.b, DATC 3.0 4.B.1 to 4.B.3 and 4.B.6. */
function meaningOf(
  order: RetreatPhaseOrder,
  retreater: Retreater | undefined,
  { onlyCoast }: Choices,
): Meaning {
  if (order.type !== 'disband' && order.type !== 'retreat') return refuse('not-a-retreat');
  if (!retreater) return refuse('no-unit');
  if (order.type === 'disband') return { reason: null, to: null };
  const doors = new Map<Location, BarredReason | null>();
  for (const at of retreater.retreats) doors.set(at, null);
  for (const { at, reason } of retreater.barred) doors.set(at, reason);
  const enter = (at: Location): Meaning => {
    const reason = doors.get(at);
    return reason ? refuse(reason) : { reason: null, to: at };
  };
  const space = spaceOf(order.to);
  const wanted = retreater.unit.kind === 'A' ? space : order.to;
  if (doors.has(wanted)) return enter(wanted);
  const coasts = [...doors.keys()].filter((at) => spaceOf(at) === space);
  const [coast] = coasts;
  if (coast === undefined) return refuse('unreachable');
  if (wanted !== space) return refuse('coast-impossible');
  return coasts.length > 1 || onlyCoast === 'must-be-named'
    ? refuse('coast-missing')
    : enter(coast);
}

/** Everything that an order says, except for how it describes the units. */
function contentOf(order: RetreatPhaseOrder): readonly unknown[] {
  switch (order.type) {
    case 'hold':
    case 'disband':
      return [order.power, order.type];
    case 'retreat':
      return [order.power, order.type, order.to];
    case 'move':
      return [order.power, order.type, order.to, order.viaConvoy];
    case 'support-hold':
      return [order.power, order.type, spaceOf(order.target.at)];
    case 'support-move':
    case 'convoy':
      return [order.power, order.type, spaceOf(order.target.at), order.to];
    case 'board':
      return [order.power, order.type, order.onto];
    case 'land':
      return [order.power, order.type, order.to, order.when];
  }
}
