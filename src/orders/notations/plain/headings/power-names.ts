import { POWERS, type Power } from '../../../../board/powers.ts';
import { FOREIGN_POWERS } from '../../letters/foreign-names.ts';
import type { Found } from '../../rulebook/places.ts';
import { tokenAt, wordsBetween, type Token, type TokenizedText } from '../../rulebook/tokens.ts';

/**
 * What the powers are called at the head of their orders, besides what `powerAt` reads anywhere, in English, German and
 * French. Small letters without accents, blanks for hyphens, without `the` and `la`.
 */
const NAMES: Readonly<Record<Power, string>> = {
  Austria: `aut, ah, a h, austrian empire, austro hungarian empire, austro hungarian monarchy, austria hungarian empire, empire of
    austria, empire of austria hungary, dual monarchy, habsburg empire, habsburg monarchy, hapsburg empire, hapsburg
    monarchy, habsburgs, hapsburgs, osterreich ungarn, oesterreich ungarn, kaiserreich osterreich, osterreichisches
    kaiserreich, donaumonarchie, doppelmonarchie, kuk monarchie, k u k monarchie, habsburgerreich, habsburgermonarchie,
    autriche hongrie, empire austro hongrois, empire autrichien, empire d'autriche, double monarchie`,
  England: `uk, u k, gb, g b, gbr, united kingdom, great britain, british empire, british isles, kingdom of england, kingdom of
    great britain, vereinigtes konigreich, britisches empire, britisches reich, britisches weltreich, konigreich england,
    royaume uni, grande bretagne, empire britannique`,
  France: `french republic, french empire, third republic, third french republic, republic of france, kingdom of france,
    franzosische republik, republik frankreich, republique francaise, empire francais`,
  Germany: `german empire, german reich, second reich, imperial germany, empire of germany, deutsches reich, deutsches
    kaiserreich, kaiserreich, empire allemand, reich allemand`,
  Italy: `kingdom of italy, italian kingdom, konigreich italien, italienisches konigreich, royaume d'italie, royaume
    italien`,
  Russia: `russian empire, imperial russia, tsarist russia, czarist russia, empire of russia, mother russia, tsardom of
    russia, zarenreich, zarentum, russisches reich, russisches zarenreich, russisches kaiserreich, zaristisches russland,
    empire russe, russie tsariste, empire des tsars`,
  Turkey: `ott, ottoman empire, ottoman turkey, ottoman turks, ottomans, ottoman, turkish empire, sublime porte, osmanisches
    reich, osmanisches imperium, osmanen, turkisches reich, empire ottoman, empire turc`,
};

const folded = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'")
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');

const POWER_OF: ReadonlyMap<string, Power> = new Map([
  ...Object.entries(FOREIGN_POWERS).map(([name, power]) => [folded(name), power] as const),
  ...POWERS.flatMap((power) =>
    NAMES[power].split(/,\s+/).flatMap((each) => {
      const name = each.replaceAll(/\s+/g, ' ');
      // `Das Osmanische Reich`
      const names = new Set([name, name.replace('sches ', 'sche ')]);
      return Array.from(names, (one) => [one, power] as const);
    }),
  ),
]);

const MOST_WORDS = 4;

/** One of these names in the tokens from `at` on, the longest. */
export function longNameAt(source: TokenizedText, at: number): Found<Power> | null {
  let longest: Found<Power> | null = null;
  let name = '';
  for (let index = at, words = 0; words < MOST_WORDS; index++, words++) {
    if (words > 0 && tokenAt(source, index).kind === 'dash') index++;
    const { kind, words: word } = tokenAt(source, index);
    if (kind !== 'word') break;
    const own = folded(word);
    name = words === 0 ? own.replace(/^l'/, '') : `${name} ${own}`;
    const value = POWER_OF.get(name);
    if (value) longest = { value, next: index + 1 };
  }
  return longest;
}

/** Whether words are one of these names. */
export const isLongName = (words: string): boolean =>
  POWER_OF.has(
    folded(words)
      .replaceAll(/[\s.-]+/g, ' ')
      .replace(/^(?:the |das |la |l')/, '')
      .trim(),
  );

/** Whether words are the whole name of a power, so that reading them as it needs no telling. */
export const isWholeName = (words: string): boolean =>
  isLongName(words) || POWERS.some((power) => power.toLowerCase() === words.toLowerCase());

/** The tokens with the words from `at` to `next` as one name of a power. */
export function asPower(
  source: TokenizedText,
  at: number,
  { value: name, next }: Found<Power>,
): readonly Token[] {
  const words = wordsBetween(source, at, next - 1);
  return source.tokens.toSpliced(at, next - at, { ...words, kind: 'word', key: null, name });
}
