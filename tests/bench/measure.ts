const WARM_UPS = 3;
const RUNS = 5;

/**
 * Cost per item: microseconds of CPU time, the median of five runs over all items. CPU time, because other load on
 * the machine distorts it less. Call once per process: code compiled for one figure would affect another. Garbage
 * from reading is collected first: while V8 is collecting, it treats new objects as long-lived, and from then on
 * would allocate every ruling where garbage costs three times as much.
 */
export function measure<T>(items: readonly T[], once: (item: T) => number): number {
  return medianOf(() => timeOf(items, once) / items.length);
}

const BATCH = 100;

/** Like `measure`, but each item is read just before use, a hundred at a time, outside the measured time. */
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
