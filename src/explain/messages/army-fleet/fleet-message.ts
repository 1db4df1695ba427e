import type { Location, SpaceId } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import type { CycleEnd, Passage } from '../../../trace/army-fleet/fleet-fact.ts';
import type { Who } from '../who.ts';
import type { FleetLoop } from './fleet-loop.ts';

/** Why an army cannot board a fleet, whatever the outcome of the moves. */
export type BoardingReason = 'fleet-busy' | 'fleet-ashore' | 'two-boarders';

/** Messages about the Army/Fleet module. */
export type ArmyFleetMessage =
  | {
      readonly say: 'passage';
      readonly why: Passage;
      readonly unit: Who;
      /** Where the unit goes: a place, or for a boarding army the sea of the fleet. */
      readonly to: Location;
      /** The sea of the fleet, and the fleet. */
      readonly sea: SpaceId;
      readonly fleet: Who;
      readonly by: Who | null;
      /** An attack takes the sea with support, or takes it, but without. */
      readonly isSupported: boolean;
      /** The move has failed already. */
      readonly hasFailed: boolean;
    }
  | {
      readonly say: 'cycle';
      readonly units: readonly Who[];
      /** Null if it is not as simple as that. */
      readonly loop: FleetLoop | null;
      readonly outcomes: number;
      readonly end: CycleEnd;
    }
  | {
      readonly say: 'move-follows';
      readonly unit: Who;
      readonly to: Location;
      readonly succeeds: boolean;
    }
  | { readonly say: 'starves'; readonly fleet: Who }
  | { readonly say: 'void-boarding'; readonly unit: Who; readonly why: BoardingReason }
  | { readonly say: 'void-landing'; readonly unit: Who }
  | {
      readonly say: 'displaced';
      readonly unit: Who;
      readonly facing: Location;
      readonly to: Location;
    };

/** A fact of the module in short. */
export type ArmyFleetChip =
  | { readonly say: 'passage'; readonly order: string; readonly open: boolean }
  | { readonly say: 'cycle'; readonly units: readonly string[] }
  | { readonly say: 'move-follows'; readonly order: string; readonly succeeds: boolean }
  | { readonly say: 'starves'; readonly unit: string }
  | { readonly say: 'displaced'; readonly unit: string; readonly to: string };

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

/** A fact of a retreat phase that only the module has, in short. */
export type ArmyFleetPhaseChip =
  | { readonly say: 'turns-right'; readonly unit: string; readonly to: string }
  | { readonly say: 'army-lost'; readonly unit: string };
