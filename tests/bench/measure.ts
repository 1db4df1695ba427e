const WARM_UPS = 3;
const RUNS = 5;

/**
 * What one of the items costs: microseconds of CPU time, the median of five runs over all of them. CPU time, for what
 * else the machine does counts less in it. To be called once in a process: what was compiled for one figure would be
 * in the way of another. Garbage of the reading is collected first: V8 takes whatever is made while it still collects
 * for long-lived, and from then on would lay every ruling where garbage costs three times as much.
 */
export function measure<T>(items: readonly T[], once: (item: T) => number): number {
  return medianOf(() => timeOf(items, once) / items.length);
}

const BATCH = 100;

/** As `measure`, but each item is read just before it is used, a hundred at a time, which does not count. */
export function measureRead<S, T>(
  sources: readonly S[],
  read: (source: S) => T,
  once: (item: T) => number,
): number {
  return medianOf(() => {
    let time = 0;
    for (let at = 0; at < sources.length; at += BATCH) {
      time += timeOf(sources.slice(at, at + BATCH).map(read), once);
    }
    return time / sources.length;
  });
}

let sink = 0;

/** In microseconds of CPU time. */
function timeOf<T>(items: readonly T[], once: (item: T) => number): number {
  const before = process.cpuUsage();
  for (const item of items) sink += once(item);
  const { user, system } = process.cpuUsage(before);
  if (Number.isNaN(sink)) throw new Error('nothing was done');
  return user + system;
}

function medianOf(run: () => number): number {
  globalThis.gc?.();
  for (let time = 0; time < WARM_UPS; time += 1) run();
  const times = Array.from({ length: RUNS }, run).sort((a, b) => a - b);
  return times[Math.floor(RUNS / 2)] ?? 0;
}
