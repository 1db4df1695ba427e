/** Where a browser does not tell when it is idle, in ms. */
const PAUSE = 120;

/** Runs a task once the browser has nothing else to do. Returns what calls it off. */
export function whenIdle(task: () => void): () => void {
  // Safari has none.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }
  const asked = requestIdleCallback(task);
  return () => {
    cancelIdleCallback(asked);
  };
}
