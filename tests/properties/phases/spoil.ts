import fc from 'fast-check';
import { POWERS } from '../../../src/board/powers.ts';
import type { UnitAt } from '../../../src/trace/fact.ts';
import { ADJUSTMENT_ILLEGAL_REASONS, WAIVE_REASONS } from '../../../src/trace/adjustment-fact.ts';
import type { CheckResult } from '../../../src/check/movement/check-movement.ts';
import { DISBAND_REASONS, RETREAT_ILLEGAL_REASONS } from '../../../src/trace/retreat-fact.ts';
import type { AnyFact, Step } from '../../../src/trace/step.ts';
import type { Edition } from '../../../src/rules/edition.ts';
import { inFact, isRetelling, MUTATIONS, pick } from '../mutants.ts';
import type { Luck, Mutation } from '../mutants.ts';

/** Words that can replace one another: another reason, power, kind of unit. */
const FAMILIES: readonly (readonly string[])[] = [
  [...RETREAT_ILLEGAL_REASONS, ...ADJUSTMENT_ILLEGAL_REASONS],
  [...DISBAND_REASONS, ...WAIVE_REASONS],
  POWERS,
  ['A', 'F'],
];

const familyOf = (value: unknown): readonly string[] =>
  FAMILIES.find((family) => typeof value === 'string' && family.includes(value)) ?? [];

export const SPOILING: Readonly<Record<string, Mutation>> = {
  ...Object.fromEntries(Object.entries(MUTATIONS).filter(([name]) => name !== 'outcome flipped')),
  'word replaced': inFact(
    (value) => familyOf(value).length > 0,
    (value, [, , which]) =>
      pick(
        familyOf(value).filter((word) => word !== value),
        which,
      ),
  ),
};

interface Ruled {
  readonly orders: readonly { readonly step: number | null; readonly outcome: string }[];
  readonly after: { readonly units: readonly object[] };
  readonly steps: readonly Step<AnyFact>[];
}

/** Rulings that do not say what their steps say. */
export const LIES: Readonly<Record<string, (ruling: Ruled, luck: Luck) => object>> = {
  'a unit lost': (ruling, [where]) => ({
    after: { units: without(ruling.after.units, where) },
  }),
  'a unit twice': (ruling, [where]) => {
    const unit = pick(ruling.after.units, where);
    return { after: { units: unit ? [...ruling.after.units, unit] : [{ power: 'Italy' }] } };
  },
  'a row lost': (ruling, [where]) => ({ orders: without(ruling.orders, where) }),
  'another outcome': (ruling, [where, which]) => ({
    orders: ruling.orders.map((row, index) =>
      index === where % ruling.orders.length
        ? { ...row, outcome: pick(['retreats', 'builds', 'disbands', 'waives'], which) }
        : row,
    ),
  }),
  'another step': (ruling, [where]) => ({
    orders: ruling.orders.map((row, index) =>
      index === where % ruling.orders.length ? { ...row, step: (row.step ?? 0) + 1 } : row,
    ),
  }),
  'another edition': () => ({ edition: 'another' }),
  'no steps': () => ({ steps: [] }),
  'a removal more': () => ({ removed: { units: [{ power: 'Italy', kind: 'A', at: 'ROM' }] } }),
  'an owner more': () => ({ owners: { ROM: 'Atlantis' } }),
};

const without = <T>(list: readonly T[], where: number): readonly T[] =>
  list.filter((_item, index) => index !== where % list.length);

export const counts = new Map<string, { tried: number; accepted: number }>();

/** A step may quote either of two spellings of one order: they differ only in what was repaired in them. */
function quoteTheSame(one: unknown, other: unknown, orders: readonly object[]): boolean {
  const given = new Set(orders.map((order) => JSON.stringify(order)));
  const plain = (ruling: unknown): string =>
    JSON.stringify(ruling, (_key, value: unknown) =>
      given.has(JSON.stringify(value)) ? { ...(value as object), repairs: [] } : value,
    );
  return plain(one) === plain(other);
}

/** Tries everything above on a ruling, and throws if one is accepted. */
export function spoil<R extends Ruled>(
  ruling: R,
  orders: readonly object[],
  chances: readonly Luck[],
  edition: Edition,
  units: readonly UnitAt[],
  verdict: (ruling: R) => CheckResult,
): void {
  const told = JSON.stringify(ruling);
  const expectRefused = (name: string, mutant: R): void => {
    const { tried, accepted } = counts.get(name) ?? { tried: 0, accepted: 0 };
    const { ok } = verdict(mutant);
    counts.set(name, { tried: tried + 1, accepted: accepted + Number(ok) });
    if (ok && !quoteTheSame(ruling, mutant, orders))
      throw new Error(`${name}, accepted\nwas ${told}\nnow ${JSON.stringify(mutant)}`);
  };
  const steps = ruling.steps as readonly Step[];
  for (const [index, [name, mutate]] of Object.entries(SPOILING).entries()) {
    const mutant =
      steps.length > 0 ? mutate(steps, chances[index] ?? [0, 0, 0], edition, units) : null;
    if (!mutant || JSON.stringify(mutant) === JSON.stringify(steps)) continue;
    if (!isRetelling(steps, mutant)) expectRefused(name, { ...ruling, steps: mutant });
  }
  for (const [index, [name, lie]] of Object.entries(LIES).entries()) {
    const mutant = { ...ruling, ...lie(ruling, chances[index] ?? [0, 0, 0]) };
    const unknown = Object.keys(mutant).length > Object.keys(ruling).length;
    if (!unknown && JSON.stringify(mutant) !== told) expectRefused(name, mutant);
  }
}

const luck: fc.Arbitrary<Luck> = fc.tuple(fc.nat(9999), fc.nat(9999), fc.nat(9999));
export const lucks = fc.array(luck, { minLength: 12, maxLength: 12 });
