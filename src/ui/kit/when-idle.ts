/** The delay where a browser does not report when it is idle, in ms. */
const PAUSE = 120;

/** Runs a task once the browser has nothing else to do. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  // Safari lacks it.
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

/** Waits for a task of its own, so that the browser can answer the reader in between. */
export const nextTask = (): Promise<void> =>
  new Promise((resume) => {
    setTimeout(resume, 0);
  });
