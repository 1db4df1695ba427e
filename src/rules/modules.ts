import { openTable } from '../open-table.ts';
import type { Citation } from './citation.ts';
import type { Edition, EditionId, EditionName, LawName } from './edition.ts';
import { EDITION_IDS } from './edition.ts';
import { EDITIONS } from './editions.ts';

/** The editions by name. */
export const EDITIONS_BY_NAME = openTable<Record<EditionName, Edition>, EditionId>(EDITIONS);

/** An edition by its name. Throws if its module is not loaded. */
export const editionCalled = (name: EditionName): Edition => EDITIONS_BY_NAME.row(name);

/** Choices that the editions of a law have besides those of every edition. */
export interface FurtherChoices {
  /** The answers to each. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  /** An edition with these answers. What changes, and the rules that change with it, is cited as `own`. */
  readonly answered: (
    edition: Edition,
    answers: Readonly<Record<string, unknown>>,
    own: Citation,
  ) => Edition;
}

export const FURTHER_CHOICES = openTable<Record<LawName, FurtherChoices>, 'rulebook'>({
  rulebook: { options: {}, answered: (edition) => edition },
});

/** `A/F`, `A/F 1984`, `Army/Fleet`, in any case of letters. */
const ARMY_FLEET = /^(?:a\/f|army\/fleet)(?: 1984)?$/i;

/** The name of the edition that is called so, in any case of letters. */
export function editionNameOf(text: string): EditionName | null {
  if (ARMY_FLEET.test(text)) return 'A/F';
  return EDITION_IDS.find((one) => one.toLowerCase() === text.toLowerCase()) ?? null;
}

/** Whether a text may ask for the module; a caller that reads such a text loads the module first. */
export const mayAskForArmyFleet = (text: string): boolean => /a\/f\b|army\/fleet/i.test(text);
