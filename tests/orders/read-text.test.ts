import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOTATIONS, notationNamed } from '../../src/orders/notations/notations.ts';
import { readText } from '../../src/orders/notations/read-text.ts';
import { readNote, writeNote, type DppNote } from '../../src/orders/notations/dpp/notes.ts';
import { large, runs, share } from '../support/effort.ts';
import { SAMPLE_TEXTS } from './texts.ts';

const read = (text: string, notation?: string) => {
  const asked = notation === undefined ? undefined : notationNamed(notation);
  return readText(text, asked ? { notation: asked } : {});
};

const told = ({ orders }: ReturnType<typeof readText>): readonly string[] =>
  orders.map(({ power, text, results }) => {
    const owner = power?.slice(0, 3).toUpperCase() ?? '-';
    return `${owner} ${text}${results.length > 0 ? ` [${results.join(',')}]` : ''}`;
  });

describe.each(SAMPLE_TEXTS.map((sample) => [sample.notation, sample] as const))(
  'a text in the notation %s',
  (id, { text, orders, phase }) => {
    test('is recognised and read', () => {
      const reading = readText(text, phase ? { phase } : {});
      expect(reading.notation.id).toBe(id);
      expect(told(reading)).toEqual(orders);
    });
  },
);

test.each([
  ['droidippy', 'nap move ion\nvie support bud'],
  ['judge', 'vie - boh\nnap - ion'],
  [
    'webdiplomacy',
    'The army at Vienna support move to Bohemia from Munich.\nThe army at Munich move to Bohemia.',
  ],
])('a letter that %s need not write and that can only be one is no doubt', (notation, text) => {
  const { orders, doubts } = read(text, notation);
  expect(orders).toHaveLength(2);
  expect(doubts).toEqual([]);
});

describe('the notation is recognised', () => {
  test.each([
    [
      'webDiplomacy under a power in capitals',
      'ITALY:\nThe army at Rome retreat to Naples.',
      ['ITA A ROM R NAP'],
    ],
    [
      'several powers build in one line',
      'England builds F Edi. Germany builds A Kie. Russia removes A Gal.',
      ['ENG F EDI B', 'GER A KIE B', 'RUS A GAL D'],
    ],
    [
      'where some are built with a plus, others are removed with a dash',
      '>> Italy:\n>> + A Rom\n>> Turkey:\n>> - A Smy',
      ['ITA A ROM B', 'TUR A SMY D'],
    ],
    [
      'a coast before what a French zine says of a move',
      'ITALIE\n\nF BUL(cs) : AEG\nA VEN = TYR',
      ['ITA F BUL/SC - AEG [bounced]', 'ITA A VEN - TYR [succeeded]'],
    ],
    [
      'a page that hides the heads of a French zine',
      '<p>ITALIE</p><p>A ROU = SEB<br>A VEN = TYR</p>',
      ['ITA A RUM - SEV [succeeded]', 'ITA A VEN - TYR [succeeded]'],
    ],
    [
      'a mail quoted with bars is no table',
      '| Italy:\n| A Rom - Apu (*Fails*)\n| F Nap - Ion',
      ['ITA A ROM - APU [failed]', 'ITA F NAP - ION'],
    ],
  ])('%s', (_, text, expected) => {
    expect(told(read(text))).toEqual(expected);
  });
});

test('orders in full words are not a report: nothing says that they succeeded', () => {
  const text = '# The turn.\nAustria: Army Vienna -> Bohemia\nAustria: Army Trieste HOLD';
  expect(told(read(text, 'judge'))).toEqual(['AUS A VIE - BOH', 'AUS A TRI H']);
});

test('a mail of the judge without any orders is a report', () => {
  const text = 'Movement results for Fall of 1902.\n\nItaly: Army Rome, No Order Processed.\n';
  expect(read(text).notation.id).toBe('judge');
});

