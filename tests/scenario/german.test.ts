import { games, scenarios } from 'virtual:scenarios';
import { expect, test } from 'vitest';

test('every scenario and every game has all its texts in German, too', () => {
  expect(scenarios.length).toBeGreaterThan(300);
  const missing = [
    ...[...scenarios, ...games].filter(({ de }) => de === null),
    ...scenarios.filter(({ comments }) => comments.some(({ de }) => de === null)),
  ];
  expect(missing.map(({ slug }) => slug)).toEqual([]);
});

test('no two share a German note', () => {
  const notes = [...scenarios, ...games].flatMap(({ de }) => (de ? [de.note] : []));
  expect(notes.filter((one, place) => notes.indexOf(one) < place)).toEqual([]);
});
