import { describe, expect, test } from 'vitest';
import { done, gameOf, hand, refusal, rule, standing, started } from './game-driver.ts';

describe('the table', () => {
  test('the order sheets of a player who leaves are discarded: units without a player hold (1971 XIV.3)', () => {
    const table = started();
    hand(table, { France: 'A Par-Bur, A Mar-Spa, F Bre-Mid' });
    done(table, { type: 'LEAVE', seat: 2 });
    expect(gameOf(table).now.sheets).toEqual({});
    const game = rule(table);
    expect(standing(game, 'France')).toEqual(['F F BRE', 'F A MAR', 'F A PAR']);
  });

  test('an order sheet that is handed in again replaces the one before, and can be withdrawn', () => {
    const table = started();
    hand(table, { Italy: 'A Ven-Pie' });
    hand(table, { Italy: 'A Ven-Tyr' });
    expect(gameOf(table).now.sheets).toEqual({ Italy: 'A Ven-Tyr' });
    done(table, { type: 'WITHDRAW', power: 'Italy' });
    expect(gameOf(table).now.sheets).toEqual({});
    expect(refusal(table, { type: 'WITHDRAW', power: 'Italy' })).toEqual({
      reason: 'no-slip',
      power: 'Italy',
    });
    done(table, { type: 'SUBMIT', power: 'Italy', text: 'A Ven-Tri' });
    expect(standing(rule(table), 'Italy')).toEqual(['I F NAP', 'I A ROM', 'I A VEN']);
  });
});
