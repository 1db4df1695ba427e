import { hasStandardMap, isBoard, spaceOf } from '../board/board.ts';
import type { Board, Location, Owners, Piece, Position, SpaceId, Unit } from '../board/board.ts';
import { berthIn, isBerth } from '../board/unit-at.ts';
import type { Power } from '../board/powers.ts';
import type { AdjustmentOrder } from '../orders/adjustment-order.ts';
import type { Order } from '../orders/order.ts';
import { REPAIRS } from '../orders/repair.ts';
import type { Repair } from '../orders/repair.ts';
import type { RetreatPhaseOrder } from '../orders/retreat-order.ts';
import type { Citation } from '../rules/citation.ts';
import { ADJUSTMENT_ILLEGAL_REASONS, WAIVE_REASONS } from './adjustment-fact.ts';
import type { AdjustmentFact, AdjustmentFactOf, Remoteness } from './adjustment-fact.ts';
import { ADJUSTMENT_OUTCOMES } from './adjustment-ruling.ts';
import type { AdjustmentRuling, RuledAdjustment } from './adjustment-ruling.ts';
import { BARRED_REASONS, EXCUSES, ILLEGAL_REASONS, ROUTE_REASONS, VOID_REASONS } from './fact.ts';
import { CYCLE_ENDS, PASSAGES, SPARES } from './army-fleet/fleet-fact.ts';
import type { Barred, Fact, FactOf, Opponent, Rival, UnitAt } from './fact.ts';
import type { Passage } from './army-fleet/fleet-fact.ts';
import { DISBAND_REASONS, RETREAT_ILLEGAL_REASONS } from './retreat-fact.ts';
import type { RetreatFact } from './retreat-fact.ts';
import { RETREAT_OUTCOMES } from './retreat-ruling.ts';
import type { RetreatRuling, RuledRetreat } from './retreat-ruling.ts';
import { OUTCOMES } from './ruling.ts';
import type { Dislodged, RuledOrder, Ruling } from './ruling.ts';
import { byType, compared, flag, listOf, number, object, oneOf, oneOn } from './shape.ts';
import { orNull, text } from './shape.ts';
import type { Shape } from './shape.ts';
import type { AnyFact, Step } from './step.ts';

/**
 * What proofs and rulings look like, key by key: input from outside is checked against it before anything in it is
 * read. The types require each key and each kind of value (`Shape` is exact), so that types and shapes cannot drift
 * apart.
 */
export const space = oneOn<SpaceId>((board, id) => board.spaces.has(id));
const isBerthOn = (board: Board, at: Location): boolean =>
  hasStandardMap(board) &&
  isBerth(at as SpaceId) &&
  berthIn(spaceOf(at)) === at &&
  board.spaces.get(spaceOf(at))?.kind === 'sea';
const unit = oneOn<UnitAt>((board, at) => board.spaces.has(at) || isBerthOn(board, at));
const units = listOf(unit);
export const location = oneOn<Location>((board, at) => board.order.has(at));
/** Includes berths: a boarding that is stopped was to a berth. */
export const destination = oneOn<Location>(
  (board, at) => board.order.has(at) || isBerthOn(board, at),
);
export const power = oneOn<Power>(({ powers }, name) => powers.includes(name));
const bound = oneOf(['exactly', 'at-least', 'at-most']);
export const piece: Shape<Piece> = object<Piece>({ kind: oneOf(['A', 'F']), at: location });
export const repair: Shape<Repair> = object<Repair>({ what: oneOf(REPAIRS), from: text, to: text });
export const barred: Shape<readonly Barred[]> = listOf(
  object<Barred>({ at: location, reason: oneOf(BARRED_REASONS) }),
);

const opponent = object<Opponent>({
  role: oneOf(['hold', 'defend', 'prevent']),
  unit,
  strength: number,
});
const rival = object<Rival>({
  unit,
  strength: number,
  powerless: orNull(oneOf(['no-path', 'beaten'])),
});

/** The orders of a fact are the given ones, and are compared with them. */
const order = compared<Order>();

