import { plainMails } from '../../orders/notations/mails/plain-mails.ts';
import { MAX_MAILBOX } from '../../orders/notations/source-text.ts';
import { err, ok, type Result } from '../../result.ts';
import { textsOfFiles } from './file-texts.ts';

/** Why files are not opened. */
export type FilesProblem = 'too-large' | 'other-kind';

/** Of all files together: more than the longest mailbox. */
const MOST_BYTES = 12_000_000;

/** A mailbox often has no ending. */
const IS_TEXT = /(?:^[^.]+|\.(?:eml|mbox|mbx|txt|text|ya?ml))$/i;

/** The text of files of mails, as it would be pasted: several are one mailbox. */
export async function textOfMails(files: readonly File[]): Promise<Result<string, FilesProblem>> {
  if (!files.every(({ name }) => IS_TEXT.test(name))) return err('other-kind');
  const texts = await textsOfFiles(files, MOST_BYTES);
  if (!texts) return err('too-large');
  const text = plainMails(texts.map((file) => file.text).join('\n\n'));
  return text.length > MAX_MAILBOX ? err('too-large') : ok(text);
}
