import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCATIONS } from '../../src/board/board.ts';
import { adjudicateCase } from '../../src/law/adjudicate-case.ts';
import { caseOf, parseCaseLine } from '../../src/orders/notations/cases/case-format.ts';
import type { CaseLine } from '../../src/orders/notations/cases/case-format.ts';
import type { EditionId } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { check } from '../../src/check/movement/check-movement.ts';

/** A line of `examples.jsonl` with its expected results. */
interface Example {
  readonly id: string;
  /** `all`: 1971, 1982 and 2023 agree. */
  readonly edition: EditionId | 'all';
  readonly units: Readonly<Record<string, readonly string[]>>;
  readonly orders: Readonly<Record<string, readonly string[]>>;
  readonly moved: readonly string[];
  readonly dislodged: Readonly<Record<string, unknown>>;
  readonly units_after: readonly string[];
}

const EXAMPLES = readFileSync(join(import.meta.dirname, '../fixtures/examples.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Example);

const lineOf = ({ id, units, orders }: Pick<Example, 'id' | 'units' | 'orders'>): CaseLine => {
  const parsed = parseCaseLine(JSON.stringify({ id, units, orders }));
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

function expectProved(line: CaseLine, id: EditionId): void {
  const ruled = adjudicateCase(line, EDITIONS[id], { trace: true });
  const read = caseOf(line);
  if (!ruled.ok || !read.ok) throw new Error('it cannot be read');
  const { position, orders } = read.value;
  expect(check(position, orders, EDITIONS[id], ruled.value.steps)).toEqual({ ok: true });
}

describe.each(EXAMPLES)('$id', (example) => {
  const ids = example.edition === 'all' ? (['1971', '1982', '2023'] as const) : [example.edition];
  const { id, moved, dislodged, units_after } = example;

  test.each(ids)('has the expected result under %s', (edition) => {
    const ruled = adjudicateCase(lineOf(example), EDITIONS[edition]);
    expect(ruled.ok && ruled.value.result).toEqual({ id, moved, dislodged, units_after });
    expect(ruled.ok && ruled.value.steps).toEqual([]);
  });

  test('is proved if a trace is wanted', () => {
    expectProved(lineOf(example), ids[0]);
  });
});

test('a case with a repaired order is read in words, and ruled all the same', () => {
  const units = { RUSSIA: ['F STP/SC'] };
  const line = lineOf({ id: 'x', units, orders: { RUSSIA: ['F STP - BOT'] } });
  const ruled = adjudicateCase(line, EDITIONS.DATC);
  expect(ruled.ok && ruled.value).toEqual({
    result: {
      id: 'x',
      moved: ['F STP/SC - BOT'],
      dislodged: {},
      units_after: ['RUSSIA F BOT'],
    },
    outcomes: { RUSSIA: { 'F STP - BOT': 'succeeds' } },
    steps: [],
  });
  expectProved(line, 'DATC');
});

test('a unit that moves to the first location of all, or stays there, is reported like every other', () => {
  const [first = ''] = LOCATIONS;
  const line = lineOf({
    id: 'x',
    units: { ITALY: ['F VEN'], TURKEY: ['F ADR'] },
    orders: { ITALY: ['F VEN - ADR'], TURKEY: ['F ADR - ALB'] },
  });
  expect(first).toBe('ADR');
  const went = adjudicateCase(line, EDITIONS.DATC);
  expect(went.ok && went.value.result.moved).toEqual(['F ADR - ALB', 'F VEN - ADR']);
  const stays = adjudicateCase(
    lineOf({ id: 'x', units: { ITALY: ['F ADR'] }, orders: {} }),
    EDITIONS.DATC,
  );
  expect(stays.ok && stays.value.result.units_after).toEqual(['ITALY F ADR']);
});

test('an invalid case is reported', () => {
  const line = lineOf({ id: 'x', units: { ITALY: ['A ROM'] }, orders: { ITALY: ['nonsense'] } });
  const ruled = adjudicateCase(line, EDITIONS.DATC);
  expect(ruled.ok ? null : ruled.error.id).toBe('x');
});
