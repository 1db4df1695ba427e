import { english } from '../../src/explain/languages/english/english.ts';
import { games, scenarios } from 'virtual:scenarios';
import { describe, expect, test } from 'vitest';
import { datcSectionOf } from '../../src/rules/sections.ts';
import { datcCases, datcSections } from '../../src/site/examples/datc-cases.ts';
import { folders } from '../../src/site/examples/folders.ts';
import { groupOf, groups, listedGames, shelves } from '../../src/site/examples/groups.ts';
import { shownOf } from '../../src/site/shown.ts';
import { callName, headline, titleAfter } from '../../src/scenario/titles.ts';

const all = scenarios.map((scenario) => shownOf(scenario));
const found = groups(all, listedGames(games, all), english);
const example = (slug: string) => {
  const shown = all.find((one) => one.slug === slug);
  if (!shown) throw new Error(slug);
  return shown;
};

describe('the scenarios on the home page', () => {
  test('are all there, once, except for the DATC and the turns of games', () => {
    const slugs = found.flatMap(({ scenarios: some }) => some.map(({ slug }) => slug));
    const wanted = all.filter(({ collection }) => !['datc', 'games'].includes(collection));
    expect([...slugs].sort()).toEqual(wanted.map(({ slug }) => slug).sort());
  });

  test('are in the order of the rulebook', () => {
    const numbers = found.flatMap((group) =>
      group.scenarios.flatMap((shown) => (shown.example === null ? [] : [shown.example])),
    );
    expect([...numbers].sort((a, b) => a - b)).toEqual(numbers);
    expect(found.map(({ id }) => id)).toEqual(
      'II III VI VII VIII IX X XI XII XIII XIV sample-game army-fleet'.split(' '),
    );
  });

  test('include the games, each once', () => {
    const slugs = found.flatMap((group) => group.games.map(({ slug }) => slug));
    expect([...slugs].sort()).toEqual(games.map(({ slug }) => slug).sort());
    expect(found.at(-2)?.games.map(({ slug }) => slug)).toEqual(['sample-game/game']);
  });

  test('are collapsed in large groups, but never a printed example', () => {
    for (const group of found) {
      const { seen, more } = shelves(group);
      expect(seen.length + more.length).toBe(group.scenarios.length);
      expect(more.filter((shown) => shown.example !== null)).toEqual([]);
      expect(seen.length + group.games.length).toBeGreaterThan(0);
    }
    expect(found.some((group) => shelves(group).more.length > 0)).toBe(true);
  });
});

describe('the cases of the DATC', () => {
  test('are all there, once, by section and number', () => {
    const sections = datcSections(all, english);
    expect(sections.map(({ number }) => number)).toEqual(
      'ABCDEFGHIJ'.split('').map((letter) => `6.${letter}`),
    );
    const cases = sections.flatMap(({ cases: own }) => own);
    expect(cases).toEqual(datcCases(all));
    expect(cases).toHaveLength(all.filter(({ collection }) => collection === 'datc').length);
    const numbers = cases.map(({ paragraph }) => Number(paragraph.split('.')[2]));
    for (const [index, shown] of cases.entries()) {
      const before = cases[index - 1];
      if (before && datcSectionOf(before.paragraph) === datcSectionOf(shown.paragraph))
        expect(numbers[index]).toBeGreaterThanOrEqual(numbers[index - 1] ?? 0);
    }
  });

  test('lead back to their section on the page of the DATC', () => {
    const { book, page, id, title } = groupOf(example('datc/6-f-14'), english);
    expect([book, page, id, title]).toEqual(['DATC 3.0', 'datc/', '6.F', 'Convoys']);
  });
});

describe('titles', () => {
  test('of a printed example', () => {
    const nine = example('rulebook-1971/example-09');
    expect(headline(nine)).toBe('Example 9: a dislodged unit supports nothing');
    expect(callName(nine)).toBe('Example 9');
  });

  test('of a turn of the sample game', () => {
    const spring = example('sample-game/1901-1-spring');
    expect(headline(spring)).toBe('Spring 1901: the first move brings two stand-offs');
  });

  test('of a case of the DATC', () => {
    const shown = example('datc/6-f-16-szykman');
    expect(headline(shown)).toBe('6.F.16: Pandin’s paradox under Szykman’s rule');
    expect(callName(shown)).toBe('6.F.16');
  });

  test('of any other scenario', () => {
    const shown = example('rulebook-1971/two-for-one-space');
    expect(headline(shown)).toBe('Two armies for one space');
  });

  test('keep the capital of a name', () => {
    const named = { ...example('rulebook-1971/example-09'), title: 'Russian help comes too late' };
    expect(titleAfter(named)).toBe('Russian help comes too late');
    expect(titleAfter({ ...named, title: 'Warsaw stays' })).toBe('Warsaw stays');
  });

  test('are as written in files that are not ours: they may begin with the name of a player', () => {
    const nine = example('rulebook-1971/example-09');
    const theirs = { ...nine, collection: 'own' as const, example: null, phase: 'Spring 1901' };
    expect(headline({ ...theirs, title: 'Anna takes Vienna' })).toBe(
      'Spring 1901: Anna takes Vienna',
    );
  });
});

test('a page does not contain the expected results of its scenario', () => {
  for (const scenario of scenarios) {
    const shown = shownOf(scenario);
    expect(Object.keys(shown).filter((key) => /expected|dislodged/i.test(key))).toEqual([]);
    const { orders, retreats, adjustments } = shown;
    expect({ orders, retreats, adjustments }).toEqual({
      orders: scenario.orders,
      retreats: scenario.retreats,
      adjustments: scenario.adjustments,
    });
  }
});

test('every folder of scenarios has a page, and everything in it is listed there or on the page of its game', () => {
  const pages = folders(all, listedGames(games, all), english);
  const named = new Set(all.map(({ slug }) => slug.split('/')[0] ?? ''));
  named.delete('datc');
  expect(pages.map(({ path }) => path).sort()).toEqual([...named].sort());
  const slugs = pages.flatMap((page) =>
    page.groups.flatMap((group) => [...group.scenarios, ...group.games].map(({ slug }) => slug)),
  );
  const wanted = [
    ...all.filter(({ collection }) => !['datc', 'games'].includes(collection)),
    ...games,
  ];
  expect(slugs.sort()).toEqual(wanted.map(({ slug }) => slug).sort());
});
