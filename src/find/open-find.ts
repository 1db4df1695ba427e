import { flushSync, mount, type Component } from 'svelte';
import { LANGUAGE_TAGS, type LanguageTag } from '../explain/languages/language-tags.ts';
import Finder from './Finder.svelte';
import FindDialog from './FindDialog.svelte';

/** Where the site is, and the language of the page. */
interface Here extends Record<string, unknown> {
  readonly base: string;
  readonly tag: LanguageTag;
}
interface Asked {
  readonly query: string;
  readonly onquery: (query: string) => void;
}

const here = (base: string): Here => ({
  base,
  tag: LANGUAGE_TAGS.find((tag) => tag === document.documentElement.lang) ?? LANGUAGE_TAGS[0],
});

let show: (() => void) | null = null;

/** Opens the search above the page. */
export function openFind(base: string): void {
  show ??= shown<Here>(FindDialog, document.body, here(base))['show'] as () => void;
  show();
}

let focus: (() => void) | null = null;

/** Puts the search into its page, with the question in the address; called again, it takes the focus. */
export function findHere(place: HTMLElement, base: string): void {
  const query = new URLSearchParams(location.search).get('q') ?? '';
  const isNew = focus === null;
  focus ??= shown<Here & Asked>(Finder, place, {
    ...here(base),
    query,
    onquery: keepInAddress,
  })['focus'] as () => void;
  // The page was opened with a question, or for a place on it.
  if (isNew && (query !== '' || location.hash !== '')) return;
  focus();
}

/** Mounts a component and waits until its elements are there. Returns what it exports. */
function shown<Props extends Record<string, unknown>>(
  component: Component<Props>,
  target: HTMLElement,
  props: Props,
): Readonly<Record<string, unknown>> {
  const exported: Readonly<Record<string, unknown>> = mount(component, { target, props });
  flushSync();
  return exported;
}

function keepInAddress(query: string): void {
  const address = new URL(location.href);
  if (query === '') address.searchParams.delete('q');
  else address.searchParams.set('q', query);
  history.replaceState(history.state, '', address);
}
