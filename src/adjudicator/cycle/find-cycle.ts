import type { UnitAt } from '../../trace/fact.ts';
import { helpersOf, moversOf, nameOf } from '../unit-row.ts';
import { OPEN } from '../decision.ts';
import {
  byConvoy,
  convoyOf,
  convoyStep,
  defenderOf,
  firstAttacker,
  firstConvoy,
  firstSupport,
  goalOf,
  isHeadToHead,
  isLeaving,
  isNeeded,
  moveOf,
  moveStep,
  next,
  NOBODY,
  pathOf,
  pathStep,
  supportOf,
  supportStep,
} from '../columns.ts';
import type { Actor } from '../columns.ts';
import type { Field } from '../turn-state.ts';
import { fleetsOnRoutes, unbrokenFor } from '../convoy-routes.ts';
import {
  attackAtLeast,
  beater,
  isAgainstOwn,
  isSupportedBy,
  oppositionAtMost,
  preventAtMost,
} from '../equations/strength.ts';
import { isUncuttable, standingExcuse } from '../equations/support.ts';

/** Open moves that wait for one another and for nothing else, and the open convoys among what they read. */
export interface Core {
  readonly moves: readonly Actor[];
  readonly convoys: readonly Actor[];
  /** The steps of the settled decisions that their equations read. */
  readonly premises: readonly number[];
}

/** What the equation of one open move reads: what is settled, and what is still open and matters. */
interface Reading {
  readonly moves: Set<Actor>;
  readonly convoys: Set<Actor>;
  readonly seen: Set<Actor>;
  readonly settled: Set<number>;
}

/** A smallest set of open moves that reads no open move outside it; null if every move is decided. */
export function findCore(field: Field): Core | null {
  if (field.openMoves === 0) return null;
  const undecided = moversOf(field).filter((mover) => moveOf[mover] === OPEN);
  const readings = new Map(undecided.map((mover) => [mover, readingOf(mover, field)]));
  const moves = smallestSink(undecided, (mover) => readings.get(mover)!.moves);
  const read = moves.map((mover) => readings.get(mover)!);
  const convoys = new Set(read.flatMap((reading) => [...reading.convoys]));
  return {
    moves,
    convoys: helpersOf(field).filter((actor) => convoys.has(actor)),
    premises: read.flatMap((reading) => [...reading.settled]),
  };
}

function readingOf(mover: Actor, field: Field): Reading {
  const reading: Reading = {
    moves: new Set(),
    convoys: new Set(),
    seen: new Set(),
    settled: new Set(),
  };

  const least = attackAtLeast(mover);
  readAttack(mover, reading, field);
  readOpposition(mover, reading, field, least <= oppositionAtMost(mover));
  for (let rival = firstAttacker[goalOf[mover]!]!; rival !== NOBODY; rival = next[rival]!) {
    if (rival === mover) continue;
    readPrevent(rival, reading, field, least <= preventAtMost(rival, field));
  }
  return reading;
}

function readAttack(mover: Actor, reading: Reading, field: Field): void {
  readPath(mover, reading, field);
  readSupports(mover, reading, field);
  const defender = defenderOf[mover]!;
  if (defender === NOBODY || isLeaving[mover] === 0) return;
  if (isAgainstOwn(mover) || isSupportedBy(mover, defender)) {
    readMove(defender, reading, field);
  }
}

/** `matters`: whether it can still decide the move; if not, only what is settled is noted. */
function readOpposition(mover: Actor, reading: Reading, field: Field, matters: boolean): void {
  const defender = defenderOf[mover]!;
  if (defender === NOBODY) return;
  if (isLeaving[mover] === 1) readMove(defender, reading, field, matters);
  else readSupports(defender, reading, field, matters);
}

function readPrevent(rival: Actor, reading: Reading, field: Field, matters: boolean): void {
  readPath(rival, reading, field, matters);
  readSupports(rival, reading, field, matters);
  const other = beater(rival, field);
  if (other === NOBODY) return;
  readMove(other, reading, field, matters);
  if (isHeadToHead[rival] === 0) readMove(rival, reading, field, matters);
}

