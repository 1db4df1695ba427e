import {
  readText,
  type TextOptions,
  type TextOrder,
  type TextReading,
} from '../../orders/notations/read-text.ts';
import { phaseIn, unitsOf } from '../../orders/notations/turn-of-reading.ts';
import { inOrderOfText } from '../../orders/parsed-orders.ts';
import { boardOfDesk, ownDesk, type Desk } from '../desk.ts';
import { hasGreatPowers, type Board } from '../../board/board.ts';
import { doubtsOfCoasts } from './guess-coasts.ts';
import { namesOtherTurn } from '../../orders/notations/turn-date.ts';
import { areForDislodged, areStraysFew, taken, type Taken } from './taken.ts';
import type { TakenText } from './taken-fleet-text.ts';

/** The orders for which neither the text nor the desk says whether an army or a fleet is meant. */
export const letterless = ({ orders }: TextReading): TextReading['orders'] =>
  orders.filter(({ power, order }) => power !== null && order === null);

/**
 * Reads a pasted text, and says what it puts on the desk. A letter that the text leaves out is taken from the units on
 * the desk. Many write a retreat like a move: on a desk with dislodged units, moves of these are retreats. In winter a
 * unit without a verb is removed if it is on the desk, and built in a free home centre if it is not. Never throws.
 */
export function readPasted(text: string, options: TextOptions, desk: Desk): TakenText {
  const steps = pastedSteps(text, options, desk);
  for (let step = steps.next(); ; step = steps.next(readText(text, step.value)))
    if (step.done) return step.value;
}

/** The same, with a reader that answers later. */
export async function readPastedBy(
  read: (text: string, options: TextOptions) => Promise<TextReading>,
  text: string,
  options: TextOptions,
  desk: Desk,
): Promise<TakenText> {
  const steps = pastedSteps(text, options, desk);
  for (let step = steps.next(); ; step = steps.next(await read(text, step.value)))
    if (step.done) return step.value;
}

/** Asks for readings of the text, by their options, and returns what it puts on the desk. */
function* pastedSteps(
  text: string,
  options: TextOptions,
  desk: Desk,
): Generator<TextOptions, TakenText, TextReading> {
  const board = boardOfDesk(desk);
  // A variant with some of the seven powers has the names of the standard board.
  const on = hasGreatPowers(board) ? {} : { board };
  const reading = yield { ...options, ...on };
  const alone = withDoubts(reading, text, taken(reading, text, desk), board);
  const { phase, units, dislodged } = ownDesk(desk);
  const among = phase === 'retreats' ? dislodged.map(({ unit }) => unit) : units;
  if (!reading.areInferred || among.length === 0) return alone;
  const isRetreat =
    phase === 'retreats' &&
    phaseIn(reading) === 'movement' &&
    !namesOtherTurn(text, ownDesk(desk).date);
  const isWinter = phase === 'adjustments' && listsUnits(reading);
  if (!isRetreat && !isWinter && !reading.lacksLetters) return alone;
  const meant = isRetreat || isWinter ? phase : options.phase;
  const again = yield { ...options, phase: meant, position: { ...on, units: among } };
  // A title such as `Orders` says nothing against it.
  const known = isRetreat && areForDislodged(again, text, desk) ? asRetreats(again) : again;
  if (known.orders.length < reading.orders.length) return alone;
  const there = taken(known, text, desk);
  if (there?.position !== 'kept') return alone;
  if (isRetreat && !areStraysFew(known, desk)) return alone;
  return { reading: known, taken: there };
}

/** Whether units may be listed without saying that they are built or removed. */
const listsUnits = (reading: TextReading): boolean =>
  phaseIn(reading) === null ||
  (phaseIn(reading) === 'adjustments' &&
    reading.doubts.some(({ readings }) => readings.includes('remove')));

/** The same orders, of a retreat phase. */
const asRetreats = (reading: TextReading): TextReading => ({
  ...reading,
  orders: reading.orders.map((one): TextOrder => {
    const { order, text } = one;
    if (order?.type !== 'move') return { ...one, phase: 'retreats' };
    const { power, unit, to } = order;
    const retreat = { power, unit, type: 'retreat', to } as const;
    const said = text.replace(' - ', ' R ').replace(/ VIA$/, '');
    return { ...one, phase: 'retreats', text: said, order: retreat };
  }),
});

/** Says which coasts are guessed, where the units are placed as the orders say. */
function withDoubts(
  reading: TextReading,
  text: string,
  there: Taken | null,
  board: Board,
): TakenText {
  const more =
    there?.position === 'inferred'
      ? doubtsOfCoasts(reading, unitsOf(reading.units), text, board)
      : [];
  if (more.length === 0) return { reading, taken: there };
  const doubts = [...reading.doubts, ...more].sort(inOrderOfText);
  return { reading: { ...reading, doubts }, taken: there };
}
