import { placeAt, powerAt } from '../../rulebook/places.ts';
import { tokenAt, wordsBetween, type Token, type TokenizedText } from '../../rulebook/tokens.ts';
import { isTitleWord } from '../plain-heading.ts';

/** Words that are alone before orders, and are no name of a player. */
const NO_PLAYER =
  /^(?:hi|hello|hey|hallo|moin|servus|liebe[rs]?|cher|chère|salut|bonjour|thanks?|thx|danke|merci|cheers|regards|grüße|gruß|amitiés|best|yours|sincerely|greetings|ps|also|auch|aussi|und|et|then|dann|puis|plus|finally|lastly|first|firstly|second|secondly|next|last|sorry|oops|whoops|ups|correction|corrected|edit|edited|actually|korrektur|pardon|erratum|updated?|changed?|changes|notes?|nb|press|comments?|ok|okay|yes|no|please|bitte|if|else|otherwise|unless|option|plan|variant|draft|units?|arm(?:y|ies)|fleets?|armeen|flotten|supports?|convoys?|attacks?|defen[cs]es?|holds?|results?|front|side|group|theat(?:er|re)|home|abroad|rest|others?|remaining|everything|everybody|everyone|all|team|north|south|east|west|northern|southern|eastern|western|cent(?:er|re|ral)|norden|süden|osten|westen|nord|sud|est|ouest|balkans?|scandinavia|iberia|mediterranean|atlantic|baltics?|seas?|land)$/i;

/** Words of a sentence, or of a title of several words. */
const SENTENCE =
  /^(?:i|i['’]\p{L}+|you|we|he|she|they|it|it['’]s|me|us|your|my|our|his|her|their|this|that|that['’]s|these|those|there|here|here['’]s|good|luck|wish|see|talk|let|let['’]s|hope|have|when|while|as|with|in|on|at|to|by|but|so|not|now|still|just|only|what|why|how|after|before|until|because|since|ich|du|wir|sie|er|es|mein\p{L}*|viel|gut\p{L}*|je|tu|nous|vous|bonne?|hier|jetzt|nun|mit|im|voici|maintenant|avec|moves?|orders?|turn|game|part|section|page|round|year|units?|stalemate|line|wing|flank|corner|region|area|board|map|provinces?|coast|offensive|campaign|movements?|navy|naval|military|operations?|strategy|supply|centres?|centers?|soon|later|again|too)$/iu;

/** Within a name: `Rudi the Great`, `Anna von Trapp`. */
const WITHIN = /^(?:of|the|from|by|von|de|der|van|la|le|and|und|et|d['’]\p{L}+)$/iu;

/** A line like `Orders from Rudi`. */
const ORDERS_OF =
  /^[^\p{L}]*(?:orders?|moves?|befehle|züge|ordres)\s+(?:from|by|of|for|von|für|de|pour)\s/iu;

const MOST_WORDS = 4;

/**
 * Whether a line without its colon names a player rather than a power: `surely`, as `Rudi` and `Rudi the Great` do, or
 * `maybe`, as in `The evil empire`.
 */
export function playerNamed(source: TokenizedText, hasColon: boolean): 'surely' | 'maybe' | null {
  const own = source.tokens;
  const words = own.filter(({ kind }) => kind === 'word');
  const isOther = ({ kind, words: sign }: Token): boolean =>
    kind !== 'word' && kind !== 'dash' && sign !== '&';
  if (words.length === 0 || words.length > MOST_WORDS || own.some(isOther)) return null;
  if (!/^[^\p{L}]*\p{Lu}/u.test(textOf(source))) return null;
  if (/[.!?…]\s*$/.test(textOf(source)) || own.some(({ key }) => key !== null)) return null;
  if (own.some((_, at) => placeAt(source, at) !== null)) return null;
  const isSaid = ({ words: word }: Token): boolean => NO_PLAYER.test(word) || SENTENCE.test(word);
  const [first, ...rest] = words;
  // `Russian troops`
  const power = powerAt(source, 0);
  const powers = own.filter((_, at) => isPowerAt(source, at));
  if (power || powers.length > 0) {
    const after = own.slice(power?.next ?? 0).filter(({ kind }) => kind === 'word');
    const isLong = after.length === 0 || after.length > 2 || powers.length > 1;
    return !power || isLong || after.some((token) => isSaid(token) || isTitleWord(token.words))
      ? null
      : 'maybe';
  }
  // `Team Bavaria`, `Player 3`
  if (LABEL.test(first?.words ?? '') && rest.length > 0) return rest.some(isSaid) ? null : 'surely';
  const isOrdersOf = ORDERS_OF.test(textOf(source));
  const named = (isOrdersOf ? rest : words).filter((token) => !WITHIN.test(token.words));
  if (named.length === 0 || named.some((token) => isSaid(token) || isTitleWord(token.words)))
    return null;
  if (words.length <= 2 || named.every((token) => /^\p{Lu}/u.test(token.words))) return 'surely';
  return hasColon || named.length > 1 ? 'maybe' : null;
}

const LABEL = /^(?:team|player|power|country|nation|spieler|joueur)$/i;

/** `Great` alone is no power here. */
const isPowerAt = (source: TokenizedText, at: number): boolean =>
  powerAt(source, at) !== null && !/^great$/i.test(tokenAt(source, at).words);

const textOf = ({ lines, tokens }: TokenizedText): string => {
  const last = tokens.at(-1);
  return last ? (lines[last.line - 1] ?? '') : '';
};

/** Below these are no orders, or not those of the power above for sure. */
const NO_SECTION =
  /^(?:press|notes?|nb|comments?|option|plan|variant|draft|if|else|otherwise|unless|units?|correction|corrected|edit|edited|korrektur|pardon|erratum|updated?|changed?|changes)$/i;

/** `Western front:`: a title of some of the orders, with a colon at its end. */
export function isSection(own: readonly Token[]): boolean {
  const colon = own.findIndex(({ kind }) => kind === 'colon');
  const words = own.slice(0, colon);
  return (
    colon > 0 &&
    words.length <= MOST_WORDS &&
    words.every(
      ({ kind, key, words: each }) =>
        kind === 'word' &&
        key === null &&
        !NO_SECTION.test(each) &&
        (NO_PLAYER.test(each) || SENTENCE.test(each) || isTitleWord(each)),
    ) &&
    words.some(({ words: each }) => !isTitleWord(each))
  );
}

/** The words of a line as one. */
export function asOneWord(source: TokenizedText): Token {
  return { ...wordsBetween(source, 0, source.tokens.length - 1), kind: 'word', key: null };
}
