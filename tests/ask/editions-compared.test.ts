import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { adjudicate } from '../../src/law/adjudicate.ts';
import {
  withChoices,
  answerFor,
  compareEditions,
  type EditionDifference,
  type EditionGroup,
} from '../../src/ask/editions-compared.ts';
import { answerSentence, choiceLabel, sideWords } from '../../src/explain/in-words.ts';
import { CHOICES } from '../../src/rules/choices.ts';
import type { Edition } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { choices, turns } from '../properties/turns.ts';
import { EFFORT, PATIENCE, runs } from '../support/effort.ts';
import { shortTurn, turn, type GivenTurn } from '../support/short.ts';
import { faultOf } from '../explain/turns.ts';
import { SCENARIOS } from '../scenario/files.ts';

const ALL: readonly Edition[] = Object.values(EDITIONS);
/** Those whose answers are stated here. */
const NAMED: readonly Edition[] = (['1971', '1982', '2000', '2023', 'DPTG', 'DATC'] as const).map(
  (id) => EDITIONS[id],
);

/** Two routes over sea, one of which is disrupted (DATC 6.F.9). */
const TWO_ROUTES = turn(`
  E A LON - BEL
  E F ENG C A LON - BEL
  E F NTH C A LON - BEL
  F F BRE S F MAO - ENG
  F F MAO - ENG`);

const compared = ({ position, orders }: GivenTurn, editions = ALL): readonly EditionGroup[] =>
  compareEditions(position, orders, editions);

describe('editions compared', () => {
  test('editions with the same result are grouped; a difference names its one choice', () => {
    const [first, other, ...more] = compared(TWO_ROUTES, NAMED);
    expect(first?.editions.map(({ id }) => id)).toEqual(['1971', 'DPTG']);
    expect(other?.editions.map(({ id }) => id)).toEqual(['1982', '2000', '2023', 'DATC']);
    expect(more).toEqual([]);
    expect(first?.differences).toEqual([]);
    const [fleet, army, ...rest] = other?.differences ?? [];
    expect(rest).toEqual([]);
    expect([fleet?.unit, fleet?.other.outcomes]).toEqual(['ENG', fleet?.first.outcomes]);
    expect(fleet?.first.dislodged?.retreats).toContain('BEL');
    expect(fleet?.other.dislodged?.retreats).not.toContain('BEL');
    expect(fleet?.causes).toEqual(army?.causes);
    expect([army?.unit, army?.first.outcomes, army?.other.outcomes]).toEqual([
      'LON',
      ['no-path'],
      ['succeeds'],
    ]);
    expect(army?.causes).toEqual([
      [
        {
          choice: 'routes',
          first: {
            edition: '1971',
            answer: 'all-survive',
            citation: { source: '1971', paragraph: 'XII.4' },
          },
          other: {
            edition: '1982',
            answer: 'one-survives',
            citation: EDITIONS['1982'].choiceCitations.routes,
          },
        },
      ],
    ]);
  });

  test('the result of each is reported, and the choice with its answers', () => {
    const [first, other] = compared(TWO_ROUTES, NAMED);
    const tell = ({ unit, first: was, other: is }: EditionDifference): readonly string[] =>
      [was, is].map((answer) =>
        answerSentence(unit, answer, first?.ruling.orders ?? [], TWO_ROUTES.position, english),
      );
    expect(other?.differences.map(tell)).toEqual([
      [
        'The Channel fleet’s convoy is disrupted. The fleet in the English Channel is dislodged by the Mid-Atlantic fleet and may retreat to Belgium, the Irish Sea, Picardy or Wales.',
        'The Channel fleet’s convoy is disrupted. The fleet in the English Channel is dislodged by the Mid-Atlantic fleet and may retreat to the Irish Sea, London, Picardy or Wales.',
      ],
      ['London’s move has no route.', 'London’s move succeeds.'],
    ]);
    const cause = other?.differences[0]?.causes[0]?.[0];
    if (!cause) throw new Error('no cause');
    expect([choiceLabel(cause, english), cause.first, cause.other]).toMatchObject([
      'Several convoy routes',
      { edition: '1971' },
      { edition: '1982' },
    ]);
    expect([cause.first, cause.other].map((side) => sideWords(cause, side, english))).toEqual([
      'Every ordered route must survive.',
      'One surviving route is enough.',
    ]);
  });

  test('where all agree there is one group; without editions there is none', () => {
    const calm = turn('E A LON - YOR');
    expect(compared(calm).map(({ editions }) => editions.length)).toEqual([ALL.length]);
    expect(compared(calm, [])).toEqual([]);
  });
});

