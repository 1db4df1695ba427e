import MiniSearch, { type SearchResult } from 'minisearch';
import type { Entry, FindIndex, FoundKind } from './entry.ts';

/** Brings a word to its stem; one for each language. */
export type Stemmer = (word: string) => string;

/** An entry that was found. */
export interface Hit {
  readonly entry: Entry;
  readonly score: number;
  /** The score of its words alone, without what it gains by answering a question like this one. */
  readonly plain: number;
}

export interface Finder {
  /** The best first. */
  readonly find: (query: string) => readonly Hit[];
  /** Whether a word of a text is one of the query's, for underlining. */
  readonly isMeant: (query: string, word: string) => boolean;
}

/** How much a kind is worth to somebody who asks: an answer first, then a place that shows it. */
const WORTH: Readonly<Record<FoundKind, number>> = {
  rule: 1.25,
  word: 1.25,
  example: 1.1,
  lesson: 1.1,
  case: 1,
  reading: 0.8,
  page: 0.7,
};

/** From this likeness on a question counts as one that we know. */
const ALIKE = 0.55;

const WORD = /[\p{L}\d]+(?:[.’'-][\p{L}\d]+)*/gu;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Reader {
  readonly words: (text: string) => readonly string[];
  /** Our words for those of players that begin like this. */
  readonly begunBy: (start: string) => readonly string[];
}

/** Makes the words of a text comparable: phrases of players become ours, then every word its stem. */
function reader({ same, ignored }: FindIndex, stem: Stemmer): Reader {
  const stemOf = (word: string): string =>
    stem(word.toLowerCase().replaceAll(/[’']s?$/g, '')).replaceAll(/([aou])e/g, '$1');
  const canonical = new Map<string, string>();
  const phrases: [RegExp, string][] = [];
  for (const [first = '', ...others] of same)
    for (const other of others)
      if (/[ -]/.test(other))
        phrases.push([
          new RegExp(`(?<![\\p{L}\\d])${escaped(other)}(?![\\p{L}\\d])`, 'giu'),
          first,
        ]);
      else canonical.set(stemOf(other), stemOf(first));
  phrases.sort(([one], [other]) => other.source.length - one.source.length);
  const dropped = new Set(ignored.split(' '));
  return {
    words: (text) => {
      const plain = phrases.reduce((left, [phrase, ours]) => left.replaceAll(phrase, ours), text);
      return (plain.match(WORD) ?? [])
        .filter((word) => !dropped.has(word.toLowerCase()))
        .map(stemOf)
        .map((one) => canonical.get(one) ?? one);
    },
    begunBy: (start) => [
      ...new Set(
        [...canonical].flatMap(([theirs, ours]) => (theirs.startsWith(start) ? [ours] : [])),
      ),
    ],
  };
}

/** How alike two sets of words are, from 0 to 1; rare words count more. */
function likeness(
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
  weight: (word: string) => number,
): number {
  const sum = (words: Iterable<string>) => [...words].reduce((all, word) => all + weight(word), 0);
  const both = sum([...one].filter((word) => other.has(word)));
  return both === 0 ? 0 : (2 * both) / (sum(one) + sum(other));
}

/**
 * Finds what a player asks for. Scores come from MiniSearch, fall if words of the query are missing, and rise for an
 * entry that answers a question like this one.
 */
export function finderOf(index: FindIndex, stem: Stemmer): Finder {
  const { entries } = index;
  const { words, begunBy } = reader(index, stem);
  const search = new MiniSearch<{ id: number } & Entry>({
    fields: ['mark', 'title', 'line', 'text', 'asks'],
    tokenize: (text) => [...words(text)],
    processTerm: (term) => term,
    extractField: (entry, field) => {
      const value = entry[field as keyof Entry];
      return typeof value === 'object' ? value.join(' . ') : value;
    },
  });
  search.addAll(entries.map((entry, id) => ({ id, ...entry })));

  // The glossary answers to its own words, too.
  const asked = entries.flatMap(({ asks, kind, title }, id) =>
    [...asks, ...(kind === 'word' ? [title] : [])].map((ask) => ({
      id,
      words: new Set(words(ask)),
    })),
  );
  const uses = new Map<string, number>();
  for (const { words: some } of asked)
    for (const word of some) uses.set(word, (uses.get(word) ?? 0) + 1);
  const weight = (word: string): number => Math.log(2 + asked.length / (1 + (uses.get(word) ?? 0)));

  function find(query: string): readonly Hit[] {
    const wanted = [...new Set(words(query))];
    if (wanted.length === 0) return [];
    // The last word may not be complete yet.
    const last = /[\p{L}\d]$/u.test(query) ? wanted.at(-1) : undefined;
    const meant = last !== undefined && last.length > 2 ? begunBy(last) : [];
    const found: readonly SearchResult[] = search.search([...wanted, ...meant].join(' '), {
      tokenize: (text) => text.split(' '),
      prefix: (term) => term === last && term.length > 1,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boost: { mark: 4, title: 2.5, asks: 2, line: 1.5, text: 0.6 },
    });
    /** The words of the query that a result has. */
    const met = ({ queryTerms }: SearchResult): ReadonlySet<string> =>
      new Set(queryTerms.map((term) => (wanted.includes(term) ? term : (last ?? term))));
    const sum = (some: ReadonlySet<string>) =>
      [...some].reduce((all, word) => all + weight(word), 0);
    // Words that nothing has say nothing.
    const known = new Set(found.flatMap((result) => [...met(result)]));
    const all = sum(known);
    const alike = new Map<number, number>();
    for (const { id, words: some } of asked)
      alike.set(id, Math.max(alike.get(id) ?? 0, likeness(known, some, weight)));
    const scored = found.map((result) => ({
      id: result.id as number,
      score: result.score * (sum(met(result)) / all) ** 2,
    }));
    const best = Math.max(1, ...scored.map(({ score }) => score));
    return scored
      .flatMap(({ id, score }) => {
        const entry = entries[id];
        if (!entry) return [];
        const like = alike.get(id) ?? 0;
        const bonus = like >= ALIKE ? best * 2 * like ** 2 : 0;
        return [{ entry, score: score * WORTH[entry.kind] + bonus, plain: score }];
      })
      .sort((one, other) => other.score - one.score);
  }

  return {
    find,
    isMeant: (query, word) => {
      const wanted = words(query);
      const last = wanted.at(-1) ?? '';
      return words(word).some(
        (one) => wanted.includes(one) || (last.length > 2 && one.startsWith(last)),
      );
    },
  };
}
