import { lookUpSpace } from '../../../../board/names.ts';
import { placeAt, powerAt } from '../../rulebook/places.ts';
import {
  tokenAt,
  tokenize,
  unglue,
  wordsBetween,
  type TokenizedText,
  type Token,
} from '../../rulebook/tokens.ts';
import {
  ADJUSTMENT_WORDS,
  powerOf,
  RETREAT_WORDS,
  type Keyword,
} from '../../rulebook/vocabulary.ts';
import type { OrderError } from '../../../parsed-orders.ts';
import type { Dialect } from '../dialect.ts';
import { withoutLetterSigns } from '../meant/letter-signs.ts';
import { OTHER_WORDS } from '../meant/other-words.ts';
import { withListedHolds } from './listed-holds.ts';
import { withUnitWords } from './unit-words.ts';
import { SPACES } from '../../../../board/spaces.ts';
import { isAction } from '../../rulebook/phrases.ts';

/** Verbs of letters, of zines and of other programs; none of them is part of a name. */
const VERBS: Readonly<Record<string, Keyword>> = {
  ...OTHER_WORDS,
  ...Object.fromEntries(ADJUSTMENT_WORDS),
  ...Object.fromEntries(RETREAT_WORDS),
  ...Object.fromEntries(
    (
      [
        ['waive', 'waived waives verzicht verzichte verzichtet passe'],
        [
          'move',
          'm mv attack attacks attacking into go goes going head heads nach zieht ziehe greift vers va attaque mto',
        ],
        [
          'support',
          'helps help unterstützt unterstuetzt unterstützen unterst u soutient soutien sout',
        ],
        [
          'convoy',
          'transport transports transporting konvoi konvoit konvoiert konvoieren konvoyiert convoyiert geleitet convoie transporte',
        ],
        ['hold', 'hält haelt halten halt steht bleibt tient maintient hld stays stay std sit sits'],
        ['retreat', 'ret rückzug rueckzug flieht weicht retraite recule'],
        [
          'build',
          'built bau baut baue bauen aufbau aufbauen neubau construction construit construis ajout ajoute',
        ],
        [
          'remove',
          'removed drop drops boom explodes dies abbau abbauen abgebaut suppression supprime retrait retire retiré retirée',
        ],
        [
          'disband',
          'disbands otb annihilated eliminated dispersed auflösen aufgelöst auflösung löst dissolution dissous dissoute disperse détruit détruite',
        ],
        ['A', 'armee armée ar amy'],
        ['F', 'flotte flt fl'],
      ] as const
    ).flatMap(([key, words]) => words.split(' ').map((word) => [word, key])),
  ),
};

/** Words of prose that change nothing. */
const LITTLE =
  /^(the|an|in|at|from|my|our|his|its|their|will|on|unit|units|is|was|are|were|im|sich|wird|werden|auf|la|le|les|à|en|au|aux|please)$/i;

const TWO_COASTS = new Set(['SPA', 'STP', 'BUL']);

function gluedCoast(token: Token): readonly Token[] {
  const found = /^(\p{L}{3,}?)(nc|sc|ec|wc)$/iu.exec(token.words);
  const name = found?.[1] ?? '';
  const [space, other] = found ? lookUpSpace(name) : [];
  if (!space || other || !TWO_COASTS.has(space) || lookUpSpace(token.words).length > 0)
    return [token];
  const { column, length } = token;
  return [
    { ...token, words: name, length: name.length },
    {
      ...token,
      words: token.words.slice(name.length),
      column: column + name.length,
      length: length - name.length,
    },
  ];
}

