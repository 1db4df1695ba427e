import { MISCONCEPTIONS, type MisconceptionId } from './misconceptions.ts';
import type { CourseProgress } from './progress.ts';

/** The misconceptions that are due, the longest overdue first. */
export const dueCards = ({ cards }: CourseProgress, now: number): readonly MisconceptionId[] =>
  MISCONCEPTIONS.flatMap((belief) => {
    const card = cards[belief];
    return card && card.due <= now ? [{ belief, due: card.due }] : [];
  })
    .toSorted((a, b) => a.due - b.due)
    .map(({ belief }) => belief);
