import type { LanguageTag } from '../explain/languages/language-tags.ts';
import { KINDS, type Entry, type FindIndex } from './entry.ts';

type PackedEntry = readonly [
  kind: number,
  href: string,
  mark: string,
  title: string,
  line: string,
  text: string,
  asks: readonly string[],
  picture: number,
];

/** The index as it is fetched: without names of fields. */
interface PackedIndex extends Omit<FindIndex, 'entries'> {
  readonly entries: readonly PackedEntry[];
}

/** Where the files are, below the root of the site. */
export const indexFile = (tag: LanguageTag): string => `find/${tag}.json`;
export const pictureFile = (number: number): string => `find/${String(number)}.svg`;

/** The id of the picture of a page in its file. */
export const pictureId = (href: string): string => href.replaceAll('/', '.');

/** Where the picture of an entry is; undefined: it has none. */
export const pictureAddress = ({ href, picture }: Pick<Entry, 'href' | 'picture'>) =>
  picture < 0 ? undefined : `${pictureFile(picture)}#${pictureId(href)}`;

export const packIndex = ({ entries, ...rest }: FindIndex): PackedIndex => ({
  entries: entries.map(({ kind, href, mark, title, line, text, asks, picture }) => [
    ...([KINDS.indexOf(kind), href, mark, title, line, text, asks, picture] as const),
  ]),
  ...rest,
});

export const unpackIndex = ({ entries, ...rest }: PackedIndex): FindIndex => ({
  entries: entries.map(([kind, href, mark, title, line, text, asks, picture]): Entry => ({
    ...{ kind: KINDS[kind] ?? 'page', href, mark, title, line, text, asks, picture },
  })),
  ...rest,
});
