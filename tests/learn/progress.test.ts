import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { predict } from '../../src/learn/beliefs/predict.ts';
import { bearing, type Evidence } from '../../src/learn/beliefs/recognise.ts';
import { MISCONCEPTIONS } from '../../src/learn/misconceptions.ts';
import { LEVELS } from '../../src/learn/practice/level.ts';
import { practiceFor } from '../../src/learn/practice/practice.ts';
import {
  formatProgress,
  MAX_PROGRESS_LENGTH,
  NO_PROGRESS,
  parseProgress,
  withLesson,
} from '../../src/learn/progress.ts';
import { questionsOf } from '../../src/learn/questions.ts';
import { dueCards } from '../../src/learn/due-cards.ts';
import { reviewed } from '../../src/learn/review.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { rulePhases } from '../../src/scenario/rule-phases.ts';

const NOW = Date.UTC(2030, 0, 1);
const DAY = 86_400_000;

/** The answers of three learners about a position in which equal strength is thought to win. */
function evidence(): Evidence {
  const practice = practiceFor('equal-wins', 1);
  if (!practice) throw new Error('no position');
  const { lesson } = practice;
  const phases = rulePhases(lesson, EDITIONS['1971']);
  const questions = questionsOf(lesson.ask, phases);
  const right = predict(questions, phases, null);
  const believed = Object.fromEntries(
    MISCONCEPTIONS.map((id) => [id, predict(questions, phases, id)]),
  );
  return { guess: right, right, believed };
}
const known = evidence();
const mistaken: Evidence = { ...known, guess: known.believed['equal-wins'] ?? {} };
const after = reviewed(
  withLesson(NO_PROGRESS, 'learn/cut/any-attack-cuts', { right: 1, of: 2 }),
  mistaken,
  NOW,
);

describe('progress', () => {
  test('is read back as it was written', () => {
    expect(parseProgress(formatProgress(after))).toEqual({ ok: true, value: after });
    expect(parseProgress(formatProgress(NO_PROGRESS))).toEqual({ ok: true, value: NO_PROGRESS });
  });

  test('of a newer version is refused as such', () => {
    const newer = formatProgress(after).replace('"version": 1', '"version": 2');
    expect(parseProgress(newer)).toEqual({ ok: false, error: 'newer' });
  });

  test('that is damaged is refused, wherever it is cut or changed', () => {
    const text = formatProgress(after);
    for (const bad of ['', 'null', '[]', '{}', '"x"', 'x'.repeat(MAX_PROGRESS_LENGTH + 1)])
      expect(parseProgress(bad)).toEqual({ ok: false, error: 'damaged' });
    fc.assert(
      fc.property(fc.nat(text.trimEnd().length - 1), (length) => {
        expect(parseProgress(text.slice(0, length)).ok).toBe(false);
      }),
      { numRuns: 200, seed: 1 },
    );
    const wrong = text.replace('learn/cut/any-attack-cuts', '__proto__/x');
    expect(parseProgress(wrong).ok).toBe(false);
  });
});

describe('spaced repetition', () => {
  test('a mistake comes back at once, right answers only after days', () => {
    expect(bearing(mistaken, 'equal-wins')).toBe('fits');
    expect(dueCards(after, NOW + DAY)).toContain('equal-wins');
    const first = reviewed(NO_PROGRESS, known, NOW);
    const second = reviewed(first, known, NOW + DAY);
    expect(dueCards(second, NOW + 2 * DAY)).not.toContain('equal-wins');
    expect(dueCards(second, NOW + 365 * DAY)).toContain('equal-wins');
  });

  test('a wrong answer that fits no belief changes no card', () => {
    const guess = Object.fromEntries(
      Object.entries(known.right).map(([id, answer]) => [id, !answer]),
    );
    const believed = { 'equal-wins': known.believed['equal-wins'] ?? {} };
    expect(bearing({ ...known, guess, believed }, 'equal-wins')).toBe('against');
    expect(reviewed(NO_PROGRESS, { ...known, guess, believed }, NOW)).toEqual(NO_PROGRESS);
  });
});

describe('practice', () => {
  test.each([
    'equal-wins',
    'cut-needs-success',
    'retreat-to-attacker',
    'fleet-follows-land',
  ] as const)('finds a position that catches %s, the same one each time', (belief) => {
    const found = practiceFor(belief, 5);
    expect(found?.about).toContain(belief);
    expect(practiceFor(belief, 5)).toEqual(found);
  });

  test.each(LEVELS)(
    'finds a position that is %s: this many answers are wrong for somebody',
    (level) => {
      const found = practiceFor(null, 7, level);
      expect(found?.level).toBe(level);
      if (!found) return;
      const phases = rulePhases(found.lesson, EDITIONS['1971']);
      const questions = questionsOf(found.lesson.ask, phases);
      const misleading = questions.filter(({ id, answer }) =>
        MISCONCEPTIONS.some((belief) => predict(questions, phases, belief)[id] !== answer),
      );
      const [fewest, most] = { easy: [1, 1], medium: [2, 3], hard: [4, 9] }[level];
      expect(misleading.length).toBeGreaterThanOrEqual(fewest ?? 0);
      expect(misleading.length).toBeLessThanOrEqual(most ?? 0);
    },
  );
});
