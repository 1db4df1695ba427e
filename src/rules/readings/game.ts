import { datc, r1971, r1982, r2000, r2023, type RuleQuestion } from './question.ts';

const COMPARED = r2023('as compared by D. E. Cohen');

/** Further questions, about retreats, units and the game. */
export const GAME = [
  {
    id: 'X11',
    cited: {
      '1971': r1971('XI'),
      '1982': r1982('XI'),
      '2000': r2000('p. 17'),
      DATC: datc('6.H.6'),
    },
    prefers: datc('6.H.6'),
  },
  {
    id: 'X12',
    cited: { '1971': r1971('XI.2'), '1982': r1982('XI.2'), DATC: datc('6.H.7') },
    prefers: datc('6.H.7'),
  },
  {
    id: 'X13',
    cited: { '1971': r1971('XI.2'), '1982': r1982('XI.2'), DATC: datc('6.H.7') },
    prefers: datc('6.H.7'),
  },
  { id: 'X14', cited: { '1971': r1971('XIV.3') }, prefers: null },
  {
    id: 'X15',
    cited: { '1971': r1971('II'), '2000': r2000('front page'), '2023': COMPARED },
    prefers: null,
    remarks: ['2023'],
  },
  { id: 'X16', choices: ['shortGame'] },
  { id: 'X17', cited: { '1971': r1971('XIV.2') }, prefers: null },
  {
    id: 'X21',
    cited: {
      '1971': r1971('VII.7'),
      '1982': datc('chapter 2'),
      '2000': datc('chapter 2'),
      DATC: datc('chapter 2'),
    },
    prefers: datc('chapter 2'),
    remarks: ['2000'],
  },
  { id: 'X22', cited: { '1971': r1971('VI.2'), '2000': r2000('front page') }, prefers: null },
  { id: 'X23', cited: { '1971': r1971('V'), DATC: datc('4.E.6') }, prefers: datc('4.E.6') },
  { id: 'X24', cited: { '1971': r1971('XIV.3'), DATC: datc('4.D.9') }, prefers: datc('4.D.9') },
] as const satisfies readonly RuleQuestion[];
