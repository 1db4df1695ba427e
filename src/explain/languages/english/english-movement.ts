import { STANDARD } from '../../../board/board.ts';
import type { MovementLanguage, StepWords } from '../language.ts';
import { onBoards } from '../on-boards.ts';
import { facts, nearMisses } from './facts.ts';
import { grammarOn, type EnglishGrammar } from './grammar.ts';
import { chips, topics } from './labels.ts';
import { verdicts } from './verdict.ts';

const page = (g: EnglishGrammar): StepWords => ({
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

export const englishMovementWords = (g: EnglishGrammar): MovementLanguage => ({
  on: englishMovementOn,
  tag: 'en',
  facts: facts(g),
  nearMisses: nearMisses(g),
  chips,
  topics,
  verdicts: verdicts(g),
  page: page(g),
  shortName: g.shortName,
  mapWords: null,
  orderError: ({ message }) => message,
});

const englishMovementOn = onBoards((board) => englishMovementWords(grammarOn(board)));

/** English, as far as it is needed to explain a movement phase step by step. */
export const englishMovement: MovementLanguage = englishMovementOn(STANDARD);
