import { spaceOf } from '../../board/board.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Outcome } from '../../trace/ruling.ts';
import { clearest, fitted, GAP } from '../geometry/fitted.ts';
import { groundOf } from './ground.ts';
import type { Piece } from './ground.ts';
import { bow, through, trimmed } from '../geometry/line.ts';
import type { Line } from '../geometry/line.ts';
import { place } from './placement.ts';
import type { Item } from './placement.ts';
import type { Plan } from '../plan/plan.ts';
import type { PlannedMove, PlannedSupport } from '../plan/planned-orders.ts';
import { distance } from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import { nameOfRoute, ribbonItems, ribbonPieces } from './ribbons.ts';
import type { ArrowPath } from './ribbons.ts';
import { SIZE } from '../geometry/shapes.ts';
import { signItem } from './signs.ts';
import { drawSupport, supportItem, supportPieces } from './supports.ts';
import type { SupportCurve, SupportPath } from './supports.ts';

/** The lines of all arrows. */
export interface ArrowPaths {
  /** By index of the order: one per route, or one by land. */
  readonly moves: ReadonlyMap<number, readonly ArrowPath[]>;
  readonly supports: ReadonlyMap<number, SupportPath>;
}

/** The layout of all arrows for one set of unit positions, and the room they take. */
export interface Layout {
  /** The units pushed aside so far. */
  readonly pushed: ReadonlySet<UnitAt>;
  readonly moves: ReadonlyMap<number, readonly ArrowPath[]>;
  readonly supports: ReadonlyMap<number, SupportCurve>;
  /** Where signs are on their arrows, by name of the route or support; absent if there is no room. */
  readonly signs: ReadonlyMap<string, number>;
  readonly pieces: readonly Piece[];
}

const NOTHING: Layout = {
  pushed: new Set(),
  moves: new Map(),
  supports: new Map(),
  signs: new Map(),
  pieces: [],
};

/**
 * Lays out the arrows of a plan for units at `whereOf`: ribbons first, then the supports that join them. Arrows whose
 * units have not been pushed since `known` keep their layout.
 */
export function layOutArrows(
  plan: Plan,
  taken: readonly Piece[],
  whereOf: (unit: UnitAt) => Point,
  pushed: ReadonlySet<UnitAt>,
  known: Layout | null,
): Layout {
  const ground = groundOf(taken);
  const isMoved = (unit: UnitAt): boolean =>
    known === null || (pushed.has(spaceOf(unit)) && !known.pushed.has(spaceOf(unit)));
  const moves = new Map(known?.moves);
  const supports = new Map(known?.supports);
  const pieces: Piece[] = [];
  const keep = (more: readonly Piece[]): void => {
    pieces.push(...more);
    ground.add(more);
  };
  const staysMove = ({ unit }: PlannedMove): boolean => !isMoved(unit);
  for (const move of plan.moves.filter(staysMove))
    (moves.get(move.index) ?? []).forEach((arrow, route) => {
      keep(ribbonPieces(plan, move, route, arrow));
    });
  const staysSupport = (support: PlannedSupport): boolean =>
    !isMoved(support.unit) && !isMoved(targetOf(support));
  for (const support of plan.supports.filter(staysSupport)) {
    const curve = supports.get(support.index);
    if (curve) keep(supportPieces(plan, support, drawn(plan, support, moves, curve, whereOf)));
  }
  const going = plan.moves.filter((move) => !staysMove(move));
  const ribbons = place(
    going.flatMap((move) => ribbonItems(plan, move, startOf(plan, move, whereOf))),
    ground,
    plan.format,
  );
  for (const move of going) {
    const routes = Math.max(1, move.routes.length);
    moves.set(
      move.index,
      Array.from({ length: routes }, (_, route) =>
        ribbons.get(nameOfRoute(move.index, route)),
      ).flatMap((found) => found?.value ?? []),
    );
  }
  keep([...ribbons.values()].flatMap((found) => found.pieces));

  const helping = plan.supports.filter((support) => !staysSupport(support));
  const placed = place(
    helping.map((support) => {
      const move = plan.moves.find(({ index }) => index === support.joins);
      const arrow = move && moves.get(move.index)?.[0];
      const all = plan.supports.filter(({ joins }) => joins === support.joins).length;
      return supportItem(plan, support, move && arrow && { move, arrow, all }, whereOf);
    }),
    ground,
    plan.format,
  );
  for (const { index } of helping) {
    const found = placed.get(nameOfSupport(index));
    if (found) supports.set(index, found.value);
  }
  keep([...placed.values()].flatMap((found) => found.pieces));

  const signs = place(signItems(plan, moves, supports, whereOf), ground, plan.format);
  keep([...signs.values()].flatMap((found) => found.pieces));
  return {
    pushed,
    moves,
    supports,
    signs: new Map([...signs].map(([key, { value }]) => [key, value])),
    pieces,
  };
}

