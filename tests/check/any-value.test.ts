import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { adjudicateAdjustments } from '../../src/law/adjustments/adjudicate-adjustments.ts';
import { adjudicateRetreats } from '../../src/law/retreats/adjudicate-retreats.ts';
import { retreatPosition } from '../../src/law/retreats/retreat-position.ts';
import type { Position } from '../../src/board/board.ts';
import type { Order } from '../../src/orders/order.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { checkAdjustments } from '../../src/check/adjustments/check-adjustments.ts';
import { check, type CheckResult } from '../../src/check/movement/check-movement.ts';
import { checkRuling } from '../../src/check/movement/check-ruling.ts';
import { checkRetreats } from '../../src/check/retreats/check-retreats.ts';
import { runs } from '../support/effort.ts';

const edition = EDITIONS.DATC;
const position: Position = {
  units: [
    { power: 'Germany', kind: 'A', at: 'BER' },
    { power: 'Germany', kind: 'A', at: 'SIL' },
    { power: 'Russia', kind: 'A', at: 'PRU' },
    { power: 'Russia', kind: 'F', at: 'STP/SC' },
  ],
};
const orders: readonly Order[] = [
  { power: 'Germany', unit: { kind: 'A', at: 'BER' }, type: 'move', to: 'PRU', viaConvoy: false },
  {
    power: 'Germany',
    unit: { kind: 'A', at: 'SIL' },
    type: 'support-move',
    target: { kind: 'A', at: 'BER' },
    to: 'PRU',
  },
  { power: 'Russia', unit: { kind: 'F', at: 'STP/SC' }, type: 'hold' },
];
const ruling = adjudicate(position, orders, edition);
const turn = { position, orders, edition, ruling };

const after = retreatPosition(position, ruling);
const retreats = {
  position: after,
  orders: [],
  edition,
  ruling: adjudicateRetreats(after, [], edition),
};
const fall = { units: ruling.after.units, owners: { BER: 'Germany', MOS: 'Russia' } } as const;
const winter = {
  position: fall,
  orders: [],
  edition,
  ruling: adjudicateAdjustments(fall, [], edition),
};

type Parts = Readonly<Record<string, unknown>>;
/** A value that a program without types passes as something else. */
const of = (value: unknown): never => value as never;
/** Each check with a turn that it proves. */
const CHECKS: readonly (readonly [string, Parts, (parts: Parts) => CheckResult])[] = [
  ['checkRuling', turn, (parts) => checkRuling(of(parts))],
  [
    'check',
    { position, orders, edition, steps: ruling.steps },
    (parts) =>
      check(of(parts['position']), of(parts['orders']), of(parts['edition']), of(parts['steps'])),
  ],
  [
    'checkRetreats',
    retreats,
    (parts) =>
      checkRetreats(
        of(parts['position']),
        of(parts['orders']),
        of(parts['edition']),
        of(parts['ruling']),
      ),
  ],
  [
    'checkAdjustments',
    winter,
    (parts) =>
      checkAdjustments(
        of(parts['position']),
        of(parts['orders']),
        of(parts['edition']),
        of(parts['ruling']),
      ),
  ],
];

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** The value with another in one place, found by numbers. */
function withOther(value: unknown, way: readonly number[], other: unknown): unknown {
  const [first, ...rest] = way;
  if (first === undefined || typeof value !== 'object' || value === null) return other;
  const keys = Object.keys(value);
  const key = keys[first % Math.max(1, keys.length)];
  if (key === undefined) return other;
  const inner = withOther((value as Parts)[key], rest, other);
  return isList(value) ? value.with(Number(key), inner) : { ...value, [key]: inner };
}

const strange = fc.oneof(
  fc.anything({ withBigInt: true, withNullPrototype: true, maxDepth: 2 }),
  fc.constantFrom('Spain', 'MUN', 'STP', 'PARIS', '__proto__', -1, Number.NaN, [], {}, null),
);
const ways = fc.array(fc.nat(40), { minLength: 1, maxLength: 6 });

describe.each(CHECKS)('%s', (_, sound, run) => {
  test('proves its turn', () => {
    expect(run(sound)).toEqual({ ok: true });
  });

  test('refuses any value in place of any part', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(sound)), strange, (part, value) => {
        expect(run({ ...sound, [part]: value }).ok).toBe(
          // An empty list of orders is the right one for phases without orders.
          isList(value) && value.length === 0 && part === 'orders' && sound[part] !== orders,
        );
      }),
      { numRuns: runs(4_000) },
    );
    expect(run({}).ok).toBe(false);
  });

  test('never throws for a turn with anything anywhere in it', () => {
    fc.assert(
      fc.property(ways, strange, (way, value) => {
        run(withOther(sound, way, value) as Parts);
      }),
      { numRuns: runs(20_000) },
    );
  });
});

test('nor does checkRuling for any value at all', () => {
  fc.assert(
    fc.property(strange, (value) => {
      expect(checkRuling(of(value)).ok).toBe(false);
    }),
    { numRuns: runs(4_000) },
  );
});

describe('a turn that cannot be', () => {
  test.each([
    [{ power: 'Russia', kind: 'F', at: 'MUN' }, 'units: 0: at: a fleet cannot be inland'],
    [{ power: 'Russia', kind: 'F', at: 'STP' }, 'units: 0: at: a fleet there must name its coast'],
    [{ power: 'Russia', kind: 'A', at: 'BAR' }, 'units: 0: at: an army cannot be at sea'],
    [{ power: 'Russia', kind: 'A', at: 'STP/SC' }, 'units: 0: at: an army is never on a coast'],
    [{ power: 'Spain', kind: 'A', at: 'SPA' }, 'units: 0: power: '],
    [{ power: 'Russia', kind: 'F', at: 'PARIS' }, 'units: 0: at: '],
  ])('with %j is refused, whatever its proof', (unit, reason) => {
    const units = [unit] as unknown as Position['units'];
    const told = {
      edition: 'DATC',
      orders: [
        { unit: unit.at.slice(0, 3), order: null, outcome: 'holds', dislodged: false, step: null },
      ],
      dislodged: [],
      after: { units },
      steps: [],
    };
    const found = checkRuling(of({ position: { units }, orders: [], edition, ruling: told }));
    expect(found).toMatchObject({ ok: false, reason: expect.stringContaining(reason) as unknown });
  });
});

describe('a turn in memory', () => {
  test('cannot answer differently when it is read again', () => {
    let reads = 0;
    const wrong = { ...ruling, after: { units: [] } };
    const shifting = {
      ...turn,
      get ruling() {
        reads += 1;
        return reads === 1 ? wrong : ruling;
      },
    };
    expect(checkRuling(shifting).ok).toBe(false);
    expect(reads).toBe(1);
  });

  test('cannot bring its own map, nor inherit its fields', () => {
    const empty: unknown[] = [];
    const rows = Object.assign([...ruling.orders], { filter: () => empty, map: () => empty });
    expect(checkRuling({ ...turn, ruling: { ...ruling, orders: rows } })).toEqual({ ok: true });
    const after_ = Object.assign([], { every: () => true });
    expect(checkRuling({ ...turn, ruling: { ...ruling, after: { units: after_ } } }).ok).toBe(
      false,
    );
    expect(checkRuling(Object.create(turn) as typeof turn).ok).toBe(false);
  });
});
