import { describe, expect, test } from 'vitest';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adjudicate } from '../../src/adjudicator/adjudicate.ts';
import type { Edition } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { checkRuling } from '../../src/trace/check-ruling.ts';
import type { Ruling } from '../../src/trace/ruling.ts';
import { divine } from '../oracle/oracle.ts';
import { summaryOf, summaryOfRuling } from '../oracle/outcome.ts';
import { shortOrder } from '../support/short.ts';
import { TELLING } from './telling.ts';

const RULED = TELLING.map(({ name, edition: id, choices, turn }) => {
  const edition: Edition = { ...EDITIONS[id], choices: { ...EDITIONS[id].choices, ...choices } };
  const rule = (): Ruling => adjudicate(turn.position, turn.orders, edition);
  return { name, turn, edition, rule };
});

describe.each(RULED)('$name', ({ turn, edition, rule }) => {
  test('is ruled as the oracle says', () => {
    const { choices } = edition;
    expect(summaryOfRuling(rule(), turn.position)).toEqual(
      summaryOf(divine(turn, choices), choices),
    );
  });

  test('is proved', () => {
    expect(checkRuling({ ...turn, edition, ruling: rule() })).toMatchObject({ ok: true });
  });
});

const inShort = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** What became of each order, then each step with what it needs. */
function account(name: string, { orders, steps }: Ruling): readonly string[] {
  return [
    name,
    ...orders.map(
      ({ unit, order, outcome }) => `  ${unit}: ${order ? shortOrder(order) : '-'}: ${outcome}`,
    ),
    ...steps.map(
      ({ id, fact, because }) =>
        `  ${[id, ...Object.values(fact).map(inShort)].join(' ')} <- ${because.join(' ') || '-'}`,
    ),
  ];
}

/** As in `stories.test.ts`, but with all that is told. Take the file away to have it written anew. */
const FILE = join(import.meta.dirname, '../fixtures/telling.txt');

test('all is told as ever', () => {
  const isNew = !existsSync(FILE);
  const now = RULED.flatMap(({ name, rule }) => account(name, rule()));
  if (isNew) writeFileSync(FILE, `${now.join('\n')}\n`);
  expect(isNew, 'the accounts are written anew: look at them').toBe(false);
  expect(now).toEqual(readFileSync(FILE, 'utf8').trimEnd().split('\n'));
});
