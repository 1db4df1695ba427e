import { spaceOf, type Location, type SpaceId } from '../../../board/board.ts';
import type { OrderType } from '../../../orders/order.ts';
import type { FactOf, UnitAt } from '../../../trace/fact.ts';
import type { Step } from '../../../trace/step.ts';
import type { Turn } from '../../../trace/turn.ts';
import type { MessageKinds } from '../message-kinds.ts';
import { scoreOf } from '../movement.ts';
import { factsOf } from '../../../trace/facts-of.ts';
import { contextOf, exact } from '../context.ts';
import { mover, who, type Mover, type Score, type Who } from '../who.ts';

/** An outcome as part of a headline. */
export type ClauseMessage =
  | { readonly say: 'takes'; readonly unit: Mover; readonly to: Location }
  | { readonly say: 'moves'; readonly unit: Who; readonly to: Location }
  /** One or both of two rivals. */
  | { readonly say: 'bounces-in'; readonly units: readonly Mover[]; readonly to: SpaceId }
  | { readonly say: 'bounce-off-each-other'; readonly units: readonly Mover[] }
  | { readonly say: 'bounces-off'; readonly unit: Mover; readonly by: Who }
  | { readonly say: 'cannot-enter'; readonly unit: Mover; readonly to: Location }
  | MessageKinds<'army-stays' | 'follows-none', { readonly unit: Who }>
  | MessageKinds<'circle' | 'paradox', { readonly units: readonly Who[] }>
  | { readonly say: 'void'; readonly unit: Who; readonly kind: 'support' | 'convoy' }
  | { readonly say: 'illegal'; readonly unit: Who; readonly order: OrderType };

export interface Clause {
  readonly step: Step;
  /** How important it is. */
  readonly rank: number;
  readonly message: ClauseMessage;
  /** Null if it was unopposed, or if the numbers are not the point. */
  readonly score: Score | null;
  /** Whether it is an unopposed move. */
  readonly free?: boolean;
  /** The units it mentions, so that no other clause repeats it. */
  readonly units: readonly UnitAt[];
}

/** A clause with its numbers, if they are to be shown: `Prussia takes Silesia, 2 against 1`. */
export interface ScoredClause {
  readonly message: ClauseMessage;
  readonly score: Score | null;
}

/** The clause without its numbers. */
export const brief = ({ message }: Clause): ScoredClause => ({ message, score: null });

export const full = ({ message, score }: Clause): ScoredClause => ({ message, score });

/** Clauses of one sentence: a unit is marked where its space is named as a place, so that the two can be told apart. */
export function inOneSentence(clauses: readonly ScoredClause[]): readonly ScoredClause[] {
  const places = new Set(
    clauses.flatMap(({ message }) => ('to' in message ? [spaceOf(message.to)] : [])),
  );
  const marked = <W extends Who>(unit: W): W =>
    places.has(unit.at) ? { ...unit, spaceNamed: true } : unit;
  return clauses.map(({ message, score }) => ({ message: withUnits(message, marked), score }));
}

function withUnits(message: ClauseMessage, change: <W extends Who>(unit: W) => W): ClauseMessage {
  switch (message.say) {
    case 'takes':
    case 'cannot-enter':
      return { ...message, unit: change(message.unit) };
    case 'moves':
    case 'army-stays':
    case 'follows-none':
    case 'void':
    case 'illegal':
      return { ...message, unit: change(message.unit) };
    case 'bounces-in':
    case 'bounce-off-each-other':
      return { ...message, units: message.units.map(change) };
    case 'circle':
    case 'paradox':
      return { ...message, units: message.units.map(change) };
    case 'bounces-off':
      return { ...message, unit: change(message.unit), by: change(message.by) };
  }
}

/** The rank of a move that dislodges a unit. */
const DISLODGES = 9;

