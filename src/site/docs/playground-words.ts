import type { LanguageTag } from '../../explain/languages/language-tags.ts';

/** The colours of an embed that can be tried, by their properties. */
export const TRIED_COLOURS = ['--sea', '--sea-deep', '--land', '--sheet', '--ink'] as const;
export type PlaygroundColour = (typeof TRIED_COLOURS)[number];
export const LOOKS = ['page', 'light', 'dark', 'ink'] as const;
export type Look = (typeof LOOKS)[number];

export interface PlaygroundWords {
  readonly title: string;
  readonly lead: string;
  readonly look: string;
  readonly looks: Readonly<Record<Look, string>>;
  readonly width: string;
  readonly pixels: (width: number) => string;
  readonly colours: Readonly<Record<PlaygroundColour, string>>;
  readonly style: string;
  readonly copy: string;
  readonly reset: string;
}

export const PLAYGROUND_WORDS: Readonly<Record<LanguageTag, PlaygroundWords>> = {
  en: {
    title: 'Try your colours',
    lead: 'Change the example, then copy the style sheet.',
    look: 'Look',
    looks: { page: 'Same as page', light: 'Light', dark: 'Dark', ink: 'One ink' },
    width: 'Width',
    pixels: (width) => `${String(width)} px`,
    colours: {
      '--sea': 'Sea',
      '--sea-deep': 'Deep sea',
      '--land': 'Neutral land',
      '--sheet': 'Background',
      '--ink': 'Text and lines',
    },
    style: 'Style sheet to copy',
    copy: 'Copy',
    reset: 'Reset',
  },
  de: {
    title: 'Eigene Farben ausprobieren',
    lead: 'Ändern Sie das Beispiel, dann kopieren Sie das Stylesheet.',
    look: 'Aussehen',
    looks: { page: 'Wie die Seite', light: 'Hell', dark: 'Dunkel', ink: 'Eine Druckfarbe' },
    width: 'Breite',
    pixels: (width) => `${String(width)} px`,
    colours: {
      '--sea': 'Meer',
      '--sea-deep': 'Tiefes Meer',
      '--land': 'Neutrales Land',
      '--sheet': 'Grund',
      '--ink': 'Text und Linien',
    },
    style: 'Stylesheet zum Kopieren',
    copy: 'Kopieren',
    reset: 'Von vorn',
  },
};
