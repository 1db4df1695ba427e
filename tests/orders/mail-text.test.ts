import { describe, expect, test } from 'vitest';
import { mailText } from '../../src/orders/notations/mail-text.ts';
import { notationNamed } from '../../src/orders/notations/notations.ts';
import { readText } from '../../src/orders/notations/read-text.ts';
import { large } from '../support/effort.ts';
import { SAMPLE_TEXTS } from './texts.ts';

const code = (byte: number): string => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;

/** Every sign except letters, digits and blanks as its codes, in lines of at most 76 characters. */
function quoted(text: string): string {
  const line = (words: string): string =>
    Array.from(words, (sign) =>
      /[\w ]/.test(sign) ? sign : Array.from(new TextEncoder().encode(sign), code).join(''),
    )
      .join('')
      .replace(/(.{60,69})(?!$)(?<!=.?)/g, '$1=\r\n');
  return text.split('\n').map(line).join('\r\n');
}
const packed = (text: string): string =>
  Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n');

const mail = (encoding: string, body: string): string =>
  `From: a@example.org\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}\r\n`;

const orders = (text: string, notation?: string): readonly string[] =>
  readText(text, {
    notation: notation === undefined ? undefined : notationNamed(notation),
  }).orders.map(({ power, text: order, results }) => [power, order, ...results].join(' '));

/** JSON must stand alone. */
const IN_MAILS = SAMPLE_TEXTS.filter(({ text }) => !text.includes('{'));

describe.each(IN_MAILS.map(({ notation, text }) => [notation, text] as const))(
  'a text in the notation %s',
  (notation, text) => {
    test.each([
      ['quoted-printable', quoted],
      ['base64', packed],
    ])('is read from a mail in %s', (encoding, write) => {
      expect(orders(mail(encoding, write(text)), notation)).toEqual(orders(text, notation));
    });
  },
);

describe('what programs make of a mail', () => {
  test('codes without a header', () => {
    expect(orders('F Lon =E2=86=92 Nth\nA Wal =E2=80=93 Yor')).toEqual([
      ' F LON - NTH',
      ' A WAL - YOR',
    ]);
  });
  test('the dashes of zines are not codes: `Ruh=Bel`, `Kie=Den`', () => {
    const text = 'A Ruh=Bel\nF Kie=Den\nA Mun=Bur\nF Bre=Eng';
    expect(mailText(text).text).toBe(text);
  });
  test('an error is placed where its words are in the mail', () => {
    const text = 'F Lon =E2=86=92 Nth, A Wal =E2=80=93 Xyz';
    const [error] = readText(text).errors;
    expect(error && text.slice(error.column - 1, error.column - 1 + error.length)).toBe('Xyz');
  });
  test('an order that was wrapped for the mail is placed where it begins', () => {
    const text = mail('quoted-printable', 'Dear=20=\r\nSir,\r\nA Par - =\r\nBur');
    expect(readText(text).orders).toMatchObject([{ text: 'A PAR - BUR', line: 7, column: 1 }]);
  });
  test('a copy of the same in HTML is skipped, and reported as skipped', () => {
    const part = (type: string, body: string): string => `--b1\nContent-Type: ${type}\n\n${body}\n`;
    const text = `Content-Type: multipart/alternative; boundary="b1"\n\n${part('text/plain', 'A Par - Bur')}${part('text/html', '<p>A Par - Bur</p>')}--b1--\n`;
    const { orders: found, skipped } = readText(text);
    expect(found).toHaveLength(1);
    expect(skipped).toContainEqual({ line: 10, text: '<p>A Par - Bur</p>' });
  });
  test('a page in one line is read as its tags divide it', () => {
    const text =
      '<html><p>Hi Bob,</p><p>ITALY<br>A Rom &ndash; Apu<br/>F Nap - Ion</p><p>Bye</p></html>';
    const { orders: found } = readText(text);
    expect(found.map(({ power, text: order }) => [power, order])).toEqual([
      ['Italy', 'A ROM - APU'],
      ['Italy', 'F NAP - ION'],
    ]);
    expect(found.map(({ column }) => text.slice(column - 1, column + 4))).toEqual([
      'A Rom',
      'F Nap',
    ]);
  });
  test('a picture in a mail means nothing', () => {
    const text = mail('base64', packed('A Par - Bur')).replace('text/plain', 'image/png');
    expect(orders(text)).toEqual([]);
  });
  test('a mail of nothing but line ends in base64 is read', () => {
    expect(orders(mail('base64', packed('\n'.repeat(large(700_000)))))).toEqual([]);
  });
});
