import { expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { adjudicate } from '../../src/law/adjudicate.ts';
import type { Location, Unit } from '../../src/board/board.ts';
import { verdict } from '../../src/explain/in-words.ts';
import type { Order } from '../../src/orders/order.ts';
import { ARMY_FLEET_1984 } from '../../src/rules/army-fleet.ts';

test('an army that boards is no turn in which nothing moves, however many units hold', () => {
  const fleet: Unit = { power: 'England', kind: 'F', at: 'NTH' };
  const army: Unit = { power: 'England', kind: 'A', at: 'YOR' };
  const others: readonly Location[] = [
    ...(['VIE', 'BUD', 'TRI', 'PAR', 'MAR', 'MUN'] as const),
    ...(['BER', 'ROM', 'VEN', 'MOS', 'WAR', 'CON'] as const),
  ];
  const units: readonly Unit[] = [
    fleet,
    army,
    ...others.map((at): Unit => ({ power: 'Austria', kind: 'A', at })),
  ];
  const orders: readonly Order[] = [{ power: 'England', unit: army, type: 'board', onto: 'NTH' }];
  const position = { units };
  const ruling = adjudicate(position, orders, ARMY_FLEET_1984);
  expect(verdict({ position, orders, edition: ARMY_FLEET_1984, ruling }, english).headline).toBe(
    'One move succeeds.',
  );
});
