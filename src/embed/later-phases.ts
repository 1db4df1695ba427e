/*
 * How a text shows that it covers more than a movement phase. Separate from the reader, which is fetched only for such
 * texts.
 */

export type PhasePart = 'moves' | 'retreats' | 'centres' | 'adjustments';

/** A turn of any phase as one line (docs/notation.md). */
export const TURN_LINE = /^\s*(?:[SFW]\d{4}[MRA]|[AEFGIRT]:[AF:?!])\S*\s*$/;

/** A line that begins the orders of a phase, or the owners of the centres before it, in English or German. */
export const HEADING: readonly (readonly [PhasePart, RegExp])[] = [
  ['retreats', /^\s*(?:retreats?|rückzüge?):?\s*$/i],
  [
    'adjustments',
    /^\s*(?:adjustments|builds?|removals?|builds and removals|auf- und abbau):?\s*$/i,
  ],
  ['centres', /^\s*(?:supply )?(?:cent(?:re|er)s|versorgungszentren):?\s*$/i],
];

/** Whether a text is of a phase other than movement, or of several. */
export const isLater = (text: string): boolean =>
  TURN_LINE.test(text) ||
  text.split('\n').some((line) => HEADING.some(([, heading]) => heading.test(line)));

/** Whether it may be: what the element knows before it fetches a reader. That of all phases reads other texts, too. */
export const mayBeLater = (text: string): boolean =>
  /^\s*([SFW]\d{4}|[AEFGIRT]:[AF:?!]|retr|rück|adj|buil|remov|auf|supp|cent|vers)/im.test(text);

/** The orders of an element: an attribute, its preformatted text, or all of its text. */
export const ordersOf = (element: HTMLElement): string =>
  element.getAttribute('orders') ?? (element.querySelector('pre') ?? element).textContent;
