import { shortVersion } from '../explain/messages/turn/short-version.ts';
import type { Turn } from '../trace/turn.ts';
import { settledAt, questionsOf, type Question } from './questions.ts';

/**
 * What is worth predicting about a turn: the supports, convoys and moves whose outcome is contested, in the order of the
 * proof, so that all that a question rests on is settled before it is asked.
 */
export function contestedQuestions(turn: Turn): readonly Question[] {
  const { steps } = turn.ruling;
  const contested = new Set(
    shortVersion(turn)
      .map(({ step }) => step)
      .filter((step) => {
        const fact = steps[step]?.fact;
        return fact?.type !== 'support-given' || fact.attackers.length > 0;
      }),
  );
  return questionsOf(['supports', 'convoys', 'moves'], {
    movement: turn,
    retreats: null,
    adjustments: null,
  })
    .filter(({ step }) => step !== null && contested.has(step))
    .toSorted((a, b) => settledAt(a) - settledAt(b));
}
