/**
 * Fetches the bold letters of the site. A page on which they come only with an answer would lay that out twice: first in a
 * font of the system.
 */
export const loadBold = (): Promise<unknown> =>
  Promise.all([
    document.fonts.load('700 1em "Alegreya Sans"'),
    // The number of a paragraph.
    document.fonts.load('600 1em "EB Garamond"', '1'),
  ]);
