import { expect, test } from 'vitest';
import type { SpaceId } from '../../src/board/board.ts';
import type { EditionId } from '../../src/rules/edition.ts';
import { rule } from './turns.ts';

/**
 * The army's route according to the trace: the fleets that carry it, or those whose disruption leaves it without one.
 */
function route(orders: string, army: SpaceId, edition: EditionId): readonly SpaceId[] {
  const { steps } = rule(orders, edition);
  const found = steps.flatMap(({ fact }) => {
    if (fact.type === 'path' && fact.unit === army) return [['over', ...fact.fleets]];
    if (fact.type === 'no-path' && fact.unit === army) return [['not over', ...fact.broken]];
    return [];
  });
  expect(found).toHaveLength(1);
  return (found[0] ?? []) as SpaceId[];
}

const CHAIN = 'England: A Lon-Tun, F Eng C A Lon-Tun, F Mid C A Lon-Tun, F WMed C A Lon-Tun';
const ENG_TAKEN = 'Germany: F Nth-Eng, F Bel S F Nth-Eng';
const WMED_TAKEN = 'Italy: F Tun-WMed, F Tys S F Tun-WMed';

test('of two disrupted fleets of one route one is enough', () => {
  const only = route(`${CHAIN}\n${ENG_TAKEN}`, 'LON', 'DATC');
  expect(only).toEqual(['not over', 'ENG']);
  const both = route(`${CHAIN}\n${ENG_TAKEN}\n${WMED_TAKEN}`, 'LON', 'DATC');
  expect(both).toHaveLength(2);
});

test('where every fleet must survive, all disrupted ones are named (1971 XII.4)', () => {
  const both = route(`${CHAIN}\n${ENG_TAKEN}\n${WMED_TAKEN}`, 'LON', '1971');
  expect(both).toEqual(['not over', 'ENG', 'WES']);
});

const TWO_ROUTES = 'England: A Lon-Bel, F Nth C A Lon-Bel\nFrance: F Eng C A Lon-Bel';
const NTH_TAKEN = 'Russia: F Nwy-Nth, F Hel S F Nwy-Nth';
const ENGLISH_CHANNEL_TAKEN = 'Italy: F Mid-Eng, F Iri S F Mid-Eng';

test('the remaining route is taken (DATC 3.0 4.A.1)', () => {
  expect(route(`${TWO_ROUTES}\n${NTH_TAKEN}`, 'LON', 'DATC')).toEqual(['over', 'ENG']);
  expect(route(`${TWO_ROUTES}\n${ENGLISH_CHANNEL_TAKEN}`, 'LON', 'DATC')).toEqual(['over', 'NTH']);
});

test('two disrupted routes are both named', () => {
  const orders = `${TWO_ROUTES}\n${NTH_TAKEN}\n${ENGLISH_CHANNEL_TAKEN}`;
  expect(route(orders, 'LON', 'DATC')).toEqual(['not over', 'ENG', 'NTH']);
});

test('one disrupted route is too many where all must survive (1971 XII.4)', () => {
  expect(route(TWO_ROUTES, 'LON', '1971')).toEqual(['over', 'ENG', 'NTH']);
  expect(route(`${TWO_ROUTES}\n${ENGLISH_CHANNEL_TAKEN}`, 'LON', '1971')).toEqual([
    'not over',
    'ENG',
  ]);
});

test('the fleets of others do not count if there is a route of own fleets (DATC 2.5 4.A.1)', () => {
  expect(route(TWO_ROUTES, 'LON', 'DPTG')).toEqual(['over', 'NTH']);
  expect(route(`${TWO_ROUTES}\n${ENGLISH_CHANNEL_TAKEN}`, 'LON', 'DPTG')).toEqual(['over', 'NTH']);
  expect(route(`${TWO_ROUTES}\n${NTH_TAKEN}`, 'LON', 'DPTG')).toEqual(['not over', 'NTH']);
  const both = `${TWO_ROUTES}\n${NTH_TAKEN}\n${ENGLISH_CHANNEL_TAKEN}`;
  expect(route(both, 'LON', 'DPTG')).toEqual(['not over', 'NTH']);
});
