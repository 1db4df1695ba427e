import type { Edition } from '../../rules/edition.ts';
import type { Fact } from '../../trace/fact.ts';
import { movementRule, paragraphOf } from '../../trace/movement-rules.ts';
import type { Step } from '../../trace/step.ts';
import type { ProofStatement } from './draft.ts';

/** A proof in the order of telling, and by statement the step that it has become. */
export interface Telling {
  readonly steps: readonly Step[];
  readonly stepOf: readonly number[];
}

type Types = readonly Fact['type'][];

const FAILURES: Types = ['move-bounces', 'move-blocked', 'move-stopped', 'move-follows'];
const PATHS: Types = ['no-path', 'passage'];
const ENDS: Types = ['starves', 'retreats', 'displaced'];
const ORDERS: Types = ['repaired', 'illegal', 'ambiguous', 'void', 'route'];
const STRENGTHS: Types = ['strength', 'attack', 'hold'];
const CYCLES: Types = ['rotation', 'paradox', 'cycle'];
const HELP: Types = ['support-given', 'support-cut', 'convoy-available', 'convoy-disrupted'];

/**
 * Tells a proof fight by fight, each conclusion right after what it rests on: first what is wrong with orders, then the
 * fights that supports and convoys decide, then convoys that carry nobody, then the other moves, and at last the
 * retreats. A cycle comes after everything that was settled without it. Where a move without a path is shown to fail
 * anyway, that comes first.
 */
export function tell(statements: readonly ProofStatement[], edition: Edition): Telling {
  const failures = new Map<string, number>();
  const helped: boolean[] = [];
  const depth: number[] = [];
  const serves = new Set<number>();
  for (const [place, { fact, because }] of statements.entries()) {
    if (FAILURES.includes(fact.type) && 'unit' in fact) failures.set(fact.unit, place);
    depth.push(because.reduce((most, premise) => Math.max(most, 1 + (depth[premise] ?? 0)), 0));
    helped.push(HELP.includes(fact.type) || because.some((premise) => helped[premise]));
    if (!ENDS.includes(fact.type)) for (const premise of because) serves.add(premise);
  }
  const stepOf: number[] = [];
  const steps: Step[] = [];
  const isStrength = (place: number): boolean =>
    STRENGTHS.includes(statements[place]?.fact.type ?? 'void');
  /** What strengths rest on comes before them, the longest story first, so that those of a fight are told together. */
  const inTurn = (because: readonly number[]): readonly number[] => {
    const others = because.flatMap((premise) =>
      isStrength(premise) ? (statements[premise]?.because ?? []) : [],
    );
    others.sort((one, other) => (depth[other] ?? 0) - (depth[one] ?? 0));
    return [...others, ...because];
  };
  const add = (place: number): void => {
    const statement = statements[place];
    if (!statement || stepOf[place] !== undefined) return;
    const { fact, because } = statement;
    if (CYCLES.includes(fact.type)) {
      addAll(place);
      for (let earlier = 0; earlier < place; earlier += 1) add(earlier);
    }
    for (const premise of inTurn(because)) add(premise);
    const isPath = PATHS.includes(fact.type) && 'unit' in fact;
    const failure = isPath ? failures.get(fact.unit) : undefined;
    if (failure !== undefined && failure < place) add(failure);
    const id = steps.length;
    stepOf[place] = id;
    const premises: number[] = [];
    for (const premise of because) {
      const step = stepOf[premise] ?? id;
      if (!premises.includes(step)) premises.push(step);
    }
    premises.sort((a, b) => a - b);
    steps.push({ id, fact, because: premises, citation: paragraphOf(movementRule(fact), edition) });
  };
  const parts = statements.map(({ fact: { type } }, place) => {
    if (ORDERS.includes(type)) return 0;
    if (ENDS.includes(type)) return 4;
    if (type === 'convoy-available') return 2;
    return helped[place] ? 1 : 3;
  });
  /** Adds what was stated before `end` and is no premise of anything. */
  const addAll = (end: number): void => {
    for (const part of [0, 1, 2, 3, 4])
      for (let place = 0; place < end; place += 1)
        if (parts[place] === part && !serves.has(place)) add(place);
  };
  addAll(statements.length);
  return { steps, stepOf };
}
