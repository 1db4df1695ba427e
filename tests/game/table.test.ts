import { describe, expect, test } from 'vitest';
import { done, gameOf, hand, refusal, rule, standing, started } from './game-driver.ts';

describe('the table', () => {
  test('the order sheets of a player who leaves are discarded: units without a player hold (1971 XIV.3)', () => {
    const actor = started();
    hand(actor, { France: 'A Par-Bur, A Mar-Spa, F Bre-Mid' });
    done(actor, { type: 'LEAVE', seat: 2 });
    expect(gameOf(actor).now.slips).toEqual({});
    const game = rule(actor);
    expect(standing(game, 'France')).toEqual(['F F BRE', 'F A MAR', 'F A PAR']);
  });

  test('an order sheet that is handed in again replaces the one before, and can be withdrawn', () => {
    const actor = started();
    hand(actor, { Italy: 'A Ven-Pie' });
    hand(actor, { Italy: 'A Ven-Tyr' });
    expect(gameOf(actor).now.slips).toEqual({ Italy: 'A Ven-Tyr' });
    done(actor, { type: 'WITHDRAW', power: 'Italy' });
    expect(gameOf(actor).now.slips).toEqual({});
    expect(refusal(actor, { type: 'WITHDRAW', power: 'Italy' })).toEqual({
      reason: 'no-slip',
      power: 'Italy',
    });
    done(actor, { type: 'SUBMIT', power: 'Italy', text: 'A Ven-Tri' });
    expect(standing(rule(actor), 'Italy')).toEqual(['I F NAP', 'I A ROM', 'I A VEN']);
  });
});
