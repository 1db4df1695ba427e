import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  adjudicateAdjustmentsGiven,
  adjudicateGiven,
  adjudicateRetreatsGiven,
} from '../../src/law/adjudicate-given.ts';
import { editionCalled } from '../../src/rules/modules.ts';
import type { Position } from '../../src/board/board.ts';
import type { AdjustmentOrder } from '../../src/orders/adjustment-order.ts';
import type { Order } from '../../src/orders/order.ts';
import type { RetreatPhaseOrder } from '../../src/orders/retreat-order.ts';
import type { Edition } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import {
  parseAdjustmentOrders,
  parseAdjustmentPosition,
  parseEdition,
  parseOrders,
  parsePosition,
  parseRetreatOrders,
  parseRetreatPosition,
} from '../../src/trace/parse-turn.ts';
import type { RetreatPosition } from '../../src/trace/retreat-ruling.ts';
import { crowds } from '../properties/turns.ts';
import { runs } from '../support/effort.ts';

const paris = { power: 'France', kind: 'A', at: 'PAR' };
const hold = { power: 'France', unit: { kind: 'A', at: 'PAR' }, type: 'hold' };
const move = { ...hold, type: 'move' };
const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);
const again = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

describe('data from outside', () => {
  test.each([
    [{ units: [{ ...paris, power: 'FRANCE' }] }, ['units', '0', 'power'], /"FRANCE"/, /France/],
    [{ units: [paris, { ...paris, at: 'PARIS' }] }, ['units', '1', 'at'], /"PARIS"/, /PAR/],
    [{ units: [{ ...paris, at: 'BAR' }] }, ['units', '0', 'at'], /"BAR": .* at sea/, /PAR/],
    [{ units: [{ ...paris, kind: 'F' }] }, ['units', '0', 'at'], /"PAR": .* inland/, /PAR/],
    [{ units: [paris, paris] }, ['units', '1', 'at'], /"PAR": another unit is there/, /PAR/],
    [{ units: [{ ...paris, kind: 'X' }] }, ['units', '0', 'kind'], /"X"/, /^A or F$/],
    [{ units: 'A PAR' }, ['units'], /"A PAR": not a list/, /a list of units/],
    [null, [], /^null: not an object/, /a position, such as/],
  ])('a position %j is refused, with its place', (value, path, message, expected) => {
    expect(parsePosition(value)).toEqual({
      ok: false,
      error: { path, message: matching(message), expected: matching(expected) },
    });
  });

  test.each([
    [[{ ...hold, type: 'holds' }], ['0', 'type'], /"holds": .* no such order/, /hold, move/],
    [[{ ...move, to: 'BURG', viaConvoy: false }], ['0', 'to'], /"BURG"/, /such as PAR/],
    [[{ ...move, to: 'BUR' }], ['0', 'viaConvoy'], /undefined/, /true or false/],
    [hold, [], /not a list/, /a list of orders/],
  ])('orders %j are refused, with their place', (value, path, message, expected) => {
    expect(parseOrders(value)).toEqual({
      ok: false,
      error: { path, message: matching(message), expected: matching(expected) },
    });
  });

  test('an edition is one by its name or as a value', () => {
    expect(parseEdition('datc')).toEqual({ ok: true, value: EDITIONS.DATC });
    expect(parseEdition(again(EDITIONS['1971']))).toEqual({ ok: true, value: EDITIONS['1971'] });
    expect(parseEdition('1999')).toMatchObject({
      ok: false,
      error: { message: '"1999": there is no such edition' },
    });
    expect(parseEdition({ ...EDITIONS.DATC, choices: {} })).toMatchObject({
      ok: false,
      error: { path: ['choices', 'routes'], message: 'undefined: missing' },
    });
  });

  test('that is right is returned as it is, and any value gets an answer', () => {
    fc.assert(
      fc.property(crowds, ({ position, orders }) => {
        expect(parsePosition(again(position))).toEqual({ ok: true, value: position });
        expect(parseOrders(again(orders))).toEqual({ ok: true, value: orders });
      }),
      { numRuns: runs(400) },
    );
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const isNoOrder = Array.isArray(value) && value.length === 0;
        expect([parsePosition, parseOrders, parseEdition].map((parse) => parse(value).ok)).toEqual([
          false,
          isNoOrder,
          false,
        ]);
      }),
      { numRuns: runs(4_000) },
    );
  });
});

