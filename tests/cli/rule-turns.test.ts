import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standoff } from './command.ts';

const NINE = 'scenarios/rulebook-1971/example-09.yaml';
const ORDERS = 'Germany: A Ber-Pru, A Sil S A Ber-Pru\nRussia: A Pru-Sil, A War S A Pru-Sil\n';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'standoff-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('standoff rule, scenarios and orders', () => {
  test('Example 9, every step', async () => {
    const { code, out, err } = await standoff(['rule', NINE, '--trace']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "A dislodged unit supports nothing (1971)
      The army from Prussia takes Silesia, while the Baltic fleet and Berlin bounce in Prussia.
      Silesia’s support is cut and does not count, because its army is dislodged.

      Germany
        A Ber-Pru          bounces (1 against 1)
        A Sil S A Ber-Pru  cut, dislodged
      Russia
        F Bal-Pru          bounces (1 against 1)
        A Pru-Sil          succeeds (2 against 1)
        A War S A Pru-Sil  given

      Dislodged
        German A Sil from Pru: may go to Boh, Gal, Mun

      Steps
         1. No one attacks Warsaw, so its support is given. [1971 X]
         2. With Warsaw behind it, Prussia attacks Silesia with 2. [from 1; 1971 IX.2]
         3. Silesia holds with strength 1. It was not ordered to move, and nobody supports it. [1971 IX.6]
         4. Prussia takes Silesia, 2 against 1. [from 2, 3; 1971 IX.2]
         5. The army in Silesia is dislodged by Prussia and must leave. [from 4; 1971 IX.2]
         6. Silesia’s support is cut and does not count, because its army is dislodged. [from 4; 1971 X]
         7. The Baltic fleet attacks Prussia with strength 1: nobody supports it. [1971 IX.2]
         8. Berlin attacks Prussia with strength 1, because Silesia’s support is cut. [from 6; 1971 IX.2]
         9. The Baltic fleet bounces in Prussia: Berlin is ordered there too and is just as strong, 1 against 1. [from 7, 8; 1971 VIII]
        10. The Baltic fleet and Berlin bounce in Prussia, 1 against 1. [from 7, 8; 1971 VIII]
        11. The army dislodged from Silesia may retreat to Bohemia, Galicia or Munich. [from 5, 10; 1971 XI]
      "
    `);
  });

  test('an edition other than the first that the scenario names', async () => {
    const { out } = await standoff(['rule', NINE, '--edition', 'DATC', '--format', 'json']);
    expect(JSON.parse(out)).toEqual([expect.objectContaining({ edition: 'DATC' })]);
  });

  test('a scenario as a result in the case format', async () => {
    const { out } = await standoff(['rule', NINE, '--format', 'jsonl']);
    expect(JSON.parse(out)).toEqual({
      id: 'rulebook-1971/example-09',
      moved: ['A PRU - SIL'],
      dislodged: { 'A SIL': { power: 'GERMANY', by: 'PRU', retreats: ['BOH', 'GAL', 'MUN'] } },
      units_after: ['GERMANY A BER', 'RUSSIA A SIL', 'RUSSIA A WAR', 'RUSSIA F BAL'],
      outcomes: {
        GERMANY: { 'A BER - PRU': 'bounces', 'A SIL S A BER - PRU': 'cut, dislodged' },
        RUSSIA: {
          'A PRU - SIL': 'succeeds',
          'A WAR S A PRU - SIL': 'given',
          'F BAL - PRU': 'bounces',
        },
      },
    });
  });

  test('orders from standard input', async () => {
    const { code, out, err } = await standoff(['rule', '-'], ORDERS);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n').slice(0, 3)).toEqual([
      'standard input (DATC 3.0)',
      expect.stringContaining('Silesia'),
      expect.stringMatching(/./),
    ]);
    expect(out).toContain('German A Sil from Pru: may go to Ber, Boh, Gal, Mun');
    expect(out).not.toContain('Steps');
  });

  test('a scenario from standard input is recognised by its content', async () => {
    const scenario =
      'title: T\nshort: S\nparagraph: X\neditions: [1982]\nnote: N\norders:\n  Italy:\n    A Rom-Ven: succeeds\n';
    const { code, out } = await standoff(['rule', '-'], scenario);
    expect({ code, title: out.split('\n')[0] }).toEqual({ code: 0, title: 'T (1982)' });
  });

  test('bad orders are reported with their place; the other files are ruled', async () => {
    const bad = join(folder, 'bad.txt');
    const good = join(folder, 'good.txt');
    const two = join(folder, 'two.txt');
    await writeFile(bad, 'Italy: A Rom-Vienice');
    await writeFile(good, ORDERS);
    await writeFile(two, 'Italy: A Rom H\nFrance: F Rom H');
    const missing = join(folder, 'missing.txt');
    const { code, out, err } = await standoff(['rule', bad, missing, two, good]);
    expect(code).toBe(1);
    expect(out).toContain('may go to Ber, Boh, Gal, Mun');
    expect(err.replaceAll(folder, '').split('\n')).toEqual([
      expect.stringMatching(/^\/bad\.txt:1:14 .*"Vienice"/),
      '/missing.txt: Cannot be read: there is no such file',
      '/two.txt:2:9 Two units are ordered in Rome: A Rom of Italy (line 1) and F Rom of France (line 2). Expected one unit in a space.',
      '',
    ]);
  });

  test('the rest is ruled when one order cannot be read: its unit holds', async () => {
    const orders = 'Germany: A Ber-Pru, A Sil S A Ber-Pru\nRussia: A Pru-Silesien, A War S A Pru\n';
    const { code, out, err } = await standoff(['rule', '-'], orders);
    expect(code).toBe(1);
    expect(err).toMatch(/^standard input:2:15 .*"Silesien".*\n$/);
    expect(out).toContain('A Pru, no order    holds\n');
    expect(out).toContain('A Ber-Pru          bounces (2 against 2)');
    const checked = await standoff(['check', '-'], orders);
    expect({ ...checked, out: '' }).toEqual({ code: 1, out: '', err });
  });

  test('orders of units that cannot be there are left out', async () => {
    const orders = 'Italy: A Rom H, A Ven H, F Spa H\nFrance: F Rom H';
    const { code, out, err } = await standoff(['rule', '-'], orders);
    expect(code).toBe(1);
    expect(err.split('\n')).toEqual([
      'standard input:2:9 Two units are ordered in Rome: A Rom of Italy (line 1) and F Rom of France (line 2). Expected one unit in a space.',
      expect.stringContaining('standard input:1:26 A fleet in Spain must name its coast'),
      '',
    ]);
    expect(out).toContain('A Ven H');
    expect(out).not.toContain('Rom');
  });

  test('units of several powers in one space are named with their lines, in one short message', async () => {
    const two = await standoff(['rule', '-'], 'France:\nA Par-Bur\nGermany:\nA Mun H\nA Par-Pic');
    expect(two.err).toBe(
      'standard input:5:1 Two units are ordered in Paris: A Par of France (line 2) and A Par of Germany (line 5). Expected one unit in a space.\n',
    );
    const powers = ['Austria', 'England', 'France', 'Germany', 'Italy'];
    const many = powers.map((power) => `${power}: A Par H`).join('\n');
    const { err } = await standoff(['rule', '-'], many);
    expect(err).toBe(
      'standard input:5:8 Several units are ordered in Paris: A Par of Austria (line 1), A Par of England (line 2), A Par of France (line 3) and 2 more. Expected one unit in a space.\n',
    );
  });

  test('orders below the name of a player are not those of the power above', async () => {
    const { code, out, err } = await standoff(
      ['rule', '-'],
      'Germany:\nA Mun-Bur\n\nRudi\nA Ber-Kie\n',
    );
    expect(code).toBe(1);
    expect(out).not.toContain('A Ber');
    expect(err).toContain('standard input:4:1 No power has this name: "Rudi".');
  });

  test('a unit ordered twice by its power is one; those of an earlier set have their lines, too', async () => {
    const sets = 'Germany:\nA Par H\nA Par-Bur\n---\nFrance:\nA Par H\nA Mar H';
    const { err } = await standoff(['rule', '-'], sets);
    expect(err).toContain('A Par of Germany (line 2) and A Par of France (line 6). Expected');
  });

  test('an order that is written twice is one order', async () => {
    const { code, out } = await standoff(['rule', '-'], 'England: F Lon-Nth, F Edi-Nrg, F Lon-Nth');
    expect(code).toBe(0);
    expect(out).toContain('Both moves succeed.');
    expect(out.match(/F Lon-Nth/g)).toHaveLength(1);
  });

  test('a later set of orders replaces an earlier one of its power', async () => {
    const sets = 'Germany: A Ber-Pru, A Mun H\nItaly: A Ven H\n---\nGermany: A Ber-Kie\n';
    const { code, out, err } = await standoff(['rule', '-'], sets);
    expect(code).toBe(0);
    expect(err.split('\n')).toEqual([
      'standard input:1:10 "A Ber-Pru" is replaced by a later set.',
      'standard input:1:21 "A Mun H" is replaced by a later set, which omits this unit.',
      '',
    ]);
    expect(out.slice(out.indexOf('\nGermany'))).toBe(`
Germany
  A Ber-Kie        succeeds, replaces “A Ber-Pru”
  A Mun, no order  holds
Italy
  A Ven H          holds
`);
  });

  test('differences between reading and text are reported', async () => {
    const { code, out, err } = await standoff(
      ['rule', '-'],
      'Germany: A Ber H\nItaly: A Tyr S F Ber',
    );
    expect(code).toBe(0);
    expect(out).toContain('written “F Ber”');
    expect(err).toMatch(/^standard input:2:\d+ "F Ber" is read as "A Ber"\.\n$/);
  });

  test('long orders are read to the end, longer ones are refused', async () => {
    const long = await standoff(['rule', '-'], `${'# nothing\n'.repeat(9_000)}${ORDERS}`);
    expect(long.code).toBe(0);
    expect(long.out).toContain('may go to Ber, Boh, Gal, Mun');
    const { code, out, err } = await standoff(['rule', '-'], 'é'.repeat(1_000_000));
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('This text is too long');
  });

  test('no orders at all', async () => {
    const { code, out, err } = await standoff(['rule', '-'], '\n');
    expect({ code, out, err }).toEqual({
      code: 1,
      out: '',
      err: 'standard input:1:1 There are no orders.\n',
    });
  });
});
