import * as v from 'valibot';
import { POWERS } from '../board/powers.ts';
import { either, nearest } from '../orders/nearest.ts';
import { fields } from './load/fields.ts';
import { keyAt, type KeyPath, type FilePlace, type ReportProblem, valueAt } from './file-place.ts';

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'lines of "name: value"',
};

/** The schema types that describe objects. */
const OBJECTS: readonly string[] = ['strict_object', 'record', 'custom'];

/**
 * Checks the shape of a file, or of its part at `base`; the contents are checked elsewhere. `whole` names what the
 * schema describes, in messages.
 */
export function checkShape(
  schema: v.GenericSchema,
  whole: string,
  value: unknown,
  report: ReportProblem,
  base: KeyPath = [],
): void {
  for (const issue of v.safeParse(schema, value).issues ?? [])
    for (const { message, expected, place } of inWords(issue, schema, whole, base))
      report(place, message, expected);
}

interface ShapeError {
  readonly message: string;
  readonly expected: string;
  readonly place: FilePlace;
}

function inWords(
  issue: v.BaseIssue<unknown>,
  schema: v.GenericSchema,
  whole: string,
  base: KeyPath,
): readonly ShapeError[] {
  const path = issue.path?.map(({ key }) => String(key)) ?? [];
  const at = schemaAt(schema, path);
  const place = valueAt(...base, ...path);
  const { input } = issue;
  const description = (at && v.getDescription(at)) ?? '';
  const last = issue.path?.at(-1);
  if (last?.origin === 'key') return keyErrors(issue, last, schema, path, base);
  switch (issue.type) {
    case 'picklist':
    case 'union':
      return [{ ...unknownWord(input, path, optionsOf(at)), place }];
    case 'string':
    case 'number':
    case 'boolean':
    case 'array':
    case 'strict_object':
    case 'record':
    case 'custom': {
      const message =
        path.length + base.length === 0
          ? `This is not a ${whole}. ${kindOf(input)}`
          : kindOf(input);
      const isInteger = at !== undefined && 'pipe' in at && hasInteger(at.pipe);
      const kind = OBJECTS.includes(issue.type) ? 'object' : issue.type;
      return [
        { message, expected: isInteger ? WHOLE_NUMBER : (KINDS[kind] ?? 'something else'), place },
      ];
    }
    case 'integer':
      return [{ message: kindOf(input), expected: WHOLE_NUMBER, place }];
    case 'min_length':
    case 'min_entries':
      return [{ message: 'This is empty.', expected: description || 'at least one', place }];
    case 'check':
      return limitErrors(issue, [...base, ...path]);
    default:
      return [
        {
          message: `${quote(input)} does not fit here.`,
          expected: description || `a ${whole}`,
          place,
        },
      ];
  }
}

const WHOLE_NUMBER = 'a whole number';

const hasInteger = (pipe: unknown): boolean =>
  Array.isArray(pipe) && pipe.some((item) => fields(item)['type'] === 'integer');

const isSchema = (value: unknown): value is v.GenericSchema => fields(value)['kind'] === 'schema';

/** The schema at a path; for an optional field, that of its value. */
function schemaAt(
  schema: v.GenericSchema,
  [key, ...rest]: readonly string[],
): v.GenericSchema | undefined {
  const { wrapped, entries, item, value } = fields(schema);
  if (isSchema(wrapped)) return schemaAt(wrapped, key === undefined ? [] : [key, ...rest]);
  if (key === undefined) return schema;
  const named = fields(entries);
  const inner = Object.hasOwn(named, key) ? named[key] : (item ?? value);
  return isSchema(inner) ? schemaAt(inner, rest) : undefined;
}

/** The names that lines of a schema may have; empty if any name may occur. */
const namesIn = (schema: v.GenericSchema | undefined): readonly string[] =>
  Object.keys(fields(fields(schema)['entries']));

function optionsOf(schema: v.GenericSchema | undefined): readonly string[] {
  const { options } = fields(schema);
  const all: readonly unknown[] = Array.isArray(options) ? options : [];
  // A list of values, or of schemas that take one value each.
  return all.map((one) => String(isSchema(one) ? fields(one)['literal'] : one));
}

