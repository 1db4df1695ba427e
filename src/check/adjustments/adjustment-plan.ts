import {
  spaceIn,
  spaceOf,
  type Board,
  type Piece,
  type Unit,
  fleetLocations,
  type Location,
  type SpaceId,
} from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { isBerth, unitAt, type UnitAt } from '../../board/unit-at.ts';
import type { AdjustmentOrder } from '../../orders/adjustment-order.ts';
import type { Edition, Choices } from '../../rules/edition.ts';
import type { Remoteness, AdjustmentIllegalReason } from '../../trace/adjustment-fact.ts';
import type { UnitsAndCentres } from './units-and-centres.ts';

export interface JudgedOrder {
  readonly order: AdjustmentOrder;
  readonly judgement: AdjustmentJudgement;
}

/** What must be the outcome for one power. */
export interface AdjustmentPlan {
  readonly judged: readonly JudgedOrder[];
  /** What is built or removed by order, and the armies that are removed with a fleet removed by order. */
  readonly pieces: readonly Piece[];
  readonly along: readonly Piece[];
  readonly waived: number;
  readonly unbuilt: Readonly<Record<'no-order' | 'no-centre', number>>;
  /** What is removed without an order, in order of removal. */
  readonly removals: readonly Removal[];
}

/**
 * A removal without an order. `among`: all candidates, in the order of removal; `along`: the army aboard that is
 * removed too.
 */
export interface Removal {
  readonly piece: Piece;
  readonly among: readonly Remoteness[];
  readonly along: Piece | null;
}

export function planFor(
  power: Power,
  orders: readonly AdjustmentOrder[],
  standings: UnitsAndCentres,
  { choices }: Edition,
): AdjustmentPlan {
  const touched = new Set<UnitAt>();
  const pieces: Piece[] = [];
  const along: Piece[] = [];
  let waived = 0;
  const judged = orders.map((order): JudgedOrder => {
    const judgement = judgeAdjustment(
      order,
      standings,
      touched,
      pieces.length + along.length + waived,
    );
    if (judgement.reason === null && judgement.piece) {
      const { piece } = judgement;
      pieces.push(piece);
      touched.add(unitAt(piece));
      const army = order.type === 'remove' ? standings.aboard(piece) : undefined;
      if (army && !touched.has(unitAt(army))) {
        along.push(pieceOf(army));
        touched.add(unitAt(army));
      }
    } else if (judgement.reason === null) waived += 1;
    return { order, judgement };
  });
  const left = Math.abs(standings.due(power)) - pieces.length - along.length - waived;
  const [builds, unordered] = standings.due(power) > 0 ? [left, 0] : [0, left];
  const { board } = standings;
  const sites = standings
    .sitesOf(power)
    .filter(
      (space) =>
        standings.owners.get(space) === power && !standings.units.has(space) && !touched.has(space),
    ).length;
  const owned = [...standings.owners].flatMap(([centre, owner]) =>
    owner === power ? [centre] : [],
  );
  const home = board.spaceIds.filter((space) => spaceIn(space, board).home === power);
  const centres = choices.removal === 'owned-over-land-and-sea' ? owned : home;
  const staying = [...standings.units.values()].filter(
    (unit) => unit.power === power && !touched.has(unitAt(unit)),
  );
  return {
    judged,
    pieces,
    waived,
    unbuilt: {
      'no-order': Math.min(builds, sites),
      'no-centre': Math.max(0, builds - sites),
    },
    along,
    removals:
      unordered > 0
        ? removalsOf(staying, unordered, standings, remotenessFrom(centres, choices.removal, board))
        : [],
  };
}

const pieceOf = ({ kind, at }: Unit): Piece => ({ kind, at });

/**
 * The given number of removals among the units that stay; an army aboard is ranked like its fleet, and is removed
 * before it or with it (A/F IV.c).
 */
