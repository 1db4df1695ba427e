import { describe, expect, test } from 'vitest';
import { readText, type TextOptions } from '../../../src/orders/notations/read-text.ts';
import type { Position } from '../../../src/board/board.ts';

const ITALY = `From: Carla <c@example.org>
Date: Mon, 3 Nov 2025 11:00:00 +0100
Subject: ITALY

A Ven H
A Rom-Apu`;
const GERMANY = `Von: Bob <b@example.org>
Datum: Mo, 3. Nov 2025 12:00
Betreff: Befehle Deutschland

A Mun-Ruh
F Kie-Den`;
const mail = (from: string, date: string, subject: string, body: string): string =>
  `From: ${from}\nDate: Mon, 3 Nov 2025 ${date} +0000\nSubject: ${subject}\n\n${body}`;
const box = (...mails: readonly string[]): string => mails.join('\n\n');

const position: Position = {
  units: [
    { power: 'England', kind: 'F', at: 'LON' },
    { power: 'England', kind: 'F', at: 'EDI' },
    { power: 'France', kind: 'A', at: 'PAR' },
  ],
};

function read(text: string, options: TextOptions = {}) {
  const { orders, replaced, unconfirmed, mails, doubts, errors } = readText(text, options);
  return {
    orders: orders.map(({ power, text: order }) => `${power ?? '?'}: ${order}`),
    replaced: replaced.map(({ order, by }) => [order.text, by?.text ?? null]),
    unconfirmed: unconfirmed.map(({ why, orders: own }) => [
      why,
      ...own.map(({ text: order }) => order),
    ]),
    mails: mails.map(({ line, powers, counting }) => [line, powers.join(), counting]),
    doubts: doubts.map(({ words, why }) => [words, why ?? null]),
    errors: errors.map(({ line, words }) => [line, words]),
  };
}
const ordersIn = (text: string, options?: TextOptions): readonly string[] =>
  read(text, options).orders;

describe('several mails in one text', () => {
  test('each header ends the power before it, and names its own', () => {
    expect(read(box('France:\nA Par-Bur', ITALY, GERMANY))).toEqual({
      orders: [
        'France: A PAR - BUR',
        'Italy: A VEN H',
        'Italy: A ROM - APU',
        'Germany: A MUN - RUH',
        'Germany: F KIE - DEN',
      ],
      replaced: [],
      unconfirmed: [],
      mails: [
        [4, 'Italy', 2],
        [11, 'Germany', 2],
      ],
      doubts: [],
      errors: [],
    });
  });

  test('without a power their orders are nobody’s; a board says whose they may be', () => {
    const text = box(ITALY, mail('Dave <d@x.org>', '12:00:00', 'hi', 'F Lon-Nth'));
    expect(ordersIn(text).at(-1)).toBe('?: F LON - NTH');
    const known = read(text, { position });
    expect(known.unconfirmed).toEqual([['unsigned', 'F LON - NTH']]);
    expect(known.doubts.at(-1)).toEqual(['F Lon-Nth', 'unsigned']);
    expect(ordersIn(text, { position, confirmed: ['unsigned'] })).toContain('England: F LON - NTH');
  });

  test('a player of the game is known by name', () => {
    const players = [{ player: 'Dave', powers: ['England'] as const }];
    const text = mail('Dave <d@x.org>', '12:00:00', 'hi', 'F Lon-Nth');
    expect(ordersIn(text, { players })).toEqual(['England: F LON - NTH']);
  });

  test('as one mailbox file, with a line that looks like its own marked', () => {
    const text = box(
      `From c@example.org Mon Nov  3 11:00:00 2025\nSubject: Italy\n\n>From now on I attack\nA Ven H`,
      `From - Mon Nov  3 12:00:00 2025\nFrom: France\n\nA Par-Bur\n\nFrom: Germany\nTo: France\n\nlet us talk`,
    );
    const { orders, mails } = read(text);
    expect(orders).toEqual(['Italy: A VEN H', 'France: A PAR - BUR']);
    expect(mails).toHaveLength(2);
  });

  test('the places are those of the whole text', () => {
    const body = 'A Par - =\nBur, A Mar =E2=80=93 Xyz';
    const text = box(
      ITALY,
      `From: France\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\n${body}`,
    );
    const { orders, errors } = readText(text);
    expect(orders.at(-1)).toMatchObject({ power: 'France', line: 12, column: 1 });
    expect(errors).toMatchObject([{ line: 13, words: 'Xyz' }]);
  });

  test('in the character set that it states', () => {
    const text = `From: =?iso-8859-1?Q?=D6sterreich?= <a@x.org>\nContent-Type: text/plain;\n charset="iso-8859-1"\nContent-Transfer-Encoding: quoted-printable\n\nA Wien - B=F6hmen\n`;
    expect(ordersIn(text)).toEqual(['Austria: A VIE - BOH']);
  });

  test('only HTML', () => {
    const text = `From: France\nContent-Type: text/html; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\n<p>A Par - Bur</p><p class=3D"x">F Bre - Mao</p>`;
    expect(ordersIn(text)).toEqual(['France: A PAR - BUR', 'France: F BRE - MAO']);
  });
});