function named(token: Token, { names, powers, words }: Dialect): Token {
  if (token.kind !== 'word' || token.name !== undefined) return token;
  const word = token.words.toLowerCase();
  const own = (table: Readonly<Record<string, string>> | undefined): string | undefined =>
    table && Object.hasOwn(table, word) ? table[word] : undefined;
  const space = own(names);
  if (space !== undefined) return { ...token, key: null, name: space };
  const power = own(powers);
  if (power !== undefined) return { ...token, key: null, name: power };
  const owner = /^(\p{L}{3,})['’]s$/u.exec(token.words)?.[1];
  const whose = owner === undefined ? undefined : powerOf(owner);
  if (whose !== undefined) return { ...token, key: null, name: whose };
  const key = (words && Object.hasOwn(words, word) ? words[word] : undefined) ?? token.key;
  if (key !== null) return { ...token, key };
  return { ...token, key: Object.hasOwn(VERBS, word) ? (VERBS[word] ?? null) : null };
}

/** `I build A Par`: the subject, before a verb. */
const SUBJECT = /^(?:i|we|ich|wir|je)(?:['’](?:m|ll|d))?$/i;

const ADJUSTS: ReadonlySet<Keyword> = new Set(['build', 'remove', 'disband']);
const PHASE_VERBS: ReadonlySet<Keyword> = new Set([...ADJUSTS, 'waive', 'retreat']);
const INFINITIVES: ReadonlySet<Keyword> = new Set(['hold', 'support', 'convoy', 'move', 'retreat']);

/** `A Par-Bur / F Bre-Mao | A Mar H`: signs that separate orders, where no coast follows. */
function parting(source: TokenizedText, at: number): Token {
  const token = tokenAt(source, at);
  const before = tokenAt(source, at - 1);
  const { key } = tokenAt(source, at + 1);
  const isLoose = before.column + before.length < token.column;
  const begins = key === 'A' || key === 'F' || (key !== null && PHASE_VERBS.has(key));
  const parts = token.words === '|' || (token.kind === 'slash' && isLoose && begins);
  return parts ? { ...token, kind: 'separator' } : token;
}

/** A sign as what it means here; `A Ven x Tri` is an attack. */
function signed(source: TokenizedText, at: number): Token {
  const token = parting(source, at);
  const { kind } = tokenAt(source, at - 1);
  const isArrow =
    /^[x×]$/i.test(token.words) &&
    (kind === 'word' || kind === 'close') &&
    placeAt(source, at + 1) !== null;
  return isArrow ? { ...token, kind: 'dash', key: null } : token;
}

/** `se retire` and `zieht … zurück` are retreats, `English` before a unit is not the Channel. */
function inContext(source: TokenizedText, token: Token, at: number): Token {
  const word = token.words.toLowerCase();
  const { key } = tokenAt(source, at + 1);
  if (word === 'english' && (key === 'A' || key === 'F')) return { ...token, name: 'England' };
  const isRetreat =
    (word === 'retire' && tokenAt(source, at - 1).words.toLowerCase() === 'se') ||
    (word === 'zieht' && goesBack(source, at));
  return isRetreat ? { ...token, key: 'retreat' } : token;
}

/** Whether `zurück` follows in the same order. */
function goesBack(source: TokenizedText, at: number): boolean {
  for (let index = at + 1; index <= at + LONGEST_WAY; index++) {
    const { kind, words } = tokenAt(source, index);
    if (kind === 'end' || kind === 'separator') return false;
    if (/^zur(?:ü|ue)ck$/i.test(words)) return true;
  }
  return false;
}
/** In words: `nach Westliches Mittelmeer`. */
const LONGEST_WAY = 6;

/** Moves words to where the grammar looks for them: `F(Kie)`, `-H`, `support hold Par`, `a fleet`. */
function rearranged(source: TokenizedText): readonly Token[] {
  const { tokens } = source;
  const gone = new Set<number>();
  for (const [at, { kind, key, words }] of tokens.entries()) {
    const next = tokenAt(source, at + 1);
    const isLetter = key === 'A' || key === 'F';
    const isNextLetter = next.key === 'A' || next.key === 'F';
    // `France: 1. A Par-Bur 2. A Mar-Spa`
    if (isNextLetter && /^\d\d?$/.test(words)) gone.add(at);
    if (SUBJECT.test(words) && next.key !== null && !isNextLetter) gone.add(at);
    // `A Par se retire en Pic`, `A Par zieht sich nach Pic zurück`
    if (/^(?:se|s)$/i.test(words) && next.kind === 'word' && key === null) gone.add(at);
    if (/^zur(?:ü|ue)ck$/i.test(words)) gone.add(at);
    // `Remove: A Par, A Mar`
    const isAdjusting = key !== null && (ADJUSTS.has(key) || (key === 'retreat' && at > 0));
    const unit = tokenAt(source, at + 2);
    if (isAdjusting && next.kind === 'colon' && (unit.key === 'A' || unit.key === 'F'))
      gone.add(at + 1);
    // `A Par to support A Mar`
    if (key === 'move' && next.key !== null && INFINITIVES.has(next.key)) gone.add(at);
    if (words.toLowerCase() === 'a' && isLetter && /^(army|fleet|armee|flotte)$/i.test(next.words))
      gone.add(at);
    if (isLetter && /^(of|d|de)$/i.test(next.words) && next.key !== 'disband') gone.add(at + 1);
    const before = tokenAt(source, at - 1).key;
    if (isLetter && (before === 'support' || before === 'convoy')) {
      // `A TYR SA TURKEY SER-TRI`
      const power = powerAt(source, at + 1);
      const isName = power && !placeAt(source, at + 1) && placeAt(source, power.next);
      for (let index = at + 1; isName && index < power.next; index++) gone.add(index);
    }
    // `Army: Paris to Burgundy`; `F:` is France.
    const isWord = isLetter && words.length > 1;
    if (isWord && next.kind === 'colon' && placeAt(source, at + 2)) gone.add(at + 1);
    if (isLetter && next.kind === 'open') {
      const place = placeAt(source, at + 2);
      if (place && tokenAt(source, place.next).kind === 'close') {
        gone.add(at + 1);
        gone.add(place.next);
      }
    }
    if (kind === 'dash' && (next.key === 'hold' || next.key === 'support' || next.key === 'convoy'))
      gone.add(at);
    if (key === 'support') {
      const holdAt = next.kind === 'dash' ? at + 2 : at + 1;
      const after = tokenAt(source, holdAt + 1);
      if (tokenAt(source, holdAt).key === 'hold' && after.kind === 'word') {
        gone.add(holdAt);
        if (holdAt !== at + 1) gone.add(at + 1);
      }
    }
  }
  return tokens.flatMap((_, at) =>
    gone.has(at) ? [] : [inContext(source, signed(source, at), at)],
  );
}

/** Names of several words that only this notation has, each as one token: `Mer du Nord`. */
function joinedNames({ lines, tokens }: TokenizedText, { names = {} }: Dialect): readonly Token[] {
  const long = new Map<string, readonly (readonly string[])[]>();
  for (const name of Object.keys(names)) {
    const parts = name.split(' ');
    const [first = ''] = parts;
    if (parts.length > 1) long.set(first, [...(long.get(first) ?? []), parts]);
  }
  if (long.size === 0) return tokens;
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokenAt({ lines, tokens }, at);
    const found = (long.get(folded(token)) ?? [])
      .map((parts) => ({ parts, next: endOfName(tokens, at, parts) }))
      .reduce((best, each) => (each.next > best.next ? each : best), { parts: [''], next: at });
    if (found.next === at) joined.push(token);
    else {
      const { words, length } = wordsBetween({ lines, tokens }, at, found.next - 1);
      joined.push({ ...token, key: null, words, length, name: names[found.parts.join(' ')] ?? '' });
      at = found.next - 1;
    }
  }
  return joined;
}

const folded = ({ words }: Token): string =>
  words.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'");

/** The end of a name of these words, with blanks or hyphens between them; `start` if there are other words. */
function endOfName(tokens: readonly Token[], start: number, parts: readonly string[]): number {
  let at = start;
  for (const part of parts) {
    const dash = tokens[at];
    const before = tokens[at - 1];
    if (at > start && dash?.kind === 'dash' && before && isTight(before, dash)) at++;
    const token = tokens[at];
    if (!token || token.line !== tokens[start]?.line || folded(token) !== part) return start;
    at++;
  }
  return at;
}

const isTight = (left: Token, right: Token): boolean => left.column + left.length === right.column;

/** The tokens of each line that is not too long, and the errors of those that are. */
export function plainTokens(
  lines: readonly string[],
  masked: readonly string[],
  dialect: Dialect,
): { readonly tokens: readonly (readonly Token[])[]; readonly errors: readonly OrderError[] } {
  const { source, errors } = tokenize(masked.join('\n'));
  const all = unglue(source).source.tokens;
  const byLine: Token[][] = masked.map(() => []);
  for (const token of joinedNames({ lines, tokens: all }, dialect)) {
    if (token.kind === 'end') continue;
    const isLittle = token.kind === 'word' && LITTLE.test(token.words);
    if (isLittle && !(dialect.names && Object.hasOwn(dialect.names, token.words.toLowerCase())))
      continue;
    byLine[token.line - 1]?.push(...gluedCoast(token).map((each) => named(each, dialect)));
  }
  return {
    tokens: byLine.map((own) => {
      const plain = withoutLetterSigns({ lines, tokens: own });
      const tokens = rearranged({ lines, tokens: withUnitWords({ lines, tokens: plain }) });
      return withListedHolds({ lines, tokens: withCoastLetters({ lines, tokens }) });
    }),
    errors,
  };
}

/** `F Lyo - Spain S`, `F St Petersburg N - Nwy`: the tokens, with such letters as coasts where they cannot be verbs. */
const withCoastLetters = (source: TokenizedText): readonly Token[] =>
  source.tokens.map((token, at) => {
    if (!/^[nesw]$/i.test(token.words)) return token;
    const start = [2, 1].find((back) => placeAt(source, at - back)?.next === at);
    return start !== undefined && isCoast(source, at - start, at)
      ? { ...token, words: `${token.words}c`, key: null }
      : token;
  });

/** Whether a letter after the place at `start` is its coast. */
function isCoast(source: TokenizedText, start: number, at: number): boolean {
  const [space, other] = placeAt(source, start)?.value.spaces ?? [];
  const letter = tokenAt(source, at).words.toUpperCase();
  const before = tokenAt(source, start - 1);
  // `A Spa S - Mar` supports, since no army is on a coast.
  if (!space || other || before.key === 'A') return false;
  if (!SPACES[space].coasts.some((coast) => coast[4] === letter)) return false;
  const { kind, key } = tokenAt(source, at + 1);
  if (isAction(source, at + 1)) return true;
  if ((kind === 'word' && key !== 'via') || kind === 'open') return false;
  // The S of a wrapped support ends a line, too, but follows no destination and no other support.
  return (
    letter !== 'S' ||
    isAction(source, start - 1) ||
    [2, 3].some((back) => {
      const verb = tokenAt(source, start - back).key;
      return verb === 'support' || verb === 'build' || verb === 'remove';
    })
  );
}
