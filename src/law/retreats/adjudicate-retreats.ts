import { boardIn, onBoardOf, spaceIn, spaceOf } from '../../board/board.ts';
import type { Board, Location, SpaceId, Unit } from '../../board/board.ts';
import { byPlace } from '../../board/in-board-order.ts';
import { unitAt, type UnitAt } from '../../board/unit-at.ts';
import type { RetreatPhaseOrder } from '../../orders/retreat-order.ts';
import type { Edition } from '../../rules/edition.ts';
import { openRecorder, record } from '../../trace/recorder.ts';
import type { Recorder, StepId } from '../../trace/recorder.ts';
import type { DisbandReason, RetreatFact } from '../../trace/retreat-fact.ts';
import type { Retreater, RetreatPosition } from '../../trace/retreat-ruling.ts';
import type { RetreatOutcome, RetreatRuling, RuledRetreat } from '../../trace/retreat-ruling.ts';
import type { Options } from '../adjudicate.ts';
import { byUnit, followRetreats } from './follow-retreats.ts';
import type { GivenRetreat, RetreaterSheet } from './follow-retreats.ts';

/** The outcome of a dislodged unit and of the order that it follows. */
interface Fate {
  readonly sheet: RetreaterSheet;
  /** The unit where it is after its retreat, perhaps with an army aboard; empty if it is disbanded. */
  readonly after: readonly Unit[];
  readonly outcome: Extract<RetreatOutcome, 'retreats' | 'collides' | 'disbands'>;
  readonly step: StepId;
}

/**
 * Adjudicates a retreat phase (1971 XI): which orders are followed, which units retreat and which are disbanded. Pure;
 * the order in which units and orders are listed does not matter, unless the edition follows the first or last of
 * several orders to one unit. Throws if the position has two units in one space, or lets a unit retreat to an occupied
 * one.
 */
export function adjudicateRetreats(
  position: RetreatPosition,
  orders: readonly RetreatPhaseOrder[],
  edition: Edition,
  { trace = true }: Options = {},
): RetreatRuling {
  refuseImpossible(position);
  const recorder = openRecorder<RetreatFact>(edition, trace);
  const board = boardIn(position);
  noteRepairs(orders, recorder, board);
  const dislodged = [...position.dislodged].sort((a, b) => byPlace(a.unit, b.unit, board));
  const { sheets, strays } = followRetreats(dislodged, orders, recorder, board);
  const collisions = collide(sheets, recorder);
  const fates = sheets.map((sheet) => settle(sheet, collisions, recorder, board));
  const retreated = fates.flatMap(({ after }) => after);
  return {
    edition: edition.id,
    orders: [...fates.flatMap(ruledOrders), ...strays.map((given) => ruled(given, null))],
    after: {
      units: [...position.units, ...retreated].sort((a, b) => byPlace(a, b, board)),
      ...onBoardOf(position),
    },
    steps: recorder.steps ?? [],
  };
}

/** One step for each repair of an order, in board order (1971 VII.4). */
function noteRepairs(
  orders: readonly RetreatPhaseOrder[],
  recorder: Recorder<RetreatFact>,
  board: Board,
): void {
  const repaired = orders.filter(({ repairs }) => repairs !== undefined);
  for (const order of repaired.sort(byUnit(board)))
    for (const repair of order.repairs ?? [])
      record(recorder, { type: 'retreat-repaired', unit: spaceOf(order.unit.at), order, repair });
}

function refuseImpossible({ units, dislodged }: RetreatPosition): void {
  const taken = new Set<UnitAt>();
  for (const unit of units) {
    if (taken.has(unitAt(unit))) throw new Error(`two units in ${unitAt(unit)}`);
    taken.add(unitAt(unit));
  }
  const left = new Set<SpaceId>();
  for (const { unit, retreats } of dislodged) {
    const from = spaceOf(unit.at);
    if (left.has(from)) throw new Error(`two units dislodged in ${from}`);
    left.add(from);
    const occupied = retreats.find((to) => taken.has(spaceOf(to)));
    if (occupied) throw new Error(`a retreat to ${occupied}, where a unit stands`);
  }
}

/** By space: the step of each collision of retreats; both coasts count as one space (1971 XI.2; DATC 3.0 6.H.16). */
type Collisions = ReadonlyMap<SpaceId, StepId>;

function collide(sheets: readonly RetreaterSheet[], recorder: Recorder<RetreatFact>): Collisions {
  const going = new Map<SpaceId, RetreaterSheet[]>();
  for (const sheet of sheets) {
    const { followed } = sheet;
    if (!followed?.to) continue;
    const to = spaceOf(followed.to);
    going.set(to, [...(going.get(to) ?? []), sheet]);
  }
  const met = [...going].filter(([, all]) => all.length > 1);
  return new Map(
    met.map(([to, all]) => {
      const units = all.map(({ at }) => at);
      const turns = all.map(({ turn }) => turn);
      return [to, record(recorder, { type: 'retreats-collide', to, units }, turns)];
    }),
  );
}

function settle(
  sheet: RetreaterSheet,
  collisions: Collisions,
  recorder: Recorder<RetreatFact>,
  board: Board,
): Fate {
  const { at: unit, retreater, followed } = sheet;
  const disband = (reason: DisbandReason, premises: readonly StepId[] = []): StepId =>
    record(recorder, { type: 'disbands', unit, reason }, premises);
  if (!followed) {
    const step = isShutIn(retreater) ? disband('nowhere') : disband('no-order', sheet.refusals);
    return { sheet, after: [], outcome: 'disbands', step };
  }
  const { to } = followed;
  if (!to) return { sheet, after: [], outcome: 'disbands', step: disband('ordered') };
  const collision = collisions.get(spaceOf(to));
  if (collision !== undefined) {
    disband('collision', [collision]);
    return { sheet, after: [], outcome: 'collides', step: collision };
  }
  const step = record(recorder, { type: 'retreat-succeeds', unit, to }, [sheet.turn]);
  const after = [{ ...retreater.unit, at: to }, ...aboard(retreater, to, step, recorder, board)];
  return { sheet, after, outcome: 'retreats', step };
}

/** The army that comes along; empty if it is lost, because its fleet goes ashore (A/F IV.a). */
function aboard(
  { aboard: army }: Retreater,
  to: Location,
  step: StepId,
  recorder: Recorder<RetreatFact>,
  board: Board,
): readonly Unit[] {
  if (!army) return [];
  const sea = spaceOf(to);
  if (spaceIn(sea, board).kind === 'sea') return [{ ...army, at: sea }];
  record(recorder, { type: 'army-lost', unit: unitAt(army) }, [step]);
  return [];
}

const isShutIn = ({ retreats }: Retreater): boolean => retreats.length === 0;

function ruledOrders(fate: Fate): readonly RuledRetreat[] {
  const { sheet, outcome, step } = fate;
  if (sheet.given.length === 0) return [{ unit: sheet.at, order: null, outcome, step }];
  return sheet.given.map((given) => ruled(given, fate));
}

function ruled(
  { order, meaning, refused, isFollowed }: GivenRetreat,
  fate: Fate | null,
): RuledRetreat {
  const unit = spaceOf(order.unit.at);
  if (fate && isFollowed) return { unit, order, outcome: fate.outcome, step: fate.step };
  const outcome = meaning.illegal === null ? 'ambiguous' : 'illegal';
  return { unit, order, outcome, step: refused };
}
