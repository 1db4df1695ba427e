import { Worker } from 'node:worker_threads';
import type { LanguageTag } from '../explain/languages/language-tags.ts';
import type { Edition } from '../rules/edition.ts';
import type { OutputFormat } from './arguments.ts';

/** Whole lines of an input. */
export interface LineBlock {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The number of its first line, from 1. */
  readonly line: number;
}

/** What to do with every case of an input. */
export type Job =
  | RuleJob
  | { readonly task: 'check'; readonly input: string; readonly edition: Edition | null };

export interface RuleJob {
  readonly task: 'rule';
  /** The name of the input, for messages. */
  readonly input: string;
  readonly edition: Edition | null;
  readonly format: OutputFormat;
  readonly trace: boolean;
  readonly language: LanguageTag;
}

/** The results for a block: bytes to print, messages, and counts of its cases. */
export interface BlockResults {
  readonly out: Uint8Array<ArrayBuffer>;
  /** At most `MAX_MESSAGES`. */
  readonly err: readonly string[];
  /** The number of messages that are not in `err`. */
  readonly omitted: number;
  readonly cases: number;
  readonly bad: number;
  /** Cases that had a result to compare with. */
  readonly compared: number;
}

/** The result for one line: something to print, messages, or nothing. */
export interface LineDone {
  readonly out: string | null;
  readonly err: readonly string[];
  readonly bad: boolean;
  readonly compared: boolean;
}

/** Most messages about one input; further ones are only counted. */
export const MAX_MESSAGES = 1_000;

/** A request to a thread. */
export interface PoolRequest {
  readonly block: LineBlock;
  readonly job: Job;
}

/** Threads that share the work. */
export interface Pool {
  /** Transfers the bytes of the block, so the caller loses them. Rejects if the thread dies. */
  readonly run: (block: LineBlock, job: Job) => Promise<BlockResults>;
  readonly close: () => Promise<void>;
}

interface Task {
  readonly request: PoolRequest;
  readonly resolve: (done: BlockResults) => void;
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
    worker.on('message', (done: BlockResults) => {
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
