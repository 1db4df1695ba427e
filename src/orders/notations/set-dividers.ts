import { LINE_BREAK, withoutUnseen } from './source-text.ts';

const LINE = new RegExp(`(${LINE_BREAK.source})`);

/** A line between two sets; the words that follow say how the sets go together. */
const BETWEEN = /^[ \t]*[-\u2010-\u2015\u2212]{3,}[ \t]*(changes(?: only)?|undated)?[ \t:.]*$/i;

/** In UTF-16 units. */
const LONGEST = 80;

/** A line of dashes between two sets of orders. */
export interface Divider {
  readonly line: number;
  /** `--- changes` */
  readonly amends: boolean;
  /** `--- undated` */
  readonly isUndated: boolean;
}

/** A text without its dividers; every line keeps its number. `isBare`: a line of dashes alone stays in it. */
export function withoutDividers(
  text: string,
  isBare = false,
): { readonly rest: string; readonly dividers: readonly Divider[] } {
  const dividers: Divider[] = [];
  const parts = text.split(LINE).map((part, index) => {
    const isShort = index % 2 === 0 && part.length <= LONGEST;
    const found = isShort ? BETWEEN.exec(withoutUnseen(part)) : null;
    if (!found) return part;
    const words = found[1]?.toLowerCase() ?? '';
    dividers.push({
      line: index / 2 + 1,
      amends: words.startsWith('changes'),
      isUndated: words === 'undated',
    });
    return isBare && words === '' ? part : '';
  });
  return { rest: parts.join(''), dividers };
}
