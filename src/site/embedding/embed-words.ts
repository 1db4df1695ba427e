import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import type { EmbedKind } from './embed-code.ts';

/** The words for embedding a turn in another site. */
export interface EmbedWords {
  readonly title: string;
  readonly as: string;
  readonly kinds: Readonly<Record<EmbedKind, string>>;
  /** Where each kind can be used. */
  readonly hints: Readonly<Record<EmbedKind, string>>;
  readonly width: string;
  readonly pixels: (width: number) => string;
  readonly theme: string;
  readonly themes: Readonly<Record<'light' | 'dark', string>>;
  /** The option to show only the spaces near the units. */
  readonly crop: string;
  readonly preview: string;
  /** Why one of the kinds is not available. */
  readonly without: Readonly<
    Record<
      'houseFence' | 'fence' | 'severalPhases' | 'armyFleet' | 'line' | 'ownBoard' | 'stillPhases',
      string
    >
  >;
  /** For a block that names the file of its board. */
  readonly beside: (file: string) => string;
  readonly save: (file: string) => string;
  readonly failed: string;
  readonly code: string;
  readonly copy: string;
  readonly howTo: string;
  readonly close: string;
}

export const EMBED_WORDS: Readonly<Record<LanguageTag, EmbedWords>> = {
  en: {
    title: 'Embed this turn',
    as: 'As',
    kinds: {
      element: 'Element',
      fence: 'Markdown',
      frame: 'Frame',
      moving: 'Animation',
      picture: 'Picture',
      link: 'Link',
    },
    hints: {
      element:
        'For your own HTML: a board to step through. It is dark where your page sets color-scheme: dark; a dark background alone leaves it light. The code contains the ruling; without scripts it shows as text.',
      fence:
        'For Markdown built with Standoff’s plugin, or a page with its script: the build adjudicates the orders and stops if they cannot be read.',
      frame: 'For sites that allow a frame but not your scripts: the board with its steps.',
      moving:
        'For places that allow no scripts, such as a README: one SVG file that plays the steps. Save it next to your page.',
      picture:
        'For print, a forum or an email: a file with the current view. Save it next to your page.',
      link: 'For everywhere else: opens the current view.',
    },
    width: 'Width',
    pixels: (width) => `${String(width)} px`,
    theme: 'Theme',
    themes: { light: 'Light', dark: 'Dark' },
    crop: 'Only the spaces near the units',
    preview: 'Preview',
    without: {
      houseFence:
        'No Markdown: a block is adjudicated under a published edition, and these are house rules.',
      fence: 'No Markdown: written as orders, this turn would be adjudicated differently.',
      severalPhases: 'No frame: its address holds one phase, and this turn has several.',
      armyFleet: 'No frame: frames do not support the Army/Fleet module.',
      line: 'No frame and no link: an address cannot hold all of this turn.',
      ownBoard: 'No frame and no link: only your browser has this board.',
      stillPhases: 'No animation: retreats and adjustments have no steps.',
    },
    beside: (file) => `Put the file of the board, ${file}, beside that of your text.`,
    save: (file) => `Save ${file}`,
    failed: 'Couldn’t create it. Check your connection and try again.',
    code: 'Code to copy',
    copy: 'Copy',
    howTo: 'How to use it',
    close: 'Close',
  },
  de: {
    title: 'Diesen Zug einbetten',
    as: 'Als',
    kinds: {
      element: 'Element',
      fence: 'Markdown',
      frame: 'Rahmen',
      moving: 'Bewegtes Bild',
      picture: 'Bild',
      link: 'Link',
    },
    hints: {
      element:
        'Für eigenes HTML: ein Brett zum Durchblättern. Dunkel ist es, wo der Stil der Seite color-scheme: dark sagt; ein dunkler Hintergrund allein lässt es hell. Die Entscheidung steht im Code; ohne Skripte steht sie als Text da.',
      fence:
        'Für Markdown, das mit dem Plugin von Standoff verarbeitet wird, oder eine Seite mit seinem Skript: Der Build entscheidet über die Befehle und bricht ab, wenn sie sich nicht lesen lassen.',
      frame:
        'Für Seiten, die einen Rahmen annehmen, aber keine Skripte: das Brett mit seinen Schritten.',
      moving:
        'Für Orte ohne Skripte, etwa eine README: eine SVG-Datei, die die Schritte abspielt. Speichern Sie sie neben Ihrer Seite.',
      picture:
        'Für Druck, Forum oder Mail: eine Datei mit dem, was gerade zu sehen ist. Speichern Sie sie neben Ihrer Seite.',
      link: 'Für alles andere: führt zu dem, was gerade zu sehen ist.',
    },
    width: 'Breite',
    pixels: (width) => `${String(width)} px`,
    theme: 'Darstellung',
    themes: { light: 'Hell', dark: 'Dunkel' },
    crop: 'Nur die Felder um die Einheiten',
    preview: 'Vorschau',
    without: {
      houseFence:
        'Kein Markdown: Ein Block wird nach einer veröffentlichten Ausgabe entschieden, und hier gelten Hausregeln.',
      fence: 'Kein Markdown: Als Befehle geschrieben, würde dieser Zug anders entschieden.',
      severalPhases: 'Kein Rahmen: Seine Adresse fasst eine Phase, und dieser Zug hat mehrere.',
      armyFleet: 'Kein Rahmen: Rahmen kennen das Army/Fleet-Modul nicht.',
      line: 'Kein Rahmen und kein Link: Eine Adresse fasst diesen Zug nicht ganz.',
      ownBoard: 'Kein Rahmen und kein Link: Dieses Brett hat nur Ihr Browser.',
      stillPhases: 'Kein bewegtes Bild: Rückzüge und Aufbau haben keine Schritte.',
    },
    beside: (file) => `Legen Sie die Datei des Bretts, ${file}, neben die Ihres Textes.`,
    save: (file) => `${file} speichern`,
    failed: 'Das ist nicht gelungen. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    code: 'Code zum Kopieren',
    copy: 'Kopieren',
    howTo: 'So wird es verwendet',
    close: 'Schließen',
  },
};
