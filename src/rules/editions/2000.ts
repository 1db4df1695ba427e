import { PARAGRAPHS_DATC } from './datc.ts';
import { citing, edition, olderWords, type Paragraphs, unsettled } from './make.ts';

const r2000 = citing('2000');
const datc = citing('DATC 3.0');

/** Of this rulebook we know the pages that the DATC discusses; for the rest we cite the DATC's reading of it. */
const PARAGRAPHS: Paragraphs = {
  ...PARAGRAPHS_DATC,
  'legal-order': r2000('p. 3'),
  'convoy-broken': r2000('p. 12'),
  'support-cut': r2000('p. 12'),
  'no-cut-from-target': r2000('p. 12'),
  'one-meaning': unsettled('4.D.3'),
  'too-many': unsettled('4.D.4'),
  victory: r2000('front page'),
  draw: r2000('front page'),
};

/** The rulebook of 2000 and its reprint of 2008. */
export const EDITION_2000 = edition(
  '2000',
  '2000',
  {
    routes: ['one-survives', datc('4.A.1')],
    uncuttable: ['attack-on-needed-fleet', r2000('p. 16')],
    paradox: ['convoys-fail', unsettled('4.A.2')],
    adjacentConvoy: ['own-fleet-or-via', datc('4.A.3')],
    // What "could arrive" means there is an open question.
    unorderedConvoy: ['stays', unsettled('4.A.3')],
    convoyedFrom: ['origin', r2000('p. 16')],
    // The DATC calls it ambiguous, like the older rulebooks, whose wording bars the space.
    retreatToConvoyOrigin: [false, citing('house')('1971 XI')],
    dislodgedEffect: ['none', r2000('p. 12')],
    onlyCoast: ['taken', unsettled('4.B.2')],
    supportedCoast: ['must-match', unsettled('4.B.4')],
    severalOrders: ['none', unsettled('4.D.3')],
    waiving: [true, r2000('p. 18')],
    // It measures from the "country" and does not say how; most people did the same before 2023.
    removal: ['home-armies-over-sea', datc('4.D.8')],
    illegalMove: ['holds', r2000('p. 3')],
    shortGame: ['most-pieces', olderWords('III')],
  },
  PARAGRAPHS,
);
