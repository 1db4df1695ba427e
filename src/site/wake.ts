import { keyEvent } from '../ui/player/player-keys.ts';

/** Elements that react to a press. */
const PRESSED = 'button, label, summary';

/** Replays what was done before the page was live. */
type Missed = () => void;

function missedBy(event: Event): Missed | null {
  const { target } = event;
  if (!(target instanceof Element)) return null;
  if (event.type === 'click') {
    const pressed = target.closest<HTMLElement>(PRESSED);
    return pressed
      ? () => {
          pressed.click();
        }
      : null;
  }
  if (event instanceof KeyboardEvent && keyEvent(event)) {
    const { key } = event;
    return () => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  }
  if (event.type === 'pointerdown' && event instanceof PointerEvent) {
    const ruler = target.closest('[role="slider"]');
    const { clientX, clientY } = event;
    const again = { clientX, clientY, bubbles: true };
    return ruler ? () => target.dispatchEvent(new PointerEvent('pointerdown', again)) : null;
  }
  if (event.type === 'change' && target instanceof HTMLSelectElement) {
    const { value } = target;
    return () => {
      target.value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (event.type === 'change' && target instanceof HTMLInputElement) {
    return () => {
      target.checked = true;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  return null;
}

/**
 * Hydrates a part of the page on the first pointer, touch or focus event in it. Until then its scripts are not fetched: its
 * content is in the HTML. Clicks and keys received while they load are replayed.
 */
export function wakeOnIntent(target: HTMLElement, load: () => Promise<void>): () => void {
  const missed: Missed[] = [];
  const heard = [
    'pointerover',
    'touchstart',
    'focusin',
    'pointerdown',
    'click',
    'keydown',
    'change',
  ];
  let waking = false;

  function hear(event: Event): void {
    const again = missedBy(event);
    if (again) {
      missed.push(again);
      if (event.type !== 'change') event.preventDefault();
      event.stopPropagation();
    }
    wake();
  }
  function wake(): void {
    if (waking) return;
    waking = true;
    void load().then(() => {
      for (const type of heard) target.removeEventListener(type, hear, { capture: true });
      for (const again of missed) again();
    });
  }
  for (const type of heard) target.addEventListener(type, hear, { capture: true });
  return wake;
}
