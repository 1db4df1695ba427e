import { describe, expect, test } from 'vitest';
import { readText } from '../../src/orders/notations/read-text.ts';
import { textOfMails } from '../../src/ui/reading/mail-files.ts';

const mail = (from: string, order: string): string =>
  `From: ${from} <x@example.org>\nDate: Mon, 3 Mar 2025 10:00:00 +0000\nSubject: orders\n\n${order}\n`;
const texts = (text: string) =>
  readText(text).orders.map(({ power, text: order }) => [power, order]);

describe('files of mails', () => {
  test.each(['orders.txt', 'a.eml', 'all.MBOX', 'Inbox'])(
    '%s is read as its text would be if it were pasted',
    async (name) => {
      const text = mail('France', 'A Par-Bur');
      const read = await textOfMails([new File([text], name)]);
      if (!read.ok) throw new Error(read.error);
      expect(texts(read.value)).toEqual(texts(text));
      expect(texts(text)).toEqual([['France', 'A PAR - BUR']]);
    },
  );

  test('a text without mails stays as it is', async () => {
    const text = '<b>France</b>\n  A Par-Bur\n';
    expect(await textOfMails([new File([text], 'orders.txt')])).toEqual({ ok: true, value: text });
  });

  test('several are one mailbox, in Latin-1 too', async () => {
    const latin = Buffer.from(mail('Italy', 'A Ven H, é'), 'latin1');
    const read = await textOfMails([
      new File([mail('France', 'A Par-Bur')], '1.eml'),
      new File([latin], '2.eml'),
    ]);
    if (!read.ok) throw new Error(read.error);
    expect(read.value).toContain('é');
    expect(texts(read.value)).toEqual([
      ['France', 'A PAR - BUR'],
      ['Italy', 'A VEN H'],
    ]);
  });

  test.each(['page.html', 'game.json', 'orders.pdf', 'x.txt.exe'])(
    '%s is refused',
    async (name) => {
      expect(await textOfMails([new File(['A Par-Bur'], name)])).toEqual({
        ok: false,
        error: 'other-kind',
      });
    },
  );

  test('files that are too large are refused before they are read', async () => {
    const large = { name: 'a.mbox', size: 12_000_001 } as File;
    expect(await textOfMails([large])).toEqual({ ok: false, error: 'too-large' });
    const long = new File(['x'.repeat(4_000_001)], 'a.txt');
    expect(await textOfMails([long])).toEqual({ ok: false, error: 'too-large' });
  });
});
