import { writers } from './awaited.ts';
import { isSameDate } from './date.ts';
import { boardAt, type Moment, type OrderSheets } from './game.ts';

/** What was handed in for a phase. */
export type OncePlayed = Pick<Moment, 'when' | 'sheets'>;

/**
 * What was handed in for this phase before the game was rewound, by the powers that may hand something in for it now.
 * `before`: the phases as they were then; the first of a date counts.
 */
export function sheetsOnceGiven(before: readonly OncePlayed[], now: Moment): OrderSheets {
  const once = before.find(({ when }) => isSameDate(when, now.when));
  const mayWrite = writers(now);
  return Object.fromEntries(
    boardAt(now).powers.flatMap((power) => {
      const text = once?.sheets[power]?.trim() ?? '';
      return mayWrite.includes(power) && text !== '' ? [[power, text] as const] : [];
    }),
  );
}
