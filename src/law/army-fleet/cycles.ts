import { CONVOY, MOVE, NO, OPEN, PATH, settle, value, YES } from '../known.ts';
import type { KindOfDecision, Known, Value } from '../known.ts';
import type { Decisions } from '../settle.ts';
import type { MovementTurn, TurnUnit } from '../turn.ts';
import { fleetOf, goesAboard } from './berths.ts';
import { casesOf, isYes, type Cases } from './cases.ts';

/*
 * A cycle of the module: decisions that wait for one another, found by what their articles say in every case. They are
 * moves, and whether landings are not disrupted.
 */

type OpenDecision = Decisions[number];

/** More decisions than these have never waited for one another, in millions of turns. */
const MOST_OPEN = 14;

/** A smallest cycle, with all consistent ways to decide it. */
export interface FleetCycle {
  readonly decisions: readonly OpenDecision[];
  readonly worlds: readonly (readonly Value[])[];
  /** Whether it depends on itself; otherwise it is one decision, which nothing that is open can change. */
  readonly isKnot: boolean;
  /** Whether it waits for a ferry, or for a landing that may be disrupted. */
  readonly waitsForSea: boolean;
  /** The ferries that it waits for, and the armies that may or may not go aboard. */
  readonly ferries: readonly TurnUnit[];
  readonly boarding: readonly TurnUnit[];
}

/** Open decisions that wait for one another as far as their articles read; and what else these read. */
interface Waiting {
  readonly decisions: readonly OpenDecision[];
  readonly others: readonly OpenDecision[];
}

/** The next cycle; null if everything is decided. */
export function findFleetCycle(
  open: Decisions,
  turn: MovementTurn,
  known: Known,
): FleetCycle | null {
  const waiting = findWaiting(open, turn, known);
  if (!waiting) return null;
  const all = waiting.decisions;
  const table = all.length <= MOST_OPEN ? casesOf(all, open, turn, known) : null;
  if (!table) throw new Error(`${String(all.length)} decisions that wait for one another`);
  const depends = dependencies(table, all.length);
  const places = smallestClosed([...all.keys()], (place) => depends[place] ?? []);
  const matters = waiting.others.filter(([unit, kind]) =>
    ([YES, NO] as const).some((assumed) => {
      const world = known.slice();
      settle(world, unit, kind, assumed);
      const other = casesOf(all, open, turn, world);
      return table.some((says, bits) =>
        places.some((place) => says[place] !== other?.[bits]?.[place]),
      );
    }),
  );
  const decisions = all.filter((_, place) => places.includes(place));
  return {
    decisions,
    worlds: worldsOf(table, places),
    isKnot: places.length > 1 || places.some((place) => depends[place]?.includes(place)),
    waitsForSea:
      decisions.some(([, kind]) => kind === PATH) || matters.some((other) => !isBoarding(other)),
    ferries: matters.filter(([, kind]) => kind === CONVOY).map(([fleet]) => fleet),
    boarding: matters.filter(isBoarding).map(([army]) => army),
  };
}

function findWaiting(open: Decisions, turn: MovementTurn, known: Known): Waiting | null {
  const waiting = open
    .filter((one) => canWait(one, turn))
    .sort(([one, kind], [other, otherKind]) => one.n - other.n || kind - otherKind);
  if (waiting.length === 0) return null;
  const reads = new Map(waiting.map((one) => [one, readsOf(one, open, turn, known)]));
  const decisions = smallestClosed(waiting, (one) =>
    (reads.get(one) ?? []).filter((other) => waiting.includes(other)),
  );
  const read = new Set(decisions.flatMap((one) => reads.get(one) ?? []));
  const others = [...read].filter((one) => !decisions.includes(one) && isAtSea(one));
  return { decisions, others };
}

/** Moves that do not go aboard, which their paths decide; and paths of landings whose fleet is ordered away. */
function canWait([unit, kind]: OpenDecision, turn: MovementTurn): boolean {
  if (kind === MOVE) return !goesAboard(unit);
  return isLanding([unit, kind]) && fleetOf(unit.space, turn)?.task === 'move';
}

const isAtSea = (one: OpenDecision): boolean =>
  one[1] === CONVOY || isLanding(one) || isBoarding(one);

const isBoarding = ([unit, kind]: OpenDecision): boolean => kind === PATH && goesAboard(unit);

const isLanding = ([unit, kind]: OpenDecision): boolean =>
  kind === PATH && unit.way === 'lands-first';

/** The open decisions that can still make a difference to one: directly, or through what cannot wait itself. */
function readsOf(
  [unit, kind]: OpenDecision,
  open: Decisions,
  turn: MovementTurn,
  known: Known,
): readonly OpenDecision[] {
  const seen = new Set<OpenDecision>();
  const see = (other: TurnUnit, otherKind: KindOfDecision, matters: boolean): void => {
    const one = open.find(([its, kindOf]) => its === other && kindOf === otherKind);
    if (!one || !matters || seen.has(one) || value(known, other, otherKind) !== OPEN) return;
    seen.add(one);
    if (!canWait(one, turn)) turn.law.reads(other, otherKind, turn, known, see);
  };
  turn.law.reads(unit, kind, turn, known, see);
  return [...seen];
}

/** By decision: those (perhaps itself) on which it depends in some case. */
function dependencies(table: Cases, count: number): readonly (readonly number[])[] {
  const places = Array.from({ length: count }, (_, place) => place);
  return places.map((place) =>
    places.filter((other) =>
      table.some((says, bits) => says[place] !== table[bits ^ (1 << other)]?.[place]),
    ),
  );
}

/** The consistent ways to decide some of them, provided nothing else influences these. */
function worldsOf(table: Cases, places: readonly number[]): readonly (readonly Value[])[] {
  const mask = places.reduce((bits, place) => bits | (1 << place), 0);
  return table.flatMap((says, bits) => {
    const isConsistent = places.every((place) => (says[place] === YES) === isYes(bits, place));
    if ((bits & ~mask) !== 0 || !isConsistent) return [];
    return [places.map((place) => (isYes(bits, place) ? YES : NO))];
  });
}

/** The smallest set of nodes from which no edge leads out. */
function smallestClosed<T>(nodes: readonly T[], edges: (node: T) => readonly T[]): readonly T[] {
  const closures = nodes.map((start) => {
    const reached = new Set([start]);
    for (const node of reached) for (const next of edges(node)) reached.add(next);
    return reached;
  });
  const least = Math.min(...closures.map(({ size }) => size));
  const closed = closures.find(({ size }) => size === least);
  return nodes.filter((node) => closed?.has(node));
}
