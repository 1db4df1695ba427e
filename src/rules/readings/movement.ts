import { datc, datc25, r1971, r1982, r2000, r2023, type RuleQuestion } from './question.ts';

/** The rule of this number in the lists of the books of 2000 and 2023. */
const rule = (number: number) => ({
  '2000': r2000(`rule ${String(number)}`),
  '2023': r2023(`rule ${String(number)}`),
});

/** Further questions, about movement. */
export const MOVEMENT = [
  {
    id: 'X1',
    cited: {
      '1971': r1971('XII.3'),
      '1982': r1982('XII.3'),
      '2000': datc('chapter 2'),
      '2023': datc('chapter 2'),
      DATC: datc('6.F.6'),
    },
    prefers: datc('6.F.6'),
    remarks: ['2000', '2023'],
  },
  {
    id: 'X2',
    cited: { '1971': r1971('IX.6'), ...rule(16), DATC: datc('6.D.20') },
    prefers: datc('6.D.20'),
  },
  {
    id: 'X3',
    cited: { '1971': r1971('IX.3'), ...rule(12), DPTG: datc25('6.E.7'), DATC: datc('6.E.7') },
    prefers: datc('6.E.7'),
    remarks: ['DPTG'],
  },
  {
    id: 'X4',
    cited: { '1971': r1971('IX.5'), ...rule(4), DPTG: datc25('6.E.15'), DATC: datc('5.B.6') },
    prefers: datc('5.B.6'),
    remarks: ['DPTG'],
  },
  {
    id: 'X5',
    cited: { '1971': r1971('IX.7'), '1982': r1982('IX.7'), ...rule(10), DATC: datc('6.E.5') },
    prefers: datc('6.E.5'),
  },
  {
    id: 'X6',
    cited: { '1971': r1971('XIV.5'), ...rule(7), DATC: datc('6.C.1') },
    prefers: datc('6.C.1'),
  },
  {
    id: 'X7',
    choices: ['adjacentConvoy'],
    /** Follows from a choice. */
    answer: ({ adjacentConvoy }) => (adjacentConvoy === 'via' ? 'ordered-convoy' : 'convoy'),
    cited: {
      '1971': r1971('XIV.5'),
      '1982': datc('4.A.3'),
      ...rule(19),
      DPTG: datc25('6.G.1'),
      DATC: datc('6.G.1'),
    },
  },
  { id: 'X8', cited: { '1971': datc('6.B.13'), DATC: datc('6.B.13') }, prefers: datc('6.B.13') },
  {
    id: 'X9',
    cited: { '1971': r1971('XIV.5'), '1982': r1982('XII.1'), DATC: datc('6.F.1') },
    prefers: datc('6.F.1'),
  },
  { id: 'X10', cited: { '1971': r1971('XII.1'), '1982': r1982('XII.1') }, prefers: null },
  { id: 'X18', cited: rule(8), prefers: null },
  { id: 'X19', cited: { DATC: datc('6.G.19') }, prefers: datc('6.G.19') },
  {
    id: 'X20',
    cited: {
      '1971': r1971('VII.4'),
      '2000': r2000('p. 7'),
      '2023': datc('4.E.1'),
      DPTG: datc25('4.E.1'),
      DATC: datc('4.E.1'),
    },
    prefers: datc('4.E.1'),
    remarks: ['1971', '2023', 'DPTG'],
  },
] as const satisfies readonly RuleQuestion[];
