import { PARAGRAPHS_DATC } from './datc.ts';
import { citing, edition, olderWords, type Paragraphs, unsettled } from './make.ts';

const datc25 = citing('DATC 2.5');

/** We do not have its text: we cite what the DATC 2.5 reports of it, and the DATC 3.0 where nothing contradicts it. */
const PARAGRAPHS: Paragraphs = {
  ...PARAGRAPHS_DATC,
  'legal-order': datc25('4.E.1'),
  'hold-support-matches': datc25('4.E.1'),
  'support-matches': datc25('4.B.4'),
  'no-cut-from-target': datc25('4.A.4'),
  retreat: datc25('4.A.5'),
  'one-meaning': unsettled('4.D.3'),
  'too-many': unsettled('4.D.4'),
};

/** The Diplomacy Player's Technical Guide of 1998. */
export const EDITION_DPTG = edition(
  'DPTG',
  'DPTG',
  {
    routes: ['all-own-survive', datc25('4.A.1')],
    uncuttable: ['none', datc25('4.A.2')],
    paradox: ['convoys-fail-or-all-hold', datc25('4.A.2')],
    adjacentConvoy: ['via', citing('DATC 3.0')('4.A.3')],
    unorderedConvoy: ['stays', datc25('4.A.3')],
    convoyedFrom: ['sea', datc25('4.A.4')],
    retreatToConvoyOrigin: [true, datc25('4.A.5')],
    dislodgedEffect: ['none-head-to-head', datc25('4.A.7')],
    onlyCoast: ['taken', datc25('4.B.2')],
    supportedCoast: ['ignored', datc25('4.B.4')],
    severalOrders: ['none', unsettled('4.D.3')],
    waiving: [true, unsettled('4.D.7')],
    removal: ['home-armies-over-sea', datc25('4.D.8')],
    illegalMove: ['counts-as-move', datc25('4.E.1')],
    shortGame: ['most-pieces', olderWords('III')],
  },
  PARAGRAPHS,
);
