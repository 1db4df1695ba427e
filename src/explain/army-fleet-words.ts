import type { ArmyFleetRuleId, RuleId } from '../rules/rule.ts';
import type { Fact } from '../trace/fact.ts';
import type { FleetIllegalReason } from '../trace/army-fleet/fleet-fact.ts';
import type { ArmyFleetChip, ArmyFleetMessage } from './messages/army-fleet.ts';
import type {
  armyFirst,
  ArmyFleetPhaseChip,
  ArmyFleetPhaseMessage,
  armyFleetRetreat,
  armyFleetRetreatChip,
  goesWithFleet,
} from './messages/army-fleet-phases.ts';
import type { Context } from './messages/context.ts';

/*
 * The messages about the Army/Fleet module. Most pages never need them, so `languages/army-fleet/load.ts` provides
 * them, and only code that imports it can explain a turn of the module.
 */

/** Messages for a fact of the module, or for one of its void orders; and their short form. */
export interface ArmyFleetMessages {
  readonly message: (fact: Fact, t: Context) => ArmyFleetMessage;
  readonly chip: (fact: Fact, t: Context) => ArmyFleetChip;
  readonly retreat: typeof armyFleetRetreat;
  readonly retreatChip: typeof armyFleetRetreatChip;
  readonly removal: typeof armyFirst;
  readonly alongWithFleet: typeof goesWithFleet;
}

/** The words of a language for the module. */
export interface ArmyFleetWords {
  readonly sentence: (message: ArmyFleetMessage) => string;
  readonly chip: (chip: ArmyFleetChip) => string;
  /** Why an order is illegal. */
  readonly causes: Readonly<Record<FleetIllegalReason, string>>;
  /** The rules, in our own words. */
  readonly rules: Readonly<Record<ArmyFleetRuleId, string> & Partial<Record<RuleId, string>>>;
  /** Messages about the phases after the moves. */
  readonly phase: (message: ArmyFleetPhaseMessage) => string;
  readonly phaseChip: (chip: ArmyFleetPhaseChip) => string;
}

let messages: ArmyFleetMessages | null = null;
const words = new Map<string, ArmyFleetWords>();

/** `languages`: by tag. */
export function provideArmyFleetMessages(
  provided: ArmyFleetMessages,
  languages: Readonly<Record<string, ArmyFleetWords>>,
): void {
  messages = provided;
  for (const [tag, given] of Object.entries(languages)) words.set(tag, given);
}

const NOT_LOADED = 'the words of the Army/Fleet module are not loaded';

export function armyFleetMessages(): ArmyFleetMessages {
  if (!messages) throw new Error(NOT_LOADED);
  return messages;
}

export function armyFleetWords(tag: string): ArmyFleetWords {
  const found = words.get(tag);
  if (!found) throw new Error(NOT_LOADED);
  return found;
}
