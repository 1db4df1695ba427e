import { describe, expect, test } from 'vitest';
import { done, facts, gameOf, premises, rule, standing, started, turn } from './hands.ts';

describe('two players (1971 XIV.2)', () => {
  test('an order for a space of neutral Italy is not followed, and told once, also when the phase is ruled again', () => {
    const actor = started('two');
    rule(actor, { Austria: 'A Vie-Tyr, F Tri-Ven' });
    expect(standing(gameOf(actor), 'Austria')).toEqual(['A A BUD', 'A F TRI', 'A A TYR']);
    expect(facts(gameOf(actor), 'closed').map(({ order }) => order.unit.at)).toEqual(['TRI']);
    expect(premises(gameOf(actor), 'closed')).toEqual(['disorder-begins']);
    done(actor, { type: 'BACK', to: 0 });
    const game = rule(actor, { Austria: 'A Vie-Tyr, F Tri-Adr' });
    expect(facts(game, 'closed')).toEqual([]);
    done(actor, { type: 'PROCEED' });
    turn(actor, { Austria: 'A Tyr-Pie' });
    expect(facts(gameOf(actor), 'closed').map(({ order }) => order.unit.at)).toEqual(['TYR']);
  });
});
