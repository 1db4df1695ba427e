import {
  readText,
  type TextOptions,
  type TextReading,
} from '../../../orders/notations/read-text.ts';
import { ownDesk, type Desk } from '../desk.ts';
import { areStraysFew, phaseIn, taken } from './taken.ts';
import type { TakenText } from './taken-fleet-text.ts';

/** The orders for which neither the text nor the desk says whether an army or a fleet is meant. */
export const letterless = ({ orders }: TextReading): TextReading['orders'] =>
  orders.filter(({ power, order }) => power !== null && order === null);

/**
 * Reads a pasted text, and says what it puts on the desk. A letter that the text leaves out is taken from the units on
 * the desk. Many write a retreat like a move: on a desk with dislodged units, moves of these are retreats. Never
 * throws.
 */
export function readPasted(text: string, options: TextOptions, desk: Desk): TakenText {
  const reading = readText(text, options);
  const alone = { reading, taken: taken(reading, text, desk) };
  const { phase, units, dislodged } = ownDesk(desk);
  const among = phase === 'retreats' ? dislodged.map(({ unit }) => unit) : units;
  if (!reading.areInferred || among.length === 0) return alone;
  const isRetreat = phase === 'retreats' && phaseIn(reading) === 'movement';
  if (!isRetreat && letterless(reading).length === 0) return alone;
  const meant = isRetreat ? phase : options.phase;
  const known = readText(text, { ...options, phase: meant, position: { units: among } });
  if (known.orders.length < reading.orders.length) return alone;
  const there = taken(known, text, desk);
  if (there?.position !== 'kept') return alone;
  if (isRetreat && !areStraysFew(known, desk)) return alone;
  return { reading: known, taken: there };
}
