import { placeAt, powerAt } from '../../rulebook/places.ts';
import { tokenAt, type Token, type TokenizedText } from '../../rulebook/tokens.ts';
import { beginsUnit, isTitleWord } from '../plain-heading.ts';

const isLetter = ({ key }: Token): boolean => key === 'A' || key === 'F';
const isAdjusting = ({ key }: Token): boolean =>
  key === 'build' || key === 'remove' || key === 'disband' || key === 'retreat';

/** A picture as chats write it: `:flag_at: Austria`. */
const SIGN = /^[\s>*_]*(?::[a-z][\w-]{1,30}:\s*)+(?=[*_]*\p{L})/iu;

/**
 * The tokens of a line that names a power in an unusual way before its orders, with a usual heading: `[AUS] A Vie-Gal`,
 * `(Austria) A Vie-Gal`, `Eng - F Lon-Nth`, `Spring 1901 Austria A Vie-Gal`, `:flag_at: Austria`.
 */
export function withMarkedPower(given: TokenizedText, line: string): readonly Token[] {
  const sign = SIGN.exec(line)?.[0].length ?? 0;
  const source = { ...given, tokens: given.tokens.filter(({ column }) => column > sign) };
  return bracketed(source) ?? dashed(source) ?? titled(source);
}

/** `[AUS] A Vie-Gal`: with a colon for the brackets. */
function bracketed(source: TokenizedText): readonly Token[] | null {
  const power = tokenAt(source, 0).kind === 'open' ? powerAt(source, 1) : null;
  const close = power ? tokenAt(source, power.next) : null;
  if (!power || close?.kind !== 'close' || !isUnit(source, power.next + 1)) return null;
  return source.tokens.toSpliced(power.next, 1, { ...close, kind: 'colon' }).slice(1);
}

/** `Eng - F Lon-Nth`: no fleet in the Channel goes to a fleet. `Turkey, build: A Con`. */
function dashed(source: TokenizedText): readonly Token[] | null {
  const power = powerAt(source, 0);
  const sign = tokenAt(source, power?.next ?? 0);
  if (!power) return null;
  const isHead = sign.kind === 'dash' && isUnit(source, power.next + 1);
  const isComma = sign.words === ',' && isAdjusting(tokenAt(source, power.next + 1));
  if (!isHead && !isComma) return null;
  return source.tokens.toSpliced(power.next, 1, { ...sign, kind: 'colon' });
}

/** `Spring 1901 Austria A Vie-Gal`, `Winter 1902 builds: F Kie`: without the title. */
function titled(source: TokenizedText): readonly Token[] {
  const at = source.tokens.findIndex(({ kind, words }) => kind !== 'word' || !isTitleWord(words));
  const verb = tokenAt(source, at - 1);
  if (at > 1 && isAdjusting(verb) && isUnit(source, at)) return source.tokens.slice(at - 1);
  const power = at > 0 ? powerAt(source, at) : null;
  return power && isLetter(tokenAt(source, power.next)) && isUnit(source, power.next)
    ? source.tokens.slice(at)
    : source.tokens;
}

const isUnit = (source: TokenizedText, at: number): boolean =>
  isLetter(tokenAt(source, at)) && placeAt(source, at + 1) !== null && beginsUnit(source, at);
