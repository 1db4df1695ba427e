import { COURSE_TERMS, type Term } from '../../src/learn/terms.ts';

type Explained = Pick<Term, 'in' | 'words'>;

/** Other words and signs of the course that must be explained. */
const SIGNS: readonly Explained[] = [
  { in: 'learn/board/armies', words: { en: /A Mun–Ber/, de: /A Mun–Ber/ } },
  { in: 'learn/board/armies', words: { en: /\bsquares?\b/i, de: /\bQuadrate?\b/ } },
  { in: 'learn/board/armies', words: { en: /\bletters?\b/i, de: /\bBuchstaben?\b/ } },
  { in: 'learn/board/armies', words: { en: /\bseas?\b/i, de: /\bMeere?s?\b|\bSee\b/ } },
  { in: 'learn/board/armies', words: { en: /\bcoast/i, de: /\bKüste/ } },
  { in: 'learn/board/fleets', words: { en: /\bships?\b/i, de: /\bSchiff(e|s|en)?\b/ } },
  { in: 'learn/board/fleets', words: { en: /\binland\b/i, de: /\bBinnenland/ } },
  { in: 'learn/move/into-an-empty-space', words: { en: / H\b/, de: / H\b/ } },
  { in: 'learn/stand-off/a-unit-that-stays', words: { en: /\bdefend/i, de: /verteidig/i } },
  { in: 'learn/support/two-against-one', words: { en: / S A /, de: / S A / } },
  { in: 'learn/coasts/two-coasts', words: { en: /\/[nse]c\b/, de: /\/[nse]c\b/ } },
  { in: 'learn/convoys/over-one-sea', words: { en: / C A /, de: / C A / } },
  {
    in: 'learn/convoys/over-one-sea',
    words: { en: /\bavailable\b/i, de: /Konvoi steht|steht der\s+Konvoi/ },
  },
  { in: 'learn/convoys/changing-places', words: { en: /via convoy/, de: /via convoy/ } },
  { in: 'learn/army-fleet/going-aboard', words: { en: /\baboard\b/i, de: /\ban Bord\b/i } },
  { in: 'learn/army-fleet/ashore', words: { en: / disembarks /, de: / disembarks / } },
  { in: 'learn/army-fleet/four-moves', words: { en: /\bstarve/i, de: /\bverhunger/i } },
];

/** The terms of the course. */
export const TERMS: readonly Explained[] = [...COURSE_TERMS, ...SIGNS];
