import { getContext, untrack } from 'svelte';

/** A value that follows another one. Reactive. */
export interface Following<T> {
  readonly current: T;
}

/** Whether a prerendered page is still being brought to life: its components are in the HTML already. */
interface Hydration {
  isOver: boolean;
}
const KEY = Symbol('hydration of the page');

/** The context that tells components of it. */
export const hydrationContext = (hydration: Hydration): readonly [symbol, Hydration] => [
  KEY,
  hydration,
];

/**
 * The value as it was before, until what else it changes has been painted: for what may wait, so that the rest is seen sooner.
 * To be called while a component is created.
 */
export function afterPaint<T>(valueOf: () => T): Following<T> {
  let current = $state.raw(untrack(valueOf));
  $effect(() => {
    const next = valueOf();
    if (next === untrack(() => current)) return;
    return oncePainted(() => {
      current = next;
    });
  });
  return {
    get current() {
      return current;
    },
  };
}

/**
 * Whether what else is created with a component has been painted: for parts of it that may wait. What is in the HTML of the page
 * is there at once. To be called while a component is created.
 */
export function afterFirstPaint(): Following<boolean> {
  const hydration = getContext<Hydration | undefined>(KEY);
  let current = $state(hydration?.isOver !== true);
  $effect(() => {
    if (!untrack(() => current))
      return oncePainted(() => {
        current = true;
      });
  });
  return {
    get current() {
      return current;
    },
  };
}

/** Returns what calls it off. */
function oncePainted(job: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // What is run in a frame is run before it is painted, a timer of it afterwards.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(job);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
