import { datc, datc25, r1971, r1982, r2000, r2023, type Reading } from './reading.ts';

const AIDE = r2023('aide-memoire');

/** Further questions, about movement. */
export const MOVEMENT: readonly Reading[] = [
  {
    id: 'X1',
    title: 'A disrupted convoy and its goal',
    question: 'A convoy is disrupted. Does the army still do something where it was going?',
    answer: 'No.',
    cited: {
      '1971': r1971('XII.3'),
      '1982': r1982('XII.3'),
      '2000': datc('chapter 2'),
      '2023': datc('chapter 2'),
      DATC: datc('6.F.6'),
    },
    prefers: datc('6.F.6'),
    remarks: {
      '2000': 'The sentence is left out there; it is meant all the same.',
      '2023': 'The sentence is left out there; it is meant all the same.',
    },
  },
  {
    id: 'X2',
    title: 'An attack on one’s own supporter',
    question: 'A power attacks its own unit that gives support. Is the support cut?',
    answer: 'No.',
    cited: { '1971': r1971('IX.6'), DATC: datc('6.D.20') },
    prefers: datc('6.D.20'),
  },
  {
    id: 'X3',
    title: 'Support against one’s own unit',
    question: 'A power supports another’s attack on its own unit. What is that support good for?',
    answer: 'It does not help to dislodge the unit, but it counts for all else.',
    cited: { '1971': r1971('IX.3'), DPTG: datc25('6.E.7'), DATC: datc('6.E.7') },
    prefers: datc('6.E.7'),
    remarks: { DPTG: 'It means the same, but its procedure goes wrong in case 6.E.7.' },
  },
  {
    id: 'X4',
    title: 'A garrison between attackers',
    question: 'Equal attacks on one space keep each other out. What of the unit there?',
    answer: 'It stays.',
    cited: {
      '1971': r1971('IX.5'),
      '2023': AIDE,
      DPTG: datc25('6.E.15'),
      DATC: datc('5.B.6'),
    },
    prefers: datc('5.B.6'),
    remarks: { DPTG: 'It means the same, but its procedure goes wrong in case 6.E.15.' },
  },
  {
    id: 'X5',
    title: 'A dislodged unit that moved',
    question: 'A unit is dislodged from elsewhere while it moves. Does it still keep others out?',
    answer: 'Yes.',
    cited: { '1971': r1971('IX.7'), '1982': r1982('IX.7'), DATC: datc('6.E.5') },
    prefers: datc('6.E.5'),
  },
  {
    id: 'X6',
    title: 'Moving in a circle',
    question: 'Three or more units each move to where the next one stands. Do they?',
    answer: 'Yes.',
    cited: { '1971': r1971('XIV.5'), '2023': AIDE, DATC: datc('6.C.1') },
    prefers: datc('6.C.1'),
  },
  {
    id: 'X7',
    title: 'Changing places',
    question: 'May two units change places?',
    choices: ['adjacentConvoy'],
    told: ({ adjacentConvoy }) =>
      adjacentConvoy === 'via'
        ? 'If one of them goes by convoy, and its order says so.'
        : 'If one of them goes by convoy.',
    cited: {
      '1971': r1971('XIV.5'),
      '1982': datc('4.A.3'),
      '2000': datc('4.A.3'),
      '2023': AIDE,
      DPTG: datc25('6.G.1'),
      DATC: datc('6.G.1'),
    },
  },
  {
    id: 'X8',
    title: 'Round a province with two coasts',
    question: 'Two fleets change places over the two coasts of a province. Do they?',
    answer: 'No: they meet head to head.',
    cited: { '1971': datc('6.B.13'), DATC: datc('6.B.13') },
    prefers: datc('6.B.13'),
  },
  {
    id: 'X9',
    title: 'Fleets in port',
    question: 'May a fleet in a coastal province convoy?',
    answer: 'No.',
    cited: { '1971': r1971('XIV.5'), '1982': r1982('XII.1'), DATC: datc('6.F.1') },
    prefers: datc('6.F.1'),
  },
  {
    id: 'X10',
    title: 'Two armies on one fleet',
    question: 'May a fleet convoy two armies in one turn?',
    answer: 'No.',
    cited: { '1971': r1971('XII.1'), '1982': r1982('XII.1') },
    prefers: null,
  },
  {
    id: 'X18',
    title: 'Support for a space',
    question: 'A support in place names only the space. Does it count?',
    answer: 'Yes, for the unit that stands there.',
    cited: { '2023': AIDE },
    prefers: null,
  },
  {
    id: 'X19',
    title: 'A fleet that no route needs',
    question: 'A fleet is ordered to convoy, and no way there needs it. Does the order count?',
    answer: 'No, it is illegal.',
    cited: { DATC: datc('6.G.19') },
    prefers: datc('6.G.19'),
  },
  {
    id: 'X20',
    title: 'Illegal and void',
    question: 'What is an illegal order, and what is a void one?',
    answer:
      'Illegal is what could not be done whatever others order. Void is what could be done, had others ordered what it refers to.',
    cited: {
      '1971': r1971('VII.4'),
      '2000': r2000('p. 7'),
      '2023': datc('4.E.1'),
      DPTG: datc25('4.E.1'),
      DATC: datc('4.E.1'),
    },
    prefers: datc('4.E.1'),
    remarks: {
      '1971': 'It speaks of legal and valid orders without telling them apart.',
      '2023': 'It uses the words and does not define them.',
      DPTG: 'Illegal moves have an effect there.',
    },
  },
];
