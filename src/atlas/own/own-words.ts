import type { LanguageTag } from '../../explain/languages/language-tags.ts';

/** The words of the page for a board of one's own. */
export interface OwnWords {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly docs: string;
  readonly needsScript: string;
  readonly bring: readonly [title: string, line: string];
  readonly hint: string;
  readonly choose: string;
  readonly text: string;
  readonly file: string;
  readonly example: string;
  readonly reading: string;
  readonly tooLarge: string;
  readonly tookTooLong: string;
  readonly tooManySpaces: (most: number) => string;
  readonly noWorker: string;
  /** How many mistakes there are. */
  readonly wrong: (count: number) => string;
  readonly line: (line: number, file: string) => string;
  readonly expected: (what: string) => string;
  readonly more: (count: number) => string;
  readonly strange: string;
  readonly variant: string;
  readonly isBoard: (name: string) => string;
  readonly diagram: readonly [title: string, line: string];
  /** Instead of that line, of a board with a drawing. */
  readonly map: string;
  readonly drawing: string;
  readonly improving: string;
  readonly enough: string;
  readonly drawn: string;
  readonly save: string;
  readonly play: string;
  readonly turn: readonly [title: string, line: string];
  readonly orders: string;
  readonly notThere: (units: readonly string[]) => string;
  readonly noOrders: string;
  /** To open the file of the board that a game needs, and that it was another board. */
  readonly openBoard: string;
  readonly otherBoard: string;
  readonly kept: readonly [title: string, line: string];
  readonly notKept: string;
  readonly open: (name: string) => string;
  readonly forget: (name: string) => string;
  readonly forgotten: (name: string) => string;
}

