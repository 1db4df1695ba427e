import { SPACE_IDS, spaceOf } from '../../board/board.ts';
import type { Piece, SpaceId, Unit } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { POWERS } from '../../board/powers.ts';
import { SPACES } from '../../board/spaces.ts';
import type { AdjustmentOrder } from '../../orders/adjustment-order.ts';
import type { Edition } from '../../rules/edition.ts';
import type { AdjustmentFactOf, AdjustmentIllegalReason, Remoteness } from '../adjustment-fact.ts';
import type { AdjustmentPosition } from '../adjustment-ruling.ts';
import { remotenessFrom } from './distances.ts';
import { judgeAdjustment } from './judge.ts';
import type { Judgement } from './judge.ts';

/** Who stands and owns where, and how many units each power is short of or over its centres. */
export interface Standings {
  readonly units: ReadonlyMap<SpaceId, Unit>;
  readonly captures: readonly AdjustmentFactOf<'captures'>[];
  readonly owners: ReadonlyMap<SpaceId, Power>;
  readonly count: (power: Power) => { readonly centres: number; readonly units: number };
  readonly due: (power: Power) => number;
  readonly waiving: boolean;
}

export interface JudgedOrder {
  readonly order: AdjustmentOrder;
  readonly judgement: Judgement;
}

/** Orders of a power with the same words that are not followed. */
export interface Refused {
  readonly power: Power;
  readonly orders: readonly AdjustmentOrder[];
  readonly reason: AdjustmentIllegalReason;
}

/** What must become of one power. */
export interface Plan {
  readonly judged: readonly JudgedOrder[];
  /** What is built or removed by order. */
  readonly pieces: readonly Piece[];
  readonly waived: number;
  readonly unbuilt: Readonly<Record<'no-order' | 'no-centre', number>>;
  /** How many units go though no order removes them, and all that might, in the order in which they would. */
  readonly unordered: number;
  readonly ranking: readonly Remoteness[];
}

/** Everything that follows from position, orders and edition. */
export interface AdjustmentField {
  readonly standings: Standings;
  readonly plans: ReadonlyMap<Power, Plan>;
  readonly refused: readonly Refused[];
  /** Whether a distance counts from the centres that a power owns. */
  readonly fromOwned: boolean;
}

export function readAdjustments(
  position: AdjustmentPosition,
  orders: readonly AdjustmentOrder[],
  edition: Edition,
): AdjustmentField {
  const standings = readStandings(position, edition);
  const concerned = (power: Power): boolean => {
    const { centres, units } = standings.count(power);
    const lost = standings.captures.some(({ from }) => from === power);
    return centres + units > 0 || lost || orders.some((order) => order.power === power);
  };
  const plans = new Map(
    POWERS.filter(concerned).map((power) => {
      const own = orders.filter((order) => order.power === power);
      return [power, planFor(power, own, standings, edition)];
    }),
  );
  const refused = new Map<string, Refused>();
  for (const [power, { judged }] of plans)
    for (const { order, judgement } of judged) {
      if (judgement.reason === null) continue;
      const words = JSON.stringify([power, order.type, 'unit' in order && order.unit]);
      const same = refused.get(words)?.orders ?? [];
      refused.set(words, { power, orders: [...same, order], reason: judgement.reason });
    }
  const fromOwned = edition.choices.removal === 'owned-over-land-and-sea';
  return { standings, plans, refused: [...refused.values()], fromOwned };
}

function readStandings(position: AdjustmentPosition, { choices }: Edition): Standings {
  const units = new Map(position.units.map((unit) => [spaceOf(unit.at), unit]));
  const owners = new Map<SpaceId, Power>();
  const captures: AdjustmentFactOf<'captures'>[] = [];
  for (const centre of SPACE_IDS) {
    if (!SPACES[centre].centre) continue;
    const from = position.owners[centre] ?? null;
    const standing = position.captured === true ? undefined : units.get(centre)?.power;
    const owner = standing ?? from;
    if (owner !== null) owners.set(centre, owner);
    if (standing !== undefined && standing !== from)
      captures.push({ type: 'captures', centre, by: standing, from });
  }
  const count = (power: Power): { readonly centres: number; readonly units: number } => ({
    centres: [...owners.values()].filter((owner) => owner === power).length,
    units: [...units.values()].filter((unit) => unit.power === power).length,
  });
  const due = (power: Power): number => count(power).centres - count(power).units;
  return { units, captures, owners, count, due, waiving: choices.waiving };
}

function planFor(
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
