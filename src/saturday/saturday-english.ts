import type { SaturdayWords } from './saturday-words.ts';

const count = (n: number, one: string, many: string): string =>
  `${['no', 'one', 'two', 'three', 'four'][n] ?? String(n)} ${n === 1 ? one : many}`;

export const SATURDAY_ENGLISH: SaturdayWords = {
  title: 'Ready for Saturday',
  lead: '25 minutes, from no rules to your first game: choose a power, learn the orders, and play the year 1901 with letters from your neighbours.',
  withoutScripts:
    'This page needs JavaScript, which your browser does not run. [The examples] and [the rules] can be read without it.',
  part: (place, of) => `part ${String(place)} of ${String(of)}`,
  parts: {
    europe: 'Europe',
    orders: 'Orders',
    spring: 'Spring 1901',
    fall: 'Fall 1901',
    winter: 'The end of the year',
    table: 'At the table',
  },
  kept: 'kept in this browser',
  year: 'The year 1901',
  cells: {
    'Spring talk': ['Spring', 'talk'],
    'Spring orders': ['Spring', 'orders'],
    'Spring retreats': ['', 'retreats'],
    'Fall talk': ['Fall', 'talk'],
    'Fall orders': ['Fall', 'orders'],
    'Fall retreats': ['', 'retreats'],
    'Winter builds': ['Winter', 'builds'],
  },
  board: (title) => `Board: ${title}`,
  back: 'Back',
  next: 'Go on',
  europe: {
    title: 'Europe, Spring 1901',
    lead: 'Seven players, no dice. They talk, write orders in secret, and all orders happen at once. A dot on the map is a supply centre: each feeds one army or fleet. Whoever owns 18 of the 34 wins. The line below the board is one year: Spring, then Fall, then new units.',
    choose: 'Choose a power',
    centres: (all, winning) => `${String(all)} centres, ${String(winning)} win`,
    summary: (power, armies, fleets, centres) =>
      `${power}: ${count(armies, 'army', 'armies')}, ${count(fleets, 'fleet', 'fleets')}, ${count(centres, 'centre', 'centres')}.`,
    hold: 'You own',
    meet: 'You touch',
    meets: (power, spaces) => `${power}: ${spaces}`,
    free: 'Nobody owns',
    rivals: (centre, powers) => `${centre} (near ${powers}, too)`,
    gates: 'From there',
    gate: (space, centres) => `${space}: next to ${centres}`,
    begin: (power) => `Begin as ${power}`,
    playedAs: (chosen, played) =>
      `The year is written for ${played}. What you learn in it holds for ${chosen}, too.`,
  },
  lesson: {
    of: (place, of) => `Lesson ${String(place)} of ${String(of)}`,
    skip: 'Skip this lesson',
    position: (place, of) => `Position ${String(place)} of ${String(of)}`,
    rule: 'Rule it alone: say what happens, then see the ruling.',
  },
  talk: {
    title: (season) => `${season} 1901: talk`,
    intro:
      'First everybody talks, in pairs and in secret. Half of the game happens here: nobody gets far alone.',
    letter: (place, of) => `Letter ${String(place)} of ${String(of)}`,
    toYou: 'to you alone',
    replies: 'Choose your reply',
    unanswered: 'You can write your orders in pencil meanwhile: press a unit on the board.',
    pencil: 'Your orders, in pencil',
    secret: 'nobody sees them yet',
    none: 'none yet',
  },
  write: {
    title: {
      moves: (season) => `${season} 1901: orders`,
      retreats: (season) => `${season} 1901: your retreats`,
      builds: (season) => `${season} 1901: your builds`,
    },
    intro: {
      moves:
        'Every unit gets one order. Press a unit, then where it goes; or type. A unit without an order stays where it is.',
      retreats:
        'Your unit was dislodged. It goes to an empty space next to it, or leaves the board.',
      builds:
        'More centres than units: build the difference, in your home centres that are empty. Fewer: units leave the board.',
    },
    usual: 'Write some for me',
    waive:
      'To [waive] a build is to leave it out until a later Winter: to calm a neighbour, or to keep a home centre free for another unit.',
    reveal: 'Reveal all orders',
    empty: {
      holds: 'You have written no orders: your units would stay where they are. Reveal anyway?',
      leaves: 'You have written no retreat: your unit would leave the board. Reveal anyway?',
      waives: 'You have written no builds: you would get no new unit. Reveal anyway?',
      loses: 'You have not said which unit goes: a rule would choose one. Reveal anyway?',
    },
    anyway: 'Reveal anyway',
    first: 'Write orders first',
  },
  reveal: {
    title: (season) => `${season} 1901: revealed`,
    atOnce: 'All orders are read at the same time. Nobody can change his any more.',
    skip: 'To the result',
    others: 'See the other orders',
    step: (step, of) => `Step ${String(step)} of ${String(of)}`,
    stab: 'This is a stab',
    stopped: 'This was meant as a stab',
    wrote: (power) => `${power} wrote`,
    ordered: (power) => `${power} ordered`,
    notKept: 'not kept',
    noRule: 'No rule was broken: promises bind nobody, only orders count.',
    threatens: (centres) => `From there it reaches ${centres}, where you have no unit.`,
    remedy: 'What would have stopped it',
    remedied: 'Your order stopped it.',
    kept: 'Who kept his word',
    keptBy: (power) => `${power} kept its word`,
    brokenBy: (power) => `${power} did not`,
    youKept: (power) => `You kept your word to ${power}`,
    youBroke: (power) => `You did not keep your word to ${power}`,
    toRetreats: 'Go on',
  },
  later: {
    retreats: (season) => `${season} 1901: retreats`,
    noRetreats:
      'No unit was dislodged. If one had been, it would now retreat: go to an empty space next to it. The next season begins.',
    retreatsExplained:
      'Only now do dislodged units go: to an empty space next to them, but not where the attacker came from, nor where a stand-off was. Or they leave the board.',
    builds: 'Winter 1901: builds',
    count:
      'After Fall every centre belongs to whoever has a unit in it, or had it before. In Spring nothing changes hands.',
    centresOf: (mine, winning) => `${String(mine)} of ${String(winning)}`,
  },
  ends: {
    title: 'How a game ends',
    told: [
      [
        'Winning',
        'Whoever owns 18 of the 34 centres after a Fall has won. It takes eight years or so.',
      ],
      [
        'A draw',
        'All players who are still in the game may agree to stop at any time. They share the draw alike.',
      ],
      [
        'Absent players',
        'The units of a player who hands in no orders stay where they are. Others may support them there. This is called civil disorder.',
      ],
      [
        'Being out',
        'Whoever has neither a unit nor a centre is out. This takes years; talk is what saves you.',
      ],
    ],
  },
  ready: {
    title: 'You are ready for Saturday',
    text: 'You can read the board, write orders, and say why they turn out as they do. Take the page for the table with you.',
    ruled: (right, of) => `${String(right)} of ${String(of)} positions ruled without a mistake.`,
    crib: 'Print the page for the table',
    course: 'The whole course',
    game: 'Play a game on one screen',
    again: 'Begin again',
  },
};
