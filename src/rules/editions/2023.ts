import { PARAGRAPHS_DATC } from './datc.ts';
import { numberedRules } from './numbered-rules.ts';
import { citing, edition, type Paragraphs, unsettled } from './make.ts';

const datc = citing('DATC 3.0');
const r2023 = citing('2023');
const compared = r2023('as compared by D. E. Cohen');
const retreating = r2023('Retreat and Disbanding');
const adjusting = r2023('Gaining and Losing Units');

/**
 * By the number of the rule in the book's list, by the pages that the DATC names, or by the chapter. Where we know none
 * of these, we cite the DATC's reading of it.
 */
const PARAGRAPHS: Paragraphs = {
  ...PARAGRAPHS_DATC,
  ...numberedRules(r2023),
  'legal-order': r2023('p. 6'),
  'legal-move': r2023('p. 7'),
  'legal-convoy': r2023('p. 7'),
  'move-free': r2023('p. 7'),
  repair: r2023('p. 6'),
  retreat: retreating,
  'retreat-legal': retreating,
  'retreat-alone': retreating,
  'retreat-collision': retreating,
  disband: retreating,
  occupation: adjusting,
  adjustment: adjusting,
  'build-legal': adjusting,
  build: adjusting,
  'one-meaning': unsettled('4.D.3'),
  'too-many': unsettled('4.D.4'),
  victory: compared,
  draw: compared,
};

export const EDITION_2023 = edition(
  '2023',
  '2023',
  {
    routes: ['one-survives', r2023('rule 20')],
    uncuttable: ['attack-on-needed-fleet', r2023('p. 18')],
    paradox: ['convoys-fail', unsettled('4.A.2')],
    adjacentConvoy: ['own-fleet-or-via', datc('4.A.3')],
    // The wording is that of 2000: what "could arrive" means is an open question.
    unorderedConvoy: ['stays', unsettled('4.A.3')],
    convoyedFrom: ['origin', unsettled('4.A.4')],
    retreatToConvoyOrigin: [true, retreating],
    dislodgedEffect: ['none', r2023('rule 11')],
    onlyCoast: ['taken', unsettled('4.B.2')],
    supportedCoast: ['must-match', datc('4.B.4')],
    severalOrders: ['none', unsettled('4.D.3')],
    waiving: [true, adjusting],
    removal: ['owned-over-land-and-sea', adjusting],
    illegalMove: ['holds', r2023('p. 6')],
    shortGame: ['most-centres', compared],
  },
  PARAGRAPHS,
);
