import { describe, expect, test } from 'vitest';
import { boardOf, STANDARD } from '../../src/board/board.ts';
import type { Board, Location, Space, SpaceId, Unit } from '../../src/board/board.ts';
import type { Power } from '../../src/board/powers.ts';
import { chokePoints } from '../../src/board/questions/choke-points.ts';
import { differences } from '../../src/board/questions/differences.ts';
import { distances } from '../../src/board/questions/distances.ts';
import { meetings, neutralCentres } from '../../src/board/questions/first-year.ts';
import { movesTo } from '../../src/board/questions/moves-to.ts';
import { VARIANTS } from '../../src/board/variants/variants.ts';
import { boardNamed } from '../boards/boards.ts';

type Kind = Space['kind'];

/** A board whose spaces are `a` to `z`: their kinds, borders as `a-b` for armies and `a~b` for fleets, and homes. */
function small(
  kinds: Readonly<Record<string, Kind>>,
  borders: string,
  homes: Readonly<Record<string, string>>,
  units: readonly string[],
  neutral: readonly string[] = [],
): Board {
  const armies = new Map<Location, Location[]>();
  const fleets = new Map<Location, Location[]>();
  for (const [, one = '', how, other = ''] of borders.matchAll(/([\w/]+)([-~])([\w/]+)/g)) {
    const table = how === '-' ? armies : fleets;
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as [Location, Location][])
      table.set(from, [...(table.get(from) ?? []), to]);
  }
  const spaces = new Map(
    Object.entries(kinds).map(([id, kind]): [SpaceId, Space] => [
      id as SpaceId,
      {
        ...{ name: id, short: id, kind },
        coasts: [...fleets.keys()].filter((at) => at.startsWith(`${id}/`)),
        centre: id in homes || neutral.includes(id),
        home: (homes[id] ?? null) as Power | null,
      },
    ]),
  );
  const powers = [...new Set(Object.values(homes))] as Power[];
  return boardOf({
    ...{ id: 'small', name: 'Small', powers, nationality: {}, spaces, armies, fleets },
    ...{ builds: 'home', winning: 2 },
    start: {
      units: units.map((unit): Unit => {
        const [kind = '', at = ''] = unit.split(' ');
        const power = homes[at.split('/')[0] ?? ''] as Power;
        return { kind: kind as Unit['kind'], at: at as Location, power };
      }),
    },
  });
}

/** North in `a`, South in `e`, in a row of lands with a sea beside it: a-b-c-d-e, and a~s~e. */
const ROW = small(
  { a: 'coastal', b: 'inland', c: 'inland', d: 'inland', e: 'coastal', s: 'sea' },
  'a-b b-c c-d d-e a~s s~e',
  { a: 'North', e: 'South' },
  ['A a', 'F e'],
  ['b', 'c'],
);

const pairs = (board: Board) =>
  meetings(board).map(({ powers, spaces }) => [powers.join(' '), ...spaces]);

test('moves are counted along the borders of a kind of unit', () => {
  expect([...movesTo({ kind: 'A', at: 'a' as Location }, ROW)]).toEqual([
    ...[['a', 0]],
    ...[['b', 1]],
    ...[['c', 2]],
    ...[['d', 3]],
    ...[['e', 4]],
  ]);
  expect([...movesTo({ kind: 'F', at: 'e' as Location }, ROW)]).toEqual([
    ['e', 0],
    ['s', 1],
    ['a', 2],
  ]);
});

describe('who can meet in the first Spring', () => {
  test('nobody, if a move of one and a move of the other end in no space together', () => {
    expect(pairs(ROW)).toEqual([]);
  });

  test('two fleets in the sea between them, or where one of them stays', () => {
    const near = small(
      { a: 'coastal', b: 'coastal', s: 'sea' },
      'a~s s~b a~b',
      { a: 'North', b: 'South' },
      ['F a', 'F b'],
    );
    expect(pairs(near)).toEqual([['North South', 'a', 'b', 's']]);
  });

  test('on the standard board, and in France against Austria', () => {
    expect(pairs(STANDARD)).toContainEqual(['England France', 'ENG']);
    expect(pairs(STANDARD)).toContainEqual(['Austria Italy', 'TRI', 'TYR', 'VEN']);
    expect(pairs(STANDARD)).toHaveLength(9);
    expect(pairs(VARIANTS['france-austria'])).toEqual([]);
  });
});

