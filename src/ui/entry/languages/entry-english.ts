import { coastOf, spaceIn, spaceOf, type Location, type Piece } from '../../../board/board.ts';
import { coastName, fullName } from '../../../board/names.ts';
import { capitalised } from '../../../explain/languages/capitalised.ts';
import {
  kindName,
  counted,
  listed,
  possessive,
  grammarOn,
} from '../../../explain/languages/english/grammar.ts';
import {
  describeAdjustmentOrder,
  describeOrder,
  describePiece,
  describeRetreatOrder,
} from '../../../orders/describe.ts';
import { onBoards } from '../../../explain/languages/on-boards.ts';
import { exampleOrders } from '../example-orders.ts';
import type { OrderAnswer } from '../order-answers.ts';
import type { EntryWords, QuestionMessage } from '../entry-words.ts';

const coast = (at: Location): string => capitalised(coastName(coastOf(at)));

const kinds: EntryWords['kinds'] = {
  move: 'Move',
  support: 'Support',
  convoy: 'Convoy',
  hold: 'Hold',
  retreat: 'Retreat',
  disband: 'Disband',
  army: 'Army',
  fleet: 'Fleet',
  remove: 'Remove',
  board: 'Go aboard',
  land: 'Land its army',
};

const has = (options: readonly OrderAnswer[], kind: string): boolean =>
  options.some(({ value }) => value === kind);

