import type { Board } from '../board/board.ts';
import type { Edition } from '../rules/edition.ts';
import { citationOf } from '../trace/rule-of.ts';
import type { Shape } from '../trace/shape.ts';
import type { AnyFact, Step } from '../trace/step.ts';
import type { Premises, Refusal } from './premises.ts';
import { premisesOf } from './premises.ts';

/**
 * Whether the steps are a proof; if not, the index of the first wrong step (or the number of steps, if one is missing),
 * and why.
 */
export type CheckResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly step: number; readonly reason: string };

/** How the facts of a phase are checked. */
export interface PhaseChecks<F extends AnyFact> {
  readonly shape: Shape<Step<F>>;
  readonly board: Board;
  /** Verifies that a fact follows from the premises, and takes those that it needs. */
  readonly verify: (fact: F, premises: Premises<F>) => Refusal;
  /** Enters a step that is verified; refuses one that settles something a second time. */
  readonly enter: (step: Step<F>) => Refusal;
}

/** The first step of a proof of any phase that is wrong, or null. The steps may be any value. */
export function firstWrong<F extends AnyFact>(
  steps: readonly Step<F>[],
  edition: Edition,
  phase: PhaseChecks<F>,
): Extract<CheckResult, { ok: false }> | null {
  const given: unknown = steps;
  if (!Array.isArray(given)) return { ok: false, step: 0, reason: 'steps: not a list' };
  for (const [index, step] of steps.entries()) {
    const reason = fault(steps, edition, index, step, phase);
    if (reason !== null) return { ok: false, step: index, reason };
  }
  return null;
}

function fault<F extends AnyFact>(
  steps: readonly Step<F>[],
  edition: Edition,
  index: number,
  step: Step<F>,
  { shape, board, verify, enter }: PhaseChecks<F>,
): Refusal {
  const misshapen = shape(step, board);
  if (misshapen !== null) return misshapen;
  if (step.id !== index) return 'id: not its place';
  const { because } = step;
  const rising = because.every(
    (id, place) => Number.isInteger(id) && id > (because[place - 1] ?? -1),
  );
  if (!rising) return 'because: not rising';
  const premises = premisesOf<F>(
    because.flatMap((id) => (id < index ? (steps[id]?.fact ?? []) : [])),
  );
  if (premises.facts.length < because.length) return 'because: not an earlier step';
  const refusal = verify(step.fact, premises);
  if (refusal !== null) return refusal;
  const place = premises.superfluous();
  if (place !== null) return `because: superfluous premise ${String(because[place])}`;
  const { source, paragraph } = citationOf(step.fact, edition);
  if (step.citation.source !== source || step.citation.paragraph !== paragraph)
    return 'citation: not the paragraph of this edition';
  return enter(step);
}
