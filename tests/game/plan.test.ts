import { describe, expect, test } from 'vitest';
import { centreCounts } from '../../src/game/centres.ts';
import { idlePowers, PLAN_IDS, PLANS } from '../../src/game/plan.ts';
import { ruleMoves } from '../../src/game/rule-phase.ts';
import {
  board,
  done,
  facts,
  gameOf,
  lapsed,
  refusal,
  rule,
  standing,
  started,
  stateOf,
  turn,
} from './game-driver.ts';

describe('how powers are divided (1971 I, XIV.2)', () => {
  test.each(PLAN_IDS)('%s: each power is led by one player or stands still', (id) => {
    const plan = PLANS[id];
    const led = plan.seats.flat();
    expect([...led, ...idlePowers(plan)].sort()).toEqual([...plan.board.powers].sort());
    expect(new Set(led).size).toBe(led.length);
  });

  test.each([
    ['seven', 1901, []],
    ['six', 1870, ['Italy']],
    ['five', 1801, ['Germany', 'Italy']],
    ['four', 1901, []],
    ['three', 1901, []],
    ['three-mixed', 1901, []],
    ['two', 1914, ['Italy']],
  ] as const)('%s begins in %i', (plan, year, idle) => {
    const { now, steps } = gameOf(started(plan));
    expect(now.when).toEqual({ year, season: 'Spring', phase: 'movement' });
    expect(Object.keys(now.disorder).sort()).toEqual([...idle]);
    expect(steps.map(({ fact, because }) => [fact.type, because])).toEqual([
      ['game-begins', []],
      ...idle.map(() => ['disorder-begins', [0]]),
    ]);
    expect(steps[0]?.fact).toMatchObject({ players: PLANS[plan].seats.length, year });
  });

  test('players are called by their names, or by their powers by default', () => {
    const { now } = gameOf(started('four', '1971', ['Ann', ' ', 'Carl']));
    expect(now.seats.map(({ player }) => player)).toEqual([
      'Ann',
      'Austria, France',
      'Carl',
      'Italy, Russia',
    ]);
  });
});

describe.each([
  ['six', 'Italy'],
  ['five', 'Italy'],
  ['five', 'Germany'],
] as const)('%s players: %s stands still (1971 XIV.2)', (plan, power) => {
  test('it is not asked and may not order', () => {
    const actor = started(plan);
    expect(refusal(actor, { type: 'SUBMIT', power, text: '' })).toEqual({
      reason: 'disorder',
      power,
      because: 'not-played',
    });
    const game = rule(actor);
    expect(standing(game, power)).toEqual(standing(gameOf(started(plan)), power));
    expect(game.played[0]?.slips[power]).toBeUndefined();
  });

  const [home, next] = power === 'Italy' ? ['VEN', 'TYR'] : ['MUN', 'BOH'];
  const letter = power.charAt(0);
  const attackers = `A A ${next}; A A TRI; A A BUD`;
  const first = power === 'Italy' ? 'A Tyr-Ven, A Tri S A Tyr-Ven' : 'A Boh-Mun, A Tyr S A Boh-Mun';
  const units =
    power === 'Italy'
      ? `${letter} A ${home}; ${letter} A ROM; ${attackers}`
      : `${letter} A ${home}; ${letter} A BER; A A BOH; A A TYR`;

  test('a unit of another power may support it in place', () => {
    const actor = started(plan);
    done(actor, board(`${units}; F A PIE; F A BUR`, `${letter}: ${home}; A: BUD; F: MAR`));
    const help = power === 'Italy' ? 'A Pie S Italian A Ven' : 'A Bur S German A Mun';
    const game = rule(actor, { Austria: first, France: help });
    expect(game.now.dislodged).toEqual([]);
    const { turn: ruled } = ruleMoves(game, game.played[0] ?? game.now);
    const french = ruled.ruling.orders.filter(({ order }) => order?.power === 'France');
    expect(french.map(({ outcome }) => outcome)).toEqual(['given']);
  });

  test('its own units do not; dislodged, it disbands without being asked', () => {
    const actor = started(plan);
    done(actor, board(units, `${letter}: ${home}; A: BUD`));
    const game = turn(actor, { Austria: first });
    expect(stateOf(actor)).toBe('playing fall diplomacy');
    expect(facts(game, 'retreats-ruled')).toMatchObject([{ retreated: 0, disbanded: 1 }]);
    expect(standing(game, power)).toHaveLength(1);
  });

  test('it builds nothing, and loses under XIV.4 what it cannot keep', () => {
    const actor = started(plan);
    turn(actor);
    const full = `${letter}: ROM NAP VEN MUN`;
    done(actor, board(`${letter} A ${home}; A A BUD; A A VIE`, `${full}; A: BUD VIE`));
    expect(standing(turn(actor), power)).toEqual([`${letter} A ${home}`]);
    const poor = started(plan);
    turn(poor);
    done(
      poor,
      board(`${letter} A ${home}; ${letter} A SIL; A A BUD`, `${letter}: ${home}; A: BUD`),
    );
    turn(poor);
    const game = stateOf(poor).includes('winter') ? rule(poor) : gameOf(poor);
    expect(game.now.when.season).toBe('Spring');
    expect(standing(game, power)).toEqual([`${letter} A ${home}`]);
  });
});

