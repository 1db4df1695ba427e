import { untrack } from 'svelte';

/** A value that follows another one. Reactive. */
export interface Following<T> {
  readonly current: T;
}

/**
 * The value as it was before, until what else it changes has been painted: for what may wait, so that the rest is seen sooner.
 * To be called while a component is created.
 */
export function afterPaint<T>(valueOf: () => T): Following<T> {
  let current = $state.raw(untrack(valueOf));
  $effect(() => {
    const next = valueOf();
    if (next === untrack(() => current)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // What is run in a frame is run before it is painted, a timer of it afterwards.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        current = next;
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });
  return {
    get current() {
      return current;
    },
  };
}
