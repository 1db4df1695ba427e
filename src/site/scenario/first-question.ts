import { contestedQuestions } from '../../learn/contested-questions.ts';
import { roundsOf } from '../../learn/rounds.ts';
import type { ShownScenario } from '../shown.ts';
import { turnOf } from '../turns.ts';

/**
 * An example of the rulebook opens with a question, everything else with its ruling. The step before the first question;
 * null: it opens with its ruling.
 */
export function firstQuestion(shown: ShownScenario): number | null {
  if (shown.example === null || shown.orders.length === 0) return null;
  const [first] = roundsOf(contestedQuestions(turnOf(shown, shown.editions[0] ?? '1971')));
  return first?.before ?? null;
}
