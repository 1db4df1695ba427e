import type { Edition, EditionId } from './edition.ts';
import { EDITION_1971 } from './editions/1971.ts';
import { EDITION_1982 } from './editions/1982.ts';
import { EDITION_2000 } from './editions/2000.ts';
import { EDITION_2023 } from './editions/2023.ts';
import { EDITION_DATC } from './editions/datc.ts';
import { EDITION_DPTG } from './editions/dptg.ts';

/**
 * The editions: what each decides where the rulebooks differ, and in which paragraph.
 *
 * A choice cited as `house` is settled by no source; `Citation.paragraph` says what it follows.
 */
export const EDITIONS: Readonly<Record<EditionId, Edition>> = {
  '1971': EDITION_1971,
  '1982': EDITION_1982,
  '2000': EDITION_2000,
  '2023': EDITION_2023,
  DPTG: EDITION_DPTG,
  DATC: EDITION_DATC,
};
