/** What the service worker needs to know about the built site. The build prepends it to the worker's script. */
export interface OfflineSite {
  /** Changes whenever any file does. */
  readonly version: string;
  /** All files except the pages: their paths relative to the site, and their SHA-256 in base64. */
  readonly files: readonly (readonly [path: string, hash: string])[];
  /** Those files that contain the pages, each with its first page, in `inPackOrder`. */
  readonly packs: readonly (readonly [first: string, path: string])[];
}

/**
 * Pages, as gzipped JSON. Pages are much alike, so each part between two tags is written once: a page is the numbers of
 * its parts, each as the difference from the expected next one.
 */
export interface Pack {
  readonly parts: readonly string[];
  readonly pages: readonly (readonly [path: string, steps: readonly number[]])[];
}

/** Packs pages given by their addresses: `desk/`, `404.html`. */
export function pack(pages: readonly (readonly [path: string, html: string])[]): Pack {
  const numbers = new Map<string, number>();
  const packed = pages.map(([path, html]) => {
    let expected = 0;
    const steps = html.split(/(?<=>)(?=<)/).map((part) => {
      const number = numbers.get(part) ?? numbers.size;
      numbers.set(part, number);
      const step = number - expected;
      expected = number + 1;
      return step;
    });
    return [path, steps] as const;
  });
  return { parts: [...numbers.keys()], pages: packed };
}

/** A page of a pack; null if it is not in it. */
export function unpack({ parts, pages }: Pack, wanted: string): string | null {
  const found = pages.find(([path]) => path === wanted);
  if (!found) return null;
  let expected = 0;
  let html = '';
  for (const step of found[1]) {
    const number = expected + step;
    html += parts[number] ?? '';
    expected = number + 1;
  }
  return html;
}

/** Sorts pages such that the languages of a page are adjacent: `de/desk/` is `desk/ de`. */
export const inPackOrder = (path: string): string => path.replace(/^([a-z]{2})\/(.*)$/, '$2 $1');

/** The pack that would contain a page. */
export const packFor = (packs: OfflineSite['packs'], path: string): string | null =>
  packs.findLast(([first]) => first <= inPackOrder(path))?.[1] ?? null;

/** The message of a page to a waiting worker: replace the active one. */
export const TAKE_OVER = 'take over';
