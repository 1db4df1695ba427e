import type { LanguageTag } from '../../explain/languages/language-tags.ts';

/** What a scenario's page says around its title, its orders and its rulings. */
export interface ScenarioPageWords {
  readonly example: string;
  /** The address has changes that do not fit. */
  readonly unread: string;
  readonly byEdition: (name: string) => string;
  readonly retreats: string;
  readonly noRetreats: string;
  readonly adjustments: string;
  readonly noAdjustments: string;
  readonly savePicture: string;
  readonly saveAs: (kind: string) => string;
  readonly embedding: EmbeddingWords;
}

/** What is said where a ruling is taken to another site. */
export interface EmbeddingWords {
  readonly embed: string;
  readonly title: string;
  readonly as: string;
  readonly kinds: Readonly<Record<'frame' | 'moving' | 'link', string>>;
  /** Where each of them can be used. */
  readonly hints: Readonly<Record<'frame' | 'moving' | 'link', string>>;
  readonly save: (file: string) => string;
  readonly code: string;
  readonly copy: string;
  readonly close: string;
}

/** The words of the page in every language. */
export const SCENARIO_PAGE_WORDS: Readonly<Record<LanguageTag, ScenarioPageWords>> = {
  en: {
    example: 'Example',
    unread:
      'This link changes orders or units in a way that does not fit this position. The orders below are unchanged.',
    byEdition: (name) => `by ${name}`,
    retreats: 'Retreats',
    noRetreats: 'Nobody has to retreat.',
    adjustments: 'Builds and removals',
    noAdjustments: 'Nobody has anything to build or to remove.',
    savePicture: 'Save picture',
    saveAs: (kind) => `Save picture as ${kind}`,
    embedding: {
      embed: 'Embed',
      title: 'Embed this ruling',
      as: 'As',
      kinds: { frame: 'Frame', moving: 'Moving picture', link: 'Link' },
      hints: {
        frame: 'For pages that take HTML: the board with its steps.',
        moving:
          'For places that take no scripts, such as a README: one file that plays the steps. Save it beside your page.',
        link: 'For everywhere else: leads to what is shown now.',
      },
      save: (file) => `Save ${file}`,
      code: 'Code to copy',
      copy: 'Copy',
      close: 'Close',
    },
  },
  de: {
    example: 'Beispiel',
    unread:
      'Dieser Link ändert Befehle oder Einheiten so, dass es nicht zu dieser Stellung passt. Die Befehle unten sind unverändert.',
    byEdition: (name) => `nach ${name}`,
    retreats: 'Rückzüge',
    noRetreats: 'Niemand muss sich zurückziehen.',
    adjustments: 'Aufbau und Auflösung',
    noAdjustments: 'Niemand hat etwas zu bauen oder aufzulösen.',
    savePicture: 'Bild sichern',
    saveAs: (kind) => `Bild als ${kind} sichern`,
    embedding: {
      embed: 'Einbetten',
      title: 'Diese Entscheidung einbetten',
      as: 'Als',
      kinds: { frame: 'Rahmen', moving: 'Bewegtes Bild', link: 'Link' },
      hints: {
        frame: 'Für Seiten, die HTML annehmen: das Brett mit seinen Schritten.',
        moving:
          'Für Orte ohne Skripte, etwa eine README: eine Datei, die die Schritte abspielt. Sichern Sie sie neben Ihrer Seite.',
        link: 'Für alles andere: führt zu dem, was gerade zu sehen ist.',
      },
      save: (file) => `${file} sichern`,
      code: 'Code zum Kopieren',
      copy: 'Kopieren',
      close: 'Schließen',
    },
  },
};
