import type { Tag } from '../embed/block/tree.ts';
import { domOf } from '../embed/block/dom-of.ts';

/** A part of the preview: parts of the same key are not made again, so that an embed stays at its step. */
export interface PreviewPart {
  readonly key: string;
  readonly tags: readonly Tag[];
}

const keys = new WeakMap<Element, string>();

/** Makes the parts of a place those given. */
export function showParts(place: HTMLElement, parts: readonly PreviewPart[]): void {
  const old = new Map<string, Element[]>();
  for (const child of place.children) {
    const key = keys.get(child) ?? '';
    old.set(key, [...(old.get(key) ?? []), child]);
  }
  let next = place.firstElementChild;
  for (const { key, tags } of parts) {
    const found = old.get(key)?.shift();
    const shown = found ?? document.createElement('div');
    if (!found) {
      shown.append(...tags.map(domOf));
      keys.set(shown, key);
    }
    if (shown === next) next = next.nextElementSibling;
    else place.insertBefore(shown, next);
  }
  for (const gone of [...old.values()].flat()) gone.remove();
}
