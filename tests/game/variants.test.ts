import { describe, expect, test } from 'vitest';
import { STANDARD } from '../../src/board/board.ts';
import { ownersAtStart } from '../../src/board/centres.ts';
import { VARIANTS } from '../../src/board/variants/variants.ts';
import { VARIANT_IDS } from '../../src/board/variants/variant-ids.ts';
import type { Power } from '../../src/board/powers.ts';
import { awaited } from '../../src/game/awaited.ts';
import { checkGame } from '../../src/game/check-game.ts';
import { centreYears } from '../../src/game/history.ts';
import { PLANS } from '../../src/game/plan.ts';
import { formatGame, openGame } from '../../src/game/saved/game-file.ts';
import {
  done,
  facts,
  gameOf,
  premises,
  refusal,
  rule,
  standing,
  started,
  turn,
} from './game-driver.ts';

const KIEL = 'Kiel' as Power;
const STP = 'St Petersburg' as Power;

/** The units and centres of each power at the start. */
const shares = (id: (typeof VARIANT_IDS)[number]) =>
  VARIANTS[id].powers.map((power) => [
    power,
    VARIANTS[id].start.units.filter((unit) => unit.power === power).length,
    Object.values(ownersAtStart(VARIANTS[id])).filter((owner) => owner === power).length,
  ]);

describe('variants on the standard map', () => {
  test('each has the map, and powers with as many units as centres', () => {
    for (const id of VARIANT_IDS) {
      const board = VARIANTS[id];
      expect(board.id).toBe(id);
      expect(board.spaceIds).toEqual(STANDARD.spaceIds);
      expect([board.armies, board.fleets]).toEqual([STANDARD.armies, STANDARD.fleets]);
      for (const [power, units, centres] of shares(id))
        expect([id, power, board.start.season === 'Winter' ? centres : units]).toEqual([
          id,
          power,
          centres,
        ]);
      expect(PLANS[id].goal).toEqual({ tally: 'centres', needed: 18, of: 'power' });
    }
  });

  test.each([
    ['france-austria', 6, 2],
    ['england-turkey', 6, 2],
    ['germany-italy', 6, 2],
    ['germany-russia', 7, 2],
    ['france-germany-austria', 9, 3],
    ['england-italy-russia', 12, 3],
    ['fleet-rome', 22, 7],
    ['winter-1898', 7, 7],
    ['build-anywhere', 22, 7],
    ['chaos', 0, 34],
  ] as const)('%s begins with %i units of %i powers', (id, units, powers) => {
    const { now, steps } = gameOf(started(id));
    expect([now.units.length, now.seats.length]).toEqual([units, powers]);
    expect(now.disorder).toEqual({});
    expect(steps.map(({ fact }) => fact.type)).toEqual(['game-begins']);
  });

  test('a power that does not play has neither homes nor centres, is not told eliminated, and cannot be put on the board', () => {
    const table = started('france-austria');
    turn(table);
    const game = turn(table);
    expect(game.now.when).toEqual({ year: 1902, season: 'Spring', phase: 'movement' });
    expect(facts(game, 'eliminated')).toEqual([]);
    expect(centreYears(game).powers.map(({ power }) => power)).toEqual(['Austria', 'France']);
    expect(VARIANTS['france-austria'].spaces.get('LON')).toMatchObject({
      centre: true,
      home: null,
    });
    const english = { power: 'England', kind: 'F', at: 'LON' } as const;
    const { units, owners } = game.now;
    expect(
      refusal(table, { type: 'CORRECT', units: [...units, english], owners, note: 'x' }),
    ).toEqual({ reason: 'no-position', problem: { why: 'absent', power: 'England' } });
  });

  test('Build Anywhere: one builds in any centre of one’s own; otherwise only at home', () => {
    /** Germany takes Denmark and leaves it, and orders a build there. */
    const built = (plan: 'build-anywhere' | 'seven') => {
      const table = started(plan);
      const after = turn(table, { Germany: 'F Kie-Den' });
      expect(after.now.units.some(({ at }) => at === 'DEN')).toBe(true);
      turn(table, { Germany: 'F Den H' });
      rule(table, { Germany: 'Build A Kie' });
      turn(table, { Germany: 'F Den-Swe, A Kie-Ruh' });
      turn(table, { Germany: 'F Swe H' });
      const game = rule(table, { Germany: 'Build F Den' });
      expect(checkGame(game)).toEqual({ ok: true });
      return game.now.units.some(({ power, at }) => power === 'Germany' && at === 'DEN');
    };
    expect([built('build-anywhere'), built('seven')]).toEqual([true, false]);
  });

  test('Winter 1898: a home that was not taken is no place to build in', () => {
    const table = started('winter-1898');
    turn(table, { France: 'A Bre-Par' });
    turn(table);
    const game = rule(table, { France: 'Build A Mar' });
    expect(game.now.units.filter(({ power }) => power === 'France')).toHaveLength(1);
    done(table, { type: 'BACK', to: game.played.length - 1 });
    const again = rule(table, { France: 'Build F Bre' });
    expect(again.now.units.filter(({ power }) => power === 'France')).toHaveLength(2);
    expect(again.now.when.year).toBe(1900);
  });

  test('Chaos: all build first, in Winter 1900, and later in any centre of theirs', () => {
    const actor = started('chaos');
    const winter = gameOf(actor);
    expect(winter.now.when).toEqual({ year: 1900, season: 'Winter', phase: 'adjustments' });
    expect(awaited(winter.now)).toEqual(VARIANTS.chaos.powers);
    expect(refusal(actor, { type: 'PROCEED' })).toEqual({ reason: 'not-now' });
    const spring = rule(actor, { [KIEL]: 'Build F Kie', [STP]: 'Build F StP (nc)' });
    expect(spring.now.when).toEqual({ year: 1901, season: 'Spring', phase: 'movement' });
    expect(spring.now.units).toEqual([
      { power: 'Kiel', kind: 'F', at: 'KIE' },
      { power: 'St Petersburg', kind: 'F', at: 'STP/NC' },
    ]);
    expect(premises(spring, 'adjusted')).toEqual(['game-begins']);
    turn(actor, { [KIEL]: 'F Kie-Den' });
    turn(actor, { [KIEL]: 'F Den-Swe' });
    rule(actor);
    turn(actor);
    turn(actor);
    const built = rule(actor, { [KIEL]: 'Build A Kie' });
    expect(standing(built, KIEL)).toHaveLength(2);
    expect(facts(built, 'eliminated').map(({ power }) => power)).toEqual(['Sweden']);
    expect(checkGame(built)).toEqual({ ok: true });
    expect(centreYears(built).years).toEqual([1900, 1901, 1902]);
  });

  test.each(VARIANT_IDS)('%s: a saved game opens again as it was', (id) => {
    const table = started(id);
    rule(table);
    const text = formatGame(gameOf(table));
    const opened = openGame(text);
    expect(opened.ok && formatGame(opened.value.context)).toBe(text);
    expect(opened.ok && opened.value.context.now.variant).toBe(id);
  });
});