/** What a step says in a headline; null for steps that only make sense with others. */
export function clause(step: Step, turn: Turn): Clause | null {
  const { fact } = step;
  const t = contextOf(step, turn);
  const named = (at: UnitAt): Who => who(at, t.units, t.board);
  const make = (
    rank: number,
    message: ClauseMessage,
    units: readonly UnitAt[],
    score: Score | null = null,
  ): Clause => ({ step, rank, message, score, units });
  switch (fact.type) {
    case 'move-succeeds': {
      const { unit, to, rivals } = fact;
      const score = scoreOf(fact);
      // A bound is not the number that decides in the end.
      const shown = exact(t) ? score : null;
      const units = [
        unit,
        ...(fact.against ? [fact.against.unit] : []),
        ...rivals.map((r) => r.unit),
      ];
      const dislodges = factsOf(turn.ruling.steps, 'dislodged').some(({ by }) => by === unit);
      const sea = t.because.some((premise) => premise.fact.type === 'path');
      if (dislodges || score || sea) {
        const rank = dislodges ? DISLODGES : sea ? 7 : 6;
        return make(rank, { say: 'takes', unit: mover(unit, t), to }, units, shown);
      }
      const message = { say: 'moves', unit: named(unit), to } as const;
      return { ...make(rivals.length > 0 ? 6 : 1, message, units), free: rivals.length === 0 };
    }
    case 'move-bounces': {
      const { unit, to, by } = fact;
      const score = exact(t) ? { attack: fact.attack, against: by.strength } : null;
      // With different numbers each bounces by itself: "2 against 3" would be said about the wrong one.
      const mutual =
        fact.attack === by.strength &&
        factsOf(t.before, 'move-bounces').some(
          (other) => other.unit === by.unit && other.by.unit === unit,
        );
      const units = [...(mutual ? [mover(by.unit, t)] : []), mover(unit, t)];
      const message: ClauseMessage =
        by.role === 'prevent'
          ? { say: 'bounces-in', units, to: spaceOf(to) }
          : mutual
            ? { say: 'bounce-off-each-other', units }
            : { say: 'bounces-off', unit: mover(unit, t), by: named(by.unit) };
      return make(4 + bounceStory(fact, turn), message, [unit, by.unit], score);
    }
    case 'move-blocked': {
      const { unit, to } = fact;
      return make(3.9, { say: 'cannot-enter', unit: mover(unit, t), to }, [unit]);
    }
    case 'no-path':
      return make(8, { say: 'army-stays', unit: named(fact.unit) }, [fact.unit]);
    case 'rotation':
      return make(8, { say: 'circle', units: fact.core.map(named) }, fact.core);
    case 'paradox':
      return make(10, { say: 'paradox', units: fact.convoys.map(named) }, []);
    case 'void': {
      const { kind } = fact;
      const unit = named(fact.unit);
      return kind === 'move'
        ? make(3.5, { say: 'army-stays', unit }, [fact.unit])
        : make(3, { say: 'void', unit, kind }, [fact.unit]);
    }
    case 'illegal': {
      const at = spaceOf(fact.order.unit.at);
      const unit = { at, kind: t.units.get(at)?.kind ?? fact.order.unit.kind };
      return make(3, { say: 'illegal', unit, order: fact.order.type }, [at]);
    }
    case 'ambiguous':
      return fact.followed
        ? null
        : make(3, { say: 'follows-none', unit: named(fact.unit) }, [fact.unit]);
    default:
      return null;
  }
}

/** How important a bounce is, from 0 to 0.9: what examples are about comes before what happens on the side. */
function bounceStory(
  { unit, by, attack, garrison }: FactOf<'move-bounces'>,
  { ruling }: Turn,
): number {
  const spoiled = ruling.orders.some(
    ({ order, outcome }) =>
      order?.type === 'support-move' && spaceOf(order.target.at) === unit && outcome === 'cut',
  );
  if (spoiled) return 0.9;
  if (garrison !== null || by.role === 'defend') return 0.6;
  return attack > 1 ? 0.3 : 0;
}

/** The outcomes of a turn, the most important first. */
export function allClauses(turn: Turn): readonly Clause[] {
  const untried = new Set(
    turn.ruling.orders.flatMap(({ unit, step }) =>
      step !== null && turn.ruling.steps[step]?.fact.type === 'passage' ? unit : [],
    ),
  );
  return turn.ruling.steps
    .flatMap((step) => {
      const { fact } = step;
      // A landing that never took place has not bounced, whatever would have stopped it (A/F III.h).
      const isUntried = fact.type === 'move-bounces' && untried.has(fact.unit);
      return isUntried ? [] : (clause(step, turn) ?? []);
    })
    .sort(
      (a, b) => b.rank - a.rank || (a.rank >= 5 ? a.step.id - b.step.id : b.step.id - a.step.id),
    );
}

/** The two most important outcomes of a turn that do not mention the same units. */
export function outcomeClauses(turn: Turn): readonly Clause[] {
  const out = new Set(turn.ruling.dislodged.map(({ unit }) => unit));
  const all = allClauses(turn);
  const [main] = all;
  if (main === undefined) return [];
  // Twin dislodgements come before the paradox that settles them, which the reason tells.
  const falls = all.filter(({ rank }) => rank === DISLODGES);
  if (main.message.say === 'paradox' && falls.length > 1) return falls.slice(0, 2);
  const second = all.find(
    (other) =>
      other.rank >= 4 &&
      (Math.floor(other.rank) < Math.floor(main.rank) || main.rank > 5) &&
      other !== main &&
      !other.units.slice(0, 1).some((unit) => main.units.includes(unit) || out.has(unit)),
  );
  return second === undefined ? [main] : [main, second];
}
