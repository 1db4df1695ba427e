import type { VariantId } from './variants/variant-ids.ts';

/** Who designed a game, and the year in which it was published; null: not known. */
export interface Credits {
  readonly designer: string | null;
  readonly published: number | null;
}

/** The designers of the variants on the standard map that are webDiplomacy’s. */
const WEBDIPLOMACY: Credits = { designer: 'Oliver Auth, Orathaic', published: null };

/** Of the standard game and of the variants on its map; the files of other boards have theirs. */
export const CREDITS: Readonly<Record<'standard' | VariantId, Credits>> = {
  standard: { designer: 'Allan B. Calhamer', published: 1959 },
  'france-austria': WEBDIPLOMACY,
  'england-turkey': WEBDIPLOMACY,
  'germany-italy': WEBDIPLOMACY,
  'germany-russia': WEBDIPLOMACY,
  'france-germany-austria': WEBDIPLOMACY,
  'england-italy-russia': WEBDIPLOMACY,
  'fleet-rome': { designer: 'Richard Sharp', published: null },
  'winter-1898': { designer: 'Randy Davis', published: 1991 },
  'build-anywhere': { designer: null, published: null },
  chaos: { designer: null, published: 1990 },
};
