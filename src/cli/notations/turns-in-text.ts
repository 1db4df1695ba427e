import { isTitleWord } from '../../orders/notations/plain/plain-heading.ts';
import { powerOf } from '../../orders/notations/rulebook/vocabulary.ts';
import { LINE_BREAK } from '../../orders/notations/source-text.ts';
import { dateIn } from '../../orders/notations/turn-date.ts';
import type { TurnDate } from '../../orders/turn-line/turn-line.ts';

/** One turn of a text of several. */
export interface TurnInText {
  readonly date: TurnDate;
  /** Its first and last lines, from 1. */
  readonly from: number;
  readonly to: number;
  /** Its lines, with blank ones for those before, so that each keeps its number. */
  readonly text: string;
}

/** Longer lines are no title. In UTF-16 units. */
const LONGEST = 80;

/** The turn that a line names which says nothing else: `Spring 1901`, `F1902M`, `Orders for Fall 1902:`. */
function dateOfTitle(line: string): TurnDate | null {
  if (line.length > LONGEST) return null;
  const words = line.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.every((word) => isTitleWord(word) || powerOf(word) !== undefined)
    ? dateIn(line)
    : null;
}

/** The turns of a text that has titles of several; empty if it has not. What is above the first title belongs to it. */
export function turnsInText(text: string): readonly TurnInText[] {
  const lines = text.split(LINE_BREAK);
  const starts: { readonly at: number; readonly date: TurnDate }[] = [];
  for (const [at, line] of lines.entries()) {
    const date = dateOfTitle(line);
    const last = starts.at(-1)?.date;
    if (date && (date.year !== last?.year || date.season !== last.season))
      starts.push({ at, date });
  }
  if (starts.length < 2) return [];
  return starts.map(({ at, date }, place) => {
    const first = place === 0 ? 0 : at;
    const end = starts[place + 1]?.at ?? lines.length;
    const own = lines.map((line, index) => (index >= first ? line : '')).slice(0, end);
    return { date, from: first + 1, to: end, text: own.join('\n') };
  });
}
