import reading from '../reading/reading-worker.ts?worker&url';
import search from '../ask/search/search-worker.ts?worker&url';

const addressOf = (name: string): string => (name === 'reading' ? reading : search);

/** Where pages enforce Trusted Types, the address of a worker must come from a policy: this one allows no others. */
const policy = globalThis.trustedTypes?.createPolicy('standoff-worker', {
  createScriptURL: addressOf,
});

/** Throws where workers are forbidden. */
export const startWorker = (name: 'search' | 'reading'): Worker =>
  new Worker(policy?.createScriptURL(name) ?? addressOf(name), { type: 'module' });
