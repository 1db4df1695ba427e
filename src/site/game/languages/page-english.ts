import { listed } from '../../../explain/languages/english/grammar.ts';
import type { PageWords } from './page-words.ts';

const WHAT = {
  movement: 'Orders',
  retreats: 'Retreats',
  adjustments: 'Builds and removals',
} as const;

const WITHOUT = {
  movement: 'Their units hold, and civil disorder begins.',
  retreats: 'Their dislodged units are disbanded.',
  adjustments:
    'What they do not build is lost for this year, and the rules choose what they remove.',
} as const;

export const english: PageWords = {
  title: 'A whole game',
  lead: 'From the first Spring to the last centre. Enter orders on the map or in writing; Standoff rules every phase and shows why. For a game master at the table, or all on one screen.',
  setUp: {
    howMany: 'How many play?',
    rulebook: 'Rulebook',
    armyFleet: {
      name: '1982 with the Army/Fleet module',
      line: 'An army may travel aboard a fleet of its own power, for three moves at most. Draw “Go aboard” and “Land its army”, or write “A Mar boards F Lyo”, “A/F Lyo-Wes, A disembarks Tun”.',
    },
    names: 'Names of the players',
    begin: 'Begin the game',
  },
  power: (power) => power,
  powers: (powers) => powers.join(', '),
  files: {
    save: 'Save the game to a file',
    openSaved: 'Open a saved game, or one from another site',
    open: 'Open a file',
    another: 'Another game',
    exporting: 'Export the record',
    asText: 'As text',
    asJson: 'As JSON',
    asScenario: (season) => `${season} as a scenario`,
    kept: 'This browser keeps the game as it goes, and sets it aside when another takes its place. A file keeps it for good.',
    tooLong: 'The file is too long to be a saved game.',
    wrong: (message, where, expected) =>
      `${message} ${where === '' ? '' : `At ${where}: `}Expected ${expected}.`,
    opening: (played, events) =>
      `Opening the game: ${String(played)} of ${String(events)} entries.`,
    stop: 'Stop',
    stopped: 'Opening it was stopped.',
    lateStart:
      'This record begins later than Spring 1901. A game here begins with the first Spring; “standoff audit” compares such a record.',
    boardSetRight: (site) => `As ${site} has recorded it.`,
    resume: (date) => (date === null ? 'Resume the saved game' : `Resume the saved game: ${date}`),
  },
  keeping: {
    damaged: (why) =>
      `The game that this browser kept cannot be opened. ${why} It stays as it is, and no other game is kept in its place.`,
    saveToFile: 'Save it to a file',
    saveThis: 'Save this one to a file',
    letGo: 'Let it go',
    cannotKeep:
      'This browser can’t keep the game that is on the table: it would be lost. Save it to a file first.',
    leave: 'Leave it',
    stay: 'Stay',
    setAside: 'The game that was on the table is set aside.',
    close: 'Close',
    elsewhere: 'This game goes on in another tab. Nothing that is done here is kept.',
    loadNewer: 'Load the newer game',
    keepsNothing: 'This browser keeps nothing: save the game to a file before you close the page.',
  },
  status: {
    adjudicated: 'The moves are adjudicated. Step through them, then go on.',
    coin: (neutral) => `A coin decides whom ${neutral ?? 'nobody'} joins.`,
    over: 'The game is over.',
    allIn: (phase) => `${WHAT[phase]}: all are in.`,
    everyone: (phase) => `${WHAT[phase]}: waiting for everyone.`,
    waiting: (phase, powers) => `${WHAT[phase]}: waiting for ${listed(powers)}.`,
    past: 'A phase that is over. Nothing here changes the game.',
  },
  moves: {
    backToNow: (title) => `Back to now: ${title}`,
    takeBack: 'Take the game back to here',
    missing: (powers, phase) => `Nothing from ${powers.join(', ')}. ${WITHOUT[phase]}`,
    without: 'Adjudicate without them',
    wait: 'Wait',
    adjudicate: 'Adjudicate',
    toRetreats: 'On to the retreats',
    toSeason: (next) => `On to ${next}`,
    fallsFor: (player) => `It falls for ${player}`,
    toss: 'Toss the coin',
    redo: 'Redo',
    orders: 'Orders',
    isIn: (power) => `${power} has handed in.`,
    withdraw: 'Take it back',
    handIn: (power) => `Hand in for ${power}`,
    hide: 'Hide the orders of the others',
    nobody: 'Nobody is left to order anything here.',
  },
  ruled: {
    retreats: 'Retreats',
    adjustments: 'Builds and removals',
    noRetreats: 'Nobody had to retreat.',
    noAdjustments: 'Nobody had anything to build or to remove.',
    toTheDesk: 'Take this phase to the desk',
  },
  timeline: {
    now: (date) => `${date}, now`,
    before: 'The phase before',
    after: 'The phase after',
    shown: 'The phase that is shown',
    toNow: 'Now',
  },
  audit: {
    title: 'What the record has otherwise',
    total: (site, phases, agree) =>
      agree === phases
        ? `Recorded by ${site}: ${String(phases)} ${phases === 1 ? 'phase' : 'phases'}, and all agree.`
        : `Recorded by ${site}: ${String(phases)} ${phases === 1 ? 'phase' : 'phases'}, ${String(agree)} agree.`,
    differ: (phases) => (phases === 1 ? '1 phase differs:' : `${String(phases)} phases differ:`),
    here: 'In this phase the record differs:',
    leftOut: (phases) =>
      phases === 1
        ? 'The last phase is left out: by these rules the game is over before it.'
        : `The last ${String(phases)} phases are left out: by these rules the game is over before them.`,
  },
  centres: 'Supply centres',
  table: 'At the table',
  plan: (name, edition) => `${name}, rules of ${edition}.`,
  seats: {
    states: {
      'no-orders': 'missed a turn',
      left: 'has left',
      'not-played': 'not in the war',
    },
    whoNow: 'Who plays now',
    take: 'Take the seat',
    cancel: 'Cancel',
    leaves: 'Leaves',
    returns: 'Comes back',
    replace: 'Replace',
    agreeDraw: 'Agree on a draw …',
    confirmDraw: 'Do all players agree to stop?',
    yesDraw: 'Yes, a draw',
    endShort: 'End a short game …',
    confirmEnd: 'Is the agreed time over?',
    yesEnd: 'Yes, end the game',
    no: 'No',
    correct: 'Correct the board …',
  },
  correction: {
    board: 'Units and centres, a line for each power',
    why: 'Why? It goes on record.',
    submit: 'Set the board right',
  },
  record: {
    title: 'The record',
    check: 'Check every ruling',
    proved: (phases) =>
      `Checked: ${phases === 1 ? 'the phase is' : `all ${String(phases)} phases are`} proved.`,
    wrong: (reason) => `The record does not hold. ${reason}.`,
    houseRule: 'house rule',
  },
  filesTitle: 'Files',
  machine: 'The machine behind it',
  machinePage: {
    title: 'The machine behind a game',
    lead: [
      'A game of Diplomacy is a state machine. What stands here is read from the one that',
      'the game page',
      'runs on. Press a button: what the machine may not do now, it refuses, and says why.',
    ],
    tries: 'What happens',
    try: {
      write: 'Begin to write',
      'hand-in-one': 'Hand in for one power',
      'hand-in-all': 'Hand in for all',
      deadline: 'The time is over',
      adjudicate: 'Adjudicate',
      proceed: 'Go on',
      back: 'Back to the first Spring',
      draw: 'Agree on a draw',
    },
    states: 'Where it is, and its states',
  },
};
