import type { SpaceId } from '../board/board.ts';
import { spaceAt } from '../board/compiled.ts';
import { CONVOY, MOVE, SUPPORT_HOLD, SUPPORT_MOVE } from '../orders/compact.ts';
import type { CompactOrder } from '../orders/compact.ts';
import type { Field } from './field.ts';

/**
 * A unit while its turn is ruled: the number of the space in which it stood before the moves. All that is
 * decided about it stands in the columns of the field, in that row.
 */
export type Actor = number;
export const NOBODY = -1;

/** A decision of the equations: open until a rule settles it. */
export const OPEN = 0;
export const YES = 1;
export const NO = 2;
export type Decision = typeof OPEN | typeof YES | typeof NO;

/** What became of a move, by the number that stands in the column of failures; 0: none. */
export const OUTCOMES = ['succeeds', 'bounces', 'no-path', 'blocked', 'stopped', 'void'] as const;
export const BOUNCES = 1;
export const NO_PATH = 2;
export const BLOCKED = 3;
export const STOPPED = 4;
export const VOID = 5;

/** The unit in the space; nobody: there is none, or no such space. */
export function occupant(space: number, { station }: Field): Actor {
  return space >= 0 && station[space]! >= 0 ? space : NOBODY;
}

export function nameOf(actor: Actor, { board }: Field): SpaceId {
  return spaceAt(board, actor);
}

export function isFleet(actor: Actor, { station, board }: Field): boolean {
  return station[actor]! >= board.spaces.length;
}

/** The legal order it follows, or null: it holds. */
export function orderOf(actor: Actor, { orders, followed }: Field): CompactOrder | null {
  return orders[followed[actor]!] ?? null;
}

/** Whether the unit is legally ordered to move, be it void. */
export function isMover(actor: Actor, { task }: Field): boolean {
  return task[actor] === MOVE;
}

export function isSupporter(actor: Actor, { task, isVoid }: Field): boolean {
  return (task[actor] === SUPPORT_HOLD || task[actor] === SUPPORT_MOVE) && isVoid[actor] === 0;
}

export function isCarrier(actor: Actor, { task, isVoid }: Field): boolean {
  return task[actor] === CONVOY && isVoid[actor] === 0;
}

export function samePower(a: Actor, b: Actor, { power }: Field): boolean {
  return power[a] === power[b];
}

/** Whether the unit in a mover's destination is ordered to the space that the mover comes from. */
export function isMet(mover: Actor, { defender, to }: Field): boolean {
  const met = defender[mover]!;
  return met !== NOBODY && to[met] === mover;
}

/** Whether a move was written to go by convoy. */
export function isWrittenVia(mover: Actor, field: Field): boolean {
  return orderOf(mover, field)?.viaConvoy === true;
}

/** Whether a power's support counts against whoever stands in the destination: nobody, or another power's unit. */
export function isForeignTo(supporter: Actor, target: Actor, field: Field): boolean {
  const defender = field.defender[target]!;
  return defender === NOBODY || !samePower(supporter, defender, field);
}

/** Adds a support that is now decided to the numbers of the unit it is for. */
export function countSupport(supporter: Actor, target: Actor, field: Field): void {
  const { open, openForeign, given, givenForeign } = field;
  const foreign = isForeignTo(supporter, target, field);
  open[target]! -= 1;
  if (foreign) openForeign[target]! -= 1;
  if (field.support[supporter] !== YES) return;
  given[target]! += 1;
  if (foreign) givenForeign[target]! += 1;
}

/** The movers, or those with other orders, in board order. */
export function moversOf({ movers, moverCount }: Field): readonly Actor[] {
  return [...movers.subarray(0, moverCount)];
}

export function helpersOf({ helpers, helperCount }: Field): readonly Actor[] {
  return [...helpers.subarray(0, helperCount)];
}

/** A chain of units, from the first on. */
export function chainOf(first: Actor, { next }: Field): Actor[] {
  const units: Actor[] = [];
  for (let unit = first; unit !== NOBODY; unit = next[unit]!) units.push(unit);
  return units;
}
