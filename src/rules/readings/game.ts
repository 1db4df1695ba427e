import { datc, r1971, r1982, r2000, r2023, type Reading } from './reading.ts';

const COMPARED = r2023('as compared by D. E. Cohen');

/** Further questions, about retreats, units and the game. */
export const GAME: readonly Reading[] = [
  {
    id: 'X11',
    title: 'Retreat after a stand-off',
    question: 'May a unit retreat to a space that a stand-off left empty?',
    answer: 'No.',
    cited: {
      '1971': r1971('XI'),
      '1982': r1982('XI'),
      '2000': r2000('p. 12'),
      DATC: datc('6.H.6'),
    },
    prefers: datc('6.H.6'),
  },
  {
    id: 'X12',
    title: 'Two retreats to one space',
    question: 'Two dislodged units are ordered to retreat to one space.',
    answer: 'Both are disbanded. If only one is ordered there, it goes there.',
    cited: { '1971': r1971('XI.2'), '1982': r1982('XI.2'), DATC: datc('6.H.7') },
    prefers: datc('6.H.7'),
  },
  {
    id: 'X13',
    title: 'No order to retreat',
    question: 'A dislodged unit has no order to retreat.',
    answer: 'It is disbanded.',
    cited: { '1971': r1971('XI.2'), '1982': r1982('XI.2'), DATC: datc('6.H.7') },
    prefers: datc('6.H.7'),
  },
  {
    id: 'X14',
    title: 'Dislodged in civil disorder',
    question: 'A unit that nobody leads is dislodged.',
    answer: 'It is disbanded: nobody orders it to retreat.',
    cited: { '1971': r1971('XIV.3') },
    prefers: null,
  },
  {
    id: 'X15',
    title: 'Who wins',
    question: 'When is the game over?',
    answer:
      'When a power owns 18 centres after a Fall turn, or the players agree on a draw, which all who still have units share.',
    cited: { '1971': r1971('II'), '2000': r2000('front page'), '2023': COMPARED },
    prefers: null,
    remarks: { '2023': 'Turns or time may be limited too.' },
  },
  {
    id: 'X16',
    title: 'A short game',
    question: 'Who wins a game that ends early?',
    choices: ['shortGame'],
  },
  {
    id: 'X17',
    title: 'Fewer than seven players',
    question: 'Who orders the units that nobody plays?',
    answer:
      'Nobody: they stand still, and anybody may support them. Or one player leads two or three powers, each with its own centres and units.',
    cited: { '1971': r1971('XIV.2') },
    prefers: null,
  },
  {
    id: 'X21',
    title: 'Abbreviations',
    question: 'Which short names of spaces count?',
    answer:
      'Those of every rulebook and those that people use. One that could mean two spaces is not guessed.',
    cited: {
      '1971': r1971('VII.7'),
      '1982': datc('chapter 2'),
      '2000': datc('chapter 2'),
      DATC: datc('chapter 2'),
    },
    prefers: datc('chapter 2'),
    remarks: { '2000': 'Its first list left out Denmark.' },
  },
  {
    id: 'X22',
    title: 'Kinds of units',
    question: 'Which units are there?',
    answer: 'Armies and fleets.',
    cited: { '1971': r1971('VI.2'), '2000': r2000('front page') },
    prefers: null,
  },
  {
    id: 'X23',
    title: 'How many units',
    question: 'How many units may a power have?',
    answer:
      'After a Fall turn no more than its centres; a movement is ruled however many there are.',
    cited: { '1971': r1971('V'), DATC: datc('4.E.6') },
    prefers: datc('4.E.6'),
  },
  {
    id: 'X24',
    title: 'When civil disorder begins',
    question: 'A power hands in no orders. Is that civil disorder?',
    answer:
      'Yes, when the time to order is over. Its units hold and may be supported; it builds nothing until somebody orders for it again.',
    cited: { '1971': r1971('XIV.3'), DATC: datc('4.D.9') },
    prefers: datc('4.D.9'),
  },
];
