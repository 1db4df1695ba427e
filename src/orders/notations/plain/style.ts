import type { Location, Piece, UnitKind } from '../../../board/board.ts';
import type { AdjustmentOrder } from '../../adjustment-order.ts';
import type { Order } from '../../order.ts';
import type { RetreatPhaseOrder } from '../../retreat-order.ts';
import type { Loss } from '../notation.ts';
import type { Writers } from '../phase-notation.ts';

/** How a notation that people write words its orders. */
export interface Style {
  /** `A `, `army `; empty in a notation without letters. */
  readonly letter: (kind: UnitKind) => string;
  /** The same for the supported or convoyed unit. */
  readonly targetLetter?: (kind: UnitKind) => string;
  readonly place: (at: Location) => string;
  readonly hold: string;
  readonly move: string;
  readonly support: string;
  readonly convoy: string;
  /** Null if it has no words for this. */
  readonly via: string | null;
  readonly retreat: string;
  readonly disband: string;
  readonly build: string;
  readonly remove: string;
  readonly waive: string;
}

/** Lossless, except for letters that the style does not have and a convoy that it does not mention. */
export function writersOf(style: Style): Writers {
  const { letter, place, targetLetter = letter } = style;
  const unit = ({ kind, at }: Piece): string => letter(kind) + place(at);
  const target = ({ kind, at }: Piece): string => targetLetter(kind) + place(at);
  const hasLetters = letter('A') !== '' && targetLetter('A') !== '';
  const losses: readonly Loss[] = hasLetters ? [] : ['kind'];

  function move(order: Order): string {
    switch (order.type) {
      case 'hold':
        return unit(order.unit) + style.hold;
      case 'board':
        return `${unit(order.unit)} boards ${letter('F')}${place(order.onto)}`;
      case 'land':
        return `${unit(order.unit)} disembarks ${place(order.to)}${order.when === 'after' ? ' after moving' : ''}`;
      case 'move':
        return `${unit(order.unit)}${style.move}${place(order.to)}${order.viaConvoy ? (style.via ?? '') : ''}`;
      case 'support-hold':
        return `${unit(order.unit)}${style.support}${target(order.target)}`;
      case 'support-move':
        return `${unit(order.unit)}${style.support}${target(order.target)}${style.move}${place(order.to)}`;
      case 'convoy':
        return `${unit(order.unit)}${style.convoy}${target(order.target)}${style.move}${place(order.to)}`;
    }
  }

  function retreat(order: RetreatPhaseOrder): string {
    switch (order.type) {
      case 'retreat':
        return `${unit(order.unit)}${style.retreat}${place(order.to)}`;
      case 'disband':
        return unit(order.unit) + style.disband;
      default:
        return move(order);
    }
  }

  function adjustment(order: AdjustmentOrder): string {
    switch (order.type) {
      case 'build': {
        const { kind, at } = order.unit;
        return style.build + (kind === null ? '' : letter(kind)) + place(at);
      }
      case 'remove':
        return style.remove + unit(order.unit);
      case 'waive':
        return style.waive;
    }
  }

  const cannotSayMove = (order: Order): readonly Loss[] =>
    order.type === 'move' && order.viaConvoy && style.via === null
      ? [...losses, 'by-convoy']
      : losses;
  return {
    movement: { writeOrder: move, cannotSay: cannotSayMove },
    retreats: {
      writeOrder: retreat,
      cannotSay: (order) =>
        order.type === 'retreat' || order.type === 'disband' ? losses : ['order'],
    },
    adjustments: {
      writeOrder: adjustment,
      // A build of an unknown kind is read back as it is, except for the letter of what can only be an army.
      cannotSay: (order) => (order.type === 'waive' ? [] : losses),
    },
  };
}

/** `lon`, `stp/sc`. */
export const smallPlace = (at: Location): string => at.toLowerCase();
export const capitalLetter = (kind: UnitKind): string => `${kind} `;
export const smallLetter = (kind: UnitKind): string => `${kind.toLowerCase()} `;
