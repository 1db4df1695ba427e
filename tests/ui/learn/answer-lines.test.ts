import { expect, test } from 'vitest';
import type { Question } from '../../../src/learn/questions.ts';
import { answerLines } from '../../../src/ui/learn/answer-lines.ts';

const question = (id: string, answer: boolean): Question =>
  ({ id, answer, kind: 'moves', about: 'MUN' }) as unknown as Question;
const questions = [question('move', false), question('other', true), question('dislodged', false)];
const BOUNCE = 'Bohemia bounces off Munich.';
const sentenceOf = ({ id }: Question): string => (id === 'other' ? 'Burgundy moves in.' : BOUNCE);

test('a sentence that answers two questions stands once, and is wrong if one of them was', () => {
  expect(answerLines(questions, { move: false, other: true, dislodged: true }, sentenceOf)).toEqual(
    [
      { text: BOUNCE, failed: true, unanswered: false },
      { text: 'Burgundy moves in.', failed: false, unanswered: false },
    ],
  );
});

test('it is called unanswered only if none of its questions was answered', () => {
  expect(answerLines(questions, { dislodged: false }, sentenceOf)).toEqual([
    { text: BOUNCE, failed: true, unanswered: false },
    { text: 'Burgundy moves in.', failed: true, unanswered: true },
  ]);
  expect(answerLines(questions, {}, sentenceOf)[0]).toMatchObject({ unanswered: true });
});
