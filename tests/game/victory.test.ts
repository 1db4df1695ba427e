import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/game/event.ts';
import type { Table } from '../support/table.ts';
import type { Power } from '../../src/board/powers.ts';
import type { EditionId } from '../../src/rules/edition.ts';
import {
  almost,
  board,
  done,
  facts,
  forces,
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

function inFall(table: Table, correction: GameEvent): void {
  turn(table);
  done(table, correction);
}

describe('eighteen centres win (1971 II)', () => {
  test('the eighteenth is captured in Fall: it counts at once, and the game is over', () => {
    const table = started();
    inFall(table, almost(17));
    const game = turn(table, { Turkey: 'A Gal-War' });
    expect(stateOf(table)).toBe('ended victory');
    expect(facts(game, 'victory')).toEqual([
      {
        type: 'victory',
        when: { year: 1901, season: 'Winter', phase: 'adjustments' },
        player: 'Turkey',
        powers: ['Turkey'],
        tally: 'centres',
        count: 18,
        needed: 18,
      },
    ]);
    expect(premises(game, 'victory')).toEqual(['centres-counted']);
    expect(game.now.owners.WAR).toBe('Turkey');
  });

  test('a centre captured in Spring and left again does not count, and seventeen are not enough', () => {
    const table = started();
    done(table, almost(17));
    turn(table, { Turkey: 'A Gal-War' });
    expect(stateOf(table)).toBe('playing fall diplomacy');
    expect(gameOf(table).now.owners.WAR).toBe('Russia');
    turn(table, { Turkey: 'A War-Gal' });
    expect(stateOf(table)).toBe('playing winter adjustments open');
    expect(gameOf(table).now.owners.WAR).toBe('Russia');
    rule(table);
    expect(stateOf(table)).toBe('playing spring diplomacy');
  });

  test('a power without a player wins nothing; played again during the adjustments, it wins after them', () => {
    const table = started();
    inFall(table, almost(18));
    lapsed(table, { England: '' });
    done(table, { type: 'PROCEED' });
    expect(stateOf(table)).toBe('playing winter adjustments open');
    const game = rule(table, { England: 'Build F Lon', Turkey: 'Build A Con' });
    expect(stateOf(table)).toBe('ended victory');
    expect(facts(game, 'victory')).toMatchObject([{ player: 'Turkey', count: 18 }]);
    expect(premises(game, 'victory')).toEqual(['centres-counted']);
  });

  test.each(['four', 'three', 'three-mixed'] as const)(
    'and of one power: a player with several does not add them up (%s)',
    (plan) => {
      const table = started(plan);
      const pair = gameOf(table).now.seats.find(({ powers }) => powers.length > 1)?.powers ?? [];
      const [one = 'Italy', other = 'Italy'] = pair;
      const rest = pair.includes('England') ? 'Russia' : 'England';
      inFall(table, forces({ [one]: [16, 16], [other]: [16, 16], [rest]: [1, 2] }));
      turn(table);
      expect(stateOf(table)).toBe('playing winter adjustments open');
    },
  );

  test('the game can go back from its end', () => {
    const table = started();
    inFall(table, almost(18));
    const { length } = turn(table).played;
    expect(refusal(table, { type: 'LEAVE', seat: 0 })).toEqual({ reason: 'not-now' });
    const game = done(table, { type: 'BACK', to: length - 2 });
    expect(stateOf(table)).toBe('playing fall orders allIn');
    expect(facts(game, 'victory')).toEqual([]);
  });
});

describe('twenty-four units win for two players (1971 XIV.2)', () => {
  test('twenty-three do not, but a build makes the difference', () => {
    const table = started('two');
    inFall(table, forces({ England: [8, 9], France: [8, 8], Russia: [7, 7], Germany: [2, 2] }));
    turn(table);
    done(table, { type: 'TOSS', seat: 1 });
    expect(stateOf(table)).toBe('playing winter adjustments open');
    const game = rule(table, { England: 'Build F Lon' });
    expect(stateOf(table)).toBe('ended victory');
    expect(facts(game, 'victory')).toMatchObject([{ count: 24, when: { season: 'Winter' } }]);
    expect(premises(game, 'victory')).toEqual(['adjusted']);
  });

  test('they are on the board at the end of Fall, as counted then', () => {
    const table = started('two');
    inFall(table, forces({ England: [8, 8], France: [8, 8], Russia: [8, 8], Germany: [2, 2] }));
    const game = turn(table);
    expect(stateOf(table)).toBe('ended victory');
    expect(facts(game, 'victory')).toMatchObject([
      {
        player: 'England, France, Russia',
        powers: ['England', 'France', 'Russia'],
        tally: 'units',
        count: 24,
        needed: 24,
      },
    ]);
    expect(premises(game, 'victory')).toEqual(['centres-counted']);
  });

  test('Italy brings the last of them when it joins', () => {
    const table = started('two');
    inFall(
      table,
      forces({ England: [8, 8], France: [8, 8], Russia: [7, 7], Italy: [1, 1], Germany: [2, 2] }),
    );
    turn(table);
    const game = done(table, { type: 'TOSS', seat: 0 });
    expect(stateOf(table)).toBe('ended victory');
    expect(facts(game, 'victory')).toMatchObject([
      { powers: ['England', 'France', 'Russia', 'Italy'], count: 24, when: { year: 1915 } },
    ]);
    expect(premises(game, 'victory')).toEqual(['adjusted', 'disorder-ends']);
    expect(standing(game)).toHaveLength(26);
  });

  test('not for a player who has left: powers without a player do not count', () => {
    const table = started('two');
    inFall(table, forces({ England: [8, 8], France: [8, 8], Russia: [8, 8], Germany: [2, 2] }));
    done(table, { type: 'LEAVE', seat: 0 });
    turn(table);
    expect(stateOf(table)).toBe('playing winter coin');
  });
});

describe('other ends', () => {
  test('a draw is shared by all powers that still have a unit and a player (1971 II)', () => {
    const table = started('six');
    done(
      table,
      board('E F LON; G A BER; I A ROM; F A PAR', 'E: LON; G: BER; I: ROM; F: PAR; T: CON'),
    );
    done(table, { type: 'LEAVE', seat: 2 });
    const game = done(table, { type: 'DRAW' });
    expect(stateOf(table)).toBe('ended draw');
    expect(facts(game, 'draw')).toMatchObject([{ powers: ['England', 'Germany'] }]);
    expect(game.steps.at(-1)?.because).toEqual([]);
  });

  test('there may be a draw or an end at any time', () => {
    const table = started();
    rule(table);
    expect(stateOf(table)).toBe('playing spring adjudication');
    done(table, { type: 'DRAW' }, { type: 'BACK', to: 0 }, { type: 'END' });
    expect(stateOf(table)).toBe('ended shortGame');
  });

  const SHORT: readonly (readonly [EditionId, string, number, readonly Power[]])[] = [
    ['1971', 'units', 3, ['Turkey']],
    ['1982', 'units', 3, ['Turkey']],
    ['2000', 'units', 3, ['Turkey']],
    ['2023', 'centres', 4, ['England']],
    ['DPTG', 'units', 3, ['Turkey']],
    ['DATC', 'units', 3, ['Turkey']],
  ];

  test.each(SHORT)('a short game by %s: who has most %s', (edition, tally, count, powers) => {
    const table = started('seven', edition);
    done(
      table,
      board('E F LON; T A CON; T A SMY; T F ANK; G A BER', 'E: LON LVP EDI BEL; T: CON; G: BER'),
    );
    const game = done(table, { type: 'END' });
    expect(stateOf(table)).toBe('ended shortGame');
    expect(facts(game, 'short-game')).toMatchObject([{ tally, count, powers }]);
  });

  test('the centres that units occupy count after Fall, not before (1971 XIII.1)', () => {
    const table = started('seven', '2023');
    inFall(table, board('E F LON; T A BUL; T A GRE; T A CON', 'E: LON LVP; T: CON'));
    done(table, { type: 'END' });
    expect(facts(gameOf(table), 'short-game')).toMatchObject([{ powers: ['England'], count: 2 }]);
    done(table, { type: 'BACK', to: 0 });
    turn(table);
    done(table, board('E F LON; T A BUL; T A GRE; T A CON', 'E: LON LVP; T: CON'));
    turn(table);
    expect(stateOf(table)).toBe('playing winter adjustments open');
    done(table, { type: 'END' });
    expect(facts(gameOf(table), 'short-game')).toMatchObject([{ powers: ['Turkey'], count: 3 }]);
  });

  test.each(['1971', '2023'] as const)('a tie is shared (%s; a house rule)', (edition) => {
    const table = started('seven', edition);
    done(table, board('E F LON; T A CON; G A BER', 'E: LON; T: CON; G: BER'));
    done(table, { type: 'LEAVE', seat: 3 });
    const game = done(table, { type: 'END' });
    expect(facts(game, 'short-game')).toMatchObject([{ count: 1, powers: ['England', 'Turkey'] }]);
  });
});
