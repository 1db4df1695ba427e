import { expect, test } from 'vitest';
import { openAfter, overlookedPremise, wrongAnswers } from '../../src/learn/compare.ts';
import { questionsOf } from '../../src/learn/questions.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { loadScenario } from '../../src/scenario/load/load-scenario.ts';
import { rulePhases } from '../../src/scenario/rule-phases.ts';
import { SOUND } from '../scenario/sound.ts';
import { LESSONS } from './lessons.ts';

const loaded = loadScenario(SOUND, 'f.yaml');
if (!loaded.ok) throw new Error('the sound scenario has errors');
const phases = rulePhases(loaded.value, EDITIONS['1971']);
const questions = questionsOf(['moves', 'supports', 'dislodged', 'places'], phases);
const right = Object.fromEntries(questions.map(({ id, answer }) => [id, answer]));

test('every kind of question has its answer from the ruling', () => {
  expect(right).toEqual({
    'moves BER': false,
    'moves PRU': true,
    'moves BAL': false,
    'supports SIL': false,
    'supports WAR': true,
    'dislodged PRU': false,
    'dislodged SIL': true,
    'places SIL BER': false,
    'places SIL BOH': true,
    'places SIL GAL': true,
    'places SIL MUN': true,
    'places SIL PRU': false,
    'places SIL WAR': false,
  });
});

test('every question of an order names the step that settles it', () => {
  const { steps } = phases.movement?.ruling ?? { steps: [] };
  const facts = questions.map(({ id, step }) => [
    id,
    step === null ? null : steps[step]?.fact.type,
  ]);
  expect(Object.fromEntries(facts)).toMatchObject({
    'moves BER': 'move-bounces',
    'moves PRU': 'move-succeeds',
    'supports SIL': 'support-cut',
    'supports WAR': 'support-given',
    'dislodged SIL': 'dislodged',
    'places SIL BOH': 'retreats',
  });
});

test('a right guess has no wrong answers, and open questions are not wrong', () => {
  expect(wrongAnswers(questions, right)).toEqual([]);
  expect(wrongAnswers(questions, {})).toEqual([]);
});

test('wrong answers come in the order in which the trace settles them', () => {
  const wrong = { ...right, 'moves BER': true, 'supports SIL': true };
  const found = wrongAnswers(questions, wrong).map(({ question }) => question.id);
  expect(found).toHaveLength(2);
  const [first, second] = wrongAnswers(questions, wrong).map(
    ({ question }) => question.step ?? NaN,
  );
  expect(first).toBeLessThan(second ?? 0);
});

test('only answers that later steps settle may still be changed', () => {
  const [cut] = questions.filter(({ id }) => id === 'supports SIL');
  const open = openAfter(questions, cut?.step ?? NaN);
  expect(open).not.toContain(cut);
  for (const { step } of open) expect(step).toBeGreaterThan(cut?.step ?? NaN);
});

test('somebody who misses that Silesia is dislodged overlooks what makes Prussia strong enough', () => {
  const [cut] = questions.filter(({ id }) => id === 'supports SIL');
  const premise = overlookedPremise(phases, cut?.step ?? NaN);
  expect(premise?.fact).toMatchObject({ type: 'move-succeeds', unit: 'PRU' });
});

test('for a bounce, support for the defender is overlooked, not support for the attacker', () => {
  const lesson = LESSONS.find(({ slug }) => slug === 'learn/support/support-to-hold');
  if (!lesson) throw new Error('the lesson is gone');
  const held = rulePhases(lesson, EDITIONS['1971']);
  const [attack] = questionsOf(['moves'], held);
  expect(attack).toMatchObject({ about: 'A Mun–Bur', answer: false });
  expect(overlookedPremise(held, attack?.step ?? -1)?.fact).toMatchObject({
    type: 'support-given',
    unit: 'MAR',
  });
});