function readMove(mover: Actor, reading: Reading, field: Field, matters = true): void {
  if (moveOf[mover] !== OPEN) reading.settled.add(moveStep[mover]!);
  else if (matters) reading.moves.add(mover);
}

function readSupports(unit: Actor, reading: Reading, field: Field, matters = true): void {
  for (let supporter = firstSupport[unit]!; supporter !== NOBODY; supporter = next[supporter]!) {
    readSupport(supporter, reading, field, matters);
  }
}

function readSupport(supporter: Actor, reading: Reading, field: Field, matters: boolean): void {
  if (supportOf[supporter] !== OPEN) {
    reading.settled.add(supportStep[supporter]!);
    return;
  }
  if (!matters || reading.seen.has(supporter)) return;
  reading.seen.add(supporter);
  for (let attacker = firstAttacker[supporter]!; attacker !== NOBODY; attacker = next[attacker]!) {
    if (isUncuttable(supporter, attacker, field)) continue;
    if (standingExcuse(supporter, attacker, field)) readMove(attacker, reading, field);
    else readPath(attacker, reading, field);
  }
}

function readPath(mover: Actor, reading: Reading, field: Field, matters = true): void {
  if (byConvoy[mover] === 0) return;
  if (pathOf[mover] !== OPEN) {
    reading.settled.add(pathStep[mover]!);
    return;
  }
  if (!matters || reading.seen.has(mover)) return;
  reading.seen.add(mover);
  for (let fleet = firstConvoy[mover]!; fleet !== NOBODY; fleet = next[fleet]!) {
    if (isNeeded[fleet] === 0) continue;
    if (convoyOf[fleet] !== OPEN) reading.settled.add(convoyStep[fleet]!);
    else if (canMatter(fleet, mover, field)) readConvoy(fleet, reading, field);
  }
}

/** Whether the fleet lies on a route that is not broken yet. */
function canMatter(fleet: Actor, mover: Actor, field: Field): boolean {
  if (field.edition.choices.routes !== 'one-survives') return true;
  return fleetsOnRoutes(mover, goalOf[mover]!, unbrokenFor(mover), field).has(fleet);
}

function readConvoy(fleet: Actor, reading: Reading, field: Field): void {
  reading.convoys.add(fleet);
  for (let attacker = firstAttacker[fleet]!; attacker !== NOBODY; attacker = next[attacker]!) {
    readMove(attacker, reading, field);
  }
}

/** How a core is told: in board order; a circle goes round, each before the unit in its destination, for which it waits. */
export function listed({ moves, convoys }: Core, field: Field): readonly UnitAt[] {
  const names = (movers: Iterable<Actor>) => [...movers].map((mover) => nameOf(mover, field));
  if (convoys.length > 0) return names(moves);
  const round = new Set<Actor>();
  for (const start of moves)
    for (let mover = start; moves.includes(mover) && !round.has(mover); mover = goalOf[mover]!)
      round.add(mover);
  return names(round);
}

/** Among the strongly connected components that nothing leads out of, a smallest one (Tarjan 1972). */
function smallestSink(
  nodes: readonly Actor[],
  edges: (node: Actor) => ReadonlySet<Actor>,
): readonly Actor[] {
  const index = new Map<Actor, number>();
  const low = new Map<Actor, number>();
  const component = new Map<Actor, number>();
  const stack: Actor[] = [];
  const sinks: Actor[][] = [];
  for (const node of nodes) if (!index.has(node)) visit(node);
  const [smallest] = sinks.sort((a, b) => a.length - b.length);
  if (!smallest) throw new Error('open moves without a core');
  return nodes.filter((node) => smallest.includes(node));

  function visit(node: Actor): void {
    const order = index.size;
    index.set(node, order);
    low.set(node, order);
    stack.push(node);
    for (const next of edges(node)) {
      if (!index.has(next)) visit(next);
      if (!component.has(next)) low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(node) !== order) return;
    const members = stack.splice(stack.indexOf(node));
    for (const member of members) component.set(member, order);
    const leavesNothing = members.every((member) =>
      [...edges(member)].every((next) => component.get(next) === order),
    );
    if (leavesNothing) sinks.push(members);
  }
}
