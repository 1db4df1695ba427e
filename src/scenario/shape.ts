import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import game from '../../scenarios/game.schema.json' with { type: 'json' };
import scenario from '../../scenarios/scenario.schema.json' with { type: 'json' };
import { POWERS } from '../board/powers.ts';
import { either, nearest } from '../orders/nearest.ts';
import { keyAt, type Path, type Place, type Report, valueAt } from './place.ts';

// The published schemas themselves: what an editor underlines and what the build refuses cannot part.
const ajv = new Ajv({ allErrors: true, verbose: true }).addSchema(scenario, 'scenario.schema.json');

/** What a file can hold, and the schema that it goes by. */
const SCHEMAS = { scenario, game } as const;
const compiled = new Map<keyof typeof SCHEMAS, ValidateFunction>();

/** Compiled when it is first asked for: who rules cases or orders does not wait for it. */
function validatorOf(what: keyof typeof SCHEMAS): ValidateFunction {
  const made = compiled.get(what) ?? ajv.compile(SCHEMAS[what]);
  compiled.set(what, made);
  return made;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'lines of "name: value"',
};

/** What a file must look like; what its words mean is checked elsewhere. */
export function checkShape(what: keyof typeof SCHEMAS, value: unknown, report: Report): void {
  const validate = validatorOf(what);
  if (validate(value)) return;
  for (const error of validate.errors ?? []) {
    // Which of the fields is missing, `anyOf` itself tells.
    if (error.schemaPath.startsWith('#/anyOf/')) continue;
    const path = pathOf(error.instancePath);
    const { message, expected, place } = inWords(error, path, what);
    report(place ?? valueAt(...path), message, expected);
  }
}

function pathOf(pointer: string): Path {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function kindOf(data: unknown): string {
  if (data === null || data === undefined) return 'Nothing stands here.';
  if (Array.isArray(data)) return 'This is a list.';
  return typeof data === 'object'
    ? 'This is not text but lines of its own.'
    : `This is ${KINDS[typeof data] ?? typeof data}.`;
}

const quote = (data: unknown): string => JSON.stringify(data);

interface Told {
  readonly message: string;
  readonly expected: string;
  /** If it is not the value itself. */
  readonly place?: Place;
}

function inWords(error: ErrorObject, path: Path, whole: string): Told {
  const { data, params } = error;
  const { description, properties } = error.parentSchema as {
    description?: string;
    properties?: Record<string, { description?: string }>;
  };
  switch (error.keyword) {
    case 'required': {
      const name = String(params['missingProperty']);
      return {
        message: `"${name}" is missing.`,
        expected: `${name}: ${properties?.[name]?.description ?? ''}`,
      };
    }
    case 'anyOf':
      return { message: '"orders" is missing.', expected: 'orders, retreats or centres' };
    case 'dependencies': {
      const [name, needed] = [String(params['property']), String(params['missingProperty'])];
      return {
        message: `"${needed}" is missing.`,
        expected: `${needed}: ${properties?.[needed]?.description ?? ''}`,
        place: keyAt(name),
      };
    }
    case 'additionalProperties': {
      const name = String(params['additionalProperty']);
      const names = Object.keys(properties ?? {});
      if (names.length === 0) return unknownSeason(name, path);
      const near = nearest(name, names);
      const what = names.every((known) => POWERS.some((power) => power === known))
        ? 'power'
        : 'field';
      return {
        message: `Unknown ${what} "${name}".`,
        expected: either(near.length > 0 ? near : names),
        place: keyAt(...path, name),
      };
    }
    case 'enum': {
      const words = (params['allowedValues'] as readonly unknown[]).map(String);
      if (path[0] === 'editions') return unknownEdition(data, words);
      if (words.every((word) => POWERS.some((power) => power === word)))
        return unknownPower(data, words);
      if (path.at(-1) === 'plan') return unknownPlan(data, words);
      return unknownOutcome(data, words);
    }
    case 'type':
      return {
        message: path.length === 0 ? `This is not a ${whole}. ${kindOf(data)}` : kindOf(data),
        expected: KINDS[String(params['type'])] ?? 'something else',
      };
    case 'maxLength':
      return {
        message: `This text has ${String(data).length.toString()} letters.`,
        expected: `at most ${String(params['limit'])}`,
      };
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return { message: 'This is empty.', expected: description ?? 'at least one' };
    case 'uniqueItems':
      return {
        message: 'This stands in the list a second time.',
        expected: 'everything once',
        place: valueAt(...path, Math.max(Number(params['i']), Number(params['j']))),
      };
    default:
      return {
        message: `${quote(data)} does not fit here.`,
        expected: description ?? `a ${whole}`,
      };
  }
}

function unknownEdition(data: unknown, words: readonly string[]): Told {
  const isQuoted = typeof data === 'string' && words.includes(data);
  return {
    message: data === null ? kindOf(data) : `Unknown edition ${quote(data)}.`,
    expected: isQuoted ? `${data} without quotes` : either(words),
  };
}

function unknownPower(data: unknown, words: readonly string[]): Told {
  const near = typeof data === 'string' ? nearest(data, words) : [];
  return {
    message: typeof data === 'string' ? `Unknown power ${quote(data)}.` : kindOf(data),
    expected: either(near.length > 0 ? near : words),
  };
}

const unknownSeason = (name: string, path: Path): Told => ({
  message: `Unknown season "${name}".`,
  expected: 'Spring, Fall or Winter and the year: Spring 1901',
  place: keyAt(...path, name),
});

const unknownPlan = (data: unknown, words: readonly string[]): Told => ({
  message: typeof data === 'string' ? `Unknown plan ${quote(data)}.` : kindOf(data),
  expected: either(words),
});

function unknownOutcome(data: unknown, words: readonly string[]): Told {
  const near = typeof data === 'string' ? nearest(data, words) : [];
  const shown = near.length > 0 ? near : words.filter((word) => !word.includes(','));
  return {
    message: typeof data === 'string' ? `Unknown outcome ${quote(data)}.` : kindOf(data),
    expected: either(shown.map((word) => (word.includes(',') ? quote(word) : word))),
  };
}
