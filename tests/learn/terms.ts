import type { Texts } from '../../src/learn/lesson.ts';

/** A term as written in each language, and the lesson that explains it. */
interface Term {
  readonly in: string;
  readonly words: Readonly<Record<keyof Texts, RegExp>>;
}

/** The terms of the course. */
export const TERMS: readonly Term[] = [
  { in: 'learn/board/armies', words: { en: /\bspaces?\b/i, de: /\bFeld(er|ern|es)?\b/ } },
  { in: 'learn/board/armies', words: { en: /\barm(y|ies)\b/i, de: /\bArmeen?\b/ } },
  { in: 'learn/board/armies', words: { en: /\border(s|ed)?\b/i, de: /\bBefehle?n?\b/ } },
  { in: 'learn/board/armies', words: { en: /\bholds\b/i, de: /\bhält\b/ } },
  { in: 'learn/board/armies', words: { en: /A Mun–Ber/, de: /A Mun–Ber/ } },
  { in: 'learn/board/armies', words: { en: /\billegal\b/i, de: /\bunzulässig/i } },
  { in: 'learn/board/armies', words: { en: /\bsquares?\b/i, de: /\bQuadrate?\b/ } },
  { in: 'learn/board/armies', words: { en: /\bletters?\b/i, de: /\bBuchstaben?\b/ } },
  { in: 'learn/board/armies', words: { en: /\bseas?\b/i, de: /\bMeere?s?\b|\bSee\b/ } },
  { in: 'learn/board/armies', words: { en: /\bcoast/i, de: /\bKüste/ } },
  { in: 'learn/board/armies', words: { en: /\bfleets?\b/i, de: /\bFlotten?\b/ } },
  { in: 'learn/board/fleets', words: { en: /\bships?\b/i, de: /\bSchiff(e|s|en)?\b/ } },
  { in: 'learn/board/armies', words: { en: /\bunits?\b/i, de: /\bEinheit(en)?\b/ } },
  { in: 'learn/board/fleets', words: { en: /\binland\b/i, de: /\bBinnenland/ } },
  { in: 'learn/move/into-an-empty-space', words: { en: / H\b/, de: / H\b/ } },
  { in: 'learn/move/occupied', words: { en: /\bpowers?\b/i, de: /\bM(acht|ächte)/ } },
  { in: 'learn/stand-off/a-unit-that-stays', words: { en: /\bstrengths?\b/i, de: /\bStärken?\b/ } },
  { in: 'learn/stand-off/a-unit-that-stays', words: { en: /\battack/i, de: /\bAngriff|greift/ } },
  { in: 'learn/stand-off/a-unit-that-stays', words: { en: /\bdefend/i, de: /verteidig/i } },
  { in: 'learn/stand-off/a-unit-that-stays', words: { en: /\bbounce/i, de: /\bprall/i } },
  { in: 'learn/stand-off/a-unit-that-stays', words: { en: /\bstand-offs?\b/i, de: /\bPatts?\b/ } },
  {
    in: 'learn/stand-off/head-to-head',
    words: { en: /\bhead[ -]to[ -]head\b/i, de: /\bfrontal/i },
  },
  { in: 'learn/support/two-against-one', words: { en: /\bsupport/i, de: /unterstütz/i } },
  { in: 'learn/support/two-against-one', words: { en: / S A /, de: / S A / } },
  {
    in: 'learn/support/two-against-one',
    words: { en: /\bdislodge|driven out/i, de: /vertrieben|vertreib/i },
  },
  { in: 'learn/cut/any-attack-cuts', words: { en: /\bcuts?\b/i, de: /abgeschnitten|schneidet/i } },
  {
    in: 'learn/dislodgement/where-to-retreat',
    words: { en: /\bretreat/i, de: /Rückz|zurückziehen/i },
  },
  { in: 'learn/dislodgement/nowhere-to-go', words: { en: /\bdisband/i, de: /aufgelöst|auflöst/i } },
  { in: 'learn/garrison/between-two-attacks', words: { en: /\bgarrison/i, de: /\bBesatzung/ } },
  { in: 'learn/garrison/in-a-circle', words: { en: /\bcircle/i, de: /\bKreis/ } },
  { in: 'learn/coasts/two-coasts', words: { en: /\/[nse]c\b/, de: /\/[nse]c\b/ } },
  { in: 'learn/convoys/over-one-sea', words: { en: /\bconvoy/i, de: /\bKonvoi/ } },
  { in: 'learn/convoys/over-one-sea', words: { en: / C A /, de: / C A / } },
  {
    in: 'learn/convoys/over-one-sea',
    words: { en: /\bavailable\b/i, de: /Konvoi steht|steht der\s+Konvoi/ },
  },
  { in: 'learn/convoys/over-several-seas', words: { en: /\broutes?\b/i, de: /\bRouten?\b/ } },
  { in: 'learn/convoys/changing-places', words: { en: /via convoy/, de: /via convoy/ } },
  {
    in: 'learn/disrupted/a-dislodged-fleet',
    words: { en: /\bdisrupted\b/i, de: /\bunterbrochen/i },
  },
  {
    in: 'learn/disrupted/it-cannot-save-its-own-convoy',
    words: { en: /\bparadox/i, de: /\bParadox/ },
  },
  { in: 'learn/year/no-more-than-centres', words: { en: /\bcentre/i, de: /zentr(um|en)/i } },
  { in: 'learn/year/no-more-than-centres', words: { en: /\bSpring\b/, de: /\bFrühjahr\b/ } },
  { in: 'learn/year/no-more-than-centres', words: { en: /\bFall\b/, de: /\bHerbst\b/ } },
  { in: 'learn/year/no-more-than-centres', words: { en: /\bbuild/i, de: /\bbau(en|t)\b/ } },
  { in: 'learn/year/no-more-than-centres', words: { en: /\bhome centre/i, de: /\bHeimatzentr/ } },
  { in: 'learn/army-fleet/going-aboard', words: { en: /\baboard\b/i, de: /\ban Bord\b/i } },
  { in: 'learn/army-fleet/ashore', words: { en: / disembarks /, de: / disembarks / } },
  { in: 'learn/army-fleet/four-moves', words: { en: /\bstarve/i, de: /\bverhunger/i } },
];
