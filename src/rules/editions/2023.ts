import { PARAGRAPHS_DATC } from './datc.ts';
import { citing, edition, type Paragraphs, unsettled } from './make.ts';

const datc = citing('DATC 3.0');
const compared = citing('2023')('as compared by D. E. Cohen');

/** Of this rulebook we know the pages that the DATC discusses; for the rest we cite the DATC's reading of it. */
const PARAGRAPHS: Paragraphs = {
  ...PARAGRAPHS_DATC,
  'one-meaning': unsettled('4.D.3'),
  'too-many': unsettled('4.D.4'),
  victory: compared,
  draw: compared,
};

export const EDITION_2023 = edition(
  '2023',
  '2023',
  {
    routes: ['one-survives', datc('4.A.1')],
    uncuttable: ['attack-on-needed-fleet', citing('2023')('p. 18')],
    paradox: ['convoys-fail', unsettled('4.A.2')],
    adjacentConvoy: ['own-fleet-or-via', datc('4.A.3')],
    // The wording is that of 2000: what "could arrive" means is an open question.
    unorderedConvoy: ['stays', unsettled('4.A.3')],
    convoyedFrom: ['origin', unsettled('4.A.4')],
    retreatToConvoyOrigin: [true, datc('4.A.5')],
    dislodgedEffect: ['none', datc('4.A.7')],
    onlyCoast: ['taken', unsettled('4.B.2')],
    supportedCoast: ['must-match', datc('4.B.4')],
    severalOrders: ['none', unsettled('4.D.3')],
    waiving: [true, datc('4.D.7')],
    removal: ['owned-over-land-and-sea', datc('4.D.8')],
    illegalMove: ['holds', datc('4.E.1')],
    shortGame: ['most-centres', compared],
  },
  PARAGRAPHS,
);
