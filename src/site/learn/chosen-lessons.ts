/** Our links are never longer. */
const LONGEST = 6_000;
const PREFIX = 'learn/';

/** The existing lessons that a teacher's link asks for (`?lessons=cut/test,support/test`); none: all. */
export function chosenIn(search: string, known: readonly string[]): readonly string[] {
  if (search.length > LONGEST) return [];
  const named = new URLSearchParams(search).get('lessons') ?? '';
  const asked = new Set(named.split(',').map((name) => `${PREFIX}${name}`));
  return known.filter((slug) => asked.has(slug));
}

/** What a link to some lessons adds to the address of the course. */
export function linkTo(slugs: readonly string[]): string {
  const names = slugs.map((slug) => slug.slice(PREFIX.length)).join(',');
  return `?lessons=${names}`;
}
