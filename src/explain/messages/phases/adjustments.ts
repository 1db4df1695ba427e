import { openTable } from '../../../open-table.ts';
import type { FleetAdjustmentFactType } from '../../../trace/army-fleet/fleet-fact.ts';
import { spaceOf, type Location, type SpaceId, type UnitKind } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import { unitAt } from '../../../board/unit-at.ts';
import type {
  AdjustmentFact,
  AdjustmentFactOf,
  Remoteness,
  WaiveReason,
} from '../../../trace/adjustment-fact.ts';
import type { AdjustmentTurn } from '../../../trace/phase-turn.ts';
import type { Step } from '../../../trace/step.ts';
import type { ArmyFleetPhaseMessage } from '../army-fleet/fleet-message.ts';
import { adjustmentIllegal, type AdjustmentIllegalMessage } from './adjustment-legality.ts';
import {
  adjustmentContext,
  countOf,
  type AdjustmentContext,
  type Holdings,
} from './adjustment-context.ts';
import { repairMessage, type RepairedMessage } from '../repaired.ts';
import { who, type Who } from '../who.ts';

/** The message for a step of an adjustment phase. */
export type AdjustmentMessage =
  | RepairedMessage
  | AdjustmentIllegalMessage
  /** `from`: null if the centre had no owner. */
  | {
      readonly say: 'captures';
      readonly centre: SpaceId;
      readonly by: Power;
      readonly from: Power | null;
      readonly kind: UnitKind;
    }
  /** `waiving`: it may waive builds. `wins`: it has as many centres as win a game of that many players. */
  | {
      readonly say: 'adjustment';
      readonly power: Power;
      readonly has: Holdings;
      readonly waiving: boolean;
      readonly wins: { readonly centres: number; readonly players: number } | null;
    }
  | {
      readonly say: 'builds';
      readonly power: Power;
      readonly kind: UnitKind;
      readonly at: Location;
    }
  /** `more`: earlier orders have built or declined something. */
  | {
      readonly say: 'waives';
      readonly power: Power;
      readonly builds: number;
      readonly reason: WaiveReason;
      readonly more: boolean;
    }
  | {
      readonly say: 'removes';
      readonly power: Power;
      readonly unit: Who;
      readonly has: Holdings | null;
    }
  | FarthestMessage
  /** `before`: the message that comes first, about the fleet of the army that this is about. */
  | {
      readonly say: 'army-fleet';
      readonly before: FarthestMessage | null;
      readonly message: ArmyFleetPhaseMessage;
    };

/** Which unit is removed, if no order says which. */
export type FarthestMessage =
  | { readonly say: 'removes-last'; readonly power: Power; readonly unit: Who }
  /**
   * `distance`: null if it cannot get there, and if `nobody`, none of the power's units can. Of the equally distant
   * ones, `armies` come after a fleet, and `alike` alphabetically.
   */
  | {
      readonly say: 'removes-farthest';
      readonly power: Power;
      readonly unit: Who;
      readonly from: 'home' | 'centres';
      readonly distance: number | null;
      readonly nobody: boolean;
      /** Whether the power owns a centre; if not, all its units go. */
      readonly owns: boolean;
      readonly armies: readonly SpaceId[];
      readonly alike: readonly SpaceId[];
    };

export function removesFarthest(
  { power, unit: { at }, among }: AdjustmentFactOf<'removes-unordered' | 'removes-army'>,
  t: AdjustmentContext,
): FarthestMessage {
  const { units, turn } = t;
  const [first, ...others] = among;
  const unit = who(spaceOf(at), units);
  if (first === undefined || others.length === 0) return { say: 'removes-last', power, unit };
  const ties = others.filter(({ distance }) => distance === first.distance);
  const isAlike = (other: Remoteness) =>
    units.get(other.unit)?.kind === units.get(first.unit)?.kind;
  const spaces = (list: readonly Remoteness[]) => list.map(({ unit: space }) => space);
  return {
    say: 'removes-farthest',
    power,
    unit,
    from: turn.edition.choices.removal === 'owned-over-land-and-sea' ? 'centres' : 'home',
    distance: first.distance,
    nobody: ties.length === others.length && first.distance === null,
    owns: countOf(power, t)?.centres !== 0,
    armies: spaces(ties.filter((tie) => !isAlike(tie))),
    alike: spaces(ties.filter(isAlike)),
  };
}

export type AdjustmentMessageRows<T extends AdjustmentFact['type']> = {
  readonly [K in T]: (fact: AdjustmentFactOf<K>, t: AdjustmentContext) => AdjustmentMessage;
};

/** The message for each type of fact of an adjustment phase. */
export const ADJUSTMENT_MESSAGES = openTable<
  AdjustmentMessageRows<AdjustmentFact['type']>,
  Exclude<AdjustmentFact['type'], FleetAdjustmentFactType>
>({
  'adjustment-repaired': ({ order, repair }, { board, units }) => {
    const { power, unit } = order;
    if (order.type === 'remove')
      return repairMessage({ type: 'hold', power, unit: order.unit }, repair, units, board);
    const piece = { kind: unit.kind ?? 'F', at: unit.at } as const;
    const build = { type: 'move', power, unit: piece, to: unit.at, viaConvoy: false } as const;
    return repairMessage(build, repair, new Map(), board);
  },
  captures: ({ centre, by, from }, { units }) => ({
    say: 'captures',
    centre,
    by,
    from,
    kind: who(centre, units).kind,
  }),
  adjustment: ({ power, centres, units }, { board, turn }) => ({
    say: 'adjustment',
    power,
    has: { centres, units },
    waiving: turn.edition.choices.waiving,
    wins:
      board.winning !== null && centres >= board.winning
        ? { centres: board.winning, players: board.powers.length }
        : null,
  }),
  'adjustment-illegal': adjustmentIllegal,
  builds: ({ power, unit: { kind, at } }) => ({ say: 'builds', power, kind, at }),
  waives: ({ power, builds, reason }, { step }) => ({
    say: 'waives',
    power,
    builds,
    reason,
    more: step.because.length > 1,
  }),
  removes: ({ power, unit }, t) => {
    const count = countOf(power, t);
    const has = count ? { centres: count.centres, units: count.units } : null;
    return { say: 'removes', power, unit: { at: unitAt(unit), kind: unit.kind }, has };
  },
  'removes-unordered': removesFarthest,
});

/** The message for a step of an adjustment phase. */
export function adjustmentMessage(
  step: Step<AdjustmentFact>,
  turn: AdjustmentTurn,
): AdjustmentMessage {
  const message = ADJUSTMENT_MESSAGES.row(step.fact.type) as (
    fact: AdjustmentFact,
    t: AdjustmentContext,
  ) => AdjustmentMessage;
  return message(step.fact, adjustmentContext(step, turn));
}
