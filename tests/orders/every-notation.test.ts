import { describe, expect, test } from 'vitest';
import { readEntry } from '../../src/ui/entry/entry-task.ts';
import type { AdjustmentOrder } from '../../src/orders/adjustment-order.ts';
import type { Notation, PhaseNotation } from '../../src/orders/notations/notation.ts';
import { detectNotation, NOTATIONS } from '../../src/orders/notations/notations.ts';
import { readOrderSets } from '../../src/orders/notations/read-order-sets.ts';
import { rulebook } from '../../src/orders/notations/rulebook/rulebook.ts';
import type { Order } from '../../src/orders/order.ts';
import type { RetreatPhaseOrder } from '../../src/orders/retreat-order.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { order } from '../support/short.ts';
import { SAMPLE_TEXTS } from './texts.ts';

const MOVES: readonly Order[] = [
  order('G A MUN H'),
  order('G A SIL S A BER - PRU'),
  order('G A BOH S A MUN'),
  order('E A LON - BEL VIA'),
  order('E F NTH C A LON - BEL'),
  order('R F STP/SC - BOT'),
  order('F F MAR S F MAO - SPA/NC'),
  order('E A LVP S A YOR - YOR'),
];
const RETREATS: readonly RetreatPhaseOrder[] = [
  { type: 'retreat', power: 'France', unit: { kind: 'A', at: 'BUR' }, to: 'GAS' },
  { type: 'retreat', power: 'Russia', unit: { kind: 'F', at: 'BOT' }, to: 'STP/SC' },
  { type: 'disband', power: 'France', unit: { kind: 'A', at: 'PAR' } },
  order('R A MOS H'),
];
const ADJUSTMENTS: readonly AdjustmentOrder[] = [
  { type: 'build', power: 'France', unit: { kind: 'A', at: 'PAR' } },
  { type: 'build', power: 'France', unit: { kind: null, at: 'BRE' } },
  { type: 'build', power: 'Russia', unit: { kind: 'F', at: 'STP/SC' } },
  { type: 'remove', power: 'Turkey', unit: { kind: 'A', at: 'CON' } },
  { type: 'waive', power: 'Russia' },
];

function expectReadBack<AnOrder>(
  { read, write, cannotSay }: PhaseNotation<AnOrder>,
  orders: readonly AnOrder[],
): void {
  const sayable = orders.filter((one) => cannotSay(one).length === 0);
  const parsed = read(write(sayable), { asWritten: true });
  expect(parsed.errors).toEqual([]);
  // A writer may list the orders by power.
  expect(parsed.orders).toHaveLength(sayable.length);
  for (const one of sayable) expect(parsed.orders).toContainEqual(one);
}

/**
 * A made-up notation: `Germany MUN>BER`, `Germany MUN.`, one order per line; it reads by translating and passing on its
 * text.
 */
const arrows: Notation = {
  ...rulebook,
  id: 'arrows',
  name: 'Arrows',
  confidence: (text) => (/^\w+ [A-Z]{3}(>[A-Z]{3}|\.)$/m.test(text) ? 1 : 0),
  movement: {
    read: (text, options) =>
      rulebook.movement.read(
        text
          .replace(/^(\w+) (\w+)>(\w+)$/gm, '$1: A $2-$3')
          .replace(/^(\w+) (\w+)\.$/gm, '$1: A $2 H'),
        options,
      ),
    write: (orders) =>
      orders.map((one) => `${one.power} ${arrows.movement.writeOrder(one)}`).join('\n'),
    writeOrder: (one) => (one.type === 'move' ? `${one.unit.at}>${one.to}` : `${one.unit.at}.`),
    cannotSay: (one) => {
      const isSaid = one.unit.kind === 'A' && (one.type === 'hold' || one.type === 'move');
      return [
        ...(isSaid ? [] : (['order'] as const)),
        ...(one.type === 'move' && one.viaConvoy ? (['by-convoy'] as const) : []),
      ];
    },
  },
};

describe.each([...NOTATIONS, arrows].map((each) => [each.id, each] as const))(
  'the notation %s',
  (_, notation) => {
    test('reads back what it writes, in each phase', () => {
      expectReadBack(notation.movement, MOVES);
      expectReadBack(notation.retreats, RETREATS);
      expectReadBack(notation.adjustments, ADJUSTMENTS);
    });

    test('knows its own texts', () => {
      const all = [...NOTATIONS, arrows];
      const samples = SAMPLE_TEXTS.filter((sample) => sample.notation === notation.id);
      const own = samples.map(({ text }) => text);
      const texts = notation.id === 'arrows' ? ['Germany MUN>BER\nGermany MUN.'] : own;
      expect(texts, 'add a text to tests/orders/texts.ts').not.toEqual([]);
      for (const text of texts) expect(detectNotation(text, all).id).toBe(notation.id);
    });

    test.each(['', ' ', '{', '{"orders":{}}', '[]', 'x\u0000', '\n\n', '{"orders":{"X":[1]}}'])(
      'reads %j without a word too many',
      (text) => {
        for (const phase of ['movement', 'retreats', 'adjustments'] as const)
          expect(notation[phase].read(text).orders).toEqual([]);
        expect(notation.confidence(text)).toBeGreaterThanOrEqual(0);
        expect(notation.confidence(text)).toBeLessThanOrEqual(1);
      },
    );
  },
);

test('a reader of orders accepts another notation', () => {
  const position = { units: [{ power: 'Germany', kind: 'A', at: 'MUN' } as const] };
  const task = { phase: 'movement', position, edition: EDITIONS['1971'] } as const;
  const move = order('G A MUN - BER');
  expect(readEntry(task, 'Germany', 'Germany MUN>BER', arrows).orders).toEqual([move]);
  expect(readOrderSets('Germany MUN>BER\n---\nGermany MUN.', {}, arrows).orders).toMatchObject([
    { type: 'hold', repairs: [{ what: 'replaces', from: 'A Mun-Ber', to: 'A Mun H' }] },
  ]);
});
