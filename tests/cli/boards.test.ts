import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DRAWING, ISLANDS } from '../boards/drawing/islands.ts';
import { BORDERS, VARIANTS } from '../boards/jdip-files.ts';
import { root, standoff } from './command.ts';

let folder = '';
const path = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'standoff-'));
});
afterAll(() => rm(folder, { recursive: true }));

const ORDERS = `England: F London - Strait of Dover, A Cal-Fla
Burgundy: F Hol-Dov, A Fla S A Lux
A Lux H`;

describe('another board', () => {
  test('is named for orders, which are ruled, told and proved on it', async () => {
    const ruled = await standoff(['rule', '--board', 'hundred', '-'], ORDERS);
    expect(ruled).toMatchObject({ code: 0, err: '' });
    expect(ruled.out).toContain('F Lon-Dov      bounces (1 against 1)');
    expect(ruled.out).toContain('Burgundy\n');
    const german = await standoff(['rule', '--board', 'hundred', '--language', 'de', '-'], ORDERS);
    expect(german.out).toContain('die Armee in Calais');
    const checked = await standoff(['check', '--board', 'hundred', '-'], ORDERS);
    expect(checked).toEqual({ code: 0, out: 'standard input: ruled and proved\n', err: '' });
  });

  test('is drawn as a diagram', async () => {
    const drawn = await standoff(['draw', '--board', 'hundred', '-'], ORDERS);
    expect(drawn.code).toBe(0);
    expect(drawn.out).toContain('<desc>Nothing moves: Calais bounces off Flanders');
    expect(drawn.out).not.toMatch(/undefined|NaN/);
  });

  test('is named by a scenario, whose phases are checked on it', async () => {
    const checked = await standoff(['check', 'tests/boards/raid.scenario.yaml']);
    expect(checked.err).toBe('');
    expect(checked.code).toBe(0);
    const ruled = await standoff(['rule', 'tests/boards/raid.scenario.yaml']);
    expect(ruled.out).toContain('French A Tou from Guy: may go to Lim');
  });

  test('may be a variant on the standard map: its names, drawing and sentences are those of the standard board', async () => {
    const orders = 'France: A Paris - Burgundy\nAustria: F Trieste - Adriatic Sea';
    const asked = (command: string, ...board: readonly string[]) =>
      standoff([command, ...board, '-'], orders);
    for (const command of ['rule', 'draw', 'check'])
      expect(await asked(command, '--board', 'france-austria')).toEqual(await asked(command));
    const foreign = await standoff(['rule', '--board', 'france-austria', '-'], 'England: F Lon H');
    expect(foreign.code).toBe(1);
    expect(foreign.err).toContain('England');
  });

  test('may be a variant with another rule for builds', async () => {
    const file = path('winter.yaml');
    const winter = (board: string, outcome: string) => `title: A build in Denmark
short: Denmark
paragraph: X
editions: [DATC]
note: Germany owns Denmark, which is not its home.
${board}units:
  Germany: [F Swe]
centres:
  Germany: [Ber, Den]
adjustments:
  Germany:
    Build F Den: ${outcome}
`;
    await writeFile(file, winter('board: build-anywhere\n', 'builds'));
    const anywhere = await standoff(['rule', file]);
    await writeFile(file, winter('', 'illegal'));
    const home = await standoff(['rule', file]);
    expect(anywhere).toMatchObject({ code: 0, err: '' });
    expect(anywhere.out).toMatch(/Build F Den +builds/);
    expect(home.out).toMatch(/Build F Den +illegal/);
  });

  test('that is unknown, or does not fit the orders, is an error', async () => {
    const unknown = await standoff(['rule', '--board', 'atlantis', '-'], ORDERS);
    expect(unknown.code).toBe(1);
    expect(unknown.err).toContain(
      'Unknown board "atlantis". Use standard, ancient-mediterranean, ',
    );
    const missing = await standoff(['rule', '--board', './nowhere.yaml', '-'], ORDERS);
    expect(missing.err).toContain('./nowhere.yaml: Cannot be read');
    const wrong = await standoff(['rule', '--board', 'pure', '-'], 'England: A Lon-Dov');
    expect(wrong.code).toBe(1);
    expect(wrong.err).toContain('No space has this name: "Dov".');
    const notation = await standoff(['rule', '--board', 'pure', '--notation', 'daide', '-'], 'x');
    expect(notation).toMatchObject({ code: 2 });
  });

  test('has orders that a later set replaces, and units in one space, under their names', async () => {
    const sets = await standoff(
      ['rule', '--board', 'hundred', '-'],
      'England: A Cal H\n---\nEngland: A Cal-Fla',
    );
    expect(sets).toMatchObject({ code: 0 });
    expect(sets.err).toContain('1:10 "A Cal H" is replaced by a later set.');
    const two = await standoff(
      ['rule', '--board', 'hundred', '-'],
      'England: A Tou H\nFrance: A Tou-Pro',
    );
    expect(two.err).toContain(
      'Two units are ordered in Toulouse: A Tou of England (line 1) and A Tou of France (line 2).',
    );
  });

  test('is suggested for orders that can be read on it only', async () => {
    const without = await standoff(['rule', '-'], ORDERS);
    expect(without.code).toBe(1);
    expect(without.err).toContain(
      'standard input: All of it can be read on another board: --board hundred.\n',
    );
    const wrong = await standoff(['rule', '-'], 'England: A Lon-Zzz');
    expect(wrong.err).not.toContain('another board');
  });

  test('knows a misspelt name of its own', async () => {
    const near = await standoff(['rule', '--board', 'hundred', '-'], 'England: A Devno H');
    expect(near.err).toContain('a space, perhaps Devon');
    const none = await standoff(['rule', '--board', 'hundred', '-'], 'England: A Xyz H');
    expect(none.err).toContain('Expected a space, such as Sco or Minch.');
  });
});

