import { datc, datc25, issue, r1971, r1982, type RuleQuestion } from './question.ts';

/** DATC 4.B and 4.C: coasts, letters and nationalities. */
export const WRITING = [
  issue('4.B.1', {
    '1971': r1971('VII.3.b'),
    '1982': datc25('4.B.1'),
    '2000': datc25('4.B.1'),
    '2023': datc('4.B.1'),
    DPTG: datc25('4.B.1'),
  }),
  { id: '4.B.2', choices: ['onlyCoast'] },
  issue('4.B.3', { '1971': r1971('VII.4') }),
  { id: '4.B.4', choices: ['supportedCoast'] },
  issue('4.B.5'),
  issue('4.B.6'),
  issue('4.B.7', {
    '1971': r1971('XIII.2'),
    '1982': datc25('4.B.7'),
    '2000': datc25('4.B.7'),
    '2023': datc('4.B.7'),
  }),
  issue('4.C.1', { '1971': r1971('VII.4'), '1982': r1982('XII.4') }),
  issue('4.C.2'),
  issue('4.C.3', { '1971': r1971('XIII.2') }),
  issue('4.C.4'),
  issue('4.C.5', { '1971': r1971('XII.1'), '1982': r1982('XII.1') }),
  issue('4.C.6'),
] as const satisfies readonly RuleQuestion[];
