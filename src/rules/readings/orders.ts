import { datc, issue, r1971, type RuleQuestion } from './question.ts';

/** DATC 4.D and 4.E: too many orders, too few, and what counts as an order at all. */
export const ORDERS = [
  issue('4.D.1'),
  issue('4.D.2'),
  { id: '4.D.3', choices: ['severalOrders'] },
  issue('4.D.4'),
  issue('4.D.5'),
  issue('4.D.6'),
  { id: '4.D.7', choices: ['waiving'] },
  { id: '4.D.8', choices: ['removal'] },
  issue('4.D.9', { '1971': r1971('XIV.2') }, '1971'),
  { id: '4.E.1', choices: ['illegalMove'] },
  issue('4.E.2', {
    '1971': r1971('VII.4'),
    '1982': datc('4.E.2'),
    '2000': datc('4.E.2'),
    '2023': datc('4.E.2'),
  }),
  issue('4.E.3'),
  issue('4.E.4', { '1971': r1971('XIV.3') }),
  issue('4.E.5'),
  issue('4.E.6', {}, 'DATC'),
] as const satisfies readonly RuleQuestion[];
