import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { standoff } from './command.ts';

const lines = (text: string): readonly unknown[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));

describe('standoff read', () => {
  test('says which command takes a whole game', async () => {
    const phase = (name: string, order: string) => ({ name, orders: { FRANCE: [order] } });
    const phases = [phase('S1901M', 'A PAR - BUR'), phase('F1901M', 'A BUR - MUN')];
    const folder = await mkdtemp(join(tmpdir(), 'standoff-'));
    const file = join(folder, 'game.json');
    await writeFile(file, JSON.stringify({ phases }));
    const { code, out, err } = await standoff(['read', file]);
    await rm(folder, { recursive: true });
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(`expected standoff audit ${file}`);
  });

  test('says what each pass does to a text', async () => {
    const letter = '**France:**\n* A Par – Bur // at last\n~~A Mar H~~\n> F Bre - Mao\n';
    const { code, out } = await standoff(['read', '-', '--passes'], letter);
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      'standard input: Rulebook',
      expect.stringMatching(/^headings: /),
      '  1: France:',
      expect.stringMatching(/^struck: /),
      '  3: taken out: ~~A Mar H~~',
      expect.stringMatching(/^marks: /),
      '  2: A Par – Bur',
      '  4: F Bre - Mao',
      '',
    ]);
    const daide = await standoff(['read', '-', '--passes'], 'SUB ((FRA AMY PAR) MTO BUR)\n');
    expect(daide.out).toContain('DAIDE\nnot read by passes');
  });

  test('shows the passes of each mail, with the lines of the text', async () => {
    const mail = (from: string, order: string) => `From: ${from} <x@example.org>\n\n${order}\n\n`;
    const inbox = mail('France', '- A Par-Bur') + mail('Italy', '~~A Ven H~~\nA Ven-Tri');
    const { out } = await standoff(['read', '-', '--passes'], inbox);
    expect(out).toContain('a mail without a subject: Rulebook\nmarks');
    expect(out).toContain('  3: A Par-Bur');
    expect(out).toContain('  7: taken out: ~~A Ven H~~');
  });

  test('lists the mails of an inbox', async () => {
    const mail = (from: string, order: string) => `From: ${from} <x@example.org>\n\n${order}\n\n`;
    const inbox =
      mail('France', 'A Par-Bur') + mail('Bob', 'A Par-Pic') + mail('France', 'A Par-Pic');
    const { code, out } = await standoff(['read', '-', '--format', 'text'], inbox);
    expect(code).toBe(0);
    expect(out).toContain(
      '1:1 Mail from France <x@example.org>: France, 0 orders count, 1 replaced later',
    );
    expect(out).toContain('3:1 "A PAR - BUR" is replaced by a later set.');
  });

  test('says which lines are of which phase', async () => {
    const text =
      'England:\nA Ruh H (dislodged, retreats to Hol)\nF Nth H\n\nBuilds\nEngland: F Lon';
    const { out } = await standoff(['read', '-', '--format', 'text'], text);
    expect(out).toContain(
      'moves in lines 2, 3\nstandard input: retreats in line 2\nstandard input: builds and removals in line 6\n',
    );
    expect(out).toContain('England, moves:\n  A RUH H  (dislodged)\n  F NTH H\n');
    expect(out).toContain('England, retreats:\n  A RUH R HOL\n');
    expect(out).toContain('England, builds and removals:\n  F LON B\n');
    const { out: line } = await standoff(['read', '-', '--format', 'jsonl'], text);
    expect(lines(line)).toMatchObject([
      {
        orders: [
          { order: 'A RUH H', phase: 'movement', line: 2 },
          { order: 'A RUH R HOL', phase: 'retreats', line: 2 },
          { order: 'F NTH H', phase: 'movement', line: 3 },
          { order: 'F LON B', phase: 'adjustments', line: 6 },
        ],
      },
    ]);
  });

  test('reads the turns of a text of several each by itself', async () => {
    const text =
      'Spring 1901\nFrance: A Par-Bur\n\nFall 1901\nFrance: A Bur-Mun\nFall 1901 retreats\nFrance: A Mun D\n';
    const { code, out } = await standoff(['read', '-', '--format', 'text'], text);
    expect(code).toBe(0);
    const [spring = '', fall = ''] = out.split(/(?=^standard input: Fall 1901)/m);
    expect(spring).toMatch(
      /^standard input: Spring 1901, lines 1 to 3, read as .*\nFrance:\n {2}A PAR - BUR\nUnits, inferred from the orders:\n {2}FRANCE: A PAR\n/,
    );
    expect(fall).toMatch(/^standard input: Fall 1901, lines 4 to 8, read as /);
    expect(fall).toContain('France, moves:\n  A BUR - MUN\nFrance, retreats:\n  A MUN D\n');
    expect(fall).not.toContain('PAR');
    const { out: line } = await standoff(['read', '-', '--format', 'jsonl'], text);
    expect(lines(line)).toMatchObject([
      {
        orders: [
          { order: 'A PAR - BUR', turn: 'Spring 1901', phase: 'movement', line: 2 },
          { order: 'A BUR - MUN', turn: 'Fall 1901', phase: 'movement', line: 5 },
          { order: 'A MUN D', turn: 'Fall 1901', phase: 'retreats', line: 7 },
        ],
        turns: [
          { turn: 'Spring 1901', lines: [1, 3], units: { FRANCE: ['A PAR'] } },
          { turn: 'Fall 1901', lines: [4, 8] },
        ],
      },
    ]);
  });

  test('answers one line of JSON with another', async () => {
    const { code, out } = await standoff(
      ['read', '-'],
      [
        JSON.stringify({ id: 'a', text: 'Dear GM,\nA Par-Bur\nA Xyz - Ber', power: 'FRANCE' }),
        '{',
        JSON.stringify({ id: 'b', text: 'A Bur-Gas', notation: 'judge', phase: 'R' }),
        JSON.stringify({ id: 'c', text: 'Austria: Army Vienna -> Galicia.  (*bounce*)' }),
      ].join('\n'),
    );
    expect(code).toBe(0);
    const [first, broken, retreat, report] = lines(out);
    expect(first).toMatchObject({
      id: 'a',
      notation: 'rulebook',
      orders: [{ power: 'FRANCE', order: 'A PAR - BUR' }],
      units: { FRANCE: ['A PAR'] },
      inferred: true,
      skipped: [{ line: 1, text: 'Dear GM,' }],
      doubts: [],
      errors: [{ line: 3, column: 3, text: 'Xyz' }],
    });
    expect(broken).toMatchObject({ id: null, orders: [], errors: [{ line: 1 }] });
    expect(retreat).toMatchObject({ notation: 'judge', orders: [{ order: 'A BUR R GAS' }] });
    expect(report).toMatchObject({
      notation: 'judge',
      orders: [{ power: 'AUSTRIA', order: 'A VIE - GAL' }],
      results: [['bounced']],
    });
  });

  test.each([
    [{ power: 'FRANKREICH' }, '"power" "FRANKREICH": one of AUSTRIA, ENGLAND, FRANCE, '],
    [{ power: '' }, '"power" "": one of AUSTRIA, '],
    [{ power: 7 }, '"power" 7: one of AUSTRIA, '],
    [{ notation: 'morse' }, '"notation" "morse": one of auto, rulebook, '],
    [{ phase: 'X' }, '"phase" "X": one of M, R, B'],
  ])('a line with an unknown value is refused: %j', async (field, expected) => {
    const given = { id: 'a', text: 'A Par-Bur', power: 'FRANCE' };
    const good = { ...given, id: 'b', power: 'Fra', notation: 'auto', phase: null };
    const { out } = await standoff(
      ['read', '-'],
      [{ ...given, ...field }, good].map((line) => JSON.stringify(line)).join('\n'),
    );
    const [refused, read] = lines(out);
    expect(refused).toMatchObject({
      id: 'a',
      orders: [],
      errors: [{ line: 1, expected: expect.stringContaining(expected) as string }],
    });
    expect(read).toMatchObject({ id: 'b', orders: [{ power: 'FRANCE', order: 'A PAR - BUR' }] });
  });

  test('tells people what it understood', async () => {
    const { code, out } = await standoff(['read', '-'], 'Hello,\nFrance: A Par-Bur, A Liv H\n');
    expect(code).toBe(0);
    expect(out).toContain('read as');
    expect(out).toContain('  A PAR - BUR');
    expect(out).toMatch(
      /standard input:2:\d+ Uncertain: "A Liv H" is read as A Livonia H or A Liverpool H/,
    );
    expect(out).toContain('standard input:1:1 Not an order: Hello,');
  });

  test('explains the notes of DPP with the paragraph behind each', async () => {
    const notes = 'thk: (MBE (tyr gal))\nord: (BNC RET eng)\nthk: NRN\nthk: NRS\n';
    const { out } = await standoff(['read', '-'], notes);
    expect(out.split('\n').slice(1, 5)).toEqual([
      expect.stringMatching(/^standard input:1:1 Note \(MBE \(tyr gal\)\): .* \(1971 XI\.1\)$/),
      expect.stringMatching(
        /^standard input:2:1 Note \(BNC RET eng\): .*dislodged.* \(1971 XI\.1\)$/,
      ),
      expect.stringMatching(/^standard input:3:1 Note NRN: .*needs no retreat.* \(1971 XI\.1\)$/),
      expect.stringMatching(/^standard input:4:1 Note NRS: .*season.* \(1971 XI\.1\)$/),
    ]);
  });

  test('exits with 1 if something could not be read, with 2 for an unknown notation', async () => {
    expect((await standoff(['read', '-'], 'A Xyz - Ber')).code).toBe(1);
    expect((await standoff(['read', '-', '--notation', 'morse'], 'A Par-Bur')).code).toBe(2);
    expect((await standoff(['read', '-', '--trace'], '')).code).toBe(2);
    expect((await standoff(['audit', '-', '--notation', 'judge'], '')).code).toBe(2);
  });

  test.each(['', ' \n\t\n\n', '\uFEFF'])('says that a text is empty: %j', async (text) => {
    expect(await standoff(['read', '-'], text)).toEqual({
      code: 1,
      out: '',
      err: 'standard input:1:1 This text is empty. Expected orders.\n',
    });
    const { code, out } = await standoff(['read', '-', '--format', 'jsonl'], text);
    expect(code).toBe(1);
    expect(lines(out)).toMatchObject([{ orders: [], errors: [{ line: 1, expected: 'orders' }] }]);
  });

  test('says that a batch has no lines', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'standoff-')), 'empty.jsonl');
    await writeFile(file, '\n');
    const read = await standoff(['read', file]);
    expect(read).toEqual({ code: 1, out: '', err: `No lines in ${file}\n` });
    await rm(dirname(file), { recursive: true });
  });

  test('says that a text of other words has no orders', async () => {
    const { code, out } = await standoff(['read', '-'], 'Dear GM,\nnothing from me today.\n');
    expect(code).toBe(0);
    expect(out).toContain('standard input:1:1 There are no orders.\n');
    expect((await standoff(['read', '-'], 'A Par-Bur')).out).not.toContain('no orders');
  });

  test('a line may say which units there are', async () => {
    const asked = (units: unknown): string =>
      JSON.stringify({ id: 1, text: 'Nap-Tys', power: 'ITALY', units });
    const input = [
      asked({ ITALY: ['F NAP'] }),
      asked({ ITALY: ['A NAP'] }),
      asked({ ITALY: ['F MUN'] }),
    ];
    const { out } = await standoff(['read', '-', '--format', 'jsonl'], input.join('\n'));
    const [fleet, army, wrong] = lines(out) as unknown[];
    expect(fleet).toMatchObject({ orders: [{ order: 'F NAP - TYS' }], errors: [] });
    expect(army).not.toMatchObject({ orders: [{ order: 'F NAP - TYS' }] });
    expect(wrong).toMatchObject({
      orders: [],
      errors: [{ line: 1, expected: 'unit "F MUN" of ITALY: a fleet cannot be inland' }],
    });
  });

  test('reads orders of the Army/Fleet module under its edition, in every phase', async () => {
    const edition = ['--edition', 'a/f'];
    const moves = 'England: A Yor boards F Nth\nF Nth-Nrg, A Nth disembarks Nwy after moving';
    const { code, out } = await standoff(['read', '-', ...edition], moves);
    expect(out).toContain('  A YOR BOARDS F NTH\n');
    expect(out).toContain('  F NTH - NWG\n');
    expect(out).toContain('  A NTH DISEMBARKS NWY AFTER MOVING\n');
    expect(out).toContain('ENGLAND: A YOR, F NTH');
    expect(code).toBe(0);
    const batch = await standoff(
      ['read', '-', ...edition, '--format', 'jsonl'],
      [
        { id: 1, text: 'A/F Wes-Tun', power: 'ITALY', phase: 'R' },
        { id: 2, text: 'Remove A Rom', power: 'ITALY', phase: 'B' },
        { id: 3, text: 'A Xyz boards F Nth', power: 'ENGLAND' },
      ]
        .map((line) => JSON.stringify(line))
        .join('\n'),
    );
    expect(lines(batch.out)).toMatchObject([
      { id: 1, orders: [{ power: 'ITALY', order: 'F WES R TUN' }], errors: [] },
      { id: 2, orders: [{ power: 'ITALY', order: 'A ROM D' }], errors: [] },
      { id: 3, orders: [], errors: [{ line: 1, text: 'Xyz' }] },
    ]);
    const without = await standoff(['read', '-'], moves);
    expect(without.out).not.toContain('BOARDS');
    const judge = await standoff(['read', '-', ...edition, '--notation', 'judge'], moves);
    expect(judge.code).toBe(2);
    expect(judge.err).toContain('only in the notation of the rulebook');
  });
});
