import {
  type Board,
  boardIn,
  type Location,
  onBoardOf,
  spaceIn,
  type SpaceId,
  spaceOf,
  type Unit,
} from '../../board/board.ts';
import { isBerth, unitAt } from '../../board/unit-at.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { AdjustmentOrder } from '../../orders/adjustment-order.ts';
import type { AdjustmentTurn } from '../../trace/phase-turn.ts';
import type { UnitMark } from '../model/drawable.ts';
import type { Format } from '../model/format.ts';
import type { Frame } from '../model/drawable.ts';
import { stillFrame, stillOf, stillTurn } from './still.ts';

const isSame = (one: Unit, other: Unit): boolean =>
  one.power === other.power && one.kind === other.kind && one.at === other.at;

/** The unit that a build order asks for; if no kind was written, a fleet at sea and an army elsewhere. */
const planned = (order: AdjustmentOrder, board: Board): readonly Unit[] => {
  if (order.type !== 'build') return [];
  const { kind, at } = order.unit;
  return [{ power: order.power, kind: kind ?? usual(at, board), at }];
};
const usual = (at: Location, board: Board): Unit['kind'] =>
  spaceIn(spaceOf(at), board).kind === 'sea' ? 'F' : 'A';

/**
 * The board in an adjustment phase: owners of centres, the units before it, built units with their spaces outlined,
 * removed units crossed out, and illegal orders. With `open`, the orders as written, in pencil.
 */
export function adjustmentFrame(ruled: AdjustmentTurn, format: Format, open = false): Frame {
  const { position, orders, edition, ruling } = ruled;
  const { units } = position;
  const board = boardIn(position);
  const { after, owners } = ruling;
  const built = after.units.filter((unit) => !units.some((one) => isSame(one, unit)));
  const anchor = new Set<SpaceId>([...units, ...built].map(({ at }) => spaceOf(at)));
  const refused = orders
    .flatMap((order) => planned(order, board))
    .filter(({ at }, i, all) => !anchor.has(spaceOf(at)) && isFirst(at, i, all));
  const shown = [...units, ...built, ...refused];
  const taken = new Set<SpaceId>(shown.map(({ at }) => spaceOf(at)));
  // Vacant owned centres must be in view too: hidden units there reserve the room.
  const empty = board.centres
    .filter((centre) => !taken.has(centre))
    .flatMap((at): readonly Unit[] => {
      const power = owners[at];
      return power ? [{ power, kind: usual(at, board), at }] : [];
    });
  const turn = stillOf(ruled, () =>
    stillTurn({ units: [...shown, ...empty], owners, ...onBoardOf(position) }, [], edition),
  );
  const ordered = open ? orders.flatMap((order) => planned(order, board)) : built;
  const focus = ordered.map(({ at }) => spaceOf(at));
  const drawn = stillFrame(turn, format, [...new Set(focus)]);
  const removed = new Set(orders.flatMap((order) => removes(order, units)));
  const stays = new Set(after.units.map(unitAt));
  return {
    ...drawn,
    units: drawn.units
      .filter(({ unit }) => taken.has(spaceOf(unit)))
      .map(open ? asOrdered : asRuled),
  };

  function isPlanned({ unit }: UnitMark): boolean {
    return !units.some(({ at }) => spaceOf(at) === spaceOf(unit));
  }

  function asRuled(mark: UnitMark): UnitMark {
    if (refused.some(({ at }) => spaceOf(at) === mark.unit)) return { ...mark, illegal: 1 };
    if (isPlanned(mark)) return { ...mark, built: 1 };
    return stays.has(mark.unit) ? mark : { ...mark, perforated: 1, disbanded: 1 };
  }

  function asOrdered(mark: UnitMark): UnitMark {
    if (isPlanned(mark)) return { ...mark, built: 1, pencil: 1 };
    return removed.has(mark.unit) ? { ...mark, disbanded: 1, pencil: 1 } : mark;
  }
}

const isFirst = (at: Location, i: number, all: readonly Unit[]): boolean =>
  all.findIndex((one) => spaceOf(one.at) === spaceOf(at)) === i;

/** The units that an order removes: both for a fleet with an army aboard, unless only the army is named. */
const removes = (order: AdjustmentOrder, units: readonly Unit[]): readonly UnitAt[] => {
  if (order.type !== 'remove') return [];
  const there = units.filter(({ at }) => spaceOf(at) === spaceOf(order.unit.at)).map(unitAt);
  const aboard = there.filter(isBerth);
  return order.unit.kind === 'A' && aboard.length > 0 ? aboard : there;
};
