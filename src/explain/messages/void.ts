import { spaceOf, type Location, type SpaceId } from '../../board/board.ts';
import type { Convoy, Order, SupportHold, SupportMove } from '../../orders/order.ts';
import type { FactOf } from '../../trace/fact.ts';
import type { Context } from './context.ts';
import { who, type Who } from './who.ts';

/**
 * What the unit that an order refers to does instead: it is ordered elsewhere, its order is not followed, or it has no
 * order to move.
 */
export type Instead =
  | { readonly say: 'ordered-elsewhere'; readonly to: Location }
  | { readonly say: 'not-followed' }
  | { readonly say: 'not-ordered-to-move' };

export type VoidMessage =
  /** `to`: null if the destination is not known. */
  | { readonly say: 'void-move'; readonly unit: Who; readonly to: SpaceId | null }
  | {
      readonly say: 'void-convoy';
      readonly unit: Who;
      readonly target: Who;
      readonly to: SpaceId;
      readonly instead: Instead;
    }
  /** For a support of a unit in place. `instead`: null if it was ordered to move, even if illegally. */
  | {
      readonly say: 'void-hold-support';
      readonly unit: Who;
      readonly target: Who;
      readonly instead: Instead | null;
    }
  | {
      readonly say: 'void-support';
      readonly unit: Who;
      readonly target: Who;
      readonly to: Location;
      readonly instead: Instead;
    };

function insteadOf(order: SupportHold | SupportMove | Convoy, t: Context): Instead {
  const at = spaceOf(order.target.at);
  const other: Order | undefined = t.orders.get(at);
  if (other?.type === 'move') {
    const isThere = 'to' in order && spaceOf(other.to) === spaceOf(order.to);
    return { say: 'ordered-elsewhere', to: isThere ? other.to : spaceOf(other.to) };
  }
  const written = t.written.some(({ unit }) => spaceOf(unit.at) === at);
  return { say: other === undefined && written ? 'not-followed' : 'not-ordered-to-move' };
}

/** The order refers to another that was not given. */
export function voided({ unit: at, kind }: FactOf<'void'>, t: Context): VoidMessage {
  const order = t.orders.get(at);
  const unit = who(at, t.units, t.board);
  if (kind === 'move' || order === undefined || !('target' in order))
    return { say: 'void-move', unit, to: order?.type === 'move' ? spaceOf(order.to) : null };
  const target = who(spaceOf(order.target.at), t.units, t.board);
  const instead = insteadOf(order, t);
  switch (order.type) {
    case 'convoy':
      return { say: 'void-convoy', unit, target, to: order.to, instead };
    case 'support-hold': {
      const isMoving = t.orders.get(target.at)?.type === 'move';
      return { say: 'void-hold-support', unit, target, instead: isMoving ? instead : null };
    }
    case 'support-move':
      return { say: 'void-support', unit, target, to: order.to, instead };
  }
}
