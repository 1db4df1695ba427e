import { join } from 'node:path';
import { type Plugin, preview } from 'vite';
import { MAP_HEADER } from './map-header.ts';

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

/** Drawing the map takes a third of a page's time, and only the tests of pictures look at it. */
const withoutMap: Plugin = {
  name: 'standoff:without-map',
  configurePreviewServer({ middlewares }) {
    middlewares.use(({ headers, url = '' }, response, next) => {
      const isMap = headers[MAP_HEADER] === 'none' && /\/board(-thumb)?\.svg$/.test(url);
      if (!isMap) {
        next();
        return;
      }
      response.setHeader('content-type', 'image/svg+xml');
      response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
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
    plugins: [uncompressed, withoutMap],
  });
  process.env['SITE'] = server.resolvedUrls?.local[0] ?? '';
  return () => server.close();
}
