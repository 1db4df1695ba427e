import type { TextReading } from '../../../orders/notations/read-text.ts';
import { letterless } from './read-pasted.ts';
import { hasResults } from './reported.ts';

/** What could not be read of a text that was taken over. */
export interface Unread {
  readonly lines: number;
  /** Whether the text states results: they are not compared while these lines are missing. */
  readonly hasResults: boolean;
}

export const ALL_READ: Unread = { lines: 0, hasResults: false };

export const unreadIn = (reading: TextReading): Unread => ({
  lines: new Set(
    [
      ...reading.errors,
      ...letterless(reading),
      ...reading.orders.filter(({ power }) => power === null),
    ].map(({ line }) => line),
  ).size,
  hasResults: hasResults(reading),
});
