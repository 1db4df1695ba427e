import { describe, expect, test } from 'vitest';
import {
  board,
  done,
  facts,
  gameOf,
  premises,
  rule,
  standing,
  started,
  stateOf,
  turn,
} from './game-driver.ts';

describe('a year (1971 VII.6, XI, XIII)', () => {
  test('two turns, the retreats of each, and adjustments; phases without decisions are passed and recorded', () => {
    const table = started();
    expect(stateOf(table)).toBe('playing spring diplomacy');
    done(table, { type: 'WRITE' });
    expect(stateOf(table)).toBe('playing spring orders open');
    rule(table);
    expect(stateOf(table)).toBe('playing spring adjudication');
    done(table, { type: 'PROCEED' });
    expect(stateOf(table)).toBe('playing fall diplomacy');
    turn(table);
    expect(stateOf(table)).toBe('playing spring diplomacy');
    const game = gameOf(table);
    expect(game.now.when).toEqual({ year: 1902, season: 'Spring', phase: 'movement' });
    expect(game.played.map(({ when }) => `${when.season} ${when.phase}`)).toEqual([
      'Spring movement',
      'Spring retreats',
      'Fall movement',
      'Fall retreats',
      'Winter adjustments',
    ]);
    expect(game.steps.map(({ fact }) => fact.type)).toEqual([
      'game-begins',
      'moves-ruled',
      'retreats-ruled',
      'moves-ruled',
      'retreats-ruled',
      'centres-counted',
      'adjusted',
    ]);
  });

  test('a centre is captured by occupying it after Fall, not after Spring (1971 XIII.1)', () => {
    const table = started();
    turn(table, { Germany: 'F Kie-Den, A Ber-Kie', Turkey: 'A Con-Bul' });
    expect(gameOf(table).now.owners.DEN).toBeUndefined();
    turn(table, { Germany: 'F Den-Bal', Turkey: 'A Bul-Rum' });
    expect(facts(gameOf(table), 'centres-counted')).toMatchObject([
      { captured: 1, centres: { Germany: 3, Turkey: 4 } },
    ]);
    const game = rule(table, { Turkey: 'Build F Con' });
    expect([game.now.owners.DEN, game.now.owners.BUL, game.now.owners.RUM]).toEqual([
      undefined,
      undefined,
      'Turkey',
    ]);
    expect(standing(game, 'Turkey')).toEqual(['T F ANK', 'T F CON', 'T A RUM', 'T A SMY']);
  });

  test('a captured centre stays with its owner when the unit moves on', () => {
    const table = started();
    turn(table);
    turn(table, { Turkey: 'A Con-Bul' });
    rule(table, { Turkey: 'Build A Con' });
    turn(table, { Turkey: 'A Bul-Rum' });
    turn(table, { Turkey: 'A Rum-Bul' });
    expect(gameOf(table).now.owners.BUL).toBe('Turkey');
    turn(table, { Turkey: 'A Bul-Gre' });
    turn(table);
    const { owners } = rule(table).now;
    expect([owners.BUL, owners.GRE]).toEqual(['Turkey', 'Turkey']);
  });

  test('retreats are awaited where somebody can choose, and only there', () => {
    const table = started();
    const owned = 'F: PAR MAR; G: MUN BER; I: ROM';
    done(table, board('F A BUR; G A MUN; G A RUH; I A ROM', owned));
    turn(table, { Germany: 'A Mun-Bur, A Ruh S A Mun-Bur' });
    expect(stateOf(table)).toBe('playing spring retreats open');
    const game = rule(table, { France: 'A Bur-Gas' });
    expect(standing(game, 'France')).toEqual(['F A GAS']);
    expect(stateOf(table)).toBe('playing fall diplomacy');
    expect(premises(game, 'retreats-ruled')).toEqual(['moves-ruled']);
  });

  test('a dislodged unit without an order disbands when the time is over (1971 XI.2)', () => {
    const table = started();
    done(table, board('F A BUR; G A MUN; G A RUH', 'F: PAR MAR; G: MUN BER'));
    turn(table, { Germany: 'A Mun-Bur, A Ruh S A Mun-Bur' });
    const game = done(table, { type: 'DEADLINE' }, { type: 'ADJUDICATE' });
    expect(facts(game, 'retreats-ruled')).toMatchObject([{ retreated: 0, disbanded: 1 }]);
    expect(game.now.disorder).toEqual({});
    expect(standing(game, 'France')).toEqual([]);
  });

  test('an elimination is recorded once, and again if the power was put back on the board meanwhile', () => {
    const table = started();
    turn(table);
    done(table, board('I A ROM; T A NAP; T A APU; A A VIE', 'I: ROM; T: CON NAP; A: VIE'));
    turn(table, { Turkey: 'A Nap-Rom, A Apu S A Nap-Rom' });
    rule(table, { Italy: 'A Rom-Tus' });
    const winter = facts(gameOf(table), 'eliminated').map(({ power, when }) => [power, when.year]);
    expect(stateOf(table)).toBe('playing winter adjustments open');
    expect(winter.map(([power]) => power)).toEqual(['England', 'France', 'Germany', 'Russia']);
    rule(table);
    const gone = (): readonly unknown[] =>
      facts(gameOf(table), 'eliminated')
        .filter(({ power }) => power === 'Italy')
        .map(({ when }) => when.year);
    expect(gone()).toEqual([1901]);
    expect(premises(gameOf(table), 'eliminated')).toEqual(['adjusted']);
    turn(table);
    turn(table);
    if (stateOf(table).includes('winter')) rule(table);
    expect(gone()).toEqual([1901]);
    const { units, owners } = gameOf(table).now;
    const more = { power: 'Italy', kind: 'A', at: 'PIE' } as const;
    done(table, { type: 'CORRECT', units: [...units, more], owners, note: 'It lives.' });
    turn(table);
    turn(table);
    rule(table);
    expect(gone()).toEqual([1901, 1903]);
  });
});
