import type { Choices } from '../edition.ts';
import { datc, datc25, issue, r1971, r1982, type Reading } from './reading.ts';

function clauseAgainstDislodgement({ uncuttable, paradox }: Choices): string {
  if (uncuttable !== 'none')
    return 'The clause wins: the support counts, the convoy stands, and the army takes the space.';
  return paradox === 'convoys-fail'
    ? 'There is no clause, and the convoy is disrupted: the army stays.'
    : 'There is no clause, and no outcome is consistent: all units concerned stay.';
}

/** DATC 4.A. */
export const CONVOYS: readonly Reading[] = [
  {
    id: '4.A.1',
    title: 'Several convoy routes',
    question: 'Fleets offer an army more than one route. Is one that is not disrupted enough?',
    choices: ['routes'],
  },
  {
    id: '4.A.2',
    title: 'Convoy paradoxes',
    question: 'What if the fate of a convoy depends on itself?',
    choices: ['uncuttable', 'paradox'],
  },
  {
    id: '4.A.2b',
    title: 'Paradox clause against dislodgement',
    question:
      'By convoy an army would dislodge the fleet whose support it may not cut. A dislodged unit gives no support: which rule wins?',
    choices: ['uncuttable', 'paradox'],
    told: clauseAgainstDislodgement,
    cited: {
      '1971': datc('4.A.2'),
      '1982': datc('4.A.2'),
      '2000': datc('4.A.2'),
      '2023': datc('4.A.2'),
      DPTG: datc25('6.F.17'),
      DATC: datc('6.F.17'),
    },
  },
  {
    id: '4.A.3',
    title: 'Convoy to the next province',
    question: 'An army could walk to the next province or sail there. Which way does it go?',
    choices: ['adjacentConvoy', 'unorderedConvoy'],
  },
  {
    id: '4.A.4',
    title: 'Convoyed attack on a supporter',
    question:
      'An army sails against a unit that supports an attack on the army itself. Does it cut?',
    choices: ['convoyedFrom'],
  },
  {
    id: '4.A.5',
    title: 'Retreat from a convoyed attack',
    question: 'May a unit retreat to where its attacker came from, if that one came by convoy?',
    choices: ['retreatToConvoyOrigin'],
  },
  issue(
    '4.A.6',
    'Convoy paths',
    'Must the army’s order say over which seas it goes?',
    'No. A path that is written is read and not looked at.',
    {
      '1971': r1971('XII.4'),
      '1982': r1982('XII.4'),
      '2000': datc('4.A.6'),
      '2023': datc('4.A.6'),
      DPTG: datc25('4.A.6'),
    },
  ),
  {
    id: '4.A.7',
    title: 'Bounced by a dislodged unit',
    question:
      'Two units change places, one by convoy, and one is dislodged. Can it still keep a third out of the space that its attacker left?',
    choices: ['dislodgedEffect'],
  },
];
