import type { LanguageTag } from '../explain/languages/language-tags.ts';

/** The words for the results of a phase in a game, and for what is due after it. */
export interface ResultsWords {
  readonly title: string;
  readonly remind: (powers: readonly string[]) => string;
  /** `phase`: `Spring 1902`. */
  readonly reminder: (phase: string) => string;
  readonly retreatsDue: string;
  /** `places`: where the unit may go. */
  readonly retreat: (unit: string, places: readonly string[]) => string;
  readonly adjustmentsDue: string;
  readonly builds: (count: number) => string;
  readonly removals: (count: number) => string;
  readonly owed: (phase: string) => string;
  readonly orders: (count: number) => string;
  readonly retreatsOf: (units: readonly string[]) => string;
}

const english = (count: number, one: string): string =>
  count === 1 ? `1 ${one}` : `${String(count)} ${one}s`;

export const RESULTS_WORDS: Readonly<Record<LanguageTag, ResultsWords>> = {
  en: {
    title: 'Results',
    remind: (powers) => `Reminder to ${powers.join(', ')}`,
    reminder: (phase) => `${phase}: still missing`,
    retreatsDue: 'Retreats due',
    retreat: (unit, places) =>
      places.length === 0
        ? `${unit} has nowhere to go and is disbanded`
        : `${unit} to ${places.join(', ')}, or disband`,
    adjustmentsDue: 'Builds and removals due',
    builds: (count) => english(count, 'build'),
    removals: (count) => english(count, 'removal'),
    owed: (phase) => `Still to hand in for ${phase}`,
    orders: (count) => english(count, 'order'),
    retreatsOf: (units) => `retreat of ${units.join(', ')}`,
  },
  de: {
    title: 'Ergebnisse',
    remind: (powers) => `Erinnerung an ${powers.join(', ')}`,
    reminder: (phase) => `${phase}: Es fehlt noch`,
    retreatsDue: 'Fällige Rückzüge',
    retreat: (unit, places) =>
      places.length === 0
        ? `${unit} kann nirgendwohin und wird aufgelöst`
        : `${unit} nach ${places.join(', ')}, oder auflösen`,
    adjustmentsDue: 'Fällige Aufbauten und Auflösungen',
    builds: (count) => (count === 1 ? '1 Aufbau' : `${String(count)} Aufbauten`),
    removals: (count) => (count === 1 ? '1 Auflösung' : `${String(count)} Auflösungen`),
    owed: (phase) => `Noch abzugeben für ${phase}`,
    orders: (count) => (count === 1 ? '1 Befehl' : `${String(count)} Befehle`),
    retreatsOf: (units) => `Rückzug von ${units.join(', ')}`,
  },
};
