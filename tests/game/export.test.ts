import { describe, expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { german } from '../../src/explain/languages/german/german.ts';
import { gameJson, gameLines } from '../../src/game/record/export-json.ts';
import { gameText } from '../../src/game/record/export-text.ts';
import { formatGame, openGame } from '../../src/game/saved/game-file.ts';
import { send, begun } from '../support/table.ts';
import { recordOf } from '../../src/game/record/record-of.ts';
import { board, done, lapsed, rule, started, turn } from './game-driver.ts';
import { GAMES } from '../scenario/files.ts';

const gameOf = (slug: string) => {
  const found = GAMES.find(({ game }) => game.slug === slug);
  if (!found) throw new Error(slug);
  return found.game.game;
};
const sample = gameOf('sample-game/game');
const text = gameText(sample, english);

/** The part of a text between two blank lines that begins with this line. */
const part = (of: string, first: string): readonly string[] =>
  of
    .trimEnd()
    .split('\n\n')
    .find((one) => one.startsWith(`${first}\n`) || one === first)
    ?.split('\n') ?? [];

describe('a game as text', () => {
  test('has every phase, in order', () => {
    const heads = text.split('\n\n').map((one) => one.split('\n')[0]);
    expect(heads).toEqual([
      'Seven players, edition 1971',
      'Spring 1901',
      'Spring 1901, retreats: none',
      'Fall 1901',
      'Fall 1901, retreats: none',
      'Centres after Fall 1901:',
      'Winter 1901',
      'Spring 1902',
      'Spring 1902, retreats: none',
      'Fall 1902',
      'Dislodged:',
      'Fall 1902, retreats',
      'Centres after Fall 1902:',
      'Winter 1902',
      'Units, Spring 1903',
    ]);
  });

  test('lists the outcome of every order by power', () => {
    const fall = part(text, 'Fall 1902');
    const russia = fall.slice(fall.indexOf('Russia:'), fall.indexOf('Turkey:'));
    expect(russia).toEqual([
      'Russia:',
      '  A Gal S F Rum: cut (by A Vie)',
      '  F Rum S A Sev: cut (by A Bul), dislodged',
      '  A Sev S F Rum: cut (by A Arm)',
      '  A StP-Nwy: bounces (1 against 2), dislodged',
      '  F Swe S A StP-Nwy: cut (by F Den)',
      '  A Ukr S A Sev: given',
    ]);
  });

  test('says who was dislodged, where to, and what happened to them', () => {
    expect(part(text, 'Dislodged:')).toEqual([
      'Dislodged:',
      '  France, A Bur (from Ruh): may retreat to Gas, Par',
      '  Russia, F Rum (from Bul): has nowhere to go',
      '  Russia, A StP (from Nwy): may retreat to Fin, Lvn, Mos',
    ]);
    expect(part(text, 'Fall 1902, retreats')).toEqual([
      'Fall 1902, retreats',
      'France:',
      '  A Bur-Gas: retreats',
      'Russia:',
      expect.stringMatching(/^ {2}F Rum, no order: disbands?(ed)?\b/),
      '  A StP-Mos: retreats',
    ]);
  });

  test('counts centres with gains and losses', () => {
    expect(part(text, 'Centres after Fall 1902:')).toEqual([
      'Centres after Fall 1902:',
      '  Austria 5 (+1): Bud, Gre, Ser, Tri, Vie',
      '  England 5 (+1): Edi, Lon, Lvp, Nwy, StP',
      '  France 5 (+1): Bre, Mar, Par, Por, Spa',
      '  Germany 6 (+1): Bel, Ber, Den, Hol, Kie, Mun',
      '  Italy 4: Nap, Rom, Tun, Ven',
      '  Russia 4 (−2): Mos, Sev, Swe, War',
      '  Turkey 5 (+1): Ank, Bul, Con, Rum, Smy',
    ]);
  });

  test('reports what happened at the table, where it happened', () => {
    const two = gameText(gameOf('games/two-players'), english);
    expect(two).toContain('Ada: England, France, Russia, Italy\n');
    expect(part(two, 'Spring 1914')).toContain('  F Tri-Ven: closed');
    const coin = two.indexOf('The coin toss goes to Ada');
    expect(coin).toBeGreaterThan(two.indexOf('Fall 1914, retreats: none'));
    expect(coin).toBeLessThan(two.indexOf('Winter 1914'));
    const won = gameText(gameOf('games/eighteen-centres'), english);
    expect(won.indexOf('Germany wins with 18 supply centres')).toBeGreaterThan(
      won.indexOf('Fall 1901, retreats'),
    );
  });

  test('of a game that has just begun is not empty', () => {
    const table = begun({ plan: 'six', rules: '1971', players: [] });
    expect(gameText(table.game.context, english)).toMatch(
      /^Six players, edition 1971\n[^]*Units, Spring 1870\n {2}Austria: A Bud, A Vie, F Tri\n/,
    );
    send(table, { type: 'SUBMIT', power: 'Austria', text: 'A Vie-Tyr' });
    // Orders that are only on the table must stay secret.
    expect(gameText(table.game.context, english)).not.toContain('A Vie-Tyr');
  });
});

describe('a game as JSON', () => {
  test('is its record, with its format', () => {
    expect(JSON.parse(gameJson(sample, english))).toEqual({
      format: 'standoff record',
      version: 1,
      ...recordOf(sample, english),
    });
  });

  test('comes in lines too, one for each phase', () => {
    const [head, ...phases] = gameLines(sample, english)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(head).toMatchObject({ format: 'standoff record', plan: 'Seven players' });
    expect(phases).toEqual(recordOf(sample, english).phases);
  });

  test('has the units before each phase and in the end', () => {
    const { phases, now } = recordOf(sample, english);
    const count = (units: Readonly<Record<string, readonly string[]>>) =>
      Object.values(units).flat().length;
    expect(phases.map(({ units }) => count(units))).toEqual([
      22, 22, 22, 22, 22, 31, 31, 31, 28, 30,
    ]);
    expect(count(now.units)).toBe(34);
  });
});

test.each(GAMES.map(({ game }) => [game.slug, game.game] as const))(
  '%s can be saved and opened again, builds and all',
  (_, game) => {
    const opened = openGame(formatGame(game));
    expect(opened.ok ? '' : opened.error).toBe('');
    if (!opened.ok) return;
    expect(opened.value.context).toEqual(game);
  },
);

test('a retreat that is illegal says that its unit is disbanded', () => {
  const table = started();
  done(table, board('A A VIE; I A TYR; I A BOH', 'A: VIE; I: VEN'));
  turn(table, { Italy: 'A Tyr S A Boh-Vie\nA Boh-Vie' });
  rule(table, { Austria: 'A Vie-Boh' });
  const game = table.game.context;
  expect(gameText(game, english)).toContain(
    '  A Vie-Boh: illegal (attacked from there), disbanded\n',
  );
  const row = recordOf(game, english).phases[1]?.orders.Austria?.[0];
  expect(row).toMatchObject({ outcome: 'illegal', disbanded: true });
});

test('civil disorder has its season', () => {
  const table = started();
  lapsed(table, { Austria: 'A Vie-Gal' });
  const game = table.game.context;
  expect(gameText(game, english)).toContain(
    'England is in civil disorder from Spring 1901: no orders arrived in time.',
  );
  expect(gameText(game, german)).toContain('England ist ab Frühjahr 1901 im Bürgerkrieg: ');
});
