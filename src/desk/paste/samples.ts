import type { Board } from '../../board/board.ts';
import { formatPiece } from '../../orders/format-order.ts';
import type { LanguageTag } from '../../explain/languages/language-tags.ts';

/** The placeholder of the field for pasting: the abbreviations of spaces are the same in every language of the site. */
export const SAMPLES: Readonly<
  Record<LanguageTag, { readonly orders: string; readonly armyFleet: string }>
> = {
  en: {
    orders: 'Austria: A Vie-Bud, F Tri H\nRussia: A Gal-Bud',
    armyFleet: 'France: A Mar boards F Lyo\nA/F Lyo-Wes, A disembarks Tun',
  },
  de: {
    orders: 'Österreich: A Vie-Bud, F Tri H\nRussland: A Gal-Bud',
    // The reader of the module does not know German names of powers.
    armyFleet: 'France: A Mar boards F Lyo\nA/F Lyo-Wes, A disembarks Tun',
  },
};

/** The same on another board: the first two powers hold. */
export const sampleOn = (board: Board): string =>
  board.powers
    .slice(0, 2)
    .map((power) => {
      const unit = board.start.units.find((one) => one.power === power);
      return `${power}: ${unit ? `${formatPiece(unit, board)} H` : ''}`;
    })
    .join('\n');
