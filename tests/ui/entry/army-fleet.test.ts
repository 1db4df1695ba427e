import { expect, test } from 'vitest';
import type { Unit } from '../../../src/board/board.ts';
import { POWERS } from '../../../src/board/powers.ts';
import { formatOrder } from '../../../src/orders/format-order.ts';
import type { Order } from '../../../src/orders/order.ts';
import { ARMY_FLEET_1984 } from '../../../src/rules/army-fleet.ts';
import { answersOf } from '../../../src/ui/entry/order-answers.ts';
import { choicesFor } from '../../../src/ui/entry/choices/choices-for.ts';
import { eraseFrom, readSheet, writeInto } from '../../../src/ui/entry/order-sheet.ts';
import type { EntryTask } from '../../../src/ui/entry/entry-task.ts';

const FRANCE: readonly Unit[] = [
  { power: 'France', kind: 'A', at: 'MAR' },
  { power: 'France', kind: 'F', at: 'LYO' },
  { power: 'France', kind: 'F', at: 'WES' },
  { power: 'France', kind: 'A', at: 'WES', moves: 2 },
];
const task: EntryTask = {
  phase: 'movement',
  position: { units: FRANCE },
  edition: ARMY_FLEET_1984,
};
const choices = choicesFor(task, { powers: POWERS, active: 'France' });
const offered = (space: 'MAR' | 'LYO' | 'WES'): readonly string[] =>
  choices.ordersAt(space).map((order) => formatOrder(order as Order));

test('an army may be drawn aboard, and a fleet lands its army before it acts or after it has moved', () => {
  expect(choices.places.map(({ space }) => space)).toEqual(['MAR', 'LYO', 'WES']);
  expect(offered('MAR')).toContain('A Mar boards F Lyo');
  expect(offered('MAR')).not.toContain('A Mar boards F Wes');
  expect(offered('LYO')).toContain('A Lyo disembarks Tun after moving');
  expect(offered('LYO')).not.toContain('A Lyo disembarks Mar');
  expect(offered('WES')).toEqual(
    expect.arrayContaining([
      'A Wes disembarks Tun',
      'A Wes disembarks Rom after moving',
      'F Wes-Tys',
    ]),
  );
});

test('every offered order is a different answer, and reads back as written', () => {
  for (const space of ['MAR', 'LYO', 'WES'] as const) {
    const all = choices.ordersAt(space);
    expect(new Set(all.map((order) => JSON.stringify(answersOf(order)))).size).toBe(all.length);
    for (const order of all) {
      const { orders, errors } = readSheet(task, 'France', writeInto(task, '', order));
      expect(errors, formatOrder(order as Order)).toEqual([]);
      expect(orders.map((one) => formatOrder(one.order as Order))).toEqual([
        formatOrder(order as Order),
      ]);
    }
  }
});

test('the orders of a fleet and of its army are side by side, and are erased together', () => {
  const land: Order = {
    power: 'France',
    unit: { kind: 'A', at: 'WES' },
    type: 'land',
    to: 'TUN',
    when: 'first',
  };
  const sail: Order = {
    power: 'France',
    unit: { kind: 'F', at: 'WES' },
    type: 'move',
    to: 'TYS',
    viaConvoy: false,
  };
  const sheet = writeInto(task, writeInto(task, '', land), sail);
  expect(sheet).toBe('A Wes disembarks Tun\nF Wes-Tys');
  expect(writeInto(task, sheet, { ...land, to: 'NAF' })).toBe('A Wes disembarks NAf\nF Wes-Tys');
  expect(readSheet(task, 'France', sheet).silent.map(({ at }) => at)).toEqual(['MAR', 'LYO']);
  expect(eraseFrom(task, 'France', sheet, 'WES')).toBe('');
});
