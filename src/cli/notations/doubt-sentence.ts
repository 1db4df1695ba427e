import { fullName } from '../../board/names.ts';
import { isNothing, readingInNames } from '../../orders/notations/reading-in-names.ts';
import type { Doubt } from '../../orders/notations/written-text.ts';

/** What was read, and what else it may mean. */
export function doubtSentence(doubt: Doubt): string {
  const { words, readings, rival } = doubt;
  if (rival !== undefined)
    return `Uncertain: "${words}" and ${rival} are orders for one unit. Only its owner’s count; of two, the rules decide which it follows, if any.`;
  if (isNothing(doubt)) return `Uncertain: "${words}" is not understood, and left out.`;
  return `Uncertain: "${words}" is read as ${readings.map((one) => readingInNames(one, fullName)).join(' or ')}.`;
}
