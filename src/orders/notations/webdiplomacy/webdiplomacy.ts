import type { Location } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import type { AdjustmentOrder } from '../../adjustment-order.ts';
import type { Order } from '../../order.ts';
import type { RetreatPhaseOrder } from '../../retreat-order.ts';
import type { Loss, Notation } from '../notation.ts';
import { phasesOf, type Writer } from '../phase-notation.ts';
import { shareOf } from '../plain/plain-notation.ts';
import { readApi } from './read-api.ts';
import { ITS_WORDS, readHistory, SENTENCE } from './read-history.ts';
import { COUNTRIES, TERRITORIES } from './territories.ts';

const isData = (text: string): boolean => /^[\s\uFEFF]*[[{]/.test(text);

const open: Notation['open'] = (text, hint) =>
  isData(text) ? readApi(text, hint) : readHistory(text, hint);

const number = (at: Location): number => TERRITORIES.indexOf(at) + 1;
const KINDS = { A: 'Army', F: 'Fleet' } as const;

type Fields = Readonly<Record<string, string | number>>;

const EMPTY = { unitType: '', toTerrID: '', fromTerrID: '', viaConvoy: '' } as const;

function fieldsOf(order: RetreatPhaseOrder | AdjustmentOrder): Fields {
  if (order.type === 'waive') return { type: 'Wait', terrID: '', ...EMPTY };
  const { kind, at } = order.unit;
  const own = { ...EMPTY, terrID: number(at), unitType: kind === null ? '' : KINDS[kind] };
  switch (order.type) {
    // This notation has no boardings or landings.
    case 'board':
    case 'land':
    case 'hold':
      return { ...own, type: 'Hold' };
    case 'move':
      return {
        ...own,
        type: 'Move',
        toTerrID: number(order.to),
        viaConvoy: order.viaConvoy ? 'Yes' : 'No',
      };
    case 'support-hold':
      return { ...own, type: 'Support hold', toTerrID: number(order.target.at) };
    case 'support-move':
      return {
        ...own,
        type: 'Support move',
        toTerrID: number(order.to),
        fromTerrID: number(order.target.at),
      };
    case 'convoy':
      return {
        ...own,
        type: 'Convoy',
        toTerrID: number(order.to),
        fromTerrID: number(order.target.at),
      };
    case 'retreat':
      return { ...own, type: 'Retreat', toTerrID: number(order.to) };
    case 'disband':
      return { ...own, type: 'Disband' };
    case 'build':
      return {
        ...own,
        type: kind === 'F' ? 'Build Fleet' : 'Build Army',
        unitType: '',
        toTerrID: number(at),
      };
    case 'remove':
      return { ...own, type: 'Destroy', toTerrID: number(at) };
  }
}

const country = (power: Power): number => COUNTRIES.indexOf(power) + 1;

function writer<AnOrder extends RetreatPhaseOrder | AdjustmentOrder>(
  cannotSay: (order: AnOrder) => readonly Loss[],
): Writer<AnOrder> {
  return {
    writeOrder: (order) => JSON.stringify(fieldsOf(order)),
    write: (orders) =>
      `[${orders.map((order) => JSON.stringify({ countryID: country(order.power), ...fieldsOf(order) })).join(',\n')}]`,
    cannotSay,
  };
}

/** The site never says what kind of unit is supported, and only armies are convoyed. */
const cannotSayMove = (order: Order): readonly Loss[] =>
  order.type === 'support-hold' ||
  order.type === 'support-move' ||
  (order.type === 'convoy' && order.target.kind === 'F')
    ? ['kind']
    : [];

/** webDiplomacy: the JSON of its API, and the text of an order history. */
export const webdiplomacy: Notation = {
  id: 'webdiplomacy',
  name: 'webDiplomacy',
  confidence: (text) => {
    const head = text.slice(0, 40_000);
    if (isData(head)) return /["']terrID["']\s*:/.test(head) ? 1 : 0;
    return ITS_WORDS.test(head) ? 0.6 + 0.39 * shareOf(head, SENTENCE) : 0;
  },
  open,
  ...phasesOf(open, {
    movement: writer(cannotSayMove),
    retreats: writer((order) =>
      order.type === 'retreat' || order.type === 'disband' ? [] : cannotSayMove(order),
    ),
    adjustments: writer((order) =>
      order.type === 'build' && order.unit.kind === null ? ['kind'] : [],
    ),
  }),
};
