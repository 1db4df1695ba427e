import { err, ok, type Result } from '../result.ts';
import type { Edition } from '../rules/edition.ts';
import { EDITIONS } from '../rules/editions.ts';
import { loadEdition } from '../scenario/load-edition.ts';
import { formatError } from '../scenario/place.ts';
import { MAX_BYTES } from '../scenario/source.ts';
import type { AskedEdition } from './arguments.ts';
import { openInput, textOf } from './input.ts';

/** A command whose edition has been opened. */
export type WithEdition<C> = Omit<C, 'edition'> & { readonly edition: Edition | null };

/** The edition that the command line asks for; null if it asks for none. Errors: a line each. */
export async function openEdition(
  asked: AskedEdition | null,
): Promise<Result<Edition | null, readonly string[]>> {
  if (asked === null) return ok(null);
  if (typeof asked === 'string') return ok(EDITIONS[asked]);
  const { file } = asked;
  const input = await openInput(file, null);
  if (!input.ok) return err([`${file}: Cannot be read: ${input.error}`]);
  const read = await textOf(input.value, MAX_BYTES);
  if (!read.ok) return err([read.error]);
  const { text, notUtf8 } = read.value;
  if (notUtf8 !== null) return err([notUtf8]);
  const loaded = loadEdition(text, file);
  return loaded.ok ? loaded : err(loaded.error.map(formatError));
}
