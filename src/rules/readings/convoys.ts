import type { Choices } from '../edition.ts';
import { datc, datc25, issue, r1971, r1982, type RuleQuestion } from './question.ts';

function clauseAgainstDislodgement({ uncuttable, paradox }: Choices) {
  if (uncuttable !== 'none') return 'clause';
  return paradox === 'convoys-fail' ? 'no-clause-convoys-fail' : 'no-clause-all-stay';
}

/** DATC 4.A. */
export const CONVOYS = [
  { id: '4.A.1', choices: ['routes'] },
  { id: '4.A.2', choices: ['uncuttable', 'paradox'] },
  {
    id: '4.A.2b',
    choices: ['uncuttable', 'paradox'],
    /** Follows from several choices. */
    answer: clauseAgainstDislodgement,
    cited: {
      '1971': datc('4.A.2'),
      '1982': datc('4.A.2'),
      '2000': datc('4.A.2'),
      '2023': datc('4.A.2'),
      DPTG: datc25('6.F.17'),
      DATC: datc('6.F.17'),
    },
  },
  { id: '4.A.3', choices: ['adjacentConvoy', 'unorderedConvoy'] },
  { id: '4.A.4', choices: ['convoyedFrom'] },
  { id: '4.A.5', choices: ['retreatToConvoyOrigin'] },
  issue('4.A.6', {
    '1971': r1971('XII.4'),
    '1982': r1982('XII.4'),
    '2000': datc('4.A.6'),
    '2023': datc('4.A.6'),
    DPTG: datc25('4.A.6'),
  }),
  { id: '4.A.7', choices: ['dislodgedEffect'] },
] as const satisfies readonly RuleQuestion[];
