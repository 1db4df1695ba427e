import { describe, expect, test } from 'vitest';
import { readText } from '../../src/orders/notations/read-text.ts';

// What chats put around orders.

const orders = (text: string): readonly string[] =>
  readText(text).orders.map(({ power, text: order }) => `${power ?? '?'} ${order}`);

describe('the time and the name before a message mean nothing', () => {
  test.each([
    '[12/03/2024, 18:44:12] Ann: Russia\n[12/03/2024, 18:44:40] Ann: A Mos-Ukr',
    '12/03/2024, 18:44 - Ann Lee: Russia S01\n12/03/2024, 18:45 - Ann Lee: A Mos-Ukr',
    '12.3.2024, 18:44 - Ann: Russia:\n12.3.2024, 18:45 - Ann: A Mos-Ukr',
    '[18:44, 12/3/2024] Ann: Orders for Russia\n[18:45, 12/3/2024] Ann: A Mos-Ukr',
    'Ann [6:44 PM] Russia orders\nAnn [6:45 PM] A Mos-Ukr',
    '<Ann> Russia\n<Ann> A Mos-Ukr',
    'Ann — Today at 9:14 PM\nRussia\nA Mos-Ukr',
  ])('%j', (text) => {
    expect(orders(text)).toEqual(['Russia A MOS - UKR']);
    expect(readText(text).doubts).toEqual([]);
  });

  test('several orders after them, in any case', () => {
    expect(orders('[9:14] Bob: a hol - bel, f nth s a hol - bel')).toEqual([
      '? A HOL - BEL',
      '? F NTH S A HOL - BEL',
    ]);
  });

  test.each(['[18:45] Russia: A Mos-Ukr', '  Russia [6:45 PM] A Mos-Ukr'])(
    'a power that says it is whose the order is: %j',
    (text) => {
      expect(orders(text)).toEqual(['Russia A MOS - UKR']);
    },
  );
});

describe('flags', () => {
  test.each([
    ['🇩🇪\nA Mun-Ruh\n🇦🇹 A Vie-Gal', ['Germany A MUN - RUH', 'Austria A VIE - GAL']],
    ['- 🇬🇧 builds F Lon', ['England F LON B']],
    ['🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} F Lon-Nth', ['England F LON - NTH']],
    ['Germany 🇩🇪\nA Mun-Ruh', ['Germany A MUN - RUH']],
    ['🇩🇪 **Germany**\nA Mun S 🇷🇺 A War-Sil', ['Germany A MUN S A WAR - SIL']],
    [
      '🇬🇧 F English Channel S French A Bre\n🇮🇹 F Ion S 🇫🇷 F Tun',
      ['England F ENG S A BRE', 'Italy F ION S F TUN'],
    ],
    ['🇹🇷 Retreat: A Gre - Alb', ['Turkey A GRE R ALB']],
    ['🇯🇵 A Par-Bur', ['? A PAR - BUR']],
  ])('%j', (text, expected) => {
    expect(orders(text)).toEqual(expected);
  });
});

describe('titles', () => {
  test.each([
    'Italy - Fall 1901\nA Ven H',
    '**Italy - Fall 1901**\nA Ven H',
    '## Fall 1901 Italy\nA Ven H',
    '# Italy\nA Ven H',
    'It: A Ven H',
    "Italy's moves\nA Ven H",
  ])('name the power: %j', (text) => {
    expect(orders(text)).toEqual(['Italy A VEN H']);
  });

  test('an order after # is still a comment', () => {
    expect(orders('Italy\n# A Rom H\nA Ven H')).toEqual(['Italy A VEN H']);
  });

  test('a word that every object has is not a power', () => {
    expect(orders('constructor: A Ven H')).toEqual(['? A VEN H']);
  });
});

describe('what is struck out orders nothing', () => {
  test.each(['Turkey\n~~A Con H~~\nA Con-Bul', 'Turkey\n~A Con H~\nA Con-Bul'])('%j', (text) => {
    expect(orders(text)).toEqual(['Turkey A CON - BUL']);
    expect(readText(text).skipped.map(({ line }) => line)).toEqual([2]);
    expect(readText(text).doubts).toEqual([]);
  });

  test.each(['s', 'del', 'strike'])('in HTML: %s', (tag) => {
    const text = `<p>Turkey</p><p><${tag}>A Con <b>H</b></${tag}></p><p>A Con-Bul</p>`;
    expect(orders(text)).toEqual(['Turkey A CON - BUL']);
    expect(readText(text).doubts).toEqual([]);
    expect(readText(text).skipped).toHaveLength(1);
  });

  test('a tilde as an arrow strikes nothing out', () => {
    expect(orders('A Con ~ Bul\nA Smy ~> Con')).toEqual(['? A CON - BUL', '? A SMY - CON']);
  });
});

describe('corrections further down', () => {
  const lines = (text: string): readonly number[] => readText(text).doubts.map(({ line }) => line);

  test.each([
    'A Par-Bur\nsorry, A Par H instead of A Par-Bur',
    'A Par-Bur\nEDIT: A Par H',
    'A Par-Bur\noops, make that A Par H',
    'A Par-Bur\nActually A Par H instead.',
    'A Par-Bur\nchange A Par-Bur to A Par H',
    'A Par-Bur\nScratch A Par-Bur, A Par H',
  ])('are read, with a doubt at both lines: %j', (text) => {
    expect(orders(text)).toEqual(['? A PAR - BUR', '? A PAR H']);
    expect([...new Set(lines(text))]).toEqual([1, 2]);
  });

  test('what is not ordered is not a correction', () => {
    expect(orders('sorry, A Par H instead of A Par-Bur')).toEqual(['? A PAR H']);
    expect(orders('A Par H, not A Par-Bur')).toEqual(['? A PAR H']);
  });
});
