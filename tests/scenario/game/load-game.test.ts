import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import schema from '../../../scenarios/game.schema.json' with { type: 'json' };
import { POWERS } from '../../../src/board/powers.ts';
import { PLAN_IDS } from '../../../src/game/plan.ts';
import { loadGame } from '../../../src/scenario/game/load-game.ts';
import { formatError } from '../../../src/scenario/file-place.ts';
import scenarioSchema from '../../../scenarios/scenario.schema.json' with { type: 'json' };
import { but } from '../sound.ts';

const SMALL = `title: Nobody leads Italy
short: Six
paragraph: XIV.2
plan: six
editions: [1971]
note: In our own words.
seasons:
  Spring 1870:
    title: One army for Venice
    note: Only Austria moves.
    disorder: [Italy]
    orders:
      Austria:
        A Vie-Tyr: succeeds
        F Tri-Ven: bounces
      England: {}
      France: {}
      Germany: {}
      Russia: {}
      Turkey: {}
  Fall 1870:
    title: Italy stands
    note: Nobody moves.
    orders:
      Austria: {}
`;

const told = (text: string): readonly string[] => {
  const loaded = loadGame(text, 'g.yaml');
  return loaded.ok ? [] : loaded.error.map(formatError);
};

test('a sound game is loaded', () => {
  const loaded = loadGame(SMALL, 'scenarios/games/small.yaml');
  expect(loaded).toMatchObject({
    ok: true,
    value: {
      game: { slug: 'games/small', collection: 'games', plan: 'six', editions: ['1971'] },
      // A Fall without an order is not worth showing.
      scenarios: [{ slug: 'games/small-1870-1-spring', title: 'One army for Venice' }],
    },
  });
});

/** A file names the seven powers. */
const FILE_PLANS = PLAN_IDS.filter((id) => id !== 'chaos');

describe('errors are reported with line, column and what was expected', () => {
  test.each<[what: string, text: string, ...errors: string[]]>([
    [
      'no season at all',
      SMALL.slice(0, SMALL.indexOf('  Spring')) + '  Sprig 1870: {}\n',
      'g.yaml:8:3 Unknown season "Sprig 1870". (expected Spring, Fall or Winter and the year: Spring 1901)',
    ],
    [
      'an unknown plan',
      but('plan: six', 'plan: eight', SMALL),
      `g.yaml:4:7 Unknown plan "eight". (expected ${FILE_PLANS.slice(0, -1).join(', ')} or build-anywhere)`,
    ],
    [
      'an unknown field',
      but('disorder:', 'disorders:', SMALL),
      'g.yaml:11:5 Unknown field "disorders". (expected disorder)',
    ],
    [
      'an unknown power',
      but('      Turkey: {}\n', '      Turky: {}\n', SMALL),
      'g.yaml:20:7 Unknown power "Turky". (expected Turkey)',
    ],
    [
      'an outcome that is none',
      but('A Vie-Tyr: succeeds', 'A Vie-Tyr: suceeds', SMALL),
      'g.yaml:14:20 Unknown outcome "suceeds". (expected succeeds)',
    ],
    [
      'an order that cannot be read',
      but('A Vie-Tyr', 'A Vie-Xyzw', SMALL),
      expect.stringMatching(/^g\.yaml:14:15 Unknown space "Xyzw"\./),
    ],
    [
      'an order for a unit that is not there',
      but('A Vie-Tyr', 'A Ser-Tyr', SMALL),
      'g.yaml:14:9 No Austrian army in Serbia. (expected A Bud, A Vie or F Tri)',
      'g.yaml:14:20 1971 rules Austria: A Ser-Tyr as illegal. (expected succeeds)',
    ],
    [
      'orders for a power that nobody leads',
      but('      Turkey: {}\n', '      Turkey: {}\n      Italy: {}\n', SMALL),
      'g.yaml:21:7 Italy is in civil disorder: it has no player in this game. (expected what can be done in Spring 1870)',
    ],
    [
      'who is in civil disorder',
      but('disorder: [Italy]', 'disorder: []', SMALL),
      'g.yaml:11:15 In civil disorder: Italy. (expected nobody)',
    ],
    [
      'other units than there are',
      but('disorder: [Italy]', 'units: { Austria: [A Vie] }', SMALL),
      ...['Austria', 'England', 'France', 'Germany', 'Italy', 'Russia', 'Turkey'].map(
        () => expect.stringMatching(/^g\.yaml:11:\d+ The units of /) as unknown as string,
      ),
    ],
    [
      'a season that does not come next',
      but('Fall 1870:', 'Fall 1871:', SMALL),
      'g.yaml:21:3 This season does not belong here. (expected Fall 1870)',
    ],
    [
      'retreats that nobody has to make',
      but(
        '  Fall 1870:',
        '    retreats:\n      Austria:\n        F Tri D: disbands\n  Fall 1870:',
        SMALL,
      ),
      'g.yaml:23:9 Austrian F Tri is not dislodged. (expected no retreats)',
    ],
    [
      'a closed order where nothing is closed',
      but('F Tri-Ven: bounces', 'F Tri-Ven: closed', SMALL),
      'g.yaml:15:20 1971 rules Austria: F Tri-Ven as open. (expected closed)',
    ],
    [
      'an end that is none',
      `${SMALL}end:\n  victory: [Austria]\n`,
      'g.yaml:27:12 The game ends for nobody. (expected Austria)',
    ],
    [
      'an end for somebody else',
      `${SMALL}end:\n  draw: [Austria, Turkey]\n`,
      'g.yaml:27:9 The game ends for Austria. (expected Austria, Turkey)',
    ],
    [
      'a comment on an order that is not there',
      `${SMALL}    comments:\n      - on: { Austria: [A Vie-Boh] }\n        text: Well.\n`,
      expect.stringMatching(/^g\.yaml:27:25 Austria has no order "A Vie-Boh"\./),
    ],
  ])('%s', (_, text, ...errors) => {
    expect(told(text)).toEqual(errors);
  });

  test.each(['', '[]', 'seasons:', 'seasons: [1]\n', SMALL.slice(0, 300)])(
    'a text that is not a game is refused: %j',
    (text) => {
      expect(told(text).length).toBeGreaterThan(0);
    },
  );
});

describe('the published schema', () => {
  const { properties, definitions } = schema;

  test('knows the powers, plans and outcomes of the code', () => {
    expect(definitions.power.enum).toEqual(POWERS);
    expect(properties.plan.enum).toEqual(FILE_PLANS);
    expect(definitions.outcome.enum).toEqual([
      ...scenarioSchema.definitions.outcome.enum,
      'closed',
    ]);
    expect(Object.keys(definitions.turn.properties.orders.properties)).toEqual(POWERS);
  });

  test('is described field by field on the page for authors', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../scenarios/README.md'), 'utf8');
    for (const name of [
      ...Object.keys(properties),
      ...Object.keys(definitions.turn.properties),
      ...Object.keys(definitions.winter.properties),
      ...Object.keys(properties.end.properties),
      ...FILE_PLANS,
    ])
      expect(page).toContain(`\`${name}\``);
  });

  test('the game on the page for authors is valid', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../scenarios/README.md'), 'utf8');
    const shown = [...page.matchAll(/```yaml\n([^]*?)```/g)].map((match) => match[1] ?? '');
    const games = shown.filter((text) => text.includes('\nseasons:'));
    expect(games).toHaveLength(1);
    expect(games.flatMap(told)).toEqual([]);
  });
});
