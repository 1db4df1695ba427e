import { expect, test } from 'vitest';
import { CENTRES } from '../../../src/board/centres.ts';
import { centreCounts, unitsOf } from '../../../src/game/centres.ts';
import { dateWords } from '../../../src/game/date.ts';
import { POWERS } from '../../../src/board/powers.ts';
import { checkScenario } from '../../../src/scenario/check-scenario.ts';
import { formatScenario } from '../../../src/scenario/format/format.ts';
import { formatError } from '../../../src/scenario/file-place.ts';
import { share } from '../../support/effort.ts';
import { COMPARED_EDITIONS, comparedOf } from '../../support/compared-editions.ts';
import { GAME_FILES, GAMES } from '../files.ts';
import { but } from '../sound.ts';
import { loadGame } from '../../../src/scenario/game/load-game.ts';

const SLUG = 'sample-game/game';
const FILE = `scenarios/${SLUG}.yaml`;
const text = GAME_FILES.find(({ file }) => file === FILE)?.text ?? '';
const found = GAMES.find(({ game }) => game.slug === SLUG);
if (!found) throw new Error('the sample game is missing');
const { game, scenarios } = found;

/** The errors that `loadGame` reports for the file with one change. */
const told = (from: string, to: string): readonly string[] => {
  const loaded = loadGame(but(from, to, text), FILE);
  return loaded.ok ? [] : loaded.error.map(formatError);
};

test('plays from its orders alone, under every edition, to the printed result', () => {
  expect(comparedOf(game.editions)).toEqual(COMPARED_EDITIONS);
  expect(game.game.played.map(({ when }) => dateWords(when))).toEqual([
    'Spring 1901',
    'Spring 1901, retreats',
    'Fall 1901',
    'Fall 1901, retreats',
    'Winter 1901',
    'Spring 1902',
    'Spring 1902, retreats',
    'Fall 1902',
    'Fall 1902, retreats',
    'Winter 1902',
  ]);
  expect(dateWords(game.game.now.when)).toBe('Spring 1903');
});

test('leads to the printed centres and units', () => {
  const [first, second] = game.game.played.filter(({ when }) => when.season === 'Winter');
  const { now } = game.game;
  // 1901: nobody owns Belgium, Serbia or Spain; Spain was only passed through.
  expect(CENTRES.filter((centre) => !(centre in (second?.owners ?? {})))).toEqual([
    'BEL',
    'SER',
    'SPA',
  ]);
  expect(centreCounts(second?.owners ?? {})).toEqual({
    ...{ Austria: 4, England: 4, France: 4, Germany: 5, Italy: 4, Russia: 6, Turkey: 4 },
  });
  expect(centreCounts(now.owners)).toEqual({
    ...{ Austria: 5, England: 5, France: 5, Germany: 6, Italy: 4, Russia: 4, Turkey: 5 },
  });
  const units = (moment: typeof first) =>
    moment ? POWERS.map((power) => unitsOf(moment, power)) : [];
  expect(units(first)).toEqual([3, 3, 3, 3, 3, 4, 3]);
  expect(units(second)).toEqual([4, 4, 4, 5, 4, 5, 4]);
  expect(POWERS.map((power) => unitsOf(now, power))).toEqual([5, 5, 5, 6, 4, 4, 5]);
  expect(now.units).toHaveLength(34);
});

test('states the outcome of every order, and how many there are', () => {
  const count = (of: (scenario: (typeof scenarios)[number]) => number) =>
    scenarios.reduce((sum, scenario) => sum + of(scenario), 0);
  const figures = {
    orders: count(({ expected }) => expected.length),
    dislodged: count(({ dislodged }) => dislodged.length),
    retreats: count(({ expectedRetreats }) => expectedRetreats.length),
    adjustments: count(({ expectedAdjustments }) => expectedAdjustments?.orders.length ?? 0),
    owners: count(
      ({ expectedAdjustments }) => Object.keys(expectedAdjustments?.owners ?? {}).length,
    ),
  };
  // Every unit has an order in every season: 22, 22, 31 and 31 of them.
  expect(figures).toEqual({ orders: 106, dislodged: 3, retreats: 2, adjustments: 15, owners: 14 });
  console.log(
    `sample game: ${String(figures.orders)} orders, ${String(figures.dislodged)} dislodged units, ` +
      `${String(figures.retreats)} retreats, ${String(figures.adjustments)} builds and removals, ` +
      `${String(figures.owners)} lists of centres, in ${String(game.editions.length)} editions`,
  );
});

