import type { PlaybackEvent } from './playback.ts';

const KEYS: Readonly<Record<string, PlaybackEvent>> = {
  ArrowLeft: { type: 'BACK' },
  ArrowRight: { type: 'NEXT' },
  Home: { type: 'FIRST' },
  End: { type: 'LAST' },
  ' ': { type: 'TOGGLE' },
};

/** Elements that handle these keys themselves. */
const OWN_KEYS = 'input, select, textarea, [role="tablist"], [contenteditable]';
const OWN_SPACE = 'button, a, summary';

/** Whether a key is for the element that has the focus. */
export const isOwnKey = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(OWN_KEYS) !== null;

/** The event of a key; null if the focused element or the browser handles it. */
export function keyEvent(event: KeyboardEvent): PlaybackEvent | null {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return null;
  if (target instanceof Element) {
    if (isOwnKey(event)) return null;
    if (key === ' ' && target.closest(OWN_SPACE)) return null;
  }
  return KEYS[key] ?? null;
}

/** The same for a key pressed while nothing has the focus: only the arrows, because the others scroll the page. */
export function unfocusedKeyEvent(event: KeyboardEvent): PlaybackEvent | null {
  return event.target === document.body && event.key.startsWith('Arrow') ? keyEvent(event) : null;
}
