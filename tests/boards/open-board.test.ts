import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareBoards } from '../../src/scenario/board/compare-boards.ts';
import type { NamedText } from '../../src/scenario/board/named-text.ts';
import { formatOfBoard, openBoard } from '../../src/scenario/board/open-board.ts';
import { formatError } from '../../src/scenario/file-place.ts';
import { BOARD_FILE_WORDS } from '../../src/scenario/board/words/words.ts';
import { BORDERS, VARIANTS } from './jdip-files.ts';
import { RING } from './ring.ts';

const MAP = `RED (REDDISH) AAA
A AAA
One = aaa
Two = bbb
LAND AAA ABUTS BBB
LAND BBB ABUTS AAA
`;
const GODIP = `func Graph() {
  return graph.New().
    Prov("aaa").Conn("bbb", godip.Land).Flag(godip.Land).SC(Red).
    Prov("bbb").Conn("aaa", godip.Land).Flag(godip.Land).
    Done()
}`;
const DVAR = readFileSync(new URL('../../boards/pure.board.yaml', import.meta.url), 'utf8');

const variants: NamedText = { name: 'variants.xml', text: VARIANTS };
const borders: NamedText = { name: 'shores_adjacency.xml', text: BORDERS };

/** What is said of files that are no board. */
function refused(
  files: readonly NamedText[],
  which: string | null = null,
  tag: 'en' | 'de' = 'en',
) {
  const opened = openBoard(files, which, BOARD_FILE_WORDS[tag]);
  if (opened.ok) throw new Error('it is a board');
  return { ...opened.error, said: opened.error.errors.map(formatError) };
}

function boardIn(files: readonly NamedText[], which: string | null = null) {
  const opened = openBoard(files, which);
  if (!opened.ok) throw new Error(opened.error.errors.map(formatError).join('\n'));
  return opened.value;
}

describe('the format of a text is known by its name or its looks', () => {
  test.each([
    ['dvar', 'x.yaml', DVAR],
    ['dvar', '', DVAR],
    ['dvar', '', JSON.stringify(RING)],
    ['map', '', MAP],
    ['map', 'x.MAP', ''],
    ['godip', '', GODIP],
    ['jdip', '', VARIANTS],
  ])('%s, in %j', (format, name, text) => {
    expect(formatOfBoard({ name, text })).toBe(format);
  });
});

test.each([
  ['a map', MAP],
  ['the source of a variant', GODIP],
  ['YAML', DVAR],
  ['JSON', JSON.stringify(RING)],
])('%s without a name is opened', (_, text) => {
  expect(boardIn([{ name: '', text }]).board.spaces.size).toBeGreaterThan(1);
});

