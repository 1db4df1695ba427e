import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { spaceOf } from '../../src/board/board.ts';
import { sliceTurn, why } from '../../src/ask/why.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { turns } from '../properties/turns.ts';
import { EFFORT, runs } from '../support/effort.ts';
import { turn, type GivenTurn } from '../support/short.ts';

const edition = EDITIONS.DATC;
const ruled = ({ position, orders }: GivenTurn): Turn => ({
  position,
  orders,
  edition,
  ruling: adjudicate(position, orders, edition),
});

test('the steps of an answer alone, in the same order, with the same premises', () => {
  fc.assert(
    fc.property(turns, fc.nat(33), (given, which) => {
      const whole = ruled(given);
      const { units } = given.position;
      const at = units[which % units.length]?.at;
      if (!at) return;
      const slice = why(whole, spaceOf(at))?.slice ?? [];
      const { steps } = sliceTurn(whole, slice).ruling;
      expect(steps.map(({ id }) => id)).toEqual(slice.map((_, place) => place));
      expect(steps.map(({ fact }) => fact)).toEqual(
        slice.map((id) => whole.ruling.steps[id]?.fact),
      );
      for (const { id, because } of steps) {
        const before = whole.ruling.steps[slice[id] ?? -1]?.because;
        expect(because.map((premise) => slice[premise])).toEqual(before);
      }
    }),
    { numRuns: runs(500), seed: EFFORT },
  );
});

test('orders that it does not decide stay open, those it does are decided by it', () => {
  const whole = ruled(turn('G A BER - PRU\n R A WAR - GAL\n A A VIE H'));
  const slice = why(whole, 'BER')?.slice ?? [];
  const { orders, steps } = sliceTurn(whole, slice).ruling;
  const step = (unit: string) => orders.find((each) => each.unit === unit)?.step ?? null;
  expect(steps.map(({ fact }) => fact.type)).toEqual(['move-succeeds']);
  expect(step('BER')).toBe(0);
  expect(step('WAR')).toBeGreaterThan(1000);
  expect(step('VIE')).toBeNull();
});

test('what is not closed is refused', () => {
  const whole = ruled(turn('G A BER - PRU\n G A SIL S A BER - PRU\n R A PRU H'));
  const last = whole.ruling.steps.findIndex(({ fact }) => fact.type === 'move-succeeds');
  expect(() => sliceTurn(whole, [last])).toThrow('rests on');
});
