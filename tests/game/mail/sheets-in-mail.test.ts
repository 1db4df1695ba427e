import { MAX_PASTED } from '../../../src/orders/notations/source-text.ts';
import { describe, expect, test } from 'vitest';
import { editionOf, type Game } from '../../../src/game/game.ts';
import type { Power } from '../../../src/board/powers.ts';
import { entryTaskOf } from '../../../src/ui/entry/entry-task-of.ts';
import { leftOver, sheetsInMail, type MailReading } from '../../../src/game/mail/sheets-in-mail.ts';
import { readSheet } from '../../../src/ui/entry/order-sheet.ts';
import { board, done, gameOf, started, turn } from '../game-driver.ts';
import { large } from '../../support/effort.ts';

function mailTo(game: Game, text: string, power?: Power): MailReading {
  const task = entryTaskOf(game, editionOf(game));
  const read = sheetsInMail(text, game, { power });
  if (!read.ok) throw new Error(read.error);
  // Whatever goes on a sheet reads back in full, as its own.
  for (const sheet of read.value.sheets) {
    const { orders, errors } = readSheet(task, sheet.power, sheet.text);
    expect([sheet.power, orders.length, errors]).toEqual([sheet.power, sheet.orders, []]);
  }
  return read.value;
}

const textsOf = ({ sheets }: MailReading): Readonly<Record<string, string>> =>
  Object.fromEntries(sheets.map(({ power, text }) => [power, text]));

const MAIL = `Hi all, here is what I have:

Austria: A Vie-Gal, A Bud-Ser, F Tri-Alb
Italy:
A Ven H
Army Rome to Apulia
F Nap-Ion
Russia: A War-Gal, A Mos-Atlantis
Turkey: A Ank-Con
good luck`;

describe('the moves of several powers', () => {
  test('retreats that are noted beside them are told, and not left over', () => {
    const read = mailTo(gameOf(started()), 'Austria: A Vie-Gal (retreats to Boh)\nItaly: A Ven H');
    expect(textsOf(read)).toEqual({ Austria: 'A Vie-Gal', Italy: 'A Ven H' });
    expect(read.noted.map(({ text }) => text)).toEqual(['A VIE R BOH']);
    expect([read.otherPhases, leftOver(read)]).toEqual([[], 0]);
  });

  test('go on their sheets, and everything else is listed', () => {
    const read = mailTo(gameOf(started()), MAIL);
    expect(textsOf(read)).toEqual({
      Austria: 'A Vie-Gal\nA Bud-Ser\nF Tri-Alb',
      Italy: 'A Ven H\nA Rom-Apu\nF Nap-Ion',
      Russia: 'A War-Gal',
      Turkey: 'F Ank-Con',
    });
    const { reading } = read;
    expect(reading.skipped.map(({ line }) => line)).toEqual([1, 10]);
    expect(reading.errors.map(({ line, words }) => [line, words])).toEqual([[8, 'Atlantis']]);
    expect(reading.doubts.map(({ line, readings }) => [line, ...readings])).toEqual([
      [9, 'F ANK - CON'],
    ]);
    expect([read.keptOut, read.foreign, read.strays, read.byUnit, read.ownerless]).toEqual([
      [],
      [],
      [],
      [],
      [],
    ]);
  });

  test('those of a power that has handed in are not taken', () => {
    const table = started();
    done(table, { type: 'SUBMIT', power: 'Russia', text: 'A War-Ukr' });
    const read = mailTo(gameOf(table), MAIL);
    expect(Object.keys(textsOf(read))).toEqual(['Austria', 'Italy', 'Turkey']);
    expect(read.keptOut).toEqual([{ power: 'Russia', why: 'handed-in' }]);
  });

  test('nor those of a power without a player', () => {
    const table = started();
    const seat = gameOf(table).now.seats.findIndex(({ powers }) => powers.includes('Italy'));
    done(table, { type: 'LEAVE', seat });
    expect(mailTo(gameOf(table), MAIL).keptOut).toEqual([{ power: 'Italy', why: 'no-player' }]);
  });

  test('an order for a unit of another power goes on no sheet', () => {
    const read = mailTo(gameOf(started()), 'Austria: A Vie-Gal, A Mun-Tyr\nItaly: A Bud-Ser');
    expect(textsOf(read)).toEqual({ Austria: 'A Vie-Gal' });
    expect(read.foreign).toEqual([
      { power: 'Austria', of: 'Germany', order: 'A Mun-Tyr', line: 1 },
      { power: 'Italy', of: 'Austria', order: 'A Bud-Ser', line: 2 },
    ]);
  });

  test('without headings the units say whose they are, and that is told', () => {
    const read = mailTo(gameOf(started()), 'A Vie-Gal\nA Mun-Tyr\nAustria:\nA Bud H');
    expect(textsOf(read)).toEqual({ Austria: 'A Vie-Gal\nA Bud H', Germany: 'A Mun-Tyr' });
    expect(read.byUnit).toEqual([1, 2]);
  });

  test('what stands before the first heading is of the power whose mail it is', () => {
    const read = mailTo(gameOf(started()), 'A Vie-Gal\nA Mun-Tyr\nItaly: A Ven H', 'Austria');
    expect(textsOf(read)).toEqual({ Austria: 'A Vie-Gal', Italy: 'A Ven H' });
    expect(read.foreign.map(({ order }) => order)).toEqual(['A Mun-Tyr']);
    expect(read.byUnit).toEqual([]);
  });

  test('an order for a unit that is not there is on its sheet, and told', () => {
    const read = mailTo(gameOf(started()), 'Austria: A Tyr-Mun\nItaly: A Ven H');
    expect(textsOf(read)).toEqual({ Austria: 'A Tyr-Mun', Italy: 'A Ven H' });
    expect(read.strays).toEqual([{ power: 'Austria', order: 'A Tyr-Mun', line: 1 }]);
  });

  test('orders of another phase are left out', () => {
    const read = mailTo(gameOf(started()), 'Austria: A Vie-Gal\nBuilds\nItaly: Build A Ven');
    expect(textsOf(read)).toEqual({ Austria: 'A Vie-Gal' });
    expect(read.otherPhases).toEqual([3]);
  });

  test('an order of nobody is on no sheet', () => {
    const read = mailTo(gameOf(started()), 'A Tyr-Boh\nItaly: A Ven H');
    expect(textsOf(read)).toEqual({ Italy: 'A Ven H' });
    expect(read.ownerless).toEqual([1]);
  });
});

