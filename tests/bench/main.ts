import { readFileSync, writeFileSync } from 'node:fs';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { writeCase } from '../../src/orders/notations/cases/case-format.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { corpus } from './corpus.ts';
import { inWords, JOBS, parsed } from './jobs.ts';

/**
 * Called by `npm run bench` with the name of a figure and the file of the corpus, in a process for each: prints one
 * line of JSON.
 */
const [name = '', file = ''] = process.argv.slice(2);
const SIZE = 20_000;
const SEED = 1971;

function print(figures: unknown): void {
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}

const read = (): readonly string[] => readFileSync(file, 'utf8').trimEnd().split('\n');
const cases = (count: number) => read().slice(0, count).map(parsed).map(inWords);

function writeCorpus(): void {
  const turns = corpus(SIZE, SEED);
  const lines = turns.map((turn, place) => writeCase({ id: `c${String(place)}`, ...turn }));
  writeFileSync(file, `${lines.join('\n')}\n`);
  const units = turns.flatMap(({ position }) => position.units).length;
  const orders = turns.flatMap((turn) => turn.orders);
  const convoys = orders.filter(({ type }) => type === 'convoy').length;
  print({ positions: turns.length, units: units / turns.length, convoys: convoys / orders.length });
}

/** The first adjudication of a process, and one after a few dozen; in microseconds. */
function coldStart(): void {
  const times = cases(60).map(({ position, orders }) => {
    const start = performance.now();
    adjudicate(position, orders, EDITIONS.DATC);
    return 1000 * (performance.now() - start);
  });
  print({ first: times[0], later: times.at(-1) });
}

/** Bytes that a ruling occupies while it is kept, without and with its trace. */
function memory(): void {
  const given = cases(2000);
  const taken = (trace: boolean): number => {
    const rule = () =>
      given.map(({ position, orders }) => adjudicate(position, orders, EDITIONS.DATC, { trace }));
    rule();
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    const kept = rule();
    globalThis.gc?.();
    return (process.memoryUsage().heapUsed - before) / kept.length;
  };
  print({ verdict: taken(false), trace: taken(true) });
}

switch (name) {
  case 'names':
    print(Object.keys(JOBS));
    break;
  case 'corpus':
    writeCorpus();
    break;
  case 'cold start':
    coldStart();
    break;
  case 'memory':
    memory();
    break;
  default:
    print(JOBS[name]?.(read()) ?? null);
}
