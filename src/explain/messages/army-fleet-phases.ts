import { spaceOf, type Location, type SpaceId } from '../../board/board.ts';
import { formatLocation } from '../../board/names.ts';
import type { Power } from '../../board/powers.ts';
import type { AdjustmentFactOf } from '../../trace/adjustment-fact.ts';
import type { RetreatFactOf } from '../../trace/retreat-fact.ts';
import type { AdjustmentContext } from './phases/adjustment-context.ts';
import { fallenUnit, type RetreatContext } from './phases/retreat-context.ts';
import { who, type Who } from './who.ts';

/** Messages about the Army/Fleet module in the phases after the moves. */
export type ArmyFleetPhaseMessage =
  /** `given`: it was given orders, but none that it can follow. */
  | {
      readonly say: 'turns-right';
      readonly unit: Who;
      readonly to: Location;
      readonly given: boolean;
    }
  | { readonly say: 'army-lost'; readonly fleet: Who }
  /**
   * After the message about the fleet: its army retreats with it, leaves the board with it, is removed instead of it.
   */
  | { readonly say: 'army-along' | 'army-leaves' | 'army-first' }
  | { readonly say: 'army-of-last'; readonly power: Power; readonly fleet: Who }
  | { readonly say: 'goes-with-fleet'; readonly fleet: Who }
  | { readonly say: 'nobody-aboard'; readonly power: Power; readonly at: SpaceId };

/** The message for a fact of a retreat phase that only the module has. */
export function armyFleetRetreat(
  fact: RetreatFactOf<'turns-right' | 'army-lost'>,
  t: RetreatContext,
): ArmyFleetPhaseMessage {
  if (fact.type === 'army-lost')
    return { say: fact.type, fleet: fallenUnit(spaceOf(fact.unit), t) };
  const given = t.step.because.length > 0;
  return { say: fact.type, unit: fallenUnit(fact.unit, t), to: fact.to, given };
}

/** The message for the army aboard a fleet that is removed. */
export const goesWithFleet = (
  { unit }: AdjustmentFactOf<'goes-with-fleet'>,
  { units }: AdjustmentContext,
): ArmyFleetPhaseMessage => ({ say: 'goes-with-fleet', fleet: who(spaceOf(unit.at), units) });

/** A fact of a retreat phase that only the module has, in short. */
export type ArmyFleetPhaseChip =
  | { readonly say: 'turns-right'; readonly unit: string; readonly to: string }
  | { readonly say: 'army-lost'; readonly unit: string };

export function armyFleetRetreatChip(
  fact: RetreatFactOf<'turns-right' | 'army-lost'>,
): ArmyFleetPhaseChip {
  const at = formatLocation(spaceOf(fact.unit));
  return fact.type === 'army-lost'
    ? { say: fact.type, unit: `A ${at}` }
    : { say: fact.type, unit: `F ${at}`, to: formatLocation(fact.to) };
}

/**
 * The army aboard is removed instead of the fleet (A/F IV.c). `isToldWhy`: the message about the fleet precedes this
 * and says why.
 */
export const armyFirst = (power: Power, fleet: Who, isToldWhy: boolean): ArmyFleetPhaseMessage =>
  isToldWhy ? { say: 'army-first' } : { say: 'army-of-last', power, fleet };
