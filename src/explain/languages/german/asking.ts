import type { BoardWords, PlayerWords, PredictWords, AskingWords } from '../asking-words.ts';
import { listed, powerName } from './grammar.ts';
import type { GermanGrammar } from './grammar.ts';

const number = (count: number): string => count.toLocaleString('de');
const noCycle = (kind: 'circle' | 'paradox'): string =>
  kind === 'circle' ? 'keinen Kreis' : 'kein Paradox';
const steps = (count: number): string => (count === 1 ? 'Schritt' : 'Schritte');

export const board = (g: GermanGrammar): BoardWords => ({
  map: 'Karte: Plus und Minus vergrößern und verkleinern, 0 passt sie den Einheiten an, Pfeile verschieben sie, wenn sie vergrößert ist',
  zoom: 'Ausschnitt',
  fit: 'Den Einheiten anpassen (0)',
  zoomIn: 'Vergrößern (+)',
  zoomOut: 'Verkleinern (−)',
  full: 'Ganzer Bildschirm',
  leaveFull: 'Ganzen Bildschirm verlassen (Esc)',
  homeLand: 'Heimatland',
  centres: 'Zentren',
  of: (title) => `Das Brett: ${title}`,
  space: g.mapName,
  place: g.placeInList,
  power: powerName,
});

export const player: PlayerWords = {
  why: 'Warum',
  orders: 'Befehle',
  rule: 'Regel',
  aboutStep: 'Zu diesem Schritt',
  stepOf: (step, last) => `Schritt ${String(step)} von ${String(last)}`,
  playReasoning: 'Begründung abspielen',
  playback: 'Wiedergabe',
  back: 'Zurück',
  pause: 'Pause',
  play: 'Abspielen',
  playAgain: 'Noch einmal abspielen',
  next: 'Weiter',
  speed: 'Tempo',
  steps: 'Schritte',
  allSteps: (count) => `Alle ${String(count)}`,
  contestedOnly: (count) => `Nur was umstritten ist (${String(count)})`,
  ruling: 'Befehle und Ergebnisse',
  allDecided: 'alle Befehle entschieden',
  decidedSoFar: 'bisher entschieden',
  asRead: 'wie gelesen',
  asWritten: 'wie geschrieben',
  boardAndReasoning: (name) => `${name}: Brett und Begründung`,
};

const predict: PredictWords = {
  question: 'Frage',
  questionOf: (place, all) => `${place} von ${String(all)}`,
  check: (left) =>
    left === 0
      ? 'Vorhersage prüfen'
      : `Prüfen (${left === 1 ? '1 Frage ist offen' : `${String(left)} Fragen sind offen`})`,
  inOrder: 'was zuerst feststeht, kommt zuerst',
  decidedBefore: 'Alles davor ist auf dem Brett entschieden.',
  right: 'Richtig.',
  youSaid: 'Ihre Antwort:',
  assumed: 'Was Ihre Antwort voraussetzt',
  goOn: (place, all) => `Weiter: Frage ${String(place)} von ${String(all)}`,
  toTheEnd: 'Die ganze Entscheidung',
  showMe: 'Lieber zeigen',
  allRight: 'Sie haben entschieden wie das Regelbuch.',
  someRight: (right, all) => `${String(right)} von ${String(all)} richtig.`,
  again: 'Noch einmal vorhersagen',
};

