import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Unit } from '../../src/board/board.ts';
import { CENTRES } from '../../src/board/centres.ts';
import { POWERS } from '../../src/board/powers.ts';
import { START } from '../../src/board/start.ts';
import type { Order } from '../../src/orders/order.ts';
import type { AdjustmentOrder } from '../../src/orders/adjustment-order.ts';
import { formatTurnLine } from '../../src/orders/turn-line/format-turn-line.ts';
import { parseTurnLine } from '../../src/orders/turn-line/parse-turn-line.ts';
import {
  FIRST_TURN,
  LONGEST_TURN_LINE,
  type GivenTurn,
} from '../../src/orders/turn-line/turn-line.ts';
import type { RetreatPhaseOrder } from '../../src/orders/retreat-order.ts';
import { adjustmentTurns } from '../properties/phases/adjustments.ts';
import { retreatTurns } from '../properties/phases/retreats.ts';
import { runs } from '../support/effort.ts';
import { diceOf } from '../oracle/army-fleet/random.ts';
import { turns } from '../properties/turns.ts';
import { randomMovement, turnOf } from '../support/army-fleet.ts';
import { ARMY_FLEET_1984 } from '../../src/rules/army-fleet.ts';
import { retreatPosition } from '../../src/law/retreats/retreat-position.ts';

