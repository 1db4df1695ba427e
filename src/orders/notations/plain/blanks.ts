/** Blanks in the place of words: the length of a text stays, and so do the places in it. */
export const blanks = (words: string): string => ' '.repeat(words.length);
/** A sign in the place of longer words. */
export const padded = (sign: string, words: string): string => sign.padEnd(words.length, ' ');
