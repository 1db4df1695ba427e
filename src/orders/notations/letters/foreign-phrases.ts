import type { Keyword } from '../rulebook/vocabulary.ts';
import type { Dialect } from '../plain/dialect.ts';
import { padded } from '../plain/blanks.ts';

/** Verbs of German and French letters that mean nothing in English ones. */
const FOREIGN_VERBS: Readonly<Record<string, Keyword>> = {
  geht: 'move',
  gehe: 'move',
  marschiert: 'move',
  segelt: 'move',
  fährt: 'move',
  stützt: 'support',
  stuetzt: 'support',
  unterstütze: 'support',
  hilft: 'support',
  appuie: 'support',
  supporte: 'support',
  aide: 'support',
  transportiert: 'convoy',
  befördert: 'convoy',
  verschifft: 'convoy',
  k: 'convoy',
  setzt: 'convoy',
  übersetzt: 'convoy',
  convoi: 'convoy',
  convoyage: 'convoy',
  reste: 'hold',
  immobile: 'hold',
  défend: 'hold',
  verteidigt: 'hold',
  wartet: 'hold',
};

const whole = (words: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'giu');

/** Phrases of several words, and what is read for them: no longer than they are. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [whole('nord-?k(?:ü|ue)ste|c[ôo]te nord'), 'nc'],
  [whole('s(?:ü|ue)d-?k(?:ü|ue)ste|c[ôo]te sud'), 'sc'],
  [whole('ost-?k(?:ü|ue)ste|c[ôo]te est'), 'ec'],
  // `per Konvoi`, `über See`, `par mer`
  [whole('(?:per|mit|im|durch|via) (?:konvoi|geleit(?:zug)?)|(?:über|ueber) see'), 'via'],
  [/(?<=\()(?:konvoi|geleit(?:zug)?|convoi)(?=\))/gi, 'convoy'],
  [whole('(?:par|via) (?:convoi|mer)'), 'via'],
  [whole('convoi d[eu]'), 'convoi'],
  [whole('soutien (?:à|a|de)|appui (?:à|a|de)'), 'soutien'],
  [whole('bleibt (?:stehen|liegen)'), 'bleibt'],
  [whole('hält (?:die )?(?:stellung|position)'), 'hält'],
  [whole('(?:tient|garde) (?:la |sa )?position'), 'tient'],
];

/** `setzt A Lon nach Bel über`: the last word belongs to the verb. */
const LAST_WORD = /(?<!\p{L})setzt(?!\p{L})([^\n;]{0,80}?)(?<!\p{L})(?:über|ueber)(?!\p{L})/giu;

/** German and French phrases in words that the reader knows, character for character. */
const withKnownPhrases = (text: string): string =>
  PHRASES.reduce(
    (words, [phrase, known]) => words.replace(phrase, (said) => padded(known, said)),
    text,
  ).replace(LAST_WORD, (said, between: string) => padded(`setzt${between}`, said));

/** What letters in German and French have besides their names. */
export const FOREIGN_PHRASES: Pick<Dialect, 'words' | 'rewrite'> = {
  words: FOREIGN_VERBS,
  // The German east coast.
  rewrite: (text) => withKnownPhrases(text.replace(/(?<=\bbul\w* ?[/(])ok\b/gi, 'ec')),
};
