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
    const actor = started();
    expect(stateOf(actor)).toBe('playing spring diplomacy');
    done(actor, { type: 'WRITE' });
    expect(stateOf(actor)).toBe('playing spring orders open');
    rule(actor);
    expect(stateOf(actor)).toBe('playing spring adjudication');
    done(actor, { type: 'PROCEED' });
    expect(stateOf(actor)).toBe('playing fall diplomacy');
    turn(actor);
    expect(stateOf(actor)).toBe('playing spring diplomacy');
    const game = gameOf(actor);
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
    const actor = started();
    turn(actor, { Germany: 'F Kie-Den, A Ber-Kie', Turkey: 'A Con-Bul' });
    expect(gameOf(actor).now.owners.DEN).toBeUndefined();
    turn(actor, { Germany: 'F Den-Bal', Turkey: 'A Bul-Rum' });
    expect(facts(gameOf(actor), 'centres-counted')).toMatchObject([
      { captured: 1, centres: { Germany: 3, Turkey: 4 } },
    ]);
    const game = rule(actor, { Turkey: 'Build F Con' });
    expect([game.now.owners.DEN, game.now.owners.BUL, game.now.owners.RUM]).toEqual([
      undefined,
      undefined,
      'Turkey',
    ]);
    expect(standing(game, 'Turkey')).toEqual(['T F ANK', 'T F CON', 'T A RUM', 'T A SMY']);
  });

  test('a captured centre stays with its owner when the unit moves on', () => {
    const actor = started();
    turn(actor);
    turn(actor, { Turkey: 'A Con-Bul' });
    rule(actor, { Turkey: 'Build A Con' });
    turn(actor, { Turkey: 'A Bul-Rum' });
    turn(actor, { Turkey: 'A Rum-Bul' });
    expect(gameOf(actor).now.owners.BUL).toBe('Turkey');
    turn(actor, { Turkey: 'A Bul-Gre' });
    turn(actor);
    const { owners } = rule(actor).now;
    expect([owners.BUL, owners.GRE]).toEqual(['Turkey', 'Turkey']);
  });

  test('retreats are awaited where somebody can choose, and only there', () => {
    const actor = started();
    const owned = 'F: PAR MAR; G: MUN BER; I: ROM';
    done(actor, board('F A BUR; G A MUN; G A RUH; I A ROM', owned));
    turn(actor, { Germany: 'A Mun-Bur, A Ruh S A Mun-Bur' });
    expect(stateOf(actor)).toBe('playing spring retreats open');
    const game = rule(actor, { France: 'A Bur-Gas' });
    expect(standing(game, 'France')).toEqual(['F A GAS']);
    expect(stateOf(actor)).toBe('playing fall diplomacy');
    expect(premises(game, 'retreats-ruled')).toEqual(['moves-ruled']);
  });

  test('a dislodged unit without an order disbands when the time is over (1971 XI.2)', () => {
    const actor = started();
    done(actor, board('F A BUR; G A MUN; G A RUH', 'F: PAR MAR; G: MUN BER'));
    turn(actor, { Germany: 'A Mun-Bur, A Ruh S A Mun-Bur' });
    const game = done(actor, { type: 'DEADLINE' }, { type: 'ADJUDICATE' });
    expect(facts(game, 'retreats-ruled')).toMatchObject([{ retreated: 0, disbanded: 1 }]);
    expect(game.now.disorder).toEqual({});
    expect(standing(game, 'France')).toEqual([]);
  });

  test('an elimination is recorded once, and again if the power was put back on the board meanwhile', () => {
    const actor = started();
    turn(actor);
    done(actor, board('I A ROM; T A NAP; T A APU; A A VIE', 'I: ROM; T: CON NAP; A: VIE'));
    turn(actor, { Turkey: 'A Nap-Rom, A Apu S A Nap-Rom' });
    rule(actor, { Italy: 'A Rom-Tus' });
    const winter = facts(gameOf(actor), 'eliminated').map(({ power, when }) => [power, when.year]);
    expect(stateOf(actor)).toBe('playing winter adjustments open');
    expect(winter.map(([power]) => power)).toEqual(['England', 'France', 'Germany', 'Russia']);
    rule(actor);
    const gone = (): readonly unknown[] =>
      facts(gameOf(actor), 'eliminated')
        .filter(({ power }) => power === 'Italy')
        .map(({ when }) => when.year);
    expect(gone()).toEqual([1901]);
    expect(premises(gameOf(actor), 'eliminated')).toEqual(['adjusted']);
    turn(actor);
    turn(actor);
    if (stateOf(actor).includes('winter')) rule(actor);
    expect(gone()).toEqual([1901]);
    const { units, owners } = gameOf(actor).now;
    const more = { power: 'Italy', kind: 'A', at: 'PIE' } as const;
    done(actor, { type: 'CORRECT', units: [...units, more], owners, note: 'It lives.' });
    turn(actor);
    turn(actor);
    rule(actor);
    expect(gone()).toEqual([1901, 1903]);
  });
});
