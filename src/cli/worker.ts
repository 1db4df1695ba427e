import { parentPort } from 'node:worker_threads';
import { doBlock } from './cases.ts';
import type { PoolRequest } from './pool.ts';

/** A thread of the pool: receives one block at a time, and answers with its results. */
parentPort?.on('message', ({ block, job }: PoolRequest) => {
  void doBlock(block, job).then((done) => {
    parentPort?.postMessage(done, [done.out.buffer]);
  });
});
