import type { BoardFile } from '../../../src/scenario/board/schema.ts';

/*
 * A board of four spaces with a drawing of our own: two lands side by side, an island, and the sea round them. Inland has no sea.
 *
 *   west | east
 *   -----+----- sea (round all), isle in it
 */

type Pass = 'army' | 'fleet' | 'both';
const to = (pass: Pass, ...ids: readonly string[]) => ids.map((id) => ({ to: id, pass }));

export const ISLANDS: BoardFile = {
  schemaVersion: 1,
  id: 'islands',
  name: 'Islands',
  description: 'Two lands, an island and a sea.',
  author: 'Standoff',
  victoryConditions: [{ type: 'supply-center-majority', supplyCenters: 2 }],
  phaseProgression: {
    seasons: ['Spring', 'Fall'],
    transitions: [
      {
        from: { season: 'Spring', type: 'Movement' },
        to: { season: 'Fall', type: 'Movement', yearDelta: 0 },
      },
    ],
  },
  nations: [
    { id: 'reds', name: 'Reds', color: '#c03030' },
    { id: 'blues', name: 'Blues', color: '#3050c0' },
  ],
  provinces: [
    {
      ...{ id: 'west', name: 'West', type: 'coastal', supplyCenter: true, homeNation: 'reds' },
      adjacencies: [...to('army', 'east'), ...to('fleet', 'sea')],
    },
    {
      ...{ id: 'east', name: 'East', type: 'coastal', supplyCenter: true, homeNation: 'blues' },
      adjacencies: to('army', 'west'),
    },
    {
      ...{ id: 'isle', name: 'Isle', type: 'coastal', supplyCenter: true },
      adjacencies: to('fleet', 'sea'),
    },
    {
      ...{ id: 'sea', name: 'Sea', type: 'sea', supplyCenter: false },
      adjacencies: to('fleet', 'west', 'isle', 'east/nc'),
    },
  ],
  namedCoasts: [
    {
      ...{ id: 'east/nc', name: 'East (North Coast)', parentProvince: 'east' },
      adjacencies: to('fleet', 'sea'),
    },
  ],
  initialState: {
    phase: { season: 'Spring', year: 1, type: 'Movement' },
    units: [
      { nation: 'reds', type: 'Army', location: 'west' },
      { nation: 'blues', type: 'Fleet', location: 'east/nc' },
    ],
    supplyCenters: [
      { nation: 'reds', province: 'west' },
      { nation: 'blues', province: 'east' },
    ],
  },
};

/** The shapes of the four, without what is round them. */
export const SHAPES = {
  sea: '<rect id="sea" x="0" y="0" width="400" height="300"/>',
  west: '<path id="west" d="M60 60h140v160h-140z"/>',
  east: '<polygon id="east" points="200,60 340,60 340,220 200,220"/>',
  isle: '<circle id="isle" cx="100" cy="265" r="20"/>',
} as const;

export const svg = (...inside: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">\n${inside.join('\n')}\n</svg>`;

export const layer = (id: string, ...inside: readonly string[]): string =>
  `<g id="${id}">\n${inside.join('\n')}\n</g>`;

/** As Diplicity and godip draw it. */
export const DRAWING = svg(layer('provinces', ...Object.values(SHAPES)));
