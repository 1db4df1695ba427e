import { describe, expect, test } from 'vitest';
import { contestedQuestions } from '../../src/learn/contested-questions.ts';
import {
  check,
  giveUp,
  goOn,
  NOTHING_SAID,
  oneRound,
  roundsOf,
  say,
  stepsShown,
} from '../../src/learn/rounds.ts';
import { questionsOf } from '../../src/learn/questions.ts';
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

describe('rounds', () => {
  const rounds = roundsOf(questions);
  const [first, second] = rounds;
  if (!first || !second) throw new Error('no rounds');
  const [move] = first.questions;
  if (!move) throw new Error('no question');

  test('ask one question each, where each has a step of its own', () => {
    expect(rounds.map((round) => round.questions)).toEqual(questions.map((one) => [one]));
  });

  test('show what a question rests on before it, and the step that settles it after', () => {
    const settled = move.step ?? NaN;
    const said = say(NOTHING_SAID, first, move, false);
    expect(stepsShown(rounds, NOTHING_SAID, all)).toBe(settled);
    expect(stepsShown(rounds, said, all)).toBe(settled + 1);
    expect(stepsShown(rounds, goOn(said), all)).toBe(questions[1]?.step);
  });

  test('keep an answer that is ruled', () => {
    const said = say(NOTHING_SAID, first, move, true);
    expect(say(said, first, move, false)).toEqual(said);
  });

  test('do not go on without an answer', () => {
    expect(goOn(NOTHING_SAID)).toEqual(NOTHING_SAID);
  });

  test('show all after the last one, and to whoever gives up', () => {
    const over = rounds.reduce(
      (state, round) =>
        goOn(round.questions.reduce((now, one) => say(now, round, one, true), state)),
      NOTHING_SAID,
    );
    expect(over).toMatchObject({ read: 3, isRuled: false });
    expect(stepsShown(rounds, over, all)).toBe(all);
    expect(stepsShown(rounds, giveUp(NOTHING_SAID, rounds), all)).toBe(all);
  });

  test('ask together what one step settles: where a unit may retreat', () => {
    const phases = { movement: NINE, retreats: null, adjustments: null };
    const places = questionsOf(['places'], phases);
    const [round, ...others] = roundsOf(places);
    const [one] = places;
    if (!round || !one) throw new Error('no places');
    expect(others).toEqual([]);
    expect(round.questions).toEqual(places);
    const said = say(NOTHING_SAID, round, one, true);
    expect(said.isRuled).toBe(false);
    expect(check(said).isRuled).toBe(true);
  });

  test('ask together what silence would answer: which orders are legal', () => {
    const turn = turnFor('France: A Par-Lon, A Mar-Bur, F Bre-Par');
    const legal = questionsOf(['legal'], { movement: turn, retreats: null, adjustments: null });
    expect(roundsOf(legal).map((round) => round.questions.length)).toEqual([3]);
  });

  test('of a test are a single one, on the orders as written', () => {
    const [round] = oneRound(questions);
    expect(round).toEqual({ questions, before: 0, after: null });
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
