import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { adjudicateAdjustments } from '../../src/law/adjustments/adjudicate-adjustments.ts';
import { adjudicateRetreats } from '../../src/law/retreats/adjudicate-retreats.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { check } from '../../src/check/movement/check-movement.ts';
import { checkAdjustments } from '../../src/check/adjustments/check-adjustments.ts';
import { checkRetreats } from '../../src/check/retreats/check-retreats.ts';
import { checkRuling } from '../../src/check/movement/check-ruling.ts';
import type { CheckResult } from '../../src/check/movement/check-movement.ts';
import { same, sameInAnyOrder } from '../../src/trace/same.ts';
import {
  byType,
  flag,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  text,
} from '../../src/trace/shape.ts';
import type { Shape } from '../../src/trace/shape.ts';
import { EFFORT } from '../support/effort.ts';
import { turn } from '../support/short.ts';

const edition = EDITIONS.DATC;
const given = turn(
  `F A BUR - MUN
   F A RUH S A BUR - MUN
   G A MUN - BOH
   A A BOH H
   T F ANK - CON
   T A CON - SMY
   T A SMY - ANK
   E F NTH C A YOR - NWY
   E A YOR - NWY
   E A LON - LON
   R A WAR - PAR`,
);
const ruling = adjudicate(given.position, given.orders, edition);
const copy = (): Tree => JSON.parse(JSON.stringify(ruling)) as Tree;

type Tree = Record<string, unknown>;

const verdict = (told: unknown): CheckResult =>
  checkRuling({ ...given, edition, ruling: told as typeof ruling });

/** The objects and lists in a value, with the place of each. */
function inside(value: unknown, path = ''): readonly (readonly [string, Tree])[] {
  if (typeof value !== 'object' || value === null) return [];
  const here = value as Tree;
  return [[path, here], ...Object.keys(here).flatMap((key) => inside(here[key], `${path}.${key}`))];
}

function refusal(told: unknown): string {
  const found = verdict(told);
  expect(found.ok).toBe(false);
  return found.ok ? '' : found.reason;
}

describe('only what the adjudicator may say', () => {
  test('is accepted, through JSON, too', () => {
    expect(verdict(ruling)).toEqual({ ok: true });
    expect(verdict(copy())).toEqual({ ok: true });
    expect(
      verdict(copy()).ok && check(given.position, given.orders, edition, ruling.steps).ok,
    ).toBe(true);
  });

  test.each(['stranger', '__proto__', 'toString'])(
    'a further key "%s" is refused anywhere',
    (key) => {
      const told = copy();
      const places = inside(told);
      expect(places.length).toBeGreaterThan(100);
      for (const [path, found] of places) {
        if (Array.isArray(found)) continue;
        Object.defineProperty(found, key, { value: 1, enumerable: true, configurable: true });
        expect(refusal(told), path).not.toBe('');
        Reflect.deleteProperty(found, key);
      }
      expect(verdict(told)).toEqual({ ok: true });
    },
  );

  test('a missing key is refused anywhere, and undefined, false, 0 and an empty text where null is', () => {
    const told = copy();
    for (const [path, found] of inside(told)) {
      if (Array.isArray(found)) continue;
      for (const [key, value] of Object.entries(found)) {
        const wrong = value === null ? [undefined, false, 0, ''] : [];
        for (const other of [DELETED, ...wrong]) {
          if (other === DELETED) Reflect.deleteProperty(found, key);
          else found[key] = other;
          expect(refusal(told), `${path}.${key}`).not.toBe('');
          found[key] = value;
        }
      }
    }
    expect(verdict(told)).toEqual({ ok: true });
  });
});

const DELETED = Symbol('deleted');

