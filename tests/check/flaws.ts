import { expect, test } from 'vitest';
import type { Proof } from '../support/proof.ts';
import { verdict } from '../support/proof.ts';

/** A proof in which one requirement of one schema is violated: the step that is refused, and why. */
export type Flaw = readonly [what: string, flawed: Proof, step: number, reason: string];

/** One test for each flaw: it is found at its step. */
export function refuses(flaws: readonly Flaw[]): void {
  test.each(flaws)('%s', (_, flawed, step, reason) => {
    expect(verdict(flawed)).toEqual({ ok: false, step, reason });
  });
}
