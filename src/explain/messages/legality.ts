import { canReach, fleetLocations, neighbours, spaceIn, spaceOf } from '../../board/board.ts';
import type { Board, Location, Piece, SpaceId } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import type { Order } from '../../orders/order.ts';
import type { FactOf, IllegalReason, RulebookIllegalReason } from '../../trace/fact.ts';
import type { FleetIllegalReason } from '../../trace/army-fleet/fleet-fact.ts';
import { unitNamed } from '../../trace/unit-name.ts';
import type { Context } from './context.ts';
import { who, type Who } from './who.ts';

/** Why a piece could not go to a space by itself. */
export type OutOfReach =
  | { readonly say: 'army-to-sea' }
  | { readonly say: 'fleet-inland'; readonly to: SpaceId }
  /** It could from elsewhere in its space. */
  | { readonly say: 'other-coast'; readonly from: Location }
  | { readonly say: 'touch-inland' }
  | { readonly say: 'apart' };

interface Ordered {
  readonly unit: Who;
  readonly to: SpaceId;
}

/** Why an order is illegal. */
export type IllegalMessage =
  /** Army/Fleet module. */
  | ({ readonly say: 'not-by-fleet'; readonly why: FleetIllegalReason } & Ordered)
  | { readonly say: 'no-unit'; readonly power: Power; readonly at: SpaceId }
  | (Ordered & { readonly say: 'own-space' })
  /** `nor`: a fleet is ordered to convoy it there, and no convoy goes there. */
  | (Ordered & { readonly say: 'unreachable'; readonly why: OutOfReach; readonly nor: boolean })
  | (Ordered & { readonly say: 'no-fleets' })
  /** `reached`: how many coasts. */
  | (Ordered & { readonly say: 'coast-missing'; readonly reached: number })
  /** `place`: null if it is not known which. */
  | { readonly say: 'coast-impossible'; readonly unit: Who; readonly place: Location | null }
  | (Ordered & { readonly say: 'support-unreachable'; readonly why: OutOfReach })
  /** `moves`: a move into its own space. */
  | { readonly say: 'support-itself'; readonly unit: Who; readonly moves: boolean }
  | { readonly say: 'support-nobody'; readonly unit: Who; readonly from: SpaceId }
  /** `oversea`: other fleets would have to carry the army. */
  | {
      readonly say: 'support-impossible';
      readonly unit: Who;
      readonly from: SpaceId;
      readonly to: Location;
      readonly oversea: boolean;
    }
  | { readonly say: 'convoy-by-army'; readonly unit: Who }
  | { readonly say: 'convoy-off-sea'; readonly unit: Who }
  | { readonly say: 'convoy-no-army'; readonly unit: Who; readonly from: SpaceId }
  | (Ordered & { readonly say: 'convoy-useless'; readonly from: SpaceId });

export type LegalityMessage =
  /** `then`: its unit holds instead; or has another order; or there is no unit. */
  | {
      readonly say: 'illegal';
      readonly unit: Who;
      readonly why: IllegalMessage;
      readonly then: 'holds' | 'has-another' | null;
    }
  /** `counts`: which of its orders; null if none does. */
  | {
      readonly say: 'ambiguous';
      readonly unit: Who;
      readonly orders: number;
      readonly counts: 'first' | 'last' | null;
    };

/** What the order is about: the space it goes to, or the one it supports into. */
function goal(order: Order): SpaceId {
  if (order.type === 'support-hold') return spaceOf(order.target.at);
  if (order.type === 'board') return order.onto;
  return spaceOf(order.type === 'hold' ? order.unit.at : order.to);
}

/** Why a piece could not go to a space. */
export function outOfReach(unit: Piece, to: SpaceId, board: Board): OutOfReach {
  const { kind } = spaceIn(to, board);
  const from = spaceOf(unit.at);
  if (unit.kind === 'A' && kind === 'sea') return { say: 'army-to-sea' };
  if (unit.kind === 'F' && kind === 'inland') return { say: 'fleet-inland', to };
  if (
    fleetLocations(from, board).some(
      (at) => unit.kind === 'F' && canReach({ kind: 'F', at }, to, board),
    )
  )
    return { say: 'other-coast', from: unit.at };
  if (unit.kind === 'F' && canReach({ kind: 'A', at: from }, to, board))
    return { say: 'touch-inland' };
  return { say: 'apart' };
}

