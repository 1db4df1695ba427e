import type { SpaceId } from '../board/board.ts';
import { spaceAt } from '../board/compiled.ts';
import { CONVOY, MOVE, SUPPORT_HOLD, SUPPORT_MOVE } from '../orders/compact.ts';
import {
  defenderOf,
  firstAttacker,
  given,
  givenForeign,
  goalOf,
  helpers,
  isVoid,
  movers,
  next,
  NOBODY,
  occupantOf,
  open,
  openForeign,
  powerOf,
  supportOf,
  taskOf,
} from './columns.ts';
import type { UnitRow } from './columns.ts';
import { YES } from './decision.ts';
import type { TurnState } from './turn-state.ts';

/** The unit in the space; nobody if there is none, or no such space. */
export function occupant(space: number): UnitRow {
  return space < 0 ? NOBODY : occupantOf[space]!;
}

export function nameOf(unit: UnitRow, { board }: TurnState): SpaceId {
  return spaceAt(board, unit);
}

/** Whether the unit follows an order to move, even a void one. */
export function isMover(unit: UnitRow): boolean {
  return taskOf[unit] === MOVE;
}

export function isSupporter(unit: UnitRow): boolean {
  return (taskOf[unit] === SUPPORT_HOLD || taskOf[unit] === SUPPORT_MOVE) && isVoid[unit] === 0;
}

export function isCarrier(unit: UnitRow): boolean {
  return taskOf[unit] === CONVOY && isVoid[unit] === 0;
}

export function samePower(a: UnitRow, b: UnitRow): boolean {
  return powerOf[a] === powerOf[b];
}

/**
 * Whether the unit in a mover's destination is ordered to where the mover comes from: this is head to head, unless one
 * goes by convoy.
 */
export function isMet(mover: UnitRow): boolean {
  return goalOf[defenderOf[mover]!] === mover;
}

/** Whether a support counts against what is in the destination: nobody, or a unit of another power (1971 IX.3). */
export function isForeignTo(supporter: UnitRow, target: UnitRow): boolean {
  return !samePower(supporter, defenderOf[target]!);
}

/** Adds a support that has just been decided to the counts of the unit that it supports. */
export function countSupport(supporter: UnitRow, target: UnitRow): void {
  const foreign = isForeignTo(supporter, target) ? 1 : 0;
  const isGiven = supportOf[supporter] === YES ? 1 : 0;
  open[target]! -= 1;
  openForeign[target]! -= foreign;
  given[target]! += isGiven;
  givenForeign[target]! += foreign & isGiven;
}

/** In board order: the units ordered to move. */
export function moversOf({ moverCount }: TurnState): readonly UnitRow[] {
  return firstOf(movers, moverCount);
}

/** In board order: the units ordered to support or convoy. */
export function helpersOf({ helperCount }: TurnState): readonly UnitRow[] {
  return firstOf(helpers, helperCount);
}

function firstOf(list: Int16Array, count: number): readonly UnitRow[] {
  const rows: UnitRow[] = [];
  for (let row = 0; row < count; row += 1) rows.push(list[row]!);
  return rows;
}

/** A linked list of units (`next`) as an array. */
export function chainOf(first: UnitRow): UnitRow[] {
  const chain: UnitRow[] = [];
  for (let unit = first; unit !== NOBODY; unit = next[unit]!) chain.push(unit);
  return chain;
}

/** The other movers to the same space. */
export function rivalsOf(mover: UnitRow): readonly UnitRow[] {
  const first = firstAttacker[goalOf[mover]!]!;
  if (first === mover && next[first] === NOBODY) return NO_RIVALS;
  return chainOf(first).filter((rival) => rival !== mover);
}

const NO_RIVALS: readonly UnitRow[] = [];
