import { english } from '../../src/explain/languages/english/english.ts';
import { adjudicate } from '../../src/law/adjudicate.ts';
import type { Turn } from '../../src/trace/turn.ts';
import {
  chip,
  nearMiss,
  outcomeWords,
  ruleSource,
  ruleText,
  sentence,
  verdict,
} from '../../src/explain/in-words.ts';
import { EDITION_IDS, type EditionId } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';
import type { Fact } from '../../src/trace/fact.ts';
import type { Step } from '../../src/trace/step.ts';
import { EFFORT } from '../support/effort.ts';
import { turn, type GivenTurn } from '../support/short.ts';

/** A turn with its ruling. */
export function ruled({ position, orders }: GivenTurn, id: EditionId): Turn {
  const edition = EDITIONS[id];
  return { position, orders, edition, ruling: adjudicate(position, orders, edition) };
}

/** A turn from orders as `tests/support/short.ts` reads them. */
export function turnOf(text: string, id: EditionId = '1971'): Turn {
  return ruled(turn(text), id);
}

/** The same turn under every edition. */
export function inAllEditions(given: GivenTurn): readonly Turn[] {
  return EDITION_IDS.map((id) => ruled(given, id));
}

/** Under every edition; in `npm test` under its own and one other, which takes turns with `index`. */
export function inSomeEditions(
  given: GivenTurn & Pick<Scenario, 'editions'>,
  index: number,
): readonly Turn[] {
  if (EFFORT >= 1) return inAllEditions(given);
  const own = EDITION_IDS.find((id) => given.editions.includes(id));
  const other = EDITION_IDS[index % EDITION_IDS.length];
  return EDITION_IDS.filter((id) => id === own || id === other).map((id) => ruled(given, id));
}

/** Its sentences, in order. */
export function story(told: Turn): readonly string[] {
  return told.ruling.steps.map((step) => sentence(step, told, english));
}

/** The turn with one more step, as if it had been decided. */
export function withStep(
  told: Turn,
  fact: Fact,
  because: readonly number[] = [],
): readonly [Step, Turn] {
  const { ruling } = told;
  const citation = told.edition.citations.strength;
  const step = { id: ruling.steps.length, fact, because, citation };
  return [step, { ...told, ruling: { ...ruling, steps: [...ruling.steps, step] } }];
}

/** What is read as prose: whole sentences. */
export function prose(told: Turn): readonly string[] {
  const { headline, why } = verdict(told, english);
  return [
    headline,
    why,
    ...told.ruling.steps.flatMap((step) => [
      sentence(step, told, english),
      nearMiss(step, told, english) ?? 'None.',
      ruleText(step, told.edition, english),
    ]),
  ];
}

/** What is read as labels: chips, badges, sources of rules. */
export function labels(told: Turn): readonly string[] {
  return [
    ...told.ruling.steps.flatMap((step) => [chip(step, told, english), ruleSource(step, english)]),
    ...told.ruling.orders.flatMap((order) => {
      const { word, detail } = outcomeWords(order, told, english);
      return [word, detail];
    }),
  ];
}

/** What is wrong with a text that should be whole sentences; null if nothing is. */
export function faultOf(text: string): string | null {
  if (text !== text.trim() || /\s\s|\s[.,:;]/.test(text)) return 'spaces';
  if (!/^\p{Lu}/u.test(text)) return 'begins without a capital letter';
  if (!/[^.]\.$/.test(text)) return 'does not end with one stop';
  if (/[.:] \p{Ll}/u.test(text.replaceAll(': ', ''))) return 'a sentence begins small';
  return badWord(text);
}

/** What no text may contain. */
export function badWord(text: string): string | null {
  if (/undefined|null|NaN|\[object|function|=>|\$\{/.test(text)) return 'a value shows through';
  if (/\p{Lu}{3}/u.test(text.replace('DATC', ''))) return 'a raw id';
  if (/!|—|\.\.|'|"/.test(text)) return 'a mark that we do not use';
  if (/\b(\w+) \1\b/i.test(text)) return 'a word twice';
  if (
    /\bthe (?!(?:Baltic|Black)\b)\w+ the\b|\ba (?:army|attack|English|Italian|Austrian)\b/.test(
      text,
    )
  )
    return 'an article';
  return null;
}
