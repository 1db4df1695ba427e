import { describe, expect, test } from 'vitest';
import { predict } from '../../src/learn/beliefs/predict.ts';
import { bearing, type Evidence, recognise } from '../../src/learn/beliefs/recognise.ts';
import { ASKED } from '../../src/learn/lesson.ts';
import { MISCONCEPTIONS, type MisconceptionId } from '../../src/learn/misconceptions.ts';
import { practiceTurn } from '../../src/learn/practice/position.ts';
import { type Random, randomFrom } from '../../src/learn/practice/random.ts';
import { questionsOf } from '../../src/learn/questions.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { rulePhases } from '../../src/scenario/rule-phases.ts';
import { runs } from '../support/effort.ts';

const MOVEMENT = ASKED.filter((kind) => kind !== 'retreats' && kind !== 'adjustments');

type Known = Pick<Evidence, 'right' | 'believed'>;

/**
 * The answers of everyone about generated positions: somebody who knows the rules, and one person for each wrong
 * belief.
 */
const POSITIONS: readonly Known[] = Array.from(
  { length: Math.max(400, runs(4_000)) },
  (_, seed) => {
    const turn = practiceTurn(randomFrom(seed));
    const phases = rulePhases({ ...turn, retreats: null, adjustments: null }, EDITIONS['1971']);
    const questions = questionsOf(MOVEMENT, phases);
    const believed = MISCONCEPTIONS.map((id) => [id, predict(questions, phases, id)] as const);
    return { right: predict(questions, phases, null), believed: Object.fromEntries(believed) };
  },
);

const matters = (position: Known, belief: MisconceptionId): boolean =>
  bearing({ ...position, guess: position.right }, belief) === 'against';

/** The beliefs that occur in the sample: where a belief makes a difference too rarely, nothing is measured. */
const BELIEFS = MISCONCEPTIONS.flatMap((belief) => {
  const own = POSITIONS.filter((position) => matters(position, belief));
  return own.length < 5 ? [] : [{ belief, own }];
});

/** In each, the belief makes a difference in three positions among twelve others. */
const SESSIONS = 60;
const session = (own: readonly Known[], random: Random): readonly Known[] => [
  ...Array.from({ length: 3 }, () => random.pick(own)),
  ...Array.from({ length: 12 }, () => random.pick(POSITIONS)),
];

describe('what a learner seems to believe', () => {
  test('is named in 95 of 100 sessions in which it makes a difference, and nothing else is', () => {
    expect(BELIEFS.length).toBeGreaterThanOrEqual(15);
    const random = randomFrom(1);
    const named = BELIEFS.map(({ belief, own }) => {
      const found = Array.from({ length: SESSIONS }, () =>
        recognise(
          session(own, random).map((one) => ({ ...one, guess: one.believed[belief] ?? one.right })),
          MISCONCEPTIONS,
        ),
      );
      const right = found.filter((one) => one === belief).length / SESSIONS;
      const wrong = found.filter((one) => one !== null && one !== belief).length / SESSIONS;
      return { belief, right, wrong };
    });
    const mean = (of: 'right' | 'wrong'): number =>
      named.reduce((sum, one) => sum + one[of], 0) / named.length;
    expect(mean('right')).toBeGreaterThanOrEqual(0.95);
    expect(mean('wrong')).toBeLessThanOrEqual(0.02);
    expect(named.filter(({ right }) => right < 0.8)).toEqual([]);
  });

  test('is nothing if the learner knows the rules', () => {
    const random = randomFrom(2);
    for (const { own } of BELIEFS)
      expect(
        recognise(
          session(own, random).map((one) => ({ ...one, guess: one.right })),
          MISCONCEPTIONS,
        ),
      ).toBeNull();
  });

  test('is named in 2 of 100 sessions at most if one answer in ten is a slip', () => {
    const random = randomFrom(3);
    const slipping = ({ right }: Known): Evidence['guess'] =>
      Object.fromEntries(
        Object.entries(right).map(([id, answer]) => [
          id,
          random.below(10) === 0 ? !answer : answer,
        ]),
      );
    const sessions = runs(5_000);
    const named = Array.from({ length: sessions }, () =>
      recognise(
        session(POSITIONS, random).map((one) => ({ ...one, guess: slipping(one) })),
        MISCONCEPTIONS,
      ),
    ).filter((one) => one !== null);
    expect(named.length / sessions).toBeLessThanOrEqual(0.02);
  });
});
