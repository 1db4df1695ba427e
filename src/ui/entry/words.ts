import type { Piece, SpaceId, Unit } from '../../board/board.ts';
import { COAST_NAMES, fullName } from '../../board/names.ts';
import type { Power } from '../../board/powers.ts';
import { SPACES } from '../../board/spaces.ts';
import { spaceName } from '../../explain/languages/english/names.ts';
import { capitalised } from '../../explain/languages/capitalised.ts';
import { counted, listed } from '../../explain/languages/english/words.ts';
import {
  describeAdjustmentOrder,
  describeOrder,
  describePiece,
  describeRetreatOrder,
} from '../../orders/describe.ts';
import { KINDS, type Answer, type Asked, type Kind } from './answers.ts';
import type { EntryPlace } from './desk.ts';
import type { EntryOrder, EntryPhase } from './task.ts';

export const KIND_WORDS: Readonly<Record<Kind, string>> = {
  move: 'Move',
  support: 'Support',
  convoy: 'Convoy',
  hold: 'Hold',
  retreat: 'Retreat',
  disband: 'Disband',
  army: 'Army',
  fleet: 'Fleet',
  remove: 'Remove',
};

/** One key for each kind. In no phase do two share one. */
export const KIND_KEYS: Readonly<Record<Kind, string>> = {
  move: 'm',
  support: 's',
  convoy: 'c',
  hold: 'h',
  retreat: 'r',
  disband: 'd',
  army: 'a',
  fleet: 'f',
  remove: 'r',
};

/** What may be done at all in a phase, in the order in which it is shown. */
export const KINDS_IN: Readonly<Record<EntryPhase, readonly Kind[]>> = {
  movement: ['move', 'support', 'convoy', 'hold'],
  retreats: ['retreat', 'disband'],
  adjustments: ['army', 'fleet', 'remove'],
};

/** The key for an answer on a button: the first letter of its word, or of its last one. */
export const answerKey = (answer: Answer): string =>
  answerWords(answer).replace(/^By /, '').charAt(0).toLowerCase();

export const NO_ORDER_SO = 'That is not possible.';

export const notYours = ({ power, kind }: Unit, powers: readonly Power[]): string =>
  `This ${kind === 'A' ? 'army' : 'fleet'} is ${power}’s. Here only ${listed(powers, 'and')} can be ordered.`;

export const isNeutral = (power: Power): string =>
  `${power} is neutral: nobody may enter its land.`;

export const nobodyIn = (space: SpaceId): string => `No unit stands in ${spaceName(space)}.`;

export const notDislodged = (space: SpaceId): string =>
  `No unit was dislodged from ${spaceName(space)}: only dislodged units do anything now.`;

export const nobodyToSupport = (unit: Unit): string =>
  `No other unit is, or could move, where the ${describePiece(unit)} could support it.`;

export const noCarrying = (fleet: Unit, army: SpaceId | null): string =>
  army === null
    ? `No army stands where the ${describePiece(fleet)} could carry it.`
    : `No convoy through the ${describePiece(fleet)} could carry the army from ${spaceName(army)}.`;

const named = (piece: Piece): string => capitalised(describePiece(piece));

export const nowhereToGo = (unit: Unit): string =>
  `The ${describePiece(unit)} has nowhere to retreat to: it can only disband.`;

/** A place as one of those to choose from: "Fleet London, England, no order". */
export function placeLabel(
  { space, power, piece }: EntryPlace,
  order: string | null,
  phase: EntryPhase,
): string {
  const name = piece ? named(piece) : fullName(space);
  const state =
    order ?? (phase === 'adjustments' ? (piece ? 'stays' : 'nothing built') : 'no order');
  return `${name}, ${power}, ${state}`;
}

/** A space as a target: "North Sea", "Norway, Russian fleet". */
export function targetLabel(space: SpaceId, there: Unit | undefined): string {
  const { name } = SPACES[space];
  return there ? `${name}, ${there.kind === 'A' ? 'army' : 'fleet'} of ${there.power}` : name;
}

/** An answer on a button. */
export function answerWords({ question, value }: Answer): string {
  switch (question) {
    case 'kind':
      return KIND_WORDS[value];
    case 'coast':
      return capitalised(COAST_NAMES[value.charAt(4) as keyof typeof COAST_NAMES]);
    case 'way':
      return value === 'land' ? 'By land' : 'By convoy';
    case 'whom':
    case 'where':
      return fullName(value);
  }
}

