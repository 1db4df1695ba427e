import { expect, test } from 'vitest';
import { predict } from '../../src/learn/beliefs/predict.ts';
import { ASKED } from '../../src/learn/lesson.ts';
import { practiceTurn } from '../../src/learn/practice/position.ts';
import { randomFrom } from '../../src/learn/practice/random.ts';
import { questionsOf } from '../../src/learn/questions.ts';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { rulePhases } from '../../src/scenario/rule-phases.ts';
import { runs } from '../support/effort.ts';

const MOVEMENT = ASKED.filter((kind) => kind !== 'retreats' && kind !== 'adjustments');

test('somebody who knows the rules predicts what the adjudicator rules', () => {
  let asked = 0;
  for (let seed = 0; seed < runs(5_000); seed++) {
    const turn = practiceTurn(randomFrom(seed));
    const edition = EDITIONS[EDITION_IDS[seed % EDITION_IDS.length] ?? '1971'];
    const phases = rulePhases({ ...turn, retreats: null, adjustments: null }, edition);
    const questions = questionsOf(MOVEMENT, phases);
    asked += questions.length;
    const right = Object.fromEntries(questions.map(({ id, answer }) => [id, answer]));
    expect(predict(questions, phases, null), `seed ${String(seed)}`).toEqual(right);
  }
  expect(asked).toBeGreaterThan(runs(5_000));
});