describe('what a mail quotes', () => {
  const REMINDER = '> Please send them soon.\n> Format: A Par-Bur, F Bre-Mao';

  test.each([
    ['after a blank line', `England:\nF Lon-Nth\n\n${REMINDER}`],
    ['after a sentence', `England:\nF Lon-Nth\nOn 3 Nov 2025, GM <gm@x.org> wrote:\n${REMINDER}`],
    ['before the orders', `Am Montag schrieb der Spielleiter:\n${REMINDER}\n\nEngland:\nF Lon-Nth`],
    ['twice', `England:\nF Lon-Nth\n\n> > Format:\n> > A Par-Bur, F Bre-Mao`],
    [
      'without marks',
      'England:\nF Lon-Nth\n\n-----Original Message-----\nFrom: GM\nTo: all\nSubject: soon\n\nFormat: A Par-Bur, F Bre-Mao',
    ],
  ])('%s does not count unless it is confirmed', (_, text) => {
    expect(read(text)).toMatchObject({
      orders: ['England: F LON - NTH'],
      unconfirmed: [['quoted', 'A PAR - BUR', 'F BRE - MAO']],
    });
    expect(read(text).doubts).toEqual([
      ['A Par-Bur', 'quoted'],
      ['F Bre-Mao', 'quoted'],
    ]);
    expect(ordersIn(text, { confirmed: ['quoted'] })).toHaveLength(3);
  });

  test('a mail that quotes all of its orders passes them on, which is a doubt', () => {
    const text = `From: GM <gm@x.org>\nSubject: Fwd: orders\n\n---------- Forwarded message ---------\nFrom: Anna (France) <a@x.org>\nSubject: orders\n\nA Par-Bur\nF Bre-Mao`;
    const { orders, doubts } = read(text);
    expect(orders).toEqual(['France: A PAR - BUR', 'France: F BRE - MAO']);
    expect(doubts).toEqual([['A Par-Bur', null]]);
  });

  test('of nothing but quoted lines no line is doubtful', () => {
    expect(read('> France:\n> A Par-Bur')).toMatchObject({
      orders: ['France: A PAR - BUR'],
      doubts: [],
    });
  });

  test('a mark right among orders may be one of a list', () => {
    const { orders, doubts } = read('England:\nF Lon-Nth\n> F Edi-Nwg\nA Lvp-Yor');
    expect(orders).toHaveLength(3);
    expect(doubts).toEqual([['> F Edi-Nwg', null]]);
  });
});

test('orders of a power that the mail is not from are to be confirmed', () => {
  const text = mail('France', '09:00:00', 'orders', 'A Par-Bur\nGermany:\nA Mun-Ruh');
  expect(read(text)).toMatchObject({
    orders: ['France: A PAR - BUR'],
    unconfirmed: [['other-power', 'A MUN - RUH']],
  });
  expect(ordersIn(text, { confirmed: ['other-power'] })).toContain('Germany: A MUN - RUH');
});

