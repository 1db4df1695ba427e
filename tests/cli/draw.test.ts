import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DRAWING, ISLANDS } from '../boards/drawing/islands.ts';
import { PNG } from 'pngjs';
import { afterAll, describe, expect, test } from 'vitest';
import { parseCommand } from '../../src/cli/arguments.ts';
import { openRasteriser } from '../../src/cli/pictures/pixels.ts';
import { standoff } from './command.ts';

const NINE = 'scenarios/rulebook-1971/example-09.yaml';
const folder = mkdtempSync(join(tmpdir(), 'standoff-draw-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('draws a scenario, with its title and outcome', async () => {
  const { code, out, err } = await standoff(['draw', NINE]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 812 652"/);
  const title = 'Example 9: a dislodged unit supports nothing (1971)';
  expect(out).toContain(`<title>${title}</title>`);
  expect(out).toMatch(/>Example 9: a dislodged unit supports nothing \(1971\)<\/text>/);
  expect(out).toMatch(/<desc>The army from Prussia takes Silesia, [^<]+<\/desc>/);
  expect(out).toMatch(/<\/svg>\n$/);
});

test('a step, a size, the dark theme, a part of the map, into a file', async () => {
  const file = join(folder, 'nine.svg');
  const words = ['draw', NINE, '--step', '5', '--format', 'compact', '--theme', 'dark', '--crop'];
  const { code, out } = await standoff([...words, '--edition', '1982', '--out', file]);
  expect({ code, out }).toEqual({ code: 0, out: '' });
  const svg = readFileSync(file, 'utf8');
  expect(svg).toContain('(1982)');
  expect(svg).toMatch(/<desc>The army in Silesia is dislodged/);
  expect(svg).toContain('clip-path');
  expect(svg).not.toContain('#cfe0e8'); // the sea in the light theme
});

test('the board as a diagram, wide or narrow, in every language and as a picture that moves', async () => {
  const { code, out, err } = await standoff(['draw', NINE, '--diagram']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 1280 \d+"/);
  // A disc for each of the 56 spaces with land, but no map.
  expect(out.match(/<circle id="[^"]+"/g)).toHaveLength(56);
  const narrow = await standoff(['draw', NINE, '--diagram', '--format', 'compact']);
  expect(narrow.out).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 344 \d+"/);
  const german = await standoff(['draw', NINE, '--diagram', '--language', 'de']);
  expect(german.out).not.toBe(out);
  const moving = await standoff(['draw', NINE, '--diagram', '--animate']);
  expect(moving.out).toContain('@keyframes');
});

test('a board of one’s own on the map that somebody drew of it', async () => {
  const [board, drawing] = ['islands.board.json', 'islands.svg'].map((name) => join(folder, name));
  writeFileSync(board ?? '', JSON.stringify(ISLANDS));
  writeFileSync(drawing ?? '', DRAWING);
  const orders = 'Reds: A west - east\nBlues: F east(nc) H';
  const words = ['draw', '-', '--board', board ?? ''];
  const { code, out, err } = await standoff([...words, '--drawing', drawing ?? ''], orders);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/<path id="p\w+-west"/);
  expect(out).toContain('#c03030');
  expect((await standoff(words, orders)).out).toMatch(/<circle id="p\w+-west"/);
  writeFileSync(drawing ?? '', '<svg/>');
  const empty = await standoff([...words, '--drawing', drawing ?? ''], orders);
  expect(empty).toMatchObject({ code: 1, out: '' });
  expect(empty.err).toMatch(/islands\.svg:1:1 /);
});

test('a variant on the standard map, with the signs and colours of its powers', async () => {
  const { out } = await standoff(['draw', '-', '--board', 'chaos'], 'Paris: A Par-Bur');
  const munich = await standoff(['draw', '-', '--board', 'chaos'], 'Munich: A Par-Bur');
  expect(out).not.toBe(munich.out);
  // Nobody there has the homes of the seven powers, so their land has no colour.
  const hasHomes = (text: string) => text.includes('#c9dcee');
  expect(hasHomes(out)).toBe(false);
  const { out: seven } = await standoff(['draw', '-'], 'France: A Par-Bur');
  expect(hasHomes(seven)).toBe(true);
  expect(out).not.toContain('fill="none" stroke="none"');
});

test('orders in plain notation; unreadable ones are reported, the rest is drawn', async () => {
  const { code, out, err } = await standoff(['draw', '-'], 'France: A Par-Bur\nGermany: A Mun-Xyz');
  expect(code).toBe(1);
  expect(err).toMatch(/standard input:2:/);
  expect(out).toContain('<desc>');
});

const OWNED = `Fall 1902
Italy: A Ven H, F Nap H
Austria: A Tri H
`;

test('the season and the number of centres are below the board, in a picture that moves too', async () => {
  const builds = 'scenarios/adjustments/taken-in-fall.yaml';
  const titled = await standoff(['draw', builds, '--language', 'de']);
  const lines = [...titled.out.matchAll(/>([^<]*)<\/text>/g)].map(([, line]) => line);
  expect(lines.join(' ')).toMatch(/steht: Aufbau und Auflösung \(1971\)\. F\u00A04$/);
  const { out } = await standoff(['draw', '-', '--animate'], OWNED);
  expect(out).toContain('>Fall 1902 (DATC 3.0)</text>');
  expect((await standoff(['draw', '-'], 'Italy: A Ven H')).out).toContain(
    '>Orders (DATC 3.0)</text>',
  );
});

test('a picture without its title is only the board', async () => {
  const { out } = await standoff(['draw', '-', '--no-title'], OWNED);
  expect(out).toContain('<title>Fall 1902 (DATC 3.0)</title>');
  expect(out).toContain('viewBox="0 0 812 604"');
  expect(out).not.toContain('</text>');
});

test('a title is text, whatever it says', async () => {
  const file = join(folder, 'title.yaml');
  const own = readFileSync('scenarios/adjustments/taken-in-fall.yaml', 'utf8');
  writeFileSync(file, own.replace(/^title: .*/m, "title: '</text><script>1</script>&'"));
  const { out } = await standoff(['draw', file]);
  expect(out).toContain('&lt;/text&gt;&lt;script&gt;1&lt;/script&gt;&amp;');
  expect(out).not.toContain('<script');
});

test('phases without moves', async () => {
  const { code, out } = await standoff(['draw', 'scenarios/adjustments/builds.yaml']);
  expect(code).toBe(0);
  expect(out).toContain('Builds and removals.');
});

describe('animated pictures', () => {
  test('an SVG file that plays every step, in the colours that its reader prefers', async () => {
    const { code, out, err } = await standoff(['draw', NINE, '--animate', '--sentences']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^<svg [^>]*viewBox="0 0 580 /);
    expect(out).toMatch(/<desc>The army from Prussia takes Silesia, /);
    for (const words of ['prefers-reduced-motion', 'prefers-color-scheme', 'linear}'])
      expect(out).toContain(words);
    for (const sentence of ['Nothing is decided', 'Prussia takes Silesia, 2 against 1.'])
      expect(out).toContain(`>${sentence}`);
    expect(out).not.toMatch(/<script|:\/\/(?!www\.w3\.org\/2000\/svg")/);
  });

  test('chosen steps, looping, in one theme, in German', async () => {
    const words = ['draw', NINE, '--animate', '--steps', '0,5', '--loop', '--sentences'];
    const { out } = await standoff([...words, '--theme', 'dark', '--language', 'de']);
    expect(out.match(/infinite|prefers-color-scheme/g)).toEqual(['infinite']);
    // The title and two sentences.
    expect(out.match(/<g font-family/g)).toHaveLength(3);
    expect(out.match(/>Nichts ist entschieden/g)).toHaveLength(1);
  });

  test('only what is contested', async () => {
    const sentencesOf = async (...words: readonly string[]) =>
      (await standoff(['draw', NINE, '--animate', '--sentences', ...words])).out.match(
        /<g font-family/g,
      )?.length ?? 0;
    const [all, short] = [await sentencesOf(), await sentencesOf('--short')];
    expect(short).toBeGreaterThan(2);
    expect(short).toBeLessThan(all);
  });

  test('a still picture follows its reader’s theme, too', async () => {
    const { out } = await standoff(['draw', NINE, '--theme', 'auto']);
    expect(out.match(/prefers-color-scheme|animation/g)).toEqual(['prefers-color-scheme']);
  });
});

describe('pixels', () => {
  test('a PNG file of a given width', async () => {
    const file = join(folder, 'nine.png');
    const words = ['draw', NINE, '--png', '--width', '320', '--out', file];
    expect(await standoff(words)).toEqual({ code: 0, out: '', err: '' });
    const { width, height, data } = PNG.sync.read(readFileSync(file));
    expect({ width, height }).toEqual({ width: 320, height: 257 });
    expect(new Set(data).size).toBeGreaterThan(100);
  });

  test('a GIF file with a frame for each step', async () => {
    const file = join(folder, 'nine.gif');
    const words = ['draw', NINE, '--gif', '--steps', '0,5,11', '--format', 'compact', '--width'];
    expect(await standoff([...words, '200', '--loop', '--out', file])).toMatchObject({ code: 0 });
    const gif = readFileSync(file);
    expect(gif.subarray(0, 6).toString()).toBe('GIF89a');
    expect(gif.readUInt16LE(6)).toBe(200);
    // Each frame has a graphic control extension; a loop has one of Netscape's.
    const count = (bytes: readonly number[]) =>
      gif.toString('latin1').split(String.fromCharCode(...bytes)).length - 1;
    expect(count([0x21, 0xf9, 0x04])).toBe(3);
    expect(gif.includes('NETSCAPE2.0')).toBe(true);
    expect(gif.at(-1)).toBe(0x3b);
  });

  test('a package that is not installed is named', async () => {
    const opened = await openRasteriser(() => Promise.reject(new Error('Cannot find package')));
    expect(opened.ok ? '' : opened.error).toMatch(/npm install @resvg\/resvg-js$/);
  });

  test('too many pixels are refused', async () => {
    const { code, err } = await standoff(['draw', NINE, '--gif', '--width', '4096']);
    expect(code).toBe(1);
    expect(err).toMatch(/^rulebook-1971\/example-09: 12 frames of 4096 by \d+ px are too many/);
  });
});

describe('reports errors', () => {
  test.each([
    { words: ['--step', '50'], code: 1, says: /no step 50: the ruling has 11/ },
    { words: ['--phase', 'retreats'], code: 1, says: /nothing to draw: no retreats/ },
    { words: ['--out', '/no/such/folder/x.svg'], code: 1, says: /Cannot be written/ },
    { words: ['--theme', 'sepia'], code: 2, says: /Unknown theme "sepia". Use light, dark, print/ },
    { words: ['--animate', '--steps', '3,50'], code: 1, says: /no step 50: the ruling has 11/ },
    { words: ['--animate', '--phase', 'retreats'], code: 1, says: /--animate does not apply/ },
  ])('$words', async ({ words, code, says }) => {
    const ran = await standoff(['draw', NINE, ...words]);
    expect(ran.code).toBe(code);
    expect(ran.err).toMatch(says);
  });

  test.each([
    { words: ['draw'], says: /needs a file/ },
    { words: ['draw', 'a', 'b'], says: /takes one file/ },
    { words: ['draw', 'a', '--step', '-1'], says: /step/ },
    { words: ['draw', 'a', '--step', '1.5'], says: /from 0 up, not "1.5"/ },
    { words: ['draw', 'a', '--format', 'text'], says: /Unknown format "text". Use wide/ },
    { words: ['draw', 'a', '--phase', 'spring'], says: /Unknown phase "spring"/ },
    { words: ['draw', 'a', '--trace'], says: /no --trace/ },
    { words: ['draw', 'a', '--png', '--gif'], says: /takes one of --png, --gif/ },
    { words: ['draw', 'a', '--loop'], says: /--loop needs --animate or --gif/ },
    { words: ['draw', 'a', '--gif', '--step', '3'], says: /--gif takes --steps/ },
    { words: ['draw', 'a', '--gif', '--steps', '3,1'], says: /each is larger/ },
    { words: ['draw', 'a', '--gif', '--steps', '1-3'], says: /a list such as 0,4,9, not "1-3"/ },
    { words: ['draw', 'a', '--gif', '--steps', '1', '--short'], says: /not both/ },
    { words: ['draw', 'a', '--gif', '--theme', 'auto'], says: /fixed colours/ },
    { words: ['draw', 'a', '--width', '900'], says: /--width needs --png or --gif/ },
    { words: ['draw', 'a', '--png', '--width', '9000'], says: /from 16 to 4096/ },
    { words: ['draw', 'a', '--png', '--width', '-1'], says: /ambiguous\. Did you forget/ },
    { words: ['draw', 'a', '--png', '--width', 'wide'], says: /not "wide"/ },
    { words: ['draw', 'a', '--language', 'fr'], says: /Unknown language "fr". Use en, de/ },
    { words: ['rule', 'a', '--animate'], says: /"rule" takes no --animate/ },
    { words: ['rule', 'a', '--no-title'], says: /"rule" takes no --no-title/ },
    { words: ['rule', 'a', '--theme', 'dark'], says: /"rule" takes no --theme/ },
    { words: ['draw', 'a', '--diagram', '--crop'], says: /--diagram or --crop, not both/ },
    { words: ['draw', 'a', '--drawing', 'b', '--diagram'], says: /--diagram or --drawing, not/ },
    { words: ['rule', 'a', '--drawing', 'b'], says: /"rule" takes no --drawing/ },
    { words: ['rule', 'a', '--diagram'], says: /"rule" takes no --diagram/ },
    { words: ['check', 'a', '--crop'], says: /"check" takes no --crop/ },
  ])('$words', ({ words, says }) => {
    const parsed = parseCommand(words);
    expect(parsed.ok ? '' : parsed.error).toMatch(says);
  });
});
