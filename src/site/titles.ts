import { NATIONALITY, POWERS } from '../board/powers.ts';
import { SPACES } from '../board/spaces.ts';
import type { Shown } from './shown.ts';

/** Words that keep their capital inside a title. */
const NAMES = new Set([
  ...POWERS,
  ...POWERS.map((power) => NATIONALITY[power]),
  ...Object.values(SPACES).flatMap(({ name }) => name.split(' ')),
  'Pandin',
]);

function inside(title: string): string {
  const first = /^[\w]+/u.exec(title)?.[0] ?? '';
  return NAMES.has(first) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}

/** What stands before a title: `Example 9`, `Spring 1901`, the number of a DATC case; null: nothing. */
export function titleMark(
  { example, phase, collection, paragraph }: Shown,
  word = 'Example',
): string | null {
  if (example !== null) return `${word} ${String(example)}`;
  return phase ?? (collection === 'datc' ? paragraph : null);
}

/** A title as it stands after `Example 9: `, `Spring 1901: ` or `6.F.14: `, or alone. */
export function titleAfter(shown: Shown): string {
  return titleMark(shown) === null ? shown.title : inside(shown.title);
}

/** `Example 9: a dislodged unit supports nothing`, `Spring 1901: the first moves`, or the title alone. */
export function headline(shown: Shown): string {
  const before = titleMark(shown);
  return before === null ? shown.title : `${before}: ${titleAfter(shown)}`;
}

/** How a scenario is called where its title does not fit: `Example 9`, `Spring 1901`, `6.F.14`. */
export function callName(shown: Shown, word?: string): string {
  return titleMark(shown, word) ?? shown.title;
}

/** A name for a file about a scenario: `example-09-step-5`. */
export function fileName({ slug }: Shown, part: string): string {
  const name = slug.split('/').at(-1) ?? slug;
  return part === '' ? name : `${name}-${part}`;
}
