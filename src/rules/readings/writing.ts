import { datc, datc25, issue, r1971, r1982, type Reading } from './reading.ts';

/** DATC 4.B and 4.C: coasts, letters and nationalities. */
export const WRITING: readonly Reading[] = [
  issue(
    '4.B.1',
    'No coast where two are possible',
    'A fleet could reach both coasts and its order names none. Where does it go?',
    'Nowhere: the order is illegal.',
    {
      '1971': r1971('VII.3.b'),
      '1982': datc25('4.B.1'),
      '2000': datc25('4.B.1'),
      '2023': datc('4.B.1'),
      DPTG: datc25('4.B.1'),
    },
  ),
  {
    id: '4.B.2',
    title: 'No coast where one is possible',
    question: 'A fleet could reach one coast only and its order names none. Does it go there?',
    choices: ['onlyCoast'],
  },
  issue(
    '4.B.3',
    'An impossible coast',
    'A fleet’s order names the coast that it cannot reach. Does it go to the other?',
    'No: the order is illegal.',
    { '1971': r1971('VII.4') },
  ),
  {
    id: '4.B.4',
    title: 'Coasts in supports',
    question: 'A support of a fleet’s move names a coast. Must it be the right one?',
    choices: ['supportedCoast'],
  },
  issue(
    '4.B.5',
    'The wrong coast of a unit',
    'An order names the coast on which its own fleet does not stand. Does it count?',
    'Yes. The coast is passed over, and that is noted.',
  ),
  issue(
    '4.B.6',
    'Coasts that mean nothing',
    'An order names a coast that does not exist, or one for an army. Does it count?',
    'Yes. The coast is passed over, and that is noted.',
  ),
  issue(
    '4.B.7',
    'Coasts in builds',
    'A fleet is built in St Petersburg and no coast is named.',
    'The build fails.',
    {
      '1971': r1971('XIII.2'),
      '1982': datc25('4.B.7'),
      '2000': datc25('4.B.7'),
      '2023': datc('4.B.7'),
    },
  ),
  issue(
    '4.C.1',
    'No letter for a unit',
    'An order leaves out whether its unit is an army or a fleet. Does it count?',
    'Yes, the unit that stands there is meant.',
    { '1971': r1971('VII.4'), '1982': r1982('XII.4') },
  ),
  issue(
    '4.C.2',
    'The wrong letter for a unit',
    'An order calls an army a fleet, or a fleet an army. Does it count?',
    'Yes, the unit that stands there is meant, and that is noted.',
  ),
  issue(
    '4.C.3',
    'No letter for a build',
    'A build leaves out whether it is an army or a fleet.',
    'Inland it is an army; where a coast is named it is a fleet; elsewhere the build fails.',
    { '1971': r1971('XIII.2') },
  ),
  issue(
    '4.C.4',
    'A fleet built inland',
    'A fleet is to be built where there is no coast.',
    'The build fails.',
  ),
  issue(
    '4.C.5',
    'No nationality',
    'A support or a convoy does not say whose the other unit is. Does it count?',
    'Yes.',
    { '1971': r1971('XII.1'), '1982': r1982('XII.1') },
  ),
  issue(
    '4.C.6',
    'The wrong nationality',
    'A support or a convoy says wrongly whose the other unit is. Does it count?',
    'Yes, the unit that stands there is meant, and that is noted.',
  ),
];