export const englishOn = onBoards((board): EntryWords => {
  const { spaceName } = grammarOn(board);
  const examples = exampleOrders(board);
  const toBuildIn = board.builds === 'home' ? 'Choose a home centre.' : 'Choose a centre.';
  const named = (piece: Piece): string => capitalised(describePiece(piece, board));

  /** "Fleet London: choose where it moves, or the unit it supports." */
  function question({ place, answered, asked, about }: QuestionMessage): string {
    if (asked.question === null) return '';
    const name = place.piece ? named(place.piece) : fullName(place.space, board);
    const given = (of: string) => answered.find((answer) => answer.question === of)?.value;
    const whom = answered.find((answer) => answer.question === 'whom')?.value;
    const where = answered.find((answer) => answer.question === 'where')?.value;
    const target = whom ? spaceName(whom) : '';
    const { options } = asked;
    switch (asked.question) {
      case 'kind': {
        if (about) return aboutUnit(name, options, about);
        const choices = [
          ...(has(options, 'move') ? ['where it moves'] : []),
          ...(has(options, 'retreat') ? ['where it retreats'] : []),
        ];
        const helped = listed(
          [
            ...(has(options, 'support') ? ['supports'] : []),
            ...(has(options, 'convoy') ? ['convoys'] : []),
          ],
          'or',
        );
        const rest = ['hold', 'disband', 'remove', 'army', 'fleet'].filter((kind) =>
          has(options, kind),
        );
        if (choices.length === 0) return `${name}: ${listed(rest, 'or')}?`;
        const other = helped === '' ? '' : `, or the unit it ${helped}`;
        return `${name}: choose ${choices.join(', ')}${other}.`;
      }
      case 'whom':
        return `${name} ${given('kind') === 'convoy' ? 'convoys which army' : 'supports which unit'}?`;
      case 'where': {
        if (given('kind') === 'convoy') return `${name} convoys the army in ${target}: where to?`;
        if (given('kind') === 'retreat') return `${name} retreats: where to?`;
        if (given('kind') === 'board') return `${name} goes aboard: which fleet?`;
        if (given('kind') === 'land') return `${name} lands its army: where?`;
        if (given('kind') !== 'support') return `${name} moves: where to?`;
        const inPlace = options.some(({ value }) => value === whom);
        return `${name} supports the unit in ${target}: where to?${inPlace ? ` Choose it again to support it in place.` : ''}`;
      }
      case 'coast':
        return `${fullName(where ?? place.space, board)}: ${listed(
          options.map(({ value }) => coast(value as Location).toLowerCase()),
          'or',
        )}?`;
      case 'way':
        if (given('kind') === 'land')
          return `In ${where ? fullName(where, board) : ''}: before the fleet acts, or after it has moved?`;
        return `To ${where ? fullName(where, board) : ''}: by land or by convoy?`;
      case 'about':
        return '';
    }
  }

  /** "Army Munich: move to Berlin, or choose where to support its army." */
  function aboutUnit(
    name: string,
    options: readonly OrderAnswer[],
    about: NonNullable<QuestionMessage['about']>,
  ): string {
    const helped = listed(
      [
        ...(has(options, 'support') ? ['support'] : []),
        ...(has(options, 'convoy') ? ['convoy'] : []),
      ],
      'or',
    );
    const there = spaceName(spaceOf(about.at));
    const kind = kindName(about.kind);
    const help = `choose where to ${helped}`;
    if (has(options, 'board'))
      return `${name}: go aboard the fleet in ${there}${helped === '' ? '' : `, or ${help} it`}.`;
    if (has(options, 'land'))
      return `${name}: land its army in ${there}${has(options, 'move') ? ', or move there' : ''}${helped === '' ? '' : `, or ${help} its ${kind}`}.`;
    if (!has(options, 'move')) return `${name}: ${help} the ${kind} in ${there}.`;
    return `${name}: move to ${there}${helped === '' ? '' : `, or ${help} its ${kind}`}.`;
  }

  return {
    kinds,
    kindKeys: {
      move: 'm',
      support: 's',
      convoy: 'c',
      hold: 'h',
      retreat: 'r',
      disband: 'd',
      army: 'a',
      fleet: 'f',
      remove: 'r',
      board: 'b',
      land: 'l',
    },
    coast,
    coastKey: (at) => coast(at).charAt(0).toLowerCase(),
    ways: {
      land: 'By land',
      convoy: 'By convoy',
      first: 'Before the fleet acts',
      after: 'After the fleet has moved',
    },
    wayKeys: { land: 'l', convoy: 'c', first: 'b', after: 'a' },
    moveThere: 'Move there',
    supportInPlace: 'Support in place',
    orderInstead: 'Order it instead',
    space: (space) => fullName(space, board),
    power: (power) => power,
    refusals: {
      'not-possible': () => 'That is not possible.',
      'not-yours': ({ unit, powers }) =>
        `This ${kindName(unit.kind)} is ${possessive(unit.power)}. Only ${listed(powers)} can be ordered here.`,
      neutral: ({ power }) => `${power} is neutral: no unit may enter its land.`,
      'no-unit': ({ space }) => `There is no unit in ${spaceName(space)}.`,
      'not-dislodged': ({ space }) =>
        `No unit was dislodged from ${spaceName(space)}: only dislodged units can be ordered now.`,
      'none-to-support': ({ unit }) =>
        `No other unit is, or could move, where the ${describePiece(unit, board)} could support it.`,
      'none-to-convoy': ({ fleet }) =>
        `No army is where the ${describePiece(fleet, board)} could convoy it.`,
      'no-convoy-of': ({ fleet, army }) =>
        `No convoy through the ${describePiece(fleet, board)} could carry the army from ${spaceName(army)}.`,
      'no-retreat': ({ unit }) =>
        `The ${describePiece(unit, board)} has nowhere to retreat to: it can only disband.`,
    },
    placeLabel: ({ space, power, piece }, order, phase) => {
      const none = phase === 'adjustments' ? (piece ? 'stays' : 'nothing built') : 'no order';
      return `${piece ? named(piece) : fullName(space, board)}, ${power}, ${order ?? none}`;
    },
    targetLabel: (space, there) =>
      there
        ? `${spaceIn(space, board).name}, ${kindName(there.kind)} of ${there.power}`
        : spaceIn(space, board).name,
    notOffered: (space) => `${spaceIn(space, board).name}, not offered`,
    question,
    opening: (phase, left, power) => {
      const unit = phase === 'retreats' ? 'dislodged unit' : 'unit';
      if (left === 0) return `Every ${unit} of ${power} has an order.`;
      const still = `${capitalised(counted(left, 'unit'))} of ${power} ${left === 1 ? 'has' : 'have'} no order.`;
      return `Choose a ${unit}. ${still}`;
    },
    due: (power, due, done) => {
      const left = Math.abs(due) - done;
      if (due === 0) return `${power} has nothing to build or remove.`;
      const doing = due > 0 ? 'build' : 'removal';
      if (left <= 0) return `Every ${doing} of ${power} is ordered.`;
      const where = due > 0 ? toBuildIn : 'Choose a unit.';
      return `${where} ${power} has ${counted(left, doing)} left.`;
    },
    written: (order) => {
      switch (order.type) {
        case 'build':
        case 'remove':
        case 'waive':
          return `${order.power} ${describeAdjustmentOrder(order, board)}.`;
        case 'retreat':
        case 'disband':
          return `${capitalised(describeRetreatOrder(order, board))}.`;
        default:
          return `${capitalised(describeOrder(order, board))}.`;
      }
    },
    silent: (phase) => (phase === 'retreats' ? 'disbands (no order)' : 'holds (no order)'),
    examples: {
      movement: `One order per line, such as\n${examples.movement}`,
      retreats: `One order per line, such as\n${examples.retreats}`,
      adjustments: `One order per line, such as\n${examples.adjustments}`,
    },
    board: 'The board, with the orders as written',
    section: 'Orders on the map',
    canBeOrdered: 'What can be ordered',
    keys: 'Arrow keys go to the next, letters to a name; Enter chooses, Escape goes back, Delete erases. With a unit chosen: H holds, S supports, C convoys, M moves.',
    back: 'Back',
    erase: 'Erase its order',
    eraseTitle: 'Erase its order (Delete)',
    waive: 'Waive a build',
    buildAfterAll: 'Build after all',
    whose: 'Whose orders',
    withoutOrder: (count) => `${String(count)} without an order`,
    noOrderYet: 'without an order',
    handedIn: 'handed in',
    undo: 'Undo (Ctrl+Z)',
    redo: 'Redo (Ctrl+Y)',
    illegal: 'illegal',
    sheetLabel: (power) => `Orders of ${power}, one per line`,
    understood: 'How they are understood',
    line: (line) => `Line ${String(line)}`,
    goThere: 'Go to it',
    orderOf: (_, { message }) => message,
  };
});
