import { expect, test } from 'vitest';
import { LANGUAGE_TAGS } from '../../src/explain/languages/language-tags.ts';
import type { Texts } from '../../src/learn/lesson.ts';
import { LESSONS } from './lessons.ts';

/** A term as it is written in each language, and the lesson that explains it. */
interface Term {
  readonly in: string;
  readonly words: Readonly<Record<keyof Texts, RegExp>>;
}

const TERMS: readonly Term[] = [
  { in: 'learn/move/occupied', words: { en: /\bpowers?\b/i, de: /\bM(acht|ächte)/ } },
  { in: 'learn/stand-off/two-armies', words: { en: /\bstrengths?\b/i, de: /\bStärken?\b/ } },
  { in: 'learn/stand-off/a-unit-that-stays', words: { en: /\battack/i, de: /\bAngriff/ } },
  { in: 'learn/board/armies', words: { en: /\bspaces?\b/i, de: /\bFeld(er|ern|es)?\b/ } },
  { in: 'learn/board/armies', words: { en: /\barm(y|ies)\b/i, de: /\bArmeen?\b/ } },
  { in: 'learn/board/armies', words: { en: /\borders?\b/i, de: /\bBefehle?n?\b/ } },
  { in: 'learn/board/no-army-at-sea', words: { en: /\bseas?\b/i, de: /\bMeere?s?\b/ } },
  { in: 'learn/board/fleets', words: { en: /\bfleets?\b/i, de: /\bFlotten?\b/ } },
  { in: 'learn/move/into-an-empty-space', words: { en: /\bholds?\b/i, de: /\bhalten\b/ } },
  { in: 'learn/stand-off/two-armies', words: { en: /\bstand-offs?\b/i, de: /\bPatts?\b/ } },
  {
    in: 'learn/stand-off/head-to-head',
    words: { en: /\bhead[ -]to[ -]head\b/i, de: /\bfrontal/i },
  },
  { in: 'learn/support/two-against-one', words: { en: /\bsupport/i, de: /unterstütz/i } },
  { in: 'learn/support/two-against-one', words: { en: /\bdislodge/i, de: /vertrieben|vertreib/i } },
  { in: 'learn/cut/any-attack-cuts', words: { en: /\bcuts?\b/i, de: /abgeschnitten|schneidet/i } },
  {
    in: 'learn/dislodgement/where-to-retreat',
    words: { en: /\bretreat/i, de: /Rückz|zurückziehen/i },
  },
  { in: 'learn/garrison/between-two-attacks', words: { en: /\bgarrison/i, de: /\bBesatzung/ } },
  { in: 'learn/convoys/over-one-sea', words: { en: /\bconvoy/i, de: /\bKonvoi/ } },
  { in: 'learn/convoys/over-several-seas', words: { en: /\broutes?\b/i, de: /\bRouten?\b/ } },
  {
    in: 'learn/disrupted/a-dislodged-fleet',
    words: { en: /\bdisrupted\b/i, de: /\bunterbrochen/i },
  },
  { in: 'learn/year/build-at-home', words: { en: /\bcent(re|er)s?\b/i, de: /zentr(um|en)/i } },
  { in: 'learn/year/build-at-home', words: { en: /\bhome\b(?! there)/i, de: /\bHeimat\b/ } },
  { in: 'learn/year/taken-in-fall', words: { en: /\bSpring\b/, de: /\bFrühjahr\b/ } },
];

/** Words that mean what everybody takes them for, where they stand. */
const PLAIN: Readonly<Record<string, RegExp>> = {
  'learn/convoys/not-from-a-port': /stays at home/,
  'learn/move/into-an-empty-space': /$^/,
};

/** Nobody could read the course but for words that come later: the headings of chapters do not count. */
test.each(LANGUAGE_TAGS)('no term is used before it is explained: %s', (tag) => {
  const early = TERMS.flatMap(({ in: introduced, words }) => {
    const at = LESSONS.findIndex(({ slug }) => slug === introduced);
    expect(at, introduced).toBeGreaterThanOrEqual(0);
    return LESSONS.slice(0, at).flatMap(({ slug, title, text }) => {
      const said = `${title[tag]} ${text[tag]}`.replace(PLAIN[slug] ?? /$^/, '');
      return words[tag].test(said) ? [`${slug} uses ${words[tag].source}`] : [];
    });
  });
  expect(early).toEqual([]);
});

test.each(LANGUAGE_TAGS)('every term is in the lesson that explains it: %s', (tag) => {
  const missing = TERMS.filter(({ in: introduced, words }) => {
    const lesson = LESSONS.find(({ slug }) => slug === introduced);
    return !words[tag].test(`${lesson?.title[tag] ?? ''} ${lesson?.text[tag] ?? ''}`);
  });
  expect(missing.map(({ in: slug, words }) => [slug, words[tag].source])).toEqual([]);
});