const read = (line: string) => {
  const result = parseTurnLine(line);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** A movement turn of the first year. */
const moves = (given: Pick<GivenTurn & { phase: 'movement' }, 'units' | 'orders'>): GivenTurn => ({
  phase: 'movement',
  date: FIRST_TURN,
  owners: null,
  ...given,
});

describe('a turn as one line', () => {
  test('units with and without orders', () => {
    const line = 'A:Avie-bud.Ftri!;E:Alon=bel.Feng~lon-bel;F:Fspa/nc*mar-bur.Abur*mar.Amar-bur';
    const turn = read(line);
    const { units, orders } = turn;
    expect(units).toHaveLength(7);
    expect(orders.map(({ type }) => type)).toEqual([
      ...['move', 'hold', 'move', 'convoy', 'support-move', 'support-hold', 'move'],
    ]);
    expect(orders[4]).toMatchObject({ target: { kind: 'A', at: 'MAR' }, to: 'BUR' });
    expect(formatTurnLine(turn)).toBe(line);
  });

  test('an order to a unit that is not there, and support for one', () => {
    const line = 'G:Amun*Fkie-hol.?Aber-kie';
    const turn = read(line);
    const { units, orders } = turn;
    expect(units).toHaveLength(1);
    expect(orders[0]).toMatchObject({ target: { kind: 'F', at: 'KIE' } });
    expect(formatTurnLine(turn)).toBe(line);
  });

  test('the opening position has 200 characters', () => {
    expect(formatTurnLine(moves({ units: START.units, orders: [] })).length).toBeLessThan(200);
  });

  test('what is written is read again as the same', () => {
    fc.assert(
      fc.property(turns, ({ position: { units }, orders }) => {
        const again = read(formatTurnLine(moves({ units, orders })));
        expect(new Set(again.units)).toEqual(new Set(units));
        expect(again.orders).toHaveLength(orders.length);
        expect(inOrder(again.orders.map(plain))).toEqual(inOrder(orders.map(plain)));
      }),
      { numRuns: runs(2000) },
    );
  });

  test('retreats: which units were dislodged from where, and which spaces are closed', () => {
    const line = 'F1902R:burpic;A:Avie@bud-tyr.Abud@;F:Fbre@~lon-x.Apar;G:Abel:berkiemun';
    const turn = read(line);
    expect(turn).toMatchObject({
      phase: 'retreats',
      date: { year: 1902, season: 'Fall' },
      contested: ['BUR', 'PIC'],
      dislodged: [
        { unit: { power: 'Austria', kind: 'A', at: 'VIE' }, from: 'BUD', byConvoy: false },
        { unit: { at: 'BUD' }, from: null },
        { unit: { at: 'BRE' }, from: 'LON', byConvoy: true },
      ],
      owners: { BER: 'Germany', KIE: 'Germany', MUN: 'Germany' },
    });
    expect(turn.units.map(({ at }) => at)).toEqual(['PAR', 'BEL']);
    expect(turn.orders.map(({ type }) => type)).toEqual(['retreat', 'disband']);
    expect(formatTurnLine(turn)).toBe(line);
  });

  test('adjustments: builds, removals, builds not used, and centres', () => {
    const line = 'W1903A!;F:Apar.Fbre-x.!Amar.!x.!par:bremarpar;R::stp';
    const turn = read(line);
    expect(turn).toMatchObject({ phase: 'adjustments', captured: true, owners: { STP: 'Russia' } });
    expect(turn.orders).toEqual([
      { type: 'remove', power: 'France', unit: { kind: 'F', at: 'BRE' } },
      { type: 'build', power: 'France', unit: { kind: 'A', at: 'MAR' } },
      { type: 'waive', power: 'France' },
      { type: 'build', power: 'France', unit: { kind: null, at: 'PAR' } },
    ]);
    expect(formatTurnLine(turn)).toBe(line);
    expect(read('A::').owners).toEqual({});
    expect(formatTurnLine(read('A::'))).toBe('A::');
  });

  test('random retreats and adjustments are read again as the same', () => {
    const date = { year: 1905, season: 'Fall' } as const;
    const same = (turn: GivenTurn, orders: readonly (RetreatPhaseOrder | AdjustmentOrder)[]) => {
      const again = read(formatTurnLine({ ...turn }));
      expect({ ...again, orders: [], units: new Set(again.units) }).toEqual({
        ...turn,
        orders: [],
        units: new Set(turn.units),
      });
      expect(inOrder(again.orders.map(plain))).toEqual(inOrder(orders.map(plain)));
    };
    fc.assert(
      fc.property(retreatTurns, ({ position: { units, dislodged }, orders: given }) => {
        const fallen = [
          ...new Map(dislodged.map(({ unit }) => [unit.at.slice(0, 3), unit])).values(),
        ];
        const inTurn = POWERS.flatMap((power) => fallen.filter((unit) => unit.power === power));
        // In this phase a move is read as a retreat.
        const orders = given.filter(({ type }) => type !== 'move');
        const stated = inTurn.map((unit) => ({ unit, from: null, byConvoy: false }));
        const turn = { units, owners: null, dislodged: stated, contested: [], orders };
        same({ phase: 'retreats', date, ...turn }, orders);
      }),
      { numRuns: runs(500) },
    );
    fc.assert(
      fc.property(adjustmentTurns, ({ position: { units, owners, captured = false }, orders }) => {
        const winter = { year: 1905, season: 'Winter' } as const;
        const turn = {
          phase: 'adjustments',
          date: winter,
          units,
          owners,
          captured,
          orders,
        } as const;
        same(turn, orders);
      }),
      { numRuns: runs(500) },
    );
  });

  test('adjustments keep the order in which they were written: of too many, the first count', () => {
    const line = 'W1901A;F:Apar.?Flyo-x.Apic-x.Abre-x.!Amar:par';
    expect(formatTurnLine(read(line))).toBe(line);
    expect(read(line).orders.map((order) => order.type)).toEqual([
      ...['remove', 'remove', 'remove', 'build'],
    ]);
  });

  test('34 units with orders and all centres have fewer than 600 characters', () => {
    const homes = POWERS.flatMap((power) =>
      CENTRES.map((centre, place) => ({ centre, power: POWERS[place % POWERS.length] })).filter(
        (one) => one.power === power,
      ),
    );
    const units = homes.map(({ centre, power }) => ({ power, kind: 'A', at: centre }) as Unit);
    const orders = units.map(({ power, kind, at }): Order => {
      const target = units.find((one) => one.at !== at);
      if (!target) throw new Error('no unit');
      return { type: 'support-move', power, unit: { kind, at }, target, to: 'BUR' };
    });
    const owners = Object.fromEntries(homes.map(({ centre, power }) => [centre, power]));
    const date = { year: 1907, season: 'Fall' } as const;
    const line = formatTurnLine({ phase: 'movement', date, units, owners, orders });
    expect(units).toHaveLength(34);
    expect(line.length).toBeLessThan(600);
  });

  test('armies aboard, their rations, and the orders of the Army/Fleet module', () => {
    const line =
      'F:Amar,lyo.Flyo-wes.?Alyo-_tun;I:Fion2*Atys-tun.Ftys3!.Atys_nap;T:Faeg1-eas.Aaeg-_syr';
    const turn = read(line);
    expect(turn.units).toContainEqual({ power: 'Italy', kind: 'A', at: 'ION', moves: 2 });
    expect(turn.orders.filter(({ type }) => type === 'board' || type === 'land')).toEqual([
      { type: 'board', power: 'France', unit: { kind: 'A', at: 'MAR' }, onto: 'LYO' },
      { type: 'land', power: 'France', unit: { kind: 'A', at: 'LYO' }, to: 'TUN', when: 'after' },
      { type: 'land', power: 'Italy', unit: { kind: 'A', at: 'TYS' }, to: 'NAP', when: 'first' },
      { type: 'land', power: 'Turkey', unit: { kind: 'A', at: 'AEG' }, to: 'SYR', when: 'after' },
    ]);
    expect(formatTurnLine(turn)).toBe(line);
    for (const later of [
      'F1902R;F:Flyo2@wes,ion-ion.Ftys1@~tun.Fwes1',
      'F1902R;F:Flyo2@,tys',
      'W1902A;I:Fion1.Aaeg-x.Faeg3-x',
    ])
      expect(formatTurnLine(read(later))).toBe(later);
    expect(read('F1902R;F:Flyo2@wes,tys')).toMatchObject({
      dislodged: [{ unit: { kind: 'F', at: 'LYO' }, from: 'WES', aboard: 2, displaced: 'TYS' }],
    });
  });

  test('random turns of the Army/Fleet module and what they dislodge are read again as the same', () => {
    const date = { year: 1905, season: 'Fall' } as const;
    for (let seed = 0; seed < runs(300); seed += 1) {
      const { position, orders, ruling } = turnOf(
        randomMovement(seed, diceOf(seed), ARMY_FLEET_1984),
      );
      const again = read(formatTurnLine(moves({ units: position.units, orders })));
      expect(inOrder(again.units.map(plain))).toEqual(inOrder(position.units.map(plain)));
      expect(inOrder(again.orders.map(plain))).toEqual(inOrder(orders.map(plain)));
      const { units, dislodged } = retreatPosition(position, ruling);
      const fallen = dislodged.map(({ unit, aboard, displaced }) => ({
        unit,
        from: null,
        byConvoy: false,
        ...(aboard?.moves === undefined ? {} : { aboard: aboard.moves }),
        ...(displaced === undefined ? {} : { displaced }),
      }));
      const later = { date, units, owners: null, contested: [], orders: [] };
      const back = read(formatTurnLine({ phase: 'retreats', ...later, dislodged: fallen }));
      expect(inOrder(back.units.map(plain))).toEqual(inOrder(units.map(plain)));
      expect(back.phase === 'retreats' && inOrder(back.dislodged)).toEqual(inOrder(fallen));
    }
  });

  test('nothing makes it throw', () => {
    const part = fc.constantFrom(
      'A:',
      'Avie',
      '-bud',
      '*',
      '~',
      '.',
      ';',
      'spa/nc',
      '/',
      '?',
      '!',
      'x',
      'F1902R:',
      'W1903A!',
      '@',
      '~',
      '!A',
      ':',
      'Fwes2',
      ',',
      '_',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(part).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (line) => typeof parseTurnLine(line).ok === 'boolean'),
      { numRuns: runs(5000) },
    );
  });

  test.each([
    ['X:Avie', 1, 'a power'],
    ['A:vie', 3, '“A” or “F”'],
    ['A:Avix', 4, 'a space'],
    ['A:Avie-', 8, 'a space'],
    ['A:Avie bud', 7, '“.” or “;”'],
    ['A:Avie;R:Avie', 14, 'no other unit'],
    ['E:Feng~lon', 11, '“-”'],
    ['A:Anth', 7, 'a space, or a coast, where such a unit can be'],
    ['R:Fstp', 7, 'a space, or a coast, where such a unit can be'],
    ['F:Flyo4-wes', 7, '“.” or “;”'],
    ['F:Fmar1', 7, '“.” or “;”'],
    ['F:Flyo1_wex', 9, 'a space'],
    ['F1901A;A:Avie', 7, 'in Winter'],
    ['W1901A;A:Avie-bud', 15, 'removed'],
    ['A:Avie:vie;R::vie', 15, 'a supply centre'],
    ['A:Avie:tyr', 8, 'a supply centre'],
    ['F1901R;A:Avie@bud.Avie@gal-x;R:Avie@', 37, 'no other unit'],
    ['A'.repeat(LONGEST_TURN_LINE + 1), LONGEST_TURN_LINE + 1, 'at most'],
  ])('%.20s is refused at column %i', (line, column, expected) => {
    const result = parseTurnLine(line);
    expect(result.ok ? null : result.error.column).toBe(column);
    expect(result.ok ? '' : result.error.expected).toContain(expected);
  });
});

const inOrder = (all: readonly unknown[]) => all.map((one) => JSON.stringify(one)).sort();

const plain = (order: object) =>
  Object.fromEntries(
    Object.entries(order)
      .filter(([key]) => key !== 'repairs')
      .sort(),
  );