test('neutral centres have the powers that can be in them within two moves, the nearest first', () => {
  expect(neutralCentres(ROW)).toEqual([
    { centre: 'b', near: [{ power: 'North', moves: 1 }] },
    { centre: 'c', near: [{ power: 'North', moves: 2 }] },
  ]);
  const [belgium] = neutralCentres(STANDARD).filter(({ centre }) => centre === 'BEL');
  expect(belgium?.near.map(({ power }) => power)).toEqual(['England', 'France', 'Germany']);
  const denmark = neutralCentres(STANDARD).find(({ centre }) => centre === 'DEN');
  expect(denmark?.near[0]).toEqual({ power: 'Germany', moves: 1 });
  // A centre that somebody owns is none of them, though it is nobody’s home.
  expect(neutralCentres(boardNamed('pure'))).toEqual([]);
});

describe('choke points', () => {
  const cutsOf = (board: Board, kind: 'A' | 'F') =>
    chokePoints(board, kind).map(({ space, cut }) => [space, [...cut].sort().join('')]);

  test('the inner spaces of a row, each with the smaller part', () => {
    expect(cutsOf(ROW, 'A')).toEqual([
      ['c', 'de'],
      ['b', 'a'],
      ['d', 'e'],
    ]);
    // Of two parts alike, the second.
    expect(cutsOf(ROW, 'F')).toEqual([['s', 'e']]);
  });

  test('none in a ring; and a space that keeps one of its coasts is not cut off', () => {
    const lands = { a: 'inland', b: 'inland', c: 'inland' } as const;
    expect(cutsOf(small(lands, 'a-b b-c c-a', { a: 'North' }, []), 'A')).toEqual([]);
    const seas = { a: 'coastal', s: 'sea', t: 'sea', u: 'sea' } as const;
    const coasts = small(seas, 'a/nc~s s~t t~u a/sc~u', { a: 'North' }, []);
    // Without `s` the other coast of `a` is still with the rest.
    expect(cutsOf(coasts, 'F')).toEqual([['t', 'u']]);
  });

  test('Constantinople closes the Black Sea', () => {
    expect(cutsOf(STANDARD, 'F')).toEqual([['CON', 'ANKARMBLARUMSEV']]);
    expect(cutsOf(STANDARD, 'A')).toEqual([['SPA', 'POR']]);
  });
});

test('distances are those of the faster kind of unit; by convoy only: null', () => {
  expect(distances(ROW)).toEqual([{ powers: ['North', 'South'], moves: 2 }]);
  const island = small({ a: 'inland', b: 'coastal', s: 'sea' }, 'b~s', { a: 'N', b: 'S' }, []);
  expect(distances(island)).toEqual([{ powers: ['N', 'S'], moves: null }]);
  const far = distances(STANDARD).find(({ powers }) => powers.join() === 'England,Turkey');
  expect(far?.moves).toBe(7);
});

describe('what is different', () => {
  const kinds = (board: Board) => differences(board).map((one) => one.is);

  test('of variants on the standard map', () => {
    expect(differences(STANDARD)).toEqual([{ is: 'map', spaces: 75 }]);
    expect(differences(VARIANTS['fleet-rome'])).toEqual([
      {
        is: 'units',
        units: [
          { power: 'Italy', kind: 'F', at: 'NAP' },
          { power: 'Italy', kind: 'F', at: 'ROM' },
          { power: 'Italy', kind: 'A', at: 'VEN' },
        ],
      },
    ]);
    expect(kinds(VARIANTS['france-austria'])).toEqual(['powers']);
    expect(kinds(VARIANTS['england-italy-russia'])).toEqual(['powers', 'units', 'homes', 'homes']);
    expect(kinds(VARIANTS['winter-1898'])).toEqual(['units', 'unowned']);
    expect(differences(VARIANTS['build-anywhere'])).toEqual([{ is: 'builds', where: 'anywhere' }]);
  });

  test('of other boards', () => {
    expect(kinds(boardNamed('hundred'))).toEqual(['map', 'surplus', 'builds', 'winning']);
    expect(kinds(boardNamed('ancient-mediterranean'))).toEqual(['map']);
  });
});
