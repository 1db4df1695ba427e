import { createEmptyCard, fsrs, type Card as FsrsCard, Rating, State } from 'ts-fsrs';
import { bearing, type Evidence } from './beliefs/recognise.ts';
import { MISCONCEPTIONS } from './misconceptions.ts';
import type { Card, CourseProgress } from './progress.ts';

/*
 * Spaced repetition: one card for each misconception, and so for the rule that refutes it. A position reviews every
 * misconception that would have led to a wrong answer there.
 */

const scheduler = fsrs();

const STATES: readonly State[] = [State.New, State.Learning, State.Review, State.Relearning];

function opened(card: Card | undefined, now: number): FsrsCard {
  if (!card) return createEmptyCard(new Date(now));
  const { due, last_review, state, ...rest } = card;
  const last = last_review === null ? {} : { last_review: new Date(last_review) };
  // The library derives the rest from these.
  const empty = createEmptyCard(new Date(due));
  return { ...empty, ...rest, state: STATES[state] ?? State.New, ...last };
}

const closed = (card: FsrsCard): Card => ({
  due: card.due.getTime(),
  stability: card.stability,
  difficulty: card.difficulty,
  scheduled_days: card.scheduled_days,
  learning_steps: card.learning_steps,
  reps: card.reps,
  lapses: card.lapses,
  state: card.state,
  last_review: card.last_review?.getTime() ?? null,
});

/**
 * The progress after a position was answered. A misconception that the answers fit is due soon; one that they rule out,
 * all being right, is due later. Answers that are wrong in another way say nothing. `now`: in ms since 1970.
 */
export function reviewed(
  progress: CourseProgress,
  evidence: Evidence,
  now: number,
): CourseProgress {
  const isRight = Object.entries(evidence.guess).every(([id, said]) => evidence.right[id] === said);
  const cards = { ...progress.cards };
  for (const belief of MISCONCEPTIONS) {
    const found = bearing(evidence, belief);
    const rating =
      found === 'fits' ? Rating.Again : found === 'against' && isRight ? Rating.Good : null;
    if (rating === null) continue;
    cards[belief] = closed(scheduler.next(opened(cards[belief], now), new Date(now), rating).card);
  }
  return { ...progress, cards };
}
