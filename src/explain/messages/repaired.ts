import { spaceIn, spaceOf } from '../../board/board.ts';
import type { Board, Location, Piece, SpaceId, UnitKind } from '../../board/board.ts';
import { formatLocation } from '../../board/names.ts';
import type { Power } from '../../board/powers.ts';
import type { Ordered } from '../../orders/order.ts';
import type { Repair } from '../../orders/repair.ts';
import type { RetreatPhaseOrder } from '../../orders/retreat-order.ts';
import type { FactOf } from '../../trace/fact.ts';
import type { Context } from './context.ts';
import { who, type Units, type Who } from './who.ts';

/**
 * What was written differently from what it must mean, and why it is read that way. Quotes are `from` and `to` of the
 * repair.
 */
export type RepairMessage =
  /** `from`, `to`: null if it is not known what moves. */
  | { readonly say: 'dash'; readonly quote: string; readonly move: MovePlaces | null }
  /** `place`: null if only `read` is known. */
  | {
      readonly say: 'name';
      readonly quote: string;
      readonly place: Location | null;
      readonly read: string;
    }
  /** `there`: null if there is no unit. `missing`: there was no letter. */
  | {
      readonly say: 'letter';
      readonly quote: string;
      readonly there: UnitKind | null;
      readonly missing: boolean;
    }
  | { readonly say: 'other-coast'; readonly quote: string; readonly stands: Location }
  | { readonly say: 'coast-of-army'; readonly quote: string }
  | {
      readonly say: 'no-such-coast';
      readonly quote: string;
      readonly space: SpaceId | null;
      readonly undivided: boolean;
    }
  /** `power`: null if only `read` is known. */
  | {
      readonly say: 'nationality';
      readonly quote: string;
      readonly unit: Who;
      readonly power: Power | null;
      readonly read: string;
    }
  | { readonly say: 'place'; readonly kind: UnitKind; readonly power: Power }
  | { readonly say: 'blank'; readonly quote: string; readonly read: string }
  | { readonly say: 'way-named'; readonly quote: string }
  | { readonly say: 'own-place'; readonly quote: string }
  | { readonly say: 'replaces'; readonly quote: string };

interface MovePlaces {
  readonly from: Location;
  readonly to: Location;
}

/** A repair of the order of `unit`; if null, of an order of `power` for a space where it has no unit. */
export interface RepairedMessage {
  readonly say: 'repaired';
  readonly at: SpaceId;
  readonly unit: Who | null;
  readonly power: Power;
  readonly repair: RepairMessage;
}

/** A short note written after an order. */
export type WrittenMessage =
  | { readonly say: 'read-as'; readonly from: string; readonly to: string }
  | { readonly say: 'replaces'; readonly from: string; readonly to: string }
  | {
      readonly say: 'as-written';
      readonly reworded: readonly string[];
      readonly replaced: readonly string[];
    };

const piecesOf = (order: RetreatPhaseOrder): readonly Piece[] =>
  'target' in order ? [order.unit, order.target] : [order.unit];

const moverOf = (order: RetreatPhaseOrder): Piece =>
  'target' in order ? order.target : order.unit;

/** The place of the order with this name in notation. */
function placeCalled(order: RetreatPhaseOrder, name: string, board: Board): Location | null {
  const places = [...piecesOf(order).map(({ at }) => at), ...('to' in order ? [order.to] : [])];
  return places.find((at) => formatLocation(at, board) === name) ?? null;
}

function letter(
  order: RetreatPhaseOrder,
  { from, to }: Repair,
  units: Units,
  board: Board,
): RepairMessage {
  const named = ({ kind, at }: Piece): string => `${kind} ${formatLocation(at, board)}`;
  const piece = piecesOf(order).find((one) => named(one) === to);
  const there = (piece && units.get(spaceOf(piece.at))?.kind) ?? null;
  const missing = !/^[AF]\b/i.test(from) && !/^(army|fleet)\b/i.test(from);
  return { say: 'letter', quote: from, there, missing };
}

/** Why the coast that was named does not count. */
function coast(
  order: RetreatPhaseOrder,
  { from, to }: Repair,
  units: Units,
  board: Board,
): RepairMessage {
  const at = placeCalled(order, to, board);
  const space = at === null ? null : spaceOf(at);
  const isGoal = 'to' in order && order.to === at;
  const unit = space === null ? undefined : units.get(space);
  const kind = isGoal ? moverOf(order).kind : unit?.kind;
  if (!isGoal && unit && unit.at !== space)
    return { say: 'other-coast', quote: from, stands: unit.at };
  if (kind === 'A') return { say: 'coast-of-army', quote: from };
  const undivided = space !== null && spaceIn(space, board).coasts.length === 0;
  return { say: 'no-such-coast', quote: from, space, undivided };
}

function message(
  order: RetreatPhaseOrder,
  repair: Repair,
  units: Units,
  board: Board,
): RepairMessage {
  const { what, from: quote, to: read } = repair;
  switch (what) {
    case 'dash': {
      const move = 'to' in order ? { from: moverOf(order).at, to: order.to } : null;
      return { say: 'dash', quote, move };
    }
    case 'name':
      return { say: 'name', quote, place: placeCalled(order, read, board), read };
    case 'letter':
      return letter(order, repair, units, board);
    case 'coast':
      return coast(order, repair, units, board);
    case 'nationality': {
      const at = spaceOf(moverOf(order).at);
      const power = units.get(at)?.power ?? null;
      return { say: 'nationality', quote, unit: who(at, units, board), power, read };
    }
    case 'place':
      return { say: 'place', kind: order.unit.kind, power: order.power };
    case 'blank':
      return { say: 'blank', quote, read };
    case 'route':
      return { say: 'way-named', quote };
    case 'own-place':
      return { say: 'own-place', quote };
    case 'replaces':
      return { say: 'replaces', quote };
  }
}

/** How the reading of an order differs from its writing. `units`: those that the power may mean. */
export function repairMessage(
  order: RetreatPhaseOrder,
  repair: Repair,
  units: Units,
  board: Board,
): RepairedMessage {
  const at = spaceOf(order.unit.at);
  return {
    say: 'repaired',
    at,
    unit: units.get(at)?.power === order.power ? who(at, units, board) : null,
    power: order.power,
    repair: message(order, repair, units, board),
  };
}

export const repaired = (
  { order, repair }: FactOf<'repaired'>,
  { units, board }: Context,
): RepairedMessage => repairMessage(order, repair, units, board);

/** A repair in short: `“F Mun” is read as A Mun`. */
export const shortRepair = ({ what, from, to }: Repair): WrittenMessage => ({
  say: what === 'replaces' ? 'replaces' : 'read-as',
  from,
  to,
});

/** What the order said before it was read as it is now. */
export function writtenMessage({ repairs = [] }: Ordered): WrittenMessage {
  const distinct = (some: readonly Repair[]) => [...new Set(some.map(({ from }) => from))];
  return {
    say: 'as-written',
    reworded: distinct(repairs.filter(({ what }) => what !== 'replaces')),
    replaced: distinct(repairs.filter(({ what }) => what === 'replaces')),
  };
}
