import { spaceIn, spaceOf } from '../../board/board.ts';
import type { Board, Piece, Unit } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { isBerth, unitAt, type UnitAt } from '../../board/unit-at.ts';
import type { AdjustmentOrder } from '../../orders/adjustment-order.ts';
import type { Edition } from '../../rules/edition.ts';
import type { Remoteness } from '../../trace/adjustment-fact.ts';
import { remotenessFrom } from './distances.ts';
import { judgeAdjustment } from './judge-adjustment.ts';
import type { AdjustmentJudgement } from './judge-adjustment.ts';
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
