import type { MovementLanguage } from '../language.ts';
import { facts, nearMisses } from './facts.ts';
import { shortName } from './grammar.ts';
import { chips, topics } from './labels.ts';
import { page } from './page.ts';
import { verdicts } from './verdict.ts';

/** English, as far as it is needed to explain a movement phase step by step. */
export const englishMovement: MovementLanguage = {
  tag: 'en',
  facts,
  nearMisses,
  chips,
  topics,
  verdicts,
  page,
  shortName,
  mapWords: null,
  orderError: ({ message }) => message,
};
