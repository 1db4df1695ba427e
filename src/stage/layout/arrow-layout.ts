import { spaceOf } from '../../board/board.ts';
import type { UnitAt } from '../../trace/fact.ts';
import { type Point, clamp } from '../geometry/point.ts';
import type { TurnPlan } from '../plan/turn-plan.ts';
import type { PlannedMove, PlannedSupport } from '../plan/planned-orders.ts';
import { type GroundPiece, COVERED, solid } from './ground.ts';
import type { InParts } from './in-parts.ts';
import { placementOn, type Placed, type Item } from './placement.ts';
import { namesOfRoutes, ribbonItems, type ArrowPath, nameOfRoute } from './ribbons.ts';
import { nameOfSupport, supportItem, type SupportPath } from './supports.ts';
import type { Outcome } from '../../trace/ruling.ts';
import { noEntryFootprints, strokesFootprints } from './footprints.ts';
import { at, directionAt, lengthOf, type Line } from '../geometry/line.ts';
import { disc, type Footprint } from '../geometry/footprint.ts';
import { CUT } from '../geometry/shapes.ts';

/** The layout of all arrows for one set of unit positions, and the room they take. */
export interface ArrowLayout {
  /** The units pushed aside so far. */
  readonly pushed: ReadonlySet<UnitAt>;
  /** By index of the order: one per route, or one by land. */
  readonly moves: ReadonlyMap<number, readonly ArrowPath[]>;
  readonly supports: ReadonlyMap<number, SupportPath>;
  readonly pieces: readonly GroundPiece[];
  /** By name, for the next layout. */
  readonly placed: {
    readonly ribbons: ReadonlyMap<string, Placed<ArrowPath>>;
    readonly supports: ReadonlyMap<string, Placed<() => SupportPath>>;
  };
}

/**
 * Lays out the arrows of a plan for units at `whereOf`: ribbons first, then the supports that join them, then the signs
 * on both. Arrows whose units have not been pushed since the previous layout keep their lines.
 */
export function* layOutArrows(
  plan: TurnPlan,
  taken: readonly GroundPiece[],
  whereOf: (unit: UnitAt) => Point,
  pushed: ReadonlySet<UnitAt>,
  before: ArrowLayout | null,
): InParts<ArrowLayout> {
  const placement = placementOn(taken, plan.format);
  const stays = (unit: UnitAt): boolean =>
    before !== null && (!pushed.has(spaceOf(unit)) || before.pushed.has(spaceOf(unit)));
  const staysMove = ({ unit }: PlannedMove): boolean => stays(unit);
  const staysSupport = ({ unit, order }: PlannedSupport): boolean =>
    stays(unit) && stays(spaceOf(order.target.at));
  const keep = <T>(
    known: ReadonlyMap<string, Placed<T>> | undefined,
    names: readonly string[],
  ): ReadonlyMap<string, Placed<T>> => {
    const kept = names.flatMap((name) => {
      const found = known?.get(name);
      return found ? [[name, found] as const] : [];
    });
    placement.add(kept.flatMap(([, { pieces }]) => pieces));
    return new Map(kept);
  };
  const keptRibbons = keep(
    before?.placed.ribbons,
    plan.moves.filter(staysMove).flatMap(namesOfRoutes),
  );
  const keptSupports = keep(
    before?.placed.supports,
    plan.supports.filter(staysSupport).map(nameOfSupport),
  );

  const going = plan.moves.filter((move) => !staysMove(move));
  const ribbons = new Map([
    ...keptRibbons,
    ...placement.put(
      going.flatMap((move) => ribbonItems(plan, move, startOf(plan, move, whereOf))),
    ),
  ]);
  const arrowsOf = (move: PlannedMove): readonly ArrowPath[] =>
    namesOfRoutes(move).flatMap((name) => ribbons.get(name)?.value ?? []);

  yield;
  const helping = plan.supports.filter((support) => !staysSupport(support));
  const supports = new Map([
    ...keptSupports,
    ...placement.put(
      helping.map((support) => {
        const move = plan.moves.find(({ index }) => index === support.joins);
        const arrow = move && arrowsOf(move)[0];
        const all = plan.supports.filter(({ joins }) => joins === support.joins).length;
        return supportItem(plan, support, move && arrow && { move, arrow, all }, whereOf);
      }),
    ),
  ]);

  yield;
  const bare = {
    moves: new Map(plan.moves.map((move) => [move.index, arrowsOf(move)])),
    supports: new Map(
      plan.supports.flatMap((support) => {
        const found = supports.get(nameOfSupport(support));
        return found ? [[support.index, found.value()] as const] : [];
      }),
    ),
  };
  const signs = placement.put(signItems(plan, bare));
  return {
    pushed,
    ...withSigns(plan, bare, signs),
    pieces: placement.pieces,
    placed: { ribbons, supports },
  };
}

/** Where a ribbon starts: at its unit, or if that lands elsewhere, where its fleet will be. */
const startOf = (
  { positions }: TurnPlan,
  { unit, from }: PlannedMove,
  whereOf: (unit: UnitAt) => Point,
) => (from === undefined || from === spaceOf(unit) ? whereOf(unit) : positions.of(from, 'F'));

