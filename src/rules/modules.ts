import type { ArmyFleetChoices, ArmyFleetEdition, Edition, EditionName } from './edition.ts';
import { EDITION_IDS } from './edition.ts';
import { EDITIONS } from './editions.ts';
import type { RuleId } from './rule.ts';

/**
 * What the Army/Fleet module adds to the editions. Its code is loaded only when it is needed: importing
 * `explain/languages/army-fleet/load.ts` provides all of it, including this.
 */
export interface ArmyFleetRules {
  readonly edition: ArmyFleetEdition;
  readonly choices: readonly (keyof ArmyFleetChoices)[];
  /** The answers to each choice. */
  readonly options: { readonly [K in keyof ArmyFleetChoices]: readonly ArmyFleetChoices[K][] };
  /** Which rule each choice is part of. */
  readonly ruleOf: Readonly<Record<keyof ArmyFleetChoices, RuleId>>;
}

let armyFleet: ArmyFleetRules | null = null;

export function provideArmyFleetRules(rules: ArmyFleetRules): void {
  armyFleet = rules;
}

/** Null until the module is loaded. */
export const armyFleetRules = (): ArmyFleetRules | null => armyFleet;

/** `A/F`, `A/F 1984`, `Army/Fleet`, in any case of letters. */
const ARMY_FLEET = /^(?:a\/f|army\/fleet)(?: 1984)?$/i;

export const NOT_LOADED = 'The Army/Fleet module is not loaded.';

/** The id of the edition with this name, in any case of letters. */
export function editionNameOf(text: string): EditionName | null {
  if (ARMY_FLEET.test(text)) return 'A/F';
  return EDITION_IDS.find((one) => one.toLowerCase() === text.toLowerCase()) ?? null;
}

/** Whether a text may ask for the module; a caller that reads such a text loads the module first. */
export const mayAskForArmyFleet = (text: string): boolean => /a\/f\b|army\/fleet/i.test(text);

/** An edition by its id. Throws if its module is not loaded. */
export function editionCalled(name: EditionName): Edition {
  if (name !== 'A/F') return EDITIONS[name];
  if (!armyFleet) throw new Error(NOT_LOADED);
  return armyFleet.edition;
}
