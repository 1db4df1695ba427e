import type { ArmyFleetChoices, ArmyFleetEdition, Edition, EditionName } from './edition.ts';
import { EDITION_IDS } from './edition.ts';
import { EDITIONS } from './editions.ts';
import type { RuleId } from './rule.ts';

/**
 * What the Army/Fleet module adds to the editions. Its code is loaded only where it is asked for: importing
 * `explain/languages/army-fleet/load.ts` provides all of it, this too.
 */
export interface ArmyFleetRules {
  readonly edition: ArmyFleetEdition;
  readonly choices: readonly (keyof ArmyFleetChoices)[];
  /** The answers to each choice. */
  readonly options: { readonly [K in keyof ArmyFleetChoices]: readonly ArmyFleetChoices[K][] };
  /** Which rule each choice is a part of. */
  readonly ruleOf: Readonly<Record<keyof ArmyFleetChoices, RuleId>>;
}

let armyFleet: ArmyFleetRules | null = null;

export function provideArmyFleetRules(rules: ArmyFleetRules): void {
  armyFleet = rules;
}

/** Null as long as the module is not loaded. */
export const armyFleetRules = (): ArmyFleetRules | null => armyFleet;

/** `A/F`, `A/F 1984`, `Army/Fleet`, however they are written. */
const ARMY_FLEET = /^(?:a\/f|army\/fleet)(?: 1984)?$/i;

export const NOT_LOADED = 'The Army/Fleet module is not loaded.';

/** The id of an edition that is called so, whatever the case of its letters. */
export function editionNameOf(text: string): EditionName | null {
  if (ARMY_FLEET.test(text)) return 'A/F';
  return EDITION_IDS.find((one) => one.toLowerCase() === text.toLowerCase()) ?? null;
}

/** Whether a text may ask for the module: then whoever reads it loads that first. */
export const mayAskForArmyFleet = (text: string): boolean => /a\/f\b|army\/fleet/i.test(text);

/** An edition by its id. Throws if its module is not loaded. */
export function editionCalled(name: EditionName): Edition {
  if (name !== 'A/F') return EDITIONS[name];
  if (!armyFleet) throw new Error(NOT_LOADED);
  return armyFleet.edition;
}
