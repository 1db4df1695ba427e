import { PARAGRAPHS_1971 } from './1971.ts';
import { citing, edition, type Paragraphs, unsettled } from './make.ts';

const r1982 = citing('1982');
const datc = citing('DATC 3.0');

/**
 * Of this rulebook we have only the pages from the end of IX.7 to XII.5; the rest is cited from 1971, whose text it
 * restyles.
 */
const PARAGRAPHS: Paragraphs = {
  ...PARAGRAPHS_1971,
  'legal-convoy': r1982('XII.1'),
  'convoy-matches': r1982('XII.1'),
  'convoy-stands': r1982('XII.3'),
  'convoy-broken': r1982('XII.3'),
  'support-stands': r1982('X'),
  'support-cut': r1982('X'),
  'support-dislodged': r1982('X'),
  'no-cut-from-target': r1982('X'),
  retreat: r1982('XI'),
  'retreat-legal': r1982('XI'),
  'retreat-alone': r1982('XI'),
  'retreat-collision': r1982('XI.2'),
  disband: r1982('XI.2'),
};

/** The rulebook of 1982 and its restyling of 1992. */
export const EDITION_1982 = edition(
  '1982',
  '1982',
  {
    routes: ['one-survives', r1982('XII.4')],
    uncuttable: ['action-at-convoy', r1982('XII.5')],
    // Its clause leaves no paradox that we know of.
    paradox: ['convoys-fail', unsettled('4.A.2')],
    adjacentConvoy: ['own-fleet-or-via', datc('4.A.3')],
    // It asks for the player's intent only if the army could arrive both ways.
    unorderedConvoy: ['walks', datc('4.A.3')],
    convoyedFrom: ['origin', r1982('X')],
    retreatToConvoyOrigin: [false, r1982('XI')],
    dislodgedEffect: ['none', r1982('IX.7')],
    onlyCoast: ['taken', unsettled('4.B.2')],
    supportedCoast: ['must-match', unsettled('4.B.4')],
    severalOrders: ['none', unsettled('4.D.3')],
    waiving: [true, unsettled('4.D.7')],
    removal: ['home-by-convoy', datc('4.D.8')],
    illegalMove: ['holds', citing('DATC 2.5')('4.E.1')],
    shortGame: ['most-pieces', citing('1971')('III')],
  },
  PARAGRAPHS,
);
