import type { LanguageTag } from '../../explain/languages/language-tags.ts';

/** The words of the home page above its examples. */
export interface HeroWords {
  readonly title: string;
  readonly lead: string;
  /** What happens there; `crib`: the link in it. */
  readonly first: string;
  readonly crib: string;
  /** Where others go: an address inside the site, its name, and what is there. */
  readonly doors: readonly (readonly [href: string, name: string, line: string])[];
  /** The question on the board; `powers`: those that want the space. */
  readonly ask: (powers: string, space: string) => string;
  readonly nobody: string;
  readonly right: string;
  readonly wrong: string;
  readonly again: string;
  readonly another: string;
}

export const HERO_WORDS: Readonly<Record<LanguageTag, HeroWords>> = {
  en: {
    title: 'See why the orders turned out as they did.',
    lead: 'Diplomacy has no dice. Seven players talk, write orders in secret, and reveal them together. Standoff shows what happens then, and why.',
    first:
      'Choose a power, read letters from your neighbours, write your first orders, be let down once, and count your centres.',
    crib: 'One page for the table',
    doors: [
      ['learn/', 'The whole course', 'every rule by prediction, 2 hours'],
      ['#examples', 'All examples', 'from the rulebooks, with every reason'],
      ['desk/', 'Settle a dispute', 'type the orders, cite the rule'],
      ['game/', 'Open a game', 'play it here, or rule a saved one'],
    ],
    ask: (powers, space) => `${powers} move to ${space}. Who gets in?`,
    nobody: 'Nobody',
    right: 'Right.',
    wrong: 'Not quite.',
    again: 'Play again',
    another: 'Another one',
  },
  de: {
    title: 'Sehen, warum die Befehle so ausgingen.',
    lead: 'Diplomacy hat keine Würfel. Sieben Spieler reden, schreiben heimlich Befehle und decken sie zugleich auf. Standoff zeigt, was dann geschieht, und warum.',
    first:
      'Wählen Sie eine Macht, lesen Sie Briefe der Nachbarn, schreiben Sie Ihre ersten Befehle, werden Sie einmal enttäuscht, und zählen Sie Ihre Zentren.',
    crib: 'Ein Blatt für den Tisch',
    doors: [
      ['learn/', 'Der ganze Kurs', 'jede Regel durch Vorhersagen, 2 Stunden'],
      ['#examples', 'Alle Beispiele', 'aus den Regelheften, mit jeder Begründung'],
      ['desk/', 'Einen Streit klären', 'Befehle schreiben, Regel nennen'],
      ['game/', 'Eine Partie öffnen', 'hier spielen oder eine gespeicherte entscheiden'],
    ],
    ask: (powers, space) => `${powers} ziehen nach ${space}. Wer kommt hinein?`,
    nobody: 'Niemand',
    right: 'Richtig.',
    wrong: 'Nicht ganz.',
    again: 'Noch einmal abspielen',
    another: 'Noch eine Frage',
  },
};
