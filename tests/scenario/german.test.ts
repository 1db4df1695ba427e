import { games, scenarios } from 'virtual:scenarios';
import { expect, test } from 'vitest';

/** The DATC's titles and notes stand in English on its German pages too. */
const told = scenarios.filter(({ collection }) => collection !== 'datc');

test('every scenario and every game that is not of the DATC says all that it says in German too', () => {
  expect(told.length).toBeGreaterThan(100);
  const missing = [
    ...[...told, ...games].filter(({ de }) => de === null),
    ...told.filter(({ comments }) => comments.some(({ de }) => de === null)),
  ];
  expect(missing.map(({ slug }) => slug)).toEqual([]);
});

test('no two have one German title or one German note', () => {
  for (const field of ['title', 'note'] as const) {
    const all = [...told, ...games].flatMap(({ de }) => (de ? [de[field]] : []));
    expect(all.filter((one, place) => all.indexOf(one) < place)).toEqual([]);
  }
});
