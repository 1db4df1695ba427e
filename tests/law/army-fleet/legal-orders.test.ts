import { expect, test } from 'vitest';
import { adjudicate } from '../../../src/law/adjudicate.ts';
import { legalOrders } from '../../../src/law/legal-orders.ts';
import { fleetLocations, SPACE_IDS, spaceOf } from '../../../src/board/board.ts';
import type { Location, Position, Unit } from '../../../src/board/board.ts';
import { isBerth, unitAt } from '../../../src/board/unit-at.ts';
import type { UnitAt } from '../../../src/board/unit-at.ts';
import { formatOrder } from '../../../src/orders/format-order.ts';
import type { Order } from '../../../src/orders/order.ts';
import { ARMY_FLEET_1984 } from '../../../src/rules/army-fleet.ts';
import { readTurn } from '../../../src/check/model/read-turn.ts';
import { diceOf } from '../../oracle/army-fleet/random.ts';
import { randomMovement, turnOf } from '../../support/army-fleet.ts';
import { runs } from '../../support/effort.ts';

const EDITION = ARMY_FLEET_1984;

/** The units of a turn, and the armies that are ordered to land although they board only this turn. */
const unitsOf = ({ units }: Position, orders: readonly Order[]): readonly UnitAt[] => [
  ...new Set([...units, ...orders.map(({ unit }) => unit)].map(unitAt)),
];

const besides = (orders: readonly Order[], at: UnitAt): readonly Order[] =>
  orders.filter(({ unit }) => unitAt(unit) !== at);

const randomTurnOf = (seed: number) => {
  const dice = diceOf(seed + 31_000_000);
  return turnOf(randomMovement(seed, dice, EDITION));
};

test('everything listed is ruled legal and listed once', () => {
  for (let seed = 0; seed < runs(60); seed += 1) {
    const { position, orders } = randomTurnOf(seed);
    for (const at of unitsOf(position, orders)) {
      const others = besides(orders, at);
      const listed = legalOrders(position, at, EDITION, orders);
      expect(new Set(listed.map((one) => formatOrder(one))).size).toBe(listed.length);
      const { orders: ruled } = adjudicate(position, [...others, ...listed], EDITION, {
        trace: false,
      });
      const illegal = ruled.filter(
        ({ order, outcome }) => outcome === 'illegal' && order && listed.includes(order),
      );
      expect(illegal, `seed ${String(seed)}`).toEqual([]);
    }
  }
});

const LOCATIONS: readonly Location[] = SPACE_IDS.flatMap((id) => [
  id,
  ...fleetLocations(id).filter((at) => at !== id),
]);

/** Everything that can be written for a unit: to every place, of every unit. */
function allWritten({ units }: Position, at: UnitAt): readonly Order[] {
  const unit = units.find((one) => unitAt(one) === at);
  const fleet = units.find((one) => unitAt(one) === spaceOf(at));
  const power = (unit ?? fleet)?.power;
  if (power === undefined) return [];
  const aboard = { kind: 'A', at: spaceOf(at) } as const;
  const ordered = { power, unit: unit ? { kind: unit.kind, at: unit.at } : aboard };
  const landings = SPACE_IDS.flatMap((to): readonly Order[] => [
    { ...ordered, type: 'land', to, when: 'first' },
    { ...ordered, type: 'land', to, when: 'after' },
  ]);
  if (!unit) return landings;
  const pieces = units.map(({ kind, at: place }) => ({ kind, at: place }));
  return [
    { ...ordered, type: 'hold' },
    ...LOCATIONS.map((to): Order => ({ ...ordered, type: 'move', to, viaConvoy: false })),
    ...pieces.map((target): Order => ({ ...ordered, type: 'support-hold', target })),
    ...pieces.flatMap((target) =>
      SPACE_IDS.map((to): Order => ({ ...ordered, type: 'support-move', target, to })),
    ),
    ...pieces.flatMap((target) =>
      SPACE_IDS.map((to): Order => ({ ...ordered, type: 'convoy', target, to })),
    ),
    ...SPACE_IDS.map((onto): Order => ({ ...ordered, type: 'board', onto })),
    ...(isBerth(at) ? landings : []),
  ];
}

/** An order without coasts that a fleet need not name, and without "via convoy" where both ways are possible. */
const gist = (order: Order): string =>
  formatOrder(
    order.type === 'move' ? { ...order, to: spaceOf(order.to), viaConvoy: false } : order,
  );

