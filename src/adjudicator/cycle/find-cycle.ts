import type { UnitAt } from '../../trace/fact.ts';
import { helpersOf, moversOf, nameOf } from '../unit-row.ts';
import { OPEN } from '../decision.ts';
import {
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
  wayOf,
} from '../columns.ts';
import type { UnitRow } from '../columns.ts';
import type { TurnState } from '../turn-state.ts';
import { fleetsOnRoutes, undisruptedFor } from '../convoy-routes.ts';
import {
  attackAtLeast,
  isAgainstOwn,
  isSupportedBy,
  nextBeater,
  oppositionAtMost,
  preventAtMost,
} from '../equations/strength.ts';
import { isUncuttable, standingExcuse } from '../equations/support.ts';
import type { PathReader } from '../turn-state.ts';
import { CONVOY, goesAboard, needsPath } from '../ways.ts';

/** Open moves that wait for one another and for nothing else, and the open convoys that their equations read. */
export interface Cycle {
  readonly moves: readonly UnitRow[];
  readonly convoys: readonly UnitRow[];
  /** The steps of the settled decisions that their equations read. */
  readonly premises: readonly number[];
}

/**
 * What the equation of one open move reads: the steps that settled decisions, and the decisions that are open and can
 * still matter.
 */
export interface Reads {
  readonly moves: Set<UnitRow>;
  readonly convoys: Set<UnitRow>;
  /** Army/Fleet module: the landings that may or may not be disrupted. */
  readonly disruptions: Set<UnitRow>;
  /**
   * Army/Fleet module: the armies that may or may not go aboard. They are not decisions of a cycle, since their paths
   * decide them.
   */
  readonly boarding: Set<UnitRow>;
  readonly seen: Set<UnitRow>;
  readonly settled: Set<number>;
}

/** A smallest set of open moves whose equations read no open move outside the set; null if every move is decided. */
export function findCycle(state: TurnState): Cycle | null {
  if (state.openMoves === 0) return null;
  const undecided = moversOf(state).filter((mover) => moveOf[mover] === OPEN);
  const readsByMove = new Map(undecided.map((mover) => [mover, readsOf(mover, state)]));
  const moves = smallestSink(undecided, (mover) => readsByMove.get(mover)!.moves);
  const read = moves.map((mover) => readsByMove.get(mover)!);
  const convoys = new Set(read.flatMap((reads) => [...reads.convoys]));
  return {
    moves,
    convoys: helpersOf(state).filter((unit) => convoys.has(unit)),
    premises: read.flatMap((reads) => [...reads.settled]),
  };
}

const noReads = (): Reads => ({
  moves: new Set(),
  convoys: new Set(),
  disruptions: new Set(),
  boarding: new Set(),
  seen: new Set(),
  settled: new Set(),
});

export function readsOf(mover: UnitRow, state: TurnState): Reads {
  const reads = noReads();
  const least = attackAtLeast(mover);
  readAttack(mover, reads, state);
  readOpposition(mover, reads, state, least <= oppositionAtMost(mover));
  for (let rival = firstAttacker[goalOf[mover]!]!; rival !== NOBODY; rival = next[rival]!) {
    if (rival === mover) continue;
    readPrevent(rival, reads, state, least <= preventAtMost(rival, state));
  }
  return reads;
}

function readAttack(mover: UnitRow, reads: Reads, state: TurnState): void {
  readPath(mover, reads, state);
  readSupports(mover, reads, state);
  const defender = defenderOf[mover]!;
  if (defender === NOBODY || isLeaving[mover] === 0) return;
  if (isAgainstOwn(mover) || isSupportedBy(mover, defender)) {
    readMove(defender, reads, state);
  }
}

/** `matters`: whether it can still decide the move. If not, only steps of settled decisions are noted. */
function readOpposition(mover: UnitRow, reads: Reads, state: TurnState, matters: boolean): void {
  const defender = defenderOf[mover]!;
  if (defender === NOBODY) return;
  if (isLeaving[mover] === 1) {
    readMove(defender, reads, state, matters);
    return;
  }
  readSupports(defender, reads, state, matters);
  if (isHeadToHead[mover] === 1) readPath(defender, reads, state, matters);
}

function readPrevent(rival: UnitRow, reads: Reads, state: TurnState, matters: boolean): void {
  readPath(rival, reads, state, matters);
  readSupports(rival, reads, state, matters);
  const first = nextBeater(rival, rival, state);
  if (first === NOBODY) return;
  for (let other = first; other !== NOBODY; other = nextBeater(rival, other, state))
    readMove(other, reads, state, matters);
  if (isHeadToHead[rival] === 0) readMove(rival, reads, state, matters);
}

