import { listed } from '../../../explain/languages/english/grammar.ts';
import { MANY_POWERS } from '../../../ui/reading/many-powers.ts';
import type { GamePageWords } from './game-page-words.ts';

const WHAT = {
  movement: 'Orders',
  retreats: 'Retreats',
  adjustments: 'Builds and removals',
} as const;

const WITHOUT = {
  movement:
    'Their units hold: they are in civil disorder until they hand in orders for a later turn.',
  retreats: 'Their dislodged units are disbanded.',
  adjustments:
    'Builds they do not order are lost for this year, and the rules choose their removals.',
} as const;

/** The first of the players. */
const some = (players: readonly string[]): string =>
  players.length > 3 ? `${players.slice(0, 2).join(', ')} and others` : listed(players);

const named = (powers: readonly string[]): string =>
  powers.length > MANY_POWERS ? `${String(powers.length)} powers` : listed(powers);

export const english: GamePageWords = {
  title: 'A whole game',
  lead: 'From the first Spring to the last centre. Enter orders on the map or as text; Standoff adjudicates every phase and shows why. For a game master at the table, or everyone at one screen.',
  setUp: {
    howMany: 'How many players?',
    variants: 'Variants on the same map',
    boards: 'Other boards',
    own: ['Boards of your own', 'Bring a board of your own'],
    start: (name) => `The start of “${name}”`,
    play: (powers) => `On the board: ${powers}.`,
    custom: {
      name: 'Custom start',
      line: 'Any position of any powers, from any season of any year.',
      how: 'Put a position on the desk, or paste one there; then start a game from it.',
      desk: 'Set it up on the desk',
      from: (date) => `From ${date}.`,
      players: 'Powers with a player; the others stand still',
    },
    rulebook: 'Rulebook',
    armyFleet: {
      name: '1982 with the Army/Fleet module',
      line: 'An army may travel aboard a fleet of its own power; it must land by its fourth move aboard. Choose “Go aboard” and “Land its army”, or write “A Mar boards F Lyo”, “A/F Lyo-Wes, A disembarks Tun”.',
    },
    names: 'Player names',
    begin: 'Start the game',
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
    kept: 'This browser saves the game as you play, and sets it aside when another takes its place. A file keeps it for good.',
    tooLong: 'The file is too long to be a saved game.',
    wrong: (message, where, expected) =>
      `${message} ${where === '' ? 'Expected' : `At ${where}: expected`} ${expected}.`,
    opening: (played, events) =>
      `Opening the game: ${String(played)} of ${String(events)} entries.`,
    stop: 'Stop',
    stopped: 'Opening was stopped.',
    lateStart:
      'This record begins after Spring 1901, where every game here begins. “standoff audit” compares such a record.',
    boardSetRight: (site) => `As recorded by ${site}.`,
    named: (date, plan, players, aside) =>
      [
        date,
        ...(players.length > 0 ? [some(players)] : plan === null ? [] : [plan.toLowerCase()]),
        ...(aside === null ? [] : [`set aside ${aside}`]),
      ].join(', '),
    resume: (name) => (name === null ? 'Resume the saved game' : `Resume the saved game: ${name}`),
  },
  keeping: {
    damaged: (why) =>
      `The game saved in this browser cannot be opened. ${why} It stays as it is, and no other game is saved over it.`,
    saveToFile: 'Save it to a file',
    saveThis: 'Save this one to a file',
    letGo: 'Discard it',
    cannotKeep:
      'This browser can’t save the game on the table: it would be lost. Save it to a file first.',
    noPlace: (oldest) =>
      `Five games are already set aside. To continue, discard the oldest${oldest === null ? '' : ` (${oldest})`}, or cancel.`,
    leave: 'Continue anyway',
    stay: 'Cancel',
    setAside: 'The previous game has been set aside.',
    close: 'Close',
    elsewhere: 'This game has continued in another tab. Nothing you do here is saved.',
    loadNewer: 'Load the newer game',
    keepsNothing: 'This browser can’t save the game: save it to a file before you close the page.',
  },
  status: {
    adjudicated: 'The moves are adjudicated. Step through them, then continue.',
    coin: (neutral) => `A coin decides whom ${neutral ?? 'nobody'} joins.`,
    over: 'The game is over.',
    allIn: (phase, late) =>
      late.length === 0
        ? `${WHAT[phase]}: all are in.`
        : `${WHAT[phase]}: all are in but for ${listed(late)}, ${late.length === 1 ? 'which has' : 'which have'} missed a turn.`,
    everyone: (phase) => `${WHAT[phase]}: waiting for everyone.`,
    waiting: (phase, powers) => `${WHAT[phase]}: waiting for ${named(powers)}.`,
    past: 'This phase is over. If you rewind the game to it, the orders of later phases are offered again.',
  },
  moves: {
    backToNow: (title) => `Back to now: ${title}`,
    takeBack: 'Rewind the game to here',
    missing: (powers, phase) => `Nothing from ${named(powers)}. ${WITHOUT[phase]}`,
    illegal: (powers, phase) =>
      `Illegal orders from ${listed(powers)} are not followed.${phase === 'retreats' ? ' A unit without another order is disbanded.' : ''}`,
    without: 'Adjudicate without them',
    wait: 'Wait',
    adjudicate: 'Adjudicate',
    toRetreats: 'Continue to the retreats',
    toTurn: ({ season, year, yearly, phase }) =>
      yearly
        ? `Continue to ${phase === 'adjustments' ? 'the builds' : String(year)}`
        : `Continue to ${season}`,
    fallsFor: (player) => `The coin picks ${player}`,
    toss: 'Toss the coin',
    redo: 'Back to the game before the rewind',
    results: 'Share the results',
    offered: 'What was once ordered is on the sheets again.',
    orders: 'Orders',
    isIn: (power) => `${power} has handed in its orders.`,
    withdraw: 'Take them back',
    handIn: (power) => `Hand in for ${power}`,
    hide: 'Hide the other powers’ orders',
    passTo: (power) => `These orders are hidden. Pass the screen to ${power}.`,
    open: (power) => `I am ${power}: open the sheet`,
    openAgain: (power) => `I am ${power}: take the orders back`,
    showsAll: 'This shows the orders of every power.',
    showAll: 'Show them all',
    keepHidden: 'Keep them hidden',
    nobody: 'No power is left to give orders here.',
    mail: 'Paste orders of several powers',
    filled: (powers) =>
      powers.length === 1
        ? `The orders of ${listed(powers)} are on the sheet.`
        : `The orders of ${listed(powers)} are on their sheets.`,
    putBack: 'Put back what the sheets held',
    fillAgain: 'Put the orders on the sheets again',
  },
  ruled: {
    retreats: 'Retreats',
    adjustments: 'Builds and removals',
    noRetreats: 'No unit had to retreat.',
    noAdjustments: 'No power had anything to build or remove.',
    toTheDesk: 'Open this phase at the desk',
  },
  timeline: {
    now: (date) => `${date}, now`,
    before: 'Previous phase',
    after: 'Next phase',
    shown: 'Phase shown',
    toNow: 'Now',
  },
  audit: {
    title: 'Where the record differs',
    total: (site, phases, agree) =>
      agree === phases
        ? `Recorded by ${site}: ${String(phases)} ${phases === 1 ? 'phase' : 'phases'}, and all agree.`
        : `Recorded by ${site}: ${String(phases)} ${phases === 1 ? 'phase' : 'phases'}, ${String(agree)} ${agree === 1 ? 'agrees' : 'agree'}.`,
    differ: (phases) => (phases === 1 ? '1 phase differs:' : `${String(phases)} phases differ:`),
    here: 'In this phase the record differs:',
    leftOut: (phases) =>
      phases === 1
        ? 'The last phase is left out: under these rules the game is over before it.'
        : `The last ${String(phases)} phases are left out: under these rules the game is over before them.`,
  },
  centres: 'Supply centres',
  table: 'At the table',
  plan: (name, edition) => `${name}, rules of ${edition}.`,
  seats: {
    all: (count) => `${String(count)} players`,
    states: {
      'no-orders': 'missed a turn',
      left: 'has left',
      'not-played': 'not in the war',
    },
    out: 'out of the game',
    whoNow: 'New player',
    take: 'Take the seat',
    cancel: 'Cancel',
    leaves: 'Leaves',
    returns: 'Returns',
    replace: 'Replace',
    agreeDraw: 'Agree to a draw…',
    confirmDraw: 'Do all players agree to a draw?',
    yesDraw: 'Yes, a draw',
    endShort: 'End a short game…',
    confirmEnd: 'Is the agreed time up?',
    yesEnd: 'Yes, end the game',
    no: 'No',
    correct: 'Correct the board…',
  },
  correction: {
    board: 'Units and centres, one line per power',
    why: 'Reason (it goes on the record)',
    emptied: (powers) =>
      `This takes every unit of ${listed(powers)} off the board. To undo it, correct the board again, or rewind the game to an earlier phase.`,
    allTheSame: 'Apply it all the same',
    submit: 'Apply the correction',
  },
  record: {
    title: 'The record',
    check: 'Check every ruling',
    proved: (phases) =>
      `Checked: ${phases === 1 ? 'the phase is' : `all ${String(phases)} phases are`} proved.`,
    wrong: (reason) => `The record fails the check. ${reason}.`,
    houseRule: 'house rule',
  },
  filesTitle: 'Files',
  machine: 'The machine behind it',
  machinePage: {
    title: 'The machine behind a game',
    lead: [
      'A game of Diplomacy is a state machine. This page is read from the one that',
      'the game page',
      'runs on. Press a button: the machine refuses what it may not do now, and says why.',
    ],
    tries: 'Events',
    try: {
      write: 'Start writing orders',
      'hand-in-one': 'Hand in for one power',
      'hand-in-all': 'Hand in for all',
      deadline: 'Time is up',
      adjudicate: 'Adjudicate',
      proceed: 'Continue',
      back: 'Back to the first Spring',
      draw: 'Agree to a draw',
    },
    states: 'Its current state, and all states',
  },
};
