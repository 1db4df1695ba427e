import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';

/**
 * Replaces Vitest while Stryker runs: the parts of its API that our tests use. Tests are collected; the runner runs
 * the ones it wants, any number of times.
 */

export interface CollectedTest {
  /** The names of its groups and its own. */
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

/** For each row of a table: a list is spread over the parameters. Options and time limits are ignored. */
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

/** Ignored: these hooks report what was tried, which is irrelevant for a mutant. */
export function afterAll(): void {
  // The run has no end here.
}
