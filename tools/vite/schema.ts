import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'scenario.schema.json';

/**
 * Publishes `scenarios/scenario.schema.json` at the root of the site, so that the editor of whoever
 * writes a scenario anywhere completes and validates it by the file that the build itself goes by.
 */
export function publishSchema(): Plugin {
  let root = process.cwd();
  const read = () => readFile(join(root, 'scenarios', NAME), 'utf8');
  return {
    name: 'standoff:schema',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: NAME, source: await read() });
    },
    configureServer(server) {
      server.middlewares.use(`/${NAME}`, (_, response, next) => {
        const send = async () => {
          const schema = await read();
          response.setHeader('Content-Type', 'application/json').end(schema);
        };
        send().catch(next);
      });
    },
  };
}
