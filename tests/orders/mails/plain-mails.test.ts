import { expect, test } from 'vitest';
import { plainMails } from '../../../src/orders/notations/mails/plain-mails.ts';
import { readText } from '../../../src/orders/notations/read-text.ts';

const FILE = `From a@example.org Mon Nov  3 11:00:00 2025
Received: from example.org
From: =?utf-8?Q?=C3=96sterreich?= <a@example.org>
Subject: Orders
Date: Mon, 3 Nov 2025 11:00:00 +0100
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary="sep-1234"

--sep-1234
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: quoted-printable

A Vie - B=C3=B6hmen

--sep-1234
Content-Type: text/html; charset=utf-8

<p>A Vie - B&ouml;hmen</p>

--sep-1234--

From b@example.org Mon Nov  3 12:00:00 2025
From: France
Subject: =?iso-8859-1?Q?Z=FCge?=
Content-Type: text/html

<html><style>p { color: red }</style><p>A Par - <b>Bur</b></p><p>F Bre - Mao</p></html>
`;

test('a file of mails is shown as people read it, and read the same', () => {
  const plain = plainMails(FILE);
  expect(plain).toContain(
    'From: Österreich <a@example.org>\nDate: Mon, 3 Nov 2025 11:00:00 +0100\nSubject: Orders\n\nA Vie - Böhmen',
  );
  expect(plain).not.toMatch(/Received|sep-1234|Content-|<p|<b|color/);
  const orders = (text: string) =>
    readText(text).orders.map(({ power, text: order }) => [power, order]);
  expect(orders(plain)).toEqual([
    ['Austria', 'A VIE - BOH'],
    ['France', 'A PAR - BUR'],
    ['France', 'F BRE - MAO'],
  ]);
  expect(orders(FILE)).toEqual(orders(plain));
});

test('a text without headers stays as it is', () => {
  expect(plainMails('France:\nA Par-Bur')).toBe('France:\nA Par-Bur');
});
