import type { LanguageTag } from '../explain/languages/language-tags.ts';

export interface EditorWords {
  readonly title: string;
  readonly lead: string;
  readonly howTo: string;
  readonly view: string;
  readonly write: string;
  readonly preview: string;
  readonly text: string;
  readonly position: string;
  readonly comment: string;
  readonly question: string;
  readonly open: string;
  readonly share: string;
  readonly saveText: string;
  readonly savePage: string;
  readonly copied: string;
  readonly refused: string;
  readonly tooLong: string;
  readonly kept: string;
  readonly notKept: string;
  readonly fromLink: string;
  readonly badLink: string;
  readonly own: string;
  readonly reading: string;
  readonly read: (positions: number) => string;
  readonly line: (line: number) => string;
  /** A board by its name in a block. */
  readonly noBoard: (name: string) => string;
  readonly failed: string;
  readonly note: string;
  readonly asked: string;
  readonly answers: string;
  readonly newTitle: string;
  readonly example: string;
}

const fence = (...lines: readonly string[]): string => ['```diplomacy', ...lines, '```'].join('\n');
const BREAKS = [
  'Austria: A Vie-Gal, A Bud S A Vie-Gal',
  'Russia: A War-Gal, A Ukr S A War-Gal',
  'Turkey: A Rum-Bud',
];

export const STUDY_WORDS: Readonly<Record<LanguageTag, EditorWords>> = {
  en: {
    title: 'Write a study',
    lead: 'Positions in your own words: notes at a decision, marks on the board, questions. Standoff rules each position as you type.',
    howTo: 'All that can be written',
    view: 'View',
    write: 'Write',
    preview: 'Preview',
    text: 'Text of the study',
    position: '+ Position',
    comment: '+ Comment at a step',
    question: '+ Question',
    open: 'Open a file',
    share: 'Share a link',
    saveText: 'Save .md',
    savePage: 'Save as a page',
    copied: 'The link is copied.',
    refused: 'The browser does not allow copying. The link is in the address bar.',
    tooLong: 'The study is too long for a link. Save it and send the file.',
    kept: 'Kept in this browser.',
    notKept: 'This browser keeps nothing: save the file.',
    fromLink: 'Opened from a link. It is kept here once you change it.',
    badLink: 'The link has no study that can be read.',
    own: 'Back to your own study',
    reading: 'Reading ...',
    read: (positions) =>
      positions === 1
        ? '1 position, read and ruled.'
        : `${String(positions)} positions, read and ruled.`,
    line: (line) => `Line ${String(line)}`,
    noBoard: (name) =>
      `There is no board “${name}” here. A block can name one of this site, a variant, or a board that this browser keeps: ./its-id.board.yaml.`,
    failed: 'The files of the page could not be loaded.',
    note: 'Your words.',
    asked: 'Who wins?',
    answers: '*Austria; Russia',
    newTitle: 'A new position',
    example: `# The bounce in Galicia

Two seasons long we bounced in Galicia, and I **trusted** it.

## The handshake

${fence('title: The handshake', 'edition: 1971', 'at move.VIE: Nobody moved, *as agreed*.', 'Austria: A Vie-Gal', 'Russia: A War-Gal')}

## The handshake breaks

${fence('title: The handshake breaks', 'edition: 1971', 'caption: Both sides bring a friend. Look at [1:the Turk in Rumania].', 'mark: 1 ring Rum', 'ask support.BUD: Who stands in Galicia after this?', 'answers: Austria; *Russia; Nobody', 'at support.BUD: He did not want Budapest. He wanted me to fail.', ...BREAKS)}
`,
  },
  de: {
    title: 'Eine Studie schreiben',
    lead: 'Stellungen in eigenen Worten: Anmerkungen zu einer Entscheidung, Zeichen auf dem Brett, Fragen. Standoff entscheidet jede Stellung, während Sie schreiben.',
    howTo: 'Alles, was sich schreiben lässt',
    view: 'Ansicht',
    write: 'Schreiben',
    preview: 'Vorschau',
    text: 'Text der Studie',
    position: '+ Stellung',
    comment: '+ Anmerkung bei einem Schritt',
    question: '+ Frage',
    open: 'Datei öffnen',
    share: 'Link teilen',
    saveText: 'Als .md speichern',
    savePage: 'Als Seite speichern',
    copied: 'Der Link ist kopiert.',
    refused: 'Der Browser erlaubt kein Kopieren. Der Link steht in der Adresszeile.',
    tooLong: 'Die Studie ist zu lang für einen Link. Speichern Sie sie und senden Sie die Datei.',
    kept: 'In diesem Browser aufgehoben.',
    notKept: 'Dieser Browser hebt nichts auf: Speichern Sie die Datei.',
    fromLink: 'Aus einem Link geöffnet. Sie wird hier aufgehoben, sobald Sie sie ändern.',
    badLink: 'Der Link enthält keine Studie, die sich lesen lässt.',
    own: 'Zurück zur eigenen Studie',
    reading: 'Wird gelesen ...',
    read: (positions) =>
      positions === 1
        ? '1 Stellung gelesen und entschieden.'
        : `${String(positions)} Stellungen gelesen und entschieden.`,
    line: (line) => `Zeile ${String(line)}`,
    noBoard: (name) =>
      `Ein Brett „${name}“ gibt es hier nicht. Ein Block kann eines dieser Seite nennen, eine Variante oder eines, das dieser Browser aufhebt: ./seine-kennung.board.yaml.`,
    failed: 'Die Dateien der Seite ließen sich nicht laden.',
    note: 'Ihre Worte.',
    asked: 'Wer gewinnt?',
    answers: '*Österreich; Russland',
    newTitle: 'Eine neue Stellung',
    example: `# Der Stand-off in Galizien

Zwei Züge lang standen wir uns in Galizien im Weg, und ich **vertraute** darauf.

## Der Handschlag

${fence('title: Der Handschlag', 'lang: de', 'edition: 1971', 'at move.VIE: Niemand zog, *wie abgemacht*.', 'Austria: A Vie-Gal', 'Russia: A War-Gal')}

## Der Handschlag bricht

${fence('title: Der Handschlag bricht', 'lang: de', 'edition: 1971', 'caption: Beide bringen einen Freund mit. Und dann ist da [1:der Türke in Rumänien].', 'mark: 1 ring Rum', 'ask support.BUD: Wer steht danach in Galizien?', 'answers: Österreich; *Russland; niemand', 'at support.BUD: Budapest wollte er nicht. Er wollte, dass ich scheitere.', ...BREAKS)}
`,
  },
};
