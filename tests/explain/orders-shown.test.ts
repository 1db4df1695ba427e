import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import '../../src/explain/languages/army-fleet/load.ts';
import { orderShort } from '../../src/explain/messages/notation.ts';
import { readFleetOrders } from '../../src/orders/notations/army-fleet/read-fleet-orders.ts';
import { readOrders } from '../../src/orders/notations/rulebook/read-rulebook.ts';
import type { Order } from '../../src/orders/order.ts';
import { checkScenario } from '../../src/scenario/check-scenario.ts';
import { formatError } from '../../src/scenario/file-place.ts';
import { SCENARIO_FILES } from '../scenario/files.ts';

const folder = join(import.meta.dirname, '../../scenarios/army-fleet');
const OF_THE_MODULE = readdirSync(folder).map((name) => ({
  file: `scenarios/army-fleet/${name}`,
  text: readFileSync(join(folder, name), 'utf8'),
}));

/** The order, without what was read otherwise than written. */
const plain = ({ repairs: _repairs, ...order }: Order): Order => order;

test.each([
  ...OF_THE_MODULE.map((file) => ({ ...file, read: readFleetOrders })),
  ...SCENARIO_FILES.map((file) => ({ ...file, read: readOrders })),
])('the words that $file shows for its orders are read as these orders', ({ file, text, read }) => {
  const checked = checkScenario(text, file);
  if (!checked.ok) throw new Error(checked.error.map(formatError).join('\n'));
  const { position, orders } = checked.value;
  const shown = orders.map((order) => `${order.power}: ${orderShort(order)}`).join('\n');
  const readBack = read(shown, { position, asWritten: true });
  expect(readBack.errors).toEqual([]);
  expect(readBack.orders.map(plain)).toEqual(orders.map(plain));
});
