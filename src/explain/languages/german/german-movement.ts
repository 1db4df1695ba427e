import type { MovementLanguage } from '../language.ts';
import { facts, nearMisses } from './facts.ts';
import { mapName, shortName } from './grammar.ts';
import { chips, topics } from './labels.ts';
import { orderError } from './order-errors.ts';
import { page } from './page.ts';
import { verdicts } from './verdict.ts';

/** German, as far as it is needed to explain a movement phase step by step. */
export const germanMovement: MovementLanguage = {
  tag: 'de',
  facts,
  nearMisses,
  chips,
  topics,
  verdicts,
  page,
  shortName,
  mapWords: {
    name: mapName,
    // No German word is as short as “cut”; two strokes show it instead.
    signs: { cut: '', disrupted: 'unterbrochen', 'stand-off': 'Patt' },
  },
  orderError,
};
