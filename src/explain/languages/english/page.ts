import type { EnglishGrammar } from './grammar.ts';
import type { StepWords } from '../language.ts';

export const page = (g: EnglishGrammar): StepWords => ({
  nothingDecided: 'Nothing is decided: every order is in pencil.',
  ordersAsWritten: 'Orders as written',
  ruling: 'In short',
  step: 'Step',
  of: 'of',
  steps: (count) => `${String(count)} ${count === 1 ? 'step' : 'steps'}`,
  because: 'Because',
  board: (sentence) => `The board. ${sentence}`,
  noOrder: 'no order',
  decidedIn: (step) => `Decided in step ${String(step)}`,
  asAbove: 'as above',
  met: ['Met:', 'Not met:'],
  holdings: (centres, units) =>
    `${String(centres)} ${centres === 1 ? 'centre' : 'centres'}, ${String(units)} ${units === 1 ? 'unit' : 'units'}`,
  distances: 'Distances',
  space: g.placeInList,
  cutOff: 'cut off',
  houseRule: 'house rule',
  restsOn: 'Rests on',
  stepsNameRules: 'Each step names its rule.',
});
