import type { LanguageTag } from '../explain/languages/language-tags.ts';

/** A word of the glossary that the course teaches. */
export interface Term {
  /** Its entry in the glossary. */
  readonly id: string;
  /** The lesson that explains it: no lesson before uses the word. */
  readonly in: string;
  /** Its forms, or what they begin with. */
  readonly words: Readonly<Record<LanguageTag, RegExp>>;
}

const term = (id: string, lesson: string, en: RegExp, de: RegExp): Term => ({
  ...{ id, in: `learn/${lesson}`, words: { en, de } },
});

/** The words of the glossary, in the order in which the course explains them. */
export const COURSE_TERMS: readonly Term[] = [
  term('space', 'board/armies', /\bspaces?\b/i, /\bFeld(er|ern|es)?\b/),
  term('unit', 'board/armies', /\bunits?\b/i, /\bEinheit(en)?\b/),
  term('army', 'board/armies', /\barm(y|ies)\b/i, /\bArmeen?\b/),
  term('fleet', 'board/armies', /\bfleets?\b/i, /\bFlotten?\b/),
  term('order', 'board/armies', /\border(s|ed)?\b/i, /\bBefehle?n?\b/),
  term('illegal', 'board/armies', /\billegal\b/i, /\bunzulässig/i),
  term(
    'hold',
    'board/armies',
    /\bholds\b|(?<=ordered to )hold\b/i,
    /\bhält(?= die Armee)|\bhalten(?= soll)/,
  ),
  term('power', 'move/occupied', /\bpowers?\b/i, /\bM(acht|ächte)/),
  term('strength', 'stand-off/a-unit-that-stays', /\bstrengths?\b/i, /\bStärken?\b/),
  term('attack', 'stand-off/a-unit-that-stays', /\battack/i, /\bAngr(iff|eifer)|greift/),
  term('bounce', 'stand-off/a-unit-that-stays', /\bbounc/i, /\bprall|\babgeprallt|\babprall/i),
  term('stand-off', 'stand-off/a-unit-that-stays', /\bstand-offs?\b/i, /\bPatts?\b/),
  term('head-to-head', 'stand-off/head-to-head', /\bhead[ -]to[ -]head\b/i, /\bfrontal/i),
  term(
    'swap',
    'stand-off/head-to-head',
    /\bpass through each other|\bchang(e|ing) places/i,
    /\baneinander vorbei|\bPlatztausch|die Plätze tausch/,
  ),
  term('support', 'support/two-against-one', /\bsupport/i, /unterstütz/i),
  term('dislodged', 'support/two-against-one', /\bdislodge|driven out/i, /vertrieben|vertreib/i),
  term('cut', 'cut/any-attack-cuts', /\bcuts?\b/i, /abgeschnitten|schneidet/i),
  term('retreat', 'dislodgement/where-to-retreat', /\bretreat/i, /Rückz|zurückziehen/i),
  term('disband', 'dislodgement/nowhere-to-go', /\bdisband/i, /aufgelöst|auflöst/i),
  term('garrison', 'garrison/between-two-attacks', /\bgarrison/i, /\bBesatzung/),
  term('circle', 'garrison/in-a-circle', /\bcircle/i, /\bKreis/),
  term(
    'coast',
    'coasts/two-coasts',
    /\btwo coasts\b|\b(north|south) coast\b/i,
    /\bzwei Küsten|\b(Nord|Süd)küste/,
  ),
  term('straits', 'coasts/straits', /\bstraits\b/i, /\bMeerenge/),
  term('convoy', 'convoys/over-one-sea', /\bconvoy/i, /\bKonvoi|\bübersetz/),
  term('route', 'convoys/over-several-seas', /\broutes?\b/i, /\bRouten?\b/),
  term('disrupted', 'disrupted/a-dislodged-fleet', /\bdisrupted\b/i, /\bunterbrochen/i),
  term('paradox', 'disrupted/it-cannot-save-its-own-convoy', /\bparadox/i, /\bParadox/),
  term('home-centre', 'year/no-more-than-centres', /\bhome centre/i, /\bHeimatzentr/),
  term('centre', 'year/no-more-than-centres', /\bcentre/i, /(versorgungs)?zentr(um|en)/i),
  term('year', 'year/no-more-than-centres', /\bSpring\b/, /\bFrühjahr\b/),
  term('year', 'year/no-more-than-centres', /\bFall\b/, /\bHerbst\b/),
  term('build', 'year/no-more-than-centres', /\bbuild/i, /\bbau(en|t)\b/),
  term('remove', 'year/too-many-units', /\bremove (?=units)/i, /Einheiten\s+auflösen/),
];

/** A piece of a text: a word of the glossary, or what is between two of them (null). */
export interface TermPart {
  readonly text: string;
  readonly id: string | null;
}

/** A text in pieces: each word of the glossary once, where it is first used. */
export function termParts(text: string, tag: LanguageTag): readonly TermPart[] {
  const found = COURSE_TERMS.flatMap(({ id, words }) =>
    [...text.matchAll(new RegExp(words[tag], `${words[tag].flags}g`))].map((match) => {
      const rest = text.slice(match.index + match[0].length);
      const ending = /^\p{L}*/u.exec(rest)?.[0].length ?? 0;
      return { id, from: match.index, to: match.index + match[0].trimEnd().length + ending };
    }),
  ).toSorted((one, other) => one.from - other.from || other.to - one.to);
  const linked = new Set<string>();
  const parts: TermPart[] = [];
  let end = 0;
  for (const { id, from, to } of found) {
    if (from < end || linked.has(id)) continue;
    linked.add(id);
    parts.push({ text: text.slice(end, from), id: null }, { text: text.slice(from, to), id });
    end = to;
  }
  return [...parts, { text: text.slice(end), id: null }].filter((part) => part.text !== '');
}
