import { join } from 'node:path';
import { preview } from 'vite';

/**
 * Serves the built site on a free port while the tests run, and tells the address by `SITE`. With `SITE` set
 * beforehand they test that site instead.
 */
export default async function serve(): Promise<() => Promise<void>> {
  if (process.env['SITE']) return () => Promise.resolve();
  const server = await preview({
    root: join(import.meta.dirname, '..', '..'),
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 4180 },
  });
  process.env['SITE'] = server.resolvedUrls?.local[0] ?? '';
  return () => server.close();
}
