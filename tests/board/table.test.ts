import { describe, expect, test } from 'vitest';
import { ARMY_NEIGHBOURS, FLEET_NEIGHBOURS } from '../../src/board/adjacency.ts';
import {
  canReach,
  fleetLocations,
  LOCATIONS,
  neighbours,
  SPACE_IDS,
  spaceOf,
  type Location,
  type SpaceId,
} from '../../src/board/board.ts';
import { POWERS, type Power } from '../../src/board/powers.ts';
import { SPACES } from '../../src/board/spaces.ts';
import { START } from '../../src/board/start.ts';

const ofKind = (kind: string) => SPACE_IDS.filter((id) => SPACES[id].kind === kind);
const pairs = (table: Readonly<Partial<Record<string, readonly string[]>>>) =>
  new Set(
    Object.entries(table).flatMap(([a, all]) => (all ?? []).map((b) => [a, b].sort().join(' '))),
  );

describe('the spaces', () => {
  test('are seventy-five: 14 inland, 42 coastal, 19 seas', () => {
    expect(SPACE_IDS).toHaveLength(75);
    expect(['inland', 'coastal', 'sea'].map((kind) => ofKind(kind).length)).toEqual([14, 42, 19]);
  });

  test('have thirty-four centres, none at sea, and three homes a power, Russia four', () => {
    const centres = SPACE_IDS.filter((id) => SPACES[id].centre);
    expect(centres).toHaveLength(34);
    expect(centres.filter((id) => SPACES[id].kind === 'sea')).toEqual([]);
    const homes = POWERS.map((power) => centres.filter((id) => SPACES[id].home === power).length);
    expect(homes).toEqual([3, 3, 3, 3, 3, 4, 3]);
    const spaces: readonly { readonly home: Power | null; readonly centre: boolean }[] =
      SPACE_IDS.map((id) => SPACES[id]);
    expect(spaces.filter(({ home, centre }) => home !== null && !centre)).toEqual([]);
  });

  test('three of them have two coasts', () => {
    expect(LOCATIONS.filter((location) => location.length > 3).sort()).toEqual([
      'BUL/EC',
      'BUL/SC',
      'SPA/NC',
      'SPA/SC',
      'STP/NC',
      'STP/SC',
    ]);
    expect(LOCATIONS).toHaveLength(81);
    expect(new Set(LOCATIONS).size).toBe(81);
  });
});

describe('the start', () => {
  test('is one unit in each of the twenty-two home centres, and nothing else', () => {
    expect(START.units).toHaveLength(22);
    const homes = SPACE_IDS.filter((id) => SPACES[id].home !== null).sort();
    expect(START.units.map(({ at }) => spaceOf(at)).sort()).toEqual(homes);
    for (const { power, at } of START.units) expect(SPACES[spaceOf(at)].home).toBe(power);
  });

  test('is thirteen armies on land and nine fleets where fleets can be', () => {
    for (const { kind, at } of START.units) {
      if (kind === 'F') expect(fleetLocations(spaceOf(at))).toContain(at);
      else expect(SPACES[spaceOf(at)].kind).not.toBe('sea');
    }
    expect(START.units.filter(({ kind }) => kind === 'A')).toHaveLength(13);
    expect(START.units).toContainEqual({ power: 'Russia', kind: 'F', at: 'STP/SC' });
  });
});

describe('adjacency', () => {
  test('counts 111 pairs for armies and 141 for fleets', () => {
    expect(pairs(ARMY_NEIGHBOURS).size).toBe(111);
    expect(pairs(FLEET_NEIGHBOURS).size).toBe(141);
  });

  test.each([
    ['armies', ARMY_NEIGHBOURS],
    ['fleets', FLEET_NEIGHBOURS],
  ] as const)('of %s is symmetric, without loops or repetition', (_, table) => {
    const rows: Readonly<Partial<Record<string, readonly string[]>>> = table;
    for (const [from, to] of Object.entries(rows)) {
      expect(to).not.toContain(from);
      expect(new Set(to).size).toBe(to?.length);
      for (const other of to ?? []) expect(rows[other], `${from} ${other}`).toContain(from);
    }
  });

  test('keeps armies on land, fleets on water and coasts, and leaves no space alone', () => {
    for (const id of SPACE_IDS) {
      const { kind } = SPACES[id];
      const army = neighbours({ kind: 'A', at: id });
      const fleets = fleetLocations(id).flatMap((at) => neighbours({ kind: 'F', at }));
      expect(army.length > 0, id).toBe(kind !== 'sea');
      expect(fleets.length > 0, id).toBe(kind !== 'inland');
      expect(army.filter((to) => SPACES[spaceOf(to)].kind === 'sea')).toEqual([]);
      for (const to of fleets) expect(fleetLocations(spaceOf(to))).toContain(to);
    }
  });

  test('a fleet is on a coast where there are two, never in the space at large', () => {
    for (const id of ['BUL', 'SPA', 'STP'] as const)
      expect(neighbours({ kind: 'F', at: id })).toEqual([]);
  });

  // Borders that maps draw badly and programs have got wrong.
  test.each([
    ['A', 'GAL', 'UKR'],
    ['A', 'LVN', 'WAR'],
    ['A', 'NWY', 'STP'],
    ['A', 'FIN', 'NWY'],
    ['A', 'DEN', 'SWE'],
    ['A', 'DEN', 'KIE'],
    ['A', 'SMY', 'ARM'],
    ['F', 'BOT', 'FIN'],
    ['F', 'CON', 'SMY'],
    ['F', 'MAO', 'SPA/SC'],
    ['F', 'MAO', 'NAF'],
    ['F', 'TUS', 'TYS'],
    ['F', 'KIE', 'HEL'],
    ['F', 'KIE', 'BAL'],
    ['F', 'POR', 'SPA/SC'],
    ['F', 'BOT', 'BAL'],
    ['F', 'SWE', 'NWY'],
    ['F', 'ION', 'AEG'],
  ] as const)('%s goes from %s to %s and back', (kind, from, to) => {
    expect(neighbours({ kind, at: from })).toContain(to);
    expect(neighbours({ kind, at: to })).toContain(from);
  });

  test.each([
    ['F', 'BAL', 'SKA'],
    ['F', 'HEL', 'BAL'],
    ['F', 'AEG', 'BLA'],
    ['F', 'ROM', 'VEN'],
    ['F', 'ANK', 'SMY'],
    ['F', 'STP/SC', 'NWY'],
    ['F', 'SPA/NC', 'MAR'],
    ['F', 'LYO', 'ROM'],
    ['F', 'IRI', 'NTH'],
    ['A', 'BUR', 'HOL'],
    ['A', 'NAP', 'TUN'],
    ['A', 'FIN', 'LVN'],
    ['A', 'MUN', 'VEN'],
    ['A', 'VIE', 'VEN'],
  ] as const)('%s does not go from %s to %s', (kind, from, to) => {
    expect(canReach({ kind, at: from }, spaceOf(to as Location))).toBe(false);
  });

  test('reaching a space is reaching one of its locations', () => {
    const found = (at: Location): readonly SpaceId[] =>
      SPACE_IDS.filter((id) => canReach({ kind: 'F', at }, id));
    expect(found('MAO')).toEqual(['BRE', 'ENG', 'GAS', 'IRI', 'NAF', 'NAO', 'POR', 'SPA', 'WES']);
  });
});