describe('the unit of an order that cannot be read', () => {
  const units = (text: string) => {
    const reading = readText(text);
    const shown = reading.units.map(
      ({ power, kind, at }) => `${power ?? '-'} ${kind ?? '?'} ${at}`,
    );
    return { units: shown, idle: reading.idle.map(({ at }) => at) };
  };
  test.each([
    ['Germany: Army Ruhr SPXRT Army Munich -> Burgundy.\nGermany: Army Munich -> Burgundy.'],
    ['Germany:\nA Ruhr blarg\nA Munich - Burgundy'],
    ['A Ruhr spxrt A Munich - Burgundy\nA Munich - Burgundy\n\nGermany'],
    ['Germany: A Ruhr - Xyzzq, A Munich - Burgundy'],
    ['Germany:\nA Munich - Burgundy\nA Ruhr'],
  ])('stands where its line says: %j', (text) => {
    const found = units(text);
    expect(found.units.toSorted()).toEqual(['Germany A MUN', 'Germany A RUH']);
    expect(found.idle).toEqual(['RUH']);
  });

  test('has the readable order further down', () => {
    const text = 'Germany:\nA Ruhr SPXRT A Munich - Burgundy\nA Munich - Burgundy\nA Ruhr H';
    expect(units(text).idle).toEqual([]);
  });

  test('is left out in adjustments, where it cannot be, and where the text lists the units', () => {
    expect(units('Winter 1901\nGermany: build A Kie\nA Ber buidl').units).toEqual([]);
    expect(units('Germany: A Nth blarg, A Munich - Burgundy').idle).toEqual([]);
    const listed = 'NOW (FAL 1901) (GER AMY MUN)\nSUB ((GER AMY MUN) MTO BUR) ((GER AMY RUH) XXX)';
    expect(units(listed)).toEqual({ units: ['Germany A MUN'], idle: [] });
  });
});