describe('a mailbox', () => {
  const mail = (from: string, time: string, subject: string, body: string): string =>
    `From: ${from} <x@example.org>\nDate: Mon, 3 Nov 2025 ${time} +0100\nSubject: ${subject}\n\n${body}\n\n`;
  const REMINDER = 'On Sunday the GM wrote:\n> Format: A Par-Bur, F Bre-Mao';
  const INBOX = [
    mail('Anna', '08:00', 'Orders Austria', 'A Vie-Gal\nF Tri-Alb'),
    mail('England', '09:00', 'Spring 1901', `F Lon-Nth\nF Edi-Nwg\n\n${REMINDER}`),
    mail('Élodie', '10:00', 'ordres de la France', 'A Par - Bourgogne'),
    mail('Frieda', '11:00', 'Befehle Deutschland', 'A Mün - Ruh\nItalien:\nA Ven H'),
    mail('Gino', '12:00', 'hello', 'A Rom-Apu'),
    mail('Turkey', '13:00', 'Fall 1905 orders', 'A Con-Bul'),
    mail('England', '14:00', 'correction', 'F Lon-Eng'),
  ].join('');

  test('is divided by its mails', () => {
    const read = mailTo(gameOf(started()), INBOX);
    expect(textsOf(read)).toEqual({
      Austria: 'A Vie-Gal\nF Tri-Alb',
      England: 'F Edi-Nrg\nF Lon-Eng',
      France: 'A Par-Bur',
      Germany: 'A Mun-Ruh',
    });
    const { replaced, unconfirmed } = read.reading;
    expect(replaced.map(({ order }) => order.text)).toEqual(['F LON - NTH']);
    expect(unconfirmed.map(({ why, orders }) => [why, orders.length])).toEqual([
      ['quoted', 2],
      ['other-power', 1],
      ['other-turn', 1],
      ['unsigned', 1],
    ]);
    expect(leftOver(read)).toBe(3);
  });

  test('what is confirmed goes on the sheets, too', () => {
    const confirmed = ['other-power', 'other-turn', 'unsigned'] as const;
    const read = sheetsInMail(INBOX, gameOf(started()), { confirmed });
    expect(read.ok && textsOf(read.value)).toMatchObject({
      Italy: 'A Ven H\nA Rom-Apu',
      Turkey: 'A Con-Bul',
    });
  });

  test('may be longer than the orders of one phase', () => {
    const long = `${INBOX}From: Ivan\nContent-Type: image/png\nContent-Transfer-Encoding: base64\n\n${'QUJD'.repeat(30_000)}`;
    expect(mailTo(gameOf(started()), long).sheets).toHaveLength(4);
  });
});

