import { expect, test } from 'vitest';
import {
  boardOf,
  fleetLocations,
  STANDARD as BOARD,
  LOCATIONS,
  neighbours,
  SPACE_IDS,
  spaceIn,
  spaceOf,
} from '../../src/board/board.ts';
import type { Location, Piece } from '../../src/board/board.ts';
import { SPACES } from '../../src/board/spaces.ts';
import { boardFor } from '../../src/law/board.ts';

const STANDARD = boardFor({});

const PIECES: readonly Piece[] = SPACE_IDS.flatMap((at) => [
  ...(SPACES[at].kind === 'sea' ? [] : [{ kind: 'A', at } as const]),
  ...fleetLocations(at).map((location): Piece => ({ kind: 'F', at: location })),
]);

const numberOf = (at: Location): number => STANDARD.locationOf.get(at) ?? -1;
const namesOf = (all: readonly number[] = []): readonly string[] =>
  all.map((at) => String(STANDARD.names[at])).sort();

test('every location has a number, and the same name again', () => {
  expect(STANDARD.names).toEqual(LOCATIONS);
  for (const at of LOCATIONS) {
    expect(STANDARD.names[numberOf(at)]).toBe(at);
    expect(STANDARD.spaceOf[numberOf(at)]).toBe(numberOf(spaceOf(at)));
  }
});

test('a unit goes by its numbers where it goes by the table, and nowhere else', () => {
  for (const piece of PIECES) {
    const near = neighbours(piece);
    expect(namesOf(STANDARD.goes[piece.kind][numberOf(piece.at)])).toEqual([...near].sort());
    const spaces = [...new Set(near.map(spaceOf))].sort();
    expect(namesOf(STANDARD.reaches[piece.kind][numberOf(piece.at)])).toEqual(spaces);
  }
});

test('the seas beside a space are those from which a fleet can enter it', () => {
  const seas = SPACE_IDS.filter((id) => SPACES[id].kind === 'sea');
  for (const space of SPACE_IDS) {
    const around = seas.filter((at) => neighbours({ kind: 'F', at }).map(spaceOf).includes(space));
    expect(namesOf(STANDARD.seas[numberOf(space)])).toEqual([...around].sort());
  }
});

test('two places of one name are refused', () => {
  const spaces = new Map(BOARD.spaces);
  spaces.set('MUN', { ...spaceIn('MUN'), coasts: ['STP/NC'] });
  expect(() => boardOf({ ...BOARD, spaces })).toThrow('same name');
});
