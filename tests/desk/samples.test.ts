import { expect, test } from 'vitest';
import { LANGUAGE_TAGS } from '../../src/explain/languages/language-tags.ts';
import { readFleetOrders } from '../../src/orders/notations/army-fleet/read-fleet-orders.ts';
import { readText } from '../../src/orders/notations/read-text.ts';
import { SAMPLES } from '../../src/desk/paste/samples.ts';

test.each(LANGUAGE_TAGS)('what the empty field shows is read, in its language: %s', (tag) => {
  const { orders, armyFleet } = SAMPLES[tag];
  const read = readText(orders);
  expect(read.errors).toEqual([]);
  expect(read.orders.map(({ power }) => power)).toEqual(['Austria', 'Austria', 'Russia']);
  const fleet = readFleetOrders(armyFleet);
  expect(fleet.errors).toEqual([]);
  expect(fleet.orders.map(({ type, power }) => [type, power])).toEqual([
    ['board', 'France'],
    ['move', 'France'],
    ['land', 'France'],
  ]);
});
