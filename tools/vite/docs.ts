import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:docs';
const RESOLVED = `\0${NAME}`;
/** The files that are also pages of the site; `src/site/docs/docs.ts` has their addresses. */
const FILES = [
  ...['embedding', 'frames', 'pictures', 'theming', 'notation'].map((name) => `${name}.md`),
  'embedding.de.md',
];

/** `import { docs } from 'virtual:docs'`: those files, as text. */
export function docs(): Plugin {
  let root = process.cwd();
  return {
    name: 'standoff:docs',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      const texts = await Promise.all(
        FILES.map(async (name) => {
          const file = join(root, 'docs', name);
          this.addWatchFile(file);
          return [name, await readFile(file, 'utf8')] as const;
        }),
      );
      return `export const docs = ${JSON.stringify(Object.fromEntries(texts))};`;
    },
  };
}