/** Where a ribbon starts: at its unit, or if that lands elsewhere, where its fleet will be. */
const startOf = (
  { positions }: Plan,
  { unit, from }: PlannedMove,
  whereOf: (unit: UnitAt) => Point,
) => (from === undefined || from === spaceOf(unit) ? whereOf(unit) : positions.of(from, 'F'));

const nameOfSupport = (index: number): string => `support ${String(index)}`;

/** The items of all signs on arrows. */
function signItems(
  plan: Plan,
  moves: ReadonlyMap<number, readonly ArrowPath[]>,
  supports: ReadonlyMap<number, SupportCurve>,
  whereOf: (unit: UnitAt) => Point,
): readonly Item<number>[] {
  const ribbons = plan.moves.flatMap(({ index, outcome }) =>
    (moves.get(index) ?? []).map(({ line }, route) =>
      signItem(plan, nameOfRoute(index, route), 'move', outcome, line),
    ),
  );
  const others = plan.supports.map((support) => {
    const curve = supports.get(support.index);
    if (!curve) return null;
    const { line } = drawn(plan, support, moves, curve, whereOf);
    const key = nameOfSupport(support.index);
    return signItem(plan, key, 'support', support.outcome, line);
  });
  return [...ribbons, ...others].filter((item) => item !== null);
}

/** The arrow with its sign, if its outcome has one. */
function signed<T extends ArrowPath | SupportPath>(
  plan: Plan,
  index: number,
  signs: Layout['signs'],
  key: string,
  arrow: T,
): T {
  const outcome = plan.turn.ruling.orders[index]?.outcome;
  const bears = outcome !== undefined && SIGNED.includes(outcome);
  return bears ? { ...arrow, sign: signs.get(key) ?? null } : arrow;
}

const SIGNED: readonly Outcome[] = ['cut', 'void', 'illegal', 'ambiguous'];

/** The unit that is supported. */
const targetOf = ({ order }: PlannedSupport): UnitAt => spaceOf(order.target.at);

const drawn = (
  plan: Plan,
  support: PlannedSupport,
  moves: ReadonlyMap<number, readonly ArrowPath[]>,
  curve: SupportCurve,
  whereOf: (unit: UnitAt) => Point,
): SupportPath =>
  drawSupport(
    plan,
    support,
    support.joins === null ? undefined : moves.get(support.joins)?.[0],
    curve,
    whereOf,
  );

/**
 * The arrows once the units in `pushed` are pushed aside. `layouts` has one layout for each such set that occurs in
 * the turn.
 */
export function arrowsAt(
  plan: Plan,
  layouts: readonly Layout[],
  pushed: ReadonlySet<UnitAt>,
  whereOf: (unit: UnitAt) => Point,
): ArrowPaths {
  const layout = layouts.findLast((one) => one.pushed.size <= pushed.size) ?? NOTHING;
  const { signs } = layout;
  const moves = new Map(
    [...layout.moves].map(([index, arrows]) => [
      index,
      arrows.map((arrow, route) => signed(plan, index, signs, nameOfRoute(index, route), arrow)),
    ]),
  );
  const supports = new Map(
    plan.supports.flatMap((support) => {
      const { index } = support;
      const curve = layout.supports.get(index);
      if (!curve) return [];
      const arrow = drawn(plan, support, layout.moves, curve, whereOf);
      return [[index, signed(plan, index, signs, nameOfSupport(index), arrow)] as const];
    }),
  );
  return { moves, supports };
}

/** The arrow of a retreat: a gentle bow from the dislodged unit, round the units that remain. */
export function retreatLine(plan: Plan, from: Point, to: Point): Line {
  const { positions, turn } = plan;
  const length = distance(from, to);
  const remaining = turn.ruling.after.units.map(({ at: location, kind }) =>
    positions.of(location, kind),
  );
  return fitted(
    clearest(
      [0.07, -0.07, 0.14, -0.14, 0.24, -0.24, 0.34, -0.34].map((share) =>
        bow(from, to, share * length),
      ),
      remaining,
      19 * positions.scale,
    ),
    (GAP.army + 3) * positions.scale,
    (SIZE.circle + 4) * positions.scale,
  );
}

/** The faint line past a convoying fleet whose army was not ordered along it. */
export function faintLine(points: readonly Point[], scale: number): Line {
  return trimmed(through(points), GAP.army * scale, GAP.toPlace * scale);
}
