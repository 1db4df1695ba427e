import { EDITION_IDS } from '../../src/rules/edition.ts';
import type { Edition } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { CYCLE_ENDS, PASSAGES, SPARES } from '../../src/trace/army-fleet/fleet-fact.ts';
import type { Fact, UnitAt } from '../../src/trace/fact.ts';
import type { Passage } from '../../src/trace/army-fleet/fleet-fact.ts';
import { citationOf } from '../../src/trace/rule-of.ts';
import type { Step } from '../../src/trace/step.ts';

/** Three numbers that choose where and how to mutate. */
export type Luck = readonly [number, number, number];

/** Changes one thing in a trace; null if the thing is not there. */
export type Mutation = (
  steps: readonly Step[],
  luck: Luck,
  edition: Edition,
  units: readonly UnitAt[],
) => readonly Step[] | null;

export const pick = <T>(list: readonly T[], number: number): T | null =>
  list[number % list.length] ?? null;

const put = (steps: readonly Step[], step: Step): readonly Step[] =>
  steps.map((other) => (other.id === step.id ? step : other));

/** The step with another fact, citing the paragraph for that fact. */
const retold = (step: Step, fact: Fact, edition: Edition): Step => ({
  ...step,
  fact,
  citation: citationOf(fact, edition),
});

const withPremises = (steps: readonly Step[]): readonly Step[] =>
  steps.filter(({ because }) => because.length > 0);

const premiseRemoved: Mutation = (steps, [where, which]) => {
  const step = pick(withPremises(steps), where);
  const gone = step && pick(step.because, which);
  return step && put(steps, { ...step, because: step.because.filter((id) => id !== gone) });
};

const rising = (ids: readonly number[]): readonly number[] =>
  [...new Set(ids)].sort((one, other) => one - other);

const premiseReplaced: Mutation = (steps, [where, which, other]) => {
  const step = pick(withPremises(steps), where);
  const gone = step && pick(step.because, which);
  if (!step) return null;
  const because = rising([...step.because.filter((id) => id !== gone), other % step.id]);
  return put(steps, { ...step, because });
};

const premiseAdded: Mutation = (steps, [where, , other]) => {
  const step = pick(steps.slice(1), where);
  return step && put(steps, { ...step, because: rising([...step.because, other % step.id]) });
};

export type Path = readonly (string | number)[];