test('retreats, also written as moves, are of the dislodged units', () => {
  const table = started();
  done(
    table,
    board(
      'A A VIE; A A TRI; I A TYR; I A BOH; R A GAL; R A RUM; T F BUL/EC; T F BLA',
      'A: VIE; I: VEN; R: MOS; T: CON',
    ),
  );
  turn(table, {
    Italy: 'A Tyr S A Boh-Vie\nA Boh-Vie',
    Turkey: 'F Bul/ec-Rum\nF Bla S F Bul-Rum',
    Russia: 'A Gal H',
  });
  const game = gameOf(table);
  expect(game.now.when.phase).toBe('retreats');
  const read = mailTo(
    game,
    'Austria: A Vie-Bud\nRussia: A Rum retreats to Sev\nItaly: A Vie-Boh\nTurkey: F Rum-Bul',
  );
  expect(textsOf(read)).toEqual({ Austria: 'A Vie-Bud', Russia: 'A Rum-Sev' });
  expect(read.foreign.map(({ power, of, line }) => [power, of, line])).toEqual([
    ['Italy', 'Austria', 3],
    ['Turkey', 'Russia', 4],
  ]);
});

test('builds and removals', () => {
  const table = started();
  turn(table, { Germany: 'F Kie-Den\nA Ber-Kie', Turkey: '' });
  turn(table, { Germany: 'A Kie-Hol', Turkey: '' });
  const game = gameOf(table);
  expect(game.now.when.phase).toBe('adjustments');
  const read = mailTo(
    game,
    'Germany: Build A Mun, Build F Kie\nFrance: Build A Par\nTurkey: remove A Vie',
  );
  expect(textsOf(read)).toEqual({ Germany: 'Build A Mun\nBuild F Kie' });
  expect(read.keptOut).toEqual([{ power: 'France', why: 'nothing-to-order' }]);
  expect(read.foreign).toEqual([
    { power: 'Turkey', of: 'Austria', order: 'Remove A Vie', line: 3 },
  ]);
});

test('orders of the Army/Fleet module', () => {
  const game = gameOf(started('seven', 'A/F'));
  const read = mailTo(game, 'Austria: A Vie-Gal\nItaly: A Rom boards F Nap\nF Nap-Ion\nA Mun-Tyr');
  expect(textsOf(read)).toEqual({
    Austria: 'A Vie-Gal',
    Italy: 'A Rom boards F Nap\nF Nap-Ion',
  });
  expect(read.foreign.map(({ power, of, line }) => [power, of, line])).toEqual([
    ['Italy', 'Germany', 4],
  ]);
});

test('a mailbox of the Army/Fleet module', () => {
  const mail = (from: string, orders: string): string =>
    `From: ${from} <x@example.org>\n\n${orders}\n\n`;
  const read = mailTo(
    gameOf(started('seven', 'A/F')),
    mail('Austria', 'A Vie-Gal') +
      mail('Italy', 'Hello,\nA Rom boards F Nap\nF Nap-Ion') +
      mail('Austria', 'A Vie-Bud\nTurkey: A Con H') +
      mail('Bob', 'A Mun-Ber'),
  );
  expect(textsOf(read)).toEqual({ Austria: 'A Vie-Bud', Italy: 'A Rom boards F Nap\nF Nap-Ion' });
  expect(read.reading.mails.map(({ powers }) => powers)).toEqual([
    ['Austria'],
    ['Italy'],
    ['Austria'],
    [],
  ]);
  expect(read.reading.replaced.map(({ order, by }) => [order.text, by?.text])).toEqual([
    ['A VIE - GAL', 'A VIE - BUD'],
  ]);
  expect(read.reading.unconfirmed.map(({ why, orders }) => [why, orders.length])).toEqual([
    ['other-power', 1],
    ['unsigned', 1],
  ]);
  expect(read.reading.skipped.map(({ text }) => text)).toEqual(['Hello,']);
  expect(read.reading.errors).toEqual([]);
});

describe('hostile and huge texts', () => {
  const game = gameOf(started());

  test('one that is too long is refused', () => {
    expect(sheetsInMail('x'.repeat(MAX_PASTED + 1), game)).toEqual({
      ok: false,
      error: 'too-long',
    });
  });

  test.each([
    ['', 'nothing'],
    ['\u0000\u202e\ufeff', 'characters that nobody sees'],
    ['Austria:\n'.repeat(large(10_000)), 'headings only'],
    ['Austria: A Vie-Gal '.repeat(large(5_000)), 'one line'],
    ['<img src=x onerror=alert(1)>\n__proto__: A Vie-Gal', 'markup'],
  ])('%#', (text) => {
    expect(sheetsInMail(text, game).ok).toBe(true);
  });
});
