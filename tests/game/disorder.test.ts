import { describe, expect, test } from 'vitest';
import { gameSentence } from '../../src/explain/in-words.ts';
import { english } from '../../src/explain/languages/english/english.ts';
import { german } from '../../src/explain/languages/german/german.ts';
import { awaited } from '../../src/game/awaited.ts';
import { checkGame } from '../../src/game/check-game.ts';
import type { GameActor } from '../../src/game/play.ts';
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
function threatened(): GameActor {
  const actor = started();
  turn(actor);
  done(
    actor,
    board('F A BUR; F F BRE; G A MUN; G A RUH; I F NAP', 'F: BRE PAR MAR; G: MUN BER KIE; I: NAP'),
  );
  return actor;
}

const ATTACK = { Germany: 'A Mun-Bur, A Ruh S A Mun-Bur' };

describe('civil disorder (1971 XIV.3)', () => {
  test('begins for powers that are awaited when the time is over, and for no others', () => {
    const actor = started();
    const game = lapsed(actor, { France: 'A Par-Bur', Germany: '' });
    expect(facts(game, 'disorder-begins').map(({ power, reason }) => [power, reason])).toEqual(
      ['Austria', 'England', 'Italy', 'Russia', 'Turkey'].map((power) => [power, 'no-orders']),
    );
    expect(standing(game, 'France')).toContain('F A BUR');
  });

  test('its units hold, and others may support them', () => {
    const actor = threatened();
    done(actor, { type: 'LEAVE', seat: FRANCE });
    const game = rule(actor, { Germany: 'A Mun-Bur, A Ruh S French A Bur' });
    expect(standing(game)).toEqual(['F F BRE', 'F A BUR', 'G A MUN', 'I F NAP', 'G A RUH']);
    expect(game.now.dislodged).toEqual([]);
  });

  test('its units do not support each other', () => {
    const actor = threatened();
    done(actor, board('F A BUR; F A PAR; G A MUN; G A RUH', 'F: BRE PAR MAR; G: MUN BER KIE'));
    done(actor, { type: 'SUBMIT', power: 'France', text: 'A Par S A Bur' });
    done(actor, { type: 'LEAVE', seat: FRANCE });
    const game = rule(actor, ATTACK);
    expect(game.now.dislodged.map(({ unit }) => unit.at)).toEqual(['BUR']);
  });

  test('a unit dislodged in it is disbanded without asking', () => {
    const actor = threatened();
    lapsed(actor, { ...ATTACK, Italy: '' });
    const game = done(actor, { type: 'PROCEED' });
    expect(facts(game, 'retreats-ruled').at(-1)).toMatchObject({ retreated: 0, disbanded: 1 });
    expect(standing(game, 'France')).toEqual(['F F BRE']);
    expect(game.now.when).toEqual({ year: 1901, season: 'Winter', phase: 'adjustments' });
  });

  test.each(['RETURN', 'REPLACE'] as const)(
    'nor does it retreat if the power has a player again before the retreats (%s)',
    (type) => {
      const actor = threatened();
      // A Russian unit waits for its retreat, too, so that the phase is not passed.
      const { units, owners } = gameOf(actor).now;
      const more = board('R A WAR; T A MOS; T A UKR', 'R: WAR; T: MOS');
      if (more.type !== 'CORRECT') throw new Error('no board');
      done(actor, {
        ...more,
        units: [...units, ...more.units],
        owners: { ...owners, ...more.owners },
      });
      done(actor, { type: 'LEAVE', seat: FRANCE });
      rule(actor, { ...ATTACK, Turkey: 'A Mos-War, A Ukr S A Mos-War' });
      done(actor, { type, seat: FRANCE, player: 'Somebody else' }, { type: 'PROCEED' });
      expect(stateOf(actor)).toBe('playing fall retreats open');
      expect(gameOf(actor).now.disorder).toEqual({});
      expect(refusal(actor, { type: 'SUBMIT', power: 'France', text: 'A Bur-Gas' })).toEqual({
        reason: 'disorder',
        power: 'France',
        because: 'left',
      });
      const game = rule(actor, { Russia: 'A War-Lvn' });
      expect(standing(game, 'France')).toEqual(['F F BRE']);
      expect(standing(game, 'Russia')).toEqual(['R A LVN']);
      expect(checkGame(game)).toEqual({ ok: true });
    },
  );

  test('but a power that leaves and returns during the retreats has lost nothing', () => {
    const actor = threatened();
    turn(actor, ATTACK);
    expect(stateOf(actor)).toBe('playing fall retreats open');
    done(actor, { type: 'SUBMIT', power: 'France', text: 'A Bur-Gas' });
    done(actor, { type: 'REPLACE', seat: FRANCE, player: 'Somebody else' });
    expect(standing(rule(actor), 'France')).toEqual(['F F BRE', 'F A GAS']);
  });

  test('it builds nothing', () => {
    const actor = threatened();
    done(actor, { type: 'LEAVE', seat: FRANCE });
    const game = turn(actor);
    expect(standing(game, 'France')).toEqual(['F F BRE', 'F A BUR']);
    expect(game.played.map(({ when }) => when.phase).at(-1)).toBe('retreats');
    expect(stateOf(actor)).toBe('playing winter adjustments open');
    expect(refusal(actor, { type: 'SUBMIT', power: 'France', text: 'Build A Par' })).toMatchObject({
      reason: 'disorder',
    });
    expect(standing(rule(actor, { Germany: 'Build A Ber' }), 'France')).toEqual([
      'F F BRE',
      'F A BUR',
    ]);
  });

  test('its surplus units are removed under XIV.4: the farthest from home, a fleet before an army', () => {
    const actor = started();
    turn(actor);
    done(actor, board('F A BEL; F A RUH; F F NTH; G A PAR', 'F: PAR BEL BRE; G: MUN BER KIE'));
    done(actor, { type: 'LEAVE', seat: FRANCE });
    turn(actor);
    const game = rule(actor);
    expect(standing(game, 'France')).toEqual(['F A BEL', 'F A RUH']);
    expect(facts(game, 'adjusted')).toMatchObject([{ removed: 1 }]);
  });

  test('ends for a power that missed a turn as soon as it hands in something', () => {
    const actor = started();
    lapsed(actor, { France: '' });
    done(actor, { type: 'PROCEED' }, { type: 'SUBMIT', power: 'Italy', text: 'A Ven-Pie' });
    const game = gameOf(actor);
    expect(game.now.disorder.Italy).toBeUndefined();
    expect(premises(game, 'disorder-ends')).toEqual(['disorder-begins']);
    expect(standing(rule(actor), 'Italy')).toEqual(['I F NAP', 'I A PIE', 'I A ROM']);
  });

  test('a power that missed the Fall turn may still build: it is played again', () => {
    const actor = threatened();
    lapsed(actor, { Germany: '', Italy: '' });
    done(actor, { type: 'PROCEED' });
    expect(gameOf(actor).now.disorder).toEqual({ France: 'no-orders' });
    expect(standing(rule(actor, { France: 'Build A Par' }), 'France')).toEqual([
      'F F BRE',
      'F A BUR',
      'F A PAR',
    ]);
  });

  test('a game that goes back to the missed phase awaits the power again, and its record has no disorder', () => {
    const actor = started();
    lapsed(actor, { France: 'A Par-Bur' });
    const told = done(actor, { type: 'BACK', to: 0 });
    expect(told.now.disorder).toEqual({});
    expect(told.now.slips).toEqual({ France: 'A Par-Bur' });
    expect(told.steps.map(({ fact }) => fact.type)).toEqual(['game-begins']);
    expect(stateOf(actor)).toBe('playing spring orders open');
    expect(awaited(told.now)).not.toContain('France');
    expect(awaited(told.now)).toHaveLength(6);
    done(actor, { type: 'SUBMIT', power: 'Turkey', text: 'A Con-Bul' });
    const game = lapsed(actor, {});
    expect(facts(game, 'disorder-ends')).toEqual([]);
    expect(game.now.disorder.Turkey).toBeUndefined();
    expect(checkGame(game)).toEqual({ ok: true });
  });

  test('of an earlier turn remains; so does that of a player who has left, and what came in between', () => {
    const actor = started();
    lapsed(actor, { France: '' });
    done(actor, { type: 'PROCEED' }, { type: 'WRITE' });
    done(actor, { type: 'SUBMIT', power: 'Italy', text: '' }, { type: 'WITHDRAW', power: 'Italy' });
    done(actor, { type: 'DEADLINE' });
    done(actor, { type: 'LEAVE', seat: FRANCE }, { type: 'RETURN', seat: ITALY });
    done(actor, { type: 'REPLACE', seat: FRANCE, player: 'Ann' }, { type: 'LEAVE', seat: FRANCE });
    const { length } = done(actor, { type: 'ADJUDICATE' }).played;
    const game = done(actor, { type: 'BACK', to: length - 1 });
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
    const actor = started();
    lapsed(actor, { France: '' });
    done(actor, { type: 'PROCEED' });
    const { steps } = done(actor, { type: 'SUBMIT', power: 'Turkey', text: '' });
    const fact = steps.at(-1)?.fact;
    expect(fact && gameSentence(fact, english)).toBe('Turkey is played again.');
    expect(fact && gameSentence(fact, german)).toBe('Die Türkei wird wieder geführt.');
  });

  test('ends when its player returns, and when another takes the seat', () => {
    const actor = started();
    done(actor, { type: 'LEAVE', seat: FRANCE }, { type: 'RETURN', seat: FRANCE });
    expect(facts(gameOf(actor), 'disorder-ends')).toMatchObject([
      { power: 'France', reason: 'returned', player: 'France' },
    ]);
    done(actor, { type: 'LEAVE', seat: FRANCE });
    const game = done(actor, { type: 'REPLACE', seat: FRANCE, player: ' Ann ' });
    expect(game.now.disorder).toEqual({});
    expect(game.now.seats[FRANCE]).toEqual({ player: 'Ann', powers: ['France'] });
    expect(facts(game, 'replaced')).toMatchObject([{ from: 'France', player: 'Ann' }]);
    expect(facts(game, 'disorder-ends').at(-1)).toMatchObject({
      reason: 'replaced',
      player: 'Ann',
    });
    expect(standing(rule(actor, { France: 'A Par-Bur' }), 'France')).toContain('F A BUR');
  });

  test('a phase does not wait for powers without a player', () => {
    const actor = started();
    for (const seat of [0, 1, 2, 3, 4, 5]) done(actor, { type: 'LEAVE', seat });
    done(actor, { type: 'WRITE' });
    expect(stateOf(actor)).toBe('playing spring orders open');
    done(actor, { type: 'LEAVE', seat: 6 });
    expect(stateOf(actor)).toBe('playing spring orders allIn');
    done(actor, { type: 'RETURN', seat: 6 });
    expect(stateOf(actor)).toBe('playing spring orders open');
  });
});
