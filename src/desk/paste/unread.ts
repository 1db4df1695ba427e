import type { TextReading } from '../../orders/notations/read-text.ts';
import { letterless } from './read-pasted.ts';
import { hasResults } from './reported.ts';

/** What could not be read of a text that was taken over. */
export interface Unread {
  readonly lines: number;
  /** Whether the text states results: they are not compared while these lines are missing. */
  readonly hasResults: boolean;
}

export const ALL_READ: Unread = { lines: 0, hasResults: false };

export function unreadIn(reading: TextReading): Unread {
  const ownerless = reading.orders.filter(({ power }) => power === null);
  // A heading that names no power is no order; those below it count.
  const errors = reading.errors.filter(({ kind }) => kind !== 'power' || ownerless.length === 0);
  return {
    lines: new Set([...errors, ...letterless(reading), ...ownerless].map(({ line }) => line)).size,
    hasResults: hasResults(reading),
  };
}
