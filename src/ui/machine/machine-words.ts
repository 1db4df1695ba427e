import type { LanguageTag } from '../../explain/languages/language-tags.ts';

/** `none`: skipped, no decisions were due. `never`: the game ended earlier. */
export type PhaseFate = 'passed' | 'none' | 'now' | 'ahead' | 'never';

/** The words for any machine, whatever its states and events are called. */
export interface MachineWords {
  /** A name within a sentence: German nouns keep their capitals. */
  readonly inside: (name: string) => string;
  readonly and: string;
  readonly or: string;
  readonly not: string;
  readonly condition: string;
  readonly action: string;
  readonly always: string;
  /** `time` may be empty. */
  readonly after: (time: string) => string;
  readonly done: string;
  readonly error: string;
  readonly anyEvent: string;
  readonly to: (states: readonly string[]) => string;
  readonly stays: string;
  readonly onlyIf: (guard: string) => string;
  readonly kinds: Readonly<Record<'parallel' | 'final' | 'history', string>>;
  readonly begins: string;
  readonly now: string;
  readonly possible: string;
  readonly transitions: string;
  readonly ended: string;
  readonly waitsForNothing: string;
  readonly allStates: string;
  readonly lastEvents: string;
  readonly newestFirst: string;
  readonly nothingYet: string;
  readonly earlierEvents: string;
  readonly refused: string;
  readonly staysAt: (state: string) => string;
  readonly changedNothing: string;
  readonly fates: Readonly<Record<PhaseFate, string>>;
}

export const MACHINE_WORDS: Readonly<Record<LanguageTag, MachineWords>> = {
  en: {
    inside: (name) => name.toLowerCase(),
    and: 'and',
    or: 'or',
    not: 'not',
    condition: 'a condition holds',
    action: 'an action',
    always: 'at once',
    after: (time) => `after ${time || 'a while'}`,
    done: 'when done',
    error: 'when it fails',
    anyEvent: 'any other event',
    to: (states) => `to ${states.join(', ')}`,
    stays: 'stays',
    onlyIf: (guard) => `, if ${guard}`,
    kinds: {
      parallel: 'all of these at once',
      final: 'the end',
      history: 'where it left off',
    },
    begins: 'starts here',
    now: 'now',
    possible: 'possible now',
    transitions: 'Transitions',
    ended: 'It has ended.',
    waitsForNothing: 'It is not waiting for anything.',
    allStates: 'All states',
    lastEvents: 'Last events',
    newestFirst: 'newest first',
    nothingYet: 'Nothing has happened yet.',
    earlierEvents: 'Earlier events',
    refused: 'Refused.',
    staysAt: (state) => `Stays: ${state}`,
    changedNothing: 'Changed nothing',
    fates: {
      passed: 'passed',
      none: 'passed, nothing to do',
      now: 'now',
      ahead: 'ahead',
      never: 'not reached',
    },
  },
  de: {
    inside: (name) => name,
    and: 'und',
    or: 'oder',
    not: 'nicht',
    condition: 'eine Bedingung gilt',
    action: 'eine Aktion',
    always: 'sofort',
    after: (time) => `nach ${time || 'einer Weile'}`,
    done: 'wenn es zu Ende ist',
    error: 'wenn es scheitert',
    anyEvent: 'jedes andere Ereignis',
    to: (states) => `→ ${states.join(', ')}`,
    stays: 'bleibt',
    onlyIf: (guard) => `, wenn ${guard}`,
    kinds: {
      parallel: 'alles davon zugleich',
      final: 'das Ende',
      history: 'wie es verlassen wurde',
    },
    begins: 'hier beginnt es',
    now: 'jetzt',
    possible: 'jetzt möglich',
    transitions: 'Übergänge',
    ended: 'Sie ist am Ende.',
    waitsForNothing: 'Sie wartet auf nichts.',
    allStates: 'Alle Zustände',
    lastEvents: 'Letzte Ereignisse',
    newestFirst: 'das neueste zuerst',
    nothingYet: 'Noch ist nichts geschehen.',
    earlierEvents: 'Frühere Ereignisse',
    refused: 'Abgelehnt.',
    staysAt: (state) => `Bleibt: ${state}`,
    changedNothing: 'Nichts hat sich geändert',
    fates: {
      passed: 'vorbei',
      none: 'vorbei, nichts zu tun',
      now: 'jetzt',
      ahead: 'kommt noch',
      never: 'nicht erreicht',
    },
  },
};
