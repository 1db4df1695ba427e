import type { LanguageTag } from '../../explain/languages/language-tags.ts';

interface OfflineWords {
  readonly ready: string;
  readonly start: string;
  readonly later: string;
  /** Something on the page would be lost. */
  readonly writing: string;
  readonly close: string;
}

export const OFFLINE_WORDS: Readonly<Record<LanguageTag, OfflineWords>> = {
  en: {
    ready: 'A new version is ready.',
    start: 'Update',
    later: 'Later',
    writing: 'What you have written here is kept. The next page you open will be the new version.',
    close: 'Close',
  },
  de: {
    ready: 'Eine neue Version ist bereit.',
    start: 'Jetzt starten',
    later: 'Später',
    writing:
      'Was Sie hier geschrieben haben, bleibt. Die nächste Seite, die Sie öffnen, ist die neue Version.',
    close: 'Schließen',
  },
};