test('every notation has a sample', () => {
  const shown = new Set(SAMPLE_TEXTS.map(({ notation }) => notation));
  expect(NOTATIONS.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
});

describe('traps', () => {
  test.each([
    ['A X S B Y-Y is a support to hold', 'F Hel S F Den-Den', ['- F HEL S F DEN']],
    [
      'but not where that move is ordered',
      'A Yor-Yor\nA Lvp S A Yor-Yor',
      ['- A YOR - YOR', '- A LVP S A YOR - YOR'],
    ],
    ['a lost dash', 'A Bul Rum', ['- A BUL - RUM']],
    ['a stray dash', 'F gol -wes', ['- F LYO - WES']],
    ['Mid-Atlantic is one space', 'F Mid-Atlantic - Por', ['- F MAO - POR']],
    ['a glued coast', 'F Con - bulsc', ['- F CON - BUL/SC']],
    ["Bulgaria's north is east", 'F Con - Bulgaria (North Coast)', ['- F CON - BUL/EC']],
    ['an arrow that HTML spoilt', 'F ion - gt; aeg', ['- F ION - AEG']],
    ['another', 'F ion -&gt; aeg', ['- F ION - AEG']],
    ['a wrapped arrow', 'A Sil S A War\n-> Pru', ['- A SIL S A WAR - PRU']],
    ['a wrapped name', 'A Mos - St\nPetersburg', ['- A MOS - STP']],
    ['a wrapped mark', 'A Mun - Ruh\n(*bounce*)', ['- A MUN - RUH [bounced]']],
    ['a leading > is no arrow', '> A Mun-Ber', ['- A MUN - BER']],
    ['two of them are none either', '>> Italy:\n>>\n>> A Rom-Apu', ['ITA A ROM - APU']],
    [
      'a move whose line was wrapped is no list',
      'A Bud-Ser, A Stp\n- Fin, F Nwy H',
      ['- A BUD - SER', '- A STP - FIN', '- F NWY H'],
    ],
    [
      'a list is no move',
      'Orders of A Stp\n- A Fin H\n- F Nwy-Bar',
      ['- A FIN H', '- F NWY - BAR'],
    ],
    [
      'a wrapped coast',
      'F Gre-Bul\n(sc), F Mao-Spa\n/nc',
      ['- F GRE - BUL/SC', '- F MAO - SPA/NC'],
    ],
    [
      'a name wrapped behind its arrow',
      'F Bul(sc) ->\nGre; F Smy ->\nCon',
      ['- F BUL/SC - GRE', '- F SMY - CON'],
    ],
    [
      'glued verbs in small letters',
      'f nap sf apu-ion, f nth ca yor-nwy',
      ['- F NAP S F APU - ION', '- F NTH C A YOR - NWY'],
    ],
    ['a dash of any length in Mid-Atlantic', 'F Mid\u2013Atlantic \u2013 Por', ['- F MAO - POR']],
    [
      'coasts in French and German',
      'F Esp(cs)-Mar\nF Stp (NK) - Bar',
      ['- F SPA/SC - MAR', '- F STP/NC - BAR'],
    ],
    [
      'outside the rulebook NOR is Norway',
      'yor-nor\nnth c yor-nor\nedi to nor',
      ['- A YOR - NWY', '- F NTH C A YOR - NWY', '- A EDI - NWY'],
    ],
    ['remarks', 'A Mun-Ber (A Kie-Mun will bounce)', ['- A MUN - BER']],
    ['a support of a power by name', 'A VIE SA TURKEY SER-TRI', ['- A VIE S A SER - TRI']],
    ['orders in French', 'Flotte Brest vers Manche', ['- F BRE - ENG']],
    ['Switzerland', 'A Mun S A Swi - Tyr', []],
    ['a sentence is no order', 'I would move A Mun-Ber. France should move A Par-Bur', []],
    [
      'a power in a sentence',
      'Germany: A Mun-Ber\nItaly and France agree.\nA Kie H',
      ['GER A MUN - BER', 'GER A KIE H'],
    ],
    ['a misspelt power', 'Italy: A Ven H\nAustira: A Vie-Gal', ['ITA A VEN H', 'AUS A VIE - GAL']],
    ['no power', 'Italy: A Ven H\nAssyria: A Vie-Gal', ['ITA A VEN H', '- A VIE - GAL']],
    [
      'LIV beside LPL',
      'A Liv-Mos\nF Lpl-Iri\nA Liv H',
      ['- A LVN - MOS', '- F LVP - IRI', '- A LVN H'],
    ],
    ['German words', 'Armee Muenchen hält', ['- A MUN H']],
  ])('%s', (_, text, orders) => {
    expect(told(read(text, 'letters'))).toEqual(orders);
  });

  test('a name from one notation applies to the word alone', () => {
    const report = `England: Fleet Mid-Atlantic Ocean CONVOY French Army Brest -> Portugal.
France: Army Marseilles -> Gulf of Lyon -> Tyrrhenian Sea -> Rome.  (*no
convoy*)`;
    expect(told(read(report, 'judge'))).toEqual([
      'ENG F MAO C A BRE - POR [succeeded]',
      'FRA A MAR - ROM VIA [no convoy]',
    ]);
    expect(told(read('f nat - mid', 'judge'))).toEqual(['- F NAO - MAO']);
  });

  test('a removal does not turn the lines below into removals', () => {
    expect(told(read('remove f stp\n+ a par\nf bre', 'judge'))).toEqual(['- F STP D', '- A PAR B']);
  });

  test('an order with two readings is in doubt, with both listed', () => {
    const { orders, doubts } = read('A Liv H', 'letters');
    expect(orders.map(({ text }) => text)).toEqual(['A LVP H']);
    expect(doubts).toContainEqual(
      expect.objectContaining({ line: 1, column: 1, readings: ['A LVP H', 'A LVN H'] }),
    );
  });

  test('a misspelt name is in doubt', () => {
    const { orders, doubts } = read('A Mnu - Ber', 'letters');
    expect(orders.map(({ text }) => text)).toEqual(['A MUN - BER']);
    expect(doubts).toMatchObject([{ line: 1, column: 3, words: 'Mnu', readings: ['MUN'] }]);
  });

  test('conditions are refused, whichever branch', () => {
    const block = 'IF NOT Turkish Fleet Aegean\nA Gre - Bul\nELSE\nA Gre H\nENDIF\nA Vie H';
    const { orders, errors } = read(block, 'judge');
    expect(orders.map(({ text }) => text)).toEqual(['A VIE H']);
    expect(errors.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5]);
  });

  test('nothing is dropped: what orders nothing is skipped', () => {
    const { skipped } = read('Dear all,\nA Mun-Ber\nCheers, Bob\n-- \nSpring 1901', 'letters');
    expect(skipped.map(({ line }) => line)).toEqual([1, 3, 5]);
  });

  test('a position that is not given is inferred', () => {
    const { units, areInferred } = read('France: A Par-Bur, F Bre H', 'letters');
    expect(areInferred).toBe(true);
    expect(units).toEqual([
      { power: 'France', kind: 'A', at: 'PAR' },
      { power: 'France', kind: 'F', at: 'BRE' },
    ]);
  });

  test('a position that is given, with the units that must retreat', () => {
    const text = 'NOW (FAL 1901) (AUS AMY BUD) (RUS FLT (STP SCS)) (RUS FLT SEV MRT (ARM RUM))';
    const { units, areInferred, retreats } = read(text);
    expect(areInferred).toBe(false);
    expect(units.map(({ kind, at }) => `${kind ?? '?'} ${at}`)).toEqual(['A BUD', 'F STP/SC']);
    expect(retreats).toMatchObject([{ unit: { at: 'SEV' }, to: ['ARM', 'RUM'] }]);
  });

  test('fragments of DPP: orders without a unit are not orders, notes are skipped', () => {
    const { orders, errors, skipped } = read(
      'sub: RTO tyr\nsub: DSB\nord: (BNC RET eng)\nthk: (MBE (tyr gal))',
    );
    expect(orders).toEqual([]);
    expect(errors.map(({ line }) => line)).toEqual([1, 2]);
    expect(skipped.map(({ line }) => line)).toEqual([3, 4]);
  });
});