describe('data of the other phases', () => {
  const dislodged = { unit: paris, retreats: ['GAS'], barred: [{ at: 'PIC', reason: 'occupied' }] };
  const flight = { power: 'France', unit: { kind: 'A', at: 'PAR' }, type: 'retreat', to: 'GAS' };
  const owners = { PAR: 'France', MAR: 'France' } as const;
  const build = { power: 'France', unit: { kind: 'A', at: 'MAR' }, type: 'build' };

  test.each<[(value: unknown) => unknown, unknown, readonly string[], RegExp]>([
    [parseRetreatPosition, { units: [] }, ['dislodged'], /^undefined: missing$/],
    [
      parseRetreatPosition,
      { units: [], dislodged: [{ ...dislodged, retreats: ['GASC'] }] },
      ['dislodged', '0', 'retreats', '0'],
      /"GASC"/,
    ],
    [parseRetreatPosition, { units: [{ ...paris, at: 'BAR' }] }, ['units', '0', 'at'], /at sea/],
    [parseRetreatOrders, [{ ...flight, to: 'GASC' }], ['0', 'to'], /"GASC"/],
    [parseRetreatOrders, [build], ['0', 'type'], /"build": there is no such order/],
    [parseAdjustmentPosition, { units: [] }, ['owners'], /missing/],
    [
      parseAdjustmentPosition,
      { units: [], owners: { PARIS: 'France' } },
      ['owners', 'PARIS'],
      /"France": there is no such space/,
    ],
    [parseAdjustmentPosition, { units: [], owners: { PAR: 'FR' } }, ['owners', 'PAR'], /"FR"/],
    [parseAdjustmentOrders, [{ ...build, power: 'FR' }], ['0', 'power'], /"FR"/],
    [parseAdjustmentOrders, [flight], ['0', 'type'], /"retreat": there is no such order/],
  ])('%o refuses %j, with its place', (parse, value, path, message) => {
    expect(parse(value)).toEqual({
      ok: false,
      error: { path, message: matching(message), expected: matching(/\w/) },
    });
  });

  test('that is right is returned, and ruled', () => {
    const retreats = { units: [], dislodged: [dislodged] };
    const fall = { units: [], owners };
    expect(parseRetreatPosition(retreats)).toEqual({ ok: true, value: retreats });
    expect(parseRetreatOrders([flight, hold])).toEqual({ ok: true, value: [flight, hold] });
    expect(parseAdjustmentPosition(fall)).toEqual({ ok: true, value: fall });
    expect(parseAdjustmentOrders([build])).toEqual({ ok: true, value: [build] });
    const ruled = adjudicateRetreatsGiven(
      retreats as unknown as RetreatPosition,
      [flight as RetreatPhaseOrder],
      EDITIONS.DATC,
    );
    expect(ruled.orders.map(({ outcome }) => outcome)).toEqual(['retreats']);
    const adjusted = adjudicateAdjustmentsGiven(fall, [build as AdjustmentOrder], EDITIONS.DATC);
    expect(adjusted.orders.map(({ outcome }) => outcome)).toEqual(['builds']);
  });

  test('the library says what is wrong, and where', () => {
    expect(() =>
      adjudicateRetreatsGiven({ units: [] } as unknown as RetreatPosition, [], EDITIONS.DATC),
    ).toThrow(
      new TypeError(
        'position.dislodged: undefined: missing (expected a list such as {"unit":{"power":"France","kind":"A","at":"PAR"},"retreats":["GAS"],"barred":[]})',
      ),
    );
    expect(() =>
      adjudicateAdjustmentsGiven(
        { units: [], owners },
        [flight] as unknown as AdjustmentOrder[],
        EDITIONS.DATC,
      ),
    ).toThrow(/^orders\.0\.type: "retreat": there is no such order \(expected hold, .*, waive\)$/);
    expect(() =>
      adjudicateAdjustmentsGiven({ units: [], owners }, [], 'DATC' as unknown as Edition),
    ).toThrow(/^edition: "DATC": not an edition, such as EDITIONS\.DATC \(expected 1971, /);
  });

  test('so it does with positions of the Army/Fleet module', () => {
    const module = editionCalled('A/F');
    const fleet = { power: 'France', kind: 'F', at: 'LYO' };
    const aboard = { units: [fleet, { power: 'France', kind: 'A', at: 'LYO' }] };
    expect(parsePosition(aboard)).toMatchObject({ ok: false });
    expect(parsePosition(aboard, module)).toEqual({ ok: true, value: aboard });
    expect(adjudicateGiven(aboard as Position, [], module).orders).toHaveLength(2);
    const twice = { units: [fleet, fleet] } as Position;
    expect(() => adjudicateGiven(twice, [], module)).toThrow(
      /^position\.units\.1\.at: "LYO": another unit is there/,
    );
    const orders = [{ ...hold, type: 'boards' }] as unknown as Order[];
    expect(() => adjudicateGiven(aboard as Position, orders, module)).toThrow(
      /^orders\.0\.type: "boards"/,
    );
  });
});

test('the library says what is wrong with a turn, and where', () => {
  const orders = [hold] as readonly Order[];
  const at = (place: string) => ({ units: [{ ...paris, at: place }] }) as Position;
  expect(adjudicateGiven(at('PAR'), orders, EDITIONS.DATC).orders[0]?.outcome).toBe('holds');
  expect(() => adjudicateGiven(at('BAR'), [], EDITIONS.DATC)).toThrow(
    'position.units.0.at: "BAR": an army cannot be at sea (expected ',
  );
  const other = (EDITIONS as Readonly<Record<string, Edition>>)['1999'] as Edition;
  expect(() => adjudicateGiven(at('PAR'), orders, other)).toThrow(
    'edition: undefined: not an edition, such as EDITIONS.DATC (expected 1971, ',
  );
});
