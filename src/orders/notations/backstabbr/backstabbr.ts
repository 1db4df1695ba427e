import { SPACES } from '../../../board/spaces.ts';
import { spaceOf, type Location } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import type { AdjustmentOrder } from '../../adjustment-order.ts';
import type { RetreatPhaseOrder } from '../../retreat-order.ts';
import type { Loss, Notation } from '../notation.ts';
import { phasesOf, type Writer } from '../phase-notation.ts';
import { readBackstabbr } from './read-backstabbr.ts';

/** `Par`; seas in capitals. */
function nameOf(at: Location): string {
  const space = spaceOf(at);
  return SPACES[space].kind === 'sea' ? space : space.charAt(0) + space.slice(1).toLowerCase();
}

const coastOf = (at: Location): Readonly<Record<string, string>> =>
  at.length > 3 ? { to_coast: at.slice(4).toLowerCase() } : {};

type AnyOrder = RetreatPhaseOrder | AdjustmentOrder;

function fieldsOf(order: AnyOrder): object {
  switch (order.type) {
    // This notation has no boardings or landings.
    case 'board':
    case 'land':
    case 'hold':
      return { type: 'HOLD' };
    case 'move':
      return { type: 'MOVE', to: nameOf(order.to), ...coastOf(order.to) };
    case 'support-hold':
      return { type: 'SUPPORT', from: nameOf(order.target.at), ...coastOf(order.target.at) };
    case 'support-move':
      return {
        type: 'SUPPORT',
        from: nameOf(order.target.at),
        to: nameOf(order.to),
        ...coastOf(order.to),
      };
    case 'convoy':
      return { type: 'CONVOY', from: nameOf(order.target.at), to: nameOf(order.to) };
    case 'retreat':
      return {
        type: 'HOLD',
        retreat: { type: 'MOVE', to: nameOf(order.to), ...coastOf(order.to) },
      };
    case 'disband':
      return { type: 'HOLD', retreat: { type: 'DISBAND', to: null } };
    case 'build': {
      const { kind, at } = order.unit;
      const coast = at.length > 3 ? { coast: at.slice(4).toLowerCase() } : {};
      return { type: 'BUILD', ...(kind === null ? {} : { unit_type: kind }), ...coast };
    }
    case 'remove':
      return { type: 'DISBAND' };
    case 'waive':
      return { type: 'WAIVE' };
  }
}

const nameOfOrder = (order: AnyOrder): string =>
  order.type === 'waive' ? '' : nameOf(order.unit.at);

function writer<AnOrder extends AnyOrder>(
  cannotSay: (order: AnOrder) => readonly Loss[],
): Writer<AnOrder> {
  return {
    writeOrder: (order) => JSON.stringify({ [nameOfOrder(order)]: fieldsOf(order) }),
    write: (orders) => {
      const lists: Partial<Record<Power, Record<string, object>>> = {};
      const units: Partial<Record<Power, Record<string, object>>> = {};
      for (const order of orders) {
        (lists[order.power] ??= {})[nameOfOrder(order)] = fieldsOf(order);
        if (order.type === 'waive' || order.type === 'build') continue;
        const { kind, at } = order.unit;
        const coast = at.length > 3 ? { coast: at.slice(4).toLowerCase() } : {};
        (units[order.power] ??= {})[nameOf(at)] = { type: kind, ...coast };
      }
      return JSON.stringify({ orders: lists, unitsByPlayer: units });
    },
    cannotSay,
  };
}

/** What Backstabbr's pages contain: orders by power and place, and the units of each player. */
export const backstabbr: Notation = {
  id: 'backstabbr',
  name: 'Backstabbr',
  marksAll: true,
  confidence: (text) => {
    const head = text.slice(0, 40_000);
    if (/\bterrID\b/.test(head)) return 0;
    if (/\bunitsByPlayer\b/.test(head)) return 1;
    return /["']?type["']?\s*:\s*["'](?:HOLD|MOVE|SUPPORT|CONVOY|BUILD|DISBAND)["']/.test(head)
      ? 0.98
      : 0;
  },
  open: readBackstabbr,
  ...phasesOf(readBackstabbr, {
    movement: writer((order) => {
      if (order.type === 'move') return order.viaConvoy ? ['by-convoy'] : [];
      // The kind of a unit without an order is not in the list of units.
      return order.type === 'hold' ? [] : ['kind'];
    }),
    retreats: writer((order) =>
      order.type === 'retreat' || order.type === 'disband' ? [] : ['order'],
    ),
    adjustments: writer((order) => {
      if (order.type === 'waive') return ['order'];
      return order.type === 'build' && order.unit.kind === null ? ['kind'] : [];
    }),
  }),
};
