import { PARAGRAPHS_DATC } from './datc.ts';
import { numberedRules } from './numbered-rules.ts';
import { citing, edition, olderWords, type Paragraphs, unsettled } from './make.ts';

const r2000 = citing('2000');

/**
 * By the number of the rule in the book's list, or by the page of the printing of 2000: that of 2008 has the same rules
 * up to three pages later. Where we know neither, we cite the DATC's reading of it.
 */
const PARAGRAPHS: Paragraphs = {
  ...PARAGRAPHS_DATC,
  ...numberedRules(r2000),
  'legal-order': r2000('p. 3'),
  'legal-move': r2000('p. 4'),
  'legal-coast': r2000('p. 5'),
  'legal-support': r2000('p. 7'),
  'convoy-matches': r2000('p. 11'),
  'move-free': r2000('p. 4'),
  repair: r2000('p. 3'),
  retreat: r2000('p. 17'),
  'retreat-legal': r2000('p. 17'),
  'retreat-alone': r2000('p. 17'),
  'retreat-collision': r2000('p. 17'),
  disband: r2000('p. 17'),
  occupation: r2000('p. 17'),
  adjustment: r2000('p. 17'),
  'build-legal': r2000('p. 17'),
  build: r2000('p. 17'),
  'one-meaning': unsettled('4.D.3'),
  'too-many': unsettled('4.D.4'),
  start: r2000('p. 2'),
  victory: r2000('front page'),
  draw: r2000('front page'),
};

/** The rulebook of 2000 and its reprint of 2008. */
export const EDITION_2000 = edition(
  '2000',
  '2000',
  {
    routes: ['one-survives', r2000('rule 20')],
    uncuttable: ['attack-on-needed-fleet', r2000('p. 16')],
    paradox: ['convoys-fail', unsettled('4.A.2')],
    adjacentConvoy: ['own-fleet-or-via', r2000('p. 15')],
    // What "could arrive" means there is an open question.
    unorderedConvoy: ['stays', unsettled('4.A.3')],
    convoyedFrom: ['origin', r2000('p. 16')],
    // The DATC calls it ambiguous, like the older rulebooks, whose wording bars the space.
    retreatToConvoyOrigin: [false, citing('house')('1971 XI')],
    dislodgedEffect: ['none', r2000('rule 11')],
    onlyCoast: ['taken', unsettled('4.B.2')],
    supportedCoast: ['must-match', unsettled('4.B.4')],
    severalOrders: ['none', unsettled('4.D.3')],
    waiving: [true, r2000('p. 18')],
    // It measures from the "country" and does not say how; most people did the same before 2023.
    removal: ['home-armies-over-sea', citing('DATC 3.0')('4.D.8')],
    illegalMove: ['holds', r2000('p. 3')],
    shortGame: ['most-pieces', olderWords('III')],
  },
  PARAGRAPHS,
);