const targetSpace = (order: Order): SpaceId =>
  spaceOf('target' in order ? order.target.at : order.unit.at);

/** The message for each reason. */
const CAUSES: {
  readonly [R in RulebookIllegalReason]: (
    order: Order,
    unit: Who,
    to: SpaceId,
    t: Context,
  ) => IllegalMessage;
} = {
  'no-unit': ({ power, unit }) => ({ say: 'no-unit', power, at: spaceOf(unit.at) }),
  'own-space': (_, unit, to) => ({ say: 'own-space', unit, to }),
  unreachable: (order, unit, to, { written, board }) => ({
    say: 'unreachable',
    unit,
    to,
    why: outOfReach(order.unit, to, board),
    nor:
      spaceIn(to, board).kind !== 'sea' &&
      written.some((convoy) => convoy.type === 'convoy' && spaceOf(convoy.target.at) === unit.at),
  }),
  'no-fleets': (_, unit, to) => ({ say: 'no-fleets', unit, to }),
  'coast-missing': (order, unit, to, { board }) => ({
    say: 'coast-missing',
    unit,
    to,
    reached: neighbours(order.unit, board).filter((at) => spaceOf(at) === to).length,
  }),
  'coast-impossible': (order, unit) => ({
    say: 'coast-impossible',
    unit,
    place: order.type === 'move' ? order.to : null,
  }),
  'support-unreachable': (order, unit, to, { board }) => ({
    say: 'support-unreachable',
    unit,
    to,
    why: outOfReach(order.unit, to, board),
  }),
  'support-itself': (order, unit) => ({
    say: 'support-itself',
    unit,
    moves: !('target' in order && spaceOf(order.target.at) === spaceOf(order.unit.at)),
  }),
  'support-nobody': (order, unit) => ({ say: 'support-nobody', unit, from: targetSpace(order) }),
  'support-impossible': (order, unit, to, { board }) => ({
    say: 'support-impossible',
    unit,
    to: order.type === 'support-move' ? order.to : to,
    from: targetSpace(order),
    oversea:
      order.type === 'support-move' &&
      order.target.kind === 'A' &&
      board.spaces.get(unit.at)?.kind === 'sea' &&
      spaceIn(to, board).kind !== 'inland',
  }),
  'convoy-by-army': (_, unit) => ({ say: 'convoy-by-army', unit }),
  'convoy-off-sea': (_, unit) => ({ say: 'convoy-off-sea', unit }),
  'convoy-no-army': (order, unit) => ({ say: 'convoy-no-army', unit, from: targetSpace(order) }),
  'convoy-useless': (order, unit, to) => ({
    say: 'convoy-useless',
    unit,
    to,
    from: targetSpace(order),
  }),
};

const isOfRulebook = (reason: IllegalReason): reason is RulebookIllegalReason => reason in CAUSES;

/** Whether the unit was also given another order. */
function onlyOrder(order: Order, written: readonly Order[]): boolean {
  const at = spaceOf(order.unit.at);
  return written.filter((other) => spaceOf(other.unit.at) === at).length <= 1;
}

/** The order is illegal: why, and what its unit does instead. */
export function illegal({ order, reason }: FactOf<'illegal'>, t: Context): LegalityMessage {
  const at = unitNamed(order.unit, t.edition);
  const standing = t.units.get(at);
  const meant = reason === 'no-unit' || !standing ? order : { ...order, unit: standing };
  const unit: Who = { at, kind: meant.unit.kind };
  const instead = onlyOrder(order, t.written) ? 'holds' : 'has-another';
  return {
    say: 'illegal',
    unit,
    why: isOfRulebook(reason)
      ? CAUSES[reason](meant, unit, goal(order), t)
      : { say: 'not-by-fleet', why: reason, unit, to: goal(order) },
    then: reason === 'no-unit' ? null : instead,
  };
}

/** The unit was given orders that differ. */
export function ambiguous(
  { unit, orders, followed }: FactOf<'ambiguous'>,
  t: Context,
): LegalityMessage {
  const counts = t.edition.choices.severalOrders === 'first' ? 'first' : 'last';
  return {
    say: 'ambiguous',
    unit: who(unit, t.units, t.board),
    orders: orders.length,
    counts: followed ? counts : null,
  };
}
