/** Spaces that replace words: the length of a text and the places in it do not change. */
export const blanks = (words: string): string => ' '.repeat(words.length);
/** A sign that replaces longer words. */
export const padded = (sign: string, words: string): string => sign.padEnd(words.length, ' ');
