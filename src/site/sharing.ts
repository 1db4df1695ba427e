import { folderOf, type LanguageTag } from '../explain/languages/language-tags.ts';
import { escaped } from './escaped.ts';

/**
 * The address of the site: `https://standoff.example/folder/`. Without it there is no metadata: other sites need
 * absolute addresses.
 */
export type SiteAddress = string;

/** The size of the picture in a card, in px. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The size of a frame in its code, in px. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** The frame that other programs make from an address of a scenario. */
const FRAME_SIZE: FrameSize = { width: 600, height: 670 };

/** The metadata of a page for other sites. */
export interface Shared {
  /** `rulebook-1971/example-09`, in German `de/rulebook-1971/example-09`; empty for the home page. */
  readonly path: string;
  readonly tag: LanguageTag;
  readonly title: string;
  readonly description: string;
  /** The name of its picture (`cards.ts`). */
  readonly card: string;
  /** Whether the page is a scenario that can be shown in a frame. */
  readonly isFramed: boolean;
  /** What it is to search engines. */
  readonly kind: PageKind | null;
}

/** `course`: the list of lessons. */
export type PageKind = 'course' | 'lesson' | 'article';

const addressOf = (site: SiteAddress, path: string): string =>
  new URL(path === '' ? '' : `${path}/`, site).href;
const cardFile = (slug: string): string => `cards/${slug}.png`;
export const frameFolder = (slug: string): string => `embed/${slug}`;
/** The frame of any turn, which follows as a fragment; on a board with a map of its own, in the folder of its name. */
export const TURN_FRAME = 'embed/turn/';
const oembedFile = (slug: string): string => `${frameFolder(slug)}/oembed.json`;

const LOCALES: Readonly<Record<LanguageTag, string>> = { en: 'en_GB', de: 'de_DE' };
const BOARD: Readonly<Record<LanguageTag, string>> = { en: 'The board.', de: 'Das Brett.' };

/** The addresses of a page in each language. `from`: the address of the site, or its root on its server. */
export const alternates = (
  pages: readonly (readonly [LanguageTag, string])[],
  from: SiteAddress,
): string =>
  [...pages, ...pages.slice(0, 1).map(([, path]) => ['x-default', path] as const)]
    .map(
      ([tag, path]) =>
        `<link rel="alternate" hreflang="${tag}" href="${escaped(`${from}${path}`)}" />`,
    )
    .join('\n');

/** The page as structured data (https://schema.org), which search engines read. */
function structured(
  { path, tag, title, description, card, kind }: Shared,
  site: SiteAddress,
): string {
  const provider = { '@type': 'Organization', name: 'Standoff', url: site };
  const common = {
    '@context': 'https://schema.org',
    ...{ name: title, description, url: addressOf(site, path), inLanguage: tag },
    image: new URL(cardFile(card), site).href,
    isAccessibleForFree: true,
  };
  const learn = addressOf(site, `${folderOf(tag)}learn`);
  const data = {
    course: { ...common, '@type': 'Course', provider },
    lesson: {
      ...common,
      ...{ '@type': 'LearningResource', learningResourceType: 'lesson', provider },
      isPartOf: { '@type': 'Course', url: learn },
    },
    article: { ...common, '@type': 'Article', headline: title, publisher: provider },
  };
  if (kind === null) return '';
  const json = JSON.stringify(data[kind]).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

/** Open Graph and Twitter cards, structured data, and a link to the oEmbed data, for the head of a page. */
export function sharingHead(shared: Shared, site: SiteAddress): string {
  const { path, tag, title, description, card, isFramed } = shared;
  const image = new URL(cardFile(card), site).href;
  const property = (name: string, content: string | number): string =>
    `<meta property="og:${name}" content="${escaped(String(content))}" />`;
  return [
    `<link rel="canonical" href="${escaped(addressOf(site, path))}" />`,
    property('type', 'website'),
    property('site_name', 'Standoff'),
    property('locale', LOCALES[tag]),
    ...Object.values(LOCALES)
      .filter((locale) => locale !== LOCALES[tag])
      .map((locale) => property('locale:alternate', locale)),
    property('title', title),
    property('description', description),
    property('url', addressOf(site, path)),
    property('image', image),
    property('image:type', 'image/png'),
    property('image:width', CARD_SIZE.width),
    property('image:height', CARD_SIZE.height),
    property('image:alt', `${BOARD[tag]} ${description}`),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(isFramed
      ? [
          `<link rel="alternate" type="application/json+oembed" href="${escaped(new URL(oembedFile(path), site).href)}" title="${escaped(title)}" />`,
        ]
      : []),
    structured(shared, site),
  ].join('\n');
}

/** The oEmbed data of a scenario: a frame with its board (https://oembed.com). */
export function oembedOf({ path, title, card }: Shared, site: SiteAddress): string {
  const source = addressOf(site, frameFolder(path));
  const { width, height } = FRAME_SIZE;
  return `${JSON.stringify(
    {
      version: '1.0',
      type: 'rich',
      provider_name: 'Standoff',
      provider_url: new URL('', site).href,
      title,
      width,
      height,
      html: frameElement(source, title, FRAME_SIZE),
      thumbnail_url: new URL(cardFile(card), site).href,
      thumbnail_width: CARD_SIZE.width,
      thumbnail_height: CARD_SIZE.height,
    },
    null,
    2,
  )}\n`;
}

/** A frame for other sites. It may run its scripts and open the page of the scenario, and nothing else. */
export const frameElement = (source: string, title: string, { width, height }: FrameSize): string =>
  `<iframe src="${escaped(source)}" title="${escaped(title)}" width="${String(width)}" height="${String(height)}" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" loading="lazy" style="border:0;max-width:100%"></iframe>`;
