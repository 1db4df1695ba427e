import { spaceOf } from '../board/board.ts';
import type { Position, Unit } from '../board/board.ts';
import { IS_SEA } from '../board/compiled.ts';
import type { Order } from '../orders/order.ts';
import type { Edition } from '../rules/edition.ts';
import { findCore } from './core.ts';
import type { Core } from './core.ts';
import { createField, isMover, NO, OPEN, YES } from './field.ts';
import type { Actor, Field, Verdict } from './field.ts';
import { followOrders } from './follow.ts';
import { matchOrders } from './match.ts';
import { countOutcomes } from './outcomes.ts';
import { begin, propagate } from './propagate.ts';
import { retreatsOf } from './retreats.ts';
import { bitOf } from './routes.ts';
import type { Outcome, RuledOrder, Ruling } from '../trace/ruling.ts';
import { destinationOf, settleConvoy, settleUndecided } from './settle.ts';
import { addStep } from './steps.ts';

export interface Options {
  /** Record the steps; true unless said otherwise. The ruling is the same either way. */
  readonly trace?: boolean;
}

/**
 * Rules a movement phase: which orders are followed, what becomes of each, who is dislodged and where
 * they may retreat. Pure; the order in which units and orders are listed does not matter.
 * Throws if the position has two units in one space: that is not a position.
 */
export function adjudicate(
  position: Position,
  orders: readonly Order[],
  edition: Edition,
  { trace = true }: Options = {},
): Ruling {
  const field = createField(position, edition, fleetsAtSea, trace);
  followOrders(orders, field);
  matchOrders(field);
  begin(field);
  propagate(field);
  for (let core = findCore(field); core; core = findCore(field)) {
    settleCore(core, field);
    propagate(field);
  }
  const dislodged = field.actors.flatMap((actor) =>
    actor.dislodgedBy
      ? [{ unit: actor.at, by: actor.dislodgedBy.at, ...retreatsOf(actor, field) }]
      : [],
  );
  return {
    edition: edition.id,
    orders: ruledOrders(field),
    dislodged,
    after: { units: field.actors.flatMap((actor) => standing(actor)) },
    steps: field.steps ?? [],
  };
}

function fleetsAtSea(actors: readonly Actor[]): number {
  return actors.reduce(
    (seas, { unit, space }) =>
      unit.kind === 'F' && IS_SEA[space] === 1 ? seas | bitOf(space) : seas,
    0,
  );
}

/**
 * What no equation decides: moves in a circle all go (1971 XIV.5); a convoy paradox is
 * settled by the edition's rule.
 */
function settleCore(core: Core, field: Field): void {
  const moves = core.moves.map(({ at }) => at);
  const outcomes = field.steps ? countOutcomes(core, field) : 0;
  if (core.convoys.length === 0) {
    const step = addStep(field, { type: 'rotation', core: moves, outcomes }, core.premises);
    for (const mover of core.moves) settleUndecided(mover, YES, step, field);
    return;
  }
  const convoys = core.convoys.map(({ at }) => at);
  const step = addStep(field, { type: 'paradox', core: moves, convoys, outcomes }, core.premises);
  switch (field.edition.choices.paradox) {
    case 'convoys-fail':
      for (const fleet of core.convoys) settleConvoy(fleet, NO, field, step);
      return;
    case 'all-hold':
      for (const mover of [...core.moves, ...passengers(core)]) {
        if (mover.move === OPEN) settleUndecided(mover, NO, step, field);
      }
  }
}

/** The armies that the convoys of a core are to carry. */
function passengers(core: Core): readonly Actor[] {
  return core.convoys.flatMap(({ target }) => target ?? []);
}

function standing(actor: Actor): readonly Unit[] {
  if (actor.dislodgedBy) return [];
  const { unit } = actor;
  return [isMover(actor) && actor.move === YES ? { ...unit, at: destinationOf(actor) } : unit];
}

/** Every order with its outcome, and every unit without an order; orders for units that are not there come last. */
function ruledOrders(field: Field): readonly RuledOrder[] {
  const ruled: RuledOrder[] = [];
  for (const actor of field.actors) {
    if (actor.verdicts.length === 0) ruled.push(silence(actor));
    for (const verdict of actor.verdicts) ruled.push(ruledOrder(verdict, actor, field));
  }
  for (const verdict of field.strays) ruled.push(ruledOrder(verdict, null, field));
  return ruled;
}

function silence(actor: Actor): RuledOrder {
  const dislodged = actor.dislodgedBy !== null;
  return { unit: actor.at, order: null, outcome: 'holds', dislodged, step: null };
}

function ruledOrder(
  { order, illegal, ambiguous, step }: Verdict,
  actor: Actor | null,
  field: Field,
): RuledOrder {
  const unit = actor?.at ?? spaceOf(order.unit.at);
  const dislodged = actor ? actor.dislodgedBy !== null : false;
  const [outcome, decidedBy] =
    illegal || !actor
      ? (['illegal', step] as const)
      : ambiguous
        ? (['ambiguous', step] as const)
        : outcomeOf(actor);
  const traced = field.steps !== null && decidedBy >= 0;
  return { unit, order, outcome, dislodged, step: traced ? decidedBy : null };
}

function outcomeOf(actor: Actor): readonly [Outcome, number] {
  switch (actor.order?.type) {
    case 'move':
      if (actor.failure === 'no-path') return ['no-path', actor.pathStep];
      return [actor.failure ?? 'succeeds', actor.moveStep];
    case 'support-hold':
    case 'support-move':
      if (actor.isVoid) return ['void', actor.supportStep];
      return [actor.support === YES ? 'given' : 'cut', actor.supportStep];
    case 'convoy':
      if (actor.isVoid) return ['void', actor.convoyStep];
      return [actor.convoy === YES ? 'available' : 'disrupted', actor.convoyStep];
    case 'hold':
    case undefined:
      return ['holds', -1];
  }
}