function readMove(mover: UnitRow, reads: Reads, state: TurnState, matters = true): void {
  if (moveOf[mover] !== OPEN) {
    reads.settled.add(moveStep[mover]!);
  } else if (goesAboard(mover)) {
    reads.boarding.add(mover);
    readPath(mover, reads, state, matters);
  } else if (matters) {
    reads.moves.add(mover);
  }
}

function readSupports(unit: UnitRow, reads: Reads, state: TurnState, matters = true): void {
  for (let supporter = firstSupport[unit]!; supporter !== NOBODY; supporter = next[supporter]!) {
    readSupport(supporter, reads, state, matters);
  }
}

function readSupport(supporter: UnitRow, reads: Reads, state: TurnState, matters: boolean): void {
  if (supportOf[supporter] !== OPEN) {
    reads.settled.add(supportStep[supporter]!);
    return;
  }
  if (!matters || reads.seen.has(supporter)) return;
  reads.seen.add(supporter);
  for (let attacker = firstAttacker[supporter]!; attacker !== NOBODY; attacker = next[attacker]!) {
    if (isUncuttable(supporter, attacker, state)) continue;
    if (standingExcuse(supporter, attacker, state)) readMove(attacker, reads, state);
    else readPath(attacker, reads, state);
  }
}

function readPath(mover: UnitRow, reads: Reads, state: TurnState, matters = true): void {
  if (!needsPath(mover)) return;
  if (pathOf[mover] !== OPEN) {
    reads.settled.add(pathStep[mover]!);
    return;
  }
  if (!matters || reads.seen.has(mover)) return;
  reads.seen.add(mover);
  if (wayOf[mover] !== CONVOY) {
    state.module!.readPath(mover, readerOf(reads, state), state);
    return;
  }
  for (let fleet = firstConvoy[mover]!; fleet !== NOBODY; fleet = next[fleet]!) {
    if (isNeeded[fleet] === 0) continue;
    if (convoyOf[fleet] !== OPEN) reads.settled.add(convoyStep[fleet]!);
    else if (canMatter(fleet, mover, state)) readConvoy(fleet, reads, state);
  }
}

/** Notes in `reads` what a path of the Army/Fleet module, or the disruption of a landing, reads. */
function readerOf(reads: Reads, state: TurnState): PathReader {
  return {
    move: (mover) => {
      readMove(mover, reads, state);
    },
    path: (mover) => {
      readPath(mover, reads, state);
    },
    support: (supporter) => {
      readSupport(supporter, reads, state, true);
    },
    convoy: (fleet) => {
      if (convoyOf[fleet] === OPEN) readConvoy(fleet, reads, state);
    },
    disruption: (landing) => reads.disruptions.add(landing),
  };
}

/** What the disruption of a landing reads. */
export function readsOfDisruption(landing: UnitRow, state: TurnState): Reads {
  const reads = noReads();
  state.module!.readDisruption(landing, readerOf(reads, state), state);
  return reads;
}

/** Whether the fleet is on a route that is not disrupted yet. */
function canMatter(fleet: UnitRow, mover: UnitRow, state: TurnState): boolean {
  if (state.edition.choices.routes !== 'one-survives') return true;
  return fleetsOnRoutes(mover, goalOf[mover]!, undisruptedFor(mover), state).has(fleet);
}

function readConvoy(fleet: UnitRow, reads: Reads, state: TurnState): void {
  reads.convoys.add(fleet);
  for (let attacker = firstAttacker[fleet]!; attacker !== NOBODY; attacker = next[attacker]!) {
    readMove(attacker, reads, state);
  }
}

/**
 * The order in which a fact lists a cycle: a paradox in board order; a rotation around the circle, each unit before the
 * one it waits for.
 */
export function listed({ moves, convoys }: Cycle, state: TurnState): readonly UnitAt[] {
  const names = (movers: Iterable<UnitRow>) => [...movers].map((mover) => nameOf(mover, state));
  if (convoys.length > 0) return names(moves);
  const round = new Set<UnitRow>();
  for (const start of moves)
    for (let mover = start; moves.includes(mover) && !round.has(mover); mover = goalOf[mover]!)
      round.add(mover);
  return names(round);
}

/** A smallest strongly connected component without outgoing edges (Tarjan 1972). */
export function smallestSink(
  nodes: readonly UnitRow[],
  edges: (node: UnitRow) => ReadonlySet<UnitRow>,
): readonly UnitRow[] {
  const index = new Map<UnitRow, number>();
  const low = new Map<UnitRow, number>();
  const component = new Map<UnitRow, number>();
  const stack: UnitRow[] = [];
  const sinks: UnitRow[][] = [];
  for (const node of nodes) if (!index.has(node)) visit(node);
  const [smallest] = sinks.sort((a, b) => a.length - b.length);
  if (!smallest) throw new Error('open moves without a cycle');
  return nodes.filter((node) => smallest.includes(node));

  function visit(node: UnitRow): void {
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
