import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import type { SitePart } from './site-part.ts';

/** The words in the header and the footer of every page, and of the legend. Needed only at build time. */
export interface LayoutWords {
  readonly skip: string;
  readonly menu: string;
  readonly site: string;
  /** The link to the search, and what stands in its box. */
  readonly find: readonly [name: string, hint: string];
  readonly parts: Readonly<Record<SitePart, string>>;
  /** In the other language: the link to this page there. */
  readonly otherLanguage: string;
  /** The same as a sentence, for readers who chose the other language before. */
  readonly offer: string;
  /** If the scripts of the page do not load. */
  readonly notLoaded: Readonly<Record<'told' | 'reload', string>>;
  readonly legend: {
    readonly open: string;
    readonly title: string;
    readonly close: string;
    readonly lead: string;
    readonly keys: string;
    readonly stepwise: string;
    readonly ends: string;
    readonly chapters: string;
    readonly play: string;
    readonly replay: string;
    readonly modes: string;
    readonly answers: string;
    readonly names: Readonly<Record<'home' | 'end' | 'pageUp' | 'pageDown' | 'space', string>>;
  };
  readonly theme: Readonly<Record<'name' | 'auto' | 'light' | 'dark', string>>;
  /** A button that is pressed or not. */
  readonly patterns: string;
  readonly footer: {
    readonly ownWords: string;
    readonly datc: readonly [link: string, after: string];
    readonly stays: string;
    /** The link to how a ruling is shown on other sites. */
    readonly embed: string;
    readonly boards: string;
    readonly glossary: string;
    readonly study: string;
    readonly licences: string;
  };
}

export const LAYOUT_WORDS: Readonly<Record<LanguageTag, LayoutWords>> = {
  en: {
    skip: 'Skip to content',
    menu: 'Menu',
    site: 'Site',
    find: ['Find', 'Find a rule, a case, a lesson'],
    parts: { learn: 'Learn', examples: 'Examples', desk: 'Desk', game: 'Game', rules: 'Rules' },
    otherLanguage: 'Deutsch',
    offer: 'Diese Seite auf Deutsch',
    notLoaded: {
      told: 'The scripts of this page could not be loaded, so it does not react yet. Check your connection, then try again.',
      reload: 'Reload the page',
    },
    legend: {
      open: 'Legend and keys',
      title: 'What the marks mean',
      close: 'Close the legend',
      lead: 'An undecided order is in pencil. The step that decides it puts it in ink. Colour shows whose it is; shape shows how it fared.',
      keys: 'Keys in the player',
      stepwise: 'one step back, one step forward',
      ends: 'to the orders as written, to the ruling',
      chapters: 'on the ruler: from chapter to chapter',
      play: 'play and pause',
      replay: 'play from the beginning',
      modes: 'predict or play in turn, ask',
      answers: 'the first answer, the second (single keys are switched off in the search)',
      names: { home: 'Home', end: 'End', pageUp: 'Page ↑', pageDown: 'Page ↓', space: 'Space' },
    },
    theme: {
      name: 'Theme',
      auto: 'Theme: system',
      light: 'Theme: light',
      dark: 'Theme: dark',
    },
    patterns: 'Patterns besides colours on the land',
    footer: {
      ownWords: 'The rules are in our own words. Paragraph numbers refer to your own rulebook.',
      datc: ['Every case of the DATC', ', the field’s own test suite.'],
      stays: 'Standoff adjudicates in your browser; nothing you do here leaves it.',
      embed: 'Rulings on your own pages',
      boards: 'Boards and variants',
      glossary: 'The words of the game',
      study: 'Write a study',
      licences: 'Licences',
    },
  },
  de: {
    skip: 'Zum Inhalt',
    menu: 'Menü',
    site: 'Website',
    find: ['Suchen', 'Regel, Fall, Lektion suchen'],
    parts: {
      learn: 'Lernen',
      examples: 'Beispiele',
      desk: 'Schreibtisch',
      game: 'Spiel',
      rules: 'Regeln',
    },
    otherLanguage: 'English',
    offer: 'This page in English',
    notLoaded: {
      told: 'Die Skripte dieser Seite konnten nicht geladen werden, darum reagiert sie noch nicht. Bitte die Verbindung prüfen und es noch einmal versuchen.',
      reload: 'Seite neu laden',
    },
    legend: {
      open: 'Legende und Tasten',
      title: 'Was die Zeichen bedeuten',
      close: 'Legende schließen',
      lead: 'Ein Befehl, der noch nicht entschieden ist, steht in Bleistift. Der Schritt, der ihn entscheidet, zeichnet ihn in Tinte nach. Die Farbe sagt, wem er gehört; die Form, wie es ihm erging.',
      keys: 'Tasten beim Abspielen',
      stepwise: 'ein Schritt zurück, ein Schritt weiter',
      ends: 'zu den Befehlen wie geschrieben, zur Entscheidung',
      chapters: 'auf dem Lineal: von Kapitel zu Kapitel',
      play: 'abspielen und anhalten',
      replay: 'von Anfang an abspielen',
      modes: 'abwechselnd vorhersagen und abspielen, fragen',
      answers:
        'die erste Antwort, die zweite (einzelne Tasten lassen sich in der Suche abschalten)',
      names: {
        home: 'Pos1',
        end: 'Ende',
        pageUp: 'Bild ↑',
        pageDown: 'Bild ↓',
        space: 'Leertaste',
      },
    },
    theme: {
      name: 'Farben',
      auto: 'Farben: wie im System eingestellt',
      light: 'Farben: hell',
      dark: 'Farben: dunkel',
    },
    patterns: 'Auf dem Land Muster neben den Farben',
    footer: {
      ownWords:
        'Die Regeln stehen hier in unseren eigenen Worten. Die Nummern der Absätze führen in Ihr eigenes Regelheft.',
      datc: ['Alle Fälle der DATC', ', der Prüfung des Fachs.'],
      stays: 'Standoff entscheidet in Ihrem Browser; nichts, was Sie hier tun, verlässt ihn.',
      embed: 'Entscheidungen in eigenen Seiten',
      boards: 'Bretter und Varianten',
      glossary: 'Die Wörter des Spiels',
      study: 'Eine Studie schreiben',
      licences: 'Lizenzen',
    },
  },
};
