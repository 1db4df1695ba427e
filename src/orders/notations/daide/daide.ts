import type { Location, Piece } from '../../../board/board.ts';
import { spaceOf } from '../../../board/board.ts';
import { POWERS, type Power } from '../../../board/powers.ts';
import type { AdjustmentOrder } from '../../adjustment-order.ts';
import type { Order } from '../../order.ts';
import type { RetreatPhaseOrder } from '../../retreat-order.ts';
import type { Loss, Notation } from '../notation.ts';
import { phasesOf, type Writer, type Writers } from '../phase-notation.ts';
import { codeOf, POWER_CODES } from './daide-words.ts';
import { readDaide } from './read-daide.ts';

const codeOfPower = (power: Power): string =>
  Object.keys(POWER_CODES).find((code) => POWER_CODES[code] === power) ??
  power.slice(0, 3).toUpperCase();

/** How places and messages are spelt: in DAIDE, or in DPP. */
export interface Spelling {
  readonly place: (at: Location) => string;
  readonly convoy: string;
  readonly message: (orders: readonly string[]) => string;
}

const DAIDE: Spelling = {
  place: codeOf,
  convoy: 'CVY',
  message: (orders) => orders.map((order) => `SUB (${order})`).join('\n'),
};

/**
 * Writers of bracketed messages. An order does not say whose the unit that it supports is, so the power is taken from
 * that unit's own order, or else is arbitrary.
 */
export function bracketWriters({ place, convoy, message }: Spelling): Writers {
  type Owners = ReadonlyMap<string, Power>;
  const unit = (power: Power, { kind, at }: Piece): string =>
    `(${codeOfPower(power)} ${kind === 'A' ? 'AMY' : 'FLT'} ${place(at)})`;
  const other = (owners: Owners, usual: Power, piece: Piece): string =>
    unit(owners.get(spaceOf(piece.at)) ?? usual, piece);

  function words(order: RetreatPhaseOrder | AdjustmentOrder, owners: Owners): string {
    const { power } = order;
    switch (order.type) {
      case 'waive':
        return `${codeOfPower(power)} WVE`;
      case 'build': {
        const { kind, at } = order.unit;
        return `${unit(power, { kind: kind ?? 'A', at })} BLD`;
      }
      case 'remove':
        return `${unit(power, order.unit)} REM`;
      case 'retreat':
        return `${unit(power, order.unit)} RTO ${place(order.to)}`;
      case 'disband':
        return `${unit(power, order.unit)} DSB`;
      // This notation has no boardings or landings.
      case 'board':
      case 'land':
      case 'hold':
        return `${unit(power, order.unit)} HLD`;
      case 'move':
        return `${unit(power, order.unit)} ${order.viaConvoy ? 'CTO' : 'MTO'} ${place(order.to)}`;
      case 'support-hold':
        return `${unit(power, order.unit)} SUP ${other(owners, power, order.target)}`;
      case 'support-move':
        return `${unit(power, order.unit)} SUP ${other(owners, power, order.target)} MTO ${place(spaceOf(order.to))}`;
      case 'convoy':
        return `${unit(power, order.unit)} ${convoy} ${other(owners, power, order.target)} CTO ${place(order.to)}`;
    }
  }

  const writer = <AnOrder extends RetreatPhaseOrder | AdjustmentOrder>(
    cannotSay: (order: AnOrder) => readonly Loss[],
  ): Writer<AnOrder> => ({
    writeOrder: (order) => words(order, new Map()),
    write: (orders) => {
      const owners: Owners = new Map(
        orders.flatMap((order) =>
          order.type === 'waive' ? [] : [[spaceOf(order.unit.at), order.power] as const],
        ),
      );
      const sorted = POWERS.flatMap((power) => orders.filter((order) => order.power === power));
      return message(sorted.map((order) => words(order, owners)));
    },
    cannotSay,
  });
  // The destination of a support has no coast.
  const cannotSayMove = (order: RetreatPhaseOrder): readonly Loss[] =>
    order.type === 'support-move' && order.to !== spaceOf(order.to) ? ['coast'] : [];
  return {
    movement: writer<Order>(cannotSayMove),
    retreats: writer<RetreatPhaseOrder>(cannotSayMove),
    adjustments: writer<AdjustmentOrder>((order) =>
      order.type === 'build' && order.unit.kind === null ? ['kind'] : [],
    ),
  };
}

/** Its words in any case; `now (` alone is English. */
const BRACKETED =
  /\(\s*[A-Z]{3}\s+(?:AMY|FLT)\b[^()]*(?:\([^()]*\))?\s*\)\s*\)?\s*(?:HLD|MTO|SUP|CVY|CNV|CTO|RTO|DSB|BLD|REM|MRT|\()|\(\s*[A-Z]{3}\s+WVE\b|\b(?:NOW|MIS)\s*\(\s*(?:(?:SPR|SUM|FAL|AUT|WIN)\s+#?\d|[A-Z]{3}\s+(?:AMY|FLT)\b|#?-?\d)/i;

/** Whether the text has a note in DPP's style, within the brackets of its order. */
export const isDpp = (text: string): boolean =>
  /^[ \t]*(?:sub|ord|thk)\s*:/im.test(text) ||
  /\bEOM\b|\bCNV\b/i.test(text) ||
  /\((?:SPR|SUM|FAL|AUT|WIN)\s+1\d\d\)/i.test(text) ||
  /\b(?:MTO|RTO)\s+(?:[A-Z]{3}|\([A-Z ]+\))\s+(?:VLD|BNC|RET|FLD)\b|\b(?:HLD|DSB)\s+(?:VLD|BNC|RET)\b|\bVLD\b|\bMBE\b/i.test(
    text,
  );

export const isBracketed = (text: string): boolean => BRACKETED.test(text);

/** The messages of DAIDE: SUB, ORD with results, THX, NOW with its MRT lists. */
export const daide: Notation = {
  id: 'daide',
  name: 'DAIDE',
  confidence: (text) => {
    const head = text.slice(0, 40_000);
    if (isBracketed(head)) return isDpp(head) ? 0.9 : 0.99;
    return /\b(?:FRM|SND|PRP|XDO)\s*\(/i.test(head) ? 0.95 : 0;
  },
  open: readDaide,
  ...phasesOf(readDaide, bracketWriters(DAIDE)),
};
