import { fullName } from '../../../board/names.ts';
import { plainNotation, shareOf } from '../plain/plain-notation.ts';
import { capitalLetter } from '../plain/style.ts';
import type { Location } from '../../../board/board.ts';

/** `St Petersburg(sc)`. */
export const nameWithCoast = (at: Location): string =>
  `${fullName(at.slice(0, 3) as Location)}${at.length > 3 ? `(${at.slice(4).toLowerCase()})` : ''}`;

/** `6.H.3. TEST CASE, NO CONVOY DURING RETREAT`: it names a phase, but is the title of a different one. */
const TITLE = /^[ \t]*6\.[A-K]\.\d+\.?[ \t]+TEST CASE\b.*$/gim;

const ORDER =
  /^\s*(?:[AF] (?:[A-Z][a-z]{3,}[\p{L}. ]*|[A-Z][\p{L}. ]+)(?:\([nesw]c\))? (?:- |Supports |Convoys |Hold\b)|(?:Build|Remove) [AF] [A-Z][a-z]{3,})/u;

/** The test cases of the DATC: full names, and verbs written out. */
export const datc = plainNotation({
  id: 'datc',
  name: 'DATC',
  confidence: (text) => {
    if (text.search(TITLE) >= 0) return 0.93;
    return /\(\*/.test(text) || !/\b(?:Supports|Convoys)\b| Hold\b|\b(?:Build|Remove) /.test(text)
      ? 0
      : 0.72 * shareOf(text, ORDER);
  },
  dialect: { asWritten: true, hide: TITLE, names: { nor: 'NWY' } },
  style: {
    letter: capitalLetter,
    place: nameWithCoast,
    hold: ' Hold',
    move: ' - ',
    support: ' Supports ',
    convoy: ' Convoys ',
    via: ' via Convoy',
    retreat: ' - ',
    disband: ' Disband',
    build: 'Build ',
    remove: 'Remove ',
    waive: 'Waive',
  },
});
