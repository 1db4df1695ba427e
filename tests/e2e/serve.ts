import { join } from 'node:path';
import { type Plugin, preview } from 'vite';

/** Within one machine, compressing a page takes longer than sending it. */
const uncompressed: Plugin = {
  name: 'standoff:uncompressed',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      delete request.headers['accept-encoding'];
      next();
    });
  },
};

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
    plugins: [uncompressed],
  });
  process.env['SITE'] = server.resolvedUrls?.local[0] ?? '';
  return () => server.close();
}
