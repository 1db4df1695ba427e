import { describe, expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { adjudicateRetreats } from '../../src/law/retreats/adjudicate-retreats.ts';
import { retreatRows } from '../../src/ui/phases/phase-rows.ts';
import { retreatChip, retreatSentence } from '../../src/explain/in-words.ts';
import { readRetreats } from '../../src/orders/notations/rulebook/read-rulebook.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { checkRetreats } from '../../src/check/retreats/check-retreats.ts';
import type { RetreatFact } from '../../src/trace/retreat-fact.ts';
import type { RetreatPosition } from '../../src/trace/retreat-ruling.ts';
import type { Step } from '../../src/trace/step.ts';

const edition = EDITIONS.DATC;

/** An English army has arrived in St Petersburg, where a Russian fleet was. */
const position: RetreatPosition = {
  units: [{ power: 'England', kind: 'A', at: 'STP' }],
  dislodged: [
    {
      unit: { power: 'Russia', kind: 'F', at: 'STP/SC' },
      retreats: ['BOT', 'FIN', 'LVN'],
      barred: [],
    },
  ],
};

const { orders, errors } = readRetreats('Russia: A StP(nc)-Bot(xc)', { position });
const ruling = adjudicateRetreats(position, orders, edition);

const numbered = (steps: readonly Step<RetreatFact>[]) =>
  steps.map((step, id) => ({ ...step, id }));

const verdict = (steps: readonly Step<RetreatFact>[]) =>
  checkRetreats(position, orders, edition, { ...ruling, steps: numbered(steps) });

describe('a badly written retreat', () => {
  test('is followed, and its repairs are proved first', () => {
    expect(errors).toEqual([]);
    expect(ruling.orders[0]?.outcome).toBe('retreats');
    expect(ruling.steps.map(({ fact }) => fact.type)).toEqual([
      'retreat-repaired',
      'retreat-repaired',
      'retreat-repaired',
      'retreat-succeeds',
    ]);
    expect(verdict(ruling.steps)).toEqual({ ok: true });
  });

  test('the board of a power is that of its own dislodged unit', () => {
    const turn = { position, orders, edition, ruling };
    expect(ruling.steps.map((step) => retreatChip(step, turn, english))).toEqual([
      '“A StP(nc)” is read as F StP/sc',
      '“StP(nc)” is read as StP/sc',
      '“Bot(xc)” is read as Bot',
      'F StP/sc retreats to Bot',
    ]);
    const [letter] = ruling.steps;
    expect(letter && retreatSentence(letter, turn, english)).toBe(
      'The order of the fleet in St Petersburg says “A StP(nc)”, but a fleet is there. The letter is ignored.',
    );
    expect(retreatRows(turn, english)[0]?.rows[0]?.sentences.map(({ step }) => step)).toEqual([
      0, 1, 2, 3,
    ]);
  });

  test('each repair is stated exactly once', () => {
    expect(verdict(ruling.steps.slice(1))).toMatchObject({ ok: false, step: 3 });
    const [first] = ruling.steps;
    if (!first) throw new Error('no step');
    expect(verdict([first, ...ruling.steps])).toEqual({
      ok: false,
      step: 1,
      reason: 'settled before: repaired 0',
    });
  });

  test.each([
    [
      'a repair of another order',
      { repair: { what: 'letter', from: 'A', to: 'F StP/sc' } },
      'repair: not one of its order',
    ],
    ['of another unit', { unit: 'BOT' }, 'unit: another one is ordered'],
  ])('%s is refused', (_, change, reason) => {
    const [first, ...rest] = ruling.steps;
    if (!first) throw new Error('no step');
    const fact = { ...first.fact, ...change } as RetreatFact;
    expect(verdict([{ ...first, fact }, ...rest])).toEqual({ ok: false, step: 0, reason });
  });

  test('a repair that contradicts the board is refused', () => {
    const [order] = orders;
    if (!order) throw new Error('no order');
    const repairs = [{ what: 'letter', from: 'F StP', to: 'A StP' }] as const;
    const wrong = [{ ...order, unit: { kind: 'A', at: 'STP' }, repairs }] as const;
    const told = adjudicateRetreats(position, wrong, edition);
    expect(checkRetreats(position, wrong, edition, told)).toEqual({
      ok: false,
      step: 0,
      reason: 'repair: the order or the board says otherwise',
    });
  });
});
