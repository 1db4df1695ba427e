import type { LanguageTag } from '../explain/languages/language-tags.ts';

/** The title of a page, and its description for lists of pages. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** What to say if scripts are off and nothing on the page works without them. */
  readonly withoutScripts?: string;
}

/** The pages that exist once. */
type PageId =
  | 'home'
  | 'search'
  | 'rules'
  | 'readings'
  | 'datc'
  | 'game'
  | 'machine'
  | 'desk'
  | 'study'
  | 'lost';

export const PAGE_HEADS: Readonly<Record<LanguageTag, Readonly<Record<PageId, PageHead>>>> = {
  en: {
    home: {
      title: 'See why the orders turned out as they did',
      description:
        'Standoff adjudicates a turn of Diplomacy and plays the reasoning back on the board, one settled step at a time. Each step names its rule.',
    },
    rules: {
      title: 'The rules a step can rest on',
      description:
        'Every rule of movement that a ruling can rest on, in our own words, with its paragraphs, and where the editions differ.',
    },
    readings: {
      title: 'Our reading of the rules',
      description:
        'What the rulebooks leave open, and how each edition is read: every answer with its source, or a note that none settles it.',
    },
    search: {
      title: 'Find: words and rules',
      description:
        'Ask about the rules of Diplomacy in your own words. Every word of the game in a sentence, and every rule.',
    },
    datc: {
      title: 'The DATC, case by case',
      description:
        'Every case of the Diplomacy Adjudicator Test Cases 3.0, adjudicated and explained, with the editions that agree on it.',
    },
    game: {
      title: 'Play a whole game',
      description:
        'A game of Diplomacy from the first Spring to the last: orders on the map or as text, every phase adjudicated and explained.',
      withoutScripts:
        'This page needs JavaScript, which your browser does not run: no game can be played here. [The examples] and [the rules] can be read without it.',
    },
    machine: {
      title: 'The machine behind a game',
      description:
        'The phases of a game of Diplomacy as a state machine: its states, read from the machine itself, and what it does on each event.',
      withoutScripts:
        'This page needs JavaScript, which your browser does not run: the chart can be read, but the buttons do nothing.',
    },
    desk: {
      title: 'The desk: adjudicate your own position',
      description:
        'Paste Diplomacy orders in any notation or draw them on the map, and see the ruling under every edition of the rules, with all reasons.',
      withoutScripts:
        'This page needs JavaScript, which your browser does not run: the example can be read, but your own orders cannot be adjudicated. [The examples] and [the rules] can be read without it.',
    },
    study: {
      title: 'Write a study',
      description:
        'Write about positions of Diplomacy in your own words: notes at decisions, marks on the board, questions. Share it as a link, a file or a page.',
      withoutScripts:
        'This page needs JavaScript, which your browser does not run: nothing can be written here. [The examples] and [the rules] can be read without it.',
    },
    lost: { title: 'No order leads here', description: 'This page does not exist.' },
  },
  de: {
    home: {
      title: 'Sehen, warum die Befehle so ausgingen',
      description:
        'Standoff entscheidet einen Zug Diplomacy und spielt die Begründung auf dem Brett ab, einen geklärten Schritt nach dem anderen. Jeder Schritt nennt seine Regel.',
    },
    rules: {
      title: 'Die Regeln, auf denen ein Schritt beruhen kann',
      description:
        'Jede Regel der Bewegung, auf der eine Entscheidung beruhen kann, in unseren eigenen Worten, mit ihren Absätzen, und worin die Ausgaben voneinander abweichen.',
    },
    readings: {
      title: 'Wie wir die Regeln lesen',
      description:
        'Was die Regelhefte offen lassen und wie jede Ausgabe gelesen wird: jede Antwort mit ihrer Quelle, oder mit dem Hinweis, dass keine sie klärt.',
    },
    search: {
      title: 'Suchen: Wörter und Regeln',
      description:
        'Fragen Sie in eigenen Worten nach den Regeln. Jedes Wort des Spiels in einem Satz, und jede Regel.',
    },
    datc: {
      title: 'Die DATC, Fall für Fall',
      description:
        'Jeder Fall der Diplomacy Adjudicator Test Cases 3.0, entschieden und erklärt, mit den Ausgaben, die ihn gleich entscheiden.',
    },
    game: {
      title: 'Ein ganzes Spiel spielen',
      description:
        'Ein Spiel Diplomacy vom ersten Frühjahr bis zum letzten: Befehle auf der Karte oder geschrieben, jede Phase entschieden und erklärt.',
      withoutScripts:
        'Diese Seite braucht Skripte, und Ihr Browser führt sie nicht aus: Hier kann nicht gespielt werden. [Die Beispiele] und [die Regeln] lassen sich ohne sie lesen.',
    },
    machine: {
      title: 'Die Maschine hinter einem Spiel',
      description:
        'Die Phasen eines Spiels als Zustandsautomat: seine Zustände, aus der Maschine selbst gelesen, und was sie bei jedem Ereignis tut.',
      withoutScripts:
        'Diese Seite braucht Skripte, und Ihr Browser führt sie nicht aus: Das Schaubild lässt sich lesen, aber die Knöpfe tun nichts.',
    },
    desk: {
      title: 'Der Schreibtisch: die eigene Stellung entscheiden',
      description:
        'Fügen Sie Befehle in irgendeiner Schreibweise ein oder zeichnen Sie sie auf die Karte, und sehen Sie die Entscheidung nach jeder Ausgabe der Regeln, mit allen Gründen.',
      withoutScripts:
        'Diese Seite braucht Skripte, und Ihr Browser führt sie nicht aus: Das Beispiel lässt sich lesen, aber eigene Befehle werden hier nicht entschieden. [Die Beispiele] und [die Regeln] lassen sich ohne sie lesen.',
    },
    study: {
      title: 'Eine Studie schreiben',
      description:
        'Schreiben Sie in eigenen Worten über Stellungen: Anmerkungen zu Entscheidungen, Zeichen auf dem Brett, Fragen. Teilen Sie sie als Link, als Datei oder als Seite.',
      withoutScripts:
        'Diese Seite braucht Skripte, und Ihr Browser führt sie nicht aus: Hier lässt sich nichts schreiben. [Die Beispiele] und [die Regeln] lassen sich ohne sie lesen.',
    },
    lost: { title: 'Hierher führt kein Befehl', description: 'Diese Seite gibt es nicht.' },
  },
};
