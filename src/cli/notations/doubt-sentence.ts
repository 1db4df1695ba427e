import { fullName } from '../../board/names.ts';
import { isNothing, readingInNames } from '../../orders/notations/reading-in-names.ts';
import type { Doubt, Unconfirmed } from '../../orders/notations/written-text.ts';

const WHY: Readonly<Record<Unconfirmed, string>> = {
  quoted: 'it is quoted below other orders',
  'other-power': 'this mail is from another power',
  'other-turn': 'this mail is about another turn',
  unsigned: 'this mail does not say which power it is from',
};

/** What was read, and what else it may mean. */
export function doubtSentence(doubt: Doubt): string {
  const { words, readings, rival, why } = doubt;
  const said = readings.map((one) => readingInNames(one, fullName)).join(' or ');
  if (rival !== undefined)
    return `Uncertain: "${words}" and ${rival} are orders for one unit. Only its owner’s count; of two, the rules decide which it follows, if any.`;
  if (why) return `Not counted, to be confirmed: "${words}" (${said}): ${WHY[why]}.`;
  if (isNothing(doubt)) return `Uncertain: "${words}" is not understood, and left out.`;
  return `Uncertain: "${words}" is read as ${said}.`;
}
