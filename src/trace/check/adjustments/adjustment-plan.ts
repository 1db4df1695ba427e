import { SPACE_IDS, spaceOf } from '../../../board/board.ts';
import type { Piece, SpaceId, Unit } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import { SPACES } from '../../../board/spaces.ts';
import type { AdjustmentOrder } from '../../../orders/adjustment-order.ts';
import type { Edition } from '../../../rules/edition.ts';
import type { Remoteness } from '../../adjustment-fact.ts';
import { remotenessFrom } from './distances.ts';
import { judgeAdjustment } from './judge-adjustment.ts';
import type { Judgement } from './judge-adjustment.ts';
import type { Standings } from './standings.ts';

export interface JudgedOrder {
  readonly order: AdjustmentOrder;
  readonly judgement: Judgement;
}

/** What must become of one power. */
export interface Plan {
  readonly judged: readonly JudgedOrder[];
  /** What is built or removed by order. */
  readonly pieces: readonly Piece[];
  readonly waived: number;
  readonly unbuilt: Readonly<Record<'no-order' | 'no-centre', number>>;
  /** How many units are removed without an order; all candidates, in the order in which they would be. */
  readonly unordered: number;
  readonly ranking: readonly Remoteness[];
}

export function planFor(
  power: Power,
  orders: readonly AdjustmentOrder[],
  standings: Standings,
  { choices }: Edition,
): Plan {
  const touched = new Set<SpaceId>();
  const pieces: Piece[] = [];
  let waived = 0;
  const judged = orders.map((order): JudgedOrder => {
    const judgement = judgeAdjustment(order, standings, touched, pieces.length + waived);
    if (judgement.reason === null && judgement.piece) {
      pieces.push(judgement.piece);
      touched.add(spaceOf(judgement.piece.at));
    } else if (judgement.reason === null) waived += 1;
    return { order, judgement };
  });
  const left = Math.abs(standings.due(power)) - pieces.length - waived;
  const [builds, unordered] = standings.due(power) > 0 ? [left, 0] : [0, left];
  const sites = SPACE_IDS.filter(
    (space) =>
      SPACES[space].home === power &&
      standings.owners.get(space) === power &&
      !standings.units.has(space) &&
      !touched.has(space),
  ).length;
  const owned = [...standings.owners].flatMap(([centre, owner]) =>
    owner === power ? [centre] : [],
  );
  const home = SPACE_IDS.filter((space) => SPACES[space].home === power);
  const centres = choices.removal === 'owned-over-land-and-sea' ? owned : home;
  const staying = [...standings.units.values()].filter(
    (unit) => unit.power === power && !touched.has(spaceOf(unit.at)),
  );
  return {
    judged,
    pieces,
    waived,
    unbuilt: {
      'no-order': Math.min(builds, sites),
      'no-centre': Math.max(0, builds - sites),
    },
    unordered,
    ranking: unordered > 0 ? rank(staying, remotenessFrom(centres, choices.removal)) : [],
  };
}

/** The farthest first; a fleet before an army; then by the alphabet (1971 XIV.4). */
function rank(
  units: readonly Unit[],
  distanceOf: (piece: Piece) => number | null,
): readonly Remoteness[] {
  const told = units.map((piece) => ({ piece, distance: distanceOf(piece) }));
  const name = (piece: Piece): string => SPACES[spaceOf(piece.at)].name;
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
