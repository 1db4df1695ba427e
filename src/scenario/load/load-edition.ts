import { either, nearest } from '../../orders/nearest.ts';
import { err, type Result } from '../../result.ts';
import { customEdition } from '../../rules/custom-edition.ts';
import type { Edition } from '../../rules/edition.ts';
import { fields } from './fields.ts';
import { keyAt, type FilePlace, type ScenarioError, valueAt } from '../file-place.ts';
import { errorAt, offsetOf } from '../source-file.ts';
import { readSource } from '../source.ts';

const FIELDS = ['name', 'base', 'choices'];

/**
 * Reads a game master's edition: YAML with a name, the edition it is based on, and the choices that differ
 * (`scenarios/edition.schema.json`). Never throws; the errors are in the order of the file.
 */
export function loadEdition(text: string, file: string): Result<Edition, readonly ScenarioError[]> {
  const read = readSource(text, file);
  if (!read.ok) return read;
  const { source } = read.value;
  const errors: ScenarioError[] = [...read.value.errors];
  const report = (place: FilePlace, message: string, expected: string): void => {
    errors.push(errorAt(source, offsetOf(source, place), message, expected));
  };

  const raw = fields(source.document.toJS());
  for (const name of Object.keys(raw)) {
    const near = nearest(name, FIELDS);
    if (!FIELDS.includes(name))
      report(keyAt(name), `Unknown field "${name}".`, either(near.length > 0 ? near : FIELDS));
  }
  for (const name of FIELDS)
    if (!Object.hasOwn(raw, name)) report(keyAt(), `"${name}" is missing.`, `${name}: ...`);
  const { name, base, choices } = raw;
  if (Object.hasOwn(raw, 'name') && typeof name !== 'string')
    report(valueAt('name'), 'This is not a name.', 'words');
  if (Object.hasOwn(raw, 'choices') && Object.keys(fields(choices)).length === 0)
    report(valueAt('choices'), 'There is no choice here.', 'lines such as "routes: all-survive"');
  if (errors.length > 0) return err(inOrder(errors));

  const made = customEdition({ name: String(name), base: String(base), choices: fields(choices) });
  if (made.ok) return made;
  for (const { path, part, message, expected } of made.error)
    report({ path, part }, message, expected);
  return err(inOrder(errors));
}

const inOrder = (errors: readonly ScenarioError[]): readonly ScenarioError[] =>
  errors.toSorted((a, b) => a.line - b.line || a.column - b.column);
