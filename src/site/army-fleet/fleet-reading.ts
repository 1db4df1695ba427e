import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import type { ArmyFleetChoices, Choices } from '../../rules/edition.ts';

/** A question that the text of the module leaves open, and how we read it. */
export interface FleetReading {
  /** A1 to A33; ids with an X are about what its text does not mention at all. */
  readonly id: string;
  /** What the answer is based on. */
  readonly grounds: string;
  /** The choice of house rules that changes the answer, if one does. */
  readonly choice: keyof ArmyFleetChoices | keyof Choices | null;
  readonly texts: Readonly<Record<LanguageTag, readonly [question: string, answer: string]>>;
}

export const reading = (
  id: string,
  grounds: string,
  choice: FleetReading['choice'],
  en: readonly [string, string],
  de: readonly [string, string],
): FleetReading => ({ id, grounds, choice, texts: { en, de } });
