import type { SpaceId } from '../../../../board/board.ts';
import { isAction } from '../../rulebook/phrases.ts';
import { tokenAt, type Token, type TokenizedText } from '../../rulebook/tokens.ts';
import type { Keyword } from '../../rulebook/vocabulary.ts';

/** Verbs and units that few use, and those of letters in Spanish and Italian. */
const WORDS: readonly (readonly [Keyword, string])[] = [
  ['A', 'cannon cannons ejército ejercito armata esercito'],
  ['F', 'boat boats ship ships navy flota flotta'],
  ['hold', 'mantiene mantener resiste tiene ferma'],
  ['support', 'sh sm apoya apoyo apoyar supporta appoggia appoggio sostiene'],
  ['convoy', 'convoya convoyar convoglia transporta trasporta'],
  ['move', 'mueve ataca va attacca muove'],
  ['retreat', 'retira repliega ritira'],
  ['build', 'construye costruisce'],
];

export const OTHER_WORDS: Readonly<Record<string, Keyword>> = Object.fromEntries(
  WORDS.flatMap(([key, words]) => words.split(' ').map((word) => [word, key])),
);

/** Abbreviations of French zines and of programs that may be other words elsewhere. */
const NAMES: Readonly<Record<string, SpaceId>> = {
  amo: 'MAO',
  bs: 'BLA',
  na: 'NAO',
  nge: 'NWY',
  noi: 'BLA',
  nrd: 'NTH',
  ns: 'NTH',
  nvn: 'NWG',
  pid: 'PIE',
  tyrhh: 'TYS',
};

/** Those that are misspellings in small letters. */
const IN_CAPITALS: Readonly<Record<string, SpaceId>> = { MAN: 'ENG', VAR: 'WAR' };

const nameOf = ({ words }: Token): SpaceId | undefined =>
  Object.hasOwn(IN_CAPITALS, words)
    ? IN_CAPITALS[words]
    : Object.hasOwn(NAMES, words.toLowerCase())
      ? NAMES[words.toLowerCase()]
      : undefined;

/** The tokens of a line, with such a word after a letter or a verb, or before a dash, as the space that it names. */
export const withOtherNames = (source: TokenizedText): readonly Token[] =>
  source.tokens.map((token, at) => {
    const name = token.kind === 'word' && token.name === undefined ? nameOf(token) : undefined;
    if (!name) return token;
    const { kind, key } = tokenAt(source, at - 1);
    const isMeant =
      kind === 'dash' ||
      (key !== null && key !== 'hold') ||
      (isAction(source, at + 1) && kind !== 'word');
    return isMeant ? { ...token, key: null, name } : token;
  });
