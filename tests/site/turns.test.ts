import { scenarios } from 'virtual:scenarios';
import { describe, expect, test } from 'vitest';
import { compareEditions } from '../../src/ask/editions-compared.ts';
import { isRulebook, type EditionId } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { shownOf } from '../../src/site/shown.ts';
import { decisiveChoices, differingEditions, phasesOf, turnOf } from '../../src/site/turns.ts';

const shown = (slug: string) => {
  const found = scenarios.find((one) => one.slug === slug);
  if (!found) throw new Error(slug);
  return shownOf(found);
};
/** Of the editions whose answers are stated here, those that differ. */
const differing = (one: ReturnType<typeof shown>, id: EditionId): readonly EditionId[] =>
  differingEditions(one, id).filter((other) => NAMED.includes(other));
const NAMED: readonly EditionId[] = ['1971', '1982', '2000', '2023', 'DPTG', 'DATC'];

const nine = shown('rulebook-1971/example-09');
const twelve = shown('rulebook-1971/example-12');

describe('editions', () => {
  test('agree on Example 9', () => {
    expect(differing(nine, '1971')).toEqual([]);
  });

  test('disagree on Example 12: 1971 and the DPTG with all others', () => {
    expect(differing(twelve, '1971')).toEqual(['1982', '2000', '2023', 'DATC']);
    expect(differing(twelve, '1982')).toEqual(['1971', 'DPTG']);
  });

  test('disagree on Example 12 because of the routes, and of nothing else', () => {
    expect(decisiveChoices(twelve, EDITIONS['1971'], EDITIONS['1982'])).toEqual(['routes']);
  });

  test('that agree have no decisive choice', () => {
    expect(decisiveChoices(nine, EDITIONS['1971'], EDITIONS['1971'])).toEqual([]);
    expect(decisiveChoices(twelve, EDITIONS['1971'], EDITIONS.DPTG)).toEqual([]);
  });

  test('disagree in what follows the moves, and for which reason', () => {
    const tuscany = shown('datc/6-j-11');
    expect(differing(tuscany, 'DATC')).toEqual(['1971', '1982', '2000', 'DPTG']);
    expect(decisiveChoices(tuscany, EDITIONS['1971'], EDITIONS.DATC)).toEqual(['removal']);
    const back = shown('datc/6-h-12');
    expect(differing(back, 'DATC')).toEqual(['1971', '1982', '2000']);
  });

  test('disagree wherever the table under a ruling of moves says so, and nowhere else', () => {
    for (const scenario of scenarios) {
      const one = shownOf(scenario);
      const [opening = '1971'] = one.editions;
      if (one.orders.length === 0 || one.retreats || one.adjustments || !isRulebook(opening))
        continue;
      const groups = compareEditions(one.position, one.orders, Object.values(EDITIONS));
      const others = groups.slice(1).flatMap(({ editions }) => editions.map(({ id }) => id));
      expect([...differingEditions(one, '1971')].sort(), one.slug).toEqual(others.sort());
    }
  });

  test('rule every phase that a scenario has', () => {
    const phases = phasesOf(shown('sample-game/1902-2-fall'), '1971');
    expect(phases.retreats?.ruling.orders.map(({ outcome }) => outcome)).toEqual([
      'retreats',
      'disbands',
      'retreats',
    ]);
    expect(phases.adjustments?.ruling.after.units).toHaveLength(34);
    expect(phasesOf(nine, '1971')).toMatchObject({ retreats: null, adjustments: null });
  });

  test('a scenario is ruled under the requested edition', () => {
    expect(turnOf(twelve, '2023').ruling.edition).toBe('2023');
    expect(turnOf(twelve, '2023').ruling.steps.length).toBeGreaterThan(0);
  });
});
