import reading from '../reading/reading-worker.ts?worker&url';
import search from '../ask/search/search-worker.ts?worker&url';
import board from '../own-board/board-worker.ts?worker&url';

const ADDRESSES = { search, reading, board } as const;
type WorkerName = keyof typeof ADDRESSES;

const addressOf = (name: string): string => ADDRESSES[name as WorkerName];

/** Where pages enforce Trusted Types, the address of a worker must come from a policy: this one allows no others. */
const policy = globalThis.trustedTypes?.createPolicy('standoff-worker', {
  createScriptURL: addressOf,
});

/** Throws where workers are forbidden. */
export const startWorker = (name: WorkerName): Worker =>
  new Worker(policy?.createScriptURL(name) ?? addressOf(name), { type: 'module' });
