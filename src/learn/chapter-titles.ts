import type { ChapterId, Texts } from './lesson.ts';

/** The titles of the chapters. */
export const CHAPTER_TITLES: Readonly<Record<ChapterId, Texts>> = {
  board: { en: 'The board and the units', de: 'Das Brett und die Einheiten' },
  move: { en: 'Moves', de: 'Züge' },
  'stand-off': { en: 'Stand-offs', de: 'Das Patt' },
  support: { en: 'Support', de: 'Unterstützung' },
  cut: { en: 'Cutting support', de: 'Unterstützung abschneiden' },
  dislodgement: { en: 'Dislodgement and retreats', de: 'Vertreiben und Rückzug' },
  'own-units': { en: 'Your own units', de: 'Die eigenen Einheiten' },
  garrison: { en: 'Garrisons, circles and swaps', de: 'Besatzung, Kreis und Tausch' },
  coasts: { en: 'Coasts and canals', de: 'Küsten und Kanäle' },
  convoys: { en: 'Convoys', de: 'Konvois' },
  disrupted: {
    en: 'Disrupted convoys, routes and paradoxes',
    de: 'Unterbrochene Konvois, Routen und Paradoxe',
  },
  year: { en: 'Centres, builds and the year', de: 'Zentren, Aufbau und das Jahr' },
  'army-fleet': { en: 'The Army/Fleet module', de: 'Das Army/Fleet-Modul' },
};
