import { expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { legality } from '../../src/law/one-order.ts';
import { turn } from '../support/short.ts';

const { position, orders } = turn(`F A BUR - MUN
   R A WAR - PAR
   E A LON - LON
   E F NTH C A LON - NWY
   G A BER S A WAR H`);

test('one order is judged as in the ruling of the turn', () => {
  for (const edition of Object.values(EDITIONS)) {
    const { steps } = adjudicate(position, orders, edition);
    const illegal = steps.flatMap(({ fact }) => (fact.type === 'illegal' ? [fact] : []));
    for (const order of orders) {
      const found = illegal.find((fact) => fact.order === order)?.reason ?? null;
      expect(legality(position, order, edition)).toBe(found);
    }
    expect(illegal.length).toBeGreaterThan(1);
  }
});