describe('malformed proofs', () => {
  const values = fc.oneof(fc.jsonValue(), fc.constant(undefined), fc.constant(-0));

  test('anything put anywhere is refused with a reason, never thrown at', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), values, (where, which, value) => {
        const told = copy();
        const places = inside(told);
        const [, found] = places[where % places.length] ?? ['', told];
        const keys = Object.keys(found);
        const key = keys[which % Math.max(keys.length, 1)] ?? '0';
        if (same(found[key], value)) return;
        found[key] = value;
        expect(refusal(told)).not.toBe('');
      }),
      { seed: 17, numRuns: EFFORT < 1 ? 150 : 600 },
    );
  });

  test('whole values that are not rulings', () => {
    fc.assert(
      fc.property(values, (value) => {
        const nothing = { units: [] };
        const results = [
          verdict(value),
          verdict({ ...ruling, steps: value }),
          check(given.position, given.orders, edition, value as never),
          checkRetreats({ ...nothing, dislodged: [] }, [], edition, value as never),
          checkAdjustments({ ...nothing, owners: {} }, [], edition, value as never),
        ];
        for (const found of results)
          expect(found).toEqual({
            ok: false,
            step: expect.any(Number) as number,
            reason: expect.any(String) as string,
          });
      }),
      { seed: 17, numRuns: 200 },
    );
  });

  test('in the other phases', () => {
    const standing = {
      units: [{ power: 'Italy', kind: 'A', at: 'MUN' }],
      dislodged: [
        {
          unit: { power: 'Germany', kind: 'A', at: 'MUN' },
          retreats: ['BER', 'KIE'],
          barred: [{ at: 'TYR', reason: 'attacker-origin' }],
        },
      ],
    } as const;
    const retreat = {
      type: 'retreat',
      power: 'Germany',
      unit: { kind: 'A', at: 'MUN' },
      to: 'BER',
    } as const;
    const retreats = adjudicateRetreats(standing, [retreat], edition);
    const fall = { units: standing.units, owners: { ROM: 'Italy', NAP: 'Italy' } } as const;
    const build = { type: 'build', power: 'Italy', unit: { kind: 'A', at: 'ROM' } } as const;
    const adjustments = adjudicateAdjustments(fall, [build], edition);
    const phases = [
      [retreats, (told: typeof retreats) => checkRetreats(standing, [retreat], edition, told)],
      [adjustments, (told: typeof adjustments) => checkAdjustments(fall, [build], edition, told)],
    ] as const;
    for (const [right, judge] of phases) {
      const fresh = (): Tree => JSON.parse(JSON.stringify(right)) as Tree;
      expect(judge(fresh() as never)).toEqual({ ok: true });
      for (let place = 0; place < inside(fresh()).length; place += 1)
        for (const key of [...Object.keys(inside(fresh())[place]?.[1] ?? {}), 'stranger'])
          for (const value of [undefined, null, 'toString', 7, [], {}]) {
            const told = fresh();
            const [path, found] = inside(told)[place] ?? ['', told];
            if (same(found[key], value) && key !== 'stranger') continue;
            if (Array.isArray(found) && key === 'stranger') continue;
            found[key] = value;
            const result = judge(told as never);
            expect(result.ok, `${path}.${key} is ${JSON.stringify(value)}`).toBe(false);
            expect(result.ok ? '' : result.reason).not.toBe('');
          }
    }
  });
});

describe('shapes', () => {
  interface Given {
    readonly name: string;
    readonly count: number | null;
  }

  test('are tied to their types: a mismatch does not compile', () => {
    object<Given>({ name: text, count: orNull(number) });
    // @ts-expect-error a key is missing
    object<Given>({ name: text });
    // @ts-expect-error a key too many
    object<Given>({ name: text, count: orNull(number), other: text });
    // @ts-expect-error null is left out
    object<Given>({ name: text, count: number });
    // @ts-expect-error a word is left out
    const fewer: Shape<'a' | 'b'> = oneOf(['a']);
    // @ts-expect-error a word too many
    const more: Shape<'a'> = oneOf(['a', 'b']);
    // @ts-expect-error a kind is left out
    byType<{ type: 'a'; one: string } | { type: 'b' }>({ a: { one: text } });
    expect([fewer, more]).toHaveLength(2);
  });

  test('say where and what is wrong', () => {
    const shape = object({ list: listOf(object({ sure: flag, word: oneOf(['a']) })) });
    expect(shape({ list: [{ sure: true, word: 'a' }] })).toBeNull();
    expect(shape(null)).toBe('not an object');
    expect(shape([])).toBe('not an object');
    expect(shape({ list: {} })).toBe('list: not a list');
    expect(shape({ list: [], more: 1 })).toBe('unknown key "more"');
    expect(shape({ list: [{ sure: 0, word: 'a' }] })).toBe('list: 0: sure: neither true nor false');
    expect(shape({ list: [{ sure: true, word: 'b' }] })).toBe(
      'list: 0: word: not one of the words that can stand here',
    );
    expect(text(1)).toBe('not a text');
    expect(number(-0)).toBe('not a number');
  });

  test('what counts as the same', () => {
    expect(same({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBe(true);
    expect(same({ a: 1 }, { b: 1 })).toBe(false);
    expect(same({ a: undefined }, {})).toBe(false);
    expect(same({}, [])).toBe(false);
    expect(same({}, null)).toBe(false);
    expect(same(0, -0)).toBe(false);
    expect(sameInAnyOrder([1, 2, 1], [2, 1, 1])).toBe(true);
    expect(sameInAnyOrder([1, 2, 1], [2, 1, 2])).toBe(false);
    expect(sameInAnyOrder([1], [1, 1])).toBe(false);
  });
});
