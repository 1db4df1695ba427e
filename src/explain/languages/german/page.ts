import type { StepWords } from '../language.ts';
import type { GermanGrammar } from './grammar.ts';

export const page = (g: GermanGrammar): StepWords => ({
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
