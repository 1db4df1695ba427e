import { expect } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { cyclesOf } from '../../src/law/cycles.ts';
import type { Edition } from '../../src/rules/edition.ts';
import type { Ruling } from '../../src/trace/ruling.ts';
import type { GivenTurn } from '../support/short.ts';
import { shortTurn } from '../support/short.ts';
import type { Answer, Settled } from './program.ts';
import { answers } from './program.ts';

/** How many turns the program had one answer for, none, or several. */
export const counts = { one: 0, none: 0, several: 0 };

/** A ruling as the program would say it. */
function asAnswer({ orders, dislodged }: Ruling, given: GivenTurn): Answer {
  const outcomes = (...which: readonly string[]) =>
    orders.filter(({ outcome }) => which.includes(outcome));
  return {
    succeeds: outcomes('succeeds').map(({ unit }) => unit),
    path: outcomes('succeeds', 'bounces', 'blocked', 'stopped').map(({ unit }) => unit),
    given: outcomes('given').flatMap(({ unit, order }) =>
      order && 'target' in order ? [`${unit} ${order.target.at.slice(0, 3)}`] : [],
    ),
    disrupted: outcomes('disrupted').map(({ unit }) => unit),
    dislodged: dislodged.map(({ unit, by }) => `${unit} ${by}`),
    retreat: dislodged.flatMap(({ unit, retreats }) => retreats.map((to) => `${unit} ${to}`)),
    legal: orders.flatMap(({ order, outcome }) =>
      order && outcome !== 'illegal' ? [given.orders.indexOf(order).toString()] : [],
    ),
  };
}

const settledIn = ({ steps }: Ruling): Settled => ({
  fails: steps.flatMap(({ fact }) =>
    fact.type === 'convoy-disrupted' && fact.by === null ? [fact.unit] : [],
  ),
  stopped: steps.flatMap(({ fact }) => (fact.type === 'move-stopped' ? [fact.unit] : [])),
});

/**
 * The adjudicator and the logic program agree. Where the program has one answer, it is the ruling; where the turn has
 * one cycle, the answers are its worlds. With what the edition's rule for paradoxes settles, the answer with the most
 * moves is the ruling: only circles still leave a choice, and a circle moves.
 */
export async function compare(turn: GivenTurn, edition: Edition): Promise<void> {
  const told = `${edition.name} ${JSON.stringify(edition.choices)}\n${shortTurn(turn)}`;
  const ruling = adjudicate(turn.position, turn.orders, edition);
  const ruled = asAnswer(ruling, turn);
  const found = await answers(turn, edition.choices);
  const cycles = cyclesOf(turn.position, turn.orders, edition);
  counts[found.length === 0 ? 'none' : found.length === 1 ? 'one' : 'several'] += 1;
  const [only] = found;
  if (found.length === 1) expect(sorted(only), told).toEqual(sorted(ruled));
  else expect(cycles.length, told).toBeGreaterThan(0);
  const [cycle] = cycles;
  if (!cycle) return;
  if (cycles.length === 1) {
    const moving = ({ succeeds = [] }: Answer): string =>
      succeeds.filter((unit) => cycle.core.some((mover) => mover === unit)).join(' ');
    const worlds = cycle.worlds.map(({ moves }) => [...moves].sort().join(' '));
    expect(found.map(moving).sort(), told).toEqual(worlds.sort());
  }
  const left = await answers(turn, edition.choices, settledIn(ruling));
  const fullest = left.toSorted((one, other) => size(other) - size(one))[0];
  expect(sorted(fullest), told).toEqual(sorted(ruled));
}

const size = ({ succeeds = [] }: Answer): number => succeeds.length;

const sorted = (answer: Answer | undefined): Answer | undefined =>
  answer &&
  Object.fromEntries(
    // An order that is written twice is one order.
    Object.entries(answer).map(([each, names]) => [each, [...new Set(names)].sort()]),
  );
