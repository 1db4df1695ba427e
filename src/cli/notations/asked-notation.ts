import type { Notation } from '../../orders/notations/notation.ts';
import { NOTATIONS, notationNamed } from '../../orders/notations/notations.ts';
import { rulebook } from '../../orders/notations/rulebook/rulebook.ts';
import { err, ok, type Result } from '../../result.ts';
import type { Edition } from '../../rules/edition.ts';

/** The notation with a name. Error: what is wrong with the name. */
export function askedNotation(name: string, edition: Edition | null): Result<Notation, string> {
  const notation = notationNamed(name);
  if (!notation)
    return err(
      `Unknown notation "${name}". Use auto, ${NOTATIONS.map(({ id }) => id).join(', ')}.`,
    );
  if (edition && edition.readers !== 'rulebook' && notation !== rulebook)
    return err('Orders of the Army/Fleet module are read only in the notation of the rulebook.');
  return ok(notation);
}
