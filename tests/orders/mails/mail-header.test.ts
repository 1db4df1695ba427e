import { describe, expect, test } from 'vitest';
import { timeOfMail } from '../../../src/orders/notations/mails/settled-orders.ts';
import { decoded, headerAt } from '../../../src/orders/notations/mails/mail-header.ts';
import { powerOfMail } from '../../../src/orders/notations/mails/opened-mails.ts';

const header = (...lines: readonly string[]) => headerAt(lines, 0);

describe('the header of a mail', () => {
  test.each([
    ['English', ['From: Anna <a@b.org>', 'Date: 3 Nov 2025', 'Subject: Orders']],
    ['German', ['Von: Anna <a@b.org>', 'Gesendet: 3 Nov 2025', 'An: GM', 'Betreff: Orders']],
    ['French', ['De : Anna <a@b.org>', 'Envoyé : 3 Nov 2025', 'À : GM', 'Objet : Orders']],
    ['Spanish', ['De: Anna <a@b.org>', 'Fecha: 3 Nov 2025', 'Para: GM', 'Asunto: Orders']],
    ['in bold', ['*From:* Anna <a@b.org>', '*Sent:* 3 Nov 2025', '*Subject:* Orders']],
  ])('in %s', (_, lines) => {
    expect(header(...lines)).toMatchObject({
      from: 'Anna <a@b.org>',
      date: '3 Nov 2025',
      subject: 'Orders',
      lines: lines.length,
    });
  });

  test('folded lines, as programs write them', () => {
    const found = header(
      'Received: by mail.example.org',
      '  with SMTP',
      'Subject: Orders of',
      ' France',
      '',
      'A Par H',
    );
    expect(found).toMatchObject({ subject: 'Orders of France', lines: 4 });
  });

  test.each([
    [['Austria-Hungary: A Vie H']],
    [['To: France', 'A Par H']],
    [['A Par H']],
    [['Date: today']],
  ])('%j is none', (lines) => {
    expect(headerAt(['A Vie H', ...lines], 1)).toBeNull();
  });

  test('a power with a hyphen is no line of it', () => {
    expect(header('Subject: Orders', 'Austria-Hungary: A Vie H')?.lines).toBe(1);
  });

  test.each([
    ['=?utf-8?Q?Z=C3=BCge_f=C3=BCr?= Italien', 'Züge für Italien'],
    ['=?ISO-8859-1?Q?T=FCrkei?=', 'Türkei'],
    ['=?utf-8?B?w5ZzdGVycmVpY2g=?=', 'Österreich'],
    ['=?utf-8?Q?Fr?= =?utf-8?Q?ance?=', 'France'],
    ['=?nonsense?Q?France?=', 'France'],
    ['=?utf-8?B?!?=', '=?utf-8?B?!?='],
  ])('%s', (words, shown) => {
    expect(decoded(words)).toBe(shown);
  });
});

describe('the power that a mail is from', () => {
  test.each([
    ['Subject: ITALY', 'Italy'],
    ['Subject: Orders S01 Austria', 'Austria'],
    ['Subject: Re: [Game 42] Spring 1901 - France’s orders', 'France'],
    ['Subject: Orders (England)', 'England'],
    ['Betreff: Züge für Österreich-Ungarn, Frühjahr 1901', 'Austria'],
    ['Objet: ordres de la France, printemps 1901', 'France'],
    ['From: Anna (France) <a@b.org>', 'France'],
    ['From: Sultan of Turkey <x@y.org>', 'Turkey'],
    ['From: germany@dip.org', 'Germany'],
    ['From: Fran Smith <f@x.org>', 'Russia'],
    ['Subject: Re: your alliance, Austria!', null],
    ['Subject: French press to Italy', null],
    ['From: GM France <gm@x.org>', null],
    ['From: Ger Murphy <x@y.org>', null],
  ])('%s: %s', (line, power) => {
    const found = header(line);
    const players = [{ player: 'Fran Smith', powers: ['Russia'] as const }];
    expect(found && powerOfMail(found, { players })).toBe(power);
  });

  test('a player of two powers has to say for which the orders are', () => {
    const found = header('From: Bob <b@x.org>');
    const players = [{ player: 'Bob', powers: ['Russia', 'Italy'] as const }];
    expect(found && powerOfMail(found, { players })).toBeNull();
  });
});

describe('when a mail was sent', () => {
  test.each([
    'Mon, 3 Nov 2025 10:15:00 +0100',
    'Montag, 3. November 2025 09:15',
    'lundi 3 novembre 2025 à 9h15',
    'lunes, 3 de noviembre de 2025 9:15',
    'Monday, November 3, 2025 9:15 AM',
    '2025-11-03T09:15:00Z',
    '03.11.2025 09:15',
  ])('%s', (date) => {
    expect(timeOfMail(date)).toBe(Date.UTC(2025, 10, 3, 9, 15));
  });
  test.each(['11/03/2025 09:15', 'yesterday', '', '3 Nonsense 2025'])('%j is not clear', (date) => {
    expect(timeOfMail(date)).toBeNull();
  });
});
