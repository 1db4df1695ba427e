import { isAction } from '../../rulebook/phrases.ts';
import { placeAt } from '../../rulebook/places.ts';
import { tokenAt, type Token, type TokenizedText } from '../../rulebook/tokens.ts';

const isLetter = ({ key }: Token): boolean => key === 'A' || key === 'F';
const isTight = (left: Token, right: Token): boolean => left.column + left.length === right.column;

/** In tokens: `St Petersburg (sc)`. */
const LONGEST_PLACE = 6;

/**
 * The tokens of a line without the signs that some put around the letter of a unit: `A-Par`, `A/Par`, `A:Par`, `A - Par - Bur`,
 * `(A) Par`, `[A] Par`, `Par (A)`.
 */
export function withoutLetterSigns(source: TokenizedText): readonly Token[] {
  const gone = new Set<number>();
  for (const [at, token] of source.tokens.entries()) {
    if (!isLetter(token)) continue;
    const isBracketed =
      tokenAt(source, at - 1).kind === 'open' && tokenAt(source, at + 1).kind === 'close';
    if (isBracketed && (placeAt(source, at + 2) || isAfterPlace(source, at - 1))) {
      gone.add(at - 1);
      gone.add(at + 1);
    }
    if (isJoined(source, at)) gone.add(at + 1);
  }
  return gone.size === 0 ? source.tokens : source.tokens.filter((_, at) => !gone.has(at));
}

/** Whether a place without a letter ends before `at`. */
function isAfterPlace(source: TokenizedText, at: number): boolean {
  for (let start = at - 1; start >= at - LONGEST_PLACE; start--)
    if (placeAt(source, start)?.next === at) return !isLetter(tokenAt(source, start - 1));
  return false;
}

/** Whether a sign joins the letter at `at` to the place after it, rather than a unit without a place to where it goes. */
function isJoined(source: TokenizedText, at: number): boolean {
  const sign = tokenAt(source, at + 1);
  const place = placeAt(source, at + 2);
  if (!place) return false;
  const isWhole = isTight(tokenAt(source, at), sign) && isTight(sign, tokenAt(source, at + 2));
  switch (sign.kind) {
    case 'dash':
      return isWhole || isAction(source, place.next) || isHelp(tokenAt(source, at - 1));
    case 'slash':
      return isWhole;
    case 'colon':
      // `F: Par-Bur` at the beginning of a line is France.
      return isWhole || (at > 0 && isAction(source, place.next));
    default:
      return false;
  }
}

const isHelp = ({ key }: Token): boolean => key === 'support' || key === 'convoy';
