import type { StepEvent } from './stepping.ts';

const KEYS: Readonly<Record<string, StepEvent>> = {
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
const isOwnKey = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(OWN_KEYS) !== null;

/** Whether the focused element or the browser handles a key. */
export const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.altKey ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  isOwnKey(event);

/** The event of a key; null if the focused element or the browser handles it. */
export function keyEvent(event: KeyboardEvent): StepEvent | null {
  const { key, target } = event;
  if (isTaken(event)) return null;
  if (key === ' ' && target instanceof Element && target.closest(OWN_SPACE)) return null;
  return KEYS[key] ?? null;
}

/** The event of Page Up and Page Down on a ruler: from one of its stops to the next. */
export function stopEvent(
  event: KeyboardEvent,
  step: number,
  stops: readonly number[],
): StepEvent | null {
  if (isTaken(event)) return null;
  const to =
    event.key === 'PageDown'
      ? stops.find((stop) => stop > step)
      : event.key === 'PageUp'
        ? stops.findLast((stop) => stop < step)
        : undefined;
  return to === undefined ? null : { type: 'GO', step: to };
}
