import { spaceOf } from '../../../../board/board.ts';
import type { Piece } from '../../../../board/board.ts';
import type { Power } from '../../../../board/powers.ts';
import { SPACES } from '../../../../board/spaces.ts';
import { ok, type Result } from '../../../../result.ts';
import type { Order } from '../../../order.ts';
import { readFleetOrders } from '../../army-fleet/read-fleet-orders.ts';
import { readCaseOrder } from './case-orders.ts';
import type { NamedUnit, OrderPart } from './case-orders.ts';
import type { CaseUnit } from './case-units.ts';
import { positionOf } from './orders-of-parts.ts';

/**
 * Reads an order of a case: in the wording of the format, or otherwise as people write it. The error is that of the
 * format.
 */
export function readWrittenOrder(
  text: string,
  power: Power,
  units: readonly CaseUnit[],
): Result<readonly OrderPart[], string> {
  const parts = readCaseOrder(text);
  if (parts.ok) return parts;
  const { orders, errors } = readFleetOrders(text, { power, position: positionOf(units) });
  const isWhole = errors.length === 0 && orders.length > 0;
  return isWhole && orders.every((order) => order.power === power) ? ok(orders.map(partOf)) : parts;
}

/** An army at sea is the one aboard there. */
const named = ({ kind, at }: Piece): NamedUnit => ({
  at: spaceOf(at),
  aboard: kind === 'A' && SPACES[spaceOf(at)].kind === 'sea',
});

function partOf(order: Order): OrderPart {
  const unit = named(order.unit);
  switch (order.type) {
    case 'hold':
      return { does: 'hold', unit };
    case 'move':
      return { does: 'move', unit, to: order.to, ferry: order.viaConvoy };
    case 'support-hold':
      return { does: 'support-hold', unit, target: named(order.target) };
    case 'support-move':
      return { does: 'support-move', unit, target: named(order.target), to: order.to };
    case 'convoy':
      return {
        does: 'ferry',
        unit,
        army: spaceOf(order.target.at),
        to: spaceOf(order.to),
      };
    case 'board':
      return { does: 'board', unit, fleet: order.onto };
    case 'land':
      return { does: 'land', unit, to: order.to, when: order.when };
  }
}