function removalsOf(
  staying: readonly Unit[],
  count: number,
  { board, sparesFleets }: UnitsAndCentres,
  distanceOf: (piece: Piece) => number | null,
): readonly Removal[] {
  const armies = new Map(
    staying.filter((unit) => isBerth(unitAt(unit))).map((army) => [spaceOf(army.at), army]),
  );
  const ashore = staying.filter((unit) => !isBerth(unitAt(unit)));
  const ranking = rank(ashore, board, distanceOf);
  const all = ranking.flatMap(({ unit: space }, place): readonly Removal[] => {
    const among = ranking.slice(place);
    const unit = ashore.find(({ at }) => spaceOf(at) === space);
    const army = armies.get(space);
    if (!unit) return [];
    const piece = pieceOf(unit);
    if (!army) return [{ piece, among, along: null }];
    if (!sparesFleets) return [{ piece, among, along: pieceOf(army) }];
    return [
      { piece: pieceOf(army), among, along: null },
      { piece, among, along: null },
    ];
  });
  let gone = 0;
  return all.filter(({ along }) => {
    const isDue = gone < count;
    gone += along ? 2 : 1;
    return isDue;
  });
}

/** The farthest first; a fleet before an army; then alphabetically (1971 XIV.4). */
function rank(
  units: readonly Unit[],
  board: Board,
  distanceOf: (piece: Piece) => number | null,
): readonly Remoteness[] {
  const told = units.map((piece) => ({ piece, distance: distanceOf(piece) }));
  const name = (piece: Piece): string => spaceIn(spaceOf(piece.at), board).name;
  const goesBefore = (one: (typeof told)[number], other: (typeof told)[number]): boolean => {
    const [far, near] = [one.distance ?? Infinity, other.distance ?? Infinity];
    if (far !== near) return far > near;
    if (one.piece.kind !== other.piece.kind) return one.piece.kind === 'F';
    return name(one.piece) < name(other.piece);
  };
  const place = (one: (typeof told)[number]): number =>
    told.filter((other) => goesBefore(other, one)).length;
  return told
    .map((one) => ({ place: place(one), unit: spaceOf(one.piece.at), distance: one.distance }))
    .sort((one, other) => one.place - other.place)
    .map(({ unit, distance }) => ({ unit, distance }));
}

/** What an order means, given the orders before it. */
type AdjustmentJudgement =
  | { readonly reason: AdjustmentIllegalReason; readonly piece?: undefined }
  | { readonly reason: null; readonly piece: Piece | null };

type Ground = readonly [reason: AdjustmentIllegalReason, holds: boolean];

/** The first ground that applies, or null. */
const first = (grounds: readonly Ground[]): AdjustmentIllegalReason | null =>
  grounds.find(([, holds]) => holds)?.[0] ?? null;

/**
 * Judges an order of a power. `touched`: the units that the power has built or removed so far; `done`: the number of
 * its orders that count. The grounds are listed in order of precedence (1971 XIII.2; DATC 3.0 4.C, 4.D, 6.I).
 */
function judgeAdjustment(
  order: AdjustmentOrder,
  standings: UnitsAndCentres,
  touched: ReadonlySet<UnitAt>,
  done: number,
): AdjustmentJudgement {
  const { power, type } = order;
  const due = standings.due(power);
  const wrongWay: Ground = ['not-due', type === 'remove' ? due >= 0 : due <= 0];
  const full: Ground = ['too-many', done >= Math.abs(due)];
  if (type === 'waive') {
    const reason = first([wrongWay, ['waiving', !standings.waiving], full]);
    return reason === null ? { reason, piece: null } : { reason };
  }
  const space = spaceOf(order.unit.at);
  const unit = standings.units.get(space);
  if (type === 'remove') {
    const named = standings.named(order.unit);
    const reason = first([
      wrongWay,
      ['no-unit', named?.power !== power],
      ['removed-already', named !== undefined && touched.has(unitAt(named))],
      full,
    ]);
    if (reason !== null) return { reason };
    return { reason, piece: named ? { kind: named.kind, at: named.at } : null };
  }
  const { kind, at } = order.unit;
  const { centre, coasts, kind: land } = spaceIn(space, standings.board);
  const isCoast = at !== space;
  const meant = kind ?? (land === 'inland' ? 'A' : 'F');
  const isFleet = meant === 'F';
  const reason = first([
    wrongWay,
    ['not-a-centre', !centre],
    ['not-home', !standings.sitesOf(power).includes(space)],
    ['not-owned', standings.owners.get(space) !== power],
    ['occupied', unit !== undefined],
    ['kind-missing', kind === null && land === 'coastal' && !isCoast],
    ['fleet-inland', isFleet && land === 'inland'],
    ['coast-missing', isFleet && coasts.length > 0 && !isCoast],
    ['coast-impossible', isFleet && isCoast && !coasts.includes(at)],
    ['built-already', touched.has(space)],
    full,
  ]);
  return reason === null
    ? { reason, piece: { kind: meant, at: isFleet ? at : space } }
    : { reason };
}

