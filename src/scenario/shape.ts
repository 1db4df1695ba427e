import * as v from 'valibot';
import { POWERS } from '../board/powers.ts';
import { either, nearest } from '../orders/nearest.ts';
import { FILE_WORDS, type FileWords } from './file-words.ts';
import { fields } from './load/fields.ts';
import { keyAt, type KeyPath, type FilePlace, type ReportProblem, valueAt } from './file-place.ts';

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
  words: FileWords = FILE_WORDS,
): void {
  for (const issue of v.safeParse(schema, value).issues ?? [])
    for (const { message, expected, place } of inWords(issue, schema, whole, base, words))
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
  words: FileWords,
): readonly ShapeError[] {
  const path = issue.path?.map(({ key }) => String(key)) ?? [];
  const at = schemaAt(schema, path);
  const place = valueAt(...base, ...path);
  const { input } = issue;
  const description = descriptionAt(schema, path, words);
  const last = issue.path?.at(-1);
  if (last?.origin === 'key') return keyErrors(issue, last, schema, path, base, words);
  switch (issue.type) {
    case 'picklist':
    case 'union': {
      const options = optionsOf(at);
      return options.length > 0
        ? [{ ...unknownWord(input, path, options, words), place }]
        : [{ message: kindOf(input, words), expected: description, place }];
    }
    case 'string':
    case 'number':
    case 'boolean':
    case 'array':
    case 'strict_object':
    case 'record':
    case 'custom': {
      const message =
        path.length + base.length === 0
          ? `${words.isNot(whole)} ${kindOf(input, words)}`
          : kindOf(input, words);
      const isInteger = at !== undefined && 'pipe' in at && hasInteger(at.pipe);
      const kind = OBJECTS.includes(issue.type) ? 'object' : issue.type;
      return [
        {
          message,
          expected: isInteger ? words.wholeNumber : (words.kinds[kind] ?? words.somethingElse),
          place,
        },
      ];
    }
    case 'integer':
      return [{ message: kindOf(input, words), expected: words.wholeNumber, place }];
    case 'min_length':
    case 'min_entries':
      return [{ message: words.empty, expected: description || words.atLeastOne, place }];
    case 'check':
      return limitErrors(issue, [...base, ...path], words);
    default:
      return [
        {
          message: words.doesNotFit(quote(input)),
          expected: description || words.a(whole),
          place,
        },
      ];
  }
}

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
  // A list of values, or of schemas that take one value each. Others have no options.
  return all
    .map((one) => (isSchema(one) ? fields(one)['literal'] : one))
    .filter((one) => one !== undefined)
    .map(String);
}

/** A missing name, or all names that should not be there: valibot stops at the first. */
function keyErrors(
  { expected }: v.BaseIssue<unknown>,
  last: v.IssuePathItem,
  schema: v.GenericSchema,
  path: readonly string[],
  base: KeyPath,
  words: FileWords,
): readonly ShapeError[] {
  const above = path.slice(0, -1);
  const name = path.at(-1) ?? '';
  if (expected !== 'never')
    return [
      {
        message: words.missing(name),
        expected: `${name}: ${descriptionAt(schema, path, words)}`,
        place: valueAt(...base, ...above),
      },
    ];
  const names = namesIn(schemaAt(schema, above));
  const found = Object.keys(fields(last.input)).filter((one) => !names.includes(one));
  const arePowers = names.every((known) => POWERS.some((power) => power === known));
  return found.map((one) => {
    const near = nearest(one, names);
    return {
      message: arePowers ? words.unknownPower(quote(one)) : words.unknownField(one),
      expected: words.either(near.length > 0 ? near : names),
      place: keyAt(...base, ...above, one),
    };
  });
}

export function descriptionAt(
  schema: v.GenericSchema,
  path: readonly string[],
  words: FileWords = FILE_WORDS,
): string {
  const found = schemaAt(schema, path);
  return words.described((found && v.getDescription(found)) ?? '');
}

/** The limits that our own checks count: `uniqueItems`, `maxLength 60`. */
function limitErrors(
  { input, message }: v.BaseIssue<unknown>,
  path: KeyPath,
  words: FileWords,
): readonly ShapeError[] {
  const [keyword, limit = ''] = message.split(' ');
  if (keyword === 'maxLength') {
    const [text, most] = words.tooLong(String(input).length, limit);
    return [{ message: text, expected: most, place: valueAt(...path) }];
  }
  const list: readonly unknown[] = Array.isArray(input) ? input : [];
  const second = list.findIndex((one, index) => list.indexOf(one) < index);
  const [text, once] = words.twice;
  return [{ message: text, expected: once, place: valueAt(...path, second) }];
}

function kindOf(data: unknown, words: FileWords = FILE_WORDS): string {
  if (data === null || data === undefined) return words.nothing;
  if (Array.isArray(data)) return words.isList;
  return typeof data === 'object'
    ? words.isBlock
    : words.is(words.kinds[typeof data] ?? typeof data);
}

/** A value, or how it begins. */
const quote = (data: unknown): string => {
  const text = JSON.stringify(data ?? null);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};

type Words = Omit<ShapeError, 'place'>;

/** A word that is none of the allowed ones. */
function unknownWord(
  data: unknown,
  path: readonly string[],
  words: readonly string[],
  said: FileWords,
): Words {
  if (path[0] === 'editions') return unknownEdition(data, words);
  if (path[0] === 'rules') return unknownAnswer(data, path.at(-1) ?? '', words);
  if (words.every((word) => POWERS.some((power) => power === word)))
    return unknownPower(data, words, said);
  if (path.at(-1) === 'plan') return unknownPlan(data, words);
  return unknownOutcome(data, words, said);
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

function unknownPower(data: unknown, words: readonly string[], said: FileWords): Words {
  const near = typeof data === 'string' ? nearest(data, words) : [];
  return {
    message: typeof data === 'string' ? said.unknownPower(quote(data)) : kindOf(data, said),
    expected: said.either(near.length > 0 ? near : words),
  };
}

const unknownPlan = (data: unknown, words: readonly string[]): Words => ({
  message: typeof data === 'string' ? `Unknown plan ${quote(data)}.` : kindOf(data),
  expected: either(words),
});

function unknownOutcome(data: unknown, words: readonly string[], said: FileWords): Words {
  const near = typeof data === 'string' ? nearest(data, words) : [];
  const shown = near.length > 0 ? near : words.filter((word) => !word.includes(','));
  return {
    message: typeof data === 'string' ? said.unknownWord(quote(data)) : kindOf(data, said),
    expected: said.either(shown.map((word) => (word.includes(',') ? quote(word) : word))),
  };
}
