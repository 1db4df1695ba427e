import { expect, test } from 'vitest';
import { english } from '../../../src/explain/languages/english/english.ts';
import type { HouseRules } from '../../../src/rules/custom-edition.ts';
import { send, begun, type Table } from '../../support/table.ts';
import type { Power } from '../../../src/board/powers.ts';
import { EDITION_IDS } from '../../../src/rules/edition.ts';
import { checkScenario } from '../../../src/scenario/check-scenario.ts';
import { formatScenario } from '../../../src/scenario/format/format.ts';
import { ownGame, scenariosOf } from '../../../src/scenario/game/scenarios-of.ts';
import { formatError } from '../../../src/scenario/file-place.ts';

function play(table: Table, sheets: Partial<Record<Power, string>>): void {
  const done = [
    send(table, { type: 'WRITE' }),
    ...Object.entries(sheets).map(([power, text]) =>
      send(table, { type: 'SUBMIT', power: power as Power, text }),
    ),
  ];
  send(table, { type: 'DEADLINE' });
  done.push(send(table, { type: 'ADJUDICATE' }));
  expect(done.slice(1).filter(({ ok }) => !ok)).toEqual([]);
}

function started(rules: Parameters<typeof begun>[0]['rules'] = '1982'): Table {
  const table = begun({ plan: 'seven', rules, players: [] });
  return table;
}

test('a game without notes becomes scenarios that hold', () => {
  const table = started();
  play(table, { Austria: 'A Vie-Tyr, F Tri-Ven', Russia: 'A War-Gal\nA War-Gal' });
  send(table, { type: 'PROCEED' });
  play(table, { Austria: 'A Bud-Ser', Turkey: 'A Con-Bul' });
  send(table, { type: 'PROCEED' });
  play(table, { Turkey: 'Build A Con\nBuild A Con', Austria: 'Build A Bud' });
  const scenarios = scenariosOf(table.game.context, ownGame(english));
  expect(scenarios.map(({ slug, title }) => `${slug}: ${title}`)).toEqual([
    // The order that is written twice is one move.
    'own/1901-1-spring: 2 moves succeed, 1 fails',
    'own/1901-2-fall: 2 moves succeed, 0 fail',
  ]);
  expect(scenarios[1]?.adjustments?.orders).toHaveLength(3);
  for (const scenario of scenarios) {
    // The game's own edition is the one that is shown first.
    expect(scenario.editions[0]).toBe('1982');
    expect([...scenario.editions].sort()).toEqual([...EDITION_IDS].sort());
    const checked = checkScenario(formatScenario(scenario), `${scenario.slug}.yaml`);
    expect(checked.ok ? [] : checked.error.map(formatError)).toEqual([]);
  }
});

const written = (table: Table): readonly string[] => {
  const [spring] = scenariosOf(table.game.context, ownGame(english));
  if (!spring) throw new Error('no season');
  const checked = checkScenario(formatScenario(spring), 'own/spring.yaml');
  expect(checked.ok ? [] : checked.error.map(formatError)).toEqual([]);
  return spring.expected.map(({ text, outcome }) => `${text}: ${outcome}`);
};

test.each([
  { rules: '1971', slip: 'A War-Gal\nA War-Gal', expected: ['A War-Gal: succeeds'] },
  {
    rules: '1971',
    slip: 'A War-Gal\nA War-Ukr\nA War-Gal',
    expected: ['A War-Gal: ambiguous', 'A War-Ukr: ambiguous'],
  },
  {
    rules: { name: 'Last', base: '1971', choices: { severalOrders: 'last' } },
    slip: 'A War-Gal\nA War-Ukr',
    expected: ['A War-Ukr: succeeds'],
  },
] as const)('$slip is written so that a file can hold it', ({ rules, slip, expected }) => {
  const table = started(rules);
  play(table, { Russia: slip });
  expect(written(table)).toEqual(expected);
});

test('builds with the same text are kept distinct', () => {
  const table = started();
  play(table, {});
  send(table, { type: 'PROCEED' });
  play(table, { Russia: 'F Sev-Rum' });
  send(table, { type: 'PROCEED' });
  play(table, { Russia: 'Build A Sev\nBuild A Sev' });
  const [fall] = scenariosOf(table.game.context, ownGame(english));
  expect(fall?.expectedAdjustments?.orders.map(({ text }) => text)).toEqual([
    'Build A Sev',
    'Build  A Sev',
  ]);
});

test('retreats that are not played yet, and phases still on the table, are not in them', () => {
  const table = started();
  send(table, { type: 'SUBMIT', power: 'Austria', text: 'A Vie-Tyr' });
  expect(scenariosOf(table.game.context, ownGame(english))).toEqual([]);
});

test('a board that the game master has corrected ends what follows from the moves', () => {
  const table = started();
  play(table, { Austria: 'A Bud-Ser' });
  send(table, { type: 'PROCEED' });
  play(table, { Austria: 'A Ser H' });
  send(table, { type: 'PROCEED' });
  const { units, owners } = table.game.context.now;
  const fewer = units.filter(({ at }) => at !== 'VEN');
  expect(send(table, { type: 'CORRECT', units: fewer, owners, note: 'so' }).ok).toBe(true);
  play(table, { Austria: 'Build A Bud' });
  const [, fall] = scenariosOf(table.game.context, ownGame(english));
  expect(fall?.adjustments).toBeNull();
  const checked = fall ? checkScenario(formatScenario(fall), 'own/fall.yaml') : null;
  expect(checked?.ok).toBe(true);
});

test('house rules name the editions that agree with them', () => {
  const club: HouseRules = { name: 'Club', base: '1971', choices: { waiving: false } };
  const table = started(club);
  play(table, { Austria: 'A Bud-Ser' });
  const [spring] = scenariosOf(table.game.context, ownGame(english));
  expect(spring?.editions).toEqual(EDITION_IDS);
});
