import { LOCATIONS } from '../../src/board/board.ts';
import { BARRED_REASONS } from '../../src/trace/fact.ts';
import type { Ruling } from '../../src/trace/ruling.ts';
import { graft, pick, places } from './mutants.ts';
import type { Luck, Path } from './mutants.ts';

/** Changes one thing in a ruling, so that the adjudicator could never give it; null if the thing is not there. */
export type RulingMutation = (ruling: Ruling, luck: Luck) => unknown;

/** Changes a value somewhere under the key of the ruling that passes the test. */
const within =
  (
    key: keyof Ruling,
    test: (value: unknown, path: Path) => boolean,
    change: (value: unknown, luck: Luck) => unknown,
  ): RulingMutation =>
  (ruling, luck) => {
    const found = places(ruling[key], () => true).filter((path) =>
      test(valueAt(ruling[key], path), path),
    );
    const path = pick(found, luck[0]);
    return path && { ...ruling, [key]: graft(ruling[key], path, (value) => change(value, luck)) };
  };

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Readonly<Record<string, unknown>>)[key], value);

const another = (list: readonly unknown[], value: unknown, [, which]: Luck): unknown =>
  pick(
    list.filter((one) => one !== value),
    which,
  );

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPiece = (path: Path, key: string): boolean => path.at(-1) === key;

/** Keys that are optional somewhere, or known nowhere. */
const OPTIONAL = ['repairs', 'coast', 'note', 'power'];

const furtherKey = (value: unknown): unknown => ({ ...(value as object), note: 1 });
const undefinedKey = (value: unknown, [, which]: Luck): unknown => ({
  ...(value as object),
  [pick(
    OPTIONAL.filter((key) => !(key in (value as object))),
    which,
  ) ?? 'note']: undefined,
});

const hasMany = (value: unknown): boolean => Array.isArray(value) && value.length > 1;
const reversed = (value: unknown): unknown => [...(value as readonly unknown[])].reverse();

/** Lists whose order is fixed: all lists of facts. */
const isListOfFact = (value: unknown, path: Path): boolean =>
  hasMany(value) && path[1] === 'fact' && !path.includes('repairs');

/** Ways to corrupt a ruling. Each must be refused. */
export const RULING_MUTATIONS = {
  'row of another kind of unit': within(
    'orders',
    (value, path) => (value === 'A' || value === 'F') && isPiece(path, 'kind'),
    (value) => (value === 'A' ? 'F' : 'A'),
  ),
  'row at another place': within(
    'orders',
    (_, path) => isPiece(path, 'at'),
    (value, luck) => another(LOCATIONS, value, luck),
  ),
  'row of another outcome': within(
    'orders',
    (_, path) => isPiece(path, 'outcome'),
    (value, luck) => another(['succeeds', 'bounces', 'holds', 'given', 'cut', 'void'], value, luck),
  ),
  'row of another step': within(
    'orders',
    (_, path) => isPiece(path, 'step'),
    (value) => (value === null ? 0 : Number(value) + 1),
  ),
  'another unit afterwards': within(
    'after',
    (value, path) => typeof value === 'string' && path.length > 0,
    (value, luck) =>
      value === 'A' || value === 'F'
        ? another(['A', 'F'], value, luck)
        : another([...LOCATIONS, 'Turkey', 'Italy'], value, luck),
  ),
  'units afterwards in another order': within('after', hasMany, reversed),
  'barred for another reason': within(
    'dislodged',
    (_, path) => isPiece(path, 'reason'),
    (value, luck) => another([...BARRED_REASONS, 'nothing', null, 0, [], {}], value, luck),
  ),
  'a step barring for another kind of reason': within(
    'steps',
    (_, path) => isPiece(path, 'reason') && path.includes('barred'),
    (value, luck) => another(['nothing', null, 0, [], {}], value, luck),
  ),
  'further key in a row': within('orders', isObject, furtherKey),
  'further key in who is dislodged': within('dislodged', isObject, furtherKey),
  'further key afterwards': within('after', isObject, furtherKey),
  'further key in a step': within('steps', isObject, furtherKey),
  'further key': (ruling) => furtherKey(ruling),
  'undefined in a row': within('orders', isObject, undefinedKey),
  'undefined afterwards': within('after', isObject, undefinedKey),
  'undefined in a step': within('steps', isObject, undefinedKey),
  'an order of a fact with repairs it has not': within(
    'steps',
    (value, path) =>
      path[1] === 'fact' &&
      isObject(value) &&
      'unit' in value &&
      'power' in value &&
      'type' in value &&
      path.length > 2,
    (value) => ({
      ...(value as object),
      repairs: [{ what: 'letter', from: 'F Mun', to: 'A Mun' }],
    }),
  ),
  'a list of a fact in another order': within('steps', isListOfFact, reversed),
} as const satisfies Readonly<Record<string, RulingMutation>>;
