import { NATIONALITY, POWERS } from '../board/powers.ts';
import { SPACES } from '../board/spaces.ts';
import type { LanguageTag } from '../explain/languages/language-tags.ts';
import type { Scenario } from './scenario.ts';

/** The parts of a scenario that its title needs. */
export interface Titled extends Pick<
  Scenario,
  'title' | 'example' | 'phase' | 'collection' | 'paragraph'
> {
  /** The language in which it is shown. */
  readonly tag: LanguageTag;
  /** The language of its texts, if that is another one. */
  readonly foreign: LanguageTag | null;
}

/** Words that keep their capital inside a title. */
const NAMES = new Set([
  ...POWERS,
  ...POWERS.map((power) => NATIONALITY[power]),
  ...Object.values(SPACES).flatMap(({ name }) => name.split(' ')),
  'Pandin',
]);

/**
 * In English a title continues after a colon; in German it is a separate sentence. The first word of a title that is
 * not ours may be the name of a player.
 */
function inside({ title, tag, foreign, collection }: Titled): string {
  if (collection === 'own' || (foreign ?? tag) !== 'en') return title;
  const first = /^[\w]+/u.exec(title)?.[0] ?? '';
  return NAMES.has(first) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}

const EXAMPLE: Readonly<Record<LanguageTag, string>> = { en: 'Example', de: 'Beispiel' };
const SEASONS: Readonly<Record<LanguageTag, Readonly<Record<string, string>>>> = {
  en: {},
  de: { Spring: 'Frühjahr', Fall: 'Herbst', Winter: 'Winter' },
};

/** `Spring 1901` in another language: `Frühjahr 1901`. */
export const seasonIn = (season: string, tag: LanguageTag): string =>
  season.replace(/^\w+/, (word) => SEASONS[tag][word] ?? word);

/** What precedes a title: `Example 9`, `Spring 1901`, the number of a DATC case; null: nothing. */
export function titleMark({ example, phase, collection, paragraph, tag }: Titled): string | null {
  if (example !== null) return `${EXAMPLE[tag]} ${String(example)}`;
  if (phase !== null) return seasonIn(phase, tag);
  return collection === 'datc' ? paragraph : null;
}

/** A title as it follows `Example 9: `, `Spring 1901: ` or `6.F.14: `, or alone. */
export function titleAfter(shown: Titled): string {
  return titleMark(shown) === null ? shown.title : inside(shown);
}

/** `Example 9: a dislodged unit supports nothing`, `Spring 1901: the first moves`, or the title alone. */
export function headline(shown: Titled): string {
  const before = titleMark(shown);
  return before === null ? shown.title : `${before}: ${titleAfter(shown)}`;
}

/** The short name of a scenario where its title does not fit: `Example 9`, `Spring 1901`, `6.F.14`. */
export function callName(shown: Titled): string {
  return titleMark(shown) ?? shown.title;
}

/** The name of a file with this title, without its ending: `fall-1902-retreats`. */
export const fileTitled = (title: string): string =>
  title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-');

/** A name for a file about a scenario: `example-09-step-5`. */
export function fileName({ slug }: Pick<Scenario, 'slug'>, part: string): string {
  const name = slug.split('/').at(-1) ?? slug;
  return part === '' ? name : `${name}-${part}`;
}
