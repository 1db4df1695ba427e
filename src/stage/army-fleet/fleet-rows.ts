import { spaceOf } from '../../board/board.ts';
import { unitAt } from '../../board/unit-at.ts';
import type { Boarding, Land, Move } from '../../orders/order.ts';
import type { FleetFactType } from '../../trace/army-fleet/fleet-fact.ts';
import { PASSAGE_OUTCOMES } from '../../trace/army-fleet/fleet-rows.ts';
import type { RetreatTurn } from '../../trace/phase-turn.ts';
import type { Turn } from '../../trace/turn.ts';
import { settle, type TakingRows } from '../model/decided.ts';
import type { DecidedDraft } from '../model/decisions.ts';
import type { Frame, UnitMark } from '../model/drawable.ts';
import type { LawDrawing } from '../model/law-drawing.ts';
import { hasBoarded, placeOf, travellersOf } from './armies.ts';
import { finishFrame } from './finish.ts';

/* The rows of the Army/Fleet module in the tables of what is drawn. */

export const FLEET_TAKING: TakingRows<FleetFactType> = {
  passage({ unit, why }, draft, turn) {
    const outcome = PASSAGE_OUTCOMES[why];
    if (outcome !== null) settle(draft, turn, unit, outcome);
  },
  'move-follows'({ unit, to, succeeds }, draft, turn) {
    settle(draft, turn, unit, succeeds ? 'succeeds' : 'bounces');
    if (succeeds) draft.moved.set(unit, to);
  },
  cycle({ core, end }, draft) {
    if (end === 'rotates') draft.circles.push(core);
  },
  starves: () => undefined,
  displaced: () => undefined,
};

/** A boarding or landing as a move, from where it starts on the board. */
function drawnMove(turn: Turn, order: Boarding | Land): Move {
  const { power, unit } = order;
  if (order.type === 'board')
    return { type: 'move', power, unit, to: order.onto, viaConvoy: false };
  const boat = spaceOf(unit.at);
  const sails = turn.ruling.orders.find((one) => one.unit === boat)?.order;
  const from = order.when === 'after' && sails?.type === 'move' ? spaceOf(sails.to) : boat;
  return { type: 'move', power, unit: { kind: 'A', at: from }, to: order.to, viaConvoy: false };
}

/** Adds what the first `position` steps have settled of orders of the module, and where armies aboard are. */
function decideFleets(draft: DecidedDraft, turn: Turn, position: number): void {
  // A ferried army lands under another name, and a landing may lack a path after it has lost its fight: the ruling
  // names the step that decides an order.
  turn.ruling.orders.forEach(({ step, outcome }, index) => {
    if (step === null) return;
    if (step < position) draft.outcomes.set(index, outcome);
    else draft.outcomes.delete(index);
  });
  for (const one of travellersOf(turn)) {
    const { unit, berth } = one;
    const attack = draft.attack.get(berth);
    if (
      one.goesAboard !== null &&
      attack &&
      turn.ruling.orders[one.goesAboard]?.order?.type === 'move'
    )
      draft.attack.set(unit, attack);
    if (!hasBoarded(one, draft)) continue;
    const place = placeOf(one, draft);
    if (one.goesAboard !== null || place !== one.boat) draft.moved.set(unit, place);
  }
}

/**
 * A frame of a retreat phase with the armies aboard dislodged fleets, crossed out if their fleet retreated ashore
 * without them.
 */
function finishRetreats(frame: Frame, ruled: RetreatTurn, open: boolean): Frame {
  const { position, ruling } = ruled;
  const lost = new Set(
    ruling.steps.flatMap(({ fact }) => (!open && fact.type === 'army-lost' ? [fact.unit] : [])),
  );
  const units = frame.units.flatMap((mark): readonly UnitMark[] => {
    const retreater = position.dislodged.find(
      ({ unit }) => mark.key === `dislodged:${unitAt(unit)}`,
    );
    const army = retreater?.aboard;
    if (!army) return [mark];
    const unit = unitAt(army);
    const aboard: UnitMark = {
      ...mark,
      ...{ key: `dislodged:${unit}`, unit, kind: 'A', deck: 1, disbanded: lost.has(unit) ? 1 : 0 },
    };
    return [{ ...mark, spent: army.moves ?? 1 }, aboard];
  });
  return { ...frame, units };
}

export const FLEET_DRAWING: LawDrawing = {
  drawnMove,
  decide: decideFleets,
  finish: finishFrame,
  finishRetreats,
};
