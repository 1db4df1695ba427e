import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { audit } from '../../src/cli/notations/audit.ts';
import { entriesOf } from '../../src/cli/folders.ts';
import { collected, standoff } from './command.ts';

const phase = (results: Readonly<Record<string, readonly string[]>>) => ({
  name: 'S1901M',
  state: { units: { AUSTRIA: ['A VIE'], RUSSIA: ['A WAR'] } },
  orders: { AUSTRIA: ['A VIE - GAL'], RUSSIA: ['A WAR - GAL'] },
  results,
});
const game = (...phases: readonly unknown[]): string => JSON.stringify({ id: 'g', phases });

describe('standoff audit', () => {
  test('exits with 0 if everything agrees', async () => {
    const { code, out } = await standoff(
      ['audit', '-'],
      game(phase({ 'A VIE': ['bounce'], 'A WAR': ['bounce'] })),
    );
    expect(out).toBe('standard input: 1 phase, 1 agrees\n');
    expect(code).toBe(0);
  });

  const WRONG = game(phase({ 'A VIE': [], 'A WAR': ['bounce'] }));

  test('says what differs, why, and under which edition it would be right', async () => {
    const { code, out } = await standoff(['audit', '-'], WRONG);
    expect(out).toContain('S1901M: Austria A VIE - GAL: recorded succeeded, ours bounced. Vienna ');
    expect(out).toContain('Theirs would not be right under any edition');
    expect(out).toContain('1 phase, 0 agree');
    expect(code).toBe(1);
  });

  test('as lines of JSON', async () => {
    const { code, out } = await standoff(['audit', '-', '--format', 'jsonl'], WRONG);
    const [finding, total] = out
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(finding).toMatchObject({
      phase: 'S1901M',
      power: 'AUSTRIA',
      order: 'A VIE - GAL',
      theirs: ['succeeded'],
      ours: ['bounced'],
      editions: [],
      choices: [],
    });
    expect(total).toMatchObject({ phases: 1, agree: 0 });
    expect(code).toBe(1);
  });

  test('names the power that has won with a Winter, without counting that as a difference', async () => {
    const held = 'BRE MAR PAR BEL HOL POR SPA KIE BER MUN DEN SWE NWY LON EDI LVP ROM NAP';
    const winter = (centers: string) =>
      game({
        name: 'W1907A',
        state: { units: { FRANCE: ['A BUR'] }, centers: { FRANCE: centers.split(' ') } },
        orders: { FRANCE: ['A PAR B'] },
        results: {},
      });
    const won = await standoff(['audit', '-'], winter(held));
    expect(won.out).toBe(
      'standard input: W1907A: France has eighteen centres and one unit, so it may build seventeen. Eighteen centres win a game of seven players.\nstandard input: 1 phase, 1 agrees\n',
    );
    expect(won.code).toBe(0);
    const fewer = await standoff(['audit', '-'], winter(held.slice(4)));
    expect(fewer.out).toBe('standard input: 1 phase, 1 agrees\n');
  });

  test('under the requested edition', async () => {
    const via = game({
      name: 'S1901M',
      state: { units: { TURKEY: ['A CON', 'F BLA'] } },
      orders: { TURKEY: ['A CON - BUL VIA', 'F BLA H'] },
      results: { 'A CON': [], 'F BLA': [] },
    });
    const datc = await standoff(['audit', '-'], via);
    const under = /right under ([^.]*)\./.exec(datc.out)?.[1]?.split(', ') ?? [];
    const six = ['1971', '1982', '2000', '2023', 'DPTG', 'DATC'];
    expect(six.filter((id) => under.includes(id))).toEqual(['1971', '1982']);
    expect((await standoff(['audit', '-', '--edition', '1971'], via)).code).toBe(0);
  });

  test('a folder of mails is one game', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'standoff-audit-'));
    const mail = (season: string, moves: string): string =>
      `Movement results for ${season} of 1901.  (dip.001)\n\nAustria: ${moves}\n`;
    await writeFile(join(folder, '1.txt'), mail('Spring', 'Army Vienna -> Galicia.'));
    await writeFile(join(folder, '2.txt'), mail('Fall', 'Army Galicia -> Ukraine.'));
    const { code, out } = await standoff(['audit', folder]);
    expect(out).toBe(`${join(folder, '1.txt')} and 1 other: 2 phases, 2 agree\n`);
    expect(code).toBe(0);
    await rm(folder, { recursive: true });
  });

  test('a folder in it that cannot be read is told, and the others are audited', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'standoff-audit-'));
    const closed = join(folder, 'closed');
    await mkdir(closed);
    await writeFile(join(folder, 'game.json'), WRONG);
    const list: typeof entriesOf = (one) =>
      one === closed
        ? Promise.reject(Object.assign(new Error('EACCES: scandir'), { code: 'EACCES' }))
        : entriesOf(one);
    const { terminal, out, err } = collected();
    expect(await audit({ name: 'audit', files: [folder], format: 'text' }, terminal, list)).toBe(2);
    expect(err()).toBe(`${closed}: Cannot be read: you have no permission\n`);
    expect(out()).toContain('game.json: 1 phase, 0 agree');
    await rm(folder, { recursive: true });
  });

  test('anything that is not a game, or damaged, exits with 2; what cannot be compared does not agree', async () => {
    const none = await standoff(['audit', '-'], '{"orders":{}}');
    expect(none.code).toBe(2);
    expect(none.err).toContain('standard input:1:1 This is not a game');
    const torn = await standoff(['audit', '-'], WRONG.slice(0, -3));
    expect(torn.code).toBe(2);
    expect((await standoff(['audit', 'no-such-file'])).code).toBe(2);
    const { code, out } = await standoff(
      ['audit', '-'],
      game({ ...phase({}), name: 'F1901M', state: {} }),
    );
    expect(out).toContain('F1901M: not compared');
    expect(code).toBe(1);
  });
});
