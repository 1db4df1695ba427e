import { noteMeaning } from './dpp/notes.ts';

/**
 * By notation: the meaning of a note that a program wrote about an order; null if the words are not a note. Apart from
 * the notations, since who only reads orders does not load these words.
 */
export const NOTE_MEANINGS: Readonly<Record<string, (words: string) => string | null>> = {
  dpp: noteMeaning,
};
