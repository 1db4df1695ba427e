import { TURN_LINE_EXPECTED } from '../../../orders/turn-line/turn-line.ts';
import { capitalised } from '../../../explain/languages/capitalised.ts';
import type { EntryPhase } from '../../../ui/entry/entry-task.ts';
import type { OrderOnLine } from '../../../desk/paste/taken.ts';
import type { DeskWords } from './desk-words.ts';

const PHASES: Readonly<Record<EntryPhase, string>> = {
  movement: 'moves',
  retreats: 'retreats',
  adjustments: 'builds and removals',
};

const lineOf = (lines: readonly number[]): string =>
  `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`;

/** `A Ruh D (line 2)` */
const ordersOf = (orders: readonly OrderOnLine[]): string =>
  orders.map(({ order, line }) => `${order} (${lineOf([line])})`).join(', ');

const INSTEAD = 'Here is the example instead.';

export const english: DeskWords = {
  title: 'The desk',
  lead: 'Paste orders or draw them on the map, and see the ruling with its reasons.',
  label: 'Your position',
  date: ({ season, year }, phase, { yearly }) =>
    year === 0
      ? capitalised(PHASES[phase])
      : `${yearly ? '' : `${season} `}${String(year)}, ${PHASES[phase]}`,
  season: (season, phase, { yearly }) =>
    !yearly
      ? `${season}, ${PHASES[phase]}`
      : season === 'Winter'
        ? capitalised(PHASES[phase])
        : `${season === 'Spring' ? 'First' : 'Second'} turn, ${PHASES[phase]}`,
  board: {
    open: (name) => `Board: ${name}`,
    standard: {
      title: 'The standard map',
      name: 'Standard',
      line: 'The game of the rulebooks: seven powers in Europe.',
    },
    others: 'Other boards',
    own: 'Your boards',
    start: (name) => `The start of ${name}`,
    put: 'Put its start on the desk',
    failed: 'This board could not be loaded. Check your connection and choose it again.',
  },
  orders: 'Orders',
  position: 'Position',
  show: 'Show',
  undo: 'Undo the last change',
  redo: 'Redo',
  ruling: 'Ruling',
  seeRuling: 'See the ruling',
  noOrders: 'Enter an order to see the ruling.',
  noRetreats: 'No unit has to retreat.',
  noAdjustments: 'No power has anything to build or remove.',
  byEdition: (name) => `under ${name}`,
  startGame: [
    'Start a game from this position',
    'A game begins with moves or with builds: rule the retreats first.',
  ],
  goOn: ({ season, year }, phase, { yearly }) =>
    `Continue to ${year === 0 ? 'the' : `${yearly ? '' : `${season} `}${String(year)},`} ${PHASES[phase]}`,
  badLink: {
    newer: `This link was made by a newer version of this page. Reload the page and open the link again. ${INSTEAD}`,
    noModule: `The turn in this link needs the Army/Fleet module, which could not be loaded. Check your connection and reload the page. ${INSTEAD}`,
    unknownBoard: (id) =>
      `This link is for the board “${id}”, which is not on this page. ${INSTEAD}`,
    noBoard: (id) =>
      `The board of this link, “${id}”, could not be loaded. Check your connection and reload the page. ${INSTEAD}`,
    newerResults:
      'The results in this link were written by a newer version of this page. Reload the page and open the link again. Here is the turn without them.',
    unreadableResults:
      'The results in this link cannot be read: they were altered on the way. Here is the turn without them.',
    unknownEdition:
      'This link names an edition of the rules that does not exist. Here the turn is adjudicated under the rules of 2023.',
    unreadableRules:
      'The house rules in this link cannot be read: they were altered on the way. Here the turn is adjudicated without them.',
    unreadableDispute:
      'The dispute in this link cannot be read: it was altered on the way. Here is the turn without it.',
    cutOff: (found, expected) =>
      `This link is cut off: it has ${String(found)} of the turn’s ${String(expected)} characters. ${INSTEAD}`,
    unreadable: (column, expected) =>
      `The turn in this link cannot be read: at character ${String(column)}, expected ${TURN_LINE_EXPECTED[expected]}. ${INSTEAD}`,
  },
  paste: {
    open: 'Paste orders',
    hint: 'Orders, an email or results in any common notation, power by power: moves, retreats or builds; or a scenario file.',
    boardHint:
      'Orders as the rulebook writes them, or mails of them, power by power: moves, retreats or builds; or a scenario file.',
    moduleHint:
      'Orders, including those of the Army/Fleet module, power by power: moves, retreats or removals. The army of an “A/F” counts as aboard for one move.',
    take: 'Adjudicate these orders',
    scenario: {
      isOne: (title) => `A scenario file: “${title}”.`,
      put: 'Put it on the desk',
      noBoard: (name) => `Its board, “${name}”, is not on this page.`,
      errors: 'A scenario file that cannot be read. By lines:',
    },
    notation: 'Notation',
    notations: {},
    detected: (name) => `Detected: ${name}`,
    understood: (orders, phase) => {
      const kind = { movement: '', retreats: 'retreat ', adjustments: 'adjustment ' }[phase];
      return orders === 1
        ? `One ${kind}order understood.`
        : `${String(orders)} ${kind}orders understood.`;
    },
    position: {
      inferred: 'No position is given: each unit is placed where its order says.',
      listed: 'The position is the one listed in the text.',
      kept: 'The orders fit the units on the desk, so these stay.',
    },
    idle: (units) =>
      `From lines that cannot be read, only the units are taken; they hold: ${units.join(', ')}.`,
    fits: 'The orders fit units on the desk. Adjudicate them with',
    units: (position, units) =>
      position === 'kept'
        ? `all ${String(units)} units on the desk; the orders of other powers stay`
        : units === 1
          ? 'this unit only, in a separate position'
          : `these ${String(units)} units only, in a separate position`,
    unread: (lines) =>
      lines === 1
        ? 'One line of the text is incomplete or unreadable, and is not adjudicated.'
        : `${String(lines)} lines of the text are incomplete or unreadable, and are not adjudicated.`,
    uncompared: 'The results in the text are compared once every line can be read.',
    back: 'Back to the text',
    strays: (orders) => `No such unit is on the desk: ${ordersOf(orders)}.`,
    unfit: (orders) => `A dislodged unit can only retreat or disband: ${ordersOf(orders)}.`,
    homeCentres:
      'No centres are given, so each power has its home centres. Change them in the position.',
  },
  armyFleet: {
    use: 'Army/Fleet module (1984)',
    loading: 'Loading the module…',
    failed: 'The Army/Fleet module could not be loaded. Check your connection and try again.',
    inForce:
      'Adjudicated under the Army/Fleet module of 1984, on top of the 1982 rulebook. Disputes, editions side by side and house rules are not available with it.',
    explained: 'How it works',
    notation: 'Orders in the rulebook’s notation; no other can express armies aboard',
    leftOut: (armies) =>
      armies === 1
        ? 'An army is aboard a fleet. Only the Army/Fleet module allows that, so it is left out here.'
        : `${String(armies)} armies are aboard fleets. Only the Army/Fleet module allows that, so they are left out here.`,
  },
  reported: {
    title: 'Where the text differs',
    differing: (differing, compared) =>
      differing === 0
        ? `The results in the text and this ruling agree (${String(compared)} orders).`
        : `The text reports ${differing === 1 ? 'a different result' : 'different results'} for ${String(differing)} of ${String(compared)} ${compared === 1 ? 'order' : 'orders'}.`,
    see: 'See why',
  },
  rules: {
    open: 'House rules',
    hint: 'Start from the edition above and change what your table plays differently.',
    name: 'Name of your rules',
    use: 'Use these rules',
    needsName: 'To use these rules, give them a name that no edition has.',
    stop: 'Back to the edition',
    kept: 'Saved in this browser',
    forget: (name) => `Delete “${name}”`,
    inForce: (name, changed) => `“${name}” is in force: ${changed}.`,
    changed: (base) => `${base} with changes`,
    allAgree: (name) => `All editions agree with “${name}”`,
    notKept: {
      refused: 'This browser can’t save them: keep a link to the desk instead.',
      'too-many': 'They are in force, but not saved: delete some of the others first.',
    },
  },
  share: {
    orders: 'Notation of the orders',
    copyOrders: 'Copy the orders',
    file: 'Save as a file',
    scenario: 'Scenario file',
  },
};
