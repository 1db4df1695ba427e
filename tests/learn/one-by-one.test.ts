import { describe, expect, test } from 'vitest';
import { contestedQuestions } from '../../src/learn/contested-questions.ts';
import { goOn, NOTHING_SAID, say, stepsShown } from '../../src/learn/one-by-one.ts';
import { assumedBelief } from '../../src/learn/beliefs/assumed-belief.ts';
import { turnFor } from '../../stories/turns.ts';

const NINE = turnFor(`
  Germany: A Ber-Pru, A Sil S A Ber-Pru
  Russia: F Bal-Pru, A Pru-Sil, A War S A Pru-Sil
`);
const questions = contestedQuestions(NINE);
const all = NINE.ruling.steps.length;

describe('what is worth predicting', () => {
  test('is what is contested, in the order of the proof, each bounce once', () => {
    expect(questions.map(({ about, answer }) => [about, answer])).toEqual([
      ['A Pru–Sil', true],
      ['A Sil S A Ber–Pru', false],
      ['A Ber–Pru', false],
    ]);
  });

  test('is not a move or a support in which nobody has a part', () => {
    expect(contestedQuestions(turnFor('France: A Par-Bur, A Mar S A Par-Bur'))).toEqual([]);
  });
});

describe('answers one by one', () => {
  test('what a question rests on is shown before it, and the step that settles it after', () => {
    const first = questions[0]?.step ?? NaN;
    expect(stepsShown(questions, NOTHING_SAID, all)).toBe(first);
    expect(stepsShown(questions, say(NOTHING_SAID, false), all)).toBe(first + 1);
    expect(stepsShown(questions, goOn(say(NOTHING_SAID, false)), all)).toBe(questions[1]?.step);
  });

  test('an answer that is ruled stays', () => {
    expect(say(say(NOTHING_SAID, true), false)).toEqual(say(NOTHING_SAID, true));
  });

  test('nobody goes on without an answer', () => {
    expect(goOn(NOTHING_SAID)).toEqual(NOTHING_SAID);
  });

  test('after the last one all is shown', () => {
    const over = questions.reduce((state) => goOn(say(state, true)), NOTHING_SAID);
    expect(over).toEqual({ answers: [true, true, true], read: 3 });
    expect(stepsShown(questions, over, all)).toBe(all);
  });
});

describe('what a wrong answer assumes', () => {
  const phases = { movement: NINE, retreats: null, adjustments: null };

  test('is the belief that the deciding rule refutes', () => {
    const [, cut] = questions;
    expect(cut && assumedBelief(cut, phases, 'en')).toMatch(/^a supporter still helps/);
  });

  test('is not named if nothing that people believe leads to it', () => {
    const [moves] = questions;
    expect(moves && assumedBelief(moves, phases, 'en')).toBe(null);
  });
});
