import { expect, test } from 'vitest';
import { PLAYED } from '../../../src/learn/practice/played.ts';
import { practiceFor, practiceOf } from '../../../src/learn/practice/practice.ts';
import { turnOnLine } from '../../../src/learn/practice/turn-on-line.ts';
import { PUZZLES } from '../../../src/learn/puzzles/puzzles.ts';

test.each(PLAYED)('$line asks three questions, of which some belief misleads about some', (row) => {
  const practice = practiceOf(turnOnLine(row.line), row.ask, null, 0);
  expect(practice?.questions).toBe(3);
  expect(['easy', 'medium']).toContain(practice?.level);
  expect(PUZZLES).not.toContain(row.line);
});

test('easy and medium positions are out of whole games, and hard ones have more questions', () => {
  for (const level of ['easy', 'medium'] as const)
    for (let seed = 0; seed < 20; seed++)
      expect(practiceFor(null, seed, level)).toMatchObject({ questions: 3, level });
  expect(practiceFor(null, 5, 'hard')?.questions).toBeGreaterThan(3);
});