export const FACT: Shape<Fact> = byType<Fact>({
  repaired: { unit, order, repair },
  illegal: {
    order,
    reason: oneOf(ILLEGAL_REASONS),
  },
  ambiguous: {
    unit,
    orders: listOf(order),
    followed: orNull(order),
  },
  void: {
    unit,
    kind: oneOf(['move', 'support', 'convoy']),
    reason: oneOf(VOID_REASONS),
  },
  route: {
    unit,
    by: oneOf(['land', 'convoy']),
    reason: oneOf(ROUTE_REASONS),
  },
  'convoy-available': {
    unit,
    attackers: units,
  },
  'convoy-disrupted': {
    unit,
    by: orNull(unit),
  },
  path: { unit, fleets: units },
  'no-path': { unit, broken: units },
  'support-given': {
    unit,
    attackers: listOf(
      object<FactOf<'support-given'>['attackers'][number]>({
        unit,
        excuse: oneOf(EXCUSES),
      }),
    ),
  },
  'support-cut': {
    unit,
    manner: oneOf(['attacked', 'dislodged']),
    by: units,
  },
  strength: {
    unit,
    bound,
    value: number,
    supports: units,
  },
  attack: {
    unit,
    bound,
    value: number,
    supports: units,
    uncounted: units,
  },
  hold: {
    unit,
    bound,
    value: number,
    supports: units,
  },
  'move-succeeds': {
    unit,
    to: location,
    attack: number,
    against: orNull(opponent),
    rivals: listOf(rival),
  },
  'move-bounces': {
    unit,
    to: location,
    attack: number,
    by: opponent,
    garrison: orNull(unit),
  },
  'move-blocked': {
    unit,
    to: location,
    by: unit,
  },
  rotation: {
    core: units,
    outcomes: number,
  },
  paradox: {
    core: units,
    convoys: units,
    outcomes: number,
  },
  'move-rotates': {
    unit,
    to: location,
  },
  'move-stopped': {
    unit,
    to: destination,
  },
  dislodged: { unit, by: unit },
  passage: {
    unit,
    why: oneOf(Object.keys(PASSAGES) as Passage[]),
    by: orNull(unit),
    support: orNull(unit),
    spared: listOf(object<FactOf<'passage'>['spared'][number]>({ unit, excuse: oneOf(SPARES) })),
  },
  cycle: { core: units, landings: units, outcomes: number, end: oneOf(CYCLE_ENDS) },
  'move-follows': { unit, to: location, succeeds: flag },
  starves: { unit },
  displaced: { unit, facing: location, to: location },
  retreats: {
    unit,
    to: listOf(location),
    barred,
  },
});

const retreatOrder = compared<RetreatPhaseOrder>();

export const RETREAT_FACT: Shape<RetreatFact> = byType<RetreatFact>({
  'retreat-repaired': {
    unit: space,
    order: retreatOrder,
    repair,
  },
  'retreat-illegal': {
    order: retreatOrder,
    reason: oneOf(RETREAT_ILLEGAL_REASONS),
  },
  'retreat-ambiguous': {
    unit: space,
    orders: listOf(retreatOrder),
    followed: orNull(retreatOrder),
  },
  'retreats-collide': {
    to: space,
    units: listOf(space),
  },
  'retreat-succeeds': {
    unit: space,
    to: location,
  },
  'turns-right': { unit: space, to: location },
  disbands: {
    unit: space,
    reason: oneOf(DISBAND_REASONS),
  },
  'army-lost': { unit },
});

const among = listOf(object<Remoteness>({ unit: space, distance: orNull(number) }));

export const ADJUSTMENT_FACT: Shape<AdjustmentFact> = byType<AdjustmentFact>({
  'adjustment-repaired': {
    power,
    order: compared<AdjustmentFactOf<'adjustment-repaired'>['order']>(),
    repair,
  },
  captures: {
    centre: space,
    by: power,
    from: orNull(power),
  },
  adjustment: {
    power,
    centres: number,
    units: number,
  },
  'adjustment-illegal': {
    order: compared<AdjustmentOrder>(),
    reason: oneOf(ADJUSTMENT_ILLEGAL_REASONS),
  },
  builds: { power, unit: piece },
  waives: {
    power,
    builds: number,
    reason: oneOf(WAIVE_REASONS),
  },
  removes: { power, unit: piece },
  'goes-with-fleet': { power, unit: piece },
  'removes-unordered': { power, unit: piece, among },
  'removes-army': { power, unit: piece, among },
});

/** A step of a phase with these facts. */
export const stepOf = <F extends AnyFact>(fact: Shape<F>): Shape<Step<F>> =>
  object<Step<F>>({
    id: number,
    fact,
    because: listOf(number),
    citation: object<Citation>({ source: text, paragraph: text }),
  });

/** Units are compared with those of the position. Where a phase ends, it only states units. */
const position: Shape<Position> = object<Pick<Position, 'units' | 'board'>>(
  { units: listOf(compared<Unit>()) },
  { board: (value) => (isBoard(value) ? null : 'not a board') },
);

/** The steps of a ruling are checked against their shape one by one (`firstWrong`). */
const steps =
  <F extends AnyFact>(): Shape<readonly Step<F>[]> =>
  (value) =>
    Array.isArray(value) ? null : 'not a list';

export const RULING: Shape<Ruling> = object<Ruling>(
  {
    edition: text,
    orders: listOf(
      object<RuledOrder>({
        unit,
        order: orNull(order),
        outcome: oneOf(OUTCOMES),
        dislodged: flag,
        step: orNull(number),
      }),
    ),
    dislodged: listOf(
      object<Dislodged>(
        { unit, by: unit, retreats: listOf(location), barred },
        { aboard: unit, displaced: location },
      ),
    ),
    after: position,
    steps: steps(),
  },
  { starved: units },
);

export const RETREAT_RULING: Shape<RetreatRuling> = object<RetreatRuling>({
  edition: text,
  orders: listOf(
    object<RuledRetreat>({
      unit: space,
      order: orNull(retreatOrder),
      outcome: oneOf(RETREAT_OUTCOMES),
      step: orNull(number),
    }),
  ),
  after: position,
  steps: steps(),
});

export const ADJUSTMENT_RULING: Shape<AdjustmentRuling> = object<AdjustmentRuling>({
  edition: text,
  orders: listOf(
    object<RuledAdjustment>({
      order: compared<AdjustmentOrder>(),
      outcome: oneOf(ADJUSTMENT_OUTCOMES),
      step: orNull(number),
    }),
  ),
  removed: position,
  owners: compared<Owners>(),
  after: position,
  steps: steps(),
});
