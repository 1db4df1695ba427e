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
  test('begins in 1914 with Italy neutral: it holds, is not asked, and may be supported', () => {
    const actor = started('two');
    const { now } = gameOf(actor);
    expect([now.when.year, now.disorder]).toEqual([1914, { Italy: 'not-played' }]);
    expect(refusal(actor, { type: 'SUBMIT', power: 'Italy', text: 'A Ven-Tyr' })).toEqual({
      reason: 'disorder',
      power: 'Italy',
      because: 'not-played',
    });
    const game = rule(actor, { Austria: 'A Vie S Italian A Ven, F Tri S Italian A Ven' });
    expect(standing(game, 'Italy')).toEqual(['I F NAP', 'I A ROM', 'I A VEN']);
    const { turn: ruled } = ruleMoves(game, game.played[0] ?? game.now);
    expect(ruled.ruling.orders.map(({ outcome }) => outcome)).toContain('given');
  });

  test('no unit retreats to a space of neutral Italy', () => {
    const actor = started('two');
    const units = 'A A TRI; G A VIE; R A BUD; R A SER; R F ADR; I A VEN; I A ROM; I F NAP; A F ALB';
    done(actor, board(units, 'A: TRI VIE; R: BUD SER MOS; I: VEN ROM NAP; G: BER'));
    // No unit is in Venice: it is closed, not occupied.
    const { owners } = gameOf(actor).now;
    const open = gameOf(actor).now.units.filter(({ at }) => at !== 'VEN');
    done(actor, { type: 'CORRECT', units: open, owners, note: 'An empty Venice.' });
    rule(actor, { Russia: 'A Bud-Tri, A Ser S A Bud-Tri' });
    const [dislodged] = gameOf(actor).now.dislodged;
    expect(dislodged?.unit.at).toBe('TRI');
    expect(dislodged?.retreats).not.toContain('VEN');
    expect(dislodged?.retreats.length).toBeGreaterThan(0);
    done(actor, { type: 'PROCEED' });
    const game = rule(actor, { Austria: 'A Tri-Ven' });
    expect(standing(game, 'Austria')).toEqual(['A F ALB']);
    expect(facts(game, 'closed').map(({ order }) => order.type)).toEqual(['retreat']);
  });

  test('the coin is tossed before the adjustments of 1914; Italy joins that player in Spring 1915', () => {
    const actor = started('two', '1971', ['Ann', 'Bob']);
    turn(actor);
    turn(actor, { Germany: 'A Ber-Kie, F Kie-Den' });
    expect(stateOf(actor)).toBe('playing winter coin');
    expect(refusal(actor, { type: 'ADJUDICATE' })).not.toBeNull();
    expect(refusal(actor, { type: 'TOSS', seat: 2 })).toEqual({ reason: 'no-seat' });
    done(actor, { type: 'TOSS', seat: 1 });
    expect(gameOf(actor).now.disorder).toEqual({ Italy: 'not-played' });
    const game = rule(actor, { Germany: 'Build A Ber' });
    expect(game.now.when).toEqual({ year: 1915, season: 'Spring', phase: 'movement' });
    expect(game.now.disorder).toEqual({});
    expect(game.now.seats[1]).toEqual({
      player: 'Bob',
      powers: ['Austria', 'Germany', 'Turkey', 'Italy'],
    });
    expect(facts(game, 'disorder-ends')).toMatchObject([{ reason: 'joins', player: 'Bob' }]);
    expect(premises(game, 'disorder-ends')).toEqual(['disorder-begins', 'coin']);
    const moved = rule(actor, { Italy: 'A Ven-Tyr', Austria: 'F Tri-Ven' });
    expect(standing(moved, 'Italy')).toContain('I A TYR');
    expect(standing(moved, 'Austria')).toContain('A F VEN');
    done(actor, { type: 'PROCEED' });
    turn(actor);
    expect(stateOf(actor)).not.toContain('coin');
  });

  test('the coin falls to a player who has left: Italy has no player either', () => {
    const actor = started('two');
    turn(actor);
    done(actor, { type: 'LEAVE', seat: 1 });
    turn(actor);
    const game = done(actor, { type: 'TOSS', seat: 1 });
    expect(stateOf(actor)).toBe('playing spring diplomacy');
    expect(game.now.disorder).toEqual({
      Austria: 'left',
      Germany: 'left',
      Turkey: 'left',
      Italy: 'left',
    });
    expect(done(actor, { type: 'RETURN', seat: 1 }).now.disorder).toEqual({});
  });
});
