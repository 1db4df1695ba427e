import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import type { SectionWords } from '../../explain/languages/language.ts';

/** The words around the lists on the pages of rules and readings. */
export interface RulePageWords {
  readonly rules: { readonly title: string; readonly lead: string };
  /** The list of links at the top of a page. */
  readonly contents: string;
  readonly houseRules: SectionWords;
  readonly itsExamples: string;
  readonly whereEditionsDiffer: string;
  /** After a link to the page of readings, whose text is the title of that page. */
  readonly allQuestions: string;
  readonly editionsAnswers: string;
  readonly question: string;
  readonly readings: { readonly title: string; readonly lead: (questions: number) => string };
  readonly onlyDifferences: string;
  /** The page of a rule, with the positions that it decides. */
  readonly decides: {
    /** The link to it. */
    readonly link: string;
    readonly lead: (count: number) => string;
    readonly examples: string;
    readonly lessons: string;
    readonly cases: string;
    /** All of a kind are shown, or only some. */
    readonly all: (count: number) => string;
    readonly some: (shown: number, count: number) => string;
  };
}

/** The words of these pages in every language. */
export const RULE_PAGE_WORDS: Readonly<Record<LanguageTag, RulePageWords>> = {
  en: {
    rules: {
      title: 'The rules a step can rest on',
      lead: 'Every step of a ruling names one of these. They are in our own words; the red numbers refer to the paragraphs of the 1971 rulebook, the small ones to every source.',
    },
    contents: 'Contents',
    houseRules: { title: 'House rules', line: 'What no source settles.' },
    itsExamples: 'Its examples',
    whereEditionsDiffer: 'Where the editions differ',
    allQuestions: 'has all questions, including those on which no edition speaks or all agree.',
    editionsAnswers: 'The editions’ answers',
    question: 'Question',
    readings: {
      title: 'Our reading of the rules',
      lead: (questions) =>
        `${String(questions)} questions that the rulebooks answer differently, or not at all, and what Standoff does. Where no source settles an answer, it says so. The red numbers are those of chapter 4 of the DATC; those with an X are ours.`,
    },
    onlyDifferences: 'Only where they differ',
    decides: {
      link: 'Positions like this',
      lead: (count) =>
        count === 1
          ? 'One position here turns on this rule.'
          : `${String(count)} positions here turn on this rule.`,
      examples: 'Examples',
      lessons: 'Lessons',
      cases: 'Test cases',
      all: (count) => (count === 1 ? 'The only one.' : `All ${String(count)}.`),
      some: (shown, count) =>
        `${String(shown)} of ${String(count)}: those with the fewest other rules in them.`,
    },
  },
  de: {
    rules: {
      title: 'Die Regeln, auf denen ein Schritt beruhen kann',
      lead: 'Jeder Schritt einer Entscheidung nennt eine davon. Sie stehen hier in unseren eigenen Worten; die roten Nummern führen zu den Absätzen des Regelhefts von 1971, die kleinen zu allen Quellen.',
    },
    contents: 'Inhalt',
    houseRules: { title: 'Hausregeln', line: 'Was keine Quelle klärt.' },
    itsExamples: 'Beispiele dazu',
    whereEditionsDiffer: 'Worin die Ausgaben voneinander abweichen',
    allQuestions:
      'enthält alle Fragen, auch die, zu denen keine Ausgabe etwas sagt oder alle dasselbe sagen.',
    editionsAnswers: 'Die Antworten der Ausgaben',
    question: 'Frage',
    readings: {
      title: 'Wie wir die Regeln lesen',
      lead: (questions) =>
        `${String(questions)} Fragen, die die Regelhefte verschieden oder gar nicht beantworten, und was Standoff daraus macht. Klärt keine Quelle eine Antwort, so steht das dabei. Die roten Nummern sind die des Kapitels 4 der DATC; die mit einem X sind unsere.`,
    },
    onlyDifferences: 'Nur worin sie abweichen',
    decides: {
      link: 'Stellungen dazu',
      lead: (count) =>
        count === 1
          ? 'In einer Stellung hier kommt es auf diese Regel an.'
          : `In ${String(count)} Stellungen hier kommt es auf diese Regel an.`,
      examples: 'Beispiele',
      lessons: 'Lektionen',
      cases: 'Prüffälle',
      all: (count) => (count === 1 ? 'Das einzige Mal.' : `Alle ${String(count)}.`),
      some: (shown, count) =>
        `${String(shown)} von ${String(count)}: die, in denen die wenigsten anderen Regeln vorkommen.`,
    },
  },
};