describe('jDip', () => {
  test('a variant is read with the file of its borders, in any order', () => {
    const { board, file, warnings } = boardIn([borders, variants], 'two-shores-v1');
    expect(warnings).toEqual([]);
    expect(file).toMatchObject({ name: 'Two Shores [v1]', author: 'A. Nonymous' });
    expect(file.initialState.phase.year).toBe(1650);
    expect(board).toMatchObject({ winning: 3, builds: 'anywhere', powers: ['North', 'South'] });
    expect([...board.spaces].map(([id, { name, kind }]) => [id, name, kind])).toEqual([
      ['ark', 'Ark & Hill', 'coastal'],
      ['bay', 'Bay Town', 'coastal'],
      ['cap', 'Cape', 'coastal'],
      ['isl', 'Island', 'coastal'],
      ['wid', 'Wide Sea', 'sea'],
      ['far', 'Far Sea', 'sea'],
    ]);
    expect(Object.fromEntries(board.armies)).toMatchObject({
      ark: ['bay', 'cap'],
      bay: ['ark', 'cap'],
      cap: ['ark', 'bay'],
      isl: [],
    });
    expect(Object.fromEntries(board.fleets)).toMatchObject({
      bay: ['ark', 'wid', 'cap/nc'],
      'cap/nc': ['bay', 'wid'],
      'cap/sc': ['far'],
      isl: ['wid', 'far'],
    });
    expect(board.start).toEqual({
      units: [
        { power: 'North', kind: 'A', at: 'ark' },
        { power: 'South', kind: 'F', at: 'cap/sc' },
      ],
      owners: { ark: 'North', bay: 'South' },
    });
    expect(board.centres).toEqual(['ark', 'bay', 'cap', 'isl']);
  });

  test('the same board as a map is the same board', () => {
    const { board, file } = boardIn([variants, borders], 'two-shores-v1');
    const again = boardIn([{ name: 'x.json', text: JSON.stringify(file) }]).board;
    expect(compareBoards(board, again).isSame).toBe(true);
  });

  test('which variant, and what is missing, is asked', () => {
    expect(refused([variants, borders])).toMatchObject({
      variants: [
        { id: 'two-shores-v1', name: 'Two Shores [v1]' },
        { id: 'two-shores-late', name: 'Two Shores Late' },
      ],
      needs: null,
    });
    expect(refused([variants], 'two-shores-late')).toMatchObject({
      needs: 'shores_adjacency.xml',
      said: [
        'variants.xml:24:1 The borders are in another file, shores_adjacency.xml. (expected both files)',
      ],
    });
    expect(refused([borders])).toMatchObject({
      needs: 'variants.xml',
      said: [
        'shores_adjacency.xml:1:1 This file has only borders. (expected the variants.xml that belongs to it, too)',
      ],
    });
    expect(refused([variants, borders], 'none').said).toEqual([
      'variants.xml:9:1 There is no variant none. (expected two-shores-v1 or two-shores-late)',
    ]);
  });

  test.each([
    [
      'a wing',
      VARIANTS.replace('unit="fleet"', 'unit="wing"'),
      BORDERS,
      'variants.xml:22:1 Unknown unit "wing". (expected army or fleet)',
    ],
    [
      'a power without a name',
      VARIANTS.replace('name="South" ', ''),
      BORDERS,
      'variants.xml:14:1 <POWER> has no name. (expected name="...")',
    ],
    [
      'a passage of its own',
      VARIANTS,
      BORDERS.replace('type="sc"', 'type="river"'),
      'shores_adjacency.xml:15:1 Unknown passage "river". (expected mv, xc, nc, ec, sc or wc)',
    ],
    [
      'a border of one side',
      VARIANTS,
      BORDERS.replace('refs="ark bay cap/nc isl"', 'refs="bay cap/nc isl"'),
      'shores_adjacency.xml:3:1 wid has no border with ark. (expected borders listed on both sides)',
    ],
    [
      'a fleet that names no coast',
      VARIANTS.replace(' unitcoast="sc"', ''),
      BORDERS,
      'variants.xml:22:1 A fleet there must name its coast. (expected cap/nc)',
    ],
    [
      'a year that is none',
      VARIANTS.replace('Spring, 1650, Movement', 'Spring'),
      BORDERS,
      'variants.xml:15:1 "Spring" names no year. (expected Spring, 1901, Movement)',
    ],
  ])('%s is refused with its line', (_, one, other, said) => {
    const files = [
      { name: 'variants.xml', text: one },
      { name: 'shores_adjacency.xml', text: other },
    ];
    expect(refused(files, 'two-shores-v1').said).toEqual([said]);
  });

  test('XML of something else is refused', () => {
    expect(refused([{ name: 'x.xml', text: '<rss/>' }]).said).toEqual([
      'x.xml:1:1 <rss> is nothing of jDip. (expected VARIANTS or PROVINCES)',
    ]);
  });
});

describe('mistakes in files of other formats have the lines of these files', () => {
  test.each([
    ['a map', MAP.replace('A AAA', 'A bbbb'), 2],
    ['a map without a place', MAP.replace('LAND BBB', 'LAND b_b'), 6],
    ['a godip variant', GODIP.replace('Conn("aaa", godip.Land)', 'Conn("aaa", godip.Sea)'), 3],
  ])('%s', (_, text, line) => {
    expect(refused([{ name: 'x', text }]).errors.map((error) => error.line)).toContain(line);
  });
});

