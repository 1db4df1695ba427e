import { fileIdOf, isOwnBoardId } from '../../board/others/own-boards.ts';
import { NATIONALITY, type Power } from '../../board/powers.ts';
import { boardIn, spaceIn } from '../../board/board.ts';
import { fullName } from '../../board/names.ts';
import type { ImpossiblePosition } from '../start/position-problem.ts';
import { DISORDER_CLAUSE } from '../../explain/languages/english/game.ts';
import { kindName, listed } from '../../explain/languages/english/grammar.ts';
import { dateWords } from '../date.ts';
import type { Expectation, FileProblem, FoundValue } from '../saved/file-problem.ts';
import type { Objection } from '../objection.ts';
import { OTHER_PLANS, PLANS } from '../plan.ts';
import { objectionText, type GameWords } from './game-words.ts';

/** `a German`, `an Austrian`. */
function someOf(power: Power): string {
  const adjective = Object.hasOwn(NATIONALITY, power) ? NATIONALITY[power] : power;
  return `${/^[AEIOU]/.test(adjective) ? 'an' : 'a'} ${adjective}`;
}

const KINDS: Readonly<Record<string, string>> = {
  Object: 'an object in braces',
  Array: 'a list in brackets',
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  integer: 'a whole number',
};

function expectation(expected: Expectation): string {
  switch (expected.of) {
    case 'longest':
      return `at most ${String(expected.count)} characters`;
    case 'most':
      return `at most ${String(expected.count)} entries`;
    case 'most-value':
      return `at most ${String(expected.count)}`;
    case 'least-value':
      return `at least ${String(expected.count)}`;
    case 'whole-number':
      return 'a whole number';
    case 'one-of': {
      const values = expected.values.map((value) => KINDS[value] ?? value);
      return expected.more ? `${values.join(', ')} and others` : values.join(' or ');
    }
  }
}

function found(value: FoundValue): string {
  switch (value.is) {
    case 'plain':
      return value.text;
    case 'text':
      return `text of ${String(value.length)} characters`;
    case 'list':
      return `a list of ${String(value.length)} ${value.length === 1 ? 'entry' : 'entries'}`;
    case 'object':
      return 'an object';
  }
}

function file(problem: FileProblem): ReturnType<GameWords['file']> {
  const told = (message: string, expected: string) => ({ message, expected });
  switch (problem.say) {
    case 'too-long':
      return told('The file is too long.', 'a saved game');
    case 'not-a-game':
      return told('The file is damaged or isn’t a saved game.', 'a saved game');
    case 'not-here':
      return told('This entry does not belong here.', 'no such entry');
    case 'elsewhere':
      return told('The events lead to another position.', 'the position that follows');
    case 'later-version':
      return told(
        'A later version of Standoff saved this game.',
        `version ${String(problem.version)}`,
      );
    case 'odd-name':
      return told(`The name "${problem.name}" does not belong in a saved game.`, 'another name');
    case 'unknown-name':
      return told(`The name ${JSON.stringify(problem.name)} does not belong here.`, 'another name');
    case 'missing':
      return told('Something is missing here.', expectation(problem.expected));
    case 'misfit':
      return told(
        `This does not fit here: ${found(problem.value)}.`,
        expectation(problem.expected),
      );
    case 'board':
      return isOwnBoardId(problem.board)
        ? told(
            `This game is played on a board that is not here: ${fileIdOf(problem.board)}.`,
            'the file of that board',
          )
        : told(`This game is played on another board: ${problem.board}.`, 'its board, loaded');
    case 'rules':
      return told(problem.message, problem.expected);
    case 'start':
      return told(english.start(problem.problem), 'a start that can be played');
    case 'refused':
      return told(objectionText(problem.objection, english), 'something possible at that point');
  }
}

function position(problem: ImpossiblePosition): string {
  switch (problem.why) {
    case 'crowded':
      return `There are ${String(problem.units)} units; at most ${String(problem.most)} are allowed.`;
    case 'absent':
      return `${problem.power} does not play in this game.`;
    case 'no-centre':
      return `${problem.space} is not a supply centre.`;
    default: {
      const { name, coasts } = spaceIn(problem.space, boardIn(problem));
      switch (problem.why) {
        case 'army-at-sea':
          return `No army can be in ${name}: at sea an army is aboard a fleet of its power, under the Army/Fleet module.`;
        case 'two-units':
          return `There are two units in ${name}.`;
        case 'astray':
          return `No ${kindName(problem.kind)} can be in ${name}.`;
        case 'no-coast':
          return `A fleet in ${name} must name its coast: ${listed(
            coasts.map((at) => fullName(at, boardIn(problem))),
            'or',
          )}.`;
      }
    }
  }
}

export const english: GameWords = {
  date: dateWords,
  fromYear: (year) => `From ${String(year)}.`,
  plans: { ...PLANS, ...OTHER_PLANS },
  start: (problem) => {
    switch (problem.why) {
      case 'position':
        return position(problem.problem);
      case 'nobody':
        return 'No power has a player.';
      case 'absent':
        return `${problem.power} has neither a unit nor a centre.`;
      case 'won':
        return `${problem.power} has won already.`;
    }
  },
  objections: {
    'not-now': () => 'That isn’t possible in this phase.',
    eliminated: ({ power }) => `${power} has no units or centres left.`,
    disorder: ({ power, because }) => `${power} is in civil disorder: ${DISORDER_CLAUSE[because]}.`,
    unreadable: ({ errors: [first, ...more] }) =>
      first
        ? `Line ${String(first.line)}: ${first.message}${more.length > 0 ? ` (${String(more.length)} more such errors)` : ''}`
        : 'This is not an order.',
    'not-yours': ({ power, of }) => `${power}’s orders include one for ${someOf(of)} unit.`,
    'no-slip': ({ power }) => `${power} has not handed in any orders.`,
    awaited: ({ powers }) =>
      `Orders of ${listed(powers)} are still missing. Wait for them, or let the deadline pass.`,
    'all-in': () => 'All orders are in: there is nothing to wait for.',
    'no-phase': () => 'The game has no such phase, or there was nothing to decide in it.',
    'no-seat': () => 'There is no such player.',
    'has-left': ({ player }) => `${player} has left already.`,
    'has-not-left': ({ player }) => `${player} is still in the game.`,
    words: ({ most }) => `Enter 1 to ${String(most)} characters.`,
    'no-position': ({ problem }) => position(problem),
  },
  file,
};

/** Why an event is refused, as an English sentence. */
export const objectionSentence = (objection: Objection): string =>
  objectionText(objection, english);
