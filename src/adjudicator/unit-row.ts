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
import type { Actor } from './columns.ts';
import { YES } from './decision.ts';
import type { Field } from './turn-state.ts';

/** The unit in the space; nobody: there is none, or no such space. */
export function occupant(space: number): Actor {
  return space < 0 ? NOBODY : occupantOf[space]!;
}

export function nameOf(actor: Actor, { board }: Field): SpaceId {
  return spaceAt(board, actor);
}

/** Whether the unit is legally ordered to move, be it void. */
export function isMover(actor: Actor): boolean {
  return taskOf[actor] === MOVE;
}

export function isSupporter(actor: Actor): boolean {
  return (taskOf[actor] === SUPPORT_HOLD || taskOf[actor] === SUPPORT_MOVE) && isVoid[actor] === 0;
}

export function isCarrier(actor: Actor): boolean {
  return taskOf[actor] === CONVOY && isVoid[actor] === 0;
}

export function samePower(a: Actor, b: Actor): boolean {
  return powerOf[a] === powerOf[b];
}

/** Whether the unit in a mover's destination is ordered to the space that the mover comes from. */
export function isMet(mover: Actor): boolean {
  return goalOf[defenderOf[mover]!] === mover;
}

/** Whether a support counts against whoever stands in the destination: nobody, or another power's unit. */
export function isForeignTo(supporter: Actor, target: Actor): boolean {
  return !samePower(supporter, defenderOf[target]!);
}

/** Adds a support that is now decided to the numbers of the unit it is for. */
export function countSupport(supporter: Actor, target: Actor): void {
  const foreign = isForeignTo(supporter, target) ? 1 : 0;
  const isGiven = supportOf[supporter] === YES ? 1 : 0;
  open[target]! -= 1;
  openForeign[target]! -= foreign;
  given[target]! += isGiven;
  givenForeign[target]! += foreign & isGiven;
}

/** The movers, or those with other orders, in board order. */
export function moversOf({ moverCount }: Field): readonly Actor[] {
  return firstOf(movers, moverCount);
}

export function helpersOf({ helperCount }: Field): readonly Actor[] {
  return firstOf(helpers, helperCount);
}

function firstOf(list: Int16Array, count: number): readonly Actor[] {
  const actors: Actor[] = [];
  for (let row = 0; row < count; row += 1) actors.push(list[row]!);
  return actors;
}

/** A chain of units, from the first on. */
export function chainOf(first: Actor): Actor[] {
  const chain: Actor[] = [];
  for (let unit = first; unit !== NOBODY; unit = next[unit]!) chain.push(unit);
  return chain;
}

/** Who else moves where a mover wants to go. */
export function rivalsOf(mover: Actor): readonly Actor[] {
  const first = firstAttacker[goalOf[mover]!]!;
  if (first === mover && next[first] === NOBODY) return NO_RIVALS;
  return chainOf(first).filter((rival) => rival !== mover);
}

const NO_RIVALS: readonly Actor[] = [];
