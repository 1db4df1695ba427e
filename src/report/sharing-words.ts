import type { LanguageTag } from '../explain/languages/language-tags.ts';

/** The forms in which a ruling can be shared. */
export const SHARING_FORMS = ['text', 'markdown', 'chat'] as const;
export type SharingForm = (typeof SHARING_FORMS)[number];

/** The words for rulings that are shared, and for their forms. */
export interface SharingWords {
  readonly title: string;
  readonly copy: string;
  readonly forms: Readonly<Record<SharingForm, string>>;
  readonly copied: string;
  readonly refused: string;
  readonly print: string;
  readonly reasons: string;
  /** The edition, named by its year, or house rules by their name. */
  readonly rulesOf: (edition: string) => string;
  /** For the lines that do not fit into a short text. */
  readonly more: (lines: number) => string;
  readonly noOrder: string;
  readonly dislodged: string;
}

export const SHARING_WORDS: Readonly<Record<LanguageTag, SharingWords>> = {
  en: {
    title: 'Share',
    copy: 'Copy as',
    forms: { text: 'Text for an email', markdown: 'Markdown', chat: 'Short text for a chat' },
    copied: 'Copied.',
    refused: 'The browser refused. Copy it from here:',
    print: 'Print',
    reasons: 'Why',
    rulesOf: (edition) => (/^\d{4}/.test(edition) ? `Rules of ${edition}` : `Rules: ${edition}`),
    more: (lines) => `and ${String(lines)} more:`,
    noOrder: 'no order',
    dislodged: 'dislodged',
  },
  de: {
    title: 'Weitergeben',
    copy: 'Kopieren als',
    forms: { text: 'Text für eine Mail', markdown: 'Markdown', chat: 'Kurzer Text für einen Chat' },
    copied: 'Kopiert.',
    refused: 'Der Browser hat es verweigert. Hier steht der Text zum Kopieren:',
    print: 'Drucken',
    reasons: 'Warum',
    rulesOf: (edition) => (/^\d{4}/.test(edition) ? `Regeln von ${edition}` : `Regeln: ${edition}`),
    more: (lines) => `und ${String(lines)} weitere:`,
    noOrder: 'kein Befehl',
    dislodged: 'vertrieben',
  },
};
