import type { Guess } from '../../learn/compare.ts';
import type { Question } from '../../learn/questions.ts';

/** A sentence that answers one or more questions of a lesson. */
export interface AnswerLine {
  readonly text: string;
  /** Whether one of them was not answered right. */
  readonly failed: boolean;
  /** Whether none of them was answered. */
  readonly unanswered: boolean;
}

/** The answers to a lesson. A sentence stands once, even if it answers two questions: a failed attack, an army that stays. */
export function answerLines(
  questions: readonly Question[],
  first: Guess,
  sentenceOf: (question: Question) => string,
): readonly AnswerLine[] {
  const lines = new Map<string, AnswerLine>();
  for (const question of questions) {
    const text = sentenceOf(question);
    const known = lines.get(text);
    const said = first[question.id];
    lines.set(text, {
      text,
      failed: said !== question.answer || known?.failed === true,
      unanswered: said === undefined && known?.unanswered !== false,
    });
  }
  return [...lines.values()];
}
