import type { LanguageTag } from './language-tags.ts';

/** Titles of the phases without moves. */
export const PHASE_TITLES = {
  en: { retreats: 'Retreats', adjustments: 'Builds and removals' },
  de: { retreats: 'Rückzüge', adjustments: 'Aufbau und Auflösung' },
} as const satisfies Readonly<Record<LanguageTag, object>>;
