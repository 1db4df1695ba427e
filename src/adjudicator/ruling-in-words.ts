import { spaceOf } from '../board/board.ts';
import type { Position, Unit } from '../board/board.ts';
import type { Dislodged, Outcome, RuledOrder, Ruling } from '../trace/ruling.ts';
import type { UnitAt } from '../trace/fact.ts';
import { CONVOY, HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE } from '../orders/compact.ts';
import type { Task } from '../orders/compact.ts';
import type { Order } from '../orders/order.ts';
import { nameOf } from './unit-row.ts';
import { NO_PATH, OUTCOMES, YES } from './decision.ts';
import {
  convoyOf,
  convoyStep,
  dislodgerOf,
  failureOf,
  isVoid,
  moveOf,
  moveStep,
  NOBODY,
  orderStep,
  pathStep,
  placeOf,
  supportOf,
  supportStep,
  taskOf,
  units,
  whyIllegal,
  writtenTo,
} from './columns.ts';
import type { Actor } from './columns.ts';
import type { Field } from './turn-state.ts';
import { othersOf } from './orders/follow-orders.ts';
import { destinationOf } from './record/record-decisions.ts';
import { retreatsOf } from './retreats/retreat-options.ts';

/** What a field comes to when every decision is settled, in the words of the position and the orders given. */
export function rulingOf(
  { units: before }: Position,
  written: readonly Order[],
  field: Field,
): Ruling {
  const dislodged: Dislodged[] = [];
  const orders: RuledOrder[] = [];
  const standing: Unit[] = [];
  for (let row = 0; row < field.unitCount; row += 1) {
    const actor = units[row]!;
    const unit = nameOf(actor, field);
    const by = dislodgerOf[actor]!;
    if (by === NOBODY) standing.push(afterwards(actor, inWords(before, placeOf[actor]!), field));
    else dislodged.push({ unit, by: nameOf(by, field), ...retreatsOf(actor, field) });
    const first = writtenTo[actor]!;
    if (first < 0) orders.push(silence(unit, by !== NOBODY));
    else orders.push(ruledOrder(first, actor, written, field));
    for (const place of othersOf(actor, field)) {
      orders.push(ruledOrder(place, actor, written, field));
    }
  }
  for (const place of field.strays) orders.push(strayOrder(place, written, field));
  return {
    edition: field.edition.id,
    orders,
    dislodged,
    after: { units: standing },
    steps: field.steps ?? NO_STEPS,
  };
}

const NO_STEPS: Ruling['steps'] = [];

/** What the turn has at a place of its compiled form. */
export function inWords<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new Error('not as many as were compiled');
  return found;
}

/** A unit that was not dislodged, where it stands now. */
function afterwards(actor: Actor, unit: Unit, field: Field): Unit {
  if (moveOf[actor] !== YES) return unit;
  return { power: unit.power, kind: unit.kind, at: destinationOf(actor, field) };
}

function silence(unit: UnitAt, dislodged: boolean): RuledOrder {
  return { unit, order: null, outcome: 'holds', dislodged, step: null };
}

/** An order for a unit that is not there. */
function strayOrder(place: number, written: readonly Order[], field: Field): RuledOrder {
  const order = inWords(written, place);
  const unit = spaceOf(order.unit.at);
  const step = traced(orderStep[place] ?? -1, field);
  return { unit, order, outcome: 'illegal', dislodged: false, step };
}

function ruledOrder(
  place: number,
  actor: Actor,
  written: readonly Order[],
  field: Field,
): RuledOrder {
  const order = inWords(written, place);
  const dropped = whyDropped(place, field);
  const step = dropped ? (orderStep[place] ?? -1) : decidingStep(actor);
  return {
    unit: nameOf(actor, field),
    order,
    outcome: dropped ?? outcomeOf(actor),
    dislodged: dislodgerOf[actor] !== NOBODY,
    step: traced(step, field),
  };
}

/** Of an order that its unit does not follow. */
function whyDropped(place: number, { ambiguous }: Field): 'illegal' | 'ambiguous' | null {
  if (whyIllegal[place]) return 'illegal';
  return ambiguous.length > 0 && ambiguous.includes(place) ? 'ambiguous' : null;
}

const traced = (step: number, { steps }: Field): number | null =>
  steps && step >= 0 ? step : null;

/** What became of the order that a unit followed. */
function outcomeOf(actor: Actor): Outcome {
  switch (taskOf[actor] as Task) {
    case HOLD:
      return 'holds';
    case MOVE:
      return OUTCOMES[failureOf[actor]!]!;
    case SUPPORT_HOLD:
    case SUPPORT_MOVE:
      if (isVoid[actor] === 1) return 'void';
      return supportOf[actor] === YES ? 'given' : 'cut';
    case CONVOY:
      if (isVoid[actor] === 1) return 'void';
      return convoyOf[actor] === YES ? 'available' : 'disrupted';
  }
}

/** The step that says so. */
function decidingStep(actor: Actor): number {
  switch (taskOf[actor] as Task) {
    case HOLD:
      return -1;
    case MOVE:
      return (failureOf[actor] === NO_PATH ? pathStep : moveStep)[actor]!;
    case SUPPORT_HOLD:
    case SUPPORT_MOVE:
      return supportStep[actor]!;
    case CONVOY:
      return convoyStep[actor]!;
  }
}