/** A connection of two places, and how many moves it counts. */
type Edge = readonly [one: string, other: string, length: number];
const edgesOf = (table: ReadonlyMap<string, readonly string[]>): readonly Edge[] =>
  [...table].flatMap(([one, others]) => others.map((other): Edge => [one, other, 1]));

const spaceName = (place: string): SpaceId => spaceOf(place as Location);

/** By sea: the name of the body of water that it is part of. */
function watersOf(
  water: readonly Edge[],
  isSea: (place: string) => boolean,
): ReadonlyMap<string, string> {
  const waters = new Map(water.flatMap(([one]) => (isSea(one) ? [[one, one] as const] : [])));
  for (let changed = true; changed;) {
    changed = false;
    for (const [one, other] of water) {
      const [mine, its] = [waters.get(one), waters.get(other)];
      if (mine === undefined || its === undefined || mine >= its) continue;
      waters.set(other, mine);
      changed = true;
    }
  }
  return waters;
}

/** The connections for each kind of unit, as the edition counts them (1971 XIV.4; DATC 3.0 4.D.8). */
function edgesOn(
  board: Board,
  removal: Choices['removal'],
): Readonly<Record<Piece['kind'], readonly Edge[]>> {
  const [land, water] = [edgesOf(board.armies), edgesOf(board.fleets)];
  const isSea = (place: string): boolean => spaceIn(spaceName(place), board).kind === 'sea';
  const both = [...land, ...water].map(([one, other]): Edge => [
    spaceName(one),
    spaceName(other),
    1,
  ]);
  switch (removal) {
    case 'owned-over-land-and-sea':
      return { A: both, F: both };
    case 'home-armies-over-sea':
      return { A: both, F: water };
    case 'home-by-convoy': {
      // A convoy counts as one move: half of it onto the water, half of it off.
      const waters = watersOf(water, isSea);
      const convoys = water.flatMap(([one, other]): readonly Edge[] => {
        const body = waters.get(one);
        return body === undefined || isSea(other)
          ? []
          : [[`water ${body}`, spaceName(other), 1 / 2]];
      });
      return { A: [...land, ...convoys], F: water };
    }
  }
}

/** How far every place is from the nearest of the centres, for one kind of unit. */
function spread(centres: readonly SpaceId[], edges: readonly Edge[], board: Board): Distances {
  const found = new Map<string, number>();
  for (const centre of centres)
    for (const place of [centre, ...fleetLocations(centre, board)]) found.set(place, 0);
  for (let changed = true; changed;) {
    changed = false;
    const relax = (from: string, to: string, length: number): void => {
      const least = (found.get(from) ?? Infinity) + length;
      if (least >= (found.get(to) ?? Infinity)) return;
      found.set(to, least);
      changed = true;
    };
    for (const [one, other, length] of edges) {
      relax(one, other, length);
      relax(other, one, length);
    }
  }
  return found;
}

type Distances = ReadonlyMap<string, number>;

/** How far a unit is from the nearest of the centres; null if it cannot get there. */
export function remotenessFrom(
  centres: readonly SpaceId[],
  removal: Choices['removal'],
  board: Board,
): (piece: Piece) => number | null {
  const edges = edgesOn(board, removal);
  const tables = { A: spread(centres, edges.A, board), F: spread(centres, edges.F, board) };
  return ({ kind, at }) => tables[kind].get(at) ?? tables[kind].get(spaceOf(at)) ?? null;
}
