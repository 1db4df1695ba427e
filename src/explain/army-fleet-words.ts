import type { Fact } from '../trace/fact.ts';
import type { FleetIllegalReason } from '../trace/army-fleet/fleet-fact.ts';
import type { ArmyFleetChip, ArmyFleetMessage } from './messages/army-fleet.ts';
import type { Context } from './messages/context.ts';

/*
 * What is told of the Army/Fleet module. Most pages never need it, so `languages/army-fleet/load.ts` provides it, and only who imports
 * that can tell a turn of the module.
 */

/** What there is to say of a fact of the module, or of one of its void orders; in short. */
export interface ArmyFleetMessages {
  readonly message: (fact: Fact, t: Context) => ArmyFleetMessage;
  readonly chip: (fact: Fact, t: Context) => ArmyFleetChip;
}

/** The words of a language for it. */
export interface ArmyFleetWords {
  readonly sentence: (message: ArmyFleetMessage) => string;
  readonly chip: (chip: ArmyFleetChip) => string;
  /** Why an order is illegal. */
  readonly causes: Readonly<Record<FleetIllegalReason, string>>;
}

let messages: ArmyFleetMessages | null = null;
const words = new Map<string, ArmyFleetWords>();

/** `languages`: by their tags. */
export function provideArmyFleetTelling(
  telling: ArmyFleetMessages,
  languages: Readonly<Record<string, ArmyFleetWords>>,
): void {
  messages = telling;
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
