import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { orderShort } from '../../src/explain/messages/notation.ts';
import { readFleetOrders } from '../../src/orders/notations/army-fleet/read-fleet-orders.ts';
import { readOrders } from '../../src/orders/notations/rulebook/read-rulebook.ts';
import type { Order } from '../../src/orders/order.ts';
import { loadScenario } from '../../src/scenario/load/load-scenario.ts';
import { formatError } from '../../src/scenario/file-place.ts';
import { SCENARIOS } from '../scenario/files.ts';

const folder = join(import.meta.dirname, '../../scenarios/army-fleet');
const OF_THE_MODULE = readdirSync(folder).map((name) => {
  const loaded = loadScenario(readFileSync(join(folder, name), 'utf8'), `army-fleet/${name}`);
  if (!loaded.ok) throw new Error(loaded.error.map(formatError).join('\n'));
  return loaded.value;
});

/** The order, without what was read otherwise than written. */
const plain = ({ repairs: _repairs, ...order }: Order): Order => order;

test.each([
  ...OF_THE_MODULE.map((scenario) => ({ ...scenario, read: readFleetOrders })),
  ...SCENARIOS.map((scenario) => ({ ...scenario, read: readOrders })),
])('the words that $slug shows for its orders are read as these orders', (one) => {
  const { position, orders, read } = one;
  const shown = orders.map((order) => `${order.power}: ${orderShort(order)}`).join('\n');
  const readBack = read(shown, { position, asWritten: true });
  expect(readBack.errors).toEqual([]);
  expect(readBack.orders.map(plain)).toEqual(orders.map(plain));
});
