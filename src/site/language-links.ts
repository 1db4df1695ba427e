import { LANGUAGE_TAGS, type LanguageTag } from '../explain/languages/language-tags.ts';
import { rememberLanguage } from './remembered-language.ts';

/** The fragment without what it says of a language, and that language: pages were once asked for theirs in it. */
function parted(hash: string): { readonly rest: string; readonly asked: LanguageTag | null } {
  const fields = hash.replace(/^#/, '').split('&');
  const asked = LANGUAGE_TAGS.find((tag) => fields.includes(`language=${tag}`)) ?? null;
  const rest = fields.filter((field) => field !== '' && !field.startsWith('language='));
  return { rest: rest.length === 0 ? '' : `#${rest.join('&')}`, asked };
}

/**
 * The links to this page in another language: pressed, they lead to what is shown, and are remembered. Old addresses that
 * ask for a language lead there too (`#language=de`), and the home page leads to the language chosen last.
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
  // Of all pages only the home page leads on: a link that somebody sent shows what he saw.
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
