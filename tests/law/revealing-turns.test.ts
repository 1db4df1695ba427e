import { describe, expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import type { Edition } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { checkRuling } from '../../src/check/movement/check-ruling.ts';
import type { Ruling } from '../../src/trace/ruling.ts';
import { divine } from '../oracle/oracle.ts';
import { summaryOf, summaryOfRuling } from '../oracle/outcome.ts';
import { expectPinned } from '../support/pinned.ts';
import { shortOrder } from '../support/short.ts';
import { REVEALING } from './revealing-turns.ts';

const RULED = REVEALING.map(({ name, edition: id, choices, turn }) => {
  const edition: Edition = { ...EDITIONS[id], choices: { ...EDITIONS[id].choices, ...choices } };
  const rule = (): Ruling => adjudicate(turn.position, turn.orders, edition);
  return { name, turn, edition, rule };
});

describe.each(RULED)('$name', ({ turn, edition, rule }) => {
  test('is ruled as the oracle says', () => {
    const { choices } = edition;
    expect(summaryOfRuling(rule(), turn.position)).toEqual(summaryOf(divine(turn, choices)));
  });

  test('is proved', () => {
    expect(checkRuling({ ...turn, edition, ruling: rule() })).toMatchObject({ ok: true });
  });
});

const inShort = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** The outcome of each order, then each step with its premises. */
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

test('the account of the ruling is unchanged', () => {
  expectPinned(
    'revealing-turns.txt',
    RULED.flatMap(({ name, rule }) => account(name, rule())),
  );
});
