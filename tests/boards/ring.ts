import type { BoardFile } from '../../src/scenario/board/schema.ts';

const SEAS = 35;
const LANDS = 12;

const sea = (n: number): string => `s${String(n % SEAS).padStart(2, '0')}`;
const land = (n: number): string => `l${String(n % LANDS)}`;

/** The seas that a land touches: three in a row, the first of which is the last one of the land before. */
const shore = (n: number): readonly string[] => [3 * n, 3 * n + 1, 3 * n + 2].map(sea);

const POWERS = ['Macedon', 'Mauretania', 'Old Realm', 'Zeta'] as const;
const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

const pass = (kind: 'army' | 'fleet' | 'both') => (to: string) => ({ to, pass: kind });

/**
 * A board of our own that has what the standard one has not: two powers with one initial, one with two words, more than
 * 32 seas, which lie in a ring, ids with digits and of any length, and builds in any home. One land has two coasts.
 */
export const RING: BoardFile = {
  schemaVersion: 1,
  id: 'ring',
  name: 'Ring',
  description: 'Twelve lands on a ring of thirty-five seas.',
  author: 'Standoff',
  victoryConditions: [{ type: 'supply-center-majority', supplyCenters: 5 }],
  adjudicationModifiers: ['allow-builds-in-any-home-center'],
  phaseProgression: {
    seasons: ['Wet', 'Dry'],
    transitions: [
      {
        from: { season: 'Wet', type: 'Movement' },
        to: { season: 'Dry', type: 'Movement', yearDelta: 0 },
      },
    ],
  },
  nations: POWERS.map((name, i) => ({
    id: idOf(name),
    name,
    color: `#${String(20 + 20 * i)}8080`,
  })),
  provinces: [
    ...Array.from({ length: SEAS }, (_, n) => ({
      id: sea(n),
      name: `Sea ${String(n)}`,
      type: 'sea' as const,
      supplyCenter: false,
      adjacencies: [
        ...[sea(n + 1), sea(n + SEAS - 1)].map(pass('fleet')),
        ...Array.from({ length: LANDS }, (_, at) => at)
          .filter((at) => shore(at).includes(sea(n)))
          .map((at) => (at === 0 ? coastOf(sea(n)) : land(at)))
          .map(pass('fleet')),
      ],
    })),
    ...Array.from({ length: LANDS }, (_, n) => ({
      id: land(n),
      name: n === 7 ? 'A very long name of a land' : `Land ${String(n)}`,
      type: n === 0 ? ('land' as const) : ('coastal' as const),
      supplyCenter: n % 3 !== 2,
      ...(n % 3 === 0 ? { homeNation: idOf(POWERS[n / 3] ?? '') } : {}),
      adjacencies: [
        ...(n === 0 ? [] : shore(n).map(pass('fleet'))),
        ...[land(n + 1), land(n + LANDS - 1)].map(pass('army')),
      ],
    })),
  ],
  namedCoasts: (['nc', 'sc'] as const).map((side) => ({
    id: `${land(0)}/${side}`,
    name: `Land 0 (${side})`,
    parentProvince: land(0),
    adjacencies: shore(0)
      .filter((at) => coastOf(at) === `${land(0)}/${side}`)
      .map(pass('fleet')),
  })),
  initialState: {
    phase: { season: 'Wet', year: 1, type: 'Movement' },
    units: POWERS.map((name, n) => ({
      nation: idOf(name),
      type: n === 0 ? 'Fleet' : 'Army',
      location: n === 0 ? `${land(0)}/nc` : land(3 * n),
    })),
    supplyCenters: POWERS.map((name, n) => ({ nation: idOf(name), province: land(3 * n) })),
  },
};

/** The coast of the land with two: the first sea is in the north, the others in the south. */
function coastOf(at: string): string {
  return at === sea(0) ? 'l0/nc' : 'l0/sc';
}
