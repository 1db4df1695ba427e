import { readFile } from 'node:fs/promises';
import { err, ok, type Result } from '../result.ts';
import type { Edition } from '../rules/edition.ts';
import { EDITIONS } from '../rules/editions.ts';
import { loadEdition } from '../scenario/load-edition.ts';
import { formatError } from '../scenario/place.ts';
import type { AskedEdition } from './arguments.ts';
import { whyUnreadable } from './why-unreadable.ts';

/** A command whose edition has been opened. */
export type WithEdition<C> = Omit<C, 'edition'> & { readonly edition: Edition | null };

/** The edition that the command line asks for; null if it asks for none. Errors: a line each. */
export async function openEdition(
  asked: AskedEdition | null,
): Promise<Result<Edition | null, readonly string[]>> {
  if (asked === null) return ok(null);
  if (typeof asked === 'string') return ok(EDITIONS[asked]);
  const { file } = asked;
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (cause) {
    return err([`${file}: Cannot be read: ${whyUnreadable(cause)}`]);
  }
  const loaded = loadEdition(text, file);
  return loaded.ok ? loaded : err(loaded.error.map(formatError));
}
