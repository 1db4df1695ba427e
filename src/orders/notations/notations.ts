import { backstabbr } from './backstabbr/backstabbr.ts';
import { brackets } from './brackets/brackets.ts';
import { cases } from './cases/cases.ts';
import { daide } from './daide/daide.ts';
import { datc } from './datc/datc.ts';
import { discord } from './discord/discord.ts';
import { dpp } from './dpp/dpp.ts';
import { droidippy } from './droidippy/droidippy.ts';
import { french } from './french/french.ts';
import { german } from './german/german.ts';
import { jdip } from './jdip/jdip.ts';
import { judge } from './judge/judge.ts';
import { letterCase } from './letter-case/letter-case.ts';
import { letters } from './letters/letters.ts';
import { realpolitik } from './realpolitik/realpolitik.ts';
import type { Notation } from './notation.ts';
import { python } from './python/python.ts';
import { rulebook } from './rulebook/rulebook.ts';
import { shownHead } from './source-text.ts';
import { webdiplomacy } from './webdiplomacy/webdiplomacy.ts';

/** Every notation. To add one, add a folder beside these and a line here. */
export const NOTATIONS: readonly Notation[] = [
  rulebook,
  cases,
  judge,
  dpp,
  daide,
  webdiplomacy,
  backstabbr,
  jdip,
  python,
  datc,
  realpolitik,
  letterCase,
  brackets,
  french,
  german,
  droidippy,
  discord,
  letters,
];

/** The notation that is surest that a text is its own; if several are equally sure, the first of them. */
export function detectNotation(text: string, notations: readonly Notation[] = NOTATIONS): Notation {
  const shown = shownHead(text);
  const sure = notations.map((notation) => ({ notation, sure: notation.confidence(shown) }));
  return sure.reduce((best, one) => (one.sure > best.sure ? one : best), {
    notation: rulebook,
    sure: 0,
  }).notation;
}

/**
 * A notation that is at least this sure rules the text; any other text is read as rulebooks, letters and mails write.
 */
const SURE = 0.9;

/** The notation in which a text of orders is ruled. */
export function rulingNotation(text: string): Notation {
  const found = detectNotation(text);
  return found.confidence(text) >= SURE ? found : rulebook;
}

const folded = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

/** The notation with this id or name, however its words are joined; undefined if there is none. */
export const notationNamed = (name: string): Notation | undefined =>
  NOTATIONS.find((notation) =>
    [notation.id, notation.name].some((own) => folded(own) === folded(name)),
  );
