import { isAction } from '../rulebook/phrases.ts';
import { placeAt } from '../rulebook/places.ts';
import { tokenAt, type TokenizedText } from '../rulebook/tokens.ts';
import { DENIES } from './correction.ts';
import { headingIn } from './plain-heading.ts';
import { isWaivedAfter, looksLikeOrder } from './plain-statement.ts';

/** The next place where something else may begin: a separator, or the end of the line. */
export function endOfPart(line: TokenizedText, from: number): number {
  let index = from;
  while (tokenAt(line, index).kind !== 'separator' && tokenAt(line, index).kind !== 'end') index++;
  return index;
}

/** After a word that is no longer, a full stop may only abbreviate it: `F Nth. S. A Bel`. */
const LONGEST_ABBREVIATION = 3;

/**
 * Where to resume after something unreadable: after a comma, at a unit or a power after a full stop, or where something
 * is built.
 */
export function endOfFailed(line: TokenizedText, from: number): number {
  const end = endOfPart(line, from + 1);
  for (let index = from + 2; index < end; index++) {
    const last = tokenAt(line, index - 1);
    const isOver =
      last.length > LONGEST_ABBREVIATION ||
      last.key === 'hold' ||
      tokenAt(line, index - 2).kind === 'dash';
    const isUnit = isLetterAt(line, index) && looksLikeOrder(line, index);
    if (isUnit && isOver && isAfterStop(line, index)) return index;
    if (isVerbAt(line, index) && tokenAt(line, index).key !== 'remove') return index;
    if (isHeadingAfterStop(line, index)) return index;
  }
  return end;
}

/** Where to resume after words that follow an order and are none: at an order, or at a power. */
export function endOfRemark(line: TokenizedText, from: number): number {
  const isDenied = DENIES.test(tokenAt(line, from).words);
  let index = from + 1;
  for (;;) {
    const { kind, key } = tokenAt(line, index);
    if (kind === 'separator' || kind === 'end') return index;
    if (
      !isDenied &&
      isLetterAt(line, index) &&
      looksLikeOrder(line, index) &&
      isAction(line, placeAt(line, index + 1)?.next ?? index)
    )
      return index;
    if (isVerbAt(line, index) && key !== 'disband') return index;
    if (headingIn(line, index, false)?.power && tokenAt(line, index - 1).kind !== 'word')
      return index;
    if (isHeadingAfterStop(line, index)) return index;
    index++;
  }
}

/** Whether something is built, removed or waived here. */
export function isVerbAt(line: TokenizedText, index: number): boolean {
  const { key } = tokenAt(line, index);
  if (key === 'waive' || isWaivedAfter(line, index)) return true;
  return (
    (key === 'build' || key === 'remove' || key === 'disband') &&
    (isLetterAt(line, index + 1) ||
      tokenAt(line, index + 1).key === 'waive' ||
      placeAt(line, index + 1) !== null)
  );
}

export function isLetterAt(line: TokenizedText, index: number): boolean {
  const { key } = tokenAt(line, index);
  return key === 'A' || key === 'F';
}

function isAfterStop(line: TokenizedText, index: number): boolean {
  const { line: number, column } = tokenAt(line, index);
  const last = tokenAt(line, index - 1);
  const after = last.column + last.length - 1;
  return (
    last.line === number && (line.lines[number - 1] ?? '').slice(after, column - 1).startsWith('.')
  );
}

/** `A Par-Xyz. Russia: A War-Gal` */
function isHeadingAfterStop(line: TokenizedText, index: number): boolean {
  const heading = headingIn(line, index, false);
  return (
    heading !== null && tokenAt(line, heading.next - 1).kind === 'colon' && isAfterStop(line, index)
  );
}
