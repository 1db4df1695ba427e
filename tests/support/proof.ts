import type { CheckResult } from '../../src/check/movement/check-movement.ts';
import { check } from '../../src/check/movement/check-movement.ts';
import type { Edition } from '../../src/rules/edition.ts';
import type { Fact } from '../../src/trace/fact.ts';
import { citationOf } from '../../src/trace/rule-of.ts';
import type { Step } from '../../src/trace/step.ts';
import type { GivenTurn } from './short.ts';
import { turn } from './short.ts';

/** A turn with steps that claim to prove a ruling of it. */
export interface Proof extends GivenTurn {
  readonly edition: Edition;
  readonly steps: readonly Step[];
}

export type Row = readonly [fact: Fact, ...because: readonly number[]];

/** A hand-written proof: each fact with the ids of its premises; ids and citations are filled in. */
export function proof(text: string, edition: Edition, rows: readonly Row[]): Proof {
  const steps = rows.map(([fact, ...because], id) => ({
    id,
    fact,
    because,
    citation: citationOf(fact, edition),
  }));
  return { ...turn(text), edition, steps };
}

export const verdict = ({ position, orders, edition, steps }: Proof): CheckResult =>
  check(position, orders, edition, steps);

/** The proof with one step changed. */
export const changed = (given: Proof, id: number, change: Partial<Step>): Proof => ({
  ...given,
  steps: given.steps.map((step) => (step.id === id ? { ...step, ...change } : step)),
});

/** The proof with some fields of one fact replaced (undefined removes a key); the citation follows the fact. */
export function refact(given: Proof, id: number, fields: object): Proof {
  const before = given.steps[id];
  if (!before) throw new Error(`no step ${String(id)}`);
  const fact = Object.fromEntries(
    Object.entries({ ...before.fact, ...fields }).filter(([, value]) => value !== undefined),
  ) as unknown as Fact;
  return changed(given, id, { fact, citation: citationOf(fact, given.edition) });
}

/** The proof without the steps from `from` on. */
export const cutOff = (given: Proof, from: number): Proof => ({
  ...given,
  steps: given.steps.slice(0, from),
});
