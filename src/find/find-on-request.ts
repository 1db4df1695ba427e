import { areSingleKeysOn } from '../ui/player/single-keys.ts';

/** Whether a key typed here is meant for a field. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * Opens the search on its link, on `/` and on Ctrl K; on the page of the search it is open. Its scripts are fetched only
 * then. If they do not come, the link leads to that page.
 */
export function findOnRequest(base: string): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-find]');
  const place = document.querySelector<HTMLElement>('[data-find-here]');
  if (!link) return;
  const open = (): void => {
    import('./open-find.ts').then(
      ({ openFind, findHere }) => {
        if (place) findHere(place, base);
        else openFind(base);
      },
      () => {
        if (!place) location.assign(link.href);
      },
    );
  };
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  });
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.altKey || event.isComposing) return;
    const held = event.ctrlKey || event.metaKey;
    const isSlash = event.key === '/' && !held && !isTyping(event.target) && areSingleKeysOn();
    if (!isSlash && !(held && !event.shiftKey && event.key.toLowerCase() === 'k')) return;
    event.preventDefault();
    open();
  });
  if (place) open();
}
