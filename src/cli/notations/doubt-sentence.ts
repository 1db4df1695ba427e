import type { Doubt } from '../../orders/notations/written-text.ts';

/** What was read, and what else it may mean. */
export const doubtSentence = ({ words, readings, rival }: Doubt): string =>
  `Uncertain: "${words}" ${
    rival === undefined
      ? `is read as ${readings.join(' or ')}.`
      : `and ${rival} are orders for one unit. Only its owner’s count; of two, the rules decide which it follows, if any.`
  }`;
