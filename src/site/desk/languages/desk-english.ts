import type { Claim } from '../../../ask/dispute.ts';
import type { OrderType } from '../../../orders/order.ts';
import { TURN_LINE_EXPECTED } from '../../../orders/turn-line/turn-line.ts';
import type { EntryPhase } from '../../../ui/entry/entry-task.ts';
import type { DeskWords } from './desk-words.ts';

const PHASES: Readonly<Record<EntryPhase, string>> = {
  movement: 'moves',
  retreats: 'retreats',
  adjustments: 'builds and removals',
};

const lineOf = (lines: readonly number[]): string =>
  `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`;

const listed = (names: readonly string[]): string =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} and ${String(names.at(-1))}`;

function claims(claim: Claim, type: OrderType | null): string {
  const isSupport = type === 'support-hold' || type === 'support-move';
  switch (claim) {
    case 'succeeds':
      return isSupport ? 'The support is given' : type === 'convoy' ? 'It can convoy' : 'It moves';
    case 'fails':
      return isSupport
        ? 'The support is cut'
        : type === 'convoy'
          ? 'It is disrupted'
          : 'It bounces';
    case 'void':
      return type === 'move' ? 'It has no route' : 'It fits no other order';
    case 'illegal':
      return 'The order is illegal';
    case 'dislodged':
      return 'It is dislodged';
    case 'stays':
      return 'It is not dislodged';
  }
}

const INSTEAD = 'Here is the example instead.';

export const english: DeskWords = {
  title: 'The desk',
  lead: 'Paste orders or draw them on the map, and see the ruling with its reasons.',
  label: 'Your position',
  date: ({ season, year }, phase) => `${season} ${String(year)}, ${PHASES[phase]}`,
  season: (season, phase) => `${season}, ${PHASES[phase]}`,
  orders: 'Orders',
  position: 'Position',
  show: 'Show',
  undo: 'Undo the last change of the desk',
  redo: 'Redo',
  ruling: 'Ruling',
  seeRuling: 'See the ruling',
  noOrders: 'Give an order, and its ruling is made.',
  noRetreats: 'Nobody has to retreat.',
  noAdjustments: 'Nobody has anything to build or to remove.',
  byEdition: (name) => `by ${name}`,
  goOn: ({ season, year }, phase) => `Go on to ${season} ${String(year)}, ${PHASES[phase]}`,
  badLink: {
    newer: `This link was made by a newer version of this page. Reload the page and open it again. ${INSTEAD}`,
    noModule: `The Army/Fleet module could not be loaded, and the turn in this link needs it. Check your connection and reload the page. ${INSTEAD}`,
    newerResults:
      'A newer version of this page wrote the results that this link reports. Reload the page and open the link again. Here is its turn without them.',
    unreadableResults:
      'The results that this link reports cannot be read: they were changed on the way. Here is its turn without them.',
    cutOff: (found, expected) =>
      `This link is cut off: ${String(found)} of ${String(expected)} characters of the turn are there. ${INSTEAD}`,
    unreadable: (column, expected) =>
      `The turn in this link cannot be read: at character ${String(column)} ${TURN_LINE_EXPECTED[expected]} was expected. ${INSTEAD}`,
  },
  paste: {
    open: 'Paste orders',
    hint: 'Orders, a mail or a result in any usual notation, one power after another; moves, retreats or builds.',
    moduleHint:
      'Orders with those of the Army/Fleet module, one power after another; moves, retreats or removals. An “A/F” in them has an army aboard, which has been there for one move.',
    label: 'Text with orders',
    take: 'Rule these orders',
    notation: 'Notation',
    notations: {},
    detected: (name) => `Detected: ${name}`,
    whose: 'Whose orders, if the text does not say',
    nobody: 'The text says',
    tooLong: 'This text is longer than 100,000 characters. Paste the orders of one phase.',
    understood: (orders, phase) => {
      const kind = { movement: '', retreats: ' of retreats', adjustments: ' of adjustments' }[
        phase
      ];
      return orders === 1
        ? `One order${kind} understood.`
        : `${String(orders)} orders${kind} understood.`;
    },
    position: {
      inferred: 'No position is given: each unit stands where its order says.',
      listed: 'The position is the one that the text lists.',
      kept: 'The orders fit the units on the desk, which stay.',
    },
    idle: (units) =>
      `Of lines that cannot be read only the units are taken, which hold: ${units.join(', ')}.`,
    fits: 'The orders fit units on the desk. Rule them with',
    units: (position, units) =>
      position === 'kept'
        ? `all ${String(units)} units on the desk; the orders of other powers stay`
        : units === 1
          ? 'this unit alone, in a position of its own'
          : `these ${String(units)} units alone, in a position of their own`,
    readings: {},
    line: (line) => `Line ${String(line)}`,
    unread: (lines) =>
      lines === 1
        ? 'One line of the text could not be read and is not ruled.'
        : `${String(lines)} lines of the text could not be read and are not ruled.`,
    uncompared: 'The results in the text are compared once every line is read.',
    back: 'Back to the text',
    unclear: (words, readings) => `“${words}” is read as ${readings.join(' or ')}.`,
    skipped: (lines) =>
      lines === 1
        ? 'One line is no order and is skipped.'
        : `${String(lines)} lines are no orders and are skipped.`,
    without: (lines) => `Nobody says whose these orders are: ${lineOf(lines)}.`,
    otherPhases: (lines) => `Left out, because they belong to another phase: ${lineOf(lines)}.`,
  },
  armyFleet: {
    use: 'Army/Fleet module (1984)',
    loading: 'The module is being loaded.',
    failed: 'The Army/Fleet module could not be loaded. Check your connection and try again.',
    inForce:
      'Ruled by the Army/Fleet module of 1984, over the rulebook of 1982. There are no disputes, no other editions side by side and no house rules with it.',
    explained: 'How it works',
    notation: 'Orders as the rulebook writes them; no other notation has words for armies aboard',
    leftOut: (armies) =>
      armies === 1
        ? 'An army travels aboard a fleet. Only the Army/Fleet module knows that: here it is left out.'
        : `${String(armies)} armies travel aboard fleets. Only the Army/Fleet module knows that: here they are left out.`,
  },
  reported: {
    title: 'What the text reports otherwise',
    apart: (apart, compared) =>
      apart === 0
        ? `The results in the text and this ruling agree (${String(compared)} orders).`
        : `The text reports ${apart === 1 ? 'one order' : `${String(apart)} orders`} of ${String(compared)} otherwise.`,
    see: 'See why',
  },
  rules: {
    open: 'House rules',
    hint: 'Start from the edition above and change what your table does otherwise.',
    name: 'Name of your rules',
    use: 'Rule by these',
    stop: 'Rule by the edition again',
    kept: 'Kept in this browser',
    forget: (name) => `Forget “${name}”`,
    inForce: (name, base) => `“${name}” is in force: ${base} with changes.`,
    notKept: 'This browser keeps nothing: save a link to the desk instead.',
  },
  dispute: {
    title: 'Settle a dispute',
    hint: 'Two people disagree about one order. Say what each of them claims.',
    sent: 'This link asks who is right about an order.',
    see: 'See the dispute',
    about: 'About the order',
    sides: ['One', 'The other'],
    claim: (side) => `${side} says`,
    reading: (side) => `${side} reads`,
    asWritten: (order) => `${order} (as written)`,
    claims,
    holds: (holds, [first, second]) => {
      switch (holds) {
        case 'both':
          return 'both are right.';
        case 'first':
          return `“${first}” is right.`;
        case 'second':
          return `“${second}” is right.`;
        case 'neither':
          return 'neither is right.';
      }
    },
    byAll: 'By every edition,',
    by: (editions) => `By ${listed(editions)},`,
    readings: (first, second) =>
      `They read the order differently: ${first} against ${second}. Each claim is ruled by its own reading.`,
    ifRead: (order) => `Read as ${order}:`,
    parts: (first, second) => `What parts ${first} from ${second}`,
    together: 'together with',
    or: 'or',
    against: 'against',
  },
  hand: {
    title: 'Hand it on',
    copy: 'Copy as',
    forms: { text: 'Text for a mail', markdown: 'Markdown', chat: 'Short text for a chat' },
    copied: 'Copied.',
    refused: 'The browser refused. Here it is to be copied:',
    orders: 'Orders in notation',
    copyOrders: 'Copy the orders',
    file: 'Save as a file',
    scenario: 'Scenario file',
    print: 'Print',
    reasons: 'Why',
    more: (lines) => `and ${String(lines)} more:`,
    dispute: 'In dispute',
    noOrder: 'no order',
    dislodged: 'dislodged',
  },
};