test.each<DppNote>([
  { note: 'BNC' },
  { note: 'RET', by: 'TYR', also: null },
  { note: 'RET', by: 'ENG', also: 'BNC' },
  { note: 'MBE', spaces: ['TYR', 'GAL'] },
  { note: 'MBE', spaces: [] },
  { note: 'NRN' },
  { note: 'NRS' },
])('a note of DPP is read as it is written: %j', (note) => {
  expect(readNote(writeNote(note))).toEqual({ ok: true, value: note });
});

/** What a reading promises for every text: places in the text, letters of the board. */
function expectSound(text: string, notation?: string): void {
  const { orders, doubts, errors, skipped } = read(text, notation);
  const lines = text.split(/\r\n|[\n\r\u0085\u2028\u2029]/).length;
  // One expectation for all: there are tens of thousands in a large text.
  const places = [...orders, ...doubts, ...errors, ...skipped].map(({ line }) => line);
  expect(places.filter((line) => !(line > 0 && line <= lines))).toEqual([]);
  const written = orders.map((order) => order.text);
  expect(written.filter((one) => !/^(WAIVE|[AF?] [A-Z]{3}(\/[NESW]C)? .+)$/.test(one))).toEqual([]);
}

describe('no text whatever is too much', () => {
  const ids = NOTATIONS.map(({ id }) => id);
  const bits = fc.constantFrom(
    ...['(', ')', '<', '>', '"', '{', '}', '[', ']', '|', '\n', ' ', ':', ';', ',', '.', '-', '->'],
    ...[
      'A',
      'F',
      'S',
      'C',
      'Mun',
      'stp',
      '(*bounce*)',
      'France:',
      'IF',
      'RET',
      '\u0000',
      '\ud800',
      '&gt;',
    ],
  );

  test('samples with letters lost, doubled and replaced, in every notation', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SAMPLE_TEXTS),
        fc.array(fc.tuple(fc.nat(), fc.nat(3), bits), { minLength: 1, maxLength: 10 }),
        fc.option(fc.constantFrom(...ids), { nil: undefined }),
        ({ text }, damages, notation) => {
          const broken = damages.reduce((sofar, [where, cut, put]) => {
            const at = where % (sofar.length + 1);
            return sofar.slice(0, at) + put + sofar.slice(at + cut);
          }, text);
          expectSound(broken, notation);
        },
      ),
      { seed: 1971, numRuns: runs(2_000) },
    );
  });

  test('signs at random, in every notation', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(bits, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 40 }),
        fc.constantFrom(...ids),
        (parts, notation) => {
          expectSound(parts.join(''), notation);
        },
      ),
      { seed: 1971, numRuns: runs(2_000) },
    );
  });

  test.each(share(ids, 3))('up to 1 MB of anything is refused or read: %s', (id) => {
    for (const piece of ['(', '{"a":', 'A Mun-Ber\n'])
      expectSound(piece.repeat(Math.floor(large(1_000_000) / piece.length)), id);
  });
  // Scanning a line from its beginning for each of its orders would take minutes.
  test('up to 1 MB of orders in one line is read', () => {
    const many = large(70_000);
    const text = `[${'"A PAR - BUR",'.repeat(many)}"A PAR H"]`;
    expect(readText(text).orders).toHaveLength(many + 1);
  });
});
