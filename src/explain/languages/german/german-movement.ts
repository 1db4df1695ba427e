import { STANDARD } from '../../../board/board.ts';
import type { MovementLanguage, StepWords } from '../language.ts';
import { onBoards } from '../on-boards.ts';
import { facts, nearMisses } from './facts.ts';
import { grammarOn, type GermanGrammar } from './grammar.ts';
import { chips, topics } from './labels.ts';
import { orderError } from './order-errors.ts';
import { verdicts } from './verdict.ts';

const page = (g: GermanGrammar): StepWords => ({
  nothingDecided: 'Nichts ist entschieden: Alle Befehle stehen in Bleistift.',
  ordersAsWritten: 'Befehle wie geschrieben',
  ruling: 'Kurz gesagt',
  step: 'Schritt',
  of: 'von',
  steps: (count) => `${String(count)} ${count === 1 ? 'Schritt' : 'Schritte'}`,
  because: 'Weil',
  board: (sentence) => `Das Brett. ${sentence}`,
  noOrder: 'kein Befehl',
  decidedIn: (step) => `Entschieden in Schritt ${String(step)}`,
  asAbove: 'wie oben',
  met: ['Erfüllt:', 'Nicht erfüllt:'],
  holdings: (centres, units) =>
    `${String(centres)} ${centres === 1 ? 'Zentrum' : 'Zentren'}, ${String(units)} ${units === 1 ? 'Einheit' : 'Einheiten'}`,
  distances: 'Entfernungen',
  space: g.shortName,
  cutOff: 'abgeschnitten',
  houseRule: 'Hausregel',
  restsOn: 'Beruht auf',
  stepsNameRules: 'Jeder Schritt nennt seine Regel.',
});

export const germanMovementWords = (g: GermanGrammar): MovementLanguage => ({
  on: germanMovementOn,
  tag: 'de',
  facts: facts(g),
  nearMisses: nearMisses(g),
  chips,
  topics,
  verdicts: verdicts(g),
  page: page(g),
  shortName: g.shortName,
  mapWords: {
    name: g.mapName,
    // No German word is as short as “cut”; two strokes show it instead.
    signs: { cut: '', disrupted: 'unterbrochen', 'stand-off': 'Patt' },
  },
  orderError,
});

const germanMovementOn = onBoards((board) => germanMovementWords(grammarOn(board)));

/** German, as far as it is needed to explain a movement phase step by step. */
export const germanMovement: MovementLanguage = germanMovementOn(STANDARD);
