import { expect, test } from 'vitest';
import { nameOf, occupant } from '../../src/adjudicator/unit-row.ts';
import { NOBODY, units } from '../../src/adjudicator/columns.ts';
import { openTurnState } from '../../src/adjudicator/turn-state.ts';
import type { TurnState } from '../../src/adjudicator/turn-state.ts';
import {
  allBut,
  anyFleet,
  fleetsOnRoutes,
  hasRoute,
  isOnRoute,
  shortestRoute,
} from '../../src/adjudicator/convoy-routes.ts';
import type { SpaceId } from '../../src/board/board.ts';
import { spaceIndex, STANDARD_BOARD, stationOf } from '../../src/board/compiled.ts';
import { EDITIONS } from '../../src/rules/editions.ts';

const at = (space: SpaceId): number => spaceIndex(STANDARD_BOARD, space);
/** Valid until the next call: there is only one state. */
const fleets = (...seas: SpaceId[]): TurnState =>
  openTurnState(
    {
      units: seas.map((sea) => ({ power: 1, station: stationOf(STANDARD_BOARD, 'F', sea) })),
      orders: [],
    },
    STANDARD_BOARD,
    EDITIONS.DATC,
    null,
  );
const fleetAt = (space: SpaceId) => {
  const fleet = occupant(at(space));
  if (fleet === NOBODY) throw new Error(`no fleet in ${space}`);
  return fleet;
};

/** The seas on minimal routes, in board order. */
function seasOn(from: SpaceId, to: SpaceId, state: TurnState): readonly SpaceId[] {
  const found = fleetsOnRoutes(at(from), at(to), anyFleet, state);
  const all = [...units.subarray(0, state.unitCount)];
  return all.filter((fleet) => found.has(fleet)).map((fleet) => nameOf(fleet, state));
}

const chain = (from: SpaceId, to: SpaceId, state: TurnState): readonly SpaceId[] =>
  shortestRoute(at(from), at(to), anyFleet, state).map((fleet) => nameOf(fleet, state));

test('a route leads from sea to sea', () => {
  const all = fleets('ENG', 'MAO', 'WES');
  expect(hasRoute(at('LON'), at('TUN'), anyFleet, all)).toBe(true);
  expect(chain('LON', 'TUN', all)).toEqual(['ENG', 'MAO', 'WES']);
  expect(hasRoute(at('LON'), at('TUN'), anyFleet, fleets('ENG', 'WES'))).toBe(false);
});

test('a route without one of its fleets is not a route', () => {
  const all = fleets('ENG', 'MAO', 'WES');
  expect(hasRoute(at('LON'), at('TUN'), allBut(fleetAt('MAO')), all)).toBe(false);
  expect(hasRoute(at('LON'), at('BEL'), allBut(fleetAt('MAO')), all)).toBe(true);
});

test('without a route there is no answer', () => {
  const none = fleets();
  expect(hasRoute(at('LON'), at('BEL'), anyFleet, none)).toBe(false);
  expect(chain('LON', 'BEL', none)).toEqual([]);
  expect(seasOn('LON', 'BEL', none)).toEqual([]);
});

test('a fleet in port is on no route', () => {
  expect(hasRoute(at('LON'), at('YOR'), anyFleet, fleets('WAL'))).toBe(false);
});

test('two routes of one fleet each', () => {
  expect(seasOn('LON', 'BEL', fleets('ENG', 'NTH'))).toEqual(['ENG', 'NTH']);
});

test('a fleet that a route could do without is on no minimal route (DATC 6.G.19)', () => {
  const state = fleets('LYO', 'WES');
  expect(seasOn('MAR', 'SPA', state)).toEqual(['LYO']);
  expect(isOnRoute(fleetAt('LYO'), at('MAR'), at('SPA'), anyFleet, state)).toBe(true);
  expect(isOnRoute(fleetAt('WES'), at('MAR'), at('SPA'), anyFleet, state)).toBe(false);
});

test('a detour is a minimal route too: none of its fleets could be left out', () => {
  const detour = ['NTH', 'NWG', 'NAO', 'IRI'] as const;
  const found = ['IRI', 'NAO', 'NTH', 'NWG'];
  expect(seasOn('BEL', 'WAL', fleets(...detour))).toEqual(found);
  expect(seasOn('BEL', 'WAL', fleets(...detour, 'ENG'))).toEqual(['ENG', ...found]);
});