describe('pairs and triples of powers (1971 XIV.2)', () => {
  test.each(['four', 'three', 'three-mixed', 'two'] as const)(
    '%s: each power has its own order sheet, centres and adjustments',
    (plan) => {
      const actor = started(plan);
      const pair = gameOf(actor).now.seats.find(({ powers }) => powers.includes('Austria'))?.powers;
      const other = pair?.find((power) => power !== 'Austria') ?? 'Austria';
      const letter = other.charAt(0);
      const [home, away, town] = (
        {
          France: ['PAR', 'GAS', 'Par'],
          Italy: ['ROM', 'TUS', 'Rom'],
          England: ['LVP', 'WAL', 'Lvp'],
          Germany: ['BER', 'PRU', 'Ber'],
        } as Record<string, readonly [string, string, string]>
      )[other] ?? ['', '', ''];
      turn(actor);
      // One has a unit too few, the other one too many: together they would be even.
      done(
        actor,
        board(`A A TRI; ${letter} A ${away}; ${letter} A BUR`, `A: TRI VIE; ${letter}: ${home}`),
      );
      turn(actor);
      if (plan === 'two') done(actor, { type: 'TOSS', seat: 0 });
      expect(
        refusal(actor, { type: 'SUBMIT', power: 'Austria', text: `${other}: Build A ${town}` }),
      ).toMatchObject({
        reason: 'not-yours',
        of: other,
      });
      const game = rule(actor, { Austria: 'Build A Vie', [other]: 'Remove A Bur' });
      expect(standing(game)).toEqual(
        [...['A A TRI', 'A A VIE', `${letter} A ${away}`]].sort(byBoard),
      );
      expect(centreCounts(game.now.owners)).toEqual({ Austria: 2, [other]: 1 });
    },
  );

  const byBoard = (one: string, other: string): number => (one.slice(4) < other.slice(4) ? -1 : 1);

  test('a player who misses the deadline with one power has handed in for the others', () => {
    const actor = started('three');
    const game = lapsed(actor, {
      Russia: '',
      England: 'F Lon-Nth',
      France: '',
      Austria: '',
      Italy: '',
      Turkey: '',
    });
    expect(game.now.disorder).toEqual({ Germany: 'no-orders' });
    expect(standing(game, 'England')).toContain('E F NTH');
  });

  test('a player who leaves does so with all of them', () => {
    const actor = started('three');
    expect(done(actor, { type: 'LEAVE', seat: 1 }).now.disorder).toEqual({
      England: 'left',
      France: 'left',
      Germany: 'left',
    });
    const game = done(actor, { type: 'REPLACE', seat: 1, player: 'Ann' });
    expect(game.now.disorder).toEqual({});
    expect(facts(game, 'disorder-ends').map(({ player }) => player)).toEqual(['Ann', 'Ann', 'Ann']);
  });
});

describe('the time for negotiations', () => {
  test('is before movement only: retreats and adjustments open with the order sheets (1971 VII.1, XI, XIII)', () => {
    const actor = started();
    done(actor, board('F A BUR; G A MUN; G A RUH; R A MOS', 'F: PAR MAR; G: MUN BER KIE; R: MOS'));
    expect(stateOf(actor)).toBe('playing spring diplomacy');
    expect(refusal(actor, { type: 'DEADLINE' })).toEqual({ reason: 'not-now' });
    done(actor, { type: 'WRITE' });
    expect(refusal(actor, { type: 'WRITE' })).toEqual({ reason: 'not-now' });
    turn(actor, { Germany: 'A Mun-Bur, A Ruh S A Mun-Bur' });
    expect(stateOf(actor)).toBe('playing spring retreats open');
    expect(refusal(actor, { type: 'WRITE' })).toEqual({ reason: 'not-now' });
    rule(actor, { France: 'A Bur-Gas' });
    expect(stateOf(actor)).toBe('playing fall diplomacy');
    turn(actor);
    expect(stateOf(actor)).toBe('playing winter adjustments open');
    expect(refusal(actor, { type: 'WRITE' })).toEqual({ reason: 'not-now' });
    expect(refusal(actor, { type: 'PROCEED' })).toEqual({ reason: 'not-now' });
  });
});
