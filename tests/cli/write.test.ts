import { describe, expect, test } from 'vitest';
import { NOTATIONS } from '../../src/orders/notations/notations.ts';
import { readText } from '../../src/orders/notations/read-text.ts';
import { standoff } from './command.ts';

const OPEN = 'France\npar-bur\nbre-pic\ncon s gre-aeg\n';

describe('standoff write, orders that leave a letter open', () => {
  test('are written where a notation leaves all letters out', async () => {
    const { out, err } = await standoff(['write', '-', '--notation', 'droidippy'], OPEN);
    expect(out).toBe('par move bur\nbre move pic\ncon support gre move aeg\n');
    expect(err.split('\n')).toEqual([
      'standard input:4:1 Uncertain: "con" is read as F Constantinople S F Greece - Aegean Sea.',
      'standard input:4:7 Uncertain: "gre" is read as F Constantinople S F Greece - Aegean Sea.',
      'standard input:2:1 "A PAR - BUR" loses the power.',
      'standard input:2:1 "A PAR - BUR" loses whether a unit is an army or a fleet.',
      'standard input:3:1 "? BRE - PIC" loses the power.',
      'standard input:4:1 "F CON S F GRE - AEG" loses the power.',
      'standard input:4:1 "F CON S F GRE - AEG" loses whether a unit is an army or a fleet.',
      '',
    ]);
  });

  test('so are orders without a power where no powers are written', async () => {
    const { out, err } = await standoff(['write', '-', '--notation', 'discord'], 'A Par-Bur\n');
    expect({ out, err }).toEqual({ out: '.order\nA paris - burgundy\n', err: '' });
  });

  test.each(NOTATIONS.map(({ id }) => id))('in %s none is left out silently', async (id) => {
    const { code, out, err } = await standoff(['write', '-', '--notation', id], OPEN);
    const told = err.split('\n').filter((line) => !line.includes('Uncertain'));
    const notation = NOTATIONS.find((each) => each.id === id);
    const written = new Set(
      readText(out, { notation, power: 'France' }).orders.map(({ text }) => text.slice(2, 5)),
    );
    for (const [unit, line] of [
      ['PAR', 2],
      ['BRE', 3],
      ['CON', 4],
    ] as const)
      expect(
        written.has(unit) ||
          told.some((each) => each.startsWith(`standard input:${String(line)}:1 `)),
      ).toBe(true);
    expect(code).toBe(1);
  });
});

test.each(['', ' \n\t\n', '\uFEFF'])(
  'standoff write says that a text is empty: %j',
  async (text) => {
    const { code, out, err } = await standoff(['write', '-', '--notation', 'discord'], text);
    expect({ code, out, err }).toEqual({
      code: 1,
      out: '',
      err: 'standard input:1:1 This text is empty. Expected orders.\n',
    });
  },
);

test('standoff write says what it guessed', async () => {
  const text = 'France: A Par-Brxst, A Mar-Bur';
  expect(await standoff(['write', '-', '--notation', 'rulebook'], text)).toEqual({
    code: 0,
    out: 'France:\nA Par-Bre\nA Mar-Bur\n',
    err: 'standard input:1:15 Uncertain: "Brxst" is read as Brest.\n',
  });
});

test('standoff write says that a text has no orders', async () => {
  expect(await standoff(['write', '-', '--notation', 'rulebook'], 'Hello there')).toEqual({
    code: 0,
    out: '',
    err: 'standard input:1:1 There are no orders.\n',
  });
});
