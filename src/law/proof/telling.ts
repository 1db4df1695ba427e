import type { Edition } from '../../rules/edition.ts';
import type { Fact } from '../../trace/fact.ts';
import { citationOf } from '../../trace/rule-of.ts';
import type { Step } from '../../trace/step.ts';
import type { Statement } from './draft.ts';

const FAILURES: readonly Fact['type'][] = ['move-bounces', 'move-blocked', 'move-stopped'];

/** A proof in the order of telling, and by statement the step that it has become. */
export interface Telling {
  readonly steps: readonly Step[];
  readonly stepOf: readonly number[];
}

/**
 * Tells a proof: each conclusion right after what it rests on, fight by fight. Retreats come last; and where a move
 * without a path is shown to fail anyway, that comes first.
 */
export function tell(statements: readonly Statement[], edition: Edition): Telling {
  const serving = new Set(
    statements.flatMap(({ fact, because }) => (fact.type === 'retreats' ? [] : because)),
  );
  const failures = new Map<string, number>();
  for (const [place, { fact }] of statements.entries())
    if (FAILURES.includes(fact.type) && 'unit' in fact) failures.set(fact.unit, place);
  const stepOf: number[] = [];
  const steps: Step[] = [];
  const add = (place: number): void => {
    const statement = statements[place];
    if (!statement || stepOf[place] !== undefined) return;
    const { fact, because } = statement;
    for (const premise of because) add(premise);
    const failure = fact.type === 'no-path' ? failures.get(fact.unit) : undefined;
    if (failure !== undefined && failure < place) add(failure);
    const id = steps.length;
    stepOf[place] = id;
    const premises = [...new Set(because.map((premise) => stepOf[premise] ?? id))];
    steps.push({
      id,
      fact,
      because: premises.sort((a, b) => a - b),
      citation: citationOf(fact, edition),
    });
  };
  for (const place of statements.keys()) if (!serving.has(place)) add(place);
  return { steps, stepOf };
}
