import { describe, expect, test } from 'vitest';
import { ruleMoves } from '../../src/game/rule-phase.ts';
import {
  board,
  done,
  facts,
  gameOf,
  premises,
  refusal,
  rule,
  standing,
  started,
  stateOf,
  turn,
} from './game-driver.ts';

describe('two players (1971 XIV.2)', () => {
  test('an order to enter a space of neutral Italy is not followed, and reported once, also when the phase is ruled again', () => {
    const table = started('two');
    rule(table, { Austria: 'A Vie-Tyr, F Tri-Ven' });
    expect(standing(gameOf(table), 'Austria')).toEqual(['A A BUD', 'A F TRI', 'A A TYR']);
    expect(facts(gameOf(table), 'closed').map(({ order }) => order.unit.at)).toEqual(['TRI']);
    expect(premises(gameOf(table), 'closed')).toEqual(['disorder-begins']);
    done(table, { type: 'BACK', to: 0 });
    const game = rule(table, { Austria: 'A Vie-Tyr, F Tri-Adr' });
    expect(facts(game, 'closed')).toEqual([]);
    done(table, { type: 'PROCEED' });
    turn(table, { Austria: 'A Tyr-Pie' });
    expect(facts(gameOf(table), 'closed').map(({ order }) => order.unit.at)).toEqual(['TYR']);
  });
  test('begins in 1914 with Italy neutral: it holds, is not asked, and may be supported', () => {
    const table = started('two');
    const { now } = gameOf(table);
    expect([now.when.year, now.disorder]).toEqual([1914, { Italy: 'not-played' }]);
    expect(refusal(table, { type: 'SUBMIT', power: 'Italy', text: 'A Ven-Tyr' })).toEqual({
      reason: 'disorder',
      power: 'Italy',
      because: 'not-played',
    });
    const game = rule(table, { Austria: 'A Vie S Italian A Ven, F Tri S Italian A Ven' });
    expect(standing(game, 'Italy')).toEqual(['I F NAP', 'I A ROM', 'I A VEN']);
    const { turn: ruled } = ruleMoves(game, game.played[0] ?? game.now);
    expect(ruled.ruling.orders.map(({ outcome }) => outcome)).toContain('given');
  });

  test('no unit retreats to a space of neutral Italy', () => {
    const table = started('two');
    const units = 'A A TRI; G A VIE; R A BUD; R A SER; R F ADR; I A VEN; I A ROM; I F NAP; A F ALB';
    done(table, board(units, 'A: TRI VIE; R: BUD SER MOS; I: VEN ROM NAP; G: BER'));
    // No unit is in Venice: it is closed, not occupied.
    const { owners } = gameOf(table).now;
    const open = gameOf(table).now.units.filter(({ at }) => at !== 'VEN');
    done(table, { type: 'CORRECT', units: open, owners, note: 'An empty Venice.' });
    rule(table, { Russia: 'A Bud-Tri, A Ser S A Bud-Tri' });
    const [dislodged] = gameOf(table).now.dislodged;
    expect(dislodged?.unit.at).toBe('TRI');
    expect(dislodged?.retreats).not.toContain('VEN');
    expect(dislodged?.retreats.length).toBeGreaterThan(0);
    done(table, { type: 'PROCEED' });
    const game = rule(table, { Austria: 'A Tri-Ven' });
    expect(standing(game, 'Austria')).toEqual(['A F ALB']);
    expect(facts(game, 'closed').map(({ order }) => order.type)).toEqual(['retreat']);
  });

  test('the coin is tossed before the adjustments of 1914; Italy joins that player in Spring 1915', () => {
    const table = started('two', '1971', ['Ann', 'Bob']);
    turn(table);
    turn(table, { Germany: 'A Ber-Kie, F Kie-Den' });
    expect(stateOf(table)).toBe('playing winter coin');
    expect(refusal(table, { type: 'ADJUDICATE' })).not.toBeNull();
    expect(refusal(table, { type: 'TOSS', seat: 2 })).toEqual({ reason: 'no-seat' });
    done(table, { type: 'TOSS', seat: 1 });
    expect(gameOf(table).now.disorder).toEqual({ Italy: 'not-played' });
    const game = rule(table, { Germany: 'Build A Ber' });
    expect(game.now.when).toEqual({ year: 1915, season: 'Spring', phase: 'movement' });
    expect(game.now.disorder).toEqual({});
    expect(game.now.seats[1]).toEqual({
      player: 'Bob',
      powers: ['Austria', 'Germany', 'Turkey', 'Italy'],
    });
    expect(facts(game, 'disorder-ends')).toMatchObject([{ reason: 'joins', player: 'Bob' }]);
    expect(premises(game, 'disorder-ends')).toEqual(['disorder-begins', 'coin']);
    const moved = rule(table, { Italy: 'A Ven-Tyr', Austria: 'F Tri-Ven' });
    expect(standing(moved, 'Italy')).toContain('I A TYR');
    expect(standing(moved, 'Austria')).toContain('A F VEN');
    done(table, { type: 'PROCEED' });
    turn(table);
    expect(stateOf(table)).not.toContain('coin');
  });

  test('the coin falls to a player who has left: Italy has no player either', () => {
    const table = started('two');
    turn(table);
    done(table, { type: 'LEAVE', seat: 1 });
    turn(table);
    const game = done(table, { type: 'TOSS', seat: 1 });
    expect(stateOf(table)).toBe('playing spring diplomacy');
    expect(game.now.disorder).toEqual({
      Austria: 'left',
      Germany: 'left',
      Turkey: 'left',
      Italy: 'left',
    });
    expect(done(table, { type: 'RETURN', seat: 1 }).now.disorder).toEqual({});
  });
});
