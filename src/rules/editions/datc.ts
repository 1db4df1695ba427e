import { citing, edition, olderWords, type Paragraphs } from './make.ts';

const datc = citing('DATC 3.0');

/**
 * The DATC defines its rules as equations (5.B) over legal orders (4.E.1); for retreats and adjustments we cite its
 * test cases.
 */
export const PARAGRAPHS_DATC: Paragraphs = {
  'legal-order': datc('4.E.1'),
  'legal-move': datc('4.E.1'),
  'legal-coast': datc('4.B'),
  'legal-support': datc('4.E.1'),
  'legal-convoy': datc('4.E.1'),
  'one-meaning': datc('4.D.3'),
  'support-matches': datc('5.B.2'),
  'hold-support-matches': datc('5.B.5'),
  'convoy-matches': datc('5.B.4'),
  'convoy-stands': datc('5.B.3'),
  'convoy-broken': datc('5.B.3'),
  'support-stands': datc('5.B.2'),
  'support-cut': datc('5.B.2'),
  'support-dislodged': datc('5.B.2'),
  'own-attack-no-cut': datc('5.B.2'),
  'no-cut-from-target': datc('5.B.2'),
  strength: datc('5.B.8'),
  'own-supports-uncounted': datc('5.B.8'),
  'hold-strength': datc('5.B.5'),
  'move-free': datc('5.B.1'),
  'move-beats': datc('5.B.1'),
  'stand-off': datc('5.B.1'),
  garrison: datc('5.B.6'),
  'own-unit': datc('5.B.8'),
  rotation: datc('5.B.9'),
  dislodged: datc('5.B.1'),
  retreat: datc('4.A.5'),
  repair: datc('4.E.2'),
  'retreat-legal': datc('6.H.1'),
  'retreat-alone': datc('6.H.7'),
  'retreat-collision': datc('6.H.7'),
  disband: datc('6.H.7'),
  occupation: datc('6.I.5'),
  adjustment: datc('6.I.1'),
  'build-legal': datc('6.I.3'),
  'build-coast': datc('4.B.7'),
  build: datc('6.I.1'),
  remove: datc('6.J.1'),
  'too-many': datc('4.D.4'),
  // The DATC covers turns; it says nothing about the game as a whole.
  start: olderWords('VI.3'),
  seasons: olderWords('VII.6'),
  victory: olderWords('II'),
  draw: olderWords('II'),
  'few-players': olderWords('XIV.2'),
  'civil-disorder': olderWords('XIV.3'),
  gamesmaster: olderWords('VII.5'),
};

/** What the author of the DATC prefers, Szykman's rule included. */
export const EDITION_DATC = edition(
  'DATC',
  'DATC 3.0',
  {
    routes: ['one-survives', datc('4.A.1')],
    uncuttable: ['none', datc('4.A.2')],
    paradox: ['convoys-fail', datc('5.B.9')],
    adjacentConvoy: ['own-fleet-or-via', datc('4.A.3')],
    unorderedConvoy: ['stays', datc('4.A.3')],
    convoyedFrom: ['origin', datc('4.A.4')],
    retreatToConvoyOrigin: [true, datc('4.A.5')],
    dislodgedEffect: ['none-head-to-head', datc('4.A.7')],
    onlyCoast: ['taken', datc('4.B.2')],
    supportedCoast: ['must-match', datc('4.B.4')],
    severalOrders: ['none', datc('4.D.3')],
    waiving: [true, datc('4.D.7')],
    removal: ['owned-over-land-and-sea', datc('4.D.8')],
    illegalMove: ['holds', datc('4.E.1')],
    shortGame: ['most-pieces', olderWords('III')],
  },
  PARAGRAPHS_DATC,
);
