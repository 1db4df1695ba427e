import { POWERS, type Power } from '../../../board/powers.ts';
import type { Words } from '../../parsed-orders.ts';
import { isWholeName } from './headings/power-names.ts';
import type { Doubt, Skipped, Statement } from '../written-text.ts';

/** A power that is alone in a line. */
export interface PowerAlone extends Words {
  readonly power: Power;
}

/** Words of a line that says whose the orders are: `My orders (Italy)`, `Voici mes ordres pour la France`. */
const TELLS =
  /\b(?:orders?|moves?|ordres|befehle|züge|power|country|playing|i am|i'm|here is|this is|it's)\b/i;
/** `orders for`, before a power. */
const ORDERS_OF =
  /\b(?:orders?|moves?|builds?|retreats?|züge|befehle|ordres)\s+(?:for|of|from|as|für|pour|de)\s+(?:the\s+|la\s+|l['’])?$/iu;
const GREETING = /^\s*(?:dear|hi|hello|hey|hallo|liebe|lieber|cher|chère|to)\b/i;

/**
 * Assigns orders that are under no power to the one power that is named by a line of its own, a name in brackets or a
 * title of the letter. With a doubt unless it has its usual name; null if no power or several are named.
 */
export function signatureOf(
  statements: readonly Statement[],
  alone: readonly PowerAlone[],
  skipped: readonly Skipped[],
  foreign: Readonly<Record<string, Power>> = {},
): { readonly power: Power; readonly doubt: Doubt | null } | null {
  if (statements.length === 0 || statements.some(({ written }) => written.power)) return null;
  const names = new Map<string, Power>([
    ...POWERS.map((power) => [power.toLowerCase(), power] as const),
    ...Object.entries(foreign),
  ]);
  const said = [
    ...alone,
    ...skipped.slice(0, MOST).flatMap(({ line, text }): readonly PowerAlone[] => {
      if (text.length > LONGEST) return [];
      const greets = GREETING.test(text);
      return Array.from(text.matchAll(/\p{L}+/gu)).flatMap(({ 0: words, index }) => {
        const power = names.get(words.toLowerCase());
        const isInBrackets = text[index - 1] === '(' && text[index + words.length] === ')';
        const isSpeaker =
          /^\s+here\b/i.test(text.slice(index + words.length)) ||
          ORDERS_OF.test(text.slice(0, index));
        if (!power || !(isSpeaker || (!greets && (isInBrackets || TELLS.test(text))))) return [];
        return [{ power, line, column: index + 1, length: words.length, words }];
      });
    }),
  ];
  const [first] = said;
  if (!first || said.some(({ power }) => power !== first.power)) return null;
  const { power, line, column, length, words } = first;
  const doubt = { line, column, length, words, readings: [power] };
  return { power, doubt: isWholeName(words) ? null : doubt };
}

const LONGEST = 120;
const MOST = 200;