/** A missing name, or all names that should not be there: valibot stops at the first. */
function keyErrors(
  { expected }: v.BaseIssue<unknown>,
  last: v.IssuePathItem,
  schema: v.GenericSchema,
  path: readonly string[],
  base: KeyPath,
): readonly ShapeError[] {
  const above = path.slice(0, -1);
  const name = path.at(-1) ?? '';
  if (expected !== 'never')
    return [
      {
        message: `"${name}" is missing.`,
        expected: `${name}: ${descriptionAt(schema, path)}`,
        place: valueAt(...base, ...above),
      },
    ];
  const names = namesIn(schemaAt(schema, above));
  const found = Object.keys(fields(last.input)).filter((one) => !names.includes(one));
  const what = names.every((known) => POWERS.some((power) => power === known)) ? 'power' : 'field';
  return found.map((one) => {
    const near = nearest(one, names);
    return {
      message: `Unknown ${what} "${one}".`,
      expected: either(near.length > 0 ? near : names),
      place: keyAt(...base, ...above, one),
    };
  });
}

export function descriptionAt(schema: v.GenericSchema, path: readonly string[]): string {
  const found = schemaAt(schema, path);
  return (found && v.getDescription(found)) ?? '';
}

/** The limits that our own checks count: `uniqueItems`, `maxLength 60`. */
function limitErrors(
  { input, message }: v.BaseIssue<unknown>,
  path: KeyPath,
): readonly ShapeError[] {
  const [keyword, limit = ''] = message.split(' ');
  if (keyword === 'maxLength') {
    const text = `This text has ${String(input).length.toString()} characters.`;
    return [{ message: text, expected: `at most ${limit}`, place: valueAt(...path) }];
  }
  const list: readonly unknown[] = Array.isArray(input) ? input : [];
  const second = list.findIndex((one, index) => list.indexOf(one) < index);
  return [
    {
      message: 'This is in the list twice.',
      expected: 'each entry once',
      place: valueAt(...path, second),
    },
  ];
}

function kindOf(data: unknown): string {
  if (data === null || data === undefined) return 'There is nothing here.';
  if (Array.isArray(data)) return 'This is a list.';
  return typeof data === 'object'
    ? 'This is a block of lines, not text.'
    : `This is ${KINDS[typeof data] ?? typeof data}.`;
}

const quote = (data: unknown): string => JSON.stringify(data);

type Words = Omit<ShapeError, 'place'>;

/** A word that is none of the allowed ones. */
function unknownWord(data: unknown, path: readonly string[], words: readonly string[]): Words {
  if (path[0] === 'editions') return unknownEdition(data, words);
  if (path[0] === 'rules') return unknownAnswer(data, path.at(-1) ?? '', words);
  if (words.every((word) => POWERS.some((power) => power === word)))
    return unknownPower(data, words);
  if (path.at(-1) === 'plan') return unknownPlan(data, words);
  return unknownOutcome(data, words);
}

function unknownEdition(data: unknown, words: readonly string[]): Words {
  const isQuoted = typeof data === 'string' && words.includes(data);
  return {
    message: data === null ? kindOf(data) : `Unknown edition ${quote(data)}.`,
    expected: isQuoted ? `${data} without quotes` : either(words),
  };
}

function unknownAnswer(data: unknown, choice: string, words: readonly string[]): Words {
  const near = typeof data === 'string' ? nearest(data, words) : [];
  return {
    message: `${quote(data)} is not an answer to "${choice}".`,
    expected: either(near.length > 0 ? near : words),
  };
}

function unknownPower(data: unknown, words: readonly string[]): Words {
  const near = typeof data === 'string' ? nearest(data, words) : [];
  return {
    message: typeof data === 'string' ? `Unknown power ${quote(data)}.` : kindOf(data),
    expected: either(near.length > 0 ? near : words),
  };
}

const unknownPlan = (data: unknown, words: readonly string[]): Words => ({
  message: typeof data === 'string' ? `Unknown plan ${quote(data)}.` : kindOf(data),
  expected: either(words),
});

function unknownOutcome(data: unknown, words: readonly string[]): Words {
  const near = typeof data === 'string' ? nearest(data, words) : [];
  const shown = near.length > 0 ? near : words.filter((word) => !word.includes(','));
  return {
    message: typeof data === 'string' ? `Unknown outcome ${quote(data)}.` : kindOf(data),
    expected: either(shown.map((word) => (word.includes(',') ? quote(word) : word))),
  };
}