/**
 * Every difference is made by each of its causes, and by no smaller set of choices; without differences everything is
 * the same.
 */
function examine(given: GivenTurn, groups: readonly EditionGroup[]): void {
  const [first] = groups;
  const base = first?.editions[0];
  if (!base) throw new Error('no edition');
  const rule = (edition: Edition) => adjudicate(given.position, given.orders, edition);
  for (const { editions, ruling, differences } of groups.slice(1)) {
    const [other] = editions;
    if (!other) throw new Error('an empty group');
    expect(differences.length, shortTurn(given)).toBeGreaterThan(0);
    for (const { unit, first: was, other: is, causes } of differences) {
      expect(is).toEqual(answerFor(ruling, unit));
      expect(was).not.toEqual(is);
      for (const answer of [was, is]) {
        const text = answerSentence(unit, answer, ruling.orders, given.position, english);
        expect(faultOf(text), text).toBeNull();
      }
      expect(
        answerSentence(unit, was, ruling.orders, given.position, english),
        'two answers are not told alike',
      ).not.toBe(answerSentence(unit, is, ruling.orders, given.position, english));
      expect(causes.length, `${unit}\n${shortTurn(given)}`).toBeGreaterThan(0);
      for (const cause of causes) {
        const names = cause.map(({ choice }) => choice);
        const changed = rule(withChoices(base, other, names));
        expect(answerFor(changed, unit), `${unit} ${String(names)}`).toEqual(is);
        for (const left of names) {
          const fewer = names.filter((name) => name !== left);
          const same = answerFor(rule(withChoices(base, other, fewer)), unit);
          expect(same, `${unit} without ${left}`).not.toEqual(is);
        }
      }
    }
  }
}

/** Counts the sets of choices that make a difference. */
function countCauses(groups: readonly EditionGroup[], counts: Map<string, number>): void {
  const names = groups.flatMap(({ differences }) =>
    differences.flatMap(({ causes }) =>
      causes.map((cause) => cause.map(({ choice }) => choice).join(' and ')),
    ),
  );
  for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
}

const sorted = (counts: ReadonlyMap<string, number>): string =>
  JSON.stringify(Object.fromEntries([...counts].sort((a, b) => b[1] - a[1])));

test(
  'every scenario under all editions: how many differ, and by which choices',
  () => {
    const counts = new Map<string, number>();
    let [asked, differ] = [0, 0];
    for (const scenario of SCENARIOS.filter(({ orders }) => orders.length > 0)) {
      const groups = compared(scenario);
      examine(scenario, groups);
      asked += 1;
      if (groups.length > 1) differ += 1;
      countCauses(groups, counts);
    }
    process.stdout.write(
      `editions compared: ${String(differ)} of ${String(asked)} scenarios differ, by ${sorted(counts)}\n`,
    );
    expect(differ).toBeGreaterThan(50);
    const movement: readonly string[] = CHOICES.filter(
      (choice) => choice !== 'waiving' && choice !== 'removal',
    );
    const blamed = new Set([...counts.keys()].flatMap((name) => name.split(' and ')));
    expect([...blamed].filter((name) => !movement.includes(name))).toEqual([]);
  },
  60_000 * PATIENCE,
);

test(
  'in random turns the named choices make the difference',
  () => {
    const counts = new Map<string, number>();
    let [asked, differ] = [0, 0];
    fc.assert(
      fc.property(turns, choices, (given, mixture) => {
        const house: Edition = { ...EDITIONS.DATC, id: 'mixture', choices: mixture };
        const groups = compared(given, [...ALL, house]);
        examine(given, groups);
        asked += 1;
        if (groups.length > 1) differ += 1;
        countCauses(groups, counts);
      }),
      { seed: 46 + EFFORT, numRuns: runs(1500) },
    );
    process.stdout.write(
      `editions compared: ${String(differ)} of ${String(asked)} random turns differ, by ${sorted(counts)}\n`,
    );
  },
  240_000 * PATIENCE,
);
