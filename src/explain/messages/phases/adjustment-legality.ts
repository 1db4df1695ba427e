import {
  spaceIn,
  spaceOf,
  type Location,
  type SpaceId,
  type UnitKind,
} from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import { isBerth, unitAt } from '../../../board/unit-at.ts';
import type { AdjustmentOrder } from '../../../orders/adjustment-order.ts';
import type { AdjustmentFactOf, AdjustmentIllegalReason } from '../../../trace/adjustment-fact.ts';
import { unitNamed } from '../../../trace/unit-name.ts';
import type { ArmyFleetPhaseMessage } from '../army-fleet/fleet-message.ts';
import { countOf, type AdjustmentContext, type Holdings } from './adjustment-context.ts';
import { who, type Who } from '../who.ts';

interface Site {
  readonly power: Power;
  /** Null for a declined build, which has no place. */
  readonly at: SpaceId | null;
}

/** Why an order of an adjustment phase is illegal. */
export type AdjustmentIllegalMessage =
  | {
      readonly say: 'army-fleet';
      readonly before: null;
      readonly message: ArmyFleetPhaseMessage;
    }
  /** `has`: null if it is not known how many. */
  | (Site & {
      readonly say: 'not-due';
      readonly order: AdjustmentOrder['type'];
      readonly has: Holdings | null;
    })
  | (Site & { readonly say: 'not-a-centre' })
  /** `home`: whose home centre it is; null if it is none. */
  | (Site & { readonly say: 'not-home'; readonly home: Power | null })
  /** `owner`: null if there is none. `now`: the owner has just captured it. */
  | (Site & { readonly say: 'not-owned'; readonly owner: Power | null; readonly now: boolean })
  /** `by`: null if it is not known what is there. */
  | (Site & { readonly say: 'centre-occupied'; readonly by: UnitKind | null })
  | (Site & { readonly say: 'kind-missing' })
  | (Site & { readonly say: 'fleet-inland' })
  | (Site & { readonly say: 'build-coast-missing' })
  /** `place`: null if it is not known which. */
  | (Site & { readonly say: 'build-coast-impossible'; readonly place: Location | null })
  | (Site & { readonly say: 'nothing-to-remove' })
  | (Site & { readonly say: 'built-already' })
  /** `unit`: null if it is not known. */
  | { readonly say: 'removed-already'; readonly power: Power; readonly unit: Who | null }
  | { readonly say: 'no-waiving'; readonly power: Power }
  | (Site & {
      readonly say: 'too-many';
      readonly order: AdjustmentOrder['type'];
      readonly due: number;
    });

/** Where an order builds or removes; null for a declined build. */
const place = (order: AdjustmentOrder): SpaceId | null =>
  order.type === 'waive' ? null : spaceOf(order.unit.at);

const site = (order: AdjustmentOrder): Site => ({ power: order.power, at: place(order) });

function holdingsOf(order: AdjustmentOrder, t: AdjustmentContext): Holdings | null {
  const count = countOf(order.power, t);
  return count ? { centres: count.centres, units: count.units } : null;
}

function notOwned(
  order: AdjustmentOrder,
  { turn, step }: AdjustmentContext,
): AdjustmentIllegalMessage {
  const space = place(order);
  const captured = step.because
    .map((id) => turn.ruling.steps[id]?.fact)
    .find((fact) => fact?.type === 'captures');
  const owner = space === null ? undefined : turn.position.owners[space];
  return captured?.type === 'captures'
    ? { say: 'not-owned', ...site(order), owner: captured.by, now: true }
    : { say: 'not-owned', ...site(order), owner: owner ?? null, now: false };
}

function tooMany(order: AdjustmentOrder, t: AdjustmentContext): AdjustmentIllegalMessage {
  const has = holdingsOf(order, t);
  const due = has ? Math.abs(has.centres - has.units) : 1;
  return { say: 'too-many', ...site(order), order: order.type, due };
}

const CAUSES: {
  readonly [R in AdjustmentIllegalReason]: (
    order: AdjustmentOrder,
    t: AdjustmentContext,
  ) => AdjustmentIllegalMessage;
} = {
  'not-due': (order, t) => ({
    say: 'not-due',
    ...site(order),
    order: order.type,
    has: holdingsOf(order, t),
  }),
  'not-a-centre': (order) => ({ say: 'not-a-centre', ...site(order) }),
  'not-home': (order, { board }) => {
    const at = place(order);
    const home = at === null ? null : spaceIn(at, board).home;
    return { say: 'not-home', ...site(order), home };
  },
  'not-owned': notOwned,
  occupied: (order, { units }) => {
    const at = place(order);
    const by = (at === null ? undefined : units.get(at))?.kind ?? null;
    return { say: 'centre-occupied', ...site(order), by };
  },
  'kind-missing': (order) => ({ say: 'kind-missing', ...site(order) }),
  'fleet-inland': (order) => ({ say: 'fleet-inland', ...site(order) }),
  'coast-missing': (order) => ({ say: 'build-coast-missing', ...site(order) }),
  'coast-impossible': (order) => ({
    say: 'build-coast-impossible',
    ...site(order),
    place: order.type === 'waive' ? null : order.unit.at,
  }),
  'no-unit': (order, { units, turn }) => {
    const { power } = order;
    const at = place(order);
    // Its own fleet is there, but no army aboard.
    const isNone =
      order.type === 'remove' && isBerth(unitNamed(order.unit, turn.edition)) && at !== null;
    return isNone && units.get(at)?.power === power
      ? { say: 'army-fleet', before: null, message: { say: 'nobody-aboard', power, at } }
      : { say: 'nothing-to-remove', ...site(order) };
  },
  'built-already': (order) => ({ say: 'built-already', ...site(order) }),
  'removed-already': (order, { units }) => {
    const named = order.type === 'remove' ? unitAt(order.unit) : null;
    const at = named !== null && units.has(named) ? named : place(order);
    const unit = at !== null && units.has(at) ? who(at, units) : null;
    return { say: 'removed-already', power: order.power, unit };
  },
  waiving: ({ power }) => ({ say: 'no-waiving', power }),
  'too-many': tooMany,
};

/** An order of an adjustment phase is illegal: why. */
export const adjustmentIllegal = (
  { order, reason }: AdjustmentFactOf<'adjustment-illegal'>,
  t: AdjustmentContext,
): AdjustmentIllegalMessage => CAUSES[reason](order, t);
