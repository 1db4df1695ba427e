import { LANGUAGE_TAGS, type LanguageTag } from '../explain/languages/language-tags.ts';

/** Separates the language in a fragment from the rest: pages once took their language from it. */
function parted(hash: string): { readonly rest: string; readonly asked: LanguageTag | null } {
  const fields = hash.replace(/^#/, '').split('&');
  const asked = LANGUAGE_TAGS.find((tag) => fields.includes(`language=${tag}`)) ?? null;
  const rest = fields.filter((field) => field !== '' && !field.startsWith('language='));
  return { rest: rest.length === 0 ? '' : `#${rest.join('&')}`, asked };
}

/**
 * The links to this page in another language: when pressed, they lead to the present view, and the choice is
 * remembered. Old addresses that ask for a language lead there, too (`#language=de`), and the home page leads to the
 * language chosen last.
 */
export function languageLinks(isHome: boolean): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-language]')];
  const page = (link: HTMLAnchorElement): string =>
    `${link.pathname}${location.search}${parted(location.hash).rest}`;
  for (const link of links)
    link.addEventListener('click', () => {
      const tag = LANGUAGE_TAGS.find((one) => one === link.dataset['language']);
      if (tag) rememberLanguage(tag);
      link.href = page(link);
    });
  const [first] = links;
  // Only the home page redirects: a link that somebody sent must show the same page to everyone.
  const isChosen = document.documentElement.dataset['offer'] !== undefined;
  if (first && isHome && isChosen && location.hash === '') location.replace(page(first));
  const follow = (): void => {
    const { asked } = parted(location.hash);
    const link = links.find(({ dataset }) => dataset['language'] === asked);
    if (link) location.replace(page(link));
  };
  follow();
  window.addEventListener('hashchange', follow);
}

/** Storage is shared with whatever else is on the origin. `static/theme.js` reads it before the first paint. */
const KEY = 'standoff.language';

/** From now on the home page leads to this language, and other pages offer it. */
function rememberLanguage(tag: LanguageTag): void {
  try {
    localStorage.setItem(KEY, tag);
  } catch {
    // Storage may be forbidden: then the choice lasts as long as the page.
  }
}
