import { flushSync, mount, type Component } from 'svelte';
import { LANGUAGE_TAGS } from '../explain/languages/language-tags.ts';
import Finder from './Finder.svelte';
import FindDialog from './FindDialog.svelte';

const tagHere = () =>
  LANGUAGE_TAGS.find((tag) => tag === document.documentElement.lang) ?? LANGUAGE_TAGS[0];

let show: (() => void) | null = null;

/** Opens the search above the page. */
export function openFind(base: string): void {
  const again = show ?? shown(FindDialog, document.body, { base, tag: tagHere() }).show;
  show = again;
  again();
}

let focus: (() => void) | null = null;

/** Puts the search into its page, with the question in the address; called again, it takes the focus. */
export function findHere(place: HTMLElement, base: string): void {
  const query = new URLSearchParams(location.search).get('q') ?? '';
  const isNew = focus === null;
  const again =
    focus ?? shown(Finder, place, { base, tag: tagHere(), query, onquery: keepInAddress }).focus;
  focus = again;
  // The page was opened with a question, or for a place on it.
  if (isNew && (query !== '' || location.hash !== '')) return;
  again();
}

/** Mounts a component and waits until its elements are there. */
function shown<Props extends Record<string, unknown>, Exports extends Record<string, unknown>>(
  component: Component<Props, Exports>,
  target: HTMLElement,
  props: Props,
): Exports {
  const exported = mount(component, { target, props });
  flushSync();
  return exported;
}

function keepInAddress(query: string): void {
  const address = new URL(location.href);
  if (query === '') address.searchParams.delete('q');
  else address.searchParams.set('q', query);
  history.replaceState(history.state, '', address);
}