test('has the entries of its seasons, adjustments and retreats', () => {
  expect(game.seasons.flatMap(({ entries }) => entries)).toEqual([
    ...['E78', 'E79', 'E80', 'E81', 'E82', 'E84'],
  ]);
  const [, , , fall] = scenarios;
  expect(fall?.expectedRetreats.map(({ text: order, outcome }) => `${order}: ${outcome}`)).toEqual([
    'A Bur-Gas: retreats',
    'A StP-Mos: retreats',
  ]);
});

test('makes a scenario of each season, with its address, that holds on its own', () => {
  expect(scenarios.map(({ slug }) => slug)).toEqual([
    'sample-game/1901-1-spring',
    'sample-game/1901-2-fall',
    'sample-game/1902-1-spring',
    'sample-game/1902-2-fall',
  ]);
  for (const scenario of scenarios) {
    const written = formatScenario(scenario);
    const checked = checkScenario(written, `scenarios/${scenario.slug}.yaml`);
    expect(checked).toMatchObject({ ok: true, value: { slug: scenario.slug } });
    expect(checked.ok && formatScenario(checked.value)).toBe(written);
  }
});

test('has the remarks of the book with the orders they speak of', () => {
  const spoken = scenarios.flatMap((scenario) =>
    scenario.comments.map(({ on }) => {
      const orders = {
        movement: scenario.expected,
        retreats: scenario.expectedRetreats,
        adjustments: scenario.expectedAdjustments?.orders ?? [],
      };
      const [first] = on;
      const order = first ? orders[first.phase][first.order] : undefined;
      return `${scenario.phase ?? ''}: ${order?.order.power ?? ''} ${order?.text ?? ''}`;
    }),
  );
  expect(spoken).toEqual([
    'Fall 1901: France Build F Mar',
    'Spring 1902: England A Nwy-StP',
    'Spring 1902: Russia F Swe S A StP-Nwy',
    'Spring 1902: France A Bur S F Pic-Bel',
    'Spring 1902: Austria F Gre H',
    'Fall 1902: Germany F Den-Swe',
    'Fall 1902: Russia Remove A Gal',
    'Fall 1902: Germany Build F Kie',
  ]);
});

const at = (part: string): string => {
  const before = text.slice(0, text.indexOf(part)).split('\n');
  return `${FILE}:${String(before.length)}:${String((before.at(-1)?.length ?? 0) + 1)}`;
};

test.each(
  share(
    [
      {
        what: 'an outcome',
        from: 'F Sev-Bla: bounces',
        to: 'F Sev-Bla: succeeds',
        place: at('F Sev-Bla: bounces').replace(/\d+$/, (column) => String(Number(column) + 11)),
        message: 'rules Russia: F Sev-Bla as bounces. (expected succeeds)',
      },
      {
        what: 'a retreat that is open',
        from: 'retreats: [Gas, Par]',
        to: 'retreats: [Gas]',
        place: at('A Bur: { by'),
        message:
          'rules Bur as dislodged from Ruh, retreats Gas, Par. (expected dislodged from Ruh, retreats Gas)',
      },
      {
        what: 'what becomes of a retreat',
        from: 'A Bur-Gas: retreats',
        to: 'A Bur-Gas: collides',
        place: at('A Bur-Gas: retreats'),
        message: 'rules France: A Bur-Gas as retreats. (expected collides)',
      },
      {
        what: 'a build',
        from: 'Build F Lon: builds',
        to: 'Build F Lon: illegal',
        place: at('Build F Lon: builds'),
        message: 'rules England: Build F Lon as builds. (expected illegal)',
      },
      {
        what: 'a centre',
        from: 'Russia: [Mos, Rum, Sev, StP, Swe, War]',
        to: 'Russia: [Mos, Rum, Sev, StP, War]',
        place: at('Russia: [Mos, Rum'),
        message:
          'rules the centres of Russia as Mos, Rum, Sev, StP, Swe, War. (expected Mos, Rum, Sev, StP, War)',
      },
    ],
    2,
  ),
)(
  '$what that is otherwise fails with its place, in each edition',
  ({ from, to, place, message }) => {
    const lines = told(from, to);
    expect(lines).toHaveLength(game.editions.length);
    const line = place.replace(/\d+$/, '');
    for (const [index, one] of lines.entries()) {
      expect(one.startsWith(line), `${one} at ${line}`).toBe(true);
      expect(one).toContain(`${game.editions[index] ?? ''} ${message}`);
    }
  },
);
