import { spaceOf } from '../../board/board.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Point } from '../geometry/point.ts';
import type { TurnPlan } from '../plan/turn-plan.ts';
import type { PlannedMove, PlannedSupport } from '../plan/planned-orders.ts';
import type { GroundPiece } from './ground.ts';
import { placementOn } from './placement.ts';
import type { Placed } from './placement.ts';
import { namesOfRoutes, ribbonItems } from './ribbons.ts';
import type { ArrowPath } from './ribbons.ts';
import { signItems, withSigns } from './signs.ts';
import { nameOfSupport, supportItem } from './supports.ts';
import type { SupportPath } from './supports.ts';

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
export function layOutArrows(
  plan: TurnPlan,
  taken: readonly GroundPiece[],
  whereOf: (unit: UnitAt) => Point,
  pushed: ReadonlySet<UnitAt>,
  before: ArrowLayout | null,
): ArrowLayout {
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
