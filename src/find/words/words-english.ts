import type { GlossaryWord } from '../entry.ts';

/** The glossary, in alphabetical order. */
export const ENGLISH_WORDS: readonly GlossaryWord[] = [
  {
    id: 'all-hold',
    word: 'All-hold rule',
    means: 'Settles a paradox: all units in it stay where they are.',
    see: 'rules/#paradox',
  },
  {
    id: 'army',
    word: 'Army',
    means: 'A unit that moves over land. It crosses the sea only by convoy.',
    see: 'rules/#legal-move',
  },
  {
    id: 'attack',
    word: 'Attack',
    means: 'A move, as seen by the unit in its destination.',
    see: 'rules/#move-beats',
  },
  {
    id: 'bounce',
    word: 'Bounce',
    means:
      'Of a move that meets equal or greater strength: it fails, and the unit stays where it was.',
    see: 'rules/#stand-off',
  },
  {
    id: 'build',
    word: 'Build',
    means: 'After Fall a power with more centres than units places new units in its home centres.',
    see: 'rules/#build',
    asks: ['when do I build', 'when do I get new units', 'how many units can I have'],
  },
  {
    id: 'centre',
    word: 'Centre',
    means:
      'Short for supply centre: one of the 34 spaces that count. Each one that a power owns feeds one unit.',
    see: 'rules/#adjustment',
  },
  {
    id: 'circle',
    word: 'Circle',
    means: 'Three or more units, each ordered into the space of the next. All of them move.',
    see: 'rules/#rotation',
    asks: ['three units move in a circle', 'can units rotate'],
  },
  {
    id: 'civil-disorder',
    word: 'Civil disorder',
    means: 'The state of a power that submits no orders: its units hold.',
    see: 'rules/#civil-disorder',
    asks: ['what happens if a player is absent', 'a player did not send orders'],
  },
  {
    id: 'coast',
    word: 'Coast',
    means:
      'Spain, Bulgaria and St Petersburg have two. A fleet stands on one of them, and goes on only from there.',
    see: 'rules/#legal-coast',
    asks: ['which coast do I have to name', 'what are split coasts'],
  },
  {
    id: 'convoy',
    word: 'Convoy',
    means:
      'The order of a fleet at sea to carry an army from one coast to another: one army in a turn. Several fleets, one next to the other, carry it over several seas.',
    see: 'rules/#legal-convoy',
    asks: [
      'can a fleet convoy two armies',
      'what is a convoy',
      'how do I move an army over the sea',
    ],
  },
  {
    id: 'cut',
    word: 'Cut',
    means:
      'What an attack does to a support: the support no longer counts. The attack need not succeed.',
    see: 'rules/#support-cut',
    asks: ['what does cut mean', 'what is cutting support'],
  },
  {
    id: 'datc',
    word: 'DATC',
    means:
      'The Diplomacy Adjudicator Test Cases, by Lucas Kruijswijk: the cases that every adjudicator is measured by.',
    see: 'datc/',
    asks: ['what is the DATC', 'test cases'],
  },
  {
    id: 'disband',
    word: 'Disbanded',
    means:
      'Of a dislodged unit that cannot retreat, or whose player does not want it to: it leaves the board.',
    see: 'rules/#disband',
    asks: ['when does a unit die', 'when is a unit destroyed'],
  },
  {
    id: 'dislodged',
    word: 'Dislodged',
    means:
      'Driven out of its space by a stronger attack. The unit then retreats or leaves the board.',
    see: 'rules/#dislodged',
    asks: ['what does dislodged mean'],
  },
  {
    id: 'disrupted',
    word: 'Disrupted',
    means: 'Of a convoy: its fleet is dislodged, so it carries no army.',
    see: 'rules/#convoy-broken',
    asks: ['what happens to the army if the convoying fleet is dislodged'],
  },
  {
    id: 'dptg',
    word: 'DPTG',
    means: 'The Diplomacy Players’ Technical Guide, one of the six editions here.',
    see: 'rules/#editions',
  },
  {
    id: 'draw',
    word: 'Draw',
    means: 'The players may agree to stop, and share the result.',
    see: 'rules/#draw',
    asks: ['can a game end in a draw', 'how does a game end without a winner'],
  },
  {
    id: 'edition',
    word: 'Edition',
    means: 'A rulebook, or a reading of one. Standoff knows six, and shows where they differ.',
    see: 'rules/#editions',
    asks: ['where do the rulebooks differ', 'which rulebook is used'],
  },
  {
    id: 'fleet',
    word: 'Fleet',
    means: 'A unit that moves over sea and along coasts.',
    see: 'rules/#legal-move',
  },
  {
    id: 'garrison',
    word: 'Garrison',
    means: 'A unit in a space that two others want. While those keep each other out, it stays.',
    see: 'rules/#garrison',
  },
  {
    id: 'head-to-head',
    word: 'Head to head',
    means:
      'Two units ordered into each other’s spaces over land or sea. The stronger one moves; between equals both stay.',
    see: 'rules/#move-beats',
    asks: ['two units attack each other'],
  },
  {
    id: 'hold',
    word: 'Hold',
    means: 'To stay in its space. A unit that is given no order holds.',
    see: 'rules/#legal-order',
    asks: [
      'what happens if I give no order',
      'a unit without an order',
      'do I have to order every unit',
    ],
  },
  {
    id: 'home-centre',
    word: 'Home centre',
    means: 'A centre that a power owns from the start. It builds only there.',
    see: 'rules/#build-legal',
  },
  {
    id: 'illegal',
    word: 'Illegal',
    means: 'Of an order that the board does not allow: the unit holds.',
    see: 'rules/#legal-order',
    asks: ['what happens to an impossible order'],
  },
  {
    id: 'move',
    word: 'Move',
    means: 'The order to go to a space next to one’s own. Only one unit can be in a space.',
    see: 'rules/#move-free',
    asks: ['how far can a unit move', 'how many spaces can I move', 'can two units share a space'],
  },
  {
    id: 'negotiation',
    word: 'Negotiation',
    means:
      'Before they write their orders, the players talk. Promises bind nobody; only the written orders count.',
    see: 'game/',
    asks: ['can I lie', 'are promises binding', 'do I have to keep an agreement'],
  },
  {
    id: 'order',
    word: 'Order',
    means:
      'What a unit is to do: hold, move, support or convoy. All orders are written in secret and carried out at once.',
    see: 'rules/#legal-order',
    asks: ['what orders are there', 'what can a unit do', 'how do I write orders'],
  },
  {
    id: 'own-units',
    word: 'Own units',
    means: 'A power cannot dislodge its own unit, cut its support, or help others to dislodge it.',
    see: 'rules/#own-unit',
    asks: ['can I attack my own unit', 'can I dislodge my own unit'],
  },
  {
    id: 'paradox',
    word: 'Paradox',
    means: 'Orders around a convoy that wait for one another, so that no outcome, or two, fit.',
    see: 'rules/#paradox',
    asks: ['what is a convoy paradox'],
  },
  {
    id: 'power',
    word: 'Power',
    means:
      'A side: one of the seven great powers, Austria, England, France, Germany, Italy, Russia and Turkey.',
    see: 'rules/#start',
    asks: ['which countries are there', 'how many players'],
  },
  {
    id: 'remove',
    word: 'Remove',
    means: 'After Fall a power with fewer centres than units takes the surplus off the board.',
    see: 'rules/#remove',
    asks: ['what if I have more units than centres', 'what happens if I lose a centre'],
  },
  {
    id: 'retreat',
    word: 'Retreat',
    means:
      'The move of a dislodged unit after the turn, if it can and its player wants it to. Nobody goes first: all retreats are written at once, without talk.',
    see: 'retreats/at-once/',
    asks: [
      'do I have to retreat',
      'who retreats first',
      'in which order are retreats made',
      'when do units retreat',
    ],
  },
  {
    id: 'route',
    word: 'Route',
    means: 'The fleets, one next to the other, that carry an army. It needs all of them.',
    see: 'rules/#convoy-routes',
    asks: ['army convoy through two fleets', 'convoy over several seas', 'a chain of fleets'],
  },
  {
    id: 'ruling',
    word: 'Ruling',
    means:
      'The outcome of every order of a turn, with the steps that lead to it. Each step names its rule.',
    see: 'rules/',
  },
  {
    id: 'space',
    word: 'Space',
    means: 'One of the 75 named areas of the board. There is room for one unit in it.',
    see: 'learn/board/',
  },
  {
    id: 'stand-off',
    word: 'Stand-off',
    means:
      'Equally strong moves into one space keep one another out. Nobody moves, and the space stays empty.',
    see: 'rules/#stand-off',
    asks: ['what does bounce mean', 'two units move to the same space', 'what if it is equal'],
  },
  {
    id: 'straits',
    word: 'Straits',
    means:
      'Kiel, Constantinople, Denmark and Sweden: water runs through them, yet a fleet must stop in each.',
    see: 'learn/coasts/',
    asks: ['can a fleet go through Kiel', 'can a fleet pass Constantinople', 'canals'],
  },
  {
    id: 'strength',
    word: 'Strength',
    means: 'One for the unit itself, and one more for each support that counts.',
    see: 'rules/#strength',
    asks: ['how is strength counted', 'how strong is a unit'],
  },
  {
    id: 'support',
    word: 'Support',
    means: 'The order to stay and lend strength to another unit, of any power.',
    see: 'rules/#legal-support',
    asks: ['what is support', 'can I support another player', 'can I support a foreign unit'],
  },
  {
    id: 'swap',
    word: 'Swap',
    means:
      'Two units cannot change places over land or sea. They can if at least one of them goes by convoy.',
    see: 'rules/#rotation',
    asks: [
      'swap two armies',
      'can two units change places',
      'two convoys cross',
      'two armies convoyed past each other',
    ],
  },
  {
    id: 'szykman',
    word: 'Szykman’s rule',
    means: 'Settles a paradox: the convoys in it are disrupted.',
    see: 'rules/#paradox',
  },
  {
    id: 'unit',
    word: 'Unit',
    means: 'An army or a fleet. Each stands in one space and is given one order a turn.',
    see: 'rules/#legal-order',
  },
  {
    id: 'void',
    word: 'Void',
    means: 'Of a legal order that matches no other order: it has no effect.',
    see: 'rules/#support-matches',
    asks: ['support for an order that was not given'],
  },
  {
    id: 'waive',
    word: 'Waive',
    means:
      'To decline a build that is due. It is not lost: every Winter centres and units are compared again.',
    see: 'rules/#waive',
    asks: ['do I have to build', 'can I skip a build'],
  },
  {
    id: 'year',
    word: 'Year',
    means: 'Spring and Fall, each with moves and retreats. Builds and removals follow Fall.',
    see: 'rules/#seasons',
    asks: ['how does a year go', 'what is the order of phases', 'what happens in winter'],
  },
];
