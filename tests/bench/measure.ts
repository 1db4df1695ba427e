const WARM_UPS = 3;
const RUNS = 5;

/**
 * What one of the items costs: microseconds of CPU time, the median of five runs over all of them. CPU time, for what
 * else the machine does counts less in it. To be called once in a process: what was compiled for one figure would be
 * in the way of another. Garbage of the reading is collected first: V8 takes whatever is made while it still collects
 * for long-lived, and from then on would lay every ruling where garbage costs three times as much.
 */
export function measure<T>(items: readonly T[], once: (item: T) => number): number {
  let sink = 0;
  globalThis.gc?.();
  const run = (): void => {
    for (const item of items) sink += once(item);
  };
  for (let time = 0; time < WARM_UPS; time += 1) run();
  const times = Array.from({ length: RUNS }, () => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / items.length;
  }).sort((a, b) => a - b);
  if (Number.isNaN(sink)) throw new Error('nothing was done');
  return times[Math.floor(RUNS / 2)] ?? 0;
}
