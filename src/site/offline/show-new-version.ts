import { mount, unmount } from 'svelte';
import { LANGUAGE_TAGS } from '../../explain/languages/language-tags.ts';
import NewVersion from './NewVersion.svelte';
import { TAKE_OVER } from './pages.ts';

let shown: ReturnType<typeof mount> | null = null;

/** Announces that a worker is waiting with a new version, which the reader may start. */
export function showNewVersion(waiting: ServiceWorker): void {
  hide();
  const tag = LANGUAGE_TAGS.find((one) => one === document.documentElement.lang) ?? 'en';
  shown = mount(NewVersion, {
    target: document.body,
    props: {
      tag,
      onlater: hide,
      onstart: () => {
        const isSafe = !isWriting();
        navigator.serviceWorker.addEventListener(
          'controllerchange',
          () => {
            if (isSafe) location.reload();
          },
          { once: true },
        );
        waiting.postMessage(TAKE_OVER);
        return isSafe;
      },
    },
  });
}

function hide(): void {
  if (shown) void unmount(shown);
  shown = null;
}

/** Whether a field contains words that the page would lose: those under `data-kept` are kept. */
function isWriting(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea:not([readonly]), input:is(:not([type]), [type="text"], [type="search"])',
  );
  return [...fields].some(
    (field) => field.value.trim() !== field.defaultValue.trim() && !field.closest('[data-kept]'),
  );
}
