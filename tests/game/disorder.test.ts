import { describe, expect, test } from 'vitest';
import { gameSentence } from '../../src/explain/in-words.ts';
import { english } from '../../src/explain/languages/english/english.ts';
import { german } from '../../src/explain/languages/german/german.ts';
import { awaited } from '../../src/game/awaited.ts';
import { checkGame } from '../../src/game/check-game.ts';
import type { Table } from '../support/table.ts';
import {
  board,
  done,
  facts,
  gameOf,
  lapsed,
  premises,
  refusal,
  rule,
  standing,
  started,
  stateOf,
  turn,
} from './game-driver.ts';

const FRANCE = 2;
const ITALY = 4;

/** Before Fall 1901: France has an army in Burgundy that two Germans can dislodge. */
function threatened(): Table {
  const table = started();
  turn(table);
  done(
    table,
    board('F A BUR; F F BRE; G A MUN; G A RUH; I F NAP', 'F: BRE PAR MAR; G: MUN BER KIE; I: NAP'),
  );
  return table;
}

const ATTACK = { Germany: 'A Mun-Bur, A Ruh S A Mun-Bur' };

describe('civil disorder (1971 XIV.3)', () => {
  test('begins for powers that are awaited when the time is over, and for no others', () => {
    const table = started();
    const game = lapsed(table, { France: 'A Par-Bur', Germany: '' });
    expect(facts(game, 'disorder-begins').map(({ power, reason }) => [power, reason])).toEqual(
      ['Austria', 'England', 'Italy', 'Russia', 'Turkey'].map((power) => [power, 'no-orders']),
    );
    expect(standing(game, 'France')).toContain('F A BUR');
  });

  test('its units hold, and others may support them', () => {
    const table = threatened();
    done(table, { type: 'LEAVE', seat: FRANCE });
    const game = rule(table, { Germany: 'A Mun-Bur, A Ruh S French A Bur' });
    expect(standing(game)).toEqual(['F F BRE', 'F A BUR', 'G A MUN', 'I F NAP', 'G A RUH']);
    expect(game.now.dislodged).toEqual([]);
  });

  test('its units do not support each other', () => {
    const table = threatened();
    done(table, board('F A BUR; F A PAR; G A MUN; G A RUH', 'F: BRE PAR MAR; G: MUN BER KIE'));
    done(table, { type: 'SUBMIT', power: 'France', text: 'A Par S A Bur' });
    done(table, { type: 'LEAVE', seat: FRANCE });
    const game = rule(table, ATTACK);
    expect(game.now.dislodged.map(({ unit }) => unit.at)).toEqual(['BUR']);
  });

  test('a unit dislodged in it is disbanded without asking', () => {
    const table = threatened();
    lapsed(table, { ...ATTACK, Italy: '' });
    const game = done(table, { type: 'PROCEED' });
    expect(facts(game, 'retreats-ruled').at(-1)).toMatchObject({ retreated: 0, disbanded: 1 });
    expect(standing(game, 'France')).toEqual(['F F BRE']);
    expect(game.now.when).toEqual({ year: 1901, season: 'Winter', phase: 'adjustments' });
  });

  test.each(['RETURN', 'REPLACE'] as const)(
    'nor does it retreat if the power has a player again before the retreats (%s)',
    (type) => {
      const table = threatened();
      // A Russian unit waits for its retreat, too, so that the phase is not passed.
      const { units, owners } = gameOf(table).now;
      const more = board('R A WAR; T A MOS; T A UKR', 'R: WAR; T: MOS');
      if (more.type !== 'CORRECT') throw new Error('no board');
      done(table, {
        ...more,
        units: [...units, ...more.units],
        owners: { ...owners, ...more.owners },
      });
      done(table, { type: 'LEAVE', seat: FRANCE });
      rule(table, { ...ATTACK, Turkey: 'A Mos-War, A Ukr S A Mos-War' });
      done(table, { type, seat: FRANCE, player: 'Somebody else' }, { type: 'PROCEED' });
      expect(stateOf(table)).toBe('playing fall retreats open');
      expect(gameOf(table).now.disorder).toEqual({});
      expect(refusal(table, { type: 'SUBMIT', power: 'France', text: 'A Bur-Gas' })).toEqual({
        reason: 'disorder',
        power: 'France',
        because: 'left',
      });
      const game = rule(table, { Russia: 'A War-Lvn' });
      expect(standing(game, 'France')).toEqual(['F F BRE']);
      expect(standing(game, 'Russia')).toEqual(['R A LVN']);
      expect(checkGame(game)).toEqual({ ok: true });
    },
  );

  test('but a power that leaves and returns during the retreats has lost nothing', () => {
    const table = threatened();
    turn(table, ATTACK);
    expect(stateOf(table)).toBe('playing fall retreats open');
    done(table, { type: 'SUBMIT', power: 'France', text: 'A Bur-Gas' });
    done(table, { type: 'REPLACE', seat: FRANCE, player: 'Somebody else' });
    expect(standing(rule(table), 'France')).toEqual(['F F BRE', 'F A GAS']);
  });

  test('it builds nothing', () => {
    const table = threatened();
    done(table, { type: 'LEAVE', seat: FRANCE });
    const game = turn(table);
    expect(standing(game, 'France')).toEqual(['F F BRE', 'F A BUR']);
    expect(game.played.map(({ when }) => when.phase).at(-1)).toBe('retreats');
    expect(stateOf(table)).toBe('playing winter adjustments open');
    expect(refusal(table, { type: 'SUBMIT', power: 'France', text: 'Build A Par' })).toMatchObject({
      reason: 'disorder',
    });
    expect(standing(rule(table, { Germany: 'Build A Ber' }), 'France')).toEqual([
      'F F BRE',
      'F A BUR',
    ]);
  });

  test('its surplus units are removed under XIV.4: the farthest from home, a fleet before an army', () => {
    const table = started();
    turn(table);
    done(table, board('F A BEL; F A RUH; F F NTH; G A PAR', 'F: PAR BEL BRE; G: MUN BER KIE'));
    done(table, { type: 'LEAVE', seat: FRANCE });
    turn(table);
    const game = rule(table);
    expect(standing(game, 'France')).toEqual(['F A BEL', 'F A RUH']);
    expect(facts(game, 'adjusted')).toMatchObject([{ removed: 1 }]);
  });

  test('ends for a power that missed a turn as soon as it hands in something', () => {
    const table = started();
    lapsed(table, { France: '' });
    done(table, { type: 'PROCEED' }, { type: 'SUBMIT', power: 'Italy', text: 'A Ven-Pie' });
    const game = gameOf(table);
    expect(game.now.disorder.Italy).toBeUndefined();
    expect(premises(game, 'disorder-ends')).toEqual(['disorder-begins']);
    expect(standing(rule(table), 'Italy')).toEqual(['I F NAP', 'I A PIE', 'I A ROM']);
  });

  test('a power that missed the Fall turn may still build: it is played again', () => {
    const table = threatened();
    lapsed(table, { Germany: '', Italy: '' });
    done(table, { type: 'PROCEED' });
    expect(gameOf(table).now.disorder).toEqual({ France: 'no-orders' });
    expect(standing(rule(table, { France: 'Build A Par' }), 'France')).toEqual([
      'F F BRE',
      'F A BUR',
      'F A PAR',
    ]);
  });

  test('a game that goes back to the missed phase awaits the power again, and its record has no disorder', () => {
    const table = started();
    lapsed(table, { France: 'A Par-Bur' });
    const told = done(table, { type: 'BACK', to: 0 });
    expect(told.now.disorder).toEqual({});
    expect(told.now.sheets).toEqual({ France: 'A Par-Bur' });
    expect(told.steps.map(({ fact }) => fact.type)).toEqual(['game-begins']);
    expect(stateOf(table)).toBe('playing spring orders open');
    expect(awaited(told.now)).not.toContain('France');
    expect(awaited(told.now)).toHaveLength(6);
    done(table, { type: 'SUBMIT', power: 'Turkey', text: 'A Con-Bul' });
    const game = lapsed(table, {});
    expect(facts(game, 'disorder-ends')).toEqual([]);
    expect(game.now.disorder.Turkey).toBeUndefined();
    expect(checkGame(game)).toEqual({ ok: true });
  });

  test('of an earlier turn remains; so does that of a player who has left, and what came in between', () => {
    const table = started();
    lapsed(table, { France: '' });
    done(table, { type: 'PROCEED' }, { type: 'WRITE' });
    done(table, { type: 'SUBMIT', power: 'Italy', text: '' }, { type: 'WITHDRAW', power: 'Italy' });
    done(table, { type: 'DEADLINE' });
    done(table, { type: 'LEAVE', seat: FRANCE }, { type: 'RETURN', seat: ITALY });
    done(table, { type: 'REPLACE', seat: FRANCE, player: 'Ann' }, { type: 'LEAVE', seat: FRANCE });
    const { length } = done(table, { type: 'ADJUDICATE' }).played;
    const game = done(table, { type: 'BACK', to: length - 1 });
    const disorder = ([type, power]: readonly [string, string]) =>
      game.steps.flatMap(({ fact }) =>
        fact.type === type && 'power' in fact && fact.power === power ? [fact] : [],
      );
    expect(game.now.disorder).toMatchObject({ Turkey: 'no-orders', France: 'left' });
    expect(game.now.disorder.Italy).toBeUndefined();
    expect(disorder(['disorder-begins', 'Italy'])).toHaveLength(1);
    expect(disorder(['disorder-ends', 'Italy'])).toMatchObject([{ reason: 'returned' }]);
    expect(disorder(['disorder-begins', 'France'])).toMatchObject([
      { reason: 'left' },
      { reason: 'left' },
    ]);
    expect(disorder(['disorder-ends', 'France'])).toMatchObject([{ reason: 'replaced' }]);
    expect(premises(game, 'disorder-ends')).toEqual(['disorder-begins']);
    expect(checkGame(game)).toEqual({ ok: true });
  });

  test('a power whose player has no other name is played again', () => {
    const table = started();
    lapsed(table, { France: '' });
    done(table, { type: 'PROCEED' });
    const { steps } = done(table, { type: 'SUBMIT', power: 'Turkey', text: '' });
    const fact = steps.at(-1)?.fact;
    expect(fact && gameSentence(fact, english)).toBe('Turkey is played again.');
    expect(fact && gameSentence(fact, german)).toBe('Die Türkei wird wieder geführt.');
  });

  test('ends when its player returns, and when another takes the seat', () => {
    const table = started();
    done(table, { type: 'LEAVE', seat: FRANCE }, { type: 'RETURN', seat: FRANCE });
    expect(facts(gameOf(table), 'disorder-ends')).toMatchObject([
      { power: 'France', reason: 'returned', player: 'France' },
    ]);
    done(table, { type: 'LEAVE', seat: FRANCE });
    const game = done(table, { type: 'REPLACE', seat: FRANCE, player: ' Ann ' });
    expect(game.now.disorder).toEqual({});
    expect(game.now.seats[FRANCE]).toEqual({ player: 'Ann', powers: ['France'] });
    expect(facts(game, 'replaced')).toMatchObject([{ from: 'France', player: 'Ann' }]);
    expect(facts(game, 'disorder-ends').at(-1)).toMatchObject({
      reason: 'replaced',
      player: 'Ann',
    });
    expect(standing(rule(table, { France: 'A Par-Bur' }), 'France')).toContain('F A BUR');
  });

  test('a phase does not wait for powers without a player', () => {
    const table = started();
    for (const seat of [0, 1, 2, 3, 4, 5]) done(table, { type: 'LEAVE', seat });
    done(table, { type: 'WRITE' });
    expect(stateOf(table)).toBe('playing spring orders open');
    done(table, { type: 'LEAVE', seat: 6 });
    expect(stateOf(table)).toBe('playing spring orders allIn');
    done(table, { type: 'RETURN', seat: 6 });
    expect(stateOf(table)).toBe('playing spring orders open');
  });
});
