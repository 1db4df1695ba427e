/** One figure, measured in a process of its own: what was compiled for one would be in the way of another. */
export interface Measured {
  readonly name: string;
  /** Microseconds of CPU time for one ruling, the median of five runs. */
  readonly each: number;
}

const WARM_UPS = 2;
const RUNS = 5;

/** Runs `once` over all items and measures what one costs. CPU time: what else the machine does counts less. */
export function measure<T>(name: string, items: readonly T[], once: (item: T) => number): Measured {
  let sink = 0;
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
  return { name, each: times[Math.floor(RUNS / 2)] ?? 0 };
}
