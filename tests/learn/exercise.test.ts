import { describe, expect, test } from 'vitest';
import { hintFor, judge, solve } from '../../src/learn/exercise.ts';
import { CHAPTERS } from '../../src/learn/lesson.ts';
import { editionOf } from '../../src/learn/edition-of.ts';
import { LESSONS } from './lessons.ts';

const EXERCISES = LESSONS.flatMap((lesson) => {
  const { exercise, position, orders, slug } = lesson;
  const board = { position, orders, edition: editionOf(lesson) };
  return exercise ? [{ slug, exercise, board }] : [];
});

describe.each(EXERCISES)('$slug', ({ exercise, board }) => {
  const own = board.orders.filter(({ power }) => power === exercise.power);

  test('is solved by its own solution, and by one found by search', () => {
    expect(judge(exercise, board, own).met).toBe(true);
    const found = solve(exercise, board);
    expect(found).not.toBeNull();
    expect(judge(exercise, board, found ?? []).met).toBe(true);
  });

  test('is not solved by doing nothing, and there is help', () => {
    const judged = judge(exercise, board, []);
    expect(judged.met).toBe(false);
    // Every unit of the others has an order: a given one, or one that refutes.
    const others = board.position.units.filter(({ power }) => power !== exercise.power);
    const replies = judged.turn.orders.filter(({ power }) => power !== exercise.power);
    expect(replies).toHaveLength(others.length);
    const hint = hintFor(exercise, board, [], judged);
    expect(hint.unit).not.toBeNull();
    expect(hintFor(exercise, board, own, judge(exercise, board, own)).unit).toBeNull();
  });
});

test('there are exercises of every goal, in every chapter but one, some of them against every reply', () => {
  expect(EXERCISES.length).toBeGreaterThanOrEqual(15);
  const chapters = new Set(LESSONS.flatMap((one) => (one.exercise ? [one.chapter] : [])));
  // The chapter about support is full without one; the exercise about dislodgement needs support.
  expect(CHAPTERS.filter((chapter) => !chapters.has(chapter))).toEqual(['support']);
  expect(EXERCISES.filter(({ exercise }) => exercise.anyReply).length).toBeGreaterThanOrEqual(7);
  expect(new Set(EXERCISES.map(({ exercise }) => exercise.goal)).size).toBe(5);
});
