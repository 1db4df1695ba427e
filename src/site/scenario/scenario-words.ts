import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import { PHASE_TITLES } from '../../explain/languages/phase-titles.ts';

/** The words on a scenario's page besides its title, its orders and its rulings. */
export interface ScenarioPageWords {
  readonly example: string;
  /** Shown if the address has changes that do not fit. */
  readonly unread: string;
  readonly byEdition: (name: string) => string;
  readonly retreats: string;
  readonly noRetreats: string;
  readonly adjustments: string;
  readonly noAdjustments: string;
  readonly savePicture: string;
  readonly saveAs: (kind: string) => string;
}

/** The words of the page in every language. */
export const SCENARIO_PAGE_WORDS: Readonly<Record<LanguageTag, ScenarioPageWords>> = {
  en: {
    example: 'Example',
    unread:
      'This link changes orders or units in a way that does not fit this position. The orders below are unchanged.',
    byEdition: (name) => `under ${name}`,
    noRetreats: 'No unit has to retreat.',
    ...PHASE_TITLES.en,
    noAdjustments: 'No power has anything to build or remove.',
    savePicture: 'Save picture',
    saveAs: (kind) => `Save picture as ${kind}`,
  },
  de: {
    example: 'Beispiel',
    unread:
      'Dieser Link ändert Befehle oder Einheiten so, dass es nicht zu dieser Stellung passt. Die Befehle unten sind unverändert.',
    byEdition: (name) => `nach ${name}`,
    noRetreats: 'Niemand muss sich zurückziehen.',
    ...PHASE_TITLES.de,
    noAdjustments: 'Niemand hat etwas zu bauen oder aufzulösen.',
    savePicture: 'Bild sichern',
    saveAs: (kind) => `Bild als ${kind} sichern`,
  },
};
