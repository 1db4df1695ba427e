import type { OrderResult } from '../orders/notations/written-text.ts';
import type { Edition } from '../rules/edition.ts';

/** How a game is audited. */
export interface Auditing {
  readonly edition: Edition;
  /** The results that the format of the record distinguishes. */
  readonly marked: ReadonlySet<OrderResult>;
}
