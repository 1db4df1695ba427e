import type { LanguageTag } from '../explain/languages/language-tags.ts';

/** The few words of the player itself; all others come with the data. */
export interface Labels {
  readonly playback: string;
  readonly back: string;
  readonly play: string;
  readonly pause: string;
  readonly again: string;
  readonly next: string;
  readonly steps: string;
  readonly stepOf: (step: number, last: number) => string;
  readonly board: (sentence: string) => string;
  readonly because: string;
  readonly text: string;
  readonly open: string;
  readonly failed: (why: string) => string;
}

export const LABELS: Readonly<Record<LanguageTag, Labels>> = {
  en: {
    playback: 'Playback',
    back: 'Back',
    play: 'Play',
    pause: 'Pause',
    again: 'Play again',
    next: 'Next',
    steps: 'Steps',
    stepOf: (step, last) => `Step ${String(step)} of ${String(last)}`,
    board: (sentence) => `The board. ${sentence}`,
    because: 'Because',
    text: 'As text',
    open: 'Open in Standoff',
    failed: (why) => `The board cannot be shown: expected ${why}.`,
  },
  de: {
    playback: 'Wiedergabe',
    back: 'Zurück',
    play: 'Abspielen',
    pause: 'Pause',
    again: 'Noch einmal abspielen',
    next: 'Weiter',
    steps: 'Schritte',
    stepOf: (step, last) => `Schritt ${String(step)} von ${String(last)}`,
    board: (sentence) => `Das Brett. ${sentence}`,
    because: 'Denn',
    text: 'Als Text',
    open: 'In Standoff öffnen',
    failed: (why) => `Das Brett lässt sich nicht zeigen. Erwartet: ${why}.`,
  },
};
