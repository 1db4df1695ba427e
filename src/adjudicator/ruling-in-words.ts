import { spaceOf } from '../board/board.ts';
import { unitAt } from '../board/unit-at.ts';
import type { Position, Unit } from '../board/board.ts';
import type { Dislodged, Outcome, RuledOrder, Ruling } from '../trace/ruling.ts';
import type { UnitAt } from '../trace/fact.ts';
import {
  BOARD,
  CONVOY,
  HOLD,
  LAND_AFTER,
  LAND_FIRST,
  MOVE,
  SUPPORT_HOLD,
  SUPPORT_MOVE,
} from '../orders/compact.ts';
import type { Task } from '../orders/compact.ts';
import type { Order } from '../orders/order.ts';
import { outcomeText } from '../orders/outcome-text.ts';
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
import type { UnitRow } from './columns.ts';
import { landingsOf } from './turn-state.ts';
import type { RuledUnit, TurnState } from './turn-state.ts';
import { othersOf } from './orders/follow-orders.ts';
import { destinationOf } from './record/record-decisions.ts';
import { retreatsOf } from './retreats/retreat-options.ts';

/** The ruling of a turn in which every decision is settled, in terms of the position and the orders given. */
export function rulingOf(
  { units: before }: Position,
  written: readonly Order[],
  state: TurnState,
): Ruling {
  const starved = state.module?.starved(state) ?? NOBODY_STARVES;
  const dislodged: Dislodged[] = [];
  const orders: RuledOrder[] = [];
  const standing: Unit[] = [];
  for (let row = 0; row < state.unitCount; row += 1) {
    const unit = units[row]!;
    const name = nameOf(unit, state);
    const by = dislodgerOf[unit]!;
    if (by === NOBODY) {
      const stands = afterwards(unit, before[placeOf[unit]!]!, state);
      if (stands) standing.push(stands);
    } else {
      const retreats = state.module?.retreatsOf(unit, state) ?? retreatsOf(unit, state);
      dislodged.push({ unit: name, by: nameOf(by, state), ...retreats });
    }
    const first = writtenTo[unit]!;
    if (first < 0) orders.push(silence(name, by !== NOBODY));
    else orders.push(ruledOrder(first, unit, written, state));
    for (const place of othersOf(unit, state)) {
      orders.push(ruledOrder(place, unit, written, state));
    }
  }
  for (const berth of landingsOf(state)) {
    for (const place of [writtenTo[berth]!, ...othersOf(berth, state)])
      orders.push(ruledOrder(place, berth, written, state));
  }
  for (const place of state.strays) orders.push(strayOrder(place, written, state));
  const ruling: Ruling = {
    edition: state.edition.id,
    orders,
    dislodged,
    after: { units: standing },
    steps: state.steps ?? NO_STEPS,
  };
  return starved.length > 0 ? { ...ruling, starved } : ruling;
}

/** By order, as the turn lists them: what became of it, as the case format says it. Without the module. */
export function outcomesOf(state: TurnState): readonly string[] {
  const outcomes = new Array<string>(state.orders.length).fill('illegal');
  for (let row = 0; row < state.unitCount; row += 1) {
    const unit = units[row]!;
    const first = writtenTo[unit]!;
    if (first < 0) continue;
    const isFallen = dislodgerOf[unit] !== NOBODY;
    outcomes[first] = outcomeText(whyDropped(first, state) ?? outcomeOf(unit), isFallen);
    for (const place of othersOf(unit, state))
      outcomes[place] = outcomeText(whyDropped(place, state) ?? outcomeOf(unit), isFallen);
  }
  return outcomes;
}

const NOBODY_STARVES: readonly UnitAt[] = [];

const NO_STEPS: Ruling['steps'] = [];

/** A unit that was not dislodged, where it is afterwards. */
function afterwards(unit: UnitRow, before: Unit, state: TurnState): Unit | null {
  if (state.module) return state.module.afterwards(unit, before, state);
  if (moveOf[unit] !== YES) return before;
  return { power: before.power, kind: before.kind, at: destinationOf(unit, state) };
}

function silence(unit: UnitAt, dislodged: boolean): RuledOrder {
  return { unit, order: null, outcome: 'holds', dislodged, step: null };
}

/** The row of an order to a unit that is not there. */
function strayOrder(place: number, written: readonly Order[], state: TurnState): RuledOrder {
  const order = written[place]!;
  const unit = state.module ? unitAt(order.unit) : spaceOf(order.unit.at);
  const step = traced(orderStep[place] ?? -1, state);
  return { unit, order, outcome: 'illegal', dislodged: false, step };
}

function ruledOrder(
  place: number,
  unit: UnitRow,
  written: readonly Order[],
  state: TurnState,
): RuledOrder {
  const order = written[place]!;
  const dropped = whyDropped(place, state);
  const byModule = dropped ? null : ruledByModule(unit, state);
  const step = dropped ? (orderStep[place] ?? -1) : (byModule?.step ?? decidingStep(unit));
  return {
    unit: nameOf(unit, state),
    order,
    outcome: dropped ?? byModule?.outcome ?? outcomeOf(unit),
    dislodged: dislodgerOf[unit] !== NOBODY,
    step: traced(step, state),
  };
}

/** Why the unit does not follow the order at that index; null if it does. */
function whyDropped(place: number, { ambiguous }: TurnState): 'illegal' | 'ambiguous' | null {
  if (whyIllegal[place]) return 'illegal';
  return ambiguous.length > 0 && ambiguous.includes(place) ? 'ambiguous' : null;
}

const traced = (step: number, { steps }: TurnState): number | null =>
  steps && step >= 0 ? step : null;

/** The outcome of a move, a boarding or a landing under the Army/Fleet module; null without the module. */
function ruledByModule(unit: UnitRow, state: TurnState): RuledUnit | null {
  return state.module && taskOf[unit] === MOVE ? state.module.ruledUnit(unit, state) : null;
}

/** The outcome of the order that the unit followed. */
function outcomeOf(unit: UnitRow): Outcome {
  switch (taskOf[unit] as Task) {
    case HOLD:
      return 'holds';
    // A unit that boards or lands has the task to move.
    case BOARD:
    case LAND_FIRST:
    case LAND_AFTER:
    case MOVE:
      return OUTCOMES[failureOf[unit]!]!;
    case SUPPORT_HOLD:
    case SUPPORT_MOVE:
      if (isVoid[unit] === 1) return 'void';
      return supportOf[unit] === YES ? 'given' : 'cut';
    case CONVOY:
      if (isVoid[unit] === 1) return 'void';
      return convoyOf[unit] === YES ? 'available' : 'disrupted';
  }
}

/** The step that settled it. */
function decidingStep(unit: UnitRow): number {
  switch (taskOf[unit] as Task) {
    case HOLD:
      return -1;
    case BOARD:
    case LAND_FIRST:
    case LAND_AFTER:
    case MOVE:
      return (failureOf[unit] === NO_PATH ? pathStep : moveStep)[unit]!;
    case SUPPORT_HOLD:
    case SUPPORT_MOVE:
      return supportStep[unit]!;
    case CONVOY:
      return convoyStep[unit]!;
  }
}
