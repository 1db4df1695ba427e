import { decisionsOf, equationsOf, outcomesOf } from './equations.ts';
import type { Choices, Decision, Outcome, World } from './equations.ts';
import type { Turn } from './movers.ts';

export interface Cycle {
  readonly worlds: number;
  readonly how: 'one' | 'rotates' | 'holds';
}

export interface Solved {
  readonly outcome: Outcome;
  readonly world: World;
  /** What III.h stopped. */
  readonly stopped: Outcome;
  readonly cycles: readonly Cycle[];
}

const bits = (set: number): number => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** Every subset of a set of bits, the empty one last. */
function* subsetsOf(set: number): Generator<number> {
  for (let subset = set; ; subset = (subset - 1) & set) {
    yield subset;
    if (subset === 0) return;
  }
}

/**
 * Solves a turn by its complete truth table: what the equations say under every assignment of yes and no to all
 * decisions. Null if there are more decisions than `most`.
 */
export function solve(turn: Turn, choices: Choices, most: number): Solved | null {
  const decisions = decisionsOf(turn);
  if (decisions.length > most) return null;
  const all = 2 ** decisions.length - 1;
  const outcomeOf = outcomesOf(decisions);
  const under = equationsOf(turn, choices);
  const table = Int32Array.from({ length: all + 1 }, (_, assigned) => {
    const { says } = under(outcomeOf(assigned));
    return decisions.reduce(
      (set, decision, place) => (says(decision) ? set | (1 << place) : set),
      0,
    );
  });
  const said = (assigned: number): number => table[assigned] ?? 0;

  let fixed = 0;
  let value = 0;
  let stopped = 0;
  const cycles: Cycle[] = [];
  for (;;) {
    const sure = agreed(said, all & ~fixed, value);
    fixed |= sure.open;
    value |= sure.yes;
    if (sure.open !== 0) continue;
    const open = all & ~fixed;
    if (open === 0) break;
    const core = smallestCycle(said, open, value, decisions.length);
    const end = endOf(said, core, value, decisions);
    cycles.push(end.cycle);
    stopped |= end.stopped;
    value |= end.yes;
    fixed |= end.stopped === 0 ? core : end.stopped;
  }
  const outcome = outcomeOf(value);
  return { outcome, world: under(outcome), stopped: outcomeOf(stopped), cycles };
}

/** What the table says under an assignment. */
type Said = (assigned: number) => number;

/** The open decisions on which all completions agree, and which of them are yes. */
function agreed(said: Said, open: number, value: number): { open: number; yes: number } {
  let always = open;
  let ever = 0;
  for (const subset of subsetsOf(open)) {
    const result = said(value | subset);
    always &= result;
    ever |= result;
  }
  return { open: open & (always | ~ever), yes: open & always };
}

/** The smallest set of open decisions that depend on no open one outside it. */
function smallestCycle(said: Said, open: number, value: number, count: number): number {
  const reads = new Int32Array(count);
  for (const subset of subsetsOf(open))
    for (let other = 0; other < count; other += 1) {
      const bit = 1 << other;
      if ((open & bit) === 0 || (subset & bit) !== 0) continue;
      const changed = (said(value | subset) ^ said(value | subset | bit)) & open;
      for (let one = 0; one < count; one += 1)
        if ((changed & (1 << one)) !== 0) reads[one] = (reads[one] ?? 0) | bit;
    }
  let smallest = open;
  for (let one = 0; one < count; one += 1) {
    if ((open & (1 << one)) === 0) continue;
    let set = 0;
    let next = 1 << one;
    while (next !== set) {
      set = next;
      for (let other = 0; other < count; other += 1)
        if ((set & (1 << other)) !== 0) next |= reads[other] ?? 0;
    }
    if (bits(set) < bits(smallest)) smallest = set;
  }
  return smallest;
}

/** How a cycle ends: with its only outcome; or all of it succeeds, if that is one of several; or III.h stops it. */
function endOf(
  said: Said,
  core: number,
  value: number,
  decisions: readonly Decision[],
): { readonly cycle: Cycle; readonly yes: number; readonly stopped: number } {
  const worlds = [...subsetsOf(core)].filter((set) => (said(value | set) & core) === set);
  const [only] = worlds;
  if (only !== undefined && worlds.length === 1)
    return { cycle: { worlds: 1, how: 'one' }, yes: only, stopped: 0 };
  const isIn = (place: number): boolean => (core & (1 << place)) !== 0;
  const inCore = decisions.filter((_, place) => isIn(place));
  // 1982 XIV.5: units that follow one another around a circle. Not if the fate of a ferry or a disruption is part of
  // it.
  const isCircle = inCore.every(({ type }) => type === 'move' || type === 'board');
  if (worlds.includes(core) && isCircle)
    return { cycle: { worlds: worlds.length, how: 'rotates' }, yes: core, stopped: 0 };
  // Disruptions are read again once the moves, landings, boardings and ferries of the cycle have stopped.
  const stopped = decisions.reduce(
    (set, { type }, place) => (isIn(place) && type !== 'disrupt' ? set | (1 << place) : set),
    0,
  );
  if (stopped === 0) throw new Error('a cycle of nothing but disruptions');
  return { cycle: { worlds: worlds.length, how: 'holds' }, yes: 0, stopped };
}
