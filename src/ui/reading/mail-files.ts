import { inCharset } from '../../orders/notations/mails/charset.ts';
import { plainMails } from '../../orders/notations/mails/plain-mails.ts';
import { MAX_MAILBOX } from '../../orders/notations/source-text.ts';
import { err, ok, type Result } from '../../result.ts';

/** Why files are not opened. */
export type FilesProblem = 'too-large' | 'other-kind';

/** Of all files together: more than the longest mailbox. */
const MOST_BYTES = 12_000_000;
const MOST_FILES = 2_000;

/** A mailbox has often no ending. */
const IS_TEXT = /(?:^[^.]+|\.(?:eml|mbox|mbx|txt|text))$/i;

/** The text of files of mails, as it would be pasted: several are one mailbox. */
export async function textOfMails(files: readonly File[]): Promise<Result<string, FilesProblem>> {
  if (!files.every(({ name }) => IS_TEXT.test(name))) return err('other-kind');
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > MOST_BYTES || files.length > MOST_FILES) return err('too-large');
  const texts = await Promise.all(
    files.map(async (file) => inCharset(new Uint8Array(await file.arrayBuffer()), null)),
  );
  const text = plainMails(texts.join('\n\n'));
  return text.length > MAX_MAILBOX ? err('too-large') : ok(text);
}
