import type { PartId, YearCell } from '../learn/story/stops.ts';
import type { EmptySheet } from './empty-sheet.ts';

/** The words of “Ready for Saturday”. Powers and spaces are named by the language, in lists. */
export interface SaturdayWords {
  readonly title: string;
  readonly lead: string;
  readonly withoutScripts: string;
  /** Above every stop: which part of how many. */
  readonly part: (place: number, of: number, part: PartId) => string;
  readonly parts: Readonly<Record<PartId, string>>;
  readonly kept: string;
  readonly year: string;
  /** Season and activity of each cell of the strip. */
  readonly cells: Readonly<Record<YearCell, readonly [season: string, doing: string]>>;
  readonly board: (title: string) => string;
  readonly back: string;
  readonly next: string;

  readonly europe: {
    readonly title: string;
    readonly lead: string;
    readonly choose: string;
    readonly centres: (all: number, winning: number) => string;
    /** `3`, `2`, `1`: centres, armies, fleets. */
    readonly summary: (power: string, armies: number, fleets: number, centres: number) => string;
    readonly hold: string;
    readonly meet: string;
    readonly meets: (power: string, spaces: string) => string;
    readonly free: string;
    readonly rivals: (centre: string, powers: string) => string;
    readonly gates: string;
    readonly gate: (space: string, centres: string) => string;
    readonly begin: (power: string) => string;
    /** If the power has no story. */
    readonly playedAs: (chosen: string, played: string) => string;
  };
  readonly lesson: {
    readonly of: (place: number, of: number) => string;
    readonly skip: string;
    readonly position: (place: number, of: number) => string;
    readonly rule: string;
  };
  readonly talk: {
    readonly title: (season: string) => string;
    readonly intro: string;
    readonly letter: (place: number, of: number) => string;
    readonly toYou: string;
    readonly replies: string;
    readonly unanswered: string;
    readonly pencil: string;
    readonly secret: string;
    readonly none: string;
  };
  readonly write: {
    readonly title: Readonly<Record<'moves' | 'retreats' | 'builds', (season: string) => string>>;
    readonly intro: Readonly<Record<'moves' | 'retreats' | 'builds', string>>;
    readonly usual: string;
    /** What waiving is, and when one would; the word in brackets is in the glossary. */
    readonly waive: string;
    readonly reveal: string;
    /** Asked before an empty sheet is revealed: what would become of it. */
    readonly empty: Readonly<Record<EmptySheet, string>>;
    readonly anyway: string;
    readonly first: string;
  };
  readonly reveal: {
    readonly title: (season: string) => string;
    readonly atOnce: string;
    readonly skip: string;
    /** After the stab: plays the rest of the ruling. */
    readonly others: string;
    readonly step: (step: number, of: number) => string;
    readonly stab: string;
    readonly stopped: string;
    readonly wrote: (power: string) => string;
    readonly ordered: (power: string) => string;
    readonly notKept: string;
    readonly noRule: string;
    readonly threatens: (centres: string) => string;
    readonly remedy: string;
    readonly remedied: string;
    readonly kept: string;
    readonly keptBy: (power: string) => string;
    readonly brokenBy: (power: string) => string;
    readonly youKept: (power: string) => string;
    readonly youBroke: (power: string) => string;
    readonly toRetreats: string;
  };
  readonly later: {
    readonly retreats: (season: string) => string;
    readonly noRetreats: string;
    readonly retreatsExplained: string;
    readonly builds: string;
    readonly count: string;
    readonly centresOf: (count: number, winning: number) => string;
  };
  readonly ends: {
    readonly title: string;
    readonly told: readonly (readonly [title: string, text: string])[];
  };
  readonly ready: {
    readonly title: string;
    readonly text: string;
    readonly ruled: (right: number, of: number) => string;
    readonly crib: string;
    readonly course: string;
    readonly game: string;
    readonly again: string;
  };
}