export const asking: AskingWords = {
  modesLabel: 'Was mit diesem Zug geschehen soll',
  modes: { predict: 'Vorhersagen', play: 'Abspielen', ask: 'Fragen' },
  predict,
  askAbout: 'Frage zu',
  playWhy: 'Warum? Abspielen',
  wholeChain: (count) => `Die ganze Kette: ${String(count)} Schritte`,
  nearlyInterfered: 'Was beinahe dazwischengekommen wäre',
  why: { question: 'Warum?', answer: 'Die Schritte, die hierher führten' },
  missing: {
    failed: { question: 'Was fehlte?', answer: 'Das Wenigste, womit er gelungen wäre' },
    succeeded: {
      question: 'Was hätte ihn verhindert?',
      answer: 'Das Wenigste, woran er gescheitert wäre',
    },
  },
  whatIf: { question: 'Was wäre, wenn …?', answer: 'Einen Befehl ändern und nachsehen' },
  conditions: {
    legal: 'Zulässig',
    'one-meaning': 'Der Befehl, der zählt',
    matches: 'Passend zum anderen Befehl',
    path: 'Eine Route, die hält',
    'own-unit': 'Eigene Einheit aus dem Weg',
    free: 'Platz',
    beats: 'Stärker',
    uncut: 'Nicht abgeschnitten',
    withstands: 'Nicht vertrieben',
    unattacked: 'Nicht angegriffen',
    circle: 'Ein Kreis, der zieht',
    paradox: 'Kein Paradox',
    stated: 'Was er braucht',
  },
  onlyWhatItRestsOn: (count, all) =>
    `Nur worauf dieses Ergebnis beruht: ${String(count)} ${steps(count)} von ${String(all)}.`,
  showAll: 'Alle zeigen',
  copyLink: 'Link kopieren',
  copied: 'Kopiert.',
  copyRefused: 'Hier nicht erlaubt: Kopieren Sie die Adresse dieser Seite.',
  stop: 'Abbrechen',
  searchFailed: 'Die Suche konnte hier nicht laufen.',

  searching: 'Es wird versucht, was die anderen hätten befehlen können …',
  noOtherOrder: 'Nichts: Es gab keinen anderen Befehl zu versuchen.',
  nothingChangesIt: (pairs, tried) =>
    `Nichts: Kein einzelner Befehl ändert es, auch kein Angriff mit einer Unterstützung und keine Armee mit einem Konvoi${
      pairs ? ', und nicht zwei zusammen von den Einheiten, auf denen es beruht' : ''
    } (${number(tried)} versucht).`,
  notByItself: (power) => `${power}: Kein einzelner eigener Befehl hätte es geändert.`,
  answerOf: (place, all) => `Antwort ${String(place)} von ${String(all)}`,
  withChange: (count) => (count === 1 ? 'Mit dieser Änderung' : 'Mit diesen Änderungen'),
  conditionsOf: 'Was der Befehl braucht',
  showOnBoard: 'Auf dem Brett zeigen',
  backToRuling: 'Zurück zur Entscheidung',
  nextAnswer: 'Nächste Antwort',

  whatForcedIt: 'Welche Befehle es erzwungen haben',
  noOrder: (unit) => `${unit}, kein Befehl`,
  everyUnit: 'Jede Einheit ist darunter.',
  allCombinations: (rulings) =>
    `Alle ${number(rulings)} Kombinationen dessen, was die anderen tun könnten, wurden durchgespielt.`,
  singleOrders: (pairs, rulings) =>
    `Jeder einzelne Befehl jeder anderen Einheit ${pairs ? 'und die Paare, auf die es am ehesten ankommt, wurden' : 'wurde'} durchgespielt (${number(rulings)} Entscheidungen); für alle Kombinationen sind es zu viele.`,

  whatIfOrdered: 'Und wenn der Befehl wäre:',
  nothing: 'nichts',
  orderTypes: {
    hold: 'Halten',
    move: 'Ziehen',
    'support-hold': 'Am Platz unterstützen',
    'support-move': 'Einen Zug unterstützen',
    convoy: 'Konvoi',
    board: 'An Bord gehen',
    land: 'Landen',
  },
  changeUnits: 'Einheiten wegnehmen oder hinzufügen',
  takeAway: (unit) => `${unit} wegnehmen`,
  newPower: 'Macht der neuen Einheit',
  armyOrFleet: 'Armee oder Flotte',
  army: 'Armee',
  fleet: 'Flotte',
  newPlace: 'Wo die neue Einheit steht',
  where: 'wo?',
  add: 'Hinzufügen',

  sameOutcomes: 'Nichts geht anders aus.',
  sameOutcomesOtherBoard:
    'Dieselben Befehle gelingen und scheitern, aber das Brett ist danach anders.',
  afterwards: 'Danach',
  empty: 'leer',
  otherOutcomes: (count) =>
    count === 1 ? 'Ein Befehl geht anders aus.' : `${String(count)} Befehle gehen anders aus.`,
  undo: 'Rückgängig',
  dotted: 'Gepunktet auf dem Brett: was im Szenario befohlen war.',
  order: 'Befehl',
  inScenario: 'Im Szenario',
  now: 'Jetzt',
  notOnBoard: 'nicht auf dem Brett',

  circle: 'Ein Kreis',
  paradox: 'Ein Paradox',
  givesResult: (editions) =>
    editions.length === 0
      ? 'Keine Ausgabe kommt zu diesem Ergebnis.'
      : `${listed(editions)} ${editions.length === 1 ? 'kommt' : 'kommen'} zu diesem Ergebnis.`,
  sameWithout: (editions, kind) =>
    `Nach den Regeln von ${listed(editions)} gibt es ${noCycle(kind)}, aber dasselbe Ergebnis.`,
  settledByRule: (editions, worlds) =>
    `${listed(editions)} ${editions.length === 1 ? 'entscheidet' : 'entscheiden'} es durch eine Regel für Paradoxe${
      worlds ? ', mit keinem dieser Ergebnisse' : ''
    }.`,
  notBy: (editions, kind) => `Nach den Regeln von ${listed(editions)} gibt es ${noCycle(kind)}.`,

  editionsDisagree: 'Die Ausgaben sind uneins',
  orderOf: 'Befehl',
  becauseOf: 'Wegen',
  or: 'oder',
  against: 'gegen',
  allAgree: 'Alle Ausgaben sind sich einig',
  disagree: (editions) =>
    `${listed(editions)} ${editions.length === 1 ? 'entscheidet' : 'entscheiden'} anders`,
  quoted: (text) => `„${text}“`,
  sideBySide: 'Nebeneinander',
  oneEdition: 'Eine Ausgabe',
  edition: 'Ausgabe',
  differs: (edition) => `${edition} (anders)`,
  twoEditions: (name) => `${name}: zwei Ausgaben nebeneinander`,
  editionsDifferHere: 'Hier gehen die Ausgaben auseinander',
  boardBy: (edition, sentence) => `Das Brett nach der Ausgabe ${edition}. ${sentence}`,
  mayRetreatTo: (unit) => `${unit} kann sich zurückziehen nach`,
  nowhere: 'nirgendwohin: Sie wird aufgelöst',
};