/** Possible positions of a sign on its arrow, with costs; the usual one first. */
type Shares = readonly (readonly [share: number, cost: number])[];

/** The strokes of a cut: near the supporter, which is the unit that was attacked. */
const CUTS: Shares = [
  [CUT, 0],
  [0.29, 2],
  [0.44, 3],
  [0.53, 6],
  [0.22, 7],
  [0.62, 10],
  [0.15, 12],
  [0.72, 14],
  [0.82, 20],
];

/** A no-entry sign: near the middle. */
const around = (middle: number): Shares =>
  [0, 0.08, -0.08, 0.17, -0.17, 0.26, -0.26, 0.34, -0.34, 0.42, -0.42].map((away) => [
    clamp(middle + away, 0.04, 0.96),
    Math.abs(away) * 25,
  ]);

/** How far before its end a void support stops, at scale 1. */
const SHORT = 30;
const EARLIER = [0, 0.1, -0.1, 0.2, -0.2, 0.3, 0.4, 0.5, 0.6];

function stops(line: Line, scale: number): Shares {
  const usual = Math.max(0.3, 1 - (SHORT * scale) / Math.max(1, lengthOf(line)));
  return EARLIER.map((away) => [clamp(usual - away, 0.1, 0.95), Math.abs(away) * 30]);
}

/**
 * The sign on an arrow: the strokes of a cut, the ring at the end of a void support, or a no-entry sign. Null if the
 * outcome has none. Left out if there is no room: dashes and dots show the same.
 */
function signItem(
  plan: TurnPlan,
  key: string,
  type: 'move' | 'support',
  outcome: Outcome,
  line: Line,
): Item<number> | null {
  const { scale } = plan.positions;
  const item = (
    shares: Shares,
    footprints: (spot: Point, share: number) => readonly Footprint[],
  ) => ({
    key,
    mayCover: new Set(OWN.map((part) => `${part} ${key}`)),
    dropAt: COVERED,
    candidates: shares.map(([share, cost]) => ({
      value: share,
      cost,
      pieces: () => solid(`sign ${key}`, footprints(at(line, share), share)),
    })),
  });
  switch (outcome) {
    case 'attacked':
    case 'recalled':
    case 'aboard':
      return null;
    case 'cut':
      return item(CUTS, (spot, share) => strokesFootprints(spot, directionAt(line, share), scale));
    case 'void':
      return type === 'move'
        ? null
        : item(stops(line, scale), (spot) => [disc(spot, 4.2 * scale + 0.75)]);
    case 'illegal':
    case 'ambiguous':
      return item(around(type === 'move' ? 0.42 : 0.5), (spot) => noEntryFootprints(spot, scale));
    case 'holds':
    case 'given':
    case 'succeeds':
    case 'bounces':
    case 'blocked':
    case 'stopped':
    case 'no-path':
    case 'available':
    case 'disrupted':
      return null;
  }
}

/** The parts of an arrow that its sign may cover. */
const OWN = ['line', 'head', 'curve'];

/** The arrows of a plan, by index of the order. */
interface Arrows {
  readonly moves: ReadonlyMap<number, readonly ArrowPath[]>;
  readonly supports: ReadonlyMap<number, SupportPath>;
}

/** The items of all signs on arrows. */
function signItems(plan: TurnPlan, { moves, supports }: Arrows): readonly Item<number>[] {
  const ribbons = plan.moves.flatMap(({ index, outcome }) =>
    (moves.get(index) ?? []).map(({ line }, route) =>
      signItem(plan, nameOfRoute(index, route), 'move', outcome, line),
    ),
  );
  const others = plan.supports.map((support) => {
    const path = supports.get(support.index);
    return path
      ? signItem(plan, nameOfSupport(support), 'support', support.outcome, path.line)
      : null;
  });
  return [...ribbons, ...others].filter((item) => item !== null);
}

/** Outcomes with a sign for which there may be no room. */
const SIGNED: readonly Outcome[] = ['cut', 'void', 'illegal', 'ambiguous'];

/** The arrows with the signs of their outcomes. */
function withSigns(
  plan: TurnPlan,
  { moves, supports }: Arrows,
  signs: ReadonlyMap<string, Placed<number>>,
): Arrows {
  const signed = <T extends ArrowPath | SupportPath>(name: string, outcome: Outcome, path: T): T =>
    SIGNED.includes(outcome) ? { ...path, sign: signs.get(name)?.value ?? null } : path;
  return {
    moves: new Map(
      plan.moves.map(({ index, outcome }) => [
        index,
        (moves.get(index) ?? []).map((path, route) =>
          signed(nameOfRoute(index, route), outcome, path),
        ),
      ]),
    ),
    supports: new Map(
      plan.supports.flatMap((support) => {
        const path = supports.get(support.index);
        return path
          ? [[support.index, signed(nameOfSupport(support), support.outcome, path)] as const]
          : [];
      }),
    ),
  };
}