const rank = ({ value }: Answer): number => KINDS.findIndex((kind) => kind === value);

/** Kinds as they are always listed. */
const inOrder = (options: readonly Answer[]): readonly Answer[] =>
  [...options].sort((one, other) => rank(one) - rank(other));

/** What is asked now: "Fleet London: move, support, convoy or hold?" */
export function questionWords(
  place: EntryPlace,
  path: readonly Answer[],
  asked: Asked | null,
): string {
  if (!asked || asked.question === null) return '';
  const name = place.piece ? named(place.piece) : fullName(place.space);
  const kind = path.find((answer) => answer.question === 'kind')?.value;
  const whom = path.find((answer) => answer.question === 'whom')?.value;
  const where = path.find((answer) => answer.question === 'where')?.value;
  const target = whom ? fullName(whom) : '';
  const options = inOrder(asked.options).map((answer) => answerWords(answer).toLowerCase());
  const isInPlace = asked.options.some(({ value }) => value === whom);
  switch (asked.question) {
    case 'kind':
      return `${name}: ${listed(options, 'or')}?`;
    case 'whom':
      return `${name} ${kind === 'convoy' ? 'convoys which army' : 'supports which unit'}?`;
    case 'where':
      if (kind === 'support')
        return `${name} supports ${target}: where to?${isInPlace ? ` ${target} itself: in place.` : ''}`;
      if (kind === 'convoy') return `${name} convoys the army in ${target}: where to?`;
      return `${name} ${kind === 'retreat' ? 'retreats' : 'moves'}: where to?`;
    case 'coast':
      return `${where ? fullName(where) : fullName(place.space)}: ${listed(options, 'or')}?`;
    case 'way':
      return `To ${where ? fullName(where) : ''}: ${listed(options, 'or')}?`;
  }
}

/** What is to be done before anything is chosen. */
export function openingWords(phase: EntryPhase, left: number, power: Power): string {
  switch (phase) {
    case 'movement':
      return left === 0
        ? `Every unit of ${power} has an order.`
        : `Choose a unit. ${capitalised(counted(left, 'unit'))} of ${power} ${left === 1 ? 'has' : 'have'} no order.`;
    case 'retreats':
      return left === 0
        ? `Every dislodged unit of ${power} has an order.`
        : `Choose a dislodged unit. ${capitalised(counted(left, 'unit'))} of ${power} ${left === 1 ? 'has' : 'have'} no order.`;
    case 'adjustments':
      return '';
  }
}

/** How far a power's builds or removals have come. */
export function dueWords(power: Power, due: number, done: number): string {
  const left = Math.abs(due) - done;
  if (due === 0) return `${power} has nothing to build or to remove.`;
  const doing = due > 0 ? 'build' : 'removal';
  if (left <= 0) return `Every ${doing} of ${power} is ordered.`;
  const where = due > 0 ? 'Choose a home centre.' : 'Choose a unit.';
  return `${where} ${capitalised(counted(left, doing))} of ${power} ${left === 1 ? 'is' : 'are'} left.`;
}

/** What has just been written: "Fleet London moves to North Sea." */
export function writtenWords(order: EntryOrder): string {
  switch (order.type) {
    case 'build':
    case 'remove':
    case 'waive':
      return `${order.power} ${describeAdjustmentOrder(order)}.`;
    case 'retreat':
    case 'disband':
      return `${capitalised(describeRetreatOrder(order))}.`;
    default:
      return `${capitalised(describeOrder(order))}.`;
  }
}

/** What a unit does that is ordered nothing. */
export const silentWords = (phase: EntryPhase): string =>
  phase === 'retreats' ? 'disbands (no order)' : 'holds (no order)';

/** What an empty slip shows. */
export function examplesOf(phase: EntryPhase): string {
  switch (phase) {
    case 'movement':
      return 'One order to a line, such as\nF Lon-Nth\nA Lvp S F Lon-Nth';
    case 'retreats':
      return 'One order to a line, such as\nA Vie-Tyr\nF Tri D';
    case 'adjustments':
      return 'One order to a line, such as\nBuild A Par\nRemove F Nth\nWaive';
  }
}
