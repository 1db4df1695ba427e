import { adjudicate } from '../../src/adjudicator/adjudicate.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { corpus } from './corpus.ts';
import { JOBS } from './jobs.ts';

/** Called by `npm run bench` in a process for each figure: prints one line of JSON. */
const [name = ''] = process.argv.slice(2);

function printFigures(figures: object): void {
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}

/** The first ruling of a process, and one after a few dozen. In microseconds. */
function coldStart(): void {
  const turns = corpus(60, 7);
  const times = turns.map(({ position, orders }) => {
    const start = performance.now();
    adjudicate(position, orders, EDITIONS.DATC);
    return 1000 * (performance.now() - start);
  });
  printFigures({ first: times[0], later: times.at(-1) });
}

/** What a ruling leaves in memory while nothing is collected, without and with its trace. In bytes. */
function memory(): void {
  const turns = corpus(2000, 7);
  const grown = (trace: boolean): number => {
    const rule = () =>
      turns.map(({ position, orders }) => adjudicate(position, orders, EDITIONS.DATC, { trace }));
    rule();
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    const kept = rule();
    globalThis.gc?.();
    return (process.memoryUsage().heapUsed - before) / kept.length;
  };
  printFigures({ verdict: grown(false), trace: grown(true) });
}

if (name === 'names') printFigures(Object.keys(JOBS));
else if (name === 'cold start') coldStart();
else if (name === 'memory') memory();
else printFigures(JOBS[name]?.() ?? {});
