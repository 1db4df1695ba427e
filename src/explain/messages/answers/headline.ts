import { spaceOf, type Location } from '../../../board/board.ts';
import { unitAt } from '../../../board/unit-at.ts';
import type { Fact } from '../../../trace/fact.ts';
import type { Step } from '../../../trace/step.ts';
import type { RuledOrder } from '../../../trace/ruling.ts';
import type { Turn } from '../../../trace/turn.ts';
import { clause, full, type ScoredClause } from '../turn/clauses.ts';
import type { MessageKinds } from '../message-kinds.ts';
import { factsOf } from '../../../trace/facts-of.ts';
import { contextOf, type Context } from '../context.ts';
import { who, type Who } from '../who.ts';

/** The outcome of an order for which the verdict of a turn has no clause. */
export type OutcomeClause =
  | MessageKinds<
      | 'support-given'
      | 'support-cut'
      | 'convoy-available'
      | 'convoy-disrupted'
      | 'stopped'
      | 'just-holds',
      { readonly unit: Who }
    >
  | { readonly say: 'change-places'; readonly unit: Who; readonly other: Who }
  | { readonly say: 'moves-in-circle'; readonly unit: Who; readonly to: Location };

/** A part of a headline: a clause that the verdict has too, or one that only headlines have. */
export type HeadlineClause =
  | ({ readonly of: 'verdict' } & ScoredClause)
  | { readonly of: 'headline'; readonly message: OutcomeClause };

/** The outcome of an order, as a whole sentence. */
export type HeadlineMessage =
  | { readonly say: 'is-dislodged'; readonly unit: Who; readonly by: Who }
  /** No attack on it succeeds; or, if `attacked` is false, there is none. */
  | { readonly say: 'holds'; readonly unit: Who; readonly attacked: boolean }
  | { readonly say: 'cannot-cross'; readonly unit: Who; readonly by: Who }
  | { readonly say: 'so'; readonly clause: HeadlineClause }
  | {
      readonly say: 'and-is-dislodged';
      readonly clause: HeadlineClause;
      readonly unit: Who;
      readonly by: Who;
    };

/** The outcome of an order for which the verdict of a turn has no words. */
function outcome(fact: Fact, { because, units }: Context): OutcomeClause | null {
  switch (fact.type) {
    case 'support-given':
    case 'support-cut':
    case 'convoy-available':
    case 'convoy-disrupted':
      return { say: fact.type, unit: who(fact.unit, units) };
    case 'move-rotates': {
      const unit = who(fact.unit, units);
      const isSwap = factsOf(because, 'rotation').some(({ core }) => core.length === 2);
      return isSwap
        ? { say: 'change-places', unit, other: who(spaceOf(fact.to), units) }
        : { say: 'moves-in-circle', unit, to: fact.to };
    }
    case 'move-stopped':
      return { say: 'stopped', unit: who(fact.unit, units) };
    default:
      return null;
  }
}

/** An army without a route over sea: the verdict says that it stays. */
const isAtHome = (fact: Fact): boolean =>
  fact.type === 'no-path' || (fact.type === 'void' && fact.kind === 'move');

/** The outcome of an order, in one line with the numbers. `roots`: the steps that state it (`why`). */
export function headline(
  turn: Turn,
  { unit: at, step, dislodged }: RuledOrder,
  roots: readonly number[],
): HeadlineMessage {
  const units = new Map(turn.position.units.map((one) => [unitAt(one), one]));
  const unit = who(at, units);
  const settling = step === null ? undefined : turn.ruling.steps[step];
  const attacker = turn.ruling.dislodged.find((one) => one.unit === at)?.by;
  const by = dislodged && attacker !== undefined ? who(attacker, units) : null;
  if (settling === undefined)
    return by
      ? { say: 'is-dislodged', unit, by }
      : { say: 'holds', unit, attacked: roots.length > 0 };
  if (by && isAtHome(settling.fact)) return { say: 'cannot-cross', unit, by };
  // Army/Fleet module: a fleet that does not get away from its attacker.
  if (by && settling.fact.type === 'passage') return { say: 'is-dislodged', unit, by };
  const part = clauseOf(settling, unit, turn);
  return by ? { say: 'and-is-dislodged', clause: part, unit, by } : { say: 'so', clause: part };
}

function clauseOf(settling: Step, unit: Who, turn: Turn): HeadlineClause {
  const own = outcome(settling.fact, contextOf(settling, turn));
  if (own) return { of: 'headline', message: own };
  const found = clause(settling, turn);
  return found
    ? { of: 'verdict', ...full(found) }
    : { of: 'headline', message: { say: 'just-holds', unit } };
}
