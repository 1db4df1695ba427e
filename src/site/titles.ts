import { NATIONALITY, POWERS } from '../board/powers.ts';
import { SPACES } from '../board/spaces.ts';
import type { Shown } from './shown.ts';

/** Words that keep their capital inside a title. */
const NAMES = new Set([
  ...POWERS,
  ...POWERS.map((power) => NATIONALITY[power]),
  ...Object.values(SPACES).flatMap(({ name }) => name.split(' ')),
]);

function inside(title: string): string {
  const first = /^[\w]+/u.exec(title)?.[0] ?? '';
  return NAMES.has(first) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}

/** A title as it stands after `Example 9: ` or `Spring 1901: `, or alone. */
export function titleAfter({ title, example, phase }: Shown): string {
  return example === null && phase === null ? title : inside(title);
}

/** `Example 9: a dislodged unit supports nothing`, `Spring 1901: the first moves`, or the title alone. */
export function headline(shown: Shown): string {
  const before = shown.example === null ? shown.phase : `Example ${String(shown.example)}`;
  return before === null ? shown.title : `${before}: ${titleAfter(shown)}`;
}

/** How a scenario is called where its title does not fit: `Example 9`, `Spring 1901`. */
export function callName({ title, example, phase }: Shown): string {
  return example === null ? (phase ?? title) : `Example ${String(example)}`;
}
