import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parseCommand } from '../../src/cli/arguments.ts';
import { standoff } from './command.ts';

const NINE = 'scenarios/rulebook-1971/example-09.yaml';
const folder = mkdtempSync(join(tmpdir(), 'standoff-draw-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('draws a scenario, with its title and what came of it', async () => {
  const { code, out, err } = await standoff(['draw', NINE]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 812 604"/);
  expect(out).toContain('<title>A dislodged unit supports nothing (1971)</title>');
  expect(out).toMatch(/<desc>The army from Prussia takes Silesia, [^<]+<\/desc>/);
  expect(out).toMatch(/<\/svg>\n$/);
});

test('a step, a size, the night, a part of the map, into a file', async () => {
  const file = join(folder, 'nine.svg');
  const words = ['draw', NINE, '--step', '5', '--format', 'compact', '--theme', 'dark', '--crop'];
  const { code, out } = await standoff([...words, '--edition', '1982', '--out', file]);
  expect({ code, out }).toEqual({ code: 0, out: '' });
  const svg = readFileSync(file, 'utf8');
  expect(svg).toContain('(1982)');
  expect(svg).toMatch(/<desc>The army in Silesia is dislodged/);
  expect(svg).toContain('clip-path');
  expect(svg).not.toContain('#cfe0e8'); // the sea by day
});

test('orders as people write them; what cannot be read is told, the rest is drawn', async () => {
  const { code, out, err } = await standoff(['draw', '-'], 'France: A Par-Bur\nGermany: A Mun-Xyz');
  expect(code).toBe(1);
  expect(err).toMatch(/standard input:2:/);
  expect(out).toContain('<desc>');
});

test('phases without moves', async () => {
  const { code, out } = await standoff(['draw', 'scenarios/adjustments/builds.yaml']);
  expect(code).toBe(0);
  expect(out).toContain('Builds and removals.');
});

describe('says what is wrong', () => {
  test.each([
    { words: ['--step', '50'], code: 1, says: /no step 50: the ruling has 11/ },
    { words: ['--phase', 'retreats'], code: 1, says: /nothing to draw: no retreats/ },
    { words: ['--out', '/no/such/folder/x.svg'], code: 1, says: /Cannot be written/ },
    { words: ['--theme', 'sepia'], code: 2, says: /no theme "sepia", only light, dark, print/ },
  ])('$words', async ({ words, code, says }) => {
    const ran = await standoff(['draw', NINE, ...words]);
    expect(ran.code).toBe(code);
    expect(ran.err).toMatch(says);
  });

  test.each([
    { words: ['draw'], says: /needs a file/ },
    { words: ['draw', 'a', 'b'], says: /takes one file/ },
    { words: ['draw', 'a', '--step', '-1'], says: /step/ },
    { words: ['draw', 'a', '--step', '1.5'], says: /from 0 on, not "1.5"/ },
    { words: ['draw', 'a', '--format', 'text'], says: /no format "text", only wide/ },
    { words: ['draw', 'a', '--phase', 'spring'], says: /no phase "spring"/ },
    { words: ['draw', 'a', '--trace'], says: /no --trace/ },
    { words: ['rule', 'a', '--theme', 'dark'], says: /"rule" takes no --theme/ },
    { words: ['check', 'a', '--crop'], says: /"check" takes no --crop/ },
  ])('$words', ({ words, says }) => {
    const parsed = parseCommand(words);
    expect(parsed.ok ? '' : parsed.error).toMatch(says);
  });
});