export const OWN_WORDS: Readonly<Record<LanguageTag, OwnWords>> = {
  en: {
    title: 'A board of your own',
    description:
      'Bring the file of a board or a variant: it is checked, drawn as a diagram, and a turn on it is ruled and explained, all in your browser.',
    lead: 'Bring the file of a board: it is checked line by line, drawn as a diagram, and a turn on it is ruled and explained. Nothing leaves your browser.',
    docs: 'How to describe a board',
    needsScript: 'This page needs JavaScript, which your browser does not run.',
    bring: [
      'The file',
      'A board in YAML or JSON (Diplicity’s format), a .map file of DPjudge or python-diplomacy, the source of a godip variant (.go), or jDip’s variants.xml together with its file of borders. With an SVG whose shapes have the ids of its spaces it is drawn as a map.',
    ],
    hint: 'Drop files here, choose them, or paste their text.',
    choose: 'Choose files',
    text: 'The text of the file',
    file: 'File',
    example: 'Begin with an example',
    reading: 'Reading …',
    tooLarge: 'The files are too large: at most 6 MB together.',
    tookTooLong: 'Reading this took too long and was stopped.',
    tooManySpaces: (most) =>
      `This board is too large to be shown here: at most ${String(most)} spaces.`,
    noWorker: 'Your browser did not start what reads and draws a board.',
    wrong: (count) => (count === 1 ? 'One thing is wrong:' : `${String(count)} things are wrong:`),
    line: (line, file) => (file === '' ? `Line ${String(line)}` : `${file}, line ${String(line)}`),
    expected: (what) => `Expected: ${what}`,
    more: (count) => `and ${String(count)} more`,
    strange: 'This is strange, and allowed:',
    variant: 'The file has several variants. Which one?',
    isBoard: (name) => `This is a board: ${name}.`,
    diagram: ['The board', 'A disc for each space, a line for each border.'],
    map: 'The map of your drawing, in our colours.',
    drawing: 'Drawing …',
    improving: 'The drawing is getting better …',
    enough: 'Good enough',
    drawn: 'Drawn.',
    save: 'Save as a file',
    play: 'Play a game on it',
    turn: [
      'A first turn',
      'Orders as the rulebook writes them, from the start of the game. They are ruled as you type: play the reasoning step by step, and ask about it.',
    ],
    orders: 'Orders',
    notThere: (units) => `Not on the board at the start: ${units.join(', ')}.`,
    noOrders: 'There are no orders yet.',
    openBoard: 'Open the file of the board',
    otherBoard: 'That is not the board of this game as it was when the game was saved.',
    kept: ['Kept here', 'In this browser, and nowhere else.'],
    notKept: 'This browser keeps nothing: save the board as a file.',
    open: (name) => `Open ${name}`,
    forget: (name) => `Forget ${name}`,
    forgotten: (name) => `${name} is forgotten.`,
  },
  de: {
    title: 'Ein eigenes Brett',
    description:
      'Bringen Sie die Datei eines Bretts oder einer Variante mit: Sie wird geprüft und als Diagramm gezeichnet, und ein Zug darauf wird entschieden und erklärt, alles in Ihrem Browser.',
    lead: 'Bringen Sie die Datei eines Bretts mit: Sie wird Zeile für Zeile geprüft und als Diagramm gezeichnet, und ein Zug darauf wird entschieden und erklärt. Nichts verlässt Ihren Browser.',
    docs: 'Wie man ein Brett beschreibt',
    needsScript: 'Diese Seite braucht JavaScript, das Ihr Browser nicht ausführt.',
    bring: [
      'Die Datei',
      'Ein Brett in YAML oder JSON (das Format von Diplicity), eine .map-Datei von DPjudge oder python-diplomacy, der Quelltext einer Variante von godip (.go) oder die variants.xml von jDip zusammen mit ihrer Datei der Grenzen. Mit einer SVG-Datei, deren Formen die Kennungen seiner Felder haben, wird es eine Karte.',
    ],
    hint: 'Legen Sie Dateien hier ab, wählen Sie welche, oder fügen Sie ihren Text ein.',
    choose: 'Dateien wählen',
    text: 'Der Text der Datei',
    file: 'Datei',
    example: 'Mit einem Beispiel beginnen',
    reading: 'Wird gelesen …',
    tooLarge: 'Die Dateien sind zu groß: zusammen höchstens 6 MB.',
    tookTooLong: 'Das Lesen dauerte zu lange und wurde abgebrochen.',
    tooManySpaces: (most) =>
      `Dieses Brett ist zu groß, um hier gezeigt zu werden: höchstens ${String(most)} Felder.`,
    noWorker: 'Ihr Browser hat nicht gestartet, was ein Brett liest und zeichnet.',
    wrong: (count) => (count === 1 ? 'Ein Fehler:' : `${String(count)} Fehler:`),
    line: (line, file) =>
      file === '' ? `Zeile ${String(line)}` : `${file}, Zeile ${String(line)}`,
    expected: (what) => `Erwartet: ${what}`,
    more: (count) => `und ${String(count)} weitere`,
    strange: 'Das ist seltsam, aber erlaubt:',
    variant: 'Die Datei hat mehrere Varianten. Welche?',
    isBoard: (name) => `Das ist ein Brett: ${name}.`,
    diagram: ['Das Brett', 'Eine Scheibe für jedes Feld, eine Linie für jede Grenze.'],
    map: 'Die Karte Ihrer Zeichnung, in unseren Farben.',
    drawing: 'Wird gezeichnet …',
    improving: 'Die Zeichnung wird noch besser …',
    enough: 'So ist es gut',
    drawn: 'Gezeichnet.',
    save: 'Als Datei speichern',
    play: 'Ein Spiel darauf spielen',
    turn: [
      'Ein erster Zug',
      'Befehle, wie sie das Regelheft schreibt, vom Anfang des Spiels aus. Entschieden wird beim Tippen: Spielen Sie die Begründung Schritt für Schritt ab, und fragen Sie nach.',
    ],
    orders: 'Befehle',
    notThere: (units) => `Am Anfang nicht auf dem Brett: ${units.join(', ')}.`,
    noOrders: 'Noch gibt es keine Befehle.',
    openBoard: 'Die Datei des Bretts öffnen',
    otherBoard:
      'Das ist nicht das Brett dieses Spiels, wie es war, als das Spiel gespeichert wurde.',
    kept: ['Hier aufgehoben', 'In diesem Browser und nirgends sonst.'],
    notKept: 'Dieser Browser hebt nichts auf: Speichern Sie das Brett als Datei.',
    open: (name) => `${name} öffnen`,
    forget: (name) => `${name} vergessen`,
    forgotten: (name) => `${name} ist vergessen.`,
  },
};
