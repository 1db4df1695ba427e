import { expect, test } from 'vitest';
import {
  fleetLocations,
  LOCATIONS,
  neighbours,
  SPACE_IDS,
  spaceOf,
} from '../../src/board/board.ts';
import type { Location, Piece } from '../../src/board/board.ts';
import {
  compileBoard,
  locationAt,
  locationIndex,
  reachesLocation,
  reachesSpace,
  spaceAt,
  spaceIndex,
  STANDARD_BOARD,
  stationOf,
  touches,
} from '../../src/board/compiled.ts';
import { SPACES } from '../../src/board/spaces.ts';

const board = STANDARD_BOARD;
const PIECES: readonly Piece[] = SPACE_IDS.flatMap((at) => [
  ...(SPACES[at].kind === 'sea' ? [] : [{ kind: 'A', at } as const]),
  ...fleetLocations(at).map((location): Piece => ({ kind: 'F', at: location })),
]);

test.each(LOCATIONS)('%s is found by its letters, and read back', (location) => {
  expect(locationAt(board, locationIndex(board, location))).toBe(location);
  expect(spaceAt(board, spaceIndex(board, location))).toBe(spaceOf(location));
});

test.each(['XYZ', 'LoN', 'lon', 'L0N', 'LO', '', 'STP/XC', 'VEN/NC', 'STP/nc', '[[[', '@@@'])(
  '"%s" is nowhere',
  (name) => {
    expect(locationIndex(board, name as Location)).toBe(-1);
  },
);

test('a number without a meaning has no name', () => {
  expect(() => spaceAt(board, -1)).toThrow('no such space');
  expect(() => locationAt(board, board.locations.length)).toThrow('no such space');
});

test('a unit reaches by its numbers what it reaches by the table, and nothing else', () => {
  for (const piece of PIECES) {
    const station = stationOf(board, piece.kind, piece.at);
    const reached = neighbours(piece);
    for (const location of LOCATIONS) {
      const place = locationIndex(board, location);
      expect(reachesLocation(board, station, place)).toBe(reached.includes(location));
    }
    for (const space of SPACE_IDS) {
      const isReached = reached.some((location) => spaceOf(location) === space);
      expect(reachesSpace(board, station, spaceIndex(board, space))).toBe(isReached);
    }
  }
});

test('a sea touches what a fleet can sail to from it', () => {
  for (const sea of SPACE_IDS.filter((id) => SPACES[id].kind === 'sea')) {
    const shores = neighbours({ kind: 'F', at: sea }).map(spaceOf);
    for (const space of SPACE_IDS) {
      const isTouched = touches(board, spaceIndex(board, sea), spaceIndex(board, space));
      expect(isTouched).toBe(shores.includes(space));
    }
  }
});

test('two spaces with the same letters are refused', () => {
  const space = { id: 'AAA', kind: 'inland', coasts: [] } as const;
  expect(() => compileBoard({ spaces: [space, space], reach: () => [] })).toThrow('AAA');
});
