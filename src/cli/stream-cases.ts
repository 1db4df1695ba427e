import { availableParallelism } from 'node:os';
import { blocksOf, type Block } from './blocks.ts';
import { doBlock } from './cases.ts';
import { inOrder } from './in-order.ts';
import type { Input } from './input.ts';
import type { Done, Job } from './job.ts';
import { openPool } from './pool.ts';
import { openProgress, tell, type Terminal } from './terminal.ts';

/** Messages about one input; the others are counted. */
const MOST_MESSAGES = 1_000;

/** Less than this is done sooner than a thread is started. In bytes. */
const SMALL = 128 * 1024;

export interface Counts {
  readonly cases: number;
  readonly bad: number;
  readonly compared: number;
}

/**
 * Does the job for every case of an input, on all cores, in constant memory. `take` gets what there is to print, in
 * the order of the input; the next is ready when its promise is kept. `worker` is the module of the threads.
 */
export async function streamCases(
  input: Input,
  job: Job,
  worker: URL,
  terminal: Terminal,
  take: (out: Uint8Array) => Promise<void>,
): Promise<Counts> {
  const size = availableParallelism();
  const pool = openPool(worker, size);
  const progress = openProgress(terminal);
  let seen = 0;
  const work = async (block: Block): Promise<Done> => {
    seen += block.bytes.length;
    return seen <= SMALL ? doBlock(block, job) : pool.run(block, job);
  };
  let untold = 0;
  let told = 0;
  const counts = { cases: 0, bad: 0, compared: 0 };
  try {
    const blocks = blocksOf(input.chunks, () => input.failure() === null);
    for await (const done of inOrder(blocks, work, 2 * size)) {
      counts.cases += done.cases;
      counts.bad += done.bad;
      counts.compared += done.compared;
      if (done.err.length > 0) {
        progress.clear();
        const shown = done.err.slice(0, MOST_MESSAGES - told);
        told += shown.length;
        untold += done.err.length - shown.length;
        for (const line of shown) await tell(terminal.stderr, [line]);
      }
      await take(done.out);
      progress.show(counts.cases, counts.bad);
    }
  } finally {
    progress.clear();
    await pool.close();
  }
  if (untold > 0)
    await tell(terminal.stderr, [`${input.name}: ... and ${untold.toLocaleString('en')} more`]);
  return counts;
}
