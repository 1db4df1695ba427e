import { LOCATIONS, SPACE_IDS } from '../board/board.ts';
import type { Piece, Position, Unit } from '../board/board.ts';
import { POWERS } from '../board/powers.ts';
import type { AdjustmentOrder } from '../orders/adjustment-order.ts';
import type { Order } from '../orders/order.ts';
import { REPAIRS } from '../orders/repair.ts';
import type { Repair } from '../orders/repair.ts';
import type { RetreatPhaseOrder } from '../orders/retreat-order.ts';
import type { Citation } from '../rules/citation.ts';
import { ADJUSTMENT_ILLEGAL_REASONS, WAIVE_REASONS } from './adjustment-fact.ts';
import type { AdjustmentFact, AdjustmentFactOf, Remoteness } from './adjustment-fact.ts';
import { ADJUSTMENT_OUTCOMES } from './adjustment-ruling.ts';
import type { AdjustmentRuling, Owners, RuledAdjustment } from './adjustment-ruling.ts';
import { BARRED_REASONS, EXCUSES, ILLEGAL_REASONS, ROUTE_REASONS, VOID_REASONS } from './fact.ts';
import type { Barred, Fact, FactOf, Opponent, Rival } from './fact.ts';
import { DISBAND_REASONS, RETREAT_ILLEGAL_REASONS } from './retreat-fact.ts';
import type { RetreatFact } from './retreat-fact.ts';
import { RETREAT_OUTCOMES } from './retreat-ruling.ts';
import type { RetreatRuling, RuledRetreat } from './retreat-ruling.ts';
import { OUTCOMES } from './ruling.ts';
import type { Dislodged, RuledOrder, Ruling } from './ruling.ts';
import { byType, compared, flag, listOf, number, object, oneOf, orNull, text } from './shape.ts';
import type { Shape } from './shape.ts';
import type { AnyFact, Step } from './step.ts';

/**
 * What proofs and rulings look like, key by key: what comes from outside is held against it before anything in it is read.
 * The types demand each key and each kind of value (`Shape` is exact), so that they and the shapes cannot drift apart.
 */
const space = oneOf(SPACE_IDS);
const spaces = listOf(space);
const location = oneOf(LOCATIONS);
const power = oneOf(POWERS);
const bound = oneOf(['exactly', 'at-least', 'at-most']);
const piece: Shape<Piece> = object<Piece>({ kind: oneOf(['A', 'F']), at: location });
const repair: Shape<Repair> = object<Repair>({ what: oneOf(REPAIRS), from: text, to: text });
const barred: Shape<readonly Barred[]> = listOf(
  object<Barred>({ at: location, reason: oneOf(BARRED_REASONS) }),
);

const opponent = object<Opponent>({
  role: oneOf(['hold', 'defend', 'prevent']),
  unit: space,
  strength: number,
});
const rival = object<Rival>({
  unit: space,
  strength: number,
  powerless: orNull(oneOf(['no-path', 'beaten'])),
});

/** The orders of a fact are those given, and compared with them. */
const order = compared<Order>();

export const FACT: Shape<Fact> = byType<Fact>({
  repaired: { unit: space, order, repair },
  illegal: {
    order,
    reason: oneOf(ILLEGAL_REASONS),
  },
  ambiguous: {
    unit: space,
    orders: listOf(order),
    followed: orNull(order),
  },
  void: {
    unit: space,
    kind: oneOf(['move', 'support', 'convoy']),
    reason: oneOf(VOID_REASONS),
  },
  route: {
    unit: space,
    by: oneOf(['land', 'convoy']),
    reason: oneOf(ROUTE_REASONS),
  },
  'convoy-available': {
    unit: space,
    attackers: spaces,
  },
  'convoy-disrupted': {
    unit: space,
    by: orNull(space),
  },
  path: { unit: space, fleets: spaces },
  'no-path': { unit: space, broken: spaces },
  'support-given': {
    unit: space,
    attackers: listOf(
      object<FactOf<'support-given'>['attackers'][number]>({
        unit: space,
        excuse: oneOf(EXCUSES),
      }),
    ),
  },
  'support-cut': {
    unit: space,
    manner: oneOf(['attacked', 'dislodged']),
    by: spaces,
  },
  strength: {
    unit: space,
    bound,
    value: number,
    supports: spaces,
  },
  attack: {
    unit: space,
    bound,
    value: number,
    supports: spaces,
    uncounted: spaces,
  },
  hold: {
    unit: space,
    bound,
    value: number,
    supports: spaces,
  },
  'move-succeeds': {
    unit: space,
    to: location,
    attack: number,
    against: orNull(opponent),
    rivals: listOf(rival),
  },
  'move-bounces': {
    unit: space,
    to: location,
    attack: number,
    by: opponent,
    garrison: orNull(space),
  },
  'move-blocked': {
    unit: space,
    to: location,
    by: space,
  },
  rotation: {
    core: spaces,
    outcomes: number,
  },
  paradox: {
    core: spaces,
    convoys: spaces,
    outcomes: number,
  },
  'move-rotates': {
    unit: space,
    to: location,
  },
  'move-stopped': {
    unit: space,
    to: location,
  },
  dislodged: { unit: space, by: space },
  retreats: {
    unit: space,
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
    units: spaces,
  },
  'retreat-succeeds': {
    unit: space,
    to: location,
  },
  disbands: {
    unit: space,
    reason: oneOf(DISBAND_REASONS),
  },
});

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
  'removes-unordered': {
    power,
    unit: piece,
    among: listOf(object<Remoteness>({ unit: space, distance: orNull(number) })),
  },
});

/** A step of a phase with such facts. */
export const stepOf = <F extends AnyFact>(fact: Shape<F>): Shape<Step<F>> =>
  object<Step<F>>({
    id: number,
    fact,
    because: listOf(number),
    citation: object<Citation>({ source: text, paragraph: text }),
  });

/** Units are compared with those of the position. */
const position: Shape<Position> = object<Position>({ units: listOf(compared<Unit>()) });

/** The steps of a ruling are held against their shape one by one (`firstWrong`). */
const steps =
  <F extends AnyFact>(): Shape<readonly Step<F>[]> =>
  (value) =>
    Array.isArray(value) ? null : 'not a list';

export const RULING: Shape<Ruling> = object<Ruling>({
  edition: text,
  orders: listOf(
    object<RuledOrder>({
      unit: space,
      order: orNull(order),
      outcome: oneOf(OUTCOMES),
      dislodged: flag,
      step: orNull(number),
    }),
  ),
  dislodged: listOf(
    object<Dislodged>({ unit: space, by: space, retreats: listOf(location), barred }),
  ),
  after: position,
  steps: steps(),
});

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
