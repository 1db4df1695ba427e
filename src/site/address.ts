import { LANGUAGE_TAGS, type LanguageTag } from '../explain/languages/language-tags.ts';
import { EDITION_IDS, type EditionId, type EditionName } from '../rules/edition.ts';
import { parseAt, type At } from '../trace/places/place.ts';

/** The fields of the fragment of a scenario's address: `#at=support.BUR&edition=1982&language=de`. */
export interface Address {
  /** Where in the ruling the player opens. Null: the ruling as the page opens. */
  readonly at: At | null;
  /** Null: the edition that the page opens with. */
  readonly edition: EditionId | null;
  /** A second edition to show beside it. */
  readonly beside: EditionId | null;
  /** The changes that were tried, each as words for `readTries`. */
  readonly tries: readonly (readonly string[])[] | 'too-long';
  /** The space whose order is asked about, as written. */
  readonly ask: string | null;
  /** The short version: only what is contested. */
  readonly telling: 'short' | null;
  /** The language of a frame. On a page, it leads to the address of that page in the language. Null: the page's. */
  readonly language: LanguageTag | null;
}

/** The address of a page as it opens. */
export const NO_ADDRESS: Address = {
  at: null,
  edition: null,
  beside: null,
  tries: [],
  ask: null,
  telling: null,
  language: null,
};

/** Our pages never write longer changes than this. */
const MOST_TRIED = 600;

/** Tries are separated by commas, the edits of one try by tildes. */
const parseTries = (text: string): Address['tries'] => {
  if (text.length > MOST_TRIED) return 'too-long';
  return text === '' ? [] : text.split(',').map((one) => one.split('~'));
};

/** Reads a fragment; unknown fields and values are ignored. */
export function parseAddress(hash: string): Address {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const edition = (name: string): EditionId | null =>
    EDITION_IDS.find((id) => id === fields.get(name)) ?? null;
  return {
    // Older links count steps.
    at: parseAt(fields.get('at'), fields.get('step')),
    edition: edition('edition'),
    beside: edition('beside'),
    tries: parseTries(fields.get('try') ?? ''),
    ask: /^[A-Z]{3}$/.exec(fields.get('ask') ?? '')?.[0] ?? null,
    telling: fields.get('telling') === 'short' ? 'short' : null,
    language: LANGUAGE_TAGS.find((tag) => tag === fields.get('language')) ?? null,
  };
}

/** Writes the fragment of a page, empty for the page as it opens. Changes too long for an address are left out. */
export function formatAddress({
  tries,
  ask,
  at,
  edition,
  beside,
  telling,
}: Omit<Address, 'language' | 'edition' | 'at'> & {
  readonly edition: EditionName | null;
  readonly at: string | null;
}): string {
  const tried = tries === 'too-long' ? '' : tries.map((one) => one.join('~')).join(',');
  const fields = [
    ...(at === null ? [] : [`at=${at}`]),
    ...(edition === null ? [] : [`edition=${edition}`]),
    ...(beside === null ? [] : [`beside=${beside}`]),
    ...(tried === '' || tried.length > MOST_TRIED ? [] : [`try=${tried}`]),
    ...(ask === null ? [] : [`ask=${ask}`]),
    ...(telling === null ? [] : [`telling=${telling}`]),
  ];
  return fields.length === 0 ? '' : `#${fields.join('&')}`;
}
