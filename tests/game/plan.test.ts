import { describe, expect, test } from 'vitest';
import { centreCounts } from '../../src/game/centres.ts';
import { PLAN_IDS, PLANS } from '../../src/game/plan.ts';
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
    const idle = Object.keys(gameOf(started(id)).now.disorder);
    expect([...led, ...idle].sort()).toEqual([...plan.board.powers].sort());
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
    const table = started(plan);
    expect(refusal(table, { type: 'SUBMIT', power, text: '' })).toEqual({
      reason: 'disorder',
      power,
      because: 'not-played',
    });
    const game = rule(table);
    expect(standing(game, power)).toEqual(standing(gameOf(started(plan)), power));
    expect(game.played[0]?.sheets[power]).toBeUndefined();
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
    const table = started(plan);
    done(table, board(`${units}; F A PIE; F A BUR`, `${letter}: ${home}; A: BUD; F: MAR`));
    const help = power === 'Italy' ? 'A Pie S Italian A Ven' : 'A Bur S German A Mun';
    const game = rule(table, { Austria: first, France: help });
    expect(game.now.dislodged).toEqual([]);
    const { turn: ruled } = ruleMoves(game, game.played[0] ?? game.now);
    const french = ruled.ruling.orders.filter(({ order }) => order?.power === 'France');
    expect(french.map(({ outcome }) => outcome)).toEqual(['given']);
  });

  test('its own units do not; dislodged, it disbands without being asked', () => {
    const table = started(plan);
    done(table, board(units, `${letter}: ${home}; A: BUD`));
    const game = turn(table, { Austria: first });
    expect(stateOf(table)).toBe('playing fall diplomacy');
    expect(facts(game, 'retreats-ruled')).toMatchObject([{ retreated: 0, disbanded: 1 }]);
    expect(standing(game, power)).toHaveLength(1);
  });

  test('it builds nothing, and loses under XIV.4 what it cannot keep', () => {
    const table = started(plan);
    turn(table);
    const full = `${letter}: ROM NAP VEN MUN`;
    done(table, board(`${letter} A ${home}; A A BUD; A A VIE`, `${full}; A: BUD VIE`));
    expect(standing(turn(table), power)).toEqual([`${letter} A ${home}`]);
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
      const table = started(plan);
      const pair = gameOf(table).now.seats.find(({ powers }) => powers.includes('Austria'))?.powers;
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
      turn(table);
      // One has a unit too few, the other one too many: together they would be even.
      done(
        table,
        board(`A A TRI; ${letter} A ${away}; ${letter} A BUR`, `A: TRI VIE; ${letter}: ${home}`),
      );
      turn(table);
      if (plan === 'two') done(table, { type: 'TOSS', seat: 0 });
      expect(
        refusal(table, { type: 'SUBMIT', power: 'Austria', text: `${other}: Build A ${town}` }),
      ).toMatchObject({
        reason: 'not-yours',
        of: other,
      });
      const game = rule(table, { Austria: 'Build A Vie', [other]: 'Remove A Bur' });
      expect(standing(game)).toEqual(
        [...['A A TRI', 'A A VIE', `${letter} A ${away}`]].sort(byBoard),
      );
      expect(centreCounts(game.now.owners)).toEqual({ Austria: 2, [other]: 1 });
    },
  );

  const byBoard = (one: string, other: string): number => (one.slice(4) < other.slice(4) ? -1 : 1);

  test('a player who misses the deadline with one power has handed in for the others', () => {
    const table = started('three');
    const game = lapsed(table, {
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
    const table = started('three');
    expect(done(table, { type: 'LEAVE', seat: 1 }).now.disorder).toEqual({
      England: 'left',
      France: 'left',
      Germany: 'left',
    });
    const game = done(table, { type: 'REPLACE', seat: 1, player: 'Ann' });
    expect(game.now.disorder).toEqual({});
    expect(facts(game, 'disorder-ends').map(({ player }) => player)).toEqual(['Ann', 'Ann', 'Ann']);
  });
});

describe('the time for negotiations', () => {
  test('is before movement only: retreats and adjustments open with the order sheets (1971 VII.1, XI, XIII)', () => {
    const table = started();
    done(table, board('F A BUR; G A MUN; G A RUH; R A MOS', 'F: PAR MAR; G: MUN BER KIE; R: MOS'));
    expect(stateOf(table)).toBe('playing spring diplomacy');
    expect(refusal(table, { type: 'DEADLINE' })).toEqual({ reason: 'not-now' });
    done(table, { type: 'WRITE' });
    expect(refusal(table, { type: 'WRITE' })).toEqual({ reason: 'not-now' });
    turn(table, { Germany: 'A Mun-Bur, A Ruh S A Mun-Bur' });
    expect(stateOf(table)).toBe('playing spring retreats open');
    expect(refusal(table, { type: 'WRITE' })).toEqual({ reason: 'not-now' });
    rule(table, { France: 'A Bur-Gas' });
    expect(stateOf(table)).toBe('playing fall diplomacy');
    turn(table);
    expect(stateOf(table)).toBe('playing winter adjustments open');
    expect(refusal(table, { type: 'WRITE' })).toEqual({ reason: 'not-now' });
    expect(refusal(table, { type: 'PROCEED' })).toEqual({ reason: 'not-now' });
  });
});
