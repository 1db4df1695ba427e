import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAMES = [
  'scenario.schema.json',
  'game.schema.json',
  'edition.schema.json',
  'lesson.schema.json',
  'story.schema.json',
  'case.schema.json',
];

/**
 * Publishes the schemas of `scenarios/` at the root of the site, so that editors anywhere can complete and validate
 * scenarios, games, editions, lessons, stories and cases with the schemas that the build uses.
 */
export function publishSchema(): Plugin {
  let root = process.cwd();
  const read = (name: string) => readFile(join(root, 'scenarios', name), 'utf8');
  return {
    name: 'standoff:schema',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const fileName of NAMES)
        this.emitFile({ type: 'asset', fileName, source: await read(fileName) });
    },
    configureServer(server) {
      for (const name of NAMES)
        server.middlewares.use(`/${name}`, (_, response, next) => {
          const send = async () => {
            const schema = await read(name);
            response.setHeader('Content-Type', 'application/json').end(schema);
          };
          send().catch(next);
        });
    },
  };
}
