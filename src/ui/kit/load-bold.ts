/**
 * Fetches the bold font of the site. A page that needs it only when an answer appears would otherwise lay that out
 * twice, first in a system font.
 */
export const loadBold = (): Promise<unknown> =>
  Promise.all([
    document.fonts.load('700 1em "Alegreya Sans"'),
    // The paragraph numbers.
    document.fonts.load('600 1em "EB Garamond"', '1'),
  ]);
