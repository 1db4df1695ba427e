import type { LanguageTag } from '../explain/languages/language-tags.ts';
import { indexFile, unpackIndex } from './packed.ts';
import { finderOf, type Finder, type Stemmer } from './search.ts';

const stemmerOf = async (tag: LanguageTag): Promise<Stemmer> =>
  (await (tag === 'de' ? import('@orama/stemmers/german') : import('@orama/stemmers/english')))
    .stemmer;

let loading: Promise<Finder> | null = null;

/** Fetches the index of the page's language, once; again if that failed. */
export function loadFinder(base: string, tag: LanguageTag): Promise<Finder> {
  loading ??= load(base, tag).catch((cause: unknown) => {
    loading = null;
    throw cause;
  });
  return loading;
}

async function load(base: string, tag: LanguageTag): Promise<Finder> {
  const [index, stemmer] = await Promise.all([
    fetch(`${base}${indexFile(tag)}`).then((file) => {
      if (!file.ok) throw new Error(`${file.url}: ${String(file.status)}`);
      return file.json() as Promise<Parameters<typeof unpackIndex>[0]>;
    }),
    stemmerOf(tag),
  ]);
  return finderOf(unpackIndex(index), stemmer);
}
