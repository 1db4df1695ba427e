import { PHASE_TITLES } from '../../explain/languages/phase-titles.ts';
import type { BoardsWords } from '../boards-words.ts';

const count = (number: number, one: string, many: string): string =>
  `${String(number)} ${number === 1 ? one : many}`;

/** `Bohemia, Tyrolia and Venice`. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

export const ENGLISH: BoardsWords = {
  list: {
    title: 'Boards and variants',
    description:
      'Other boards of Diplomacy and variants on the standard map: who can meet in the first Spring, which centres are contested, where the choke points are.',
    lead: 'Standoff rules, proves and explains turns on any board that a file describes. Each page shows the start, what is different, and what the board itself tells.',
    standard: ['The standard board', 'Seven powers, eighteen centres to win.'],
    variants: [
      'On the same map',
      'Other powers, starts or builds. All of them can be played here.',
    ],
    others: ['Other boards', 'Drawn as diagrams: a disc for each space, a line for each border.'],
    own: ['A board of your own: ', 'bring its file'],
  },
  about: {
    standard: 'Seven powers in Europe before the First World War: the game of the rulebook.',
  },
  description: (name) =>
    `${name}: its start, what is different from the standard game, who can meet first, contested centres, choke points, and a turn ruled on it.`,
  powers: (number) => count(number, 'power', 'powers'),
  centres: (number) => count(number, 'supply centre', 'supply centres'),
  wins: (needed) => (needed === null ? 'no number of them wins' : `${String(needed)} win`),
  units: (number) => count(number, 'unit', 'units'),
  spaces: (inland, coastal, seas) =>
    `${String(inland + coastal + seas)}: ${String(seas)} at sea, ${String(coastal)} on the coast, ${String(inland)} inland`,
  designed: (designer, published) =>
    designer === null ? null : published === null ? designer : `${designer}, ${String(published)}`,
  begins: ({ year, season }, { yearly }) =>
    yearly ? String(year) : `${season} ${year < 1000 ? 'of year ' : ''}${String(year)}`,
  facts: {
    powers: 'Powers',
    units: 'Units at the start',
    centres: 'Supply centres',
    spaces: 'Spaces',
    begins: 'Begins',
    designed: 'Designed by',
  },
  start: (name) => `The start of ${name}`,
  diagram: [
    'As a diagram',
    'The same board with nothing but what is adjacent. A solid line is a border for armies, dots are one for fleets, beads are one for both; a second rim marks a centre.',
  ],
  differs: {
    title: 'What is different',
    line: 'From the standard game.',
    none: 'Nothing: this is the game of the rulebook.',
    say: (difference, { power, space, unit }) => {
      switch (difference.is) {
        case 'map':
          return `It has a map of its own, with ${count(difference.spaces, 'space', 'spaces')}.`;
        case 'powers':
          return `Only ${listed(difference.powers.map(power))} play; the centres of the others begin without an owner.`;
        case 'idle':
          return `Nobody plays ${listed(difference.powers.map(power))}; the units there stand still.`;
        case 'centres-as-powers':
          return `Each of the ${String(difference.powers)} centres is a power, with the name of the centre and one player.`;
        case 'builds-first':
          return `There are no units at first: the game begins in Winter ${String(difference.year)}, and each power chooses what it builds.`;
        case 'units': {
          const units = difference.units.map((one) => `${power(one.power)} ${unit(one)}`);
          return `These units begin elsewhere than usual, or are others: ${listed(units)}.`;
        }
        case 'homes':
          return `${listed(difference.homes.map(space))} ${difference.homes.length === 1 ? 'is a home' : 'are homes'} of ${power(difference.power)}, too.`;
        case 'unowned':
          return `Only ${String(difference.owned)} of the ${String(difference.homes)} homes have an owner at the start; the others must be taken.`;
        case 'surplus':
          return `${power(difference.power)} begins with ${count(difference.units, 'unit', 'units')} and ${count(difference.centres, 'centre', 'centres')}: unless it gains one, it must remove a unit.`;
        case 'builds':
          return difference.where === 'anywhere'
            ? 'A power may build in every free centre that it owns.'
            : 'A power may build in every free home that it owns, also in those of others.';
        case 'winning':
          return `${String(difference.needed)} of the ${String(difference.of)} centres win.`;
      }
    },
    calendar: ({ within, between }) =>
      within === 0
        ? null
        : `A move takes ${count(within, 'year', 'years')}; builds follow every ${count(within + between, 'year', 'years')}.`,
    unruled: {
      'ancient-mediterranean':
        'On its designer’s map a fleet in the Baleares may convoy; Standoff does not rule that.',
    },
  },
  questions: {
    title: 'What the board tells',
    line: 'Worked out from its borders, its centres and its start. Convoys do not count.',
    meet: [
      'Who can meet in the first Spring',
      'Two powers, and the spaces where units of both can be after one move.',
    ],
    nobodyMeets: 'Nobody: no two powers can reach the same space with one move.',
    everybodyMeets: 'Everybody, everywhere: each power can reach every space with one move.',
    neutral: [
      'Contested neutral centres',
      'Centres without an owner that units of two powers or more can be in after two moves, and after how many.',
    ],
    noneContested: 'None: no two powers can be in the same neutral centre in the first year.',
    others: (alone, none) =>
      [
        alone > 0
          ? `${alone === 1 ? 'One more is' : `${String(alone)} more are`} within reach of only one power in the first year.`
          : '',
        none > 0
          ? `${none === 1 ? 'One is' : `${String(none)} are`} out of reach of everybody in that year.`
          : '',
      ]
        .join(' ')
        .trim(),
    choke: [
      'Choke points',
      'A space is a choke point if without it units could not get from some spaces to all others.',
    ],
    forArmies: 'For armies',
    forFleets: 'For fleets',
    noChoke: 'None: there is always another way.',
    cutsOff: (names, more) =>
      `cuts off ${more > 0 ? `${names.join(', ')} and ${String(more)} more` : listed(names)}`,
    distances: [
      'How far the powers are apart',
      'The fewest moves from a home of one to a home of the other, for an army or a fleet. A dash: only by convoy.',
    ],
    allApart: (moves) =>
      `${moves === 1 ? 'One move' : `${String(moves)} moves`}, between every two powers.`,
    power: 'Power',
  },
  example: {
    title: 'A turn on it',
    why: 'Why',
    ...PHASE_TITLES.en,
  },
  play: {
    title: 'Play it',
    line: 'All of it runs in your browser.',
    game: 'Start a game',
    desk: 'Put it on the desk',
    docs: 'More about other boards',
    command: 'On the command line, orders on this board are ruled, proved and drawn:',
  },
};
