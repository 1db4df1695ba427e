import type { OrderResult } from '../orders/notations/written-text.ts';
import type { Edition } from '../rules/edition.ts';

/** By what a game is audited. */
export interface Auditing {
  readonly edition: Edition;
  /** The results that the form of the record tells apart. */
  readonly marked: ReadonlySet<OrderResult>;
}
