import { parentPort } from 'node:worker_threads';
import { doBlock } from './cases.ts';
import type { Request } from './job.ts';

/** A thread of the pool: a block in, what came of it out, one after the other. */
parentPort?.on('message', ({ block, job }: Request) => {
  const done = doBlock(block, job);
  parentPort?.postMessage(done, [done.out.buffer]);
});
