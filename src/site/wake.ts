import { isPlayerKey, isUnfocusedKey } from '../ui/player/page-keys.ts';

/** Elements that react to a press. */
const PRESSED = 'button, label, summary';

/** Replays an event that occurred before the page was live. */
type Missed = () => void;

function missedBy(event: Event): Missed | null {
  const { target } = event;
  if (!(target instanceof Element)) return null;
  if (event instanceof MouseEvent && event.type === 'click') {
    const pressed = target.closest<HTMLElement>(PRESSED);
    if (pressed)
      return () => {
        pressed.click();
      };
    const drawing = target.closest('svg');
    return drawing && !target.closest('a, [role="slider"]') ? pressOn(drawing, event) : null;
  }
  if (event instanceof KeyboardEvent && isPlayerKey(event)) {
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
 * Presses a drawing where it was pressed, wherever it has been scrolled to since. What is there may be drawn only once
 * the page is live.
 */
function pressOn(drawing: SVGSVGElement, event: MouseEvent): Missed {
  const { left, top } = drawing.getBoundingClientRect();
  const [right, down] = [event.clientX - left, event.clientY - top];
  const pointerType = event instanceof PointerEvent ? event.pointerType : 'mouse';
  return () => {
    const now = drawing.getBoundingClientRect();
    const [clientX, clientY] = [now.left + right, now.top + down];
    const there = document.elementFromPoint(clientX, clientY);
    const pressed = there && drawing.contains(there) ? there : drawing;
    for (const type of ['pointerdown', 'click'])
      pressed.dispatchEvent(
        new PointerEvent(type, { clientX, clientY, pointerType, bubbles: true, cancelable: true }),
      );
  };
}

type TextField = HTMLTextAreaElement | HTMLInputElement;

/** A text field whose content has just been changed; null: another event. */
function typedInto({ type, target }: Event): TextField | null {
  if (type !== 'input') return null;
  if (target instanceof HTMLTextAreaElement) return target;
  // The selection of fields without text is null.
  return target instanceof HTMLInputElement && target.selectionStart !== null ? target : null;
}

/** Retypes what a field contained before it was live: the live page does not know about it. */
function typeAgain(field: TextField): Missed {
  const { value, selectionStart, selectionEnd } = field;
  return () => {
    field.value = value;
    field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new InputEvent('input', { inputType: 'insertText', bubbles: true }));
  };
}

/**
 * Whether a fragment may ask for more than the page as it opens. Every page checks this at once, so `address.ts`, which
 * reads the fields, is not imported here; a field with an unknown value brings the page to life in vain.
 */
export const mayAsk = (hash: string): boolean =>
  /[#&](?:at|step|edition|beside|try|ask|telling|language)=[^&]/.test(hash);

/**
 * Hydrates a part of the page on the first pointer, touch or focus event in it, or when a key of its player is pressed.
 * Until then its scripts are not fetched: its content is in the HTML. Presses, choices and typing during loading are
 * replayed. If loading fails, they are left to the browser, and the next event tries again.
 */
export function wakeOnIntent(target: HTMLElement, load: () => Promise<void>): () => void {
  const kinds = [
    'pointerover',
    'touchstart',
    'focusin',
    'pointerdown',
    'click',
    'keydown',
    'input',
    'change',
  ];
  let wake = listen();
  return () => {
    wake();
  };

  function listen(): () => void {
    const missed: Missed[] = [];
    /** The latest content of each field. */
    const typed = new Map<TextField, Missed>();
    const listening = new AbortController();
    const { signal } = listening;
    let waking = false;

    const hear = (event: Event): void => {
      const field = typedInto(event);
      if (field) typed.set(field, typeAgain(field));
      const again = missedBy(event);
      if (again) {
        missed.push(again);
        if (event.type !== 'change') event.preventDefault();
        event.stopPropagation();
      }
      attempt();
    };
    const attempt = (): void => {
      if (waking) return;
      waking = true;
      void isLoaded(load).then(async (isLive) => {
        listening.abort();
        for (const again of [...typed.values(), ...missed]) {
          again();
          // The effect of a press is drawn before the next one.
          await Promise.resolve();
        }
        if (!isLive) wake = listen();
      });
    };
    for (const type of kinds) target.addEventListener(type, hear, { capture: true, signal });
    document.addEventListener(
      'keydown',
      (event) => {
        if (isUnfocusedKey(event) && isPlayerKey(event)) hear(event);
      },
      { signal },
    );
    return attempt;
  }
}

const isLoaded = (load: () => Promise<void>): Promise<boolean> =>
  load().then(
    () => true,
    (cause: unknown) => {
      console.error(cause);
      return false;
    },
  );
