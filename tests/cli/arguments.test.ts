import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMAND_NAMES, parseCommand } from '../../src/cli/arguments.ts';
import { HELP, helpFor } from '../../src/cli/words/help.ts';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import { root, standoffProcess } from './command.ts';

describe('the command line', () => {
  test('is read', () => {
    expect(parseCommand(['rule', 'a', '-', '--edition', 'Datc', '--format=json'])).toEqual({
      ok: true,
      value: {
        name: 'rule',
        files: ['a', '-'],
        edition: 'DATC',
        board: null,
        notation: null,
        format: 'json',
        trace: false,
        language: 'en',
      },
    });
    expect(parseCommand(['check', 'a'])).toEqual({
      ok: true,
      value: {
        name: 'check',
        files: ['a'],
        edition: null,
        board: null,
        notation: null,
        format: 'text',
      },
    });
    for (const words of [['help'], ['--help'], ['-h']])
      expect(parseCommand(words)).toEqual({ ok: true, value: { name: 'help', of: null } });
    const drawn = parseCommand(['draw', 'a', '--step', '12', '--out', '-']);
    expect(drawn).toMatchObject({ ok: true, value: { at: 12, out: null } });
    for (const words of [
      ['rule', '-h'],
      ['help', 'rule'],
      ['rule', 'a', '--help', '--trace'],
    ])
      expect(parseCommand(words)).toEqual({ ok: true, value: { name: 'help', of: 'rule' } });
  });

  test('accepts a file as edition, by its ending', () => {
    for (const file of ['club.yaml', 'CLUB.YML'])
      expect(parseCommand(['check', 'a', '--edition', file])).toEqual({
        ok: true,
        value: {
          name: 'check',
          files: ['a'],
          edition: { file },
          board: null,
          notation: null,
          format: 'text',
        },
      });
  });

  test.each([
    [[], 'No command given.'],
    [['board', 'a', '--board', 'pure'], '"board" takes no --board.'],
    [['prove', 'a'], 'Unknown command "prove".'],
    [['rule'], '"rule" needs a file, or - for standard input.'],
    [['rule', 'a', '--edition', '1066'], 'Unknown edition "1066"'],
    [['rule', 'a', '--format', 'xml'], 'Unknown format "xml"'],
    [['check', 'a', '--trace'], '"check" takes no --trace.'],
    [['check', 'a', '--format', 'jsonl'], 'Unknown format "jsonl". Use text or json.'],
    [['help', 'prove'], 'Unknown command "prove".'],
    [['rule', 'a', '--language', 'fr'], 'Unknown language "fr". Use en or de.'],
    [['rule', 'a', '--language', 'de', '--format', 'json'], 'json has no sentences'],
    [['check', 'a', '--language', 'de'], '"check" takes no --language.'],
    [['game', 'a', '--overwrite'], '--overwrite is for --scenarios.'],
    [['rule', 'a', '--overwrite'], '"rule" takes no --overwrite.'],
    [
      ['draw', 'a', '--at', 'Move.lon'],
      '--at names places such as orders or support.BUR, not "Move.lon".',
    ],
    [
      ['draw', 'a', '--at', 'orders,move.LON'],
      '--at takes several places with --animate or --gif.',
    ],
    [['draw', 'a', '--at', 'orders', '--step', '2'], 'not both.'],
    [['draw', 'a', '--step', '0x2'], '--step must be a whole number from 0 up, not "0x2".'],
    [['draw', 'a', '--step', '1e1'], '--step must be a whole number'],
    [['draw', 'a', '--step', ' 2 '], '--step must be a whole number'],
    [['draw', 'a', '--step', '9999999999'], '--step must be a whole number'],
    [['rule', 'a', '--tracee'], "Unknown option '--tracee'"],
  ])('%j is refused', (words, message) => {
    const read = parseCommand(words);
    expect(read.ok ? '' : read.error).toContain(message);
  });

  test('the help names every edition and every exit code', () => {
    for (const id of EDITION_IDS) expect(HELP).toContain(id.toLowerCase());
    for (const code of ['  0  ', '  1  ', '  2  ']) expect(HELP).toContain(`\n${code}`);
  });
});

describe('the help for a command', () => {
  const optionsIn = (help: string): readonly string[] => [
    ...new Set(
      [...help.matchAll(/--[a-z]+(?:-[a-z]+)*/g)]
        .map(([option]) => option)
        .filter((one) => one !== '--help' && one !== '--version'),
    ),
  ];
  const FLAGS =
    /^--(trace|overwrite|check|animate|png|gif|short|loop|sentences|crop|diagram|no-title|passes|questions)$/;

  /** Whether a command takes an option; the value may be wrong. */
  function isTaken(name: string, option: string): boolean {
    const value = FLAGS.test(option) ? [] : [option === '--edition' ? 'datc' : 'x'];
    const read = parseCommand([name, 'a', option, ...value]);
    return read.ok || !/ takes no --|Unknown option/.test(read.error);
  }

  test.each(COMMAND_NAMES)('%s tells its options, and only those', (name) => {
    const help = helpFor(name);
    expect(help.startsWith(`standoff ${name} `)).toBe(true);
    const told = optionsIn(help);
    const all = optionsIn(HELP);
    expect(all.length).toBeGreaterThan(20);
    expect(told.toSorted()).toEqual(all.filter((option) => isTaken(name, option)).sort());
    // Whose options they are goes without saying.
    expect(help).not.toMatch(/of "\w+"/);
  });

  test('has no line that the whole help lacks', () => {
    const whole = HELP.replaceAll(/of "\w+"(?:, "\w+")*(?: and "\w+")?: ?/g, '').split('\n');
    const lines = new Set(whole.map((line) => line.trim()));
    for (const name of COMMAND_NAMES)
      for (const line of helpFor(name).split('\n')) expect(lines).toContain(line.trim());
  });
});

describe('standoff, in a separate process', () => {
  test('help and version go to standard output', async () => {
    expect(await standoffProcess(['--help'])).toEqual({ code: 0, out: HELP, err: '' });
    const manifest = readFileSync(join(root, 'package.json'), 'utf8');
    const { out } = await standoffProcess(['--version']);
    expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(manifest).toContain(`"version": "${out.trim()}"`);
  });

  test('rules standard input, and exits with 1 if that was bad', async () => {
    const good = await standoffProcess(['rule', '-'], 'Italy: A Rom-Ven');
    expect(good).toMatchObject({ code: 0, err: '' });
    expect(good.out).toContain('A Rom-Ven  succeeds');
    expect((await standoffProcess(['rule', '-'], 'Italy: A Rom-Vienice')).code).toBe(1);
  });

  test('wrong usage exits with 2, and the error comes last', async () => {
    const help = 'Run "standoff help" for usage.\n';
    const { code, out, err } = await standoffProcess(['rule']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe(`"rule" needs a file, or - for standard input.\n${help}`);
    const nothing = await standoffProcess([]);
    expect(nothing).toEqual({ code: 2, out: '', err: `${HELP}\nNo command given.\n${help}` });
  });
});
