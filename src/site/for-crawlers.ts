import { escaped } from './escaped.ts';
import type { LanguageTag } from '../explain/languages/language-tags.ts';
import type { SiteAddress } from './sharing.ts';

/** A page in each of its languages: their paths below the root of the site. */
export type PageAddresses = readonly (readonly [tag: LanguageTag, path: string])[];

/** The list of all pages for search engines, each with its other languages (https://www.sitemaps.org). */
export function sitemap(pages: readonly PageAddresses[], site: SiteAddress): string {
  const links = (page: PageAddresses): string =>
    page
      .map(
        ([tag, path]) =>
          `<xhtml:link rel="alternate" hreflang="${tag}" href="${escaped(`${site}${path}`)}"/>`,
      )
      .join('');
  const urls = pages.flatMap((page) =>
    page.map(([, path]) => `<url><loc>${escaped(`${site}${path}`)}</loc>${links(page)}</url>`),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

/** What search engines may read: all but the frames, which repeat pages. They ask for it only at the root of a host. */
export const robots = (base: string, site: SiteAddress | null): string =>
  [
    'User-agent: *',
    `Disallow: ${base}embed/`,
    ...(site === null ? [] : [`Sitemap: ${site}sitemap.xml`]),
    '',
  ].join('\n');
