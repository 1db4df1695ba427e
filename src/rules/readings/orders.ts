import { datc, issue, r1971, type Reading } from './reading.ts';

/** DATC 4.D and 4.E: too many orders and too few, and what is an order at all. */
export const ORDERS: readonly Reading[] = [
  issue(
    '4.D.1',
    'Several order sets in sequence',
    'A power hands in orders twice, and it is known which set is the later.',
    'The later set replaces the earlier, unless it says that it only changes it.',
  ),
  issue(
    '4.D.2',
    'Several order sets at once',
    'A power hands in orders twice, and nobody knows which set is the later.',
    'All of them are one set.',
  ),
  {
    id: '4.D.3',
    title: 'Several orders to one unit',
    question: 'A unit is given two different orders that it could carry out. Which one counts?',
    choices: ['severalOrders'],
  },
  issue(
    '4.D.4',
    'Too many builds',
    'A power orders more builds than it may.',
    'The first ones that are legal count.',
  ),
  issue(
    '4.D.5',
    'Two builds in one centre',
    'A power orders two builds in one centre.',
    'The first one counts.',
  ),
  issue(
    '4.D.6',
    'Too many removals',
    'A power orders more removals than it must.',
    'The first ones that are legal count.',
  ),
  {
    id: '4.D.7',
    title: 'Waived builds',
    question: 'May a power build less than it could?',
    choices: ['waiving'],
  },
  {
    id: '4.D.8',
    title: 'Removals that nobody ordered',
    question: 'A power must remove a unit and does not say which.',
    choices: ['removal'],
  },
  issue(
    '4.D.9',
    'Support in civil disorder',
    'A power is in civil disorder. May another power support its units in place?',
    'Yes: they are units without an order.',
    { '1971': r1971('XIV.2') },
    { '1971': 'Its game for six players says so of Italy.' },
  ),
  {
    id: '4.E.1',
    title: 'Illegal orders',
    question:
      'A unit is ordered to a place where it cannot go. May it be supported where it stands?',
    choices: ['illegalMove'],
  },
  issue(
    '4.E.2',
    'Badly written orders',
    'An order is badly written. Is it followed?',
    'Yes, if it can mean one thing only. No other order is asked what it means.',
    {
      '1971': r1971('VII.4'),
      '1982': datc('4.E.2'),
      '2000': datc('4.E.2'),
      '2023': datc('4.E.2'),
    },
  ),
  issue(
    '4.E.3',
    'Implicit orders',
    'A unit has no order, but others support or convoy its move. Does it move?',
    'No: it holds.',
  ),
  issue(
    '4.E.4',
    'Perpetual orders',
    'A power gives orders for every turn to come. Do they count?',
    'No: each turn has its orders.',
    { '1971': r1971('XIV.3') },
  ),
  issue(
    '4.E.5',
    'Proxy orders',
    'A power leaves the order of a unit to another power. Does it count?',
    'No: each power orders its own units.',
  ),
  issue(
    '4.E.6',
    'Surplus units',
    'A power has more units on the board than it may.',
    'The position is ruled as it stands; what is too many goes when units are next counted.',
    {},
    { DATC: 'It would have the unit removed at once, which is for the game master to do.' },
  ),
];
