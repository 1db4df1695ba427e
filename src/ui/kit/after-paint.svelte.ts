import { getContext, untrack } from 'svelte';

/** A value that follows another one. Reactive. */
export interface Following<T> {
  readonly current: T;
}

/** Whether a prerendered page is being hydrated: its components are in the HTML already. */
interface Hydration {
  isOver: boolean;
}
const KEY = Symbol('hydration of the page');

/** The context that informs components about it. */
export const hydrationContext = (hydration: Hydration): readonly [symbol, Hydration] => [
  KEY,
  hydration,
];

/**
 * Delays a change of a value until its other effects have been painted: for parts that can wait, so that the rest
 * appears sooner. Call it while a component is created.
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
 * Whether the rest of a new component has been painted: for parts of it that can wait. Parts that are in the HTML of the
 * page already do not wait. Call it while a component is created.
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

/**
 * Runs a job once the present state has been painted, or before it is printed. Returns a function that cancels it.
 */
export function oncePainted(job: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // An animation frame callback runs before the frame is painted, a timer set in it runs afterwards.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  function cancel(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    removeEventListener('beforeprint', run);
  }
  function run(): void {
    cancel();
    job();
  }
  addEventListener('beforeprint', run);
  return cancel;
}
