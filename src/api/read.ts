/**
 * `standoff/read`: orders in any of the notations that people and programs use, of any phase, from a sheet, a mail or a
 * mailbox. What can be understood is read, what is open is a doubt with its readings, and what cannot be read is an error
 * or a skipped line with its place: nothing is lost, and nothing throws.
 *
 * @module read
 */
export { detectNotation, notationNamed, NOTATIONS } from '../orders/notations/notations.ts';
export type { Notation } from '../orders/notations/notation.ts';
export {
  readText,
  type InMails,
  type TextOptions,
  type TextOrder,
  type TextReading,
  type UnconfirmedOrders,
} from '../orders/notations/read-text.ts';
export type {
  CentreOwners,
  Doubt,
  ListedRetreats,
  ListedUnit,
  OrderPhase,
  OrderResult,
  Skipped,
  Unconfirmed,
} from '../orders/notations/written-text.ts';
