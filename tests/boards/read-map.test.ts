import { expect, test } from 'vitest';
import { loadBoard } from '../../src/scenario/board/load-board.ts';
import { readMap } from '../../src/scenario/board/read-map.ts';

/** The forms that a map file has: ports, coasts, neighbours for armies only and for fleets only, comments. */
const MAP = `# a map of our own
RED   (REDDISH)  hil isl
A hil
F isl
BLUE_SEA (BLUISH) har
UNOWNED far
BEGIN SPRING 1650 MOVEMENT
VICTORY 3
Hill      = hil
Island    = isl isle
Harbour   = har port
Far Shore = far
Wide Sea  = sea
Harbour (north coast) = har/nc har(nc)

LAND  HIL     ABUTS HAR
COAST har     ABUTS HIL FAR
COAST HAR/NC  ABUTS SEA
COAST HAR/SC  ABUTS SEA FAR
COAST FAR     ABUTS SEA har HAR/SC Isl
PORT  ISL     ABUTS SEA Far
WATER SEA     ABUTS HAR/NC HAR/SC FAR ISL
`;

test('a map file is read into a board', () => {
  const read = readMap(MAP, 'small');
  expect(read.ok).toBe(true);
  if (!read.ok) return;
  const loaded = loadBoard(JSON.stringify(read.value.file), 'small');
  expect(loaded.ok).toBe(true);
  if (!loaded.ok) return;
  const { board } = loaded.value;
  expect(board.powers).toEqual(['Red', 'Blue Sea']);
  expect(board.nationality).toEqual({ Red: 'Reddish', 'Blue Sea': 'Bluish' });
  expect(board.winning).toBe(3);
  expect(board.centres).toEqual(['hil', 'har', 'far', 'isl']);
  expect(Object.fromEntries(board.armies)).toEqual({
    hil: ['har'],
    har: ['far', 'hil'],
    far: ['har'],
    isl: [],
    sea: [],
    'har/nc': [],
    'har/sc': [],
  });
  expect(Object.fromEntries(board.fleets)).toEqual({
    hil: [],
    har: [],
    far: ['har/sc', 'isl', 'sea'],
    isl: ['far', 'sea'],
    sea: ['far', 'har/nc', 'har/sc', 'isl'],
    'har/nc': ['sea'],
    'har/sc': ['far', 'sea'],
  });
  expect(read.value.file.initialState.phase.year).toBe(1650);
});

test('a file that is no map, or changes another one, is refused with its line', () => {
  expect(readMap('', 'x')).toEqual({
    ok: false,
    error: [{ line: 1, said: ['There is no terrain.', 'lines such as: COAST KIE ABUTS HOL'] }],
  });
  expect(readMap('MAP standard\n???', 'x')).toMatchObject({
    error: [
      { line: 1 },
      { line: 2 },
      { line: 1, said: ['There is no terrain.', expect.any(String)] },
    ],
  });
});

test('nobody enters what is shut, and python-diplomacy writes RULES', () => {
  const read = readMap(
    [
      'RULES BUILD_ANY',
      'NEW-YORK (NEW-YORKER) aaa',
      'BLUE bbb',
      'BLUE',
      'A bbb',
      'ASAKURA ()',
      'One = aaa',
      'Two = bbb',
      'Alps = alp',
      'LAND AAA ABUTS BBB ALP',
      'LAND BBB ABUTS AAA ALP',
      'SHUT ALP ABUTS AAA BBB',
    ].join('\n'),
    'alps',
  );
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { provinces, adjudicationModifiers, nations, initialState } = read.value.file;
  expect(provinces.map(({ id, adjacencies }) => [id, adjacencies.map(({ to }) => to)])).toEqual([
    ['aaa', ['bbb']],
    ['bbb', ['aaa']],
  ]);
  expect(adjudicationModifiers).toEqual(['allow-builds-in-non-home-centers']);
  expect(initialState.units).toEqual([{ nation: 'blue', type: 'Army', location: 'bbb' }]);
  expect(nations.map(({ name }) => name)).toEqual(['New York', 'Blue', 'Asakura']);
});