describe('standoff board', () => {
  test('takes names, too, and says what the board tells', async () => {
    const told = await standoff(['board', 'france-austria', 'standard', '--questions']);
    expect(told).toMatchObject({ code: 0, err: '' });
    expect(told.out).toContain(
      'france-austria: France vs Austria, designed by Oliver Auth, Orathaic',
    );
    expect(told.out).toContain('    Venice: Austria 1, France 2');
    expect(told.out).toContain('    England - France: English Channel');
    expect(told.out).toContain('    Constantinople, for fleets: cuts off Ankara, ');
    const json = await standoff(['board', 'standard', '--format', 'json']);
    expect(json).toMatchObject({ code: 1, out: '' });
    expect(json.err).toContain('Only boards that have a file are written.');
  });

  test('rules recorded games again', async () => {
    const games = await mkdtemp(join(folder, 'games-'));
    const game = (unit: string) => `PHASE 1 Spring Movement
POSITIONS
	France: army par
ORDERS
	par move ber
PHASE 1 Fall Movement
POSITIONS
	France: army ${unit}
ORDERS
`;
    await writeFile(join(games, 'about.txt'), 'Two games.');
    await writeFile(join(games, 'good.txt'), game('ber'));
    const good = await standoff(['board', 'pure', '--against', games]);
    expect(good).toMatchObject({ code: 0, err: 'good.txt: 1 of 1 phases end as recorded\n' });
    await writeFile(join(games, 'wrong.txt'), game('vie'));
    const wrong = await standoff(['board', 'pure', '--against', games]);
    expect(wrong.code).toBe(1);
    expect(wrong.err).toContain('recorded France A Vie; ruled France A Ber');
    const none = await standoff(['board', 'pure', '--against', join(folder, 'nowhere')]);
    expect(none.code).toBe(1);
  });

  test('a drawing is compared with its borders', async () => {
    const board = join(folder, 'islands.board.json');
    const drawing = join(folder, 'islands.svg');
    await writeFile(board, JSON.stringify(ISLANDS));
    await writeFile(drawing, DRAWING);
    const good = await standoff(['board', board, '--drawing', drawing]);
    expect([good.code, good.err]).toEqual([
      0,
      `${drawing}: A drawing of Islands, with a place for each of its 4 spaces.\n`,
    ]);
    await writeFile(drawing, DRAWING.replace('id="isle"', 'id="nowhere"'));
    const bad = await standoff(['board', board, '--drawing', drawing]);
    expect(bad.code).toBe(1);
    expect(bad.err).toContain(`${drawing}:1:1 There is no shape for Isle.`);
    const none = await standoff(['board', board, '--drawing', join(folder, 'no.svg')]);
    expect([none.code, none.err]).toEqual([1, expect.stringContaining('Cannot be read')]);
  });

  test('says what is on a board', async () => {
    const { code, out } = await standoff(['board', join(root, 'boards/hundred.board.yaml')]);
    expect(code).toBe(0);
    expect(out).toContain('41 spaces: 10 sea, 19 coastal, 12 inland; 2 with several coasts');
    expect(out).toContain('3 powers: England, France, Burgundy');
  });

  test('says what is wrong with one, and reads map files', async () => {
    await writeFile(path('bad.yaml'), 'schemaVersion: 1\nid: X\n');
    const bad = await standoff(['board', path('bad.yaml')]);
    expect(bad.code).toBe(1);
    expect(bad.err).toContain('bad.yaml:2:5 ');
    await writeFile(
      path('two.map'),
      'RED (RED) aaa\nA aaa\nOne = aaa\nTwo = bbb\nLAND AAA ABUTS BBB\nLAND BBB ABUTS AAA\n',
    );
    const ruled = await standoff(['rule', '--board', path('two.map'), '-'], 'Red: A One-Two');
    expect(ruled).toMatchObject({ code: 0, err: '' });
    expect(ruled.out).toContain('A Aaa-Bbb  succeeds');
    const json = await standoff(['board', '--format', 'json', path('two.map')]);
    expect(json.code).toBe(0);
    expect(JSON.parse(json.out)).toMatchObject({
      id: 'two',
      provinces: [{ id: 'aaa' }, { id: 'bbb' }],
    });
  });

  test('reads a map with the files that it uses beside it', async () => {
    await writeFile(path('small.map'), 'USE small.geography small.politics');
    await writeFile(path('small.geography'), 'LAND AAA ABUTS BBB\nLAND BBB ABUTS AAA');
    const missing = await standoff(['board', path('small.map')]);
    expect(missing.err).toContain('This map uses another file, small.politics.');
    expect(missing.code).toBe(1);
    await writeFile(path('small.politics'), 'RED aaa\nA aaa\nBLUE bbb\nA bbb');
    const found = await standoff(['board', path('small.map')]);
    expect(found.err).toBe('');
    expect(found.out).toContain('2 powers: Red, Blue');
  });

  test('reads a variant of jDip with the borders beside it', async () => {
    await writeFile(path('variants.xml'), VARIANTS);
    const which = await standoff(['board', path('variants.xml')]);
    expect(which).toMatchObject({ code: 1 });
    expect(which.err).toContain('several variants. (expected two-shores-v1 or two-shores-late)');
    const variant = `${path('variants.xml')}#two-shores-v1`;
    const alone = await standoff(['board', variant]);
    expect(alone.err).toContain('The borders are in another file, shores_adjacency.xml.');
    await writeFile(path('shores_adjacency.xml'), BORDERS);
    const read = await standoff(['board', variant]);
    expect(read).toMatchObject({ code: 0, err: '' });
    expect(read.out).toContain('Two Shores [v1], designed by A. Nonymous');
    const ruled = await standoff(['rule', '--board', variant, '-'], 'North: A Ark-Bay');
    expect(ruled.out).toContain('A Ark-Bay  succeeds');
  });

  test('compares one with another', async () => {
    const file = join(root, 'boards/hundred.board.yaml');
    const same = await standoff(['board', '--compare', 'hundred', file]);
    expect(same).toMatchObject({ code: 0 });
    expect(same.err).toBe(`${file}: The same board as Hundred, with the same names.\n`);
    const text = await readFile(file, 'utf8');
    await writeFile(path('other.yaml'), text.replaceAll('name: Minch', 'name: Northern Channel'));
    const renamed = await standoff(['board', '--compare', path('other.yaml'), file]);
    expect(renamed.err).toContain('under other names: Minch = Northern Channel.');
    const pure = await standoff(['board', '--compare', 'standard', file]);
    expect(pure.code).toBe(1);
    expect(pure.err).toContain('Not the same board as Diplomacy. Only here: Minch, ');
    expect((await standoff(['rule', '--compare', 'pure', '-'], '')).code).toBe(2);
  });
});
