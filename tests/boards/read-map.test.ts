import { describe, expect, test } from 'vitest';
import { type Board, type SpaceId, STANDARD } from '../../src/board/board.ts';
import { compareBoards } from '../../src/scenario/board/compare-boards.ts';
import { openBoard } from '../../src/scenario/board/open-board.ts';
import { formatError } from '../../src/scenario/file-place.ts';
import { loadBoard } from '../../src/scenario/board/load-board.ts';
import type { NamedText } from '../../src/scenario/board/named-text.ts';
import { readMap } from '../../src/scenario/board/map/read-map.ts';

const mapOf = (text: string, id: string, others: readonly NamedText[] = []) =>
  readMap({ name: `${id}.map`, text }, others, id);

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
  const read = mapOf(MAP, 'small');
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
  expect(mapOf('', 'x')).toEqual({
    ok: false,
    error: {
      problems: [{ line: 1, said: ['There is no terrain.', 'lines such as: COAST KIE ABUTS HOL'] }],
      needs: null,
    },
  });
  expect(mapOf('MAP other\n???', 'x')).toMatchObject({
    error: { problems: [{ line: 1 }], needs: 'other.map' },
  });
});

test('nobody enters what is shut, and python-diplomacy writes RULES', () => {
  const read = mapOf(
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

/** The board of a map, which is right. */
function boardOf(text: string, id = 'changed', others: readonly NamedText[] = []): Board {
  const opened = openBoard([{ name: `${id}.map`, text }, ...others]);
  if (!opened.ok) throw new Error(opened.error.errors.map(formatError).join('\n'));
  return opened.value.board;
}
const errorsOf = (text: string, others: readonly NamedText[] = []) => {
  const opened = openBoard([{ name: 'changed.map', text }, ...others]);
  return opened.ok ? [] : opened.error.errors.map(formatError);
};
const unitsOf = ({ start }: Board, of: string) =>
  start.units.filter(({ power }) => power === of).map(({ kind, at }) => `${kind} ${at}`);
const homesOf = ({ spaces }: Board, of: string | null) =>
  [...spaces].flatMap(([id, { home, centre }]) => (centre && home === of ? [id] : []));

describe('a map that changes another one', () => {
  test('the standard map is known, whole and in parts', () => {
    const parts = 'USE standard.geography standard.politics\nUSE standard.military';
    for (const text of ['MAP standard', 'USE standard.map', parts]) {
      const board = boardOf(text);
      expect(compareBoards(board, STANDARD).isSame, text).toBe(true);
      expect(board.start.units.length).toBe(22);
    }
  });
  test('a unit takes the place of another one: Fleet Rome', () => {
    const board = boardOf('MAP standard\nITALY\nF ROM');
    expect(unitsOf(board, 'Italy').sort()).toEqual(['A ven', 'F nap', 'F rom']);
  });
  test('powers that nobody plays leave their homes to whoever takes them', () => {
    const board = boardOf('MAP standard\nUNPLAYED ALL EXCEPT FRANCE AUSTRIA');
    expect(board.powers).toEqual(['Austria', 'France']);
    expect(board.centres.length).toBe(34);
    expect(homesOf(board, 'France').sort()).toEqual(['bre', 'mar', 'par']);
    expect(boardOf('MAP standard\nUNPLAYED ENGLAND, ITALY').powers).toHaveLength(5);
  });
  test('homes are added and taken away; what was one is a centre still, but for a neutral one', () => {
    const board = boardOf('MAP standard\nENGLAND YOR\nRUSSIA -STP\nUNOWNED -POR BOH');
    expect(homesOf(board, 'England')).toContain('yor');
    expect(homesOf(board, 'Russia').sort()).toEqual(['mos', 'sev', 'war']);
    expect(homesOf(board, null)).toEqual(expect.arrayContaining(['stp', 'boh']));
    expect(board.centres).not.toContain('por');
    expect(homesOf(boardOf('MAP standard\nITALY\nHOMES TUS\nOWNS TUS ROM'), 'Italy')).toEqual([
      'tus',
    ]);
  });
  test('rows are amended, and places dropped', () => {
    const board = boardOf(
      [
        'USE standard',
        ...['DROP TUS', 'Iceland = ice', 'COAST ICE ABUTS NAO NWG'],
        ...['AMEND NAO ABUTS ICE', 'AMEND NWG ABUTS ICE', 'AMEND PIE ABUTS -TYR ven ROM'],
        ...['AMEND ROM ABUTS PIE', 'AMEND TYR ABUTS -PIE'],
      ].join('\n'),
    );
    expect(board.spaces.has('tus' as SpaceId)).toBe(false);
    expect(board.fleets.get('ice' as SpaceId)).toEqual(['nao', 'nwg']);
    expect(board.armies.get('pie' as SpaceId)).toEqual(['mar', 'rom', 'ven']);
    expect(board.fleets.get('pie' as SpaceId)).toEqual(['lyo', 'mar', 'rom']);
  });
  test('a place and a power have other names', () => {
    const board = boardOf('USE standard\nPIE -> Savoy = sav pie\nITALY -> SARDINIA (SARDINIAN)');
    expect(board.spaces.get('sav' as SpaceId)?.name).toBe('Savoy');
    expect(board.armies.get('mar' as SpaceId)).toContain('sav');
    expect(board.spaces.has('pie' as SpaceId)).toBe(false);
    expect(board.powers).toContain('Sardinia');
    expect(board.powers).not.toContain('Italy');
    expect(unitsOf(board, 'Sardinia')).toHaveLength(3);
  });
  test('a province that loses its coasts has their borders', () => {
    const board = boardOf('USE standard\nCOAST BUL ABUTS CON GRE RUM SER AEG BLA');
    expect(board.fleets.get('bul' as SpaceId)).toEqual(['aeg', 'bla', 'con', 'gre', 'rum']);
    expect(board.fleets.get('con' as SpaceId)).toContain('bul');
  });
  test('a game begins in Winter, before anybody has a unit, or in Fall', () => {
    const winter = boardOf('MAP standard\nBEGIN WINTER 1900 ADJUSTMENTS\nITALY\nUNITS');
    expect(winter.start.season).toBe('Winter');
    expect(winter.calendar?.first).toBe(1900);
    expect(unitsOf(winter, 'Italy')).toEqual([]);
    expect(boardOf('MAP standard\nBEGIN FALL 1905 MOVEMENT').start.season).toBe('Fall');
  });
  test('a power that nobody plays', () => {
    expect(boardOf('MAP standard\nDUMMIES ITALY TURKEY').idle).toEqual(['Italy', 'Turkey']);
    expect(boardOf('MAP standard\nITALY\nDUMMY').idle).toEqual(['Italy']);
  });
  test('lines for ways of playing say nothing', () => {
    const board = boardOf(
      'BLIND DIRECTIVES\nSEE ALL\nEND DIRECTIVES\nMAP standard\nFLAGS standard',
    );
    expect(compareBoards(board, STANDARD).isSame).toBe(true);
  });
  test('the files that it uses are beside it, whichever comes first; a missing one is named', () => {
    const files = [
      { name: 'small.politics', text: 'RED aaa\nA aaa\nBLUE bbb' },
      { name: 'small.map', text: 'USE small.politics small.geography' },
      { name: 'small.geography', text: 'LAND AAA ABUTS BBB\nLAND BBB ABUTS AAA' },
    ];
    const opened = openBoard(files);
    expect(opened.ok && opened.value.board.id).toBe('small');
    expect(openBoard(files.slice(0, 2))).toMatchObject({
      ok: false,
      error: { needs: 'small.geography' },
    });
    // Files that use each other end, too.
    expect(errorsOf('USE changed.map')).toHaveLength(1);
  });
});

test.each([
  [
    'a border that is open to some',
    'USE standard\nAMEND BLA ABUTS AEG(CON)',
    'changed.map:2:1 Borders',
  ],
  ['a change during a game', 'USE standard\nIN SPRING: WATER BLA', 'changed.map:2:1 Changes'],
  ['a neighbour that is none', 'USE standard\nAMEND BLA ABUTS XXX', 'There is no XXX'],
  [
    'a line about nobody',
    'USE standard\nUNOWNED BOH\nOWNS BUD',
    'changed.map:3:1 A line about a power',
  ],
  ['nothing', 'USE standard\n???', 'changed.map:2:1 This line says nothing that is known: ???'],
])('%s is refused with its line', (_, text, said) => {
  expect(errorsOf(text).join('\n')).toContain(said);
});
