import { canReach, neighbours, spaceIn, spaceOf, STANDARD } from '../../board/board.ts';
import type { Board, Location, SpaceId, Unit } from '../../board/board.ts';
import type { Convoy, Move, Order, SupportHold, SupportMove } from '../../orders/order.ts';
import type { Choices } from '../../rules/edition.ts';
import type { IllegalReason } from '../../trace/fact.ts';
import type { UnitAction } from './turn-model.ts';
import { fleetsAtSea } from './turn-model.ts';
import { allBut, hasRoute, seasOnRoutes, type Seas } from '../../board/convoy-routes.ts';

type Units = ReadonlyMap<SpaceId, Unit>;
/** What an order means, or why it is illegal. */
export type OrderJudgement = UnitAction | IllegalReason;

export const isIllegal = (judgement: OrderJudgement): judgement is IllegalReason =>
  typeof judgement === 'string';

const isCoastal = (space: SpaceId, board: Board): boolean =>
  spaceIn(space, board).kind === 'coastal';

/** What the order means, or why it could not be valid whatever the other orders are. */
export function judge(order: Order, units: Units, choices: Choices, board: Board): OrderJudgement {
  const at = spaceOf(order.unit.at);
  const unit = units.get(at);
  if (unit?.power !== order.power) return 'no-unit';
  switch (order.type) {
    case 'hold':
      return { type: 'hold', unit, at };
    case 'move':
      return judgeMove(order, unit, units, choices, board);
    case 'support-hold':
      return judgeSupportHold(order, unit, units, board);
    case 'support-move':
      return judgeSupportMove(order, unit, units, choices, board);
    case 'convoy':
      return judgeConvoy(order, unit, units, board);
    case 'board':
    case 'land':
      return 'not-of-the-edition';
  }
}

function judgeMove(
  { to, viaConvoy }: Move,
  unit: Unit,
  units: Units,
  { onlyCoast }: Choices,
  board: Board,
): OrderJudgement {
  const at = spaceOf(unit.at);
  const into = spaceOf(to);
  if (into === at) return 'own-space';
  const arrival =
    unit.kind === 'A'
      ? armyArrival(unit, into, fleetsAtSea(units, board), board)
      : fleetArrival(unit, to, onlyCoast, board);
  if (arrival.reason !== null) return arrival.reason;
  return { type: 'move', unit, at, to: arrival.to, into, via: viaConvoy };
}

type Arrival =
  | { readonly to: Location; readonly reason: null }
  | { readonly to: null; readonly reason: IllegalReason };

const arrives = (to: Location): Arrival => ({ to, reason: null });
const barred = (reason: IllegalReason): Arrival => ({ to: null, reason });

/** A coast written for an army means nothing (DATC 3.0 4.B.6). */
function armyArrival(unit: Unit, into: SpaceId, fleets: Seas, board: Board): Arrival {
  if (canReach(unit, into, board)) return arrives(into);
  const from = spaceOf(unit.at);
  if (!isCoastal(from, board) || !isCoastal(into, board)) return barred('unreachable');
  return hasRoute(fleets, from, into, board) ? arrives(into) : barred('no-fleets');
}

/** 1971 VII.3.b; DATC 3.0 4.B.1-3. */
export function fleetArrival(
  unit: Unit,
  to: Location,
  onlyCoast: Choices['onlyCoast'],
  board: Board = STANDARD,
): Arrival {
  const into = spaceOf(to);
  const open = neighbours(unit, board).filter((location) => spaceOf(location) === into);
  const [first] = open;
  if (first === undefined) return barred('unreachable');
  if (open.includes(to)) return arrives(to);
  if (to !== into) return barred('coast-impossible');
  return open.length === 1 && onlyCoast === 'taken' ? arrives(first) : barred('coast-missing');
}

function judgeSupportHold(
  { target }: SupportHold,
  unit: Unit,
  units: Units,
  board: Board,
): OrderJudgement {
  const at = spaceOf(unit.at);
  const into = spaceOf(target.at);
  if (into === at) return 'support-itself';
  if (!units.has(into)) return 'support-nobody';
  if (!canReach(unit, into, board)) return 'support-unreachable';
  return { type: 'support', unit, at, target: into, to: null, into };
}

function judgeSupportMove(
  { target, to }: SupportMove,
  unit: Unit,
  units: Units,
  { supportedCoast }: Choices,
  board: Board,
): OrderJudgement {
  const at = spaceOf(unit.at);
  const from = spaceOf(target.at);
  const into = spaceOf(to);
  if (from === at || into === at) return 'support-itself';
  const mover = units.get(from);
  if (!mover) return 'support-nobody';
  if (!canReach(unit, into, board)) return 'support-unreachable';
  const aim = supportedCoast === 'ignored' ? into : to;
  if (!couldMove(mover, aim, allBut(fleetsAtSea(units, board), at), board))
    return 'support-impossible';
  return { type: 'support', unit, at, target: from, to, into };
}

/** Whether the unit could be ordered to move there, with these fleets to carry it. */
function couldMove(unit: Unit, to: Location, fleets: Seas, board: Board): boolean {
  const into = spaceOf(to);
  if (into === spaceOf(unit.at)) return false;
  if (unit.kind === 'A') return armyArrival(unit, into, fleets, board).reason === null;
  return to === into ? canReach(unit, into, board) : neighbours(unit, board).includes(to);
}

function judgeConvoy(
  { target, to }: Convoy,
  unit: Unit,
  units: Units,
  board: Board,
): OrderJudgement {
  const at = spaceOf(unit.at);
  const army = spaceOf(target.at);
  if (unit.kind === 'A') return 'convoy-by-army';
  if (spaceIn(at, board).kind !== 'sea') return 'convoy-off-sea';
  if (units.get(army)?.kind !== 'A') return 'convoy-no-army';
  const possible = isCoastal(army, board) && isCoastal(to, board) && army !== to;
  if (!possible || !seasOnRoutes(fleetsAtSea(units, board), army, to, board).has(at))
    return 'convoy-useless';
  return { type: 'convoy', unit, at, army, into: to };
}
