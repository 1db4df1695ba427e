import { afterEach, expect, test, vi } from 'vitest';

const SCOPE = 'https://example.org/site/';

/** A cache storage in memory. */
function storage() {
  const kept = new Map<string, Map<string, string>>();
  const cacheOf = (files: Map<string, string>) => ({
    match: (address: string) => {
      const text = files.get(address);
      return Promise.resolve(text === undefined ? undefined : new Response(text));
    },
    put: async (address: string, file: Response) => {
      files.set(address, await file.text());
    },
  });
  return {
    keys: () => Promise.resolve([...kept.keys()]),
    open: (name: string) => {
      const files = kept.get(name) ?? new Map<string, string>();
      kept.set(name, files);
      return Promise.resolve(cacheOf(files));
    },
    match: async (address: string) => {
      for (const files of kept.values()) {
        const found = await cacheOf(files).match(address);
        if (found) return found;
      }
      return undefined;
    },
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  };
}

type Listener = (event: { readonly waitUntil: (until: Promise<unknown>) => void }) => void;

/** The worker of a version of the site; it sends an event to it and waits until that is done. */
async function workerOf(version: string): Promise<(type: string) => Promise<void>> {
  const listeners = new Map<string, Listener>();
  const files = ['a.txt', 'b.txt'].map((path) => [path, version]);
  vi.stubGlobal('SITE', { version, files, packs: [] });
  vi.stubGlobal('self', {
    registration: { scope: SCOPE },
    clients: { claim: () => Promise.resolve() },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  });
  vi.resetModules();
  await import('../../../src/site/offline/offline-worker.ts');
  return async (type) => {
    const until: Promise<unknown>[] = [];
    listeners.get(type)?.({ waitUntil: (one) => until.push(one) });
    await Promise.all(until);
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a version stays until its pages are closed, whatever releases failed or were passed over since', async () => {
  const caches = storage();
  vi.stubGlobal('caches', caches);
  let broken = '';
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(new Response('', { status: address.endsWith(broken) ? 404 : 200 })),
  );
  const versions = async () => (await caches.keys()).map((name) => name.split(' ').at(-1));
  const release = async (version: string, starts: boolean) => {
    const send = await workerOf(version);
    await send('install');
    if (starts) await send('activate');
  };
  broken = 'none';
  await release('first', true);
  broken = 'b.txt';
  await expect(release('failed', false)).rejects.toThrow('b.txt: 404');
  expect(await versions()).toEqual(['first', 'failed']);
  broken = 'none';
  await release('second', true);
  expect(await versions()).toEqual(['first', 'second']);
  // One that nobody starts is replaced by the next.
  await release('third', false);
  await release('fourth', true);
  expect(await versions()).toEqual(['second', 'fourth']);
});
