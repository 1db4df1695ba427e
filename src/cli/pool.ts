import { Worker } from 'node:worker_threads';
import type { Block } from './blocks.ts';
import type { Done, Job, Request } from './job.ts';

/** Threads that share the work. */
export interface Pool {
  /** Takes the bytes of the block away. Rejects if the thread dies. */
  readonly run: (block: Block, job: Job) => Promise<Done>;
  readonly close: () => Promise<void>;
}

interface Task {
  readonly request: Request;
  readonly resolve: (done: Done) => void;
  readonly reject: (cause: Error) => void;
}

/** A pool of up to `size` threads of the module at `url`; they are started when there is work for them. */
export function openPool(url: URL, size: number): Pool {
  const workers: Worker[] = [];
  const idle: Worker[] = [];
  const waiting: Task[] = [];
  const running = new Map<Worker, Task>();

  function start(): Worker {
    const worker = new Worker(url);
    worker.on('message', (done: Done) => {
      running.get(worker)?.resolve(done);
      running.delete(worker);
      idle.push(worker);
      next();
    });
    worker.on('error', (cause: unknown) => {
      running.get(worker)?.reject(cause instanceof Error ? cause : new Error(String(cause)));
      running.delete(worker);
    });
    workers.push(worker);
    return worker;
  }

  function next(): void {
    const isRoom = idle.length > 0 || workers.length < size;
    const task = isRoom ? waiting.shift() : undefined;
    if (!task) return;
    const worker = idle.pop() ?? start();
    running.set(worker, task);
    worker.postMessage(task.request, [task.request.block.bytes.buffer]);
  }

  return {
    run: (block, job) =>
      new Promise((resolve, reject) => {
        waiting.push({ request: { block, job }, resolve, reject });
        next();
      }),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
