import { expect, test } from 'vitest';
import { adjudicate } from '../../src/adjudicator/adjudicate.ts';
import { legalOrders } from '../../src/adjudicator/orders/legal-orders.ts';
import { cyclesOf } from '../../src/adjudicator/cycle/cycles.ts';
import type { Edition } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { turn } from '../support/short.ts';

const { position, orders } = turn('F A BUR - MUN\nF A RUH S A BUR - MUN\nG A MUN H');
const edition = EDITIONS.DATC;
const plain = adjudicate(position, orders, edition);

/** An edition that runs `work` while a turn is being adjudicated under it. */
const meanwhile = (work: () => unknown): Edition => ({
  ...edition,
  get citations() {
    work();
    return edition.citations;
  },
});

test.each([
  ['a ruling', () => adjudicate(position, orders, edition)],
  ['a list of legal orders', () => legalOrders(position, 'MUN', edition)],
  ['a look at cycles', () => cyclesOf(position, orders, edition)],
])('%s begun inside a ruling throws, and the next one is as ever', (_, work) => {
  expect(() => adjudicate(position, orders, meanwhile(work))).toThrow('one at a time');
  expect(adjudicate(position, orders, edition)).toEqual(plain);
});

test('an invalid position leaves the other moves free, too', () => {
  const twice = { units: [...position.units, ...position.units] };
  expect(() => adjudicate(twice, [], edition)).toThrow('two units');
  expect(adjudicate(position, orders, edition)).toEqual(plain);
});
