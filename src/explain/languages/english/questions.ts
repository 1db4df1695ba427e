import type { ReadingTable } from '../reading-table.ts';

/** The questions of our reading of the rules. */
export const questions: ReadingTable['questions'] = {
  '4.A.1': {
    title: 'Several convoy routes',
    question: 'Fleets offer an army more than one route. Is one that is not disrupted enough?',
  },
  '4.A.2': {
    title: 'Convoy paradoxes',
    question:
      'What if the fate of a convoy depends on the convoy itself, as in Pandin’s paradox (DATC 6.F.16)?',
  },
  '4.A.2b': {
    title: 'Paradox clause versus dislodgement',
    question:
      'By convoy an army would dislodge the fleet whose support it may not cut (Pandin’s extended paradox, DATC 6.F.17). A dislodged unit gives no support: which rule wins?',
    answers: {
      clause:
        'The clause wins: the support counts, the convoy is available, and the army takes the space.',
      'no-clause-convoys-fail': 'There is no clause, and the convoy is disrupted: the army stays.',
      'no-clause-all-stay':
        'There is no clause, and no outcome is consistent: all units concerned stay.',
    },
  },
  '4.A.3': {
    title: 'Convoy to the next province',
    question: 'An army could walk to the next province or go by convoy. Which does it do?',
  },
  '4.A.4': {
    title: 'Convoyed attack on a supporter',
    question:
      'An army attacks by convoy a unit that supports an attack on the army’s own space. Is the support cut?',
  },
  '4.A.5': {
    title: 'Retreat from a convoyed attack',
    question:
      'May a unit retreat to where its attacker came from, if that attacker came by convoy?',
  },
  '4.A.6': {
    title: 'Convoy paths',
    question: 'Must the army’s order name the seas that it crosses?',
    answer: 'No. If it names a route, the route is read but ignored.',
  },
  '4.A.7': {
    title: 'Bounced by a dislodged unit',
    question:
      'Two units change places, one by convoy, and one is dislodged. Can it still keep a third out of the space that its attacker left?',
  },
  '4.B.1': {
    title: 'No coast where two are possible',
    question: 'A fleet could reach both coasts and its order names none. Where does it go?',
    answer: 'Nowhere: the order is illegal.',
  },
  '4.B.2': {
    title: 'No coast where one is possible',
    question: 'A fleet could reach one coast only and its order names none. Does it go there?',
  },
  '4.B.3': {
    title: 'An impossible coast',
    question: 'A fleet’s order names the coast that it cannot reach. Does it go to the other?',
    answer: 'No: the order is illegal.',
  },
  '4.B.4': {
    title: 'Coasts in supports',
    question: 'A support of a fleet’s move names a coast. Must it be the right one?',
  },
  '4.B.5': {
    title: 'The wrong coast for a unit',
    question: 'An order names the wrong coast for its own fleet. Does it count?',
    answer: 'Yes. The coast is ignored, and that is noted.',
  },
  '4.B.6': {
    title: 'Coasts that mean nothing',
    question: 'An order names a coast that does not exist, or one for an army. Does it count?',
    answer: 'Yes. The coast is ignored, and that is noted.',
  },
  '4.B.7': {
    title: 'Coasts in builds',
    question: 'A fleet is built in St Petersburg and no coast is named.',
    answer: 'The build fails.',
  },
  '4.C.1': {
    title: 'No letter for a unit',
    question: 'An order does not say whether its unit is an army or a fleet. Does it count?',
    answer: 'Yes, the unit there is meant.',
  },
  '4.C.2': {
    title: 'The wrong letter for a unit',
    question: 'An order calls an army a fleet, or a fleet an army. Does it count?',
    answer: 'Yes, the unit there is meant, and that is noted.',
  },
  '4.C.3': {
    title: 'No letter for a build',
    question: 'A build does not say whether it is an army or a fleet.',
    answer: 'Inland it is an army; if a coast is named, a fleet; otherwise the build fails.',
  },
  '4.C.4': {
    title: 'A fleet built inland',
    question: 'A fleet is to be built where there is no coast.',
    answer: 'The build fails.',
  },
  '4.C.5': {
    title: 'No nationality',
    question: 'A support or a convoy does not name the power of the other unit. Does it count?',
    answer: 'Yes.',
  },
  '4.C.6': {
    title: 'The wrong nationality',
    question: 'A support or a convoy names the wrong power for the other unit. Does it count?',
    answer: 'Yes, the unit there is meant, and that is noted.',
  },
  '4.D.1': {
    title: 'Several order sets in sequence',
    question: 'A power hands in orders twice, and it is known which set is later.',
    answer: 'The later set replaces the earlier one, unless it says that it only changes it.',
  },
  '4.D.2': {
    title: 'Several order sets at once',
    question: 'A power hands in orders twice, and it is not known which set is later.',
    answer: 'They count as one set.',
  },
  '4.D.3': {
    title: 'Several orders to one unit',
    question: 'A unit is given two different orders that it could carry out. Which one counts?',
  },
  '4.D.4': {
    title: 'Too many builds',
    question: 'A power orders more builds than it may.',
    answer: 'The first ones that are legal count.',
  },
  '4.D.5': {
    title: 'Two builds in one centre',
    question: 'A power orders two builds in one centre.',
    answer: 'The first one counts.',
  },
  '4.D.6': {
    title: 'Too many removals',
    question: 'A power orders more removals than it must.',
    answer: 'The first ones that are legal count.',
  },
  '4.D.7': { title: 'Waived builds', question: 'May a power build less than it could?' },
  '4.D.8': {
    title: 'Unordered removals',
    question: 'A power must remove a unit but does not say which.',
  },
  '4.D.9': {
    title: 'Support in civil disorder',
    question: 'A power is in civil disorder. May another power support its units in place?',
    answer: 'Yes: they are units without an order.',
    remarks: { '1971': 'Its game for six players says this of Italy.' },
  },
  '4.E.1': {
    title: 'Illegal orders',
    question: 'A unit is ordered to a place where it cannot go. May it be supported in place?',
  },
  '4.E.2': {
    title: 'Badly written orders',
    question: 'An order is badly written. Is it followed?',
    answer:
      'Yes, if it can mean only one thing. Other orders are not used to find out what it means.',
  },
  '4.E.3': {
    title: 'Implicit orders',
    question: 'A unit has no order, but others support or convoy its move. Does it move?',
    answer: 'No: it holds.',
  },
  '4.E.4': {
    title: 'Perpetual orders',
    question: 'A power gives orders for every turn to come. Do they count?',
    answer: 'No: each turn needs its own orders.',
  },
  '4.E.5': {
    title: 'Proxy orders',
    question: 'A power lets another power order one of its units. Does the order count?',
    answer: 'No: each power orders its own units.',
  },
  '4.E.6': {
    title: 'Surplus units',
    question: 'A power has more units on the board than it may have.',
    answer:
      'The position is adjudicated as it is; the surplus is removed when units are next counted.',
    remarks: {
      DATC: 'It would remove the unit at once, which is for the game master to do.',
    },
  },
  X1: {
    title: 'A disrupted convoy and its destination',
    question: 'A convoy is disrupted. Does the army still affect its destination?',
    answer: 'No.',
    remarks: {
      '2000': 'The sentence is left out there, but the rule is still meant.',
      '2023': 'The sentence is left out there, but the rule is still meant.',
    },
  },
  X2: {
    title: 'An attack on one’s own supporter',
    question: 'A power attacks its own unit that gives support. Is the support cut?',
    answer: 'No.',
  },
  X3: {
    title: 'Support against one’s own unit',
    question: 'A power supports another’s attack on its own unit. What does that support do?',
    answer: 'It does not help to dislodge the unit, but it counts for everything else.',
    remarks: { DPTG: 'It means the same, but its procedure goes wrong in case 6.E.7.' },
  },
  X4: {
    title: 'A garrison between attackers',
    question: 'Equal attacks on one space keep each other out. What happens to the unit there?',
    answer: 'It stays.',
    remarks: { DPTG: 'It means the same, but its procedure goes wrong in case 6.E.15.' },
  },
  X5: {
    title: 'A dislodged unit that moved',
    question: 'A unit is dislodged from elsewhere while it moves. Does it still keep others out?',
    answer: 'Yes.',
  },
  X6: {
    title: 'Moving in a circle',
    question: 'Three or more units each move to the space of the next. Do they all move?',
    answer: 'Yes.',
  },
  X7: {
    title: 'Changing places',
    question: 'May two units change places?',
    answers: {
      'ordered-convoy': 'Yes, if one of them goes by convoy and its order says so.',
      convoy: 'Yes, if one of them goes by convoy.',
    },
  },
  X8: {
    title: 'Around a province with two coasts',
    question: 'Two fleets are ordered to change places by way of a province’s two coasts. Do they?',
    answer: 'No: they meet head to head.',
  },
  X9: {
    title: 'Fleets in port',
    question: 'May a fleet in a coastal province convoy?',
    answer: 'No.',
  },
  X10: {
    title: 'Two armies on one fleet',
    question: 'May a fleet convoy two armies in one turn?',
    answer: 'No.',
  },
  X18: {
    title: 'Support for a space',
    question: 'A support in place names only the space. Does it count?',
    answer: 'Yes, for the unit there.',
  },
  X19: {
    title: 'A fleet that no route needs',
    question: 'A fleet is ordered to convoy, but no route there needs it. Does the order count?',
    answer: 'No, it is illegal.',
  },
  X20: {
    title: 'Illegal and void',
    question: 'What is an illegal order, and what is a void one?',
    answer:
      'An illegal order could not be carried out whatever others order. A void one could be, had others ordered what it refers to.',
    remarks: {
      '1971': 'It speaks of legal and valid orders without distinguishing them.',
      '2023': 'It uses the words but does not define them.',
      DPTG: 'Illegal moves have an effect there.',
    },
  },
  X11: {
    title: 'Retreat after a stand-off',
    question: 'May a unit retreat to a space that a stand-off left empty?',
    answer: 'No.',
  },
  X12: {
    title: 'Two retreats to one space',
    question: 'Two dislodged units are ordered to retreat to the same space.',
    answer: 'Both are disbanded. If only one is ordered there, it goes there.',
  },
  X13: {
    title: 'No order to retreat',
    question: 'A dislodged unit has no order to retreat.',
    answer: 'It is disbanded.',
  },
  X14: {
    title: 'Dislodged in civil disorder',
    question: 'A unit that nobody leads is dislodged.',
    answer: 'It is disbanded: nobody orders it to retreat.',
  },
  X15: {
    title: 'Who wins',
    question: 'When is the game over?',
    answer:
      'When a power owns 18 centres after a Fall turn, or the players agree on a draw, which all who still have units share.',
    remarks: { '2023': 'Turns or time may be limited too.' },
  },
  X16: { title: 'A short game', question: 'Who wins a game that ends early?' },
  X17: {
    title: 'Fewer than seven players',
    question: 'Who orders the units of powers that nobody plays?',
    answer:
      'Nobody: they hold, and any power may support them. Or one player leads two or three powers, each with its own centres and units.',
  },
  X21: {
    title: 'Abbreviations',
    question: 'Which short names of spaces count?',
    answer:
      'Those of every rulebook and those in common use. One that could mean two spaces is not guessed.',
    remarks: { '2000': 'Its first list left out Denmark.' },
  },
  X22: {
    title: 'Kinds of units',
    question: 'Which units are there?',
    answer: 'Armies and fleets.',
  },
  X23: {
    title: 'Number of units',
    question: 'How many units may a power have?',
    answer:
      'After a Fall turn, no more than its centres; a movement phase is adjudicated however many there are.',
  },
  X24: {
    title: 'When civil disorder begins',
    question: 'A power hands in no orders. Is that civil disorder?',
    answer:
      'Yes, once the deadline has passed. Its units hold and may be supported; it builds nothing until someone orders for it again.',
  },
};
