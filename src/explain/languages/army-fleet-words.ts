import { openTable } from '../../open-table.ts';
import type { ArmyFleetRuleId, RuleId } from '../../rules/rule.ts';
import type { FleetIllegalReason, FleetVoidReason } from '../../trace/army-fleet/fleet-fact.ts';
import type { LanguageTag } from './language-tags.ts';
import type {
  ArmyFleetChip,
  ArmyFleetMessage,
  ArmyFleetPhaseChip,
  ArmyFleetPhaseMessage,
} from '../messages/army-fleet/fleet-message.ts';

/** The words of a language for the module. */
export interface ArmyFleetWords {
  readonly sentence: (message: ArmyFleetMessage) => string;
  readonly chip: (chip: ArmyFleetChip) => string;
  /** Why an order is illegal. */
  readonly causes: Readonly<Record<FleetIllegalReason, string>>;
  /** Why an order is illegal or void, in two or three words. */
  readonly reasons: Readonly<
    Record<Exclude<FleetIllegalReason, 'not-of-the-edition'> | FleetVoidReason, string>
  >;
  /** The rules, in our own words. */
  readonly rules: Readonly<Record<ArmyFleetRuleId, string> & Partial<Record<RuleId, string>>>;
  /** Messages about the phases after the moves. */
  readonly phase: (message: ArmyFleetPhaseMessage) => string;
  readonly phaseChip: (chip: ArmyFleetPhaseChip) => string;
}

export const ARMY_FLEET_WORDS = openTable<Record<LanguageTag, ArmyFleetWords>>({});
