import { boardIn, spaceOf, type Board, type SpaceId } from '../../../board/board.ts';
import { formatLocation } from '../../../board/names.ts';
import type { Power } from '../../../board/powers.ts';
import type { AdjustmentFact } from '../../../trace/adjustment-fact.ts';
import type { UnitAt } from '../../../trace/fact.ts';
import type { AdjustmentTurn, RetreatTurn } from '../../../trace/phase-turn.ts';
import type { FleetRetreatFactType } from '../../../trace/army-fleet/fleet-fact.ts';
import type { RetreatFact, RetreatFactOf } from '../../../trace/retreat-fact.ts';
import { openTable } from '../../../open-table.ts';
import { adjustmentShort, plannedShort, retreatShort } from '../notation.ts';
import { shortRepair, type WrittenMessage } from '../repaired.ts';
import type { MessageKinds } from '../message-kinds.ts';
import type { ArmyFleetPhaseChip } from '../army-fleet/fleet-message.ts';

/** A fact of a retreat phase in short. Units, orders and places are in notation. */
export type RetreatChipMessage =
  | { readonly say: 'retreat-repaired'; readonly repair: WrittenMessage }
  | { readonly say: 'retreat-illegal'; readonly order: string }
  | MessageKinds<'retreat-ambiguous' | 'disbands', { readonly unit: string }>
  | { readonly say: 'army-fleet'; readonly chip: ArmyFleetPhaseChip }
  | { readonly say: 'retreats-collide'; readonly units: readonly string[]; readonly to: SpaceId }
  | { readonly say: 'retreat-succeeds'; readonly unit: string; readonly to: string };

/** A fact of an adjustment phase in short. Units and orders are in notation. */
export type AdjustmentChipMessage =
  | { readonly say: 'adjustment-repaired'; readonly repair: WrittenMessage }
  | { readonly say: 'captures'; readonly power: Power; readonly centre: SpaceId }
  | {
      readonly say: 'adjustment';
      readonly power: Power;
      readonly centres: number;
      readonly units: number;
    }
  | { readonly say: 'adjustment-illegal'; readonly power: Power; readonly order: string }
  | MessageKinds<'builds' | 'removes', { readonly power: Power; readonly unit: string }>
  /** `ordered`: it declines them. */
  | {
      readonly say: 'waives';
      readonly power: Power;
      readonly builds: number;
      readonly ordered: boolean;
    };

export type RetreatChipRows<T extends RetreatFact['type']> = {
  readonly [K in T]: (
    fact: RetreatFactOf<K>,
    unit: (at: UnitAt) => string,
    board: Board,
  ) => RetreatChipMessage;
};

export const RETREAT_CHIPS = openTable<
  RetreatChipRows<RetreatFact['type']>,
  Exclude<RetreatFact['type'], FleetRetreatFactType>
>({
  'retreat-repaired': ({ type: say, repair }) => ({ say, repair: shortRepair(repair) }),
  'retreat-illegal': ({ type: say, order }, _, board) => ({
    say,
    order: retreatShort(order, board),
  }),
  'retreat-ambiguous': ({ type: say, unit }, named) => ({ say, unit: named(unit) }),
  disbands: ({ type: say, unit }, named) => ({ say, unit: named(unit) }),
  'retreats-collide': ({ type: say, units, to }, named) => ({ say, units: units.map(named), to }),
  'retreat-succeeds': ({ type: say, unit, to }, named, board) => ({
    say,
    unit: named(unit),
    to: formatLocation(to, board),
  }),
});

/** A fact of a retreat phase in short. */
export function retreatChipMessage(
  fact: RetreatFact,
  { position }: RetreatTurn,
): RetreatChipMessage {
  const board = boardIn(position);
  const named = (at: UnitAt): string =>
    plannedShort(
      position.dislodged.find((one) => spaceOf(one.unit.at) === at)?.unit ?? { kind: null, at },
      board,
    );
  const message = RETREAT_CHIPS.row(fact.type) as (
    fact: RetreatFact,
    unit: (at: UnitAt) => string,
    board: Board,
  ) => RetreatChipMessage;
  return message(fact, named, board);
}

/** A fact of an adjustment phase in short. */
export function adjustmentChipMessage(
  fact: AdjustmentFact,
  { position }: AdjustmentTurn,
): AdjustmentChipMessage {
  const board = boardIn(position);
  switch (fact.type) {
    case 'adjustment-repaired':
      return { say: fact.type, repair: shortRepair(fact.repair) };
    case 'captures':
      return { say: fact.type, power: fact.by, centre: fact.centre };
    case 'adjustment':
      return { say: fact.type, power: fact.power, centres: fact.centres, units: fact.units };
    case 'adjustment-illegal':
      return { say: fact.type, power: fact.order.power, order: adjustmentShort(fact.order, board) };
    case 'builds':
      return { say: fact.type, power: fact.power, unit: plannedShort(fact.unit, board) };
    case 'waives': {
      const ordered = fact.reason === 'ordered';
      return { say: fact.type, power: fact.power, builds: fact.builds, ordered };
    }
    case 'removes':
    case 'removes-unordered':
    case 'removes-army':
    case 'goes-with-fleet':
      return { say: 'removes', power: fact.power, unit: plannedShort(fact.unit, board) };
  }
}