describe('everything is said in both languages', () => {
  const wrong: readonly (readonly [string, readonly NamedText[], string | null])[] = [
    ['nothing', [], null],
    ['too large', [{ name: '', text: 'x'.repeat(1024 * 1024 + 1) }], null],
    ['no YAML', [{ name: '', text: 'a: [' }], null],
    ['no board', [{ name: '', text: '[]' }], null],
    ['an alias', [{ name: '', text: 'a: &x 1\nb: *x' }], null],
    ['tabs', [{ name: '', text: 'a:\n\tb: 1' }], null],
    ['no shape', [{ name: '', text: DVAR.replace('name: Pure', 'nam: 7') }], null],
    ['a word', [{ name: '', text: DVAR.replace('pass: army', 'pass: armie') }], null],
    [
      'a name of JavaScript',
      [{ name: '', text: DVAR.replaceAll(/\bvie\b/g, 'constructor') }],
      null,
    ],
    ['a map of nothing', [{ name: 'x.map', text: 'A x\nMAP y\n???' }], null],
    ['a godip without a graph', [{ name: 'x.go', text: 'package x' }], null],
    ['no XML', [{ name: 'x.xml', text: '<a>' }], null],
    ['other XML', [{ name: 'x.xml', text: '<a/>' }], null],
    ['a choice', [variants, borders], null],
    ['a missing file', [variants], 'two-shores-late'],
  ];
  test.each(wrong)('%s', (_, files, which) => {
    const [english, german] = [refused(files, which), refused(files, which, 'de')];
    expect(german.errors.map(({ line }) => line)).toEqual(english.errors.map(({ line }) => line));
    for (const [i, { message, expected }] of german.errors.entries()) {
      expect(message).not.toBe(english.errors[i]?.message);
      expect(`${message} ${expected}`).not.toMatch(/undefined|\b(?:the|expected|a line)\b/);
    }
  });

  test('also each sentence by itself', () => {
    /** For a name, and for a list of names. */
    const ANY = Object.assign(['a', 'b'], { toString: () => 'id' });
    const flat = (table: object): readonly string[] =>
      Object.values(table).flatMap((one: unknown) =>
        typeof one === 'function'
          ? [JSON.stringify((one as (...words: readonly unknown[]) => unknown)(ANY, ANY))]
          : typeof one === 'object' && one !== null && !Array.isArray(one)
            ? flat(one)
            : [JSON.stringify(one)],
      );
    const { en, de } = BOARD_FILE_WORDS;
    for (const part of ['board', 'map', 'godip', 'jdip'] as const) {
      const [english, german] = [flat(en[part]), flat(de[part])];
      expect(german).toHaveLength(english.length);
      for (const [i, said] of german.entries()) expect(said).not.toBe(english[i]);
    }
  });
});

test('whatever a file contains: it never throws, and says what is wrong', () => {
  const texts = [DVAR, MAP, GODIP, VARIANTS, BORDERS, JSON.stringify(RING)];
  const piece = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom(':', '\n', '- ', '[', '{', '"', '<', '&', '*a', 'ABUTS', '__proto__', '/'),
  );
  const edit = fc.tuple(fc.nat(4_000), fc.nat(40), piece);
  fc.assert(
    fc.property(
      fc.constantFrom(...texts),
      fc.array(edit, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('', 'x.map', 'x.go', 'x.xml', 'x.yaml'),
      fc.constantFrom('en' as const, 'de' as const),
      (whole, edits, name, tag) => {
        const text = edits.reduce(
          (now, [at, gone, put]) => now.slice(0, at) + put + now.slice(at + gone),
          whole,
        );
        const opened = openBoard([{ name, text }, borders], 'two-shores-v1', BOARD_FILE_WORDS[tag]);
        if (opened.ok) return;
        expect(opened.error.errors.length).toBeGreaterThan(0);
        for (const { line, message, expected } of opened.error.errors) {
          expect(line).toBeGreaterThan(0);
          expect(message).not.toBe('');
          expect(message.length).toBeLessThan(400);
          expect(expected).not.toMatch(/undefined/);
        }
      },
    ),
    { numRuns: 300, seed: 1901 },
  );
});
