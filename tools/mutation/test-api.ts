import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';

/**
 * What our tests import from Vitest, as far as they use it: while Stryker runs, this stands in for Vitest itself. Tests
 * are collected, not run: the runner runs those that it wants, as often as it wants.
 */

export interface CollectedTest {
  /** Where it was written: the names of its groups and its own. */
  readonly name: string;
  readonly run: () => unknown;
}

export const collected: CollectedTest[] = [];

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
export const { expect } = chai;

type Body = (...row: readonly never[]) => unknown;

let groups: readonly string[] = [];

function group(name: string, body: Body, ...row: readonly unknown[]): void {
  const outer = groups;
  groups = [...outer, name];
  body(...(row as never[]));
  groups = outer;
}

function collect(name: string, body: Body, ...row: readonly unknown[]): void {
  collected.push({ name: [...groups, name].join(' > '), run: () => body(...(row as never[])) });
}

/** For each row of a table: a list spreads over the parameters. Options and time limits mean nothing here. */
const each =
  (add: typeof collect) =>
  (table: readonly unknown[]) =>
  (name: string, ...rest: readonly unknown[]): void => {
    for (const [number, row] of table.entries()) {
      const parameters: readonly unknown[] = Array.isArray(row) ? row : [row];
      add(`${name} ${String(number)}`, bodyOf(rest), ...parameters);
    }
  };

function bodyOf(rest: readonly unknown[]): Body {
  const body = rest.find((one) => typeof one === 'function');
  if (!body) throw new Error('a test without a body');
  return body as Body;
}

const adding =
  (add: typeof collect) =>
  (name: string, ...rest: readonly unknown[]): void => {
    add(name, bodyOf(rest));
  };

export const describe = Object.assign(adding(group), { each: each(group) });
export const test = Object.assign(adding(collect), { each: each(collect) });
export const it = test;

/** They count and report what was tried, which says nothing about a mutant. */
export function afterAll(): void {
  // Nothing is ever over here.
}
