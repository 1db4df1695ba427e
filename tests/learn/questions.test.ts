import { expect, test } from 'vitest';
import { questionsOf } from '../../src/learn/questions.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { loadScenario } from '../../src/scenario/load/load-scenario.ts';
import { rulePhases } from '../../src/scenario/rule-phases.ts';
import { SOUND } from '../scenario/sound.ts';

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