describe('what is sent later', () => {
  const first = mail('England', '09:00:00', 'orders', 'F Lon-Nth\nF Edi-Nwg');

  test('replaces what the power sent before', () => {
    const text = box(first, ITALY, mail('England', '10:00:00', 'orders', 'F Lon-Eng'));
    expect(read(text)).toMatchObject({
      orders: ['Italy: A VEN H', 'Italy: A ROM - APU', 'England: F LON - ENG'],
      replaced: [
        ['F LON - NTH', 'F LON - ENG'],
        ['F EDI - NWG', null],
      ],
    });
  });

  test('is known by the dates of the mails', () => {
    expect(
      ordersIn(box(first, mail('England', '08:00:00', 'orders', 'F Lon-Eng\nF Edi H'))),
    ).toEqual(['England: F LON - NTH', 'England: F EDI - NWG']);
  });

  test.each(['correction', 'Korrektur', 'rectificatif'])(
    'as a %s leaves the other units as they were ordered',
    (subject) => {
      expect(ordersIn(box(first, mail('England', '10:00:00', subject, 'F Lon-Eng')))).toEqual([
        'England: F EDI - NWG',
        'England: F LON - ENG',
      ]);
    },
  );

  test('and orders none of the same units adds to it', () => {
    expect(ordersIn(box(first, mail('England', '10:00:00', 'orders', 'A Lvp-Yor')))).toHaveLength(
      3,
    );
  });

  test.each([
    [
      '---',
      ['England: F LON - ENG'],
      [
        ['F LON - NTH', 'F LON - ENG'],
        ['F EDI - NWG', null],
      ],
    ],
    [
      '--- changes',
      ['England: F EDI - NWG', 'England: F LON - ENG'],
      [['F LON - NTH', 'F LON - ENG']],
    ],
    ['--- undated', ['England: F LON - NTH', 'England: F EDI - NWG', 'England: F LON - ENG'], []],
  ])('below a line of %s', (line, orders, replaced) => {
    expect(read(`England:\nF Lon-Nth\nF Edi-Nwg\n${line}\nF Lon-Eng`)).toMatchObject({
      orders,
      replaced,
    });
  });

  test('lines of dashes between different orders only divide them', () => {
    expect(ordersIn('England:\n-----\nF Lon-Nth\n-----\nF Edi-Nwg')).toHaveLength(2);
  });
});

describe('mails of another turn', () => {
  const date = { season: 'Spring', year: 1901 } as const;

  test.each(['Fall 1905 orders', 'F1905M', 'Movement orders for Fall of 1905. (game.042)'])(
    '%s are to be confirmed',
    (subject) => {
      const text = mail('France', '09:00:00', subject, 'A Par-Bur');
      expect(read(text, { date })).toMatchObject({
        orders: [],
        unconfirmed: [['other-turn', 'A PAR - BUR']],
      });
      expect(ordersIn(text, { date, confirmed: ['other-turn'] })).toEqual(['France: A PAR - BUR']);
      expect(read(`${subject}\n\nFrance:\nA Par-Bur`, { date }).unconfirmed).toHaveLength(1);
    },
  );

  test('those of this turn count, also builds of Fall in Winter', () => {
    const text = mail('France', '09:00:00', 'Fall 1901 builds', 'Build A Par');
    expect(ordersIn(text, { date: { season: 'Winter', year: 1901 } })).toHaveLength(1);
    expect(read(text, { date }).unconfirmed).toHaveLength(1);
  });

  test('if nobody says which turn is played, the last mail does', () => {
    const text = box(
      mail('France', '09:00:00', 'Spring 1901', 'A Par-Bur'),
      mail('France', '10:00:00', 'Fall 1901', 'A Bur-Mun'),
    );
    expect(read(text)).toMatchObject({
      orders: ['France: A BUR - MUN'],
      unconfirmed: [['other-turn', 'A PAR - BUR']],
    });
  });
});

test('a line that is too long is refused before anything else is asked of it', () => {
  for (const sign of ['_', '*', 'a', '1']) {
    const { errors, orders } = readText(`A Par-Bur\n${sign.repeat(100_000)}\nA Mar H`);
    expect(orders).toHaveLength(2);
    expect(errors).toMatchObject([{ kind: 'too-much', line: 2, column: 1, length: 100_000 }]);
  }
});
