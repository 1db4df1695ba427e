import type { Position, SpaceId } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import { MOVE, PATH, SUPPORT, value, YES, type Known } from '../law/known.ts';
import { resolve } from '../law/settle.ts';
import { turnOf } from '../law/turn-of.ts';
import type { MovementTurn, TurnUnit } from '../law/turn.ts';
import { openTable } from '../open-table.ts';
import type { Order } from '../orders/order.ts';
import type { Edition, LawName } from '../rules/edition.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { Turn } from '../trace/turn.ts';
import type { Strength } from './condition.ts';

/** A turn as the law reads it, and how everything in it was decided. */
export interface TurnEnd {
  readonly position: Position;
  readonly read: MovementTurn;
  readonly known: Known;
}

export const TURN_ENDS = openTable<
  Record<LawName, (position: Position, orders: readonly Order[], edition: Edition) => TurnEnd>,
  'rulebook'
>({
  rulebook(position, orders, { choices }) {
    const read = turnOf(position, orders, choices);
    return { position, read, known: resolve(read) };
  },
});

const found = new WeakMap<Turn, TurnEnd>();

/** The end of a turn, cached as long as the turn exists. Needs no trace. */
export function turnEnd(turn: Turn): TurnEnd {
  const { position, orders, edition } = turn;
  const end = found.get(turn) ?? TURN_ENDS.row(edition.law)(position, orders, edition);
  found.set(turn, end);
  return end;
}

export const unitOf = ({ units }: MovementTurn, id: UnitAt): TurnUnit | null =>
  units.find((unit) => unit.id === id) ?? null;

export const isMover = ({ task }: TurnUnit): boolean => task === 'move';

/** The name of the space that a location is in. */
export function nameOfSpace(at: number, { board }: MovementTurn): SpaceId {
  const name = board.names[board.spaceOf[at] ?? at];
  if (name === undefined) throw new Error(`the board has no place ${String(at)}`);
  return name as SpaceId;
}

/** The moves into a space, in board order. */
export const movesInto = (space: SpaceId, { units, board }: MovementTurn): readonly TurnUnit[] =>
  units.filter((unit) => isMover(unit) && board.names[unit.goal] === space);

export const succeeds = (mover: TurnUnit, { known }: TurnEnd): boolean =>
  isMover(mover) && value(known, mover, MOVE) === YES;

/** PA1 to PA3: whether a move has its path. */
export const arrives = (mover: TurnUnit, { known }: TurnEnd): boolean =>
  value(known, mover, PATH) === YES;

/** With the supports that are given, in the order of the position, not counting those by `but`. */
function strengthOf(
  supports: readonly TurnUnit[],
  { position, known }: TurnEnd,
  but?: Power,
): Strength {
  const place = ({ given: unit }: TurnUnit): number => position.units.indexOf(unit);
  const given = supports
    .filter((support) => value(known, support, SUPPORT) === YES)
    .sort((one, other) => place(one) - place(other));
  const counted = given.filter(({ power }) => power !== but);
  return {
    value: 1 + counted.length,
    supports: counted.map(({ id }) => id),
    uncounted: given.filter(({ power }) => power === but).map(({ id }) => id),
  };
}

/** HO1, HO2: the strength with which a unit holds its space. */
export const holdStrength = (unit: TurnUnit, end: TurnEnd): Strength =>
  strengthOf(isMover(unit) ? [] : end.read.law.supports(unit), end);

/** DE: with the supports of all powers; for a fleet whose move does not take place, 1 (A/F III.d). */
export const moveStrength = (mover: TurnUnit, end: TurnEnd): Strength =>
  strengthOf(arrives(mover, end) ? end.read.law.supports(mover) : [], end);

/** Whether a unit is in the move's way: it is in the space, and does not leave or comes the other way. */
export const staysFor = (mover: TurnUnit, { read, known }: TurnEnd): boolean =>
  read.law.stays(mover, read, known, false);

/**
 * AT1, AT2: the strength with which a move attacks if it arrives, without the supports that cannot help to dislodge the
 * unit there.
 */
export function attackStrength(mover: TurnUnit, end: TurnEnd): Strength {
  const there = mover.defender;
  const isReduced = there !== null && there.power !== mover.power && staysFor(mover, end);
  return strengthOf(end.read.law.supports(mover), end, isReduced ? there.power : undefined);
}

/** PR0: why a rival keeps no unit out; null if it has its strength. */
export function powerlessness(rival: TurnUnit, end: TurnEnd): 'no-path' | 'beaten' | null {
  if (!arrives(rival, end)) return 'no-path';
  return end.read.law.beaten(rival, end.read, end.known) === YES ? 'beaten' : null;
}
