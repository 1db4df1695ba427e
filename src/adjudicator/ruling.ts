import { spaceOf } from '../board/board.ts';
import type { Position, Unit } from '../board/board.ts';
import type { Dislodged, Outcome, RuledOrder, Ruling } from '../trace/ruling.ts';
import { CONVOY, HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE } from '../orders/compact.ts';
import type { Order } from '../orders/order.ts';
import { YES } from './actor.ts';
import type { Actor } from './actor.ts';
import type { Field } from './field.ts';
import { destinationOf } from './record.ts';
import { retreatsOf } from './retreats.ts';

/** What a field comes to when every decision is settled, in the words of the position and the orders given. */
export function rulingOf(
  { units: given }: Position,
  written: readonly Order[],
  field: Field,
): Ruling {
  const dislodged: Dislodged[] = [];
  const orders: RuledOrder[] = [];
  const units: Unit[] = [];
  for (let actor = field.firstUnit; actor; actor = actor.unitAfter) {
    const { dislodgedBy: by } = actor;
    if (by) dislodged.push({ unit: actor.at, by: by.at, ...retreatsOf(actor, field) });
    else units.push(afterwards(actor, inWords(given, actor.place), field));
    if (actor.written >= 0) orders.push(ruledOrder(actor.written, actor, written, field));
    else orders.push(silence(actor));
    for (const place of actor.others) orders.push(ruledOrder(place, actor, written, field));
  }
  for (const place of field.strays) orders.push(strayOrder(place, written, field));
  return {
    edition: field.edition.id,
    orders,
    dislodged,
    after: { units },
    steps: field.steps ?? NONE,
  };
}

const NONE: Ruling['steps'] = [];

/** What the turn has at a place of its compiled form. */
export function inWords<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new Error('not as many as were compiled');
  return found;
}

/** A unit that was not dislodged, where it stands now. */
function afterwards(actor: Actor, unit: Unit, field: Field): Unit {
  if (actor.move !== YES) return unit;
  return { power: unit.power, kind: unit.kind, at: destinationOf(actor, field) };
}

function silence({ at, dislodgedBy }: Actor): RuledOrder {
  return { unit: at, order: null, outcome: 'holds', dislodged: dislodgedBy !== null, step: null };
}

/** An order for a unit that is not there. */
function strayOrder(place: number, written: readonly Order[], field: Field): RuledOrder {
  const order = inWords(written, place);
  const unit = spaceOf(order.unit.at);
  const step = traced(field.orderSteps[place] ?? -1, field);
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
  const step = dropped ? (field.orderSteps[place] ?? -1) : decidingStep(actor);
  return {
    unit: actor.at,
    order,
    outcome: dropped ?? outcomeOf(actor),
    dislodged: actor.dislodgedBy !== null,
    step: traced(step, field),
  };
}

/** Of an order that its unit does not follow. */
function whyDropped(place: number, { illegal, ambiguous }: Field): 'illegal' | 'ambiguous' | null {
  if (illegal[place]) return 'illegal';
  return ambiguous.length > 0 && ambiguous.includes(place) ? 'ambiguous' : null;
}

const traced = (step: number, { steps }: Field): number | null =>
  steps && step >= 0 ? step : null;

/** What became of the order that a unit followed. */
function outcomeOf(actor: Actor): Outcome {
  switch (actor.task) {
    case HOLD:
      return 'holds';
    case MOVE:
      return actor.failure ?? 'succeeds';
    case SUPPORT_HOLD:
    case SUPPORT_MOVE:
      if (actor.isVoid) return 'void';
      return actor.support === YES ? 'given' : 'cut';
    case CONVOY:
      if (actor.isVoid) return 'void';
      return actor.convoy === YES ? 'available' : 'disrupted';
  }
}

/** The step that says so. */
function decidingStep(actor: Actor): number {
  switch (actor.task) {
    case HOLD:
      return -1;
    case MOVE:
      return actor.failure === 'no-path' ? actor.pathStep : actor.moveStep;
    case SUPPORT_HOLD:
    case SUPPORT_MOVE:
      return actor.supportStep;
    case CONVOY:
      return actor.convoyStep;
  }
}
