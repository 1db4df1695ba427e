import { expect, test } from 'vitest';
import {
  bitOf,
  hasChain,
  seasOnRoutes,
  shortestChain,
  spacesOf,
} from '../../src/adjudicator/routes.ts';
import type { SpaceId } from '../../src/board/board.ts';
import { spaceAt, spaceIndex } from '../../src/board/compiled.ts';

const at = (space: SpaceId): number => spaceIndex(space);
const seas = (...spaces: SpaceId[]): number =>
  spaces.reduce((set, space) => set | bitOf(at(space)), 0);
const names = (set: number): readonly SpaceId[] => spacesOf(set).map(spaceAt);

test('a chain leads from sea to sea', () => {
  const all = seas('ENG', 'MAO', 'WES');
  expect(hasChain(at('LON'), at('TUN'), all)).toBe(true);
  expect(hasChain(at('LON'), at('TUN'), seas('ENG', 'WES'))).toBe(false);
  expect(shortestChain(at('LON'), at('TUN'), all).map(spaceAt)).toEqual(['ENG', 'MAO', 'WES']);
});

test('no chain, no answer', () => {
  expect(hasChain(at('LON'), at('BEL'), 0)).toBe(false);
  expect(shortestChain(at('LON'), at('BEL'), 0)).toEqual([]);
  expect(seasOnRoutes(at('LON'), at('BEL'), 0)).toBe(0);
});

test('two routes of one fleet each', () => {
  expect(names(seasOnRoutes(at('LON'), at('BEL'), seas('ENG', 'NTH')))).toEqual(['ENG', 'NTH']);
});

test('a fleet that a route could do without is on no minimal route (DATC 6.G.19)', () => {
  const found = seasOnRoutes(at('MAR'), at('SPA'), seas('LYO', 'WES'));
  expect(names(found)).toEqual(['LYO']);
});

test('a detour is a minimal route too: none of its fleets could be left out', () => {
  const detour = ['NTH', 'NWG', 'NAO', 'IRI'] as const;
  const found = ['IRI', 'NAO', 'NTH', 'NWG'];
  expect(names(seasOnRoutes(at('BEL'), at('WAL'), seas(...detour)))).toEqual(found);
  expect(names(seasOnRoutes(at('BEL'), at('WAL'), seas(...detour, 'ENG')))).toEqual([
    'ENG',
    ...found,
  ]);
});