/** Every place in a fact, except its type, that holds a value that passes the test. */
export function places(
  value: unknown,
  test: (value: unknown) => boolean,
  path: Path = [],
): readonly Path[] {
  const here = test(value) && path[0] !== 'type' ? [path] : [];
  if (typeof value !== 'object' || value === null) return here;
  return [
    ...here,
    ...Object.entries(value).flatMap(([key, inner]) =>
      places(inner, test, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

/** The value with something else in one place. */
export function graft(
  value: unknown,
  [key, ...rest]: Path,
  change: (value: unknown) => unknown,
): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((inner: unknown, index) =>
      index === key ? graft(inner, rest, change) : inner,
    );
  return Object.fromEntries(
    Object.entries(value as object).map(([name, inner]) => [
      name,
      name === key ? graft(inner, rest, change) : inner,
    ]),
  );
}

/** Changes a value in a fact that passes the test. */
export const inFact =
  (
    test: (value: unknown) => boolean,
    change: (value: unknown, luck: Luck, units: readonly UnitAt[]) => unknown,
  ): Mutation =>
  (steps, luck, edition, units) => {
    const step = pick(
      steps.filter(({ fact }) => places(fact, test).length > 0),
      luck[0],
    );
    const path = step && pick(places(step.fact, test), luck[1]);
    if (!step || !path) return null;
    const fact = graft(step.fact, path, (value) => change(value, luck, units)) as Fact;
    return put(steps, retold(step, fact, edition));
  };

const numberChanged = inFact(
  (value) => typeof value === 'number',
  (value, [, , by]) => Number(value) + (pick([1, -1, 2], by) ?? 1),
);

const entryDropped = inFact(
  (value) => Array.isArray(value) && value.length > 0,
  (value, [, , which]) =>
    (value as readonly unknown[]).filter((_, index, { length }) => index !== which % length),
);

const unitReplaced = inFact(
  (value) => typeof value === 'string' && /^[A-Z]{3}(?:\/AB)?$/.test(value),
  (_, [, , which], units) => pick(units, which),
);

const WORDS: readonly (readonly string[])[] = [
  Object.keys(PASSAGES),
  SPARES,
  CYCLE_ENDS,
  ['exactly', 'at-least', 'at-most'],
  ['hold', 'defend', 'prevent'],
  ['no-path', 'own-power', 'from-target', 'immune', 'beaten'],
  ['attacked', 'dislodged'],
  ['occupied', 'attacker-origin', 'stand-off'],
  ['land', 'convoy'],
  ['not-moving', 'moves', 'other-move', 'no-route'],
  ['via-convoy', 'own-fleet', 'exchange', 'foreign-fleet', 'no-exchange'],
  ['own-space', 'unreachable', 'no-fleets', 'coast-missing', 'coast-impossible', 'no-unit'],
  ['support-unreachable', 'support-itself', 'support-nobody', 'support-impossible'],
  ['convoy-by-army', 'convoy-off-sea', 'convoy-no-army', 'convoy-useless'],
];

const familyOf = (value: unknown): readonly string[] =>
  WORDS.find((family) => typeof value === 'string' && family.includes(value)) ?? [];

const wordReplaced = inFact(
  (value) => familyOf(value).length > 0,
  (value, [, , which]) =>
    pick(
      familyOf(value).filter((word) => word !== value),
      which,
    ),
);

/** A fact that states the opposite of a passage. */
const OPPOSITE: Readonly<Partial<Record<Passage, Passage>>> = {
  sails: 'attacked',
  unattacked: 'attacked',
  attacked: 'unattacked',
  ferried: 'ferry-lost',
  'ferry-lost': 'ferried',
  undisturbed: 'disrupted',
  disrupted: 'undisturbed',
  carried: 'not-carried',
  'not-carried': 'carried',
  landed: 'recalled',
  recalled: 'landed',
  'with-army': 'land-ahead',
  'land-ahead': 'with-army',
};

/** A fact that states the opposite of a settled decision. */
function flipped(fact: Fact): Fact | null {
  switch (fact.type) {
    case 'move-succeeds': {
      const [rival] = fact.rivals;
      const by =
        fact.against ?? (rival && { role: 'prevent', unit: rival.unit, strength: rival.strength });
      return by
        ? {
            type: 'move-bounces',
            unit: fact.unit,
            to: fact.to,
            attack: fact.attack,
            by,
            garrison: null,
          }
        : null;
    }
    case 'move-bounces': {
      const { by } = fact;
      const against = by.role === 'prevent' ? null : by;
      const rivals =
        by.role === 'prevent' ? [{ unit: by.unit, strength: by.strength, powerless: null }] : [];
      return {
        type: 'move-succeeds',
        unit: fact.unit,
        to: fact.to,
        attack: fact.attack,
        against,
        rivals,
      };
    }
    case 'move-blocked':
      return {
        type: 'move-succeeds',
        unit: fact.unit,
        to: fact.to,
        attack: 1,
        against: null,
        rivals: [],
      };
    case 'support-given': {
      const by = fact.attackers.map(({ unit }) => unit);
      return { type: 'support-cut', unit: fact.unit, manner: 'attacked', by };
    }
    case 'support-cut':
      return {
        type: 'support-given',
        unit: fact.unit,
        attackers: fact.by.map((unit) => ({ unit, excuse: 'no-path' })),
      };
    case 'convoy-available':
      return { type: 'convoy-disrupted', unit: fact.unit, by: fact.attackers[0] ?? null };
    case 'convoy-disrupted':
      return { type: 'convoy-available', unit: fact.unit, attackers: fact.by ? [fact.by] : [] };
    case 'move-follows':
      return { ...fact, succeeds: !fact.succeeds };
    case 'passage': {
      const why = OPPOSITE[fact.why];
      return why === undefined ? null : { ...fact, why };
    }
    case 'path':
      return { type: 'no-path', unit: fact.unit, broken: fact.fleets };
    case 'no-path':
      return { type: 'path', unit: fact.unit, fleets: fact.broken };
    default:
      return null;
  }
}

const outcomeFlipped: Mutation = (steps, [where], edition) => {
  const step = pick(
    steps.filter(({ fact }) => flipped(fact)),
    where,
  );
  const fact = step && flipped(step.fact);
  return step && fact && put(steps, retold(step, fact, edition));
};

const citationReplaced: Mutation = (steps, [where, which], edition) => {
  const step = pick(steps, where);
  const id = pick(
    EDITION_IDS.filter((one) => one !== edition.id),
    which,
  );
  return step && id && put(steps, { ...step, citation: citationOf(step.fact, EDITIONS[id]) });
};

/** The steps in another order: `order[i]` is the old place of step i. */
const renumbered = (
  steps: readonly Step[],
  order: readonly number[],
  follow: boolean,
): readonly Step[] =>
  order.flatMap((old, id) => {
    const step = steps[old];
    const because = follow
      ? rising((step?.because ?? []).map((one) => order.indexOf(one)))
      : step?.because;
    return step ? [{ ...step, id, because: because ?? [] }] : [];
  });

const swapping =
  (follow: boolean): Mutation =>
  (steps, [one, other]) => {
    const order = steps.map(({ id }) => id);
    const first = one % steps.length;
    const second = other % steps.length;
    [order[first], order[second]] = [second, first];
    return renumbered(steps, order, follow);
  };

const stepDropped: Mutation = (steps, [where]) => {
  const gone = where % steps.length;
  const order = steps.map(({ id }) => id).filter((id) => id !== gone);
  const kept = steps.map((step) => ({
    ...step,
    because: step.because.filter((id) => id !== gone),
  }));
  return renumbered(kept, order, true);
};

/** Ways to corrupt a trace. */
export const MUTATIONS = {
  'premise removed': premiseRemoved,
  'premise replaced': premiseReplaced,
  'premise added': premiseAdded,
  'number changed': numberChanged,
  'list entry dropped': entryDropped,
  'unit replaced': unitReplaced,
  'word replaced': wordReplaced,
  'outcome flipped': outcomeFlipped,
  'citation of another edition': citationReplaced,
  'two steps swapped': swapping(false),
  'two steps swapped, references with them': swapping(true),
  'step dropped': stepDropped,
} as const satisfies Readonly<Record<string, Mutation>>;

/** Each step with its premises in full instead of their numbers. */
function spelledOut(steps: readonly Step[]): readonly string[] {
  const said: string[] = [];
  for (const { fact, because, citation } of steps)
    said.push(
      JSON.stringify([
        fact,
        citation,
        because.map((id) => said[id] ?? `later ${String(id)}`).sort(),
      ]),
    );
  return said.sort();
}

/**
 * Whether two traces are the same proof in another order: the same steps, each from the same premises, none before its
 * premises. A mutant may be accepted only if it is that.
 */
export const isRetelling = (steps: readonly Step[], mutant: readonly Step[]): boolean =>
  mutant.every((step, index) => step.id === index && step.because.every((id) => id < index)) &&
  JSON.stringify(spelledOut(steps)) === JSON.stringify(spelledOut(mutant));

const FAILURES: readonly string[] = ['move-bounces', 'move-blocked', 'move-stopped', 'no-path'];

/**
 * Whether two traces differ only in which of two steps they cite for one failure: a convoyed move that would bounce
 * anyway and then has no path fails twice, and either step is as good a premise as the other.
 */
export function citesTheSame(steps: readonly Step[], mutant: readonly Step[]): boolean {
  const cited = (id: number): string => {
    const fact = steps[id]?.fact;
    return fact && 'unit' in fact && FAILURES.includes(fact.type)
      ? `${fact.unit} fails`
      : String(id);
  };
  const bare = (step: Step): string =>
    JSON.stringify({ ...step, because: [...new Set(step.because.map(cited))].sort() });
  return JSON.stringify(steps.map(bare)) === JSON.stringify(mutant.map(bare));
}
