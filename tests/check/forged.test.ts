import { describe, expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { check } from '../../src/check/movement/check-movement.ts';
import { checkRuling } from '../../src/check/movement/check-ruling.ts';
import type { Fact } from '../../src/trace/fact.ts';
import type { Ruling } from '../../src/trace/ruling.ts';
import type { Step } from '../../src/trace/step.ts';
import { turn } from '../support/short.ts';

const edition = EDITIONS.DATC;

/** What the checkers say about a ruling of the turn after the change. */
function forged(text: string, change: (ruling: Ruling) => Partial<Ruling>) {
  const given = turn(text);
  const ruling = adjudicate(given.position, given.orders, edition);
  const told = { ...ruling, ...change(ruling) };
  const proof = check(given.position, given.orders, edition, told.steps);
  return { proof, ruling: checkRuling({ ...given, edition, ruling: told }) };
}

const refact = (steps: readonly Step[], type: Fact['type'], change: object): readonly Step[] =>
  steps.map((step) =>
    step.fact.type === type ? { ...step, fact: { ...step.fact, ...change } } : step,
  );

/** The steps with one of them told again at once; the later ones rest on the first copy. */
function toldTwice(steps: readonly Step[], type: Fact['type']): readonly Step[] {
  const at = steps.findIndex(({ fact }) => fact.type === type);
  const found = steps[at];
  if (!found) throw new Error(`no ${type}`);
  const moved = (id: number): number => (id > at ? id + 1 : id);
  return [...steps.slice(0, at + 1), found, ...steps.slice(at + 1)].map((step, id) => ({
    ...step,
    id,
    because: id > at + 1 ? step.because.map(moved) : step.because,
  }));
}

const DISLODGED = `F A BUR - MUN
   F A RUH S A BUR - MUN
   G A MUN H`;
const CIRCLE = `T F ANK - CON
   T A CON - SMY
   T A SMY - ANK`;
const PARADOX = `E F LON S F WAL - ENG
   E F WAL - ENG
   F A BRE - LON
   F F ENG C A BRE - LON`;

describe('forgeries', () => {
  test.each([[null], [undefined], ['nothing']])('an open place barred for reason %s', (reason) => {
    const { proof, ruling } = forged(DISLODGED, ({ steps, dislodged }) => {
      const [one] = dislodged;
      if (!one) throw new Error('nobody is dislodged');
      const places = [...one.barred.map(({ at }) => at), ...one.retreats].sort();
      const barred = places.map((at) => ({
        at,
        reason: one.barred.find((known) => known.at === at)?.reason ?? reason,
      })) as unknown as typeof one.barred;
      return {
        steps: refact(steps, 'retreats', { to: [], barred }),
        dislodged: [{ ...one, retreats: [], barred }],
      };
    });
    expect(proof.ok || ruling.ok).toBe(false);
    expect(proof).toMatchObject({
      reason: expect.stringContaining('reason: not one of') as string,
    });
  });

  test.each([
    ['rotation', CIRCLE],
    ['paradox', PARADOX],
  ] as const)('a %s told twice', (type, text) => {
    const { proof } = forged(text, ({ steps }) => ({ steps: toldTwice(steps, type) }));
    expect(proof).toMatchObject({
      ok: false,
      reason: expect.stringContaining('settled before: cycle') as string,
    });
  });

  test('a strength stated twice, and both used', () => {
    const { proof } = forged(DISLODGED, ({ steps }) => {
      const twice = toldTwice(steps, 'strength');
      const copy = twice.findLast(({ fact }) => fact.type === 'strength')?.id ?? 0;
      return {
        steps: twice.map((step) =>
          step.id > copy + 1
            ? { ...step, because: step.because.map((id) => (id === copy - 1 ? copy : id)) }
            : step,
        ),
      };
    });
    expect(proof).toMatchObject({ reason: 'settled before: strength BUR exactly 2' });
  });

  test.each([[undefined], [false], [0], ['']])('%s for no unit in the way', (against) => {
    const { proof, ruling } = forged('F A PAR - BUR', ({ steps }) => ({
      steps: refact(steps, 'move-succeeds', { against }),
    }));
    expect(proof.ok || ruling.ok).toBe(false);
  });

  const words = { power: 'Russia', type: 'move', viaConvoy: false, to: 'PAR' } as const;
  test.each([
    ['run together', { ...words, unit: { kind: 'A', at: 'WAR move PAR' }, type: 'false' }],
    ['with repairs it has not', { ...words, unit: { kind: 'A', at: 'WAR' }, repairs: [] }],
    ['with a power in the unit', { ...words, unit: { kind: 'A', at: 'WAR', power: 'Russia' } }],
    ['with a further key', { ...words, unit: { kind: 'A', at: 'WAR' }, note: 1 }],
  ])('an illegal order %s', (_, order) => {
    const { proof } = forged('R A WAR - PAR', ({ steps }) => ({
      steps: refact(steps, 'illegal', { order }),
    }));
    expect(proof).toMatchObject({ step: 0, reason: 'order: not given, or legal' });
  });

  test.each([
    ['another kind of unit', { unit: { kind: 'F', at: 'RUH' } }],
    ['a coast', { unit: { kind: 'A', at: 'RUH/NC' } }],
    ['another kind of target', { target: { kind: 'F', at: 'BUR' } }],
    ['repairs', { repairs: [{ what: 'letter', from: 'F Ruh', to: 'A Ruh' }] }],
  ])('a row with %s', (_, change) => {
    const { ruling } = forged(DISLODGED, ({ orders }) => ({
      orders: orders.map((row) =>
        row.unit === 'RUH'
          ? { ...row, order: { ...row.order, ...change } as typeof row.order }
          : row,
      ),
    }));
    expect(ruling).toMatchObject({ ok: false, reason: 'orders: not those that were given' });
  });

  test('units and dislodgements out of the order in which a ruling has them', () => {
    const two = `${DISLODGED}
      I A VEN - TRI
      I A TYR S A VEN - TRI
      A A TRI H`;
    expect(forged(two, ({ dislodged }) => ({ dislodged: dislodged.toReversed() })).ruling.ok).toBe(
      false,
    );
    expect(
      forged(two, ({ after }) => ({ after: { units: after.units.toReversed() } })).ruling.ok,
    ).toBe(false);
  });
});

describe('the order of a cycle', () => {
  const cores = (text: string) => {
    const { position, orders } = turn(text);
    return adjudicate(position, orders, edition).steps.flatMap(({ fact }) =>
      fact.type === 'rotation' || fact.type === 'paradox' ? [fact.core] : [],
    );
  };

  test('follows the moves around, from the first in board order', () => {
    expect(cores('F A BRE - PIC\nE F ENG - BRE\nF A PIC - PAR\nF A PAR - BRE\nE A WAL H')).toEqual(
      [],
    );
    expect(cores('F A BRE - PIC\nF F PIC - ENG\nE F ENG - BRE')).toEqual([['BRE', 'PIC', 'ENG']]);
    expect(cores(CIRCLE)).toEqual([['ANK', 'CON', 'SMY']]);
    expect(cores('T A ANK - SMY\nT A SMY - CON\nT F CON - ANK')).toEqual([['ANK', 'SMY', 'CON']]);
  });

  test('and no other is accepted', () => {
    const { proof } = forged('T A ANK - SMY\nT A SMY - CON\nT F CON - ANK', ({ steps }) => ({
      steps: refact(steps, 'rotation', { core: ['ANK', 'CON', 'SMY'] }),
    }));
    expect(proof).toMatchObject({ ok: false, reason: 'core: in another order' });
  });
});