test('of everything that can be written, nothing that the checker finds legal is missing', () => {
  for (let seed = 0; seed < runs(30); seed += 1) {
    const { position, orders } = randomTurnOf(seed);
    for (const at of unitsOf(position, orders)) {
      const written = allWritten(position, at);
      const model = readTurn(position, [...besides(orders, at), ...written], EDITION);
      const illegal = new Set(model.illegal.flatMap(({ orders: same }) => same));
      const legal = written.filter((order) => !illegal.has(order));
      const listed = legalOrders(position, at, EDITION, orders);
      const told = `seed ${String(seed)}, ${at}\n${JSON.stringify({ position, orders })}`;
      expect([...new Set(listed.map(gist))].sort(), told).toEqual(
        [...new Set(legal.map(gist))].sort(),
      );
    }
  }
});

/** F Wes has an army aboard; F Lyo is empty, and A Mar is adjacent to it. */
const FRENCH: Position = {
  units: [
    { power: 'France', kind: 'A', at: 'MAR' },
    { power: 'France', kind: 'F', at: 'WES' },
    { power: 'France', kind: 'A', at: 'WES', moves: 1 },
    { power: 'France', kind: 'F', at: 'LYO' },
  ],
};
const [WES, ABOARD, LYO] = [
  { kind: 'F', at: 'WES' },
  { kind: 'A', at: 'WES' },
  { kind: 'F', at: 'LYO' },
] as const;
const FRANCE = 'France' as const;
const listed = (at: UnitAt, ...beside: readonly Order[]): readonly string[] =>
  legalOrders(FRENCH, at, EDITION, beside).map((one) => formatOrder(one));

test('an army aboard lands at once, and where its fleet goes only if that moves', () => {
  const first = ['NAf', 'Spa', 'Tun'].map((to) => `A Wes disembarks ${to}`);
  expect(listed('WES/AB' as UnitAt)).toEqual(['A Wes H', ...first]);
  const sails: Order = { power: FRANCE, unit: WES, type: 'move', to: 'TYS', viaConvoy: false };
  const after = ['Nap', 'Rom', 'Tun', 'Tus'].map((to) => `A Wes disembarks ${to} after moving`);
  expect(listed('WES/AB' as UnitAt, sails)).toEqual(['A Wes H', ...first, ...after]);
});

test('a fleet goes ashore, or supports the landing, only if its army lands first', () => {
  expect(listed('WES').filter((text) => text.startsWith('F Wes-'))).toEqual(
    ['Lyo', 'Mid', 'Tys'].map((to) => `F Wes-${to}`),
  );
  const lands: Order = { power: FRANCE, unit: ABOARD, type: 'land', to: 'TUN', when: 'first' };
  expect(listed('WES', lands)).toEqual([
    'F Wes H',
    ...['Lyo', 'Mid', 'NAf', 'Spa/sc', 'Tys'].map((to) => `F Wes-${to}`),
    'F Wes S A Wes-Tun',
  ]);
});

test('an army that boards this turn lands only where its fleet goes', () => {
  const boards: Order = {
    power: FRANCE,
    unit: { kind: 'A', at: 'MAR' },
    type: 'board',
    onto: 'LYO',
  };
  expect(listed('MAR')).toContain('A Mar boards F Lyo');
  expect(listed('MAR')).not.toContain('A Mar boards F Wes');
  expect(listed('LYO/AB' as UnitAt, boards)).toEqual([]);
  const sails: Order = { power: FRANCE, unit: LYO, type: 'move', to: 'TYS', viaConvoy: false };
  expect(listed('LYO/AB' as UnitAt, boards, sails)).toEqual(
    ['Nap', 'Rom', 'Tun', 'Tus'].map((to) => `A Lyo disembarks ${to} after moving`),
  );
});

test('an empty space has no orders', () => {
  expect(legalOrders({ units: [] }, 'WES', EDITION)).toEqual([]);
  expect(listed('LYO/AB' as UnitAt)).toEqual([]);
});

test('no support is legal for an army by ferry to where it is, or to a sea', () => {
  const unit = (kind: 'A' | 'F', at: Location): Unit => ({ power: 'France', kind, at });
  const units = [unit('A', 'TUS'), unit('A', 'PIE'), unit('F', 'LYO')];
  const listedIn = (standing: readonly Unit[], at: UnitAt): readonly string[] =>
    legalOrders({ units: standing }, at, EDITION).map((one) => formatOrder(one));
  expect(listedIn(units, 'TUS')).not.toContain('A Tus S A Pie-Pie');
  const atlantic = [unit('F', 'ENG'), unit('A', 'BRE'), unit('F', 'MAO')];
  expect(listedIn(atlantic, 'ENG')).toContain('F Eng S A Bre-Lon');
  expect(listedIn(atlantic, 'ENG')).not.toContain('F Eng S A Bre-Iri');
});
