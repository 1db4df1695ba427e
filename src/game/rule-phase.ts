import { adjudicate, type Options } from '../law/adjudicate.ts';
import { adjudicateAdjustments } from '../law/adjustments/adjudicate-adjustments.ts';
import { adjudicateRetreats } from '../law/retreats/adjudicate-retreats.ts';
import { retreatPosition } from '../law/retreats/retreat-position.ts';
import { spaceOf } from '../board/board.ts';
import type { Order } from '../orders/order.ts';
import type { RetreatPhaseOrder } from '../orders/retreat-order.ts';
import type { AdjustmentTurn, PhaseTurn, RetreatTurn } from '../trace/phase-turn.ts';
import type { Retreater } from '../trace/retreat-ruling.ts';
import type { Turn } from '../trace/turn.ts';
import { editionOf, positionAt, type Game, type Moment } from './game.ts';
import { adjustmentsOf, isClosed, neutralAt, ordersOf, retreatsOf } from './order-sheets.ts';

type Table = Pick<Game, 'plan' | 'start' | 'rules'>;

/**
 * A movement phase ruled from the order sheets. `closed`: the orders to enter spaces of a neutral power, which do not
 * count.
 */
export interface RuledMoves {
  readonly turn: Turn;
  readonly closed: readonly Order[];
  /** Who has to retreat, and where to. */
  readonly dislodged: readonly Retreater[];
}

export function ruleMoves(table: Table, moment: Moment, options: Options = {}): RuledMoves {
  const edition = editionOf(table);
  const shut = neutralAt(table, moment)?.spaces ?? [];
  const all = ordersOf(table, moment);
  const orders = all.filter((order) => !isClosed(order, shut));
  const position = positionAt(moment);
  const ruling = adjudicate(position, orders, edition, options);
  const { dislodged } = retreatPosition(position, ruling);
  return {
    turn: { position, orders, edition, ruling },
    closed: all.filter((order) => isClosed(order, shut)),
    dislodged: dislodged.map((one) => ({
      ...one,
      retreats: one.retreats.filter((at) => !shut.includes(spaceOf(at))),
    })),
  };
}

export interface RuledRetreats {
  readonly turn: RetreatTurn;
  readonly closed: readonly RetreatPhaseOrder[];
}

export function ruleRetreats(table: Table, moment: Moment, options: Options = {}): RuledRetreats {
  const edition = editionOf(table);
  const shut = neutralAt(table, moment)?.spaces ?? [];
  const all = retreatsOf(table, moment);
  const orders = all.filter((order) => !isClosed(order, shut));
  const position = { ...positionAt(moment), dislodged: moment.dislodged };
  const ruling = adjudicateRetreats(position, orders, edition, options);
  return {
    turn: { position, orders, edition, ruling },
    closed: all.filter((order) => isClosed(order, shut)),
  };
}

export function ruleAdjustments(
  table: Table,
  moment: Moment,
  options: Options = {},
): AdjustmentTurn {
  const edition = editionOf(table);
  const orders = adjustmentsOf(table, moment);
  const position = positionAt(moment);
  return {
    position,
    orders,
    edition,
    ruling: adjudicateAdjustments(position, orders, edition, options),
  };
}

/** A phase ruled from the order sheets. */
export function rulePhase(table: Table, moment: Moment): PhaseTurn {
  const { phase } = moment.when;
  switch (phase) {
    case 'movement':
      return { phase, turn: ruleMoves(table, moment).turn };
    case 'retreats':
      return { phase, turn: ruleRetreats(table, moment).turn };
    case 'adjustments':
      return { phase, turn: ruleAdjustments(table, moment) };
  }
}
